// What is known of rows by slot: who sees them, and their flags; and sets of slots as bits.

export interface SlotFacts {
  /** The rank of the lowest tier that sees the row. */
  readonly vis: number;
  /** Its flags as bits. */
  readonly flags: number;
  readonly isDefault: boolean;
}

/** What a row must be. */
export interface WantedFacts {
  /** The rank of the tier that must see it. */
  readonly level: number;
  /** The flags that must hold, as bits. */
  readonly flags: number;
  readonly onlyDefault: boolean;
}

/**
 * One bit for each slot, 32 of them a number, in pieces that grow by themselves: no row that comes makes all
 * sets wider at once, which for a million rows takes a tenth of a second. What is left out has no slot.
 */
export type Bits = (Uint32Array | undefined)[];

/** Slots of a piece, as a power of two. */
const pieceBits = 15;
/** The last number of a whole piece. */
const lastNumber = 2 ** (pieceBits - 5) - 1;

export interface FactsBySlot {
  readonly set: (slot: number, facts: SlotFacts) => void;
  readonly passes: (slot: number, wanted: WantedFacts) => boolean;
}

export function factsBySlot(): FactsBySlot {
  let [seenFrom, facts] = [new Uint8Array(64), new Uint32Array(64)];

  function grow(capacity: number): void {
    const [before, own] = [seenFrom, facts];
    [seenFrom, facts] = [new Uint8Array(capacity), new Uint32Array(capacity)];
    seenFrom.set(before);
    facts.set(own);
  }

  return {
    set: (slot, row) => {
      if (slot >= facts.length) grow(2 * slot);
      seenFrom[slot] = row.vis;
      facts[slot] = row.flags * 2 + (row.isDefault ? 1 : 0);
    },
    passes: (slot, { level, flags, onlyDefault }) => {
      const wanted = flags * 2 + (onlyDefault ? 1 : 0);
      return (seenFrom[slot] as number) <= level && ((facts[slot] as number) & wanted) === wanted;
    },
  };
}

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

/** The slots that are in all of these sets, of which there is one at least. */
export function inAll(sets: readonly Bits[]): Bits {
  const [first = [], ...others] = sets;
  return others.reduce(
    (one, other) =>
      one.map((piece, number) => {
        const beside = other[number];
        if (!piece || !beside) return undefined;
        const both = piece.slice(0, beside.length);
        for (let at = 0; at < both.length; at++) both[at] = (both[at] as number) & (beside[at] as number);
        return both;
      }),
    first,
  );
}

/** The slots that are in one of two sets, both of which stay as they are. */
export function inAny(one: Bits, other: Bits): Bits {
  const most = Math.max(one.length, other.length);
  return Array.from({ length: most }, (_, number) => {
    const [some, others] = [one[number], other[number]];
    if (!some || !others) return some ?? others;
    const [longer, shorter] = some.length < others.length ? [others, some] : [some, others];
    const both = longer.slice();
    for (let at = 0; at < shorter.length; at++) both[at] = (both[at] as number) | (shorter[at] as number);
    return both;
  });
}

export function countOf(bits: Bits): number {
  let count = 0;
  for (const piece of bits) if (piece) count += countIn(piece);
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

/** The slots themselves, of which there are so many. */
export function slotsOf(bits: Bits, count: number): Uint32Array {
  const slots = new Uint32Array(count);
  let found = 0;
  bits.forEach((piece, number) => {
    if (!piece) return;
    for (let at = 0; at < piece.length; at++) {
      for (let left = piece[at] as number; left !== 0; left &= left - 1)
        slots[found++] = (number << pieceBits) + (at << 5) + 31 - Math.clz32(left & -left);
    }
  });
  return slots;
}
