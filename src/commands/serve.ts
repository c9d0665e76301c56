import { randomBytes, randomUUID } from 'node:crypto';
import type { Server } from 'node:http';
import { demoWorld } from '../../demo/world.ts';
import { trustIn } from '../access/address.ts';
import { keyRing } from '../access/key-ring.ts';
import { limitsBy } from '../access/limits.ts';
import { outsidePost, resolveByMachine } from '../access/outside-address.ts';
import { createApp } from '../app.ts';
import { families } from '../catalogue.ts';
import { answerWhileBuilding, healthPages } from '../channels/health.ts';
import { isLoopback } from '../channels/hosts.ts';
import { createMetrics } from '../channels/metrics.ts';
import { type Config, siteOf } from '../config.ts';
import { type DataFolder, openDataFolder, truthOf } from '../data-folder.ts';
import { dumpsIn } from '../datasets/dump-index.ts';
import { openDesk } from '../desk/desk.ts';
import { forgetPeople } from '../desk/forgetting.ts';
import { lineageOf } from '../desk/upkeep.ts';
import { watchDatabase } from '../jobs/database-watch.ts';
import { startNightlyDumps } from '../jobs/dumps.ts';
import { keepProjection } from '../jobs/kept-projection.ts';
import { startMail } from '../jobs/mail.ts';
import { startFollowing } from '../jobs/mirror-following.ts';
import { startProjection } from '../jobs/projection.ts';
import { repeat } from '../jobs/repeating.ts';
import { startResearch } from '../jobs/research-service.ts';
import { sealBy } from '../jobs/seal.ts';
import { smtpMail } from '../jobs/smtp.ts';
import { sealAll } from '../jobs/webhooks-sign.ts';
import { catchUp } from '../ledger/follow.ts';
import { keepingRuns } from '../ledger/kept-runs.ts';
import type { Change } from '../ledger/ledger.ts';
import { DatabaseAwayError } from '../ledger/postgres-pool.ts';
import { readRecord } from '../ledger/record.ts';
import { mostRuns } from '../operations/pipeline.ts';
import { dumpTask } from './dump.ts';
import { httpServer } from './http-server.ts';
import { liveSources } from './live-sources.ts';
import { type MirrorArguments, mirrorInto } from './mirror.ts';
import { CommandError, type Output } from './output.ts';
import { requestLine, serverLog } from './server-log.ts';

export interface ServeArguments {
  readonly demo: boolean;
  /** The instance whose records are served. */
  readonly mirror?: MirrorArguments;
}

