// What runs beside the answering: bringing the shelf up to date; research and webhooks; what the clock brings again
// and again; what is done at night; following another instance. Of several workers one does it.

import { randomBytes, randomUUID } from 'node:crypto';
import type { Logger } from 'pino';
import type { Seal } from '../access/seal.ts';
import { siteSecret } from '../access/site-secret.ts';
import type { Desk } from '../desk/desk.ts';
import { asUsual, type Repeating, type Rounds, repeat, together } from '../desk/repeating.ts';
import { families } from '../families.ts';
import { hourMs, minuteMs } from '../kernel/durations.ts';
import type { Reader } from '../kernel/reader.ts';
import { lazily } from '../kernel/remembered.ts';
import type { Ledger } from '../ledger/ledger.ts';
import { mailRound } from '../people/mail/delivery.ts';
import type { ResearchParts } from '../people/research/worker.ts';
import type { Config } from '../settings/config.ts';
import { dumpTask } from './dumps/dump-task.ts';
import { startNightlyDumps } from './dumps/nightly-dumps.ts';
import { erasuresFinisher } from './erasure/finisher.ts';
import { reviewSeal } from './erasure/taken-back-reviews.ts';
import { withdrawalList } from './erasure/withdrawals.ts';
import { publishReviews, settleMarkets } from './for-good.ts';
import { forgetAccounts, forgetRequests, forgetRuns } from './forgetting.ts';
import { type HarvestNews, startNightlyHarvests } from './harvests/nightly-harvests.ts';
import { startFollowing } from './mirror/following.ts';
import type { Mirror } from './mirror/mirror.ts';
import { grantMover } from './move-grants.ts';
import type { TimeOfDay } from './node/nightly.ts';
import { CommandError } from './node/output.ts';
import { dropUnreadShelves } from './node/serving-processes.ts';
import { roundsUnder } from './node/test-clock.ts';
import type { Node } from './open-node.ts';
import type { Outgoing } from './outgoing.ts';
import { startProjection } from './projection/projection.ts';
import { type SupervisedProjection, superviseProjection } from './projection/supervised-projection.ts';
import { startResearch } from './research-loops.ts';
import { searchesRound, textsOver } from './searches-round.ts';
import { similarFiller } from './similar-grants.ts';

export interface BackgroundParts {
  readonly config: Config;
  readonly node: Pick<Node, 'openToWrite' | 'fingerprint'>;
  readonly desk: Desk;
  readonly ledger: Ledger;
  readonly reader: Reader;
  /** The number of the last erasure that the shelf took. */
  readonly erasedAt: () => number;
  readonly site: string;
  /** The way out of the house. */
  readonly outgoing: Outgoing;
  readonly seal: Seal;
  readonly live: ResearchParts['live'] | null;
  readonly mirror: Mirror | null;
  readonly now: () => Date;
  /** What time it surely is, for what is done for good: earlier than `now` while the clock is not to be believed. */
  readonly sureNow: () => Promise<Date>;
  readonly log: Logger;
  /** Told of what failed, unless the database is away. */
  readonly bug: (error: unknown, sentence: string) => void;
}

/**
 * How long a machine elsewhere may take to answer when this process stops. Then it counts as one that did
 * not, and is asked again by whoever goes on.
 */
const answersWithinMs = 3_000;

/** Brings the shelf up to date with the log from now on. */
export function keepShelfUpToDate(config: Config, clock: () => number, log: Logger): SupervisedProjection {
  return superviseProjection({
    start: (onError) => startProjection(config, onError),
    onError: (error, pause) =>
      log.error({ err: error, restarts_in_ms: pause }, 'the projection stopped and starts again'),
    clock,
  });
}

/** Everything else. */
export function startBackground(parts: BackgroundParts): Repeating {
  const { config, log, mirror } = parts;
  const rounds = roundsUnder(config);
  const ending = new AbortController();
  const running = together([
    researchOf(parts),
    ...startRounds(parts, rounds, ending.signal),
    config.harvestAt === null ? null : harvestsAt(config.harvestAt, parts, rounds),
    config.dumpAt === null ? null : dumpsAt(config.dumpAt, parts),
    mirror &&
      startFollowing(mirror, (error, pause) =>
        log.warn({ err: error, again_in_ms: pause }, 'the mirrored instance could not be followed'),
      ),
  ]);
  return {
    stop: async () => {
      ending.abort();
      const cut = setTimeout(parts.outgoing.stop, answersWithinMs);
      try {
        await running.stop();
      } finally {
        clearTimeout(cut);
        await parts.outgoing.stop();
      }
    },
  };
}

