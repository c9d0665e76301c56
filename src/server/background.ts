// What runs beside the answering: bringing the shelf up to date; and research, webhooks, mail, dumps, what is
// forgotten, following another instance. Of several workers one does it.

import { randomBytes, randomUUID } from 'node:crypto';
import type { Logger } from 'pino';
import type { Seal } from '../access/seal.ts';
import type { Desk } from '../desk/desk.ts';
import { type Rounds, repeat } from '../desk/repeating.ts';
import { families } from '../families.ts';
import type { Reader } from '../kernel/reader.ts';
import type { Ledger } from '../ledger/ledger.ts';
import { startMail } from '../people/mail/delivery.ts';
import type { ResearchParts } from '../people/research/worker.ts';
import type { Config } from '../settings/config.ts';
import { startAccountTasks } from './account-tasks.ts';
import { dumpTask } from './dumps/dump-task.ts';
import { startNightlyDumps } from './dumps/nightly-dumps.ts';
import { erasuresFinisher } from './erasures.ts';
import { forgetRequests, forgetRuns } from './forgetting.ts';
import { type HarvestNews, startNightlyHarvests } from './harvests/nightly-harvests.ts';
import { startMarkets } from './market-service.ts';
import { startFollowing } from './mirror/following.ts';
import type { Mirror } from './mirror/mirror.ts';
import { moveGrants } from './move-grants.ts';
import type { TimeOfDay } from './node/nightly.ts';
import { CommandError } from './node/output.ts';
import { roundsUnder } from './node/test-clock.ts';
import type { Outgoing } from './outgoing.ts';
import { startProjection } from './projection/projection.ts';
import { type SupervisedProjection, superviseProjection } from './projection/supervised-projection.ts';
import { startResearch } from './research-service.ts';
import { startReviews } from './review-service.ts';
import { startSearches, textsOver } from './searches-service.ts';
import { fillSimilar } from './similar-grants.ts';
import { withdrawalList } from './withdrawals.ts';

export interface BackgroundParts {
  readonly config: Config;
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
  /** Whether what is over may be forgotten for good: false while the clock is not to be believed. */
  readonly settled: () => Promise<boolean>;
  readonly log: Logger;
  /** Told of what failed, unless the database is away. */
  readonly bug: (error: unknown, sentence: string) => void;
}

export interface Background {
  /** Resolves when nothing is under way any more. */
  readonly stop: () => Promise<void>;
}

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
export function startBackground(parts: BackgroundParts): Background {
  const { config, desk, log, bug, mirror } = parts;
  const rounds = roundsUnder(config);
  const research = researchOf(parts);
  const following =
    mirror &&
    startFollowing(mirror, (error, pause) =>
      log.warn({ err: error, again_in_ms: pause }, 'the mirrored instance could not be followed'),
    );
  const dumps = config.dumpAt === null ? null : dumpsAt(config.dumpAt, parts);
  const harvests = config.harvestAt === null ? null : harvestsAt(config.harvestAt, parts, rounds);
  const retention = forgetRequests(parts, rounds);
  const ageing = forgetRuns(parts);
  const accounts = startAccountTasks(parts, rounds, bug);
  const erasures = erasuresOf(parts);
  const list = withdrawalList(config.perennialData);
  const noting = repeat(
    () => list.noteDesk(desk),
    (error) => bug(error, 'what was withdrawn was not noted'),
    5_000,
  );
  // An instance that mirrors another one takes the steps of that one.
  const moving = mirror ? null : movesOf(parts, rounds);
  const likening = mirror ? null : similarOf(parts, rounds);
  const reviews = config.reviews ? reviewsOf(parts, rounds) : null;
  const markets = config.markets ? marketsOf(parts, rounds) : null;
  const searches = startSearches(parts, rounds, (error) => bug(error, 'saved searches were not asked'));
  const mail = config.smtpUrl === null ? null : mailOf(parts, rounds);
  const people = [noting, erasures, research, searches, mail, markets, reviews];
  const running = [...people, moving, likening, retention, ageing, accounts, harvests, dumps, following];
  return {
    stop: async () => {
      for (const one of [...running, parts.outgoing]) await one?.stop();
    },
  };
}

function researchOf({ desk, reader, site, now, settled, outgoing, seal, live, bug }: BackgroundParts) {
  return startResearch({
    desk,
    reader,
    site,
    worker: randomUUID(),
    now,
    settled,
    random: randomBytes,
    post: outgoing.post,
    seal,
    ...(live ? { live } : {}),
    onBug: (error) => bug(error, 'research or a webhook failed'),
  });
}

function dumpsAt(at: TimeOfDay, { config, desk, site, now, log, bug }: BackgroundParts) {
  return startNightlyDumps({
    at,
    desk,
    node: randomUUID(),
    task: { ...dumpTask(config), site },
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

function erasuresOf({ config, desk, site, erasedAt, now, bug }: BackgroundParts) {
  const dumps = { ...dumpTask(config), site };
  const finish = erasuresFinisher({ desk, place: config, dumps, erasedAt, now });
  return repeat(finish, (error) => bug(error, 'an erasure is not finished'), 5_000);
}

function movesOf({ ledger, reader, now, log, bug }: BackgroundParts, rounds: Rounds) {
  return repeat(
    rounds.counted(async () => {
      const moved = await moveGrants({ families, ledger, reader, now });
      if (moved > 0) log.info({ moved }, 'grants went on to their next date');
    }),
    (error) => bug(error, 'grants were not moved to their next date'),
    rounds.pauseMs(60_000),
  );
}

function similarOf({ ledger, reader, site, now, log, bug }: BackgroundParts, rounds: Rounds) {
  const tried = new Map<string, number>();
  return repeat(
    rounds.counted(async () => {
      const filled = await fillSimilar({ families, ledger, reader, site, now, tried });
      if (filled > 0) log.info({ filled }, 'grants name others like them');
    }),
    (error) => bug(error, 'it was not looked for similar grants'),
    rounds.pauseMs(600_000),
  );
}

function reviewsOf({ config, desk, ledger, now, log, bug }: BackgroundParts, rounds: Rounds) {
  return startReviews({
    desk,
    ledger,
    threshold: config.reviewThreshold,
    now,
    rounds,
    onReleased: (released) => log.info({ reviews: released }, 'reviews of funders are published'),
    onFailure: (error) => bug(error, 'reviews were not published'),
  });
}

function marketsOf({ desk, now, log, bug }: BackgroundParts, rounds: Rounds) {
  return startMarkets({
    desk,
    now,
    rounds,
    onFinal: (done) => log.info({ markets: done }, 'undisputed outcomes are final'),
    onProblem: (problems) => log.error({ problems }, 'the sums of the markets do not hold'),
    onFailure: (error) => bug(error, 'markets were not looked after'),
  });
}

function mailOf(parts: BackgroundParts, rounds: Rounds) {
  const { config, desk, site, now, outgoing, bug } = parts;
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
  return startMail(options, (error) => bug(error, 'mail waits'), rounds);
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
