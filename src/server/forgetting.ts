// What is forgotten every hour: requests of people that are over, accounts and teams whose time has come, and runs of
// Omega Point that stand still. A clock that is not to be believed brings nothing of it forward.

import { randomBytes } from 'node:crypto';
import type { Logger } from 'pino';
import { siteSecret } from '../access/site-secret.ts';
import type { Desk } from '../desk/desk.ts';
import type { Ledger } from '../ledger/ledger.ts';
import { unnameErased } from '../omega/publishing/unnamed.ts';
import { ageRuns } from '../omega/store/membership.ts';
import { cleanAccounts } from '../people/accounts/cleaning.ts';
import { eraseDue } from '../people/own-data/closings.ts';
import { eraseDueTeams } from '../people/own-data/team-closings.ts';
import { forgetPeople } from '../people/retention.ts';
import { forgetFindings } from '../people/searches/digests.ts';
import type { Config } from '../settings/config.ts';

interface ForgettingParts {
  readonly desk: Desk;
  /** What time it surely is. */
  readonly sureNow: () => Promise<Date>;
  readonly log: Pick<Logger, 'info'>;
}

export async function forgetRequests({ desk, sureNow, log }: ForgettingParts): Promise<void> {
  const now = await sureNow();
  const { erased } = await forgetPeople(desk, now);
  if (erased > 0) log.info({ erased }, 'closed requests were forgotten');
  const hits = await forgetFindings(desk, now);
  if (hits > 0) log.info({ hits }, 'what searches found a year ago was forgotten');
}

export async function forgetAccounts({
  desk,
  sureNow,
  log,
  config,
  ledger,
  now,
}: ForgettingParts & {
  readonly config: Config;
  readonly ledger: Pick<Ledger, 'rewrite'>;
  readonly now: () => Date;
}): Promise<void> {
  const sure = await sureNow();
  await cleanAccounts(desk, sure);
  const clockAndRandom = { now: sure, random: randomBytes, secret: siteSecret(config, randomBytes) };
  const erased = await eraseDue(desk, clockAndRandom, config.smtpUrl !== null);
  if (erased > 0) log.info({ erased }, 'accounts were erased');
  // Also of those that a restore, or a process that ended before this, erased.
  await unnameErased({ desk, ledger, now });
  const teams = await eraseDueTeams(desk, clockAndRandom, config.smtpUrl !== null);
  if (teams > 0) log.info({ erased: teams }, 'teams were erased');
}

export async function forgetRuns({ desk, sureNow, log }: ForgettingParts): Promise<void> {
  const now = await sureNow();
  const touched = await ageRuns(desk, now);
  if (touched > 0) log.info({ runs: touched }, 'runs that stood still were ended or erased');
}
