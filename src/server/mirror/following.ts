// Following another instance for as long as the server runs: again and again, and after a failure
// again somewhat later.

import type { Repeating } from '../../desk/repeating.ts';
import type { Mirror } from './mirror.ts';

/** ms between two looks, and after failures the longest pause. */
const everyMs = 10_000;
const longestMs = 300_000;

/** How long a start waits for its first look, in ms: an instance that is away keeps no mirror from answering. */
const firstLookMs = 10_000;

/**
 * A look before anything is answered: a mirror that never had everything loads it, and what was erased while it was
 * off is shown to nobody. What a later start does not come to, following does from its beginning on, and says what
 * fails.
 * @throws whatever keeps the first load from its end
 */
export async function firstLook(mirror: Mirror, withinMs = firstLookMs): Promise<void> {
  if (!(await mirror.hasLoaded())) {
    await mirror.catchUp();
    return;
  }
  const over = new AbortController();
  const timer = setTimeout(() => over.abort(), withinMs);
  try {
    await mirror.catchUp(over.signal);
  } catch {
    // Following asks again at once.
  } finally {
    clearTimeout(timer);
  }
}

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
  begin();
  return {
    stop: async () => {
      ending.abort();
      clearTimeout(timer);
      await running;
    },
  };
}
