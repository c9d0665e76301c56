import { randomBytes, randomUUID } from 'node:crypto';
import type { Server } from 'node:http';
import { createAdaptorServer, type HttpBindings } from '@hono/node-server';
import pino from 'pino';
import { demoWorld } from '../../demo/world.ts';
import { createApp } from '../app.ts';
import { families } from '../catalogue.ts';
import { type Config, siteOf } from '../config.ts';
import { type DataFolder, ledgerFile, openDataFolder } from '../data-folder.ts';
import { openDesk } from '../desk/desk.ts';
import { startProjection } from '../jobs/projection.ts';
import { catchUp } from '../ledger/follow.ts';
import type { Change } from '../ledger/ledger.ts';
import { readRecord } from '../ledger/record.ts';
import { CommandError, type Output } from './output.ts';

export interface ServeArguments {
  readonly demo: boolean;
}

/** Serves until SIGINT or SIGTERM; what is in flight is finished first. */
export async function serveCommand(
  { demo }: ServeArguments,
  config: Config,
  siteIsSet: boolean,
  output: Output,
  now: () => Date,
): Promise<number> {
  const log = pino({ level: config.logLevel }, pino.destination(2));
  await using data = await openDataFolder(config.data);
  await using desk = await openDesk(ledgerFile(data.path));
  if (demo) await loadDemo(data, output, now);
  await buildShelf(data, output);
  const server = createAdaptorServer({
    fetch: (request, env) =>
      app.fetch(request, { address: (env as HttpBindings).incoming.socket.remoteAddress ?? '' }),
  }) as Server;
  const port = await listen(server, config);
  const projection = startProjection(config.data, (error) =>
    log.fatal({ err: error }, 'the projection stopped'),
  );
  const siteUrl = siteIsSet ? config.siteUrl : siteOf(config.host, port);
  const app = createApp({
    config: { ...config, siteUrl },
    reader: data.shelf.reader,
    desk,
    ledger: data.ledger,
    random: randomBytes,
    now,
    requestId: () => randomUUID(),
    onBug: (error, request) => log.error({ err: error, request }, 'a request failed'),
  });
  output.print(`Perennial serves ${siteUrl} (data in ${data.path})`);
  await stopSignal();
  await close(server);
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

/** No new connections; idle ones end now, busy ones after their answer. */
function close(server: Server): Promise<void> {
  return new Promise((resolve, reject) => {
    server.close((error) => (error ? reject(error) : resolve()));
    server.closeIdleConnections();
  });
}
