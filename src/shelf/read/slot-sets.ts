// Sets of rows by slot: as bits, or as lists where few rows are in them.

import { firstAtLeast } from './first-at-least.ts';

/**
 * One bit for each slot, 32 of them a number, in pieces that grow by themselves: no row that comes makes all
 * sets wider at once, which for a million rows takes a tenth of a second. What is left out has no slot.
 */
export type Bits = (Uint32Array | undefined)[];

/** Slots of a piece, as a power of two. */
const pieceBits = 15;
/** The last number of a whole piece. */
const lastNumber = 2 ** (pieceBits - 5) - 1;

export function setBit(bits: Bits, slot: number): void {
  const at = (slot >> 5) & lastNumber;
  let piece = bits[slot >> pieceBits];
  if (piece === undefined || at >= piece.length) {
    const wider = new Uint32Array(1 << (32 - Math.clz32(at)));
    if (piece) wider.set(piece);
    piece = wider;
    bits[slot >> pieceBits] = wider;
  }
  piece[at] = (piece[at] as number) | (1 << (slot & 31));
}

export function clearBit(bits: Bits, slot: number): void {
  const at = (slot >> 5) & lastNumber;
  const piece = bits[slot >> pieceBits];
  if (piece && at < piece.length) piece[at] = (piece[at] as number) & ~(1 << (slot & 31));
}

export function hasBit(bits: Bits, slot: number): boolean {
  const piece = bits[slot >> pieceBits];
  const at = (slot >> 5) & lastNumber;
  return piece !== undefined && at < piece.length && ((piece[at] as number) >>> (slot & 31)) % 2 === 1;
}

/** A set of slots: as bits, or as a list that ascends. Whoever is given one leaves it as it is. */
export type SlotSet = Bits | Uint32Array;

export function bitsOf(set: SlotSet): Bits {
  if (!(set instanceof Uint32Array)) return set;
  const bits: Bits = [];
  for (let at = 0; at < set.length; at++) setBit(bits, set[at] as number);
  return bits;
}

/** The slots that are in all of these sets, of which there is one at least. */
export function inAll(sets: readonly SlotSet[]): SlotSet {
  const bits = sets.filter((set): set is Bits => !(set instanceof Uint32Array));
  const [shortest, ...longer] = sets
    .filter((set) => set instanceof Uint32Array)
    .sort((one, other) => one.length - other.length);
  if (shortest === undefined) return bits.reduce(inBoth);
  return longer.reduce(inBothLists, bits.reduce(withBit, shortest));
}

function withBit(list: Uint32Array, bits: Bits): Uint32Array {
  const found = new Uint32Array(list.length);
  let count = 0;
  for (let at = 0; at < list.length; at++) {
    const slot = list[at] as number;
    if (hasBit(bits, slot)) found[count++] = slot;
  }
  return found.subarray(0, count);
}

/** Steps over what lies between the slots of the shorter list get longer as they go. */
function inBothLists(few: Uint32Array, many: Uint32Array): Uint32Array {
  const found = new Uint32Array(few.length);
  let [count, from] = [0, 0];
  for (let at = 0; at < few.length; at++) {
    const slot = few[at] as number;
    let step = 1;
    while (from + step < many.length && (many[from + step] as number) < slot) step *= 2;
    from = firstAtLeast(many, slot, from + (step >> 1), Math.min(from + step, many.length));
    if (many[from] === slot) found[count++] = slot;
  }
  return found.subarray(0, count);
}

function inBoth(one: Bits, other: Bits): Bits {
  return one.map((piece, number) => {
    const beside = other[number];
    if (!piece || !beside) return undefined;
    const both = piece.slice(0, beside.length);
    for (let at = 0; at < both.length; at++) both[at] = (both[at] as number) & (beside[at] as number);
    return both;
  });
}

/** The slots that are in any of these sets. */
export function inAny(sets: readonly SlotSet[]): SlotSet {
  const [only = noSlots] = sets;
  if (sets.length <= 1) return only;
  const any: Bits = [];
  for (const set of sets) {
    if (set instanceof Uint32Array) for (let at = 0; at < set.length; at++) setBit(any, set[at] as number);
    else addAll(any, set);
  }
  return any;
}

const noSlots = new Uint32Array();

function addAll(bits: Bits, others: Bits): void {
  others.forEach((piece, number) => {
    if (!piece) return;
    const own = bits[number];
    const [longer, shorter] = own && own.length > piece.length ? [own, piece] : [piece.slice(), own];
    for (let at = 0; shorter && at < shorter.length; at++)
      longer[at] = (longer[at] as number) | (shorter[at] as number);
    bits[number] = longer;
  });
}

export function sizeOf(set: SlotSet): number {
  if (set instanceof Uint32Array) return set.length;
  let count = 0;
  for (const piece of set) if (piece) count += countIn(piece);
  return count;
}

function countIn(piece: Uint32Array): number {
  let count = 0;
  for (let at = 0; at < piece.length; at++) {
    let left = piece[at] as number;
    left -= (left >>> 1) & 0x55555555;
    left = (left & 0x33333333) + ((left >>> 2) & 0x33333333);
    count += Math.imul((left + (left >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
  }
  return count;
}

/** The slots of a set, ascending. */
export function slotsOf(set: SlotSet): Uint32Array {
  if (set instanceof Uint32Array) return set;
  const slots = new Uint32Array(sizeOf(set));
  let found = 0;
  set.forEach((piece, number) => {
    if (!piece) return;
    for (let at = 0; at < piece.length; at++) {
      for (let left = piece[at] as number; left !== 0; left &= left - 1)
        slots[found++] = (number << pieceBits) + (at << 5) + 31 - Math.clz32(left & -left);
    }
  });
  return slots;
}
