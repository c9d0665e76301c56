// What the clock brings about and nobody takes back: an outcome that nobody disputed is final, reviews that waited for
// others are published. A clock that is not to be believed brings nothing of it forward.

import { randomBytes } from 'node:crypto';
import type { Logger } from 'pino';
import { siteSecret } from '../access/site-secret.ts';
import type { Desk } from '../desk/desk.ts';
import type { Ledger } from '../ledger/ledger.ts';
import { checkMarkets } from '../people/markets/check.ts';
import { finalizeDue } from '../people/markets/settle.ts';
import { withdrawLeaving } from '../people/reviews/leaving.ts';
import { releaseDue, syncReviews } from '../people/reviews/release.ts';
import type { Config } from '../settings/config.ts';

interface ForGoodParts {
  readonly desk: Desk;
  readonly now: () => Date;
  /** What time it surely is. */
  readonly sureNow: () => Promise<Date>;
  readonly log: Pick<Logger, 'info' | 'error'>;
}

export async function publishReviews({
  config,
  desk,
  ledger,
  now,
  sureNow,
  log,
}: ForGoodParts & { readonly config: Config; readonly ledger: Ledger }): Promise<void> {
  const reviews = await releaseDue(desk, ledger, config.reviewThreshold, await sureNow());
  if (reviews > 0) log.info({ reviews }, 'reviews of funders are published');
  await withdrawLeaving(desk, siteSecret(config, randomBytes), await sureNow());
  await syncReviews(desk, ledger, now());
  // What a reader kept from being emptied when a review was written.
  await desk.emptyLog();
}

export async function settleMarkets({ desk, now, sureNow, log }: ForGoodParts): Promise<void> {
  const markets = await finalizeDue(desk.exclusively, { now: await sureNow(), random: randomBytes });
  if (markets > 0) log.info({ markets }, 'undisputed outcomes are final');
  const problems = await checkMarkets(desk, now());
  if (problems !== null && problems.length > 0)
    log.error({ problems }, 'the sums of the markets do not hold');
}
