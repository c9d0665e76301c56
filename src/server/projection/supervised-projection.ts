// A projection that goes on: when its thread ends by an error, another one takes its place, at once the
// first time and after ever longer pauses while it keeps failing. Meanwhile reading goes on from the
// shelf as it is.

import { minuteMs, secondMs } from '../../kernel/durations.ts';
import type { Projection } from './projection.ts';

export interface SupervisedProjection {
  /** Whether a thread is at work; false while one waits to be started again. */
  readonly runs: () => boolean;
  readonly stop: () => Promise<void>;
}

interface SupervisedParts {
  /** Starts the thread; `onError` is told once, when it ends by an error. */
  readonly start: (onError: (error: unknown) => void) => Projection;
  /** Told of each error, and after how many ms the next thread starts. */
  readonly onError: (error: unknown, pauseMs: number) => void;
  /** Milliseconds that never step back. */
  readonly clock: () => number;
  /** Ms before each next start of a thread that keeps failing; the last one holds for all that follow. */
  readonly pauses?: readonly number[];
}

const byDefault = [secondMs, 2 * secondMs, 5 * secondMs, 15 * secondMs, minuteMs];
/** A thread that lived for so many ms is not one that keeps failing. */
const stableAfterMs = minuteMs;

/** Keeps a projection at work until it is stopped. */
export function superviseProjection({
  start,
  onError,
  clock,
  pauses = byDefault,
}: SupervisedParts): SupervisedProjection {
  let running: Projection | null = null;
  let next: NodeJS.Timeout | undefined;
  let stopped = false;
  let failures = 0;
  const begin = () => {
    const from = clock();
    const begun = start((error) => {
      running = null;
      if (stopped) return;
      if (clock() - from >= stableAfterMs) failures = 0;
      const pauseMs = pauses[Math.min(failures, pauses.length - 1)] ?? stableAfterMs;
      failures += 1;
      onError(error, pauseMs);
      next = setTimeout(begin, pauseMs);
    });
    running = begun;
  };
  begin();
  return {
    runs: () => running !== null,
    stop: async () => {
      stopped = true;
      clearTimeout(next);
      await running?.stop();
    },
  };
}
