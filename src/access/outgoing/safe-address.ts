// Requests to addresses that callers give. Such an address may name anything: a neighbour of this
// machine, a service of the cloud, this service itself. So what is connected to is decided here:
//
//   - https on port 443 to addresses that are public unicast, all of them that the name resolves to;
//   - besides, addresses that the operator permits (an address or CIDR range), with http and any port;
//   - the name is resolved once for each request and the connection goes to what was found and to
//     nothing else, so a name that changes its mind in between gains nothing;
//   - no user name or password in the address.

import ipaddr from 'ipaddr.js';
import { Refusal } from '../../kernel/refusal.ts';
import { listedIn } from '../address.ts';

/** All addresses a name resolves to; rejects when there are none. `sender`: for whom it is looked up. */
export type Resolve = (hostname: string, sender?: string) => Promise<readonly string[]>;

export interface SafeAddressRules {
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

const maxChars = 2_000;

const notReachable = 'Its host has no public address.';

function refuse(sentence: string): never {
  throw new OutsideAddressError('not_allowed', sentence);
}

/** The same for a name that is not known and for one of the inside: which names exist there is nobody's to learn. */
function unknownName(): OutsideAddressError {
  return new OutsideAddressError('unresolved', notReachable);
}

/**
 * Decides whether a request may go to this address, and to which machines.
 * @throws OutsideAddressError with a sentence for whoever gave the address
 */
export async function vetAddress(
  text: string,
  rules: SafeAddressRules,
  sender?: string,
): Promise<VettedAddress> {
  const url = parsedUrl(text);
  const literal = literalOf(url.hostname);
  const addresses = literal === null ? await resolved(url.hostname, rules, sender) : [literal];
  const plain = url.protocol !== 'https:' || url.port !== '';
  const isPermitted = listedIn(rules.permitted);
  for (const address of addresses) {
    if (isPermitted(address)) continue;
    if (!isPublic(address)) throw literal === null ? unknownName() : refuse(notReachable);
    if (plain) refuse('It must be https on port 443.');
  }
  return { url, addresses };
}

/** The same, given up as unresolved when it takes longer than so many ms. */
export async function vetAddressWithin(
  text: string,
  rules: SafeAddressRules,
  ms: number,
  sender: string,
): Promise<VettedAddress> {
  const signal = AbortSignal.timeout(ms);
  return withinTime(vetAddress(text, rules, sender), signal).catch((error: unknown) => {
    if (!signal.aborted) throw error;
    throw new OutsideAddressError('unresolved', 'Its host could not be looked up in time.');
  });
}

function parsedUrl(text: string): URL {
  if (text.length > maxChars || !/^[\x21-\x7e]+$/.test(text)) {
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

/** Whether the host of a URL is a machine by its number. */
export function isLiteral(hostname: string): boolean {
  return literalOf(hostname) !== null;
}

async function resolved(
  hostname: string,
  { resolve }: SafeAddressRules,
  sender?: string,
): Promise<readonly string[]> {
  const addresses = await resolve(hostname, sender).catch((error: unknown) => {
    if (error instanceof Refusal) throw error;
    return [];
  });
  if (addresses.length === 0) throw unknownName();
  return addresses;
}

/** Whether an address belongs to one machine of the public internet. */
export function isPublic(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.parse(address);
  if (parsed.range() !== 'unicast') return false;
  // What IPv6 gives out as public lies in 2000::/3; everything else is for a special use.
  if (parsed instanceof ipaddr.IPv6)
    return parsed.match(ipaddr.IPv6.parse('2000::'), 3) && !isRetired(parsed);
  // The host of a cloud, which its machines reach under an address that looks public.
  return address !== '168.63.129.16';
}

/** 6bone, given back in 2006. */
function isRetired(address: ipaddr.IPv6): boolean {
  return address.match(ipaddr.IPv6.parse('3ffe::'), 16);
}

/** What the work resolves with; rejects as soon as the signal is aborted. */
export function withinTime<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
    work.then(resolve, reject);
  });
}
