// What `perennial login` keeps on this machine: for each instance what lets its commands in there. The file is its
// owner's alone. An access token is good for an hour at one resource; the refresh token gets the next one.

import { chmod, mkdir, readFile } from 'node:fs/promises';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
import { boundedFetch } from '../../access/outgoing/bounded-fetch.ts';
import { replaceSynced } from '../../engines/synced-files.ts';
import type { Doc } from '../../kernel/family.ts';
import { whyUnanswered } from '../../kernel/why-unanswered.ts';
import { CommandError } from './output.ts';

export interface Login {
  readonly client_id: string;
  readonly token_endpoint: string;
  readonly revocation_endpoint: string;
  readonly refresh_token: string;
  /** By resource. */
  readonly tokens: Readonly<Record<string, { readonly access_token: string; readonly expires_at: string }>>;
}

export type Logins = Readonly<Record<string, Login>>;

export interface LoginParts {
  readonly file: string;
  readonly fetch: (url: string | URL, init?: RequestInit) => Promise<Response>;
  readonly now: () => Date;
}

/** Where the file is: below XDG_CONFIG_HOME, else ~/.config. */
export function loginsFile(environment: Readonly<Record<string, string | undefined>>): string {
  return join(environment.XDG_CONFIG_HOME || join(homedir(), '.config'), 'perennial', 'logins.json');
}

export async function readLogins(file: string): Promise<Logins> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '{}';
    throw error;
  });
  const logins = objectIn(text);
  if (areLogins(logins)) return logins;
  throw new CommandError(`${file} holds no logins; remove it and log in again.`);
}

function areLogins(value: Doc | null): value is Logins {
  return value !== null && !Array.isArray(value) && Object.values(value).every(isLogin);
}

function isLogin(value: unknown): value is Login {
  if (typeof value !== 'object' || value === null) return false;
  const { client_id, token_endpoint, revocation_endpoint, refresh_token, tokens } = value as Doc;
  const texts = [client_id, token_endpoint, revocation_endpoint, refresh_token];
  return texts.every((one) => typeof one === 'string') && typeof tokens === 'object' && tokens !== null;
}

/** Keeps a login, or forgets it. */
export async function keepLogin(file: string, site: string, login: Login | null): Promise<void> {
  const { [site]: _, ...others } = await readLogins(file);
  const logins = login === null ? others : { ...others, [site]: login };
  await mkdir(dirname(file), { recursive: true, mode: 0o700 });
  await replaceSynced(file, `${JSON.stringify(logins, null, 1)}\n`, 0o600);
  await chmod(file, 0o600);
}

/** Of an answer about logins. A mirror waits for it also where it is to end: a refresh token is good once. */
const bounds = { timeoutMs: 10_000, maxBytes: 64 * 1024 };

interface InstanceAnswer {
  readonly status: number;
  readonly isOk: boolean;
  /** Null where it is no JSON object, as a page of a proxy. */
  readonly body: Doc | null;
}

/**
 * What an instance answers, by POST where there is a form.
 * @throws CommandError where it does not, or not in time
 */
export async function askInstance(
  { fetch }: Pick<LoginParts, 'fetch'>,
  url: string,
  form?: URLSearchParams,
): Promise<InstanceAnswer> {
  const init = form ? { method: 'POST', body: form } : {};
  const answer = await boundedFetch(fetch, bounds)(url, init).catch((error: unknown) => {
    throw new CommandError(`${new URL(url).origin} does not answer: ${whyUnanswered(error)}.`);
  });
  const { status, ok } = answer;
  return { status, isOk: ok, body: objectIn(await answer.text()) };
}

function objectIn(text: string): Doc | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? (value as Doc) : null;
  } catch {
    return null;
  }
}

/** Whether an answer says nothing of the login: too much was asked, or a machine between could not answer. */
export function saysNothing({ status, body, isOk }: InstanceAnswer): boolean {
  return status === 408 || status === 429 || status >= 500 || (isOk && body === null);
}

/** The tokens in an answer; null where there are none. */
export function tokensIn({ isOk, body }: InstanceAnswer): Tokens | null {
  const { access_token, refresh_token, expires_in } = body ?? {};
  if (!isOk || typeof access_token !== 'string' || typeof expires_in !== 'number') return null;
  return { access_token, expires_in, ...(typeof refresh_token === 'string' ? { refresh_token } : {}) };
}

/** A token is asked for anew so long before it ends, in ms. */
const earlyMs = 60_000;

/** The access token of this instance for one of its resources; null where nobody logged in. */
export async function tokenOf(parts: LoginParts, site: string, resource: string): Promise<string | null> {
  const { file, now } = parts;
  const login = (await readLogins(file))[site];
  if (!login) return null;
  const known = login.tokens[resource];
  if (known && Date.parse(known.expires_at) - now().getTime() > earlyMs) return known.access_token;
  const { client_id, refresh_token } = login;
  const body = new URLSearchParams({ grant_type: 'refresh_token', client_id, refresh_token, resource });
  const answer = await askInstance(parts, login.token_endpoint, body);
  const tokens = tokensIn(answer);
  if (tokens === null) {
    if (answer.isOk || saysNothing(answer))
      throw new CommandError(`${site} does not give out tokens now (${answer.status}).`);
    throw new CommandError(`${site} lets this machine in no more; run perennial login ${site}.`);
  }
  const next = loginFrom(login, resource, tokens, now());
  await keepLogin(file, site, next);
  return next.tokens[resource]?.access_token ?? null;
}

interface Tokens {
  readonly access_token: string;
  readonly refresh_token?: string;
  readonly expires_in: number;
}

/** A login with the tokens that were answered for a resource. */
export function loginFrom(login: Login, resource: string, answered: Tokens, now: Date): Login {
  const { access_token, refresh_token = login.refresh_token, expires_in } = answered;
  const expires_at = new Date(now.getTime() + expires_in * 1_000).toISOString();
  return {
    ...login,
    refresh_token,
    tokens: { ...login.tokens, [resource]: { access_token, expires_at } },
  };
}
