// What is forgotten every hour: requests of people that are over, and runs of Omega Point that stand still.

import type { Logger } from 'pino';
import type { Desk } from '../desk/desk.ts';
import { type Repeating, type Rounds, repeat } from '../desk/repeating.ts';
import { hourMs } from '../kernel/durations.ts';
import { ageRuns } from '../omega/store/membership.ts';
import { forgetPeople } from '../people/retention.ts';

interface ForgettingParts {
  readonly desk: Desk;
  readonly now: () => Date;
  /** False while the clock is not to be believed. */
  readonly settled: () => Promise<boolean>;
  readonly log: Pick<Logger, 'info'>;
  /** Told of what failed, unless the database is away: the next round does it. */
  readonly bug: (error: unknown, sentence: string) => void;
}

export function forgetRequests({ desk, now, settled, log, bug }: ForgettingParts, rounds: Rounds): Repeating {
  return repeat(
    rounds.counted(async () => {
      if (!(await settled())) return;
      const { erased } = await forgetPeople(desk, now());
      if (erased > 0) log.info({ erased }, 'closed requests were forgotten');
    }),
    (error) => bug(error, 'closed requests were not forgotten'),
    rounds.pauseMs(hourMs),
  );
}

export function forgetRuns({ desk, now, settled, log, bug }: ForgettingParts): Repeating {
  return repeat(
    async () => {
      if (!(await settled())) return;
      const touched = await ageRuns(desk, now());
      if (touched > 0) log.info({ runs: touched }, 'runs that stood still were ended or erased');
    },
    (error) => bug(error, 'runs that stand still were not looked at'),
    hourMs,
  );
}
