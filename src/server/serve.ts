import { randomBytes } from 'node:crypto';
import type { Logger } from 'pino';
import { listedIn } from '../access/address.ts';
import { sealBy } from '../access/seal.ts';
import { whySecretIsKnown } from '../access/site-secret.ts';
import type { Fetch } from '../channels/http/edge.ts';
import { bringsManyPeople } from '../channels/http/hosts.ts';
import type { DirectAnswers } from '../channels/http/plain-request.ts';
import { families } from '../families.ts';
import { keepingRuns } from '../ledger/last-known-runs.ts';
import { maxRuns } from '../operations/pipeline.ts';
import { sealAll } from '../people/webhooks/sign.ts';
import { type Config, siteOf } from '../settings/config.ts';
import { accountsOf } from './accounts.ts';
import { appOverNode } from './app-over-node.ts';
import { type Bug, bugsTo } from './bugs.ts';
import { checkHarvest } from './harvests/nightly-harvests.ts';
import { answerWhileBuilding, answerWithoutLog } from './health.ts';
import { type HttpServer, httpServer } from './http/http-server.ts';
import { listen } from './http/listen.ts';
import { type Leading, leadingOver } from './leading.ts';
import { limitsFor } from './limits-for.ts';
import { firstLook } from './mirror/following.ts';
import { type MirrorArguments, mirrorInto } from './mirror/mirror-into.ts';
import { mustBeNoMirror } from './mirror/mirror-place.ts';
import { makeDataFolder, mustBeThere, saysEmpty } from './node/data-folder.ts';
import { dropUnfinished } from './node/leftovers.ts';
import { createMetrics, figuresText, type Known, type Metrics } from './node/metrics.ts';
import { CommandError, type Output } from './node/output.ts';
import { noteSite } from './node/served-site.ts';
import { serverLog } from './node/server-log.ts';
import { dropUnreadShelves, servesFrom } from './node/serving-processes.ts';
import { bugSignal, stopSignal } from './node/signals.ts';
import { mustBeOfThisMachine } from './node/test-clock.ts';
import { clocksOf } from './node-clock.ts';
import { withResolvers } from './omega-resolvers.ts';
import { type Node, openNode } from './open-node.ts';
import { type LogWatch, watchFile, watchLog } from './other-log.ts';
import { startOutgoing } from './outgoing.ts';
import { diskUnder, partsOver } from './parts-over.ts';
import { liveSources } from './research-live.ts';
import { takeRowsLater } from './rows-in-memory.ts';
import { loadLater, warmMatcher } from './warm-matcher.ts';
import { watchLedger } from './watch-ledger.ts';
import { takeSlot, type WorkerSlot } from './workers/worker.ts';

export interface ServeArguments {
  readonly demo: boolean;
  /** The instance whose records are served. */
  readonly mirror?: MirrorArguments;
}

/** What its process gives a server. */
interface OfProcess {
  readonly output: Output;
  readonly now: () => Date;
  /** Milliseconds that never step back, the same in all processes. */
  readonly clock: () => number;
  /** The same, going on while the machine sleeps. */
  readonly upMs: () => number;
}

/**
 * Serves until SIGINT or SIGTERM; what is in flight is finished first. As one of several workers it also
 * ends when its parent says so.
 */
export async function serveCommand(
  asked: ServeArguments,
  config: Config,
  siteIsSet: boolean,
  ofProcess: OfProcess,
): Promise<number> {
  mustBeOfThisMachine(config);
  const place = await takeSlot();
  try {
    for (let port = config.port, again = place?.slot.again ?? false; ; again = true) {
      if (again) mustBeThere(config);
      const ended = await serve(asked, { ...config, port }, siteIsSet, place, ofProcess);
      if (typeof ended === 'number') return ended;
      // A worker is started again by its parent.
      if (place) return otherLog;
      port = ended.port;
    }
  } finally {
    place?.end();
  }
}

/** What a request is answered by at the moment. */
interface Answering {
  readonly fetch: Fetch;
  readonly direct: DirectAnswers | null;
}

