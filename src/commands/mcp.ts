import packageJson from '../../package.json' with { type: 'json' };
import { keyOf } from '../access/bearer.ts';
import { type RelayParts, relay } from '../channels/mcp/relay.ts';
import { mcpPath } from '../kernel/address.ts';
import { Refusal } from '../kernel/refusal.ts';
import { whyUnanswered } from '../kernel/why-unanswered.ts';
import { tokenOf } from '../server/node/logins.ts';
import { CommandError } from '../server/node/output.ts';
import { serverLog } from '../server/node/server-log.ts';
import type { Config } from '../settings/config.ts';

export interface McpArguments {
  /** The site of a remote instance; left out: the data folder. */
  readonly url?: string;
  readonly key: string | null;
  /** Where logins are kept; left out: there are none. */
  readonly logins?: string;
}

/** Serves the tools on stdin and stdout until stdin ends. Nothing but the protocol goes to stdout. */
export async function mcpCommand(
  { url, key, logins }: McpArguments,
  config: Config,
  now: () => Date,
  clock: () => number,
): Promise<number> {
  const log = serverLog(config.logLevel, (line) => process.stderr.write(line));
  if (key !== null) checkFormat(key);
  const parts = {
    key,
    version: packageJson.version,
    stdin: process.stdin,
    stdout: process.stdout,
    onError: (error: Error) => log.warn({ err: error }, 'the client sent what is no message'),
  };
  if (url !== undefined) {
    const to = remote(url);
    const token =
      key === null && logins !== undefined
        ? () =>
            tokenOf(
              { file: logins, fetch: (at, init) => fetch(at, init), now },
              to.origin,
              to.origin + mcpPath,
            )
        : async () => null;
    return relayed({ ...parts, url: to, fetch: asLoggedIn(token) });
  }
  const { openTools } = await import('./tools-here.ts');
  await using tools = await openTools(config, now, clock, log);
  return await relayed({ ...parts, url: new URL(config.siteUrl + mcpPath), fetch: tools.ask });
}

/** Requests with what this machine is let in by, where somebody logged in. */
function asLoggedIn(token: () => Promise<string | null>): RelayParts['fetch'] {
  return async (to, init) => {
    const accessToken = await token();
    if (accessToken === null) return fetch(to, init);
    const headers = new Headers(init?.headers);
    headers.set('authorization', `Bearer ${accessToken}`);
    return fetch(to, { ...init, headers });
  };
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
    if (error instanceof CommandError) throw error;
    throw new CommandError(`The tool server at ${parts.url} did not answer: ${whyUnanswered(error)}.`);
  }
}

function checkFormat(key: string): void {
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