/** Serves until SIGINT or SIGTERM; what is in flight is finished first. `clock` gives ms that never step back. */
export async function serveCommand(
  { demo, mirror: mirrored }: ServeArguments,
  config: Config,
  siteIsSet: boolean,
  output: Output,
  now: () => Date,
  clock: () => number,
): Promise<number> {
  const log = serverLog(config.logLevel, (line) => process.stderr.write(line));
  const live = liveSources(config.researchLive);
  await using opened = await openDataFolder(config, clock);
  const data = { ...opened, ledger: keepingRuns(opened.ledger) };
  await using desk = await openDesk(truthOf(config));
  const seal = sealBy(config.secretKeys, randomBytes);
  if ((await sealAll(desk.db, seal, now())) > 0) throw new CommandError(sealedOtherwise);
  if (demo) await loadDemo(data, output, now);
  const mirror = mirrored && mirrorInto(mirrored, data.ledger, config, now, (sentence) => log.info(sentence));
  if (mirror && (await data.ledger.head()) === 0) await mirror.catchUp();
  const trusts = trustIn(config.trustProxy);
  let answer = answerWhileBuilding(config.siteUrl, data.shelf.at);
  const manyPeople = (address: string) => isLoopback(address) || trusts(address);
  const http = httpServer((request, connection) => answer(request, connection), manyPeople);
  const port = await listen(http.server, config);
  await buildShelf(data, output);
  await data.ledger.runs(null, mostRuns);
  const projection = keepProjection({
    start: (onError) => startProjection(config, onError),
    onError: (error, pause) =>
      log.error({ err: error, restarts_in_ms: pause }, 'the projection stopped and starts again'),
    clock,
  });
  const watch = watchDatabase(
    () => data.ledger.head(),
    (refused) => {
      if (refused === null) log.info('the database answers again');
      else log.error({ err: refused }, 'the database is away: reading goes on from the shelf');
    },
  );
  /** While the database is away, that was said once, and is no bug of whatever wants to ask it. */
  const bug = (error: unknown, sentence: string, of: object = {}) => {
    if (!(error instanceof DatabaseAwayError)) log.error({ err: error, ...of }, sentence);
  };
  const siteUrl = siteIsSet ? config.siteUrl : siteOf(config.host, port);
  const outside = { permitted: config.webhookAllow, resolve: resolveByMachine };
  const keys = keyRing({ desk, now, clock });
  const metrics = config.metrics === 'off' ? null : createMetrics(() => data.shelf.at());
  const noting = setInterval(() => {
    keys.noteUse().catch((error) => bug(error, 'the use of keys was not noted'));
  }, 60_000);
  const app = createApp({
    config: { ...config, siteUrl },
    reader: data.shelf.reader,
    desk,
    ledger: data.ledger,
    random: randomBytes,
    lineage: await lineageOf(desk, randomBytes),
    dumps: dumpsIn(config.dumps),
    dumpsFolder: config.dumps,
    sendsMail: config.smtpUrl !== null,
    outside,
    now,
    requestId: () => randomUUID(),
    onBug: (error, request) => bug(error, 'a request failed', { request }),
    isStale: watch.away,
    identify: keys.identify,
    ...(config.rateLimit ? { limits: limitsBy(clock) } : {}),
    trusts,
    clock,
    loopbackOnly: isLoopback(config.host),
    aside: healthPages({
      head: () => data.ledger.head(),
      at: () => data.shelf.at(),
      projects: projection.runs,
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
  const research = startResearch({
    desk,
    reader: data.shelf.reader,
    site: siteUrl,
    worker: randomUUID(),
    now,
    random: randomBytes,
    post: outsidePost(outside),
    seal,
    ...(live ? { live } : {}),
    onBug: (error) => bug(error, 'research or a webhook failed'),
  });
  const following =
    mirror &&
    startFollowing(mirror, (error, pause) =>
      log.warn({ err: error, again_in_ms: pause }, 'the mirrored instance could not be followed'),
    );
  const dumps =
    config.dumpAt === null
      ? null
      : startNightlyDumps({
          at: config.dumpAt,
          desk,
          node: randomUUID(),
          task: { ...dumpTask(config), site: siteUrl },
          now,
          onDone: (version) => log.info({ version }, 'the dumps are made'),
          onFailure: (error) => bug(error, 'the dumps were not made; the old ones stay'),
        });
  const forgetting = repeat(
    async () => {
      const { erased } = await forgetPeople(desk, now());
      if (erased > 0) log.info({ erased }, 'closed requests were forgotten');
    },
    (error) => log.error({ err: error }, 'closed requests were not forgotten'),
    3_600_000,
  );
  const mail =
    config.smtpUrl === null
      ? null
      : startMail(
          {
            desk,
            mail: smtpMail(config.smtpUrl, config.mailFrom),
            to: config.mailTo,
            site: siteUrl,
            serviceName: config.serviceName,
            now,
            random: randomBytes,
          },
          (error) => bug(error, 'mail waits'),
        );
  output.print(`Perennial serves ${siteUrl} (data in ${data.path})`);
  await stopSignal();
  await http.stop(grace);
  clearInterval(noting);
  watch.stop();
  await keys.noteUse().catch((error) => bug(error, 'the use of keys was not noted'));
  await research.stop();
  await mail?.stop();
  await forgetting.stop();
  await dumps?.stop();
  await following?.stop();
  await projection.stop();
  return 0;
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

async function buildShelf(data: DataFolder, output: Output): Promise<void> {
  const head = await data.ledger.head();
  await catchUp(data.ledger, {
    at: data.shelf.at,
    take: (from, entries) => {
      output.progress(`bringing the shelf up to date: ${from} of ${head}`);
      return data.shelf.take(from, entries);
    },
  });
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
