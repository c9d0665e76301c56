// Whose request it is, as limits count it. The socket's address, unless the peer is a trusted proxy;
// then the right-most hop of X-Forwarded-For that is no trusted proxy itself. What a client writes
// further left is its own invention and changes nothing. IPv6 counts per /64, because one
// subscriber has at least that many addresses; IPv4 inside IPv6 counts as IPv4.

import { isIPv4 } from 'node:net';
import ipaddr from 'ipaddr.js';
import { countedNetwork } from '../kernel/counted-network.ts';

/** Whether an address belongs to a trusted proxy. */
export type Trusts = (address: string) => boolean;

/** Whether an address is in a list of addresses and CIDR ranges, which was checked already. */
export function listedIn(list: readonly string[]): (address: string) => boolean {
  if (list.length === 0) return () => false;
  const ranges = list.map((one) => ipaddr.parseCIDR(one.includes('/') ? one : `${one}/${bitsOf(one)}`));
  return (address) => {
    const parsed = parsedAddress(address);
    return (
      parsed !== null &&
      ranges.some(([range, bits]) => parsed.kind() === range.kind() && parsed.match(range, bits))
    );
  };
}

function bitsOf(address: string): number {
  return address.includes(':') ? 128 : 32;
}

/** The address of the client: `peer` is the socket's, `forwarded` the X-Forwarded-For header. */
export function clientAddress(peer: string, forwarded: string | null, trusts: Trusts): string {
  if (forwarded === null || !trusts(peer)) return peer;
  let nearest = peer;
  let end = forwarded.length;
  while (end >= 0) {
    const start = forwarded.lastIndexOf(',', end - 1);
    const hop = withoutPort(forwarded.slice(start + 1, end).trim());
    if (parsedAddress(hop) === null) return nearest;
    nearest = hop;
    if (!trusts(hop) || start < 0) return nearest;
    end = start;
  }
  return nearest;
}

/** The address as limits count it: IPv4 as it is, IPv6 as its /64. */
export function countedAddress(address: string): string {
  // What nearly every request has costs nothing.
  if (isIPv4(address)) return address;
  const parsed = parsedAddress(address);
  if (parsed === null) return 'unknown';
  if (parsed instanceof ipaddr.IPv4) return parsed.toString();
  return countedNetwork(parsed.parts);
}

/** IPv4 that was written as IPv6 is IPv4; null for what is no address. */
function parsedAddress(address: string): ipaddr.IPv4 | ipaddr.IPv6 | null {
  const isAddress = ipaddr.IPv6.isValid(address) || ipaddr.IPv4.isValidFourPartDecimal(address);
  return isAddress ? ipaddr.process(address) : null;
}

/** Some proxies add the port: 203.0.113.9:4711, [2001:db8::1]:4711. */
function withoutPort(hop: string): string {
  const found = /^(?:\[([0-9a-f:.]+)\]|(\d+\.\d+\.\d+\.\d+))(?::\d{1,5})?$/i.exec(hop);
  return found ? ((found[1] ?? found[2]) as string) : hop;
}
