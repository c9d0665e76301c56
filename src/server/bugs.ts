// How what failed is told to the operator. What fails in every round of what runs beside, as on a full disk, is not
// told in each: the log of a day would fill another disk.

import type { Logger } from 'pino';
import { DatabaseAwayError } from '../engines/database-away.ts';
import { minuteMs } from '../kernel/durations.ts';

/** Told of an error, with a sentence that says what it came of; `of` names the request that met it. */
export type Bug = (error: unknown, sentence: string, of?: object) => void;

/**
 * Each failure of a request is told, the same one of a round once a minute. That the database is away was said once
 * by whoever watches it, and is no bug of whatever wants to ask it.
 * @param clock milliseconds that never step back
 */
export function bugsTo(log: Pick<Logger, 'error'>, clock: () => number): Bug {
  const toldAt = new Map<string, number>();
  return (error, sentence, of) => {
    if (error instanceof DatabaseAwayError) return;
    if (of === undefined) {
      const now = clock();
      for (const [what, at] of toldAt) if (now - at >= minuteMs) toldAt.delete(what);
      const what = `${sentence}: ${String(error)}`;
      if (toldAt.has(what)) return;
      toldAt.set(what, now);
    }
    log.error({ err: error, ...of }, sentence);
  };
}
