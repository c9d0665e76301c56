// The key of a row carries its order: 35 bits of seconds since 1970, then 28 bits that order the rows of
// one second by the rest of their moment and their id. Rows without a moment come last: their keys begin
// at 2^34 seconds (the year 2514) and have 48 bits for the id. Moments outside 1970 to 2514 stand at the
// ends.
//
// Those bits are the beginning of the id where that keeps the order; where it does not (ids that begin
// alike), a row takes a place between its neighbours. The order is exact until a second has no place
// left between two neighbours: not before some thousand ids that begin alike.

const tieBits = 28n;
const lastSecond = 2n ** 34n - 1n;

/** The first key of rows without a moment. */
export const undated = (lastSecond + 1n) << tieBits;

/** The beginning of the id as 48 bits in the order of ids: of a UUID its digits, of others their bytes. */
function idBits(id: string): bigint {
  const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-/.test(id);
  const head = uuid ? id.replace('-', '').slice(0, 12) : Buffer.from(id).toString('hex').slice(0, 12);
  return BigInt(`0x${head.padEnd(12, '0')}`);
}

/** The smallest key of rows at or after this moment (ms since 1970, rounded up to a second). */
export function keyFrom(moment: number): bigint {
  const seconds = BigInt(Math.max(0, Math.ceil(moment / 1000)));
  return (seconds > lastSecond ? lastSecond : seconds) << tieBits;
}

/** The keys that rows of this moment (ISO 8601, or null) may have: from the first to the last. */
function room(moment: string | null): { first: bigint; last: bigint } {
  if (moment === null) return { first: undated, last: undated + 2n ** 48n - 1n };
  const first = keyFrom(Math.floor(Date.parse(moment) / 1000) * 1000);
  return { first, last: first + 2n ** tieBits - 1n };
}

/** Keys that are left free between rows that follow each other, and (more) at both ends of a second. */
const stride = 2n ** 8n;
const margin = 2n ** 20n;

function within(key: bigint, lowest: bigint, highest: bigint): bigint {
  if (key < lowest) return lowest;
  return key > highest ? highest : key;
}

/** A row beside the one that is placed. */
export interface Neighbour {
  readonly id: string;
  readonly key: bigint;
}

/**
 * A key for a row: after the row before it and before the row after it, in the order of moment and id.
 * Between two rows it stands near the one whose id begins more like its own: ids that are counted up (or
 * down) then come to stand side by side instead of halving what is left.
 * @param before the row before it, of any moment, or null
 * @param after the row after it, or null
 */
export function keyBetween(
  moment: string | null,
  id: string,
  before: Neighbour | null,
  after: Neighbour | null,
): bigint {
  const { first, last } = room(moment);
  const previous = before !== null && before.key >= first ? before : null;
  const next = after !== null && after.key <= last ? after : null;
  const lowest = previous ? previous.key + 1n : first;
  const highest = next ? next.key - 1n : last;
  const bits = moment === null ? idBits(id) : idBits(id) >> 20n;
  const wanted = within(first + bits, first + margin, last - margin);
  if (wanted >= lowest && wanted <= highest) return wanted;
  const gap = highest - lowest;
  const step = gap / 4n < stride ? gap / 4n : stride;
  const nearer = likeness(id, previous?.id ?? '') - likeness(id, next?.id ?? '');
  if (previous && (next === null || nearer > 0)) return lowest + step;
  if (next && (previous === null || nearer < 0)) return highest - step;
  return lowest + gap / 2n;
}

/** How many characters two ids have in common at their beginning. */
function likeness(one: string, other: string): number {
  let length = 0;
  while (length < one.length && one[length] === other[length]) length++;
  return length;
}

/** The moment (ms since 1970) at which the row with this key is past. */
export function momentOf(key: bigint): number {
  return Number(key >> tieBits) * 1000;
}

/**
 * Keys as numbers: the 64 bits of a key, read as a float, keep its order (keys are positive and end before
 * the bits of infinity), and cost a tenth of a bigint.
 */
export type Keys = Float64Array;

export const noKeys: Keys = new Float64Array();

export function numbersOf(keys: readonly bigint[]): Keys {
  // By an iterator it takes twice as long, and where keys are few, memory that is seen in two ways eight times.
  const numbers = new Float64Array(keys.length);
  for (let at = 0; at < keys.length; at++) numbers[at] = numberOf(keys[at] as bigint);
  return numbers;
}

const oneKey = new BigInt64Array(1);
const oneNumber = new Float64Array(oneKey.buffer);

export function numberOf(key: bigint): number {
  oneKey[0] = key;
  return oneNumber[0] as number;
}

/** The key that is this number. */
export function keyOf(number: number): bigint {
  oneNumber[0] = number;
  return oneKey[0] as bigint;
}

/** The greater of two keys; null is none. */
export function highest(a: bigint | null, b: bigint): bigint {
  return a !== null && a > b ? a : b;
}

/** The smaller of two keys; null is none. */
export function lowest(a: bigint | null, b: bigint): bigint {
  return a !== null && a < b ? a : b;
}
