// Following another instance for as long as the server runs: again and again, and after a failure
// again somewhat later.

import type { Repeating } from '../../desk/repeating.ts';
import type { Mirror } from './mirror.ts';

/** ms between two looks, and after failures the longest pause. */
const everyMs = 10_000;
const longestMs = 300_000;

export function startFollowing(
  mirror: Mirror,
  onFailure: (error: unknown, pauseMs: number) => void,
): Repeating {
  const ending = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  let pauseMs = everyMs;
  let running: Promise<void> = Promise.resolve();
  const look = async () => {
    try {
      await mirror.catchUp(ending.signal);
      pauseMs = everyMs;
    } catch (error) {
      if (ending.signal.aborted) return;
      pauseMs = Math.min(pauseMs * 2, longestMs);
      onFailure(error, pauseMs);
    }
    if (!ending.signal.aborted) timer = setTimeout(begin, pauseMs);
  };
  const begin = () => {
    running = look();
  };
  timer = setTimeout(begin, everyMs);
  return {
    stop: async () => {
      ending.abort();
      clearTimeout(timer);
      await running;
    },
  };
}
