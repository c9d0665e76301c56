import { randomBytes } from 'node:crypto';
import type { Server } from 'node:http';
import type { Logger } from 'pino';
import { demoWorld } from '../../demo/world.ts';
import { trustIn } from '../access/address.ts';
import { keyRing } from '../access/key-ring.ts';
import { type Limits, limitsBy } from '../access/limits.ts';
import { sharedLimits } from '../access/shared-limits.ts';
import { createApp } from '../app.ts';
import { families } from '../catalogue.ts';
import { answerWhileBuilding, healthPages } from '../channels/health.ts';
import { isLoopback } from '../channels/hosts.ts';
import { createMetrics, figuresText, type Known, type Metrics } from '../channels/metrics.ts';
import { type Config, siteOf } from '../config.ts';
import { type DataFolder, openDataFolder, truthOf } from '../data-folder.ts';
import { openDesk } from '../desk/desk.ts';
import { bringUpToDate } from '../jobs/build-shelf.ts';
import { watchDatabase } from '../jobs/database-watch.ts';
import type { KeptProjection } from '../jobs/kept-projection.ts';
import { type Repeating, repeat } from '../jobs/repeating.ts';
import { sealBy } from '../jobs/seal.ts';
import { sealAll } from '../jobs/webhooks-sign.ts';
import { DatabaseAwayError } from '../ledger/database-away.ts';
import { keepingRuns } from '../ledger/kept-runs.ts';
import type { Change } from '../ledger/ledger.ts';
import { readRecord } from '../ledger/record.ts';
import { mostRuns } from '../operations/pipeline.ts';
import { shelfFingerprint } from '../shelf/fingerprint.ts';
import { dropOtherShelves } from '../shelf/shelf.ts';
import { partsOver } from './app-parts.ts';
import { keepShelfUpToDate, startBackground } from './background.ts';
import { httpServer } from './http-server.ts';
import { liveSources } from './live-sources.ts';
import { type MirrorArguments, mirrorInto } from './mirror.ts';
import { CommandError, type Output } from './output.ts';
import { requestLine, serverLog } from './server-log.ts';
import { type Place, takePlace } from './worker.ts';

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
  const place = await takePlace();
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
  place: Place | null,
  output: Output,
  now: () => Date,
  clock: () => number,
): Promise<number> {
  const lines = serverLog(config.logLevel, (line) => process.stderr.write(line));
  const log = place ? lines.child({ worker: place.seat.number }) : lines;
  const live = await liveSources(config.researchLive);
  await using opened = await openDataFolder(config, clock);
  if (opened.rebuilt !== null) log.warn({ why: opened.rebuilt }, 'the shelf is made anew from the ledger');
  const data = { ...opened, ledger: keepingRuns(opened.ledger) };
  await using desk = await openDesk(truthOf(config));
  const seal = sealBy(config.secretKeys, randomBytes);
  if ((await sealAll(desk.db, seal, now())) > 0) throw new CommandError(sealedOtherwise);
  if (demo) await loadDemo(data, output, now);
  const mirror = mirrored && mirrorInto(mirrored, data.ledger, config, now, (sentence) => log.info(sentence));
  if (mirror && !(await mirror.hasLoaded())) await mirror.catchUp();
  const trusts = trustIn(config.trustProxy);
  let answer = answerWhileBuilding(config.siteUrl, data.shelf.at);
  const manyPeople = (address: string) => isLoopback(address) || trusts(address);
  using http = httpServer((request, connection) => answer(request, connection), manyPeople);
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
  using watch = watchDatabase(
    async () => {
      head = await data.ledger.head();
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
  const over = await partsOver(data, desk, { ...config, siteUrl: site }, now, clock);
  const keys = keyRing({ desk, now, clock });
  let following: Repeating | null = null;
  let projection: KeptProjection | null = null;
  let leads = false;
  const known: Known = {
    head: () => head,
    away: watch.away,
    dumpsMadeAt: () => over.dumps?.newest()?.generated_at ?? null,
  };
  const metrics = metricsFor(config, data, place, () => leads, known);
  using _noting = setInterval(() => {
    keys.noteUse().catch((error) => bug(error, 'the use of keys was not noted'));
  }, 60_000);
  using limits = config.rateLimit ? limitsFor(place, clock, log) : null;
  const app = createApp({
    ...over,
    onBug: (error, request) => bug(error, 'a request failed', { request }),
    isStale: watch.away,
    identify: keys.identify,
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
    const { reader, outside } = over;
    const parts = { config, desk, reader, site, outside, seal, now, log, bug };
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
  }
  const leaves = await Promise.race([
    stopped.then(() => false),
    ...(place ? [place.leave.then(() => true)] : []),
  ]);
  ends = true;
  if (leaves) {
    stopped.then(() => setTimeout(() => http.server.closeAllConnections(), grace));
    await Promise.all([http.leave(patience), running.disposeAsync().then(place?.freed)]);
  } else {
    await http.stop(grace);
    await running.disposeAsync();
  }
  await keys.noteUse().catch((error) => bug(error, 'the use of keys was not noted'));
  return 0;
}

/** The figures of this process or, of a worker, those of all. */
function metricsFor(
  { metrics }: Config,
  { shelf }: DataFolder,
  place: Place | null,
  leads: () => boolean,
  known: Known,
): Metrics | null {
  if (metrics === 'off') return null;
  if (!place) return createMetrics(shelf.at, null, known);
  const own = createMetrics(shelf.at, { number: place.seat.number, leads }, known);
  place.tells(own.figures);
  return { ...own, text: async () => figuresText(await place.figuresOfAll()) };
}

/** Limits of this process or, of a worker, those that all have together. */
function limitsFor(place: Place | null, clock: () => number, log: Logger): Limits & Disposable {
  if (!place) return { ...limitsBy(clock), [Symbol.dispose]: () => {} };
  const { limits: folder, mark: worker } = place.seat;
  let told = false;
  const onError = (error: unknown) => {
    if (!told) log.error({ err: error }, 'requests are counted by this worker alone');
    told = true;
  };
  const shared = sharedLimits({ folder, worker, clock, onError });
  const following = setInterval(shared.follow, 500);
  return {
    take: shared.take,
    [Symbol.dispose]: () => {
      clearInterval(following);
      shared[Symbol.dispose]();
    },
  };
}

/** The demo goes into a folder without records only. */
async function loadDemo(data: DataFolder, output: Output, now: () => Date): Promise<void> {
  if ((await data.ledger.head()) > 0) return;
  const changes: Change[] = [];
  for (const { family: name, record } of demoWorld({ now: now() })) {
    const family = families.find((one) => one.name === name);
    const read = family ? readRecord(family, record) : [];
    if (Array.isArray(read)) throw new Error(`demo ${name} ${record.id}: ${JSON.stringify(read)}`);
    changes.push(read as Change);
  }
  await data.ledger.append(changes, now());
  output.print(`Loaded the demo: ${changes.length} fictional records.`);
}

async function fillShelf({ ledger, shelf }: DataFolder, output: Output): Promise<void> {
  const head = await ledger.head();
  const onProgress = (entries: number) =>
    output.progress(`bringing the shelf up to date: ${entries} of ${head}`);
  await bringUpToDate(ledger, shelf, { onProgress });
  output.done();
}

/** Resolves with the port once the server listens. */
function listen(server: Server, { host, port }: Config): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const taken = error.code === 'EADDRINUSE';
      reject(
        taken
          ? new CommandError(`Port ${port} on ${host} is taken; choose another one with --port or PORT.`)
          : new CommandError(`Cannot listen on ${host}:${port}: ${error.message}.`),
      );
    });
    server.listen(port, host, () => {
      const address = server.address();
      resolve(typeof address === 'object' && address ? address.port : port);
    });
  });
}

function stopSignal(): Promise<void> {
  return new Promise((resolve) => {
    process.once('SIGINT', () => resolve());
    process.once('SIGTERM', () => resolve());
  });
}

const sealedOtherwise =
  'SECRET_KEY does not open what webhooks are signed with. Set it as it was (NEW,OLD to change it), or replace what it sealed: perennial webhooks rotate, and perennial webhooks secret for each team.';

/** How long an answer on its way may take when the server stops, in ms. */
const grace = 1_000;

/** And when this worker leaves, while others answer. */
const patience = 60_000;