async function serve(
  { demo, mirror: mirrored }: ServeArguments,
  config: Config,
  siteIsSet: boolean,
  place: WorkerSlot | null,
  { output, now: ownTime, clock, upMs }: OfProcess,
): Promise<number | { readonly port: number }> {
  const { time, now, sureBy } = clocksOf(config, ownTime, upMs);
  const lines = serverLog(config.logLevel, (line) => process.stderr.write(line));
  const log = place ? lines.child({ worker: place.slot.number }) : lines;
  await checkHarvest(config.harvest);
  if (config.harvestAt !== null) mustBeNoMirror(config.perennialData);
  const { webhookAllow: permitted, smtpUrl, mailFrom } = config;
  const outgoing = startOutgoing({ permitted, smtpUrl, mailFrom }, (error) =>
    log.error({ err: error }, 'the thread that sends ended; the next message starts another one'),
  );
  const live = (await liveSources(config.researchLive, outgoing.fetch)) ?? null;
  const emptyNote = saysEmpty(config);
  makeDataFolder(config.perennialData);
  if (!place) dropUnfinished(config.perennialData, config.perennialDumps, now());
  await using opened = await openNode(config, now, clock);
  const fileNow = watchFile(config);
  using _serving = servesFrom(config.perennialData);
  if (opened.rebuilt !== null) log.warn({ why: opened.rebuilt }, 'the shelf is made anew from the ledger');
  const exposed = whySecretIsKnown(config);
  if (exposed !== null) log.warn(exposed);
  await time.look(opened.desk);
  const node: Node = { ...opened, ledger: keepingRuns(opened.ledger) };
  const { desk, ledger, shelf, keys } = node;
  const seal = sealBy(config.secretKey, randomBytes);
  if ((await sealAll(desk.db, seal, now())) > 0) throw new CommandError(sealedOtherwise);
  if (demo) await (await import('./load-demo.ts')).loadDemo(ledger, desk, seal, output, now);
  const mirror = mirrored ? mirrorInto(mirrored, node, config, now, (sentence) => log.info(sentence)) : null;
  const trusts = listedIn(config.trustProxy);
  const manyPeople = bringsManyPeople(config.trustProxy);
  let app: Answering = { fetch: answerWhileBuilding(config.siteUrl), direct: null };
  using http = httpServer(
    (request, connection) => app.fetch(request, connection),
    manyPeople,
    clock,
    undefined,
    () => app.direct,
  );
  // Where others answer already, a worker that has nothing to answer yet takes no connections from them.
  const listensLate = place !== null && place.slot.site !== null;
  const begins = () => (place ? place.listen(http.give) : listen(http, config));
  const port = listensLate ? 0 : await begins();
  const site = place?.slot.site ?? (siteIsSet ? config.siteUrl : siteOf(config.host, port));
  noteSite(config.perennialData, site);
  if (mirror) await firstLook(mirror);
  await fillShelf(node, output);
  await ledger.runs(null, maxRuns);
  const moving = watchLog(node, fileNow);
  const looks = [() => time.look(desk), moving.look];
  using watch = await watchLedger(node, looks, clock, log, (error) =>
    bug(error, 'a look at the database failed'),
  );
  const tell = bugsTo({ log, clock, away: watch.away, ended: http.ended });
  const bug: Bug = (error, ...of) => {
    opened.noteDamage(error);
    tell(error, ...of);
  };
  const alone = await partsOver(node, { ...config, siteUrl: site }, now, clock);
  const over = await withResolvers(alone, config, outgoing.fetch, bug);
  const accounts = accountsOf({ desk, keys, config, site, now, clock, bug });
  using _noting = setInterval(accounts.noteUse, 60_000);
  using limits = config.rateLimit ? limitsFor(place, clock, log) : null;
  const { reader } = over;
  const { erasedAt } = shelf;
  const own = { config, desk, ledger, reader, erasedAt, site, outgoing, seal, live, mirror, now, log, bug };
  const leading = leadingOver({ ...own, sureNow: sureBy(desk), node, clock });
  const known = {
    ...watch,
    dumpsMadeAt: () => over.dumps?.newest()?.generated_at ?? null,
    disk: () => diskUnder(config.perennialData),
  };
  const metrics = metricsFor(config, node, place, leading.leads, known);
  const open = appOverNode({
    ...{ node, over, accounts, leading, http, metrics, trusts, limits, config, clock, log, bug },
    isStale: watch.away,
  });
  app = { ...open, fetch: moving.guarding(open.fetch, answerWithoutLog(site)) };
  const { lacksRows, takeRows } = shelf;
  const { requests } = http;
  using _warming = warmMatcher({ families, reader, lacksRows, now, clock, requests, bug });
  using _loading = loadLater(open.libraries, bug);
  using _taking = takeRowsLater({ take: takeRows, clock, requests, bug });
  const ending = endOf(place, moving, log);
  if (listensLate) await begins();
  await begin({ place, node, leading, site, emptyNote, output, greet: accounts.greet });
  const why = await ending;
  const exitCode = await end(why, { place, http, leading });
  // What is known of keys was asked of the other log.
  if (why.why === 'moved') return { port };
  await accounts.noteUse();
  return exitCode;
}

