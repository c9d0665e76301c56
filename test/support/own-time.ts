/**
 * Ms that went by for this thread, from now on: what the machine took away from it, because others wanted its
 * processors or its owner did, counts as little. A test that says "within a second" says it of this clock, so that
 * a busy machine fails none; a wait that should not be there still counts whole.
 */
export function ownTime(): () => number {
  const step = 10;
  let counted = 0;
  let last = performance.now();
  const count = () => {
    const now = performance.now();
    counted += Math.min(now - last, 2 * step);
    last = now;
  };
  setInterval(count, step).unref();
  return () => {
    count();
    return counted;
  };
}
