// How what failed is told to the operator. What fails in every round of what runs beside, as on a full disk, is not
// told in each: the log of a day would fill another disk.

import type { Logger } from 'pino';
import { DatabaseAwayError, RightMissingError } from '../engines/database-away.ts';
import { minuteMs } from '../kernel/durations.ts';

/** Told of an error, with a sentence that says what it came of; `of` names the request that met it. */
export type Bug = (error: unknown, sentence: string, of?: object) => void;

interface BugParts {
  readonly log: Pick<Logger, 'error'>;
  /** Milliseconds that never step back. */
  readonly clock: () => number;
  /** Whether it was said that the database is away. */
  readonly away: () => boolean;
}

/** A database that cannot be asked for so long and is not away takes no writes, as a standby does. */
const refusesAfterMs = 10_000;

/** Each failure of a request is told; once a minute the same one of a round, and a database that takes no writes. */
export function bugsTo({ log, clock, away }: BugParts): Bug {
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
    const now = clock();
    const isOfDatabase = error instanceof DatabaseAwayError && !(error instanceof RightMissingError);
    if (isOfDatabase && isSaid(now)) return;
    if ((of === undefined || isOfDatabase) && !isNews(`${sentence}: ${String(error)}`, now)) return;
    log.error({ err: error, ...of }, sentence);
  };
}
