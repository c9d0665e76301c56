// Requests to addresses that callers give. Such an address may name anything: a neighbour of this
// machine, a service of the cloud, this service itself. So what is connected to is decided here:
//
//   - https on port 443 to addresses that are public unicast, all of them that the name resolves to;
//   - besides, addresses that the operator permits (an address or CIDR range), with http and any port;
//   - the name is resolved once for each request and the connection goes to what was found and to
//     nothing else, so a name that changes its mind in between gains nothing;
//   - no redirects, no proxy, no user name or password in the address, at most 64 kB read.

import { lookup } from 'node:dns/promises';
import ipaddr from 'ipaddr.js';
import { Agent, errors, request } from 'undici';

/** All addresses a name resolves to; rejects when there are none. */
export type Resolve = (hostname: string) => Promise<readonly string[]>;

export interface OutsideRules {
  /** Addresses and CIDR ranges that are permitted besides public ones. */
  readonly permitted: readonly string[];
  readonly resolve: Resolve;
}

/** Why an address is not connected to. */
export class OutsideAddressError extends Error {
  override readonly name = 'OutsideAddressError';
  readonly reason: 'not_allowed' | 'unresolved';

  constructor(reason: 'not_allowed' | 'unresolved', sentence: string) {
    super(sentence);
    this.reason = reason;
  }
}

export interface VettedAddress {
  readonly url: URL;
  /** Where the connection goes; at least one. */
  readonly addresses: readonly string[];
}

const longest = 2_000;

function refuse(sentence: string): never {
  throw new OutsideAddressError('not_allowed', sentence);
}

/**
 * Decides whether a request may go to this address, and to which machines.
 * @throws OutsideAddressError with a sentence for whoever gave the address
 */
export async function vetAddress(text: string, rules: OutsideRules): Promise<VettedAddress> {
  const url = parsedAddress(text);
  const literal = literalOf(url.hostname);
  const addresses = literal === null ? await resolved(url.hostname, rules) : [literal];
  const plain = url.protocol !== 'https:' || url.port !== '';
  for (const address of addresses) {
    if (isPermitted(address, rules.permitted)) continue;
    if (!isPublic(address)) refuse('It leads to an address that is not public.');
    if (plain) refuse('It must be https on port 443.');
  }
  return { url, addresses };
}

/** The same, given up as unresolved when it takes longer than so many ms. */
export async function vetAddressWithin(
  text: string,
  rules: OutsideRules,
  ms: number,
): Promise<VettedAddress> {
  const signal = AbortSignal.timeout(ms);
  return withinTime(vetAddress(text, rules), signal).catch((error: unknown) => {
    if (!signal.aborted) throw error;
    throw new OutsideAddressError('unresolved', 'Its host could not be looked up in time.');
  });
}

/** All addresses that the machine's own resolver knows. */
export async function resolveByMachine(hostname: string): Promise<readonly string[]> {
  const found = await lookup(hostname, { all: true, verbatim: true });
  return found.map(({ address }) => address);
}

function parsedAddress(text: string): URL {
  if (text.length > longest || !/^[\x21-\x7e]+$/.test(text)) {
    refuse('It must be a web address in ASCII of at most 2000 characters.');
  }
  const url = URL.canParse(text) ? new URL(text) : refuse('It is not a web address.');
  if (!/^https?:\/\/[^/]/i.test(text)) refuse('It must begin with https://.');
  if (url.username !== '' || url.password !== '' || /^[^/]*\/\/[^/?#]*@/.test(text)) {
    refuse('It must not carry a user name or password.');
  }
  if (/^[^/]*\/\/[^/?#]*\\/.test(text)) refuse('It must not hold a backslash before its path.');
  return url;
}

/** The address that the host of a URL is, in the form that `URL` gives it; null for a name. */
function literalOf(hostname: string): string | null {
  if (hostname.startsWith('[')) return hostname.slice(1, -1);
  return ipaddr.IPv4.isValidFourPartDecimal(hostname) ? hostname : null;
}

async function resolved(hostname: string, { resolve }: OutsideRules): Promise<readonly string[]> {
  const addresses = await resolve(hostname).catch(() => []);
  if (addresses.length === 0) throw new OutsideAddressError('unresolved', 'Its host has no address.');
  return addresses;
}

/** Whether an address belongs to one machine of the public internet. */
export function isPublic(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.parse(address);
  if (parsed.range() !== 'unicast') return false;
  // What IPv6 gives out as public lies in 2000::/3; everything else is for a special use.
  return parsed instanceof ipaddr.IPv6 ? parsed.match(ipaddr.IPv6.parse('2000::'), 3) : true;
}

/** Whether an address is one of those listed, or in one of the CIDR ranges. */
function isPermitted(address: string, permitted: readonly string[]): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.process(address);
  return permitted.some((one) => {
    const [listed, bits] = one.includes('/') ? ipaddr.parseCIDR(one) : [ipaddr.parse(one), null];
    if (listed.kind() !== parsed.kind()) return false;
    return parsed.match(listed, bits ?? (listed.kind() === 'ipv4' ? 32 : 128));
  });
}

export interface OutsideMessage {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  /** For everything together: looking up, connecting, sending, reading. */
  readonly timeoutMs: number;
}

export type Outcome =
  | { readonly status: number; readonly retryAfter: string | null }
  | { readonly error: 'not_allowed' | 'unresolved' | 'timeout' | 'connection_failed' };

export type Post = (message: OutsideMessage) => Promise<Outcome>;

const mostRead = 64 * 1024;

/** Posts to vetted addresses only; never throws for what the other side does. */
export function outsidePost(rules: OutsideRules): Post {
  return async (message) => {
    const signal = AbortSignal.timeout(message.timeoutMs);
    try {
      const vetted = await withinTime(vetAddress(message.url, rules), signal);
      return await posted(message, vetted, signal);
    } catch (error) {
      if (error instanceof OutsideAddressError) return { error: error.reason };
      if (signal.aborted || isTimeout(error)) return { error: 'timeout' };
      return { error: 'connection_failed' };
    }
  };
}

function isTimeout(error: unknown): boolean {
  return (
    error instanceof errors.HeadersTimeoutError ||
    error instanceof errors.BodyTimeoutError ||
    error instanceof errors.ConnectTimeoutError
  );
}

function withinTime<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
    work.then(resolve, reject);
  });
}

async function posted(
  { headers, body, timeoutMs }: OutsideMessage,
  { url, addresses }: VettedAddress,
  signal: AbortSignal,
): Promise<Outcome> {
  const found = addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }));
  const agent = new Agent({
    allowH2: false,
    pipelining: 0,
    connect: {
      timeout: timeoutMs,
      lookup: (_hostname, { all }, done) => {
        if (all) done(null, found);
        else done(null, found[0]?.address ?? '', found[0]?.family);
      },
    },
  });
  try {
    const answer = await request(url, {
      dispatcher: agent,
      method: 'POST',
      headers,
      body,
      signal,
      headersTimeout: timeoutMs,
      bodyTimeout: timeoutMs,
    });
    const retryAfter = answer.headers['retry-after'];
    await readSome(answer.body);
    return { status: answer.statusCode, retryAfter: typeof retryAfter === 'string' ? retryAfter : null };
  } finally {
    await agent.destroy();
  }
}

/** What the receiver says is read, up to a limit, and forgotten; the status alone counts. */
async function readSome(body: AsyncIterable<Uint8Array>): Promise<void> {
  let length = 0;
  try {
    for await (const chunk of body) {
      length += chunk.length;
      if (length >= mostRead) return;
    }
  } catch {
    // The status has arrived: a body that breaks off changes nothing.
  }
}
