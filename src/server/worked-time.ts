// How long this thread has worked. To ask the system costs more than a small question does, and it is asked
// several times for each: so it is asked at most once in a millisecond, and in between the time goes on as that
// of the day does.

/** For so many ms what the system said last is gone on from. */
const heldForMs = 1;

/**
 * Milliseconds that the thread has worked, never fewer than before and wrong by less than one.
 * @param clock milliseconds that never step back
 * @param systemWorkedMs what the system says
 */
export function workedTime(clock: () => number, systemWorkedMs: () => number): () => number {
  let at = Number.NEGATIVE_INFINITY;
  let lastReadMs = 0;
  let reportedMs = 0;
  return () => {
    const now = clock();
    if (now - at >= heldForMs) {
      lastReadMs = systemWorkedMs();
      at = now;
    }
    reportedMs = Math.max(reportedMs, lastReadMs + now - at);
    return reportedMs;
  };
}
