// The time of a thread: it is told the moment at which it begins, and counts on from there.

/** Ms since the machine started; they never step back. */
export function steadyMs(): number {
  return Number(process.hrtime.bigint() / 1_000_000n);
}

/** @param begins ISO 8601, the moment of this call */
export function countedFrom(begins: string): () => Date {
  const start = Date.parse(begins) - steadyMs();
  return () => new Date(start + steadyMs());
}
