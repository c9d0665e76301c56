// Whose request it is, as limits count it. The socket's address, unless the peer is a trusted proxy;
// then the right-most hop of X-Forwarded-For that is no trusted proxy itself. What a client writes
// further left is its own invention and changes nothing. IPv6 counts per /64, because one
// subscriber has at least that many addresses; IPv4 inside IPv6 counts as IPv4.

import { BlockList, isIPv4, isIPv6 } from 'node:net';

/** Whether an address belongs to a trusted proxy. */
export type Trusts = (address: string) => boolean;

/** `list` holds addresses and CIDR ranges, already checked. */
export function trustIn(list: readonly string[]): Trusts {
  if (list.length === 0) return () => false;
  const block = new BlockList();
  for (const one of list) {
    const [address, prefix] = one.split('/') as [string, string | undefined];
    const family = isIPv4(address) ? 'ipv4' : 'ipv6';
    block.addSubnet(address, prefix === undefined ? (family === 'ipv4' ? 32 : 128) : Number(prefix), family);
  }
  return (address) => {
    const plain = unmapped(address);
    if (isIPv4(plain)) return block.check(plain, 'ipv4');
    return isIPv6(plain) && block.check(plain, 'ipv6');
  };
}

/** The address of the client: `peer` is the socket's, `forwarded` the X-Forwarded-For header. */
export function clientAddress(peer: string, forwarded: string | null, trusts: Trusts): string {
  if (forwarded === null || !trusts(peer)) return peer;
  let nearest = peer;
  let end = forwarded.length;
  while (end >= 0) {
    const start = forwarded.lastIndexOf(',', end - 1);
    const hop = withoutPort(forwarded.slice(start + 1, end).trim());
    if (!isIPv4(hop) && !isIPv6(hop)) return nearest;
    nearest = hop;
    if (!trusts(hop) || start < 0) return nearest;
    end = start;
  }
  return nearest;
}

/** The address as limits count it: IPv4 as it is, IPv6 as its /64. */
export function countedAddress(address: string): string {
  if (isIPv4(address)) return address;
  const plain = unmapped(address);
  if (isIPv4(plain)) return plain;
  const groups = groupsOf(plain);
  return groups ? `${groups.slice(0, 4).map(hex).join(':')}::/64` : 'unknown';
}

/** The /48 around a counted /64, which has a ceiling of its own; null for IPv4. */
export function widerNetwork(counted: string): string | null {
  if (!counted.endsWith('::/64')) return null;
  return `${counted.split(':', 3).join(':')}::/48`;
}

/** IPv4 that was written as IPv6, as IPv4; everything else as it is. */
function unmapped(address: string): string {
  if (!address.includes(':')) return address;
  const groups = groupsOf(address);
  if (!groups || groups.slice(0, 5).some((group) => group !== 0) || groups[5] !== 0xffff) return address;
  const [high, low] = groups.slice(6) as [number, number];
  return `${high >> 8}.${high & 255}.${low >> 8}.${low & 255}`;
}

/** The eight groups of an IPv6 address; null when it is none. */
function groupsOf(address: string): readonly number[] | null {
  const bare = address.split('%', 1)[0] as string;
  if (!isIPv6(bare)) return null;
  const [head, tail] = bare.split('::', 2) as [string, string | undefined];
  const before = numbersOf(head);
  if (tail === undefined) return before;
  const after = numbersOf(tail);
  return [...before, ...Array<number>(8 - before.length - after.length).fill(0), ...after];
}

function numbersOf(part: string): number[] {
  if (part === '') return [];
  return part.split(':').flatMap((group) => {
    if (!group.includes('.')) return [Number.parseInt(group, 16)];
    const [a, b, c, d] = group.split('.').map(Number) as [number, number, number, number];
    return [a * 256 + b, c * 256 + d];
  });
}

function hex(group: number): string {
  return group.toString(16);
}

/** Some proxies add the port: 203.0.113.9:4711, [2001:db8::1]:4711. */
function withoutPort(hop: string): string {
  const found = /^(?:\[([0-9a-f:.]+)\]|(\d+\.\d+\.\d+\.\d+))(?::\d{1,5})?$/i.exec(hop);
  return found ? ((found[1] ?? found[2]) as string) : hop;
}
