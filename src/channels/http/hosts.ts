// The Host of a request. It chooses nothing here, but a proxy or a cache in front may choose by it,
// so one that is missing, doubled or malformed is refused.

import { listedIn } from '../../access/address.ts';
import type { PlainRequest } from './plain-request.ts';

const wellFormed = /^(?:[a-z0-9](?:[a-z0-9._-]{0,252}[a-z0-9.])?|\[[0-9a-f:.]{2,45}\])(?::\d{1,5})?$/i;

/** Whether the headers (name and value in turns, as they were sent) hold exactly one well-formed Host. */
export function hasOneHost(rawHeaders: readonly string[]): boolean {
  let host: string | null = null;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at] as string;
    if (name.length !== 4 || name.toLowerCase() !== 'host') continue;
    if (host !== null) return false;
    host = rawHeaders[at + 1] as string;
  }
  return host !== null && wellFormed.test(host);
}

/** Whether the server listens where only this machine reaches it. */
export function isLoopback(address: string): boolean {
  return address === 'localhost' || address === '::1' || /^(?:::ffff:)?127(?:\.\d{1,3}){3}$/.test(address);
}

/** Whether an address stands for many people: a proxy that is trusted, and this machine, where one may run. */
export function bringsManyPeople(trustProxy: readonly string[]): (address: string) => boolean {
  const trusts = listedIn(trustProxy);
  return (address) => isLoopback(address) || trusts(address);
}

/** Whether an origin (scheme, host and port) is the site's own; on a server that only this machine reaches, any of this machine. */
export function isOwnOrigin(origin: string, site: string, loopbackOnly: boolean): boolean {
  if (!URL.canParse(origin)) return false;
  const own = new URL(site);
  const { origin: asked, hostname } = new URL(origin);
  return asked === own.origin || (loopbackOnly && isLoopback(bare(hostname)));
}

/** Whether the host of the address is the site's own; on a server that only this machine reaches, also one of this machine's. */
export function isOwnHost(url: string, site: string, loopbackOnly: boolean): boolean {
  if (!URL.canParse(url)) return false;
  const { hostname, host } = new URL(url);
  return host === new URL(site).host || (loopbackOnly && isLoopback(bare(hostname)));
}

function bare(hostname: string): string {
  return hostname.replace(/^\[|\]$/g, '');
}

/** A request of this machine: its address is, so is the name it asks by, and nobody passed it on. */
export function isLocal(request: PlainRequest, peer: string): boolean {
  const passedOn = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'via'];
  const { hostname } = new URL(request.url);
  const ownName = isLoopback(bare(hostname));
  return isLoopback(peer) && ownName && !passedOn.some((name) => request.headers.has(name));
}
