const step = 10;
let counted = 0;
let last = 0;
let ticking = false;

function count(): number {
  const now = performance.now();
  counted += Math.min(now - last, 2 * step);
  last = now;
  return counted;
}

/**
 * Ms that went by for this thread, from now on: what the machine took away from it, because others wanted its
 * processors or its owner did, counts as little. A test that says "within a second" says it of this clock, so that
 * a busy machine fails none; a wait that should not be there still counts whole.
 */
export function ownTime(): () => number {
  // One timer counts for all tests of a process.
  if (!ticking) {
    ticking = true;
    setInterval(count, step).unref();
    last = performance.now();
  }
  const from = count();
  return () => count() - from;
}
