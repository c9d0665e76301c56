// The key of a row carries its order: 35 bits of seconds since 1970, then 28 bits of the id, which
// breaks ties. Rows without a moment come last: their keys begin at 2^34 seconds (the year 2514) and
// use 48 bits of the id. Moments outside 1970 to 2514 stand at the ends.
//
// Two ids that share their moment and their first 28 bits collide; the later one takes the next free
// key. With a thousand rows in one second that happens once in five hundred such seconds.

import { createHash } from 'node:crypto';

const tieBits = 28n;
const lastSecond = 2n ** 34n - 1n;

/** The first key of rows without a moment. */
export const undated = (lastSecond + 1n) << tieBits;

function idBits(id: string): bigint {
  const head = /^[0-9a-f]{8}-[0-9a-f]{4}-/i.test(id) ? id.replace('-', '').slice(0, 12) : null;
  return BigInt(`0x${head ?? createHash('sha1').update(id).digest('hex').slice(0, 12)}`);
}

/** The smallest key of rows at or after this moment (ms since 1970, rounded up to a second). */
export function keyFrom(moment: number): bigint {
  const seconds = BigInt(Math.max(0, Math.ceil(moment / 1000)));
  return (seconds > lastSecond ? lastSecond : seconds) << tieBits;
}

/** The key a row wants: by its moment (ISO 8601, or null) and its id. */
export function keyOf(moment: string | null, id: string): bigint {
  const bits = idBits(id);
  if (moment === null) return undated + bits;
  return keyFrom(Math.floor(Date.parse(moment) / 1000) * 1000) + (bits >> 20n);
}

/** The moment (ms since 1970) at which the row with this key is past. */
export function momentOf(key: bigint): number {
  return Number(key >> tieBits) * 1000;
}
