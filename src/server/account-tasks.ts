// What is done for accounts every hour: what is over is deleted, and accounts whose time has come are erased.

import { randomBytes } from 'node:crypto';
import type { Logger } from 'pino';
import { siteSecret } from '../access/site-secret.ts';
import type { Desk } from '../desk/desk.ts';
import { type Repeating, type Rounds, repeat } from '../desk/repeating.ts';
import { hourMs } from '../kernel/durations.ts';
import { cleanAccounts } from '../people/accounts/cleaning.ts';
import { eraseDue } from '../people/own-data/closings.ts';
import { eraseDueTeams } from '../people/own-data/team-closings.ts';
import type { Config } from '../settings/config.ts';

export function startAccountTasks(
  {
    desk,
    config,
    now,
    settled,
    log,
  }: {
    readonly desk: Desk;
    readonly config: Config;
    readonly now: () => Date;
    readonly settled: () => Promise<boolean>;
    readonly log: Logger;
  },
  rounds: Rounds,
  bug: (error: unknown, sentence: string) => void,
): Repeating {
  return repeat(
    rounds.counted(async () => {
      if (!(await settled())) return;
      await cleanAccounts(desk, now());
      const means = { now: now(), random: randomBytes, secret: siteSecret(config, randomBytes) };
      const erased = await eraseDue(desk, means, config.smtpUrl !== null);
      if (erased > 0) log.info({ erased }, 'accounts were erased');
      const teams = await eraseDueTeams(desk, means, config.smtpUrl !== null);
      if (teams > 0) log.info({ erased: teams }, 'teams were erased');
    }),
    (error) => bug(error, 'what is over of accounts was not cleaned up'),
    rounds.pauseMs(hourMs),
  );
}
