import { randomBytes } from 'node:crypto';
import { trustIn } from '../access/address.ts';
import { sealBy } from '../access/seal.ts';
import { createApp } from '../app.ts';
import type { DirectAnswers } from '../channels/http/asked.ts';
import { isLoopback } from '../channels/http/hosts.ts';
import { type Config, siteOf } from '../config.ts';
import { openDesk } from '../desk/desk.ts';
import { type Repeating, repeat } from '../desk/repeating.ts';
import { DatabaseAwayError } from '../engines/database-away.ts';
import { keepingRuns } from '../ledger/last-known-runs.ts';
import { mostRuns } from '../operations/pipeline.ts';
import { sealAll } from '../people/webhooks/sign.ts';
import { shelfFingerprint } from '../shelf/layout/fingerprint.ts';
import { dropOtherShelves } from '../shelf/shelf.ts';
import { accountsOf } from './accounts.ts';
import { partsOver } from './app-parts.ts';
import { keepShelfUpToDate, startBackground } from './background.ts';
import { watchDatabase } from './database-watch.ts';
import { checkHarvest } from './harvests/nightly-harvests.ts';
import { answerWhileBuilding, healthPages } from './health.ts';
import { httpServer } from './http-server.ts';
import { limitsFor } from './limits-for.ts';
import { listen } from './listen.ts';
import { liveSources } from './live-sources.ts';
import { type MirrorArguments, mirrorInto } from './mirror/mirror-into.ts';
import { type DataFolder, openDataFolder, truthOf } from './node/data-folder.ts';
import { dropUnfinished } from './node/leftovers.ts';
import { createMetrics, figuresText, type Known, type Metrics } from './node/metrics.ts';
import { CommandError, type Output } from './node/output.ts';
import { requestLine, serverLog } from './node/server-log.ts';
import { withResolvers } from './omega-resolvers.ts';
import { startOutgoing } from './outgoing.ts';
import { bringUpToDate } from './projection/build-shelf.ts';
import type { SupervisedProjection } from './projection/supervised-projection.ts';
import { bugSignal, stopSignal } from './signals.ts';
import { sourceAges } from './source-ages.ts';
import { takeSlot, type WorkerPlace } from './workers/worker.ts';

export interface ServeArguments {
  readonly demo: boolean;
  /** The instance whose records are served. */
  readonly mirror?: MirrorArguments;
}

/**
 * Serves until SIGINT or SIGTERM; what is in flight is finished first. As one of several workers it also
 * ends when its parent says so. `clock` gives ms that never step back, the same in all processes.
 */
export async function serveCommand(
  asked: ServeArguments,
  config: Config,
  siteIsSet: boolean,
  output: Output,
  now: () => Date,
  clock: () => number,
): Promise<number> {
  const place = await takeSlot();
  try {
    return await serve(asked, config, siteIsSet, place, output, now, clock);
  } finally {
    place?.end();
  }
}

