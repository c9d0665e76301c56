import { randomBytes, randomUUID } from 'node:crypto';
import packageJson from '../../package.json' with { type: 'json' };
import { keyOf } from '../access/bearer.ts';
import { keyRing } from '../access/key-ring.ts';
import { resolveByMachine } from '../access/outside-address.ts';
import { createApp } from '../app.ts';
import { mcpPath } from '../channels/mcp/mcp-path.ts';
import { type RelayParts, relay } from '../channels/mcp/relay.ts';
import type { Config } from '../config.ts';
import { openDataFolder, truthOf } from '../data-folder.ts';
import { dumpsIn } from '../datasets/dump-index.ts';
import { openDesk } from '../desk/desk.ts';
import { lineageOf } from '../desk/upkeep.ts';
import { bringUpToDate } from '../jobs/build-shelf.ts';
import { startProjection } from '../jobs/projection.ts';
import { Refusal } from '../kernel/refusal.ts';
import { CommandError } from './output.ts';
import { serverLog } from './server-log.ts';

export interface McpArguments {
  /** The site of a remote instance; left out: the data folder. */
  readonly url?: string;
  readonly key: string | null;
}

/** Serves the tools on stdin and stdout until stdin ends. Nothing but the protocol goes to stdout. */
export async function mcpCommand(
  { url, key }: McpArguments,
  config: Config,
  now: () => Date,
  clock: () => number,
): Promise<number> {
  const log = serverLog(config.logLevel, (line) => process.stderr.write(line));
  if (key !== null) checkForm(key);
  const parts = {
    key,
    version: packageJson.version,
    stdin: process.stdin,
    stdout: process.stdout,
    onError: (error: Error) => log.warn({ err: error }, 'the client sent what is no message'),
  };
  if (url !== undefined) return relayed({ ...parts, url: remote(url), fetch: (to, init) => fetch(to, init) });
  await using data = await openDataFolder(config, clock);
  await using desk = await openDesk(truthOf(config));
  await bringUpToDate(data.ledger, data.shelf);
  const keys = keyRing({ desk, now, clock });
  const app = createApp({
    config,
    reader: data.shelf.reader,
    desk,
    ledger: data.ledger,
    random: randomBytes,
    lineage: await lineageOf(desk, randomBytes),
    dumps: dumpsIn(config.dumps),
    dumpsFolder: config.dumps,
    sendsMail: config.smtpUrl !== null,
    outside: { permitted: config.webhookAllow, resolve: resolveByMachine },
    now,
    requestId: () => randomUUID(),
    onBug: (error, request) => log.error({ err: error, request }, 'a request failed'),
    identify: keys.identify,
    clock,
  });
  const here = { address: '127.0.0.1' };
  const ask = (to: string | URL, init?: RequestInit) => app.fetch(new Request(to, init), here);
  const projection = startProjection(config, (error) => log.error({ err: error }, 'the projection stopped'));
  try {
    return await relayed({ ...parts, url: new URL(config.siteUrl + mcpPath), fetch: ask });
  } finally {
    await projection.stop();
    await keys.noteUse().catch((error) => log.error({ err: error }, 'the use of keys was not noted'));
  }
}

async function relayed(parts: RelayParts): Promise<number> {
  try {
    await relay(parts);
    return 0;
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    if (parts.key !== null && /\bHTTP 401\b/.test(why)) {
      throw new CommandError(
        `The tool server at ${parts.url} refuses PERENNIAL_KEY: it is unknown, revoked or expired.`,
        2,
      );
    }
    throw new CommandError(`The tool server at ${parts.url} did not answer: ${why}.`);
  }
}

function checkForm(key: string): void {
  try {
    keyOf(`Bearer ${key}`);
  } catch (error) {
    if (error instanceof Refusal) throw new CommandError('PERENNIAL_KEY is no key of this service.', 2);
    throw error;
  }
}

/** The tool server of an instance, named by its site or outright. Keys go over https, or stay on this machine. */
function remote(site: string): URL {
  if (!URL.canParse(site)) throw new CommandError(`--url takes the address of an instance, not ${site}.`, 2);
  const url = new URL(site);
  const here = /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/.test(url.hostname);
  if (url.protocol !== 'https:' && !(url.protocol === 'http:' && here)) {
    throw new CommandError('--url takes an https address, or http on this machine.', 2);
  }
  const path = url.pathname.replace(/\/+$/, '');
  return new URL(path.endsWith(mcpPath) ? path : path + mcpPath, url.origin);
}