/** What comes again and again: a round, the pause after it, and the sentence that is logged where it fails. */
function startRounds(
  parts: BackgroundParts,
  rounds: Rounds,
  ending: AbortSignal,
): readonly (Repeating | null)[] {
  const { config, desk, mirror, node, bug } = parts;
  const every = (pauseMs: number, round: () => Promise<void>, failed: string, by = rounds) =>
    repeat(by.counted(round), (error) => bug(error, failed), by.pauseMs(pauseMs));
  const list = withdrawalList(config.perennialData);
  // With the first round: a worker may come to lead while the data folder is away, which a round outlives.
  const seal = lazily(() => reviewSeal(siteSecret(config, randomBytes), randomBytes));
  return [
    // A server of another release that ended left its shelf behind, with what was erased since.
    every(
      minuteMs,
      async () => void dropUnreadShelves(config.perennialData, node.fingerprint),
      'a shelf that nobody reads stays',
      asUsual,
    ),
    every(5_000, async () => list.noteDesk(desk, seal()), 'what was withdrawn was not noted', asUsual),
    every(5_000, erasuresOf(parts), 'an erasure is not finished', asUsual),
    config.searches ? every(30_000, searchesRound(parts), 'saved searches were not asked') : null,
    config.smtpUrl === null ? null : every(5_000, mailOf(parts, ending), 'mail waits'),
    config.markets ? every(minuteMs, () => settleMarkets(parts), 'markets were not looked after') : null,
    config.reviews ? every(minuteMs, () => publishReviews(parts), 'reviews were not published') : null,
    // An instance that mirrors another one takes the steps of that one.
    mirror ? null : every(minuteMs, moverOf(parts), 'grants were not moved to their next date'),
    mirror ? null : every(10 * minuteMs, similarOf(parts), 'it was not looked for similar grants'),
    every(hourMs, () => forgetRequests(parts), 'closed requests were not forgotten'),
    every(hourMs, () => forgetRuns(parts), 'runs that stand still were not looked at', asUsual),
    every(hourMs, () => forgetAccounts(parts), 'what is over of accounts was not cleaned up'),
  ];
}

function researchOf({ desk, reader, site, now, sureNow, outgoing, seal, live, bug }: BackgroundParts) {
  return startResearch({
    desk,
    reader,
    site,
    worker: randomUUID(),
    now,
    sureNow,
    random: randomBytes,
    post: outgoing.post,
    seal,
    ...(live ? { live } : {}),
    onBug: (error) => bug(error, 'research or a webhook failed'),
  });
}

function dumpsAt(at: TimeOfDay, { config, desk, node, site, now, log, bug }: BackgroundParts) {
  return startNightlyDumps({
    at,
    desk,
    node: randomUUID(),
    task: { ...dumpTask(config, node.fingerprint), site },
    now,
    onDone: (version) => log.info({ version }, 'the dumps are made'),
    onMissed: (day) => log.error({ day }, 'a night ended without dumps; the old ones stay'),
    onFailure: (error) => bug(error, 'the dumps were not made; the old ones stay, and it is tried again'),
  });
}

function harvestsAt(at: TimeOfDay, { config, desk, now, log, bug }: BackgroundParts, rounds: Rounds) {
  return startNightlyHarvests({
    at,
    rounds,
    desk,
    node: randomUUID(),
    task: {
      perennialData: config.perennialData,
      databaseUrl: config.databaseUrl,
      topicMin: config.topicMin,
      openListed: config.openListed,
      verifiedDays: config.verifiedDays,
      sources: config.harvest,
    },
    now,
    onNews: (news) => tellOfHarvest(news, log),
    onMissed: (day) => log.error({ day }, 'a night ended before all sources were harvested'),
    onFailure: (error) => {
      const sentence = 'the nightly harvest is not finished, and it is tried again';
      // Sources that were away were told of one by one.
      if (error instanceof CommandError) log.warn({ why: error.message }, sentence);
      else bug(error, sentence);
    },
  });
}

function erasuresOf({ config, desk, node, site, erasedAt, now }: BackgroundParts) {
  const dumps = { ...dumpTask(config, node.fingerprint), site };
  return erasuresFinisher({ desk, place: config, dumps, erasedAt, now });
}

function moverOf({ ledger, reader, now, log, bug }: BackgroundParts) {
  const move = grantMover({ families, ledger, reader, now, bug });
  return async () => {
    const moved = await move();
    if (moved > 0) log.info({ moved }, 'grants went on to their next date');
  };
}

function similarOf({ ledger, reader, site, now, log, bug }: BackgroundParts) {
  const fill = similarFiller({ families, ledger, reader, site, now, bug });
  return async () => {
    const filled = await fill();
    if (filled > 0) log.info({ filled }, 'grants name others like them');
  };
}

function mailOf(parts: BackgroundParts, ending: AbortSignal) {
  const { config, desk, site, now, outgoing } = parts;
  const options = {
    texts: textsOver(parts),
    desk,
    mail: outgoing.mail,
    to: config.mailTo,
    site,
    serviceName: config.serviceName,
    now,
    random: randomBytes,
  };
  return () => mailRound(options, ending);
}

function tellOfHarvest(news: HarvestNews, log: Logger): void {
  if ('run' in news) {
    const { source, status, added, changed, left, refused } = news.run;
    log.info({ source, status, added, changed, left, refused }, 'a source was harvested');
  } else if ('failed' in news) {
    log.warn(
      { source: news.failed, why: news.why },
      'a source was not harvested; what it brought before stays',
    );
  }
}