async function serve(
  { demo, mirror: mirrored }: ServeArguments,
  config: Config,
  siteIsSet: boolean,
  place: WorkerPlace | null,
  output: Output,
  now: () => Date,
  clock: () => number,
): Promise<number> {
  const lines = serverLog(config.logLevel, (line) => process.stderr.write(line));
  const log = place ? lines.child({ worker: place.seat.number }) : lines;
  await checkHarvest(config.harvest);
  const { webhookAllow: permitted, smtpUrl, mailFrom } = config;
  const outgoing = startOutgoing({ permitted, smtpUrl, mailFrom }, (error) =>
    log.error({ err: error }, 'the thread that sends ended; the next message starts another one'),
  );
  const live = await liveSources(config.researchLive, outgoing.fetch);
  if (!place) dropUnfinished(config.perennialData, config.perennialDumps);
  await using opened = await openDataFolder(config, clock);
  if (opened.rebuilt !== null) log.warn({ why: opened.rebuilt }, 'the shelf is made anew from the ledger');
  const data = { ...opened, ledger: keepingRuns(opened.ledger) };
  await using desk = await openDesk(truthOf(config));
  const seal = sealBy(config.secretKey, randomBytes);
  if ((await sealAll(desk.db, seal, now())) > 0) throw new CommandError(sealedOtherwise);
  if (demo) await (await import('./load-demo.ts')).loadDemo(data.ledger, desk, seal, output, now);
  const mirror =
    mirrored &&
    mirrorInto(mirrored, { ledger: data.ledger, desk }, config, now, (sentence) => log.info(sentence));
  if (mirror && !(await mirror.hasLoaded())) await mirror.catchUp();
  const trusts = trustIn(config.trustProxy);
  let answer = answerWhileBuilding(config.siteUrl);
  const manyPeople = (address: string) => isLoopback(address) || trusts(address);
  let direct: DirectAnswers | null = null;
  using http = httpServer(
    (request, connection) => answer(request, connection),
    manyPeople,
    clock,
    undefined,
    () => direct,
  );
  // Where others answer already, a worker that has nothing to answer yet takes no connections from them.
  let siteUrl = place?.seat.site ?? null;
  const listensLate = siteUrl !== null;
  if (siteUrl === null) {
    const port = await listen(http.server, config);
    siteUrl = siteIsSet ? config.siteUrl : siteOf(config.host, port);
  }
  const site = siteUrl;
  await fillShelf(data, output);
  await data.ledger.runs(null, mostRuns);
  let head: number | null = null;
  const ages = await sourceAges(data.ledger, clock);
  using watch = watchDatabase(
    async () => {
      head = await data.ledger.head();
      await ages.look();
    },
    (refused) => {
      if (refused === null) log.info('the database answers again');
      else log.error({ err: refused }, 'the database is away: reading goes on from the shelf');
    },
  );
  /** While the database is away, that was said once, and is no bug of whatever wants to ask it. */
  const bug = (error: unknown, sentence: string, of: object = {}) => {
    opened.noteDamage(error);
    if (!(error instanceof DatabaseAwayError)) log.error({ err: error, ...of }, sentence);
  };
  const alone = await partsOver(data, desk, { ...config, siteUrl: site }, now, clock);
  const over = await withResolvers(alone, config, outgoing.fetch);
  const accounts = accountsOf({ desk, config, site, now, clock, bug });
  let following: Repeating | null = null;
  let projection: SupervisedProjection | null = null;
  let leads = false;
  const known: Known = {
    head: () => head,
    away: watch.away,
    dumpsMadeAt: () => over.dumps?.newest()?.generated_at ?? null,
    sources: ages.newest,
  };
  const metrics = metricsFor(config, data, place, () => leads, known);
  using _noting = setInterval(accounts.noteUse, 60_000);
  using limits = config.rateLimit ? limitsFor(place, clock, log) : null;
  const app = createApp({
    ...over,
    onBug: (error, request) => bug(error, 'a request failed', { request }),
    isStale: watch.away,
    ...accounts.parts,
    ...(limits ? { limits } : {}),
    trusts,
    loopbackOnly: isLoopback(config.host),
    aside: healthPages({
      head: () => data.ledger.head(),
      at: () => data.shelf.at(),
      // A worker that does not project sees by its shelf alone whether another one does.
      projects: () => projection?.runs() ?? true,
      clock,
      stopping: http.stopping,
      metrics,
      metricsForAll: config.metrics === 'on',
      host: config.host,
    }),
    onAnswer: (answered) => {
      metrics?.observe(answered);
      if (log.isLevelEnabled('debug')) log.debug(requestLine(answered), 'answered');
    },
  });
  answer = app.fetch;
  direct = app.direct;
  let ends = false;
  /** What runs beside the answering; what began last ends first. */
  const running = new AsyncDisposableStack();
  running.defer(async () => following?.stop());
  const follow = () => {
    if (ends) return;
    following ??= repeat(
      async () => void (await bringUpToDate(data.ledger, data.shelf)),
      (error) => bug(error, 'the shelf was not brought up to date'),
      500,
    );
  };
  const lead = () => {
    if (ends) return;
    // Threads are made of the program as it stands on the disk now: of a newer one they fill its shelf alone.
    if (shelfFingerprint() !== data.fingerprint) follow();
    else following?.stop();
    projection = keepShelfUpToDate(config, clock, log);
    running.defer(projection.stop);
    const { reader } = over;
    const { erasedAt } = data.shelf;
    const parts = {
      config,
      desk,
      ledger: data.ledger,
      reader,
      erasedAt,
      site,
      outgoing,
      seal,
      now,
      log,
      bug,
    };
    running.defer(startBackground({ ...parts, live: live ?? null, mirror: mirror ?? null }).stop);
    leads = true;
  };
  const stopped = stopSignal();
  if (listensLate) await listen(http.server, config);
  if (place) {
    place.follow.then(follow);
    place.lead.then(lead);
    place.ready(site, data.fingerprint);
  } else {
    dropOtherShelves(data.path, data.fingerprint);
    lead();
    output.print(`Perennial serves ${site} (data in ${data.path})`);
    await accounts.greet(output.print);
  }
  const bugged = bugSignal((error) => log.fatal({ err: error }, 'a bug ends this process'));
  let exitCode = 0;
  const leaves = await Promise.race([
    stopped.then(() => false),
    bugged.then(() => {
      exitCode = 1;
      return false;
    }),
    ...(place ? [place.leave.then(() => true)] : []),
  ]);
  ends = true;
  if (leaves) {
    stopped.then(() => setTimeout(() => http.server.closeAllConnections(), grace));
    await Promise.all([http.leave(closeAfterMs), running.disposeAsync().then(place?.freed)]);
  } else {
    await http.stop(grace);
    await running.disposeAsync();
  }
  await accounts.noteUse();
  return exitCode;
}

/** The figures of this process or, of a worker, those of all. */
function metricsFor(
  { metrics }: Config,
  { shelf }: DataFolder,
  place: WorkerPlace | null,
  leads: () => boolean,
  known: Known,
): Metrics | null {
  if (metrics === 'off') return null;
  if (!place) return createMetrics(shelf.at, null, known);
  const own = createMetrics(shelf.at, { number: place.seat.number, leads }, known);
  place.tells(own.figures);
  return { ...own, text: async () => figuresText(await place.figuresOfAll()) };
}

async function fillShelf({ ledger, shelf }: DataFolder, output: Output): Promise<void> {
  const head = await ledger.head();
  const onProgress = (entries: number) =>
    output.progress(`bringing the shelf up to date: ${entries} of ${head}`, entries / Math.max(head, 1));
  await bringUpToDate(ledger, shelf, { onProgress });
  output.done();
}

const sealedOtherwise =
  'SECRET_KEY does not open what webhooks are signed with. Set it as it was (NEW,OLD to change it), or replace what it sealed: perennial webhooks rotate, and perennial webhooks secret for each team.';

/** How long an answer on its way may take when the server stops, in ms. */
const grace = 1_000;

/** And when this worker leaves, while others answer. */
const closeAfterMs = 60_000;
