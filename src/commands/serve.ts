import { randomBytes, randomUUID } from 'node:crypto';
import type { Server } from 'node:http';
import { demoWorld } from '../../demo/world.ts';
import { trustIn } from '../access/address.ts';
import { keyRing } from '../access/key-ring.ts';
import { limitsBy } from '../access/limits.ts';
import { outsidePost, resolveByMachine } from '../access/outside-address.ts';
import { createApp } from '../app.ts';
import { families } from '../catalogue.ts';
import { healthPages } from '../channels/health.ts';
import { isLoopback } from '../channels/hosts.ts';
import { createMetrics } from '../channels/metrics.ts';
import { type Config, siteOf } from '../config.ts';
import { type DataFolder, ledgerFile, openDataFolder } from '../data-folder.ts';
import { openDesk } from '../desk/desk.ts';
import { startMail } from '../jobs/mail.ts';
import { startProjection } from '../jobs/projection.ts';
import { startResearch } from '../jobs/research-service.ts';
import { smtpMail } from '../jobs/smtp.ts';
import { catchUp } from '../ledger/follow.ts';
import type { Change } from '../ledger/ledger.ts';
import { readRecord } from '../ledger/record.ts';
import { httpServer } from './http-server.ts';
import { CommandError, type Output } from './output.ts';
import { requestLine, serverLog } from './server-log.ts';

export interface ServeArguments {
  readonly demo: boolean;
}

/** Serves until SIGINT or SIGTERM; what is in flight is finished first. `clock` gives ms that never step back. */
export async function serveCommand(
  { demo }: ServeArguments,
  config: Config,
  siteIsSet: boolean,
  output: Output,
  now: () => Date,
  clock: () => number,
): Promise<number> {
  const log = serverLog(config.logLevel, (line) => process.stderr.write(line));
  await using data = await openDataFolder(config.data, clock);
  await using desk = await openDesk(ledgerFile(data.path));
  if (demo) await loadDemo(data, output, now);
  await buildShelf(data, output);
  const trusts = trustIn(config.trustProxy);
  const http = httpServer((request, connection) => app.fetch(request, connection), trusts);
  const port = await listen(http.server, config);
  const projection = startProjection(config.data, (error) =>
    log.fatal({ err: error }, 'the projection stopped'),
  );
  const siteUrl = siteIsSet ? config.siteUrl : siteOf(config.host, port);
  const outside = { permitted: config.webhookAllow, resolve: resolveByMachine };
  const keys = keyRing({ desk, now, clock });
  const metrics = config.metrics === 'off' ? null : createMetrics(() => data.shelf.at());
  const noting = setInterval(() => {
    keys.noteUse().catch((error) => log.error({ err: error }, 'the use of keys was not noted'));
  }, 60_000);
  const app = createApp({
    config: { ...config, siteUrl },
    reader: data.shelf.reader,
    desk,
    ledger: data.ledger,
    random: randomBytes,
    sendsMail: config.smtpUrl !== null,
    outside,
    now,
    requestId: () => randomUUID(),
    onBug: (error, request) => log.error({ err: error, request }, 'a request failed'),
    identify: keys.identify,
    ...(config.rateLimit ? { limits: limitsBy(clock) } : {}),
    trusts,
    clock,
    loopbackOnly: isLoopback(config.host),
    aside: healthPages({
      head: () => data.ledger.head(),
      at: () => data.shelf.at(),
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
  const research = startResearch({
    desk,
    reader: data.shelf.reader,
    site: siteUrl,
    worker: randomUUID(),
    now,
    random: randomBytes,
    post: outsidePost(outside),
    onBug: (error) => log.error({ err: error }, 'research or a webhook failed'),
  });
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
          (error) => log.error({ err: error }, 'mail waits'),
        );
  output.print(`Perennial serves ${siteUrl} (data in ${data.path})`);
  await stopSignal();
  await http.stop(grace);
  clearInterval(noting);
  await keys.noteUse();
  await research.stop();
  await mail?.stop();
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

/** How long an answer on its way may take when the server stops, in ms. */
const grace = 1_000;