/** Leads at once, or, as one of several workers, when it is told to. */
async function begin({
  place,
  node,
  leading,
  site,
  emptyNote,
  output,
  greet,
}: {
  readonly place: WorkerSlot | null;
  readonly node: Node;
  readonly leading: Leading;
  readonly site: string;
  readonly emptyNote: string | null;
  readonly output: Output;
  readonly greet: (print: (line: string) => void) => Promise<void>;
}): Promise<void> {
  if (place) {
    place.follow.then(leading.follow);
    place.lead.then(leading.lead);
    place.ready(site, node.fingerprint);
    return;
  }
  dropUnreadShelves(node.path, node.fingerprint);
  leading.lead();
  if (emptyNote !== null) output.print(emptyNote);
  output.print(`Perennial serves ${site} (data in ${node.path})`);
  await greet(output.print);
}

/** Why a process ends: it was told to, a bug was met, its place goes to another worker, or the log is another one. */
interface Ending {
  readonly why: 'stopped' | 'bug' | 'leaves' | 'moved';
  /** Resolves when it is told to stop, which it may be while it leaves. */
  readonly stopped: Promise<unknown>;
}

async function endOf(place: WorkerSlot | null, { moved }: LogWatch, log: Logger): Promise<Ending> {
  const stopped = stopSignal();
  const bugged = bugSignal((error) => log.fatal({ err: error }, 'a bug ends this process'));
  const why = await Promise.race([
    stopped.then(() => 'stopped' as const),
    bugged.then(() => 'bug' as const),
    moved,
    ...(place ? [place.leave.then(() => 'leaves' as const)] : []),
  ]);
  if (why === 'moved')
    log.warn(
      'the database lost changes or is another one: this node goes on with a shelf of what it has now',
    );
  return { why, stopped };
}

/** Lets what is under way end; resolves with the exit code. */
async function end(
  { why, stopped }: Ending,
  {
    place,
    http,
    leading,
  }: { readonly place: WorkerSlot | null; readonly http: HttpServer; readonly leading: Leading },
): Promise<number> {
  leading.end();
  if (why === 'leaves') {
    stopped.then(() => setTimeout(() => http.server.closeAllConnections(), graceMs));
    await Promise.all([http.leave(closeAfterMs), leading.stop().then(place?.freed)]);
  } else {
    await http.stop(graceMs);
    await leading.stop();
  }
  return why === 'bug' ? 1 : 0;
}

/** The figures of this process or, of a worker, those of all. */
function metricsFor(
  { metrics }: Config,
  { shelf }: Pick<Node, 'shelf'>,
  place: WorkerSlot | null,
  leads: () => boolean,
  known: Known,
): Metrics | null {
  if (metrics === 'off') return null;
  if (!place) return createMetrics(shelf.at, null, known);
  const own = createMetrics(shelf.at, { number: place.slot.number, leads }, known);
  place.tells(own.figures);
  return { ...own, text: async () => figuresText(await place.figuresOfAll()) };
}

async function fillShelf({ ledger, bringUpToDate }: Node, output: Output): Promise<void> {
  const head = await ledger.head();
  const onProgress = (entries: number) =>
    output.progress(`bringing the shelf up to date: ${entries} of ${head}`, entries / Math.max(head, 1));
  await bringUpToDate({ onProgress });
  output.done();
}

const sealedOtherwise =
  'SECRET_KEY does not open what webhooks are signed with. Set it as it was (NEW,OLD to change it), or replace what it sealed: perennial webhooks rotate, and perennial webhooks secret for each team.';

/** What a worker ends with that has to begin anew: a failure that passes. */
const otherLog = 75;

/** How long an answer on its way may take when the server stops, in ms. */
const graceMs = 1_000;

/** And when this worker leaves, while others answer. */
const closeAfterMs = 60_000;
