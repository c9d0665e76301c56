// Rows of the lists that were asked for, taken into memory between the answers: by questions alone a large
// catalogue would need a thousand of them, after each start and whenever much changed while nobody asked.

import { nobodyAsked } from './nobody-asked.ts';

/**
 * Between two takings others are answered: so long at least, and three times as long as the last one took. Until all
 * are there each question costs more than that.
 */
const pauseMs = 10;
const pauseShare = 3;
/** While nobody asks, the next taking follows at once: whoever comes waits for one at most. */
const pauseAloneMs = 1;
/** So often it is looked for what changed. */
const restMs = 1_000;
/** What failed is tried again. */
const afterBugMs = 10 * 60_000;

interface TakingRows {
  /** Takes some; false when there are no more. */
  readonly take: () => boolean;
  /** Milliseconds that never step back. */
  readonly clock: () => number;
  /** How many requests came so far. */
  readonly requests: () => number;
  readonly bug: (error: unknown, sentence: string) => void;
}

export function takeRowsLater({ take, clock, requests, bug }: TakingRows): Disposable {
  let timer: NodeJS.Timeout;
  const isAlone = nobodyAsked(requests);
  const pauseAfter = () => {
    const from = clock();
    const wasAlone = isAlone();
    try {
      if (!take()) return restMs;
      return wasAlone ? pauseAloneMs : Math.max(pauseMs, pauseShare * (clock() - from));
    } catch (error) {
      bug(error, 'rows were not taken into memory');
      return afterBugMs;
    }
  };
  const later = (ms: number) => {
    timer = setTimeout(() => later(pauseAfter()), ms).unref();
  };
  later(restMs);
  return { [Symbol.dispose]: () => clearTimeout(timer) };
}
