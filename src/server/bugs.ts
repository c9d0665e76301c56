// How what failed is told to the operator. What fails in every round of what runs beside, as on a full disk, is not
// told in each, nor with each request that it refuses: the log of a day would fill another disk.

import type { Logger } from 'pino';
import { DatabaseAwayError, RightMissingError } from '../engines/database-away.ts';
import { FileFault } from '../engines/file-fault.ts';
import { minuteMs } from '../kernel/durations.ts';
import { Refusal } from '../kernel/refusal.ts';

/** Told of an error, with a sentence that says what it came of; `of` names the request that met it. */
export type Bug = (error: unknown, sentence: string, of?: object) => void;

interface BugParts {
  readonly log: Pick<Logger, 'error'>;
  /** Milliseconds that never step back. */
  readonly clock: () => number;
  /** Whether it was said that the database is away. */
  readonly away: () => boolean;
  /** Whether nobody waits for an answer any more: what a request meets then is the end of its process. */
  readonly ended: () => boolean;
}

/** A database that cannot be asked for so long and is not away takes no writes, as a standby does. */
const refusesAfterMs = 10_000;

/**
 * Each failure of a request is told; once a minute the same one of a round, and what callers are refused by: a database
 * that takes no writes. A disk that is full is one line a minute, whatever met it, and the line says what helps.
 */
export function bugsTo({ log, clock, away, ended }: BugParts): Bug {
  const toldAt = new Map<string, number>();
  let refusing: { readonly from: number; readonly last: number } | null = null;
  const isNews = (what: string, now: number) => {
    for (const [one, at] of toldAt) if (now - at >= minuteMs) toldAt.delete(one);
    if (toldAt.has(what)) return false;
    toldAt.set(what, now);
    return true;
  };
  /** That it is away was said once, and is no bug of whatever wants to ask it. */
  const isSaid = (now: number) => {
    if (away()) refusing = null;
    else refusing = { from: refusing && now - refusing.last < minuteMs ? refusing.from : now, last: now };
    return refusing === null || now - refusing.from < refusesAfterMs;
  };
  return (error, sentence, of) => {
    if (of !== undefined && ended()) return;
    const now = clock();
    const isAway = error instanceof DatabaseAwayError && !(error instanceof RightMissingError);
    if (isAway && isSaid(now)) return;
    const fault = error instanceof FileFault ? error.why : null;
    if (
      (of === undefined || error instanceof Refusal) &&
      !isNews(fault ?? `${sentence}: ${String(error)}`, now)
    )
      return;
    if (fault !== null) log.error({ failed: sentence, ...of }, fault);
    else log.error({ err: error, ...of }, sentence);
  };
}
