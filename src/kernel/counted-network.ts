// How IPv6 is written where limits count it: by its /64, which one subscriber has at least, and by the /48 around
// that, which has a ceiling of its own. Written and read here alone.

/** The /64 of an address, which is given in its eight parts. */
export function countedNetwork(parts: readonly number[]): string {
  const written = parts.slice(0, 4).map((part) => part.toString(16));
  return `${written.join(':')}::/64`;
}

/** The /48 around a counted /64, also one with words before it; null for everything else, as IPv4. */
export function widerNetwork(counted: string): string | null {
  if (!counted.endsWith('::/64')) return null;
  return `${counted.split(':', 3).join(':')}::/48`;
}
