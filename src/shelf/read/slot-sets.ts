// Sets of rows by slot: as bits, or as lists where few rows are in them.

import { firstAtLeast } from './first-at-least.ts';

/**
 * One bit for each slot, 32 of them a number, in pieces that grow by themselves: no row that comes makes all
 * sets wider at once, which for a million rows takes a tenth of a second. What is left out has no slot.
 */
export type Bits = (Uint32Array | undefined)[];

/** Slots of a piece, as a power of two, and how many numbers a whole one has. */
const pieceBits = 15;
const wholePiece = 2 ** (pieceBits - 5);
/** The last number of a whole piece. */
const lastNumber = wholePiece - 1;

/** Of so few slots in several lists a list is made: bits would be mostly empty. */
const fewSlots = 512;

/** @param least so many numbers a piece has that is made: bits that are not kept are made in whole pieces at once */
export function setBit(bits: Bits, slot: number, least = 1): void {
  const at = (slot >> 5) & lastNumber;
  let piece = bits[slot >> pieceBits];
  if (piece === undefined || at >= piece.length) {
    const wider = new Uint32Array(Math.max(least, 1 << (32 - Math.clz32(at))));
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

/**
 * What is found on the way is written here, and what was found is copied out of it: memory of its own for each step
 * would make the engine look through its whole heap more often.
 */
let draft = new Uint32Array(1_024);

/**
 * The slots that are in all of these sets, of which there is one at least; of several a set of its own.
 * @param take memory for so many slots, where they are a list
 */
export function inAll(
  sets: readonly SlotSet[],
  take: (count: number) => Uint32Array = (count) => new Uint32Array(count),
): SlotSet {
  const bits = sets.filter((set): set is Bits => !(set instanceof Uint32Array));
  const [shortest, ...longer] = sets
    .filter((set) => set instanceof Uint32Array)
    .sort((one, other) => one.length - other.length);
  if (shortest === undefined) return inAllBits(bits as [Bits, ...Bits[]]);
  if (sets.length === 1) return shortest;
  if (draft.length < shortest.length) draft = new Uint32Array(2 * shortest.length);
  draft.set(shortest);
  let count = shortest.length;
  for (const one of bits) count = keepThoseInBits(count, one);
  for (const other of longer) count = keepThoseInList(count, other);
  const found = take(count);
  found.set(draft.subarray(0, count));
  return found;
}

/** How many of the first slots of the draft are left. */
function keepThoseInBits(count: number, bits: Bits): number {
  let kept = 0;
  for (let at = 0; at < count; at++) {
    const slot = draft[at] as number;
    if (hasBit(bits, slot)) draft[kept++] = slot;
  }
  return kept;
}

/** Steps over what lies between the slots of the shorter list get longer as they go. */
function keepThoseInList(count: number, many: Uint32Array): number {
  let [kept, from] = [0, 0];
  for (let at = 0; at < count; at++) {
    const slot = draft[at] as number;
    let step = 1;
    while (from + step < many.length && (many[from + step] as number) < slot) step *= 2;
    from = firstAtLeast(many, slot, from + (step >> 1), Math.min(from + step, many.length));
    if (many[from] === slot) draft[kept++] = slot;
  }
  return kept;
}

function inAllBits([first, ...others]: readonly [Bits, ...Bits[]]): Bits {
  if (others.length === 0) return first;
  return first.map((piece, number) => {
    if (!piece || others.some((other) => other[number] === undefined)) return undefined;
    const all = piece.slice(0, Math.min(...others.map((other) => (other[number] as Uint32Array).length)));
    for (const other of others) {
      const beside = other[number] as Uint32Array;
      for (let at = 0; at < all.length; at++) all[at] = (all[at] as number) & (beside[at] as number);
    }
    return all;
  });
}

/** The slots that are in any of these sets. */
export function inAny(sets: readonly SlotSet[]): SlotSet {
  const [only = noSlots] = sets;
  if (sets.length <= 1) return only;
  const lists = sets.filter((set) => set instanceof Uint32Array);
  const listed = lists.reduce((sum, { length }) => sum + length, 0);
  if (lists.length === sets.length && listed <= fewSlots) return inOneList(lists, listed);
  const any: Bits = [];
  for (const set of sets) {
    if (set instanceof Uint32Array)
      for (let at = 0; at < set.length; at++) setBit(any, set[at] as number, wholePiece);
    else addAll(any, set);
  }
  return any;
}

const noSlots = new Uint32Array();

/** @param most how long they are together */
function inOneList(lists: readonly Uint32Array[], most: number): Uint32Array {
  const all = new Uint32Array(most);
  let end = 0;
  for (const list of lists) {
    all.set(list, end);
    end += list.length;
  }
  all.sort();
  let count = 0;
  for (let at = 0; at < most; at++)
    if (count === 0 || all[at] !== all[count - 1]) all[count++] = all[at] as number;
  return all.subarray(0, count);
}

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
