// Lists of slots by number, many of them and most of them short, in few bytes: each slot is written as what it is more
// than the one before, seven bits a byte, into blocks that double; where one slot in thirty-two is in a list, as bits.
// A list grows at its end and never shrinks.

import { seenLately } from '../../kernel/seen-lately.ts';
import { widened } from '../layout/widened.ts';
import { type Bits, bitsOf, type SlotSet, setBit } from './slot-sets.ts';

export interface SlotLists {
  /** Adds a slot to a list that has none as high. */
  readonly add: (list: number, slot: number) => void;
  readonly has: (list: number) => boolean;
  /** @param room what is read is written there, if it is not kept; left out: it has memory of its own */
  readonly of: (list: number, room?: SlotRoom) => SlotSet;
}

/** Memory for the lists that one question reads, used again for the next one. */
export interface SlotRoom {
  readonly take: (count: number) => Uint32Array;
  /** Whatever was taken may be written over from now on. */
  readonly empty: () => void;
}

/** So many slots fit into it (1 MB); what a question reads besides has memory of its own. */
const mostInRoom = 2 ** 18;

export function slotRoom(): SlotRoom {
  let all = new Uint32Array(4_096);
  let used = 0;
  return {
    take: (count) => {
      if (used + count > mostInRoom) return new Uint32Array(count);
      if (used + count > all.length) {
        // What was taken before stays in the memory that it has.
        all = new Uint32Array(Math.min(mostInRoom, 2 * (used + count)));
      }
      used += count;
      return all.subarray(used - count, used);
    },
    empty: () => {
      used = 0;
    },
  };
}

/** A list becomes bits from so many slots on, where so few others are between them. */
const [leastAsBits, apart] = [1_024, 32];

/** Of as many slots on a list that is read again is kept a while, so many slots of all together (8 MB). */
const [leastKept, mostKept] = [128, 2 ** 21];
/** So many lists that were read are remembered. */
const mostRemembered = 2 ** 12;

/** Bytes of a piece of memory, and of the first and the largest block in it. A block ends with the address of the next. */
const pieceBits = 20;
const pieceMask = (1 << pieceBits) - 1;
const [firstBlock, largestBlock, addressBytes] = [8, 1_024, 4];

/** The size of the block behind one of this size; 0: of the first. */
const nextSize = (before: number) => (before === 0 ? firstBlock : Math.min(largestBlock, 2 * before));

export function slotLists(): SlotLists {
  /** By list: 0 where it has no slot, 1 and its slot where it has one, and from `several` on its number among the longer ones. */
  let places = new Uint32Array();
  const longer = longerLists();

  return {
    add: (list, slot) => {
      if (list >= places.length) places = widened(places, list + 1);
      const place = places[list] as number;
      if (place >= several) longer.add(place - several, slot);
      else places[list] = place === 0 ? slot + 1 : several + longer.begin(place - 1, slot);
    },
    has: (list) => (places[list] ?? 0) > 0,
    of: (list, room) => {
      const place = places[list] ?? 0;
      if (place >= several) return longer.of(place - several, room);
      return place === 0 ? new Uint32Array() : Uint32Array.of(place - 1);
    },
  };
}

/** Marks of titles and numbers of sources stand in one row each, and are many: such a list is its slot. */
const several = 2 ** 31;

/**
 * What is known of a list, side by side, as each slot that comes asks for all of it: how many slots, the last of them,
 * where it begins and goes on, and its block: the bytes left there and its size. Of a list that is bits: `isBits` as
 * its block, and where they stand among all bits as its beginning.
 */
const [countAt, lastAt, startAt, endAt, blockAt, wordsOfList] = [0, 1, 2, 3, 4, 5];
const sizeBits = 16;
const leftMask = (1 << sizeBits) - 1;
const isBits = 2 ** 32 - 1;

/** Lists of two slots and more, by numbers that are given here. */
function longerLists() {
  const bits: Bits[] = [];
  /** Lists that were read lately: some words, and most labels, are asked for again and again. */
  const lately = new Map<number, Uint32Array>();
  let slotsKept = 0;
  const wasRead = seenLately(mostRemembered);
  const { newBlock, put, link, read } = blocksInPieces();
  let many = 0;
  let known = new Uint32Array();

  function listOf(list: number, room?: SlotRoom): Uint32Array {
    const at = list * wordsOfList;
    const count = known[at + countAt] as number;
    const kept = lately.get(list);
    // Lists only grow.
    if (kept?.length === count) return kept;
    const isKept = count >= leastKept && wasRead(list);
    const found = room && !isKept ? room.take(count) : new Uint32Array(count);
    read(known[at + startAt] as number, found);
    if (isKept) keep(list, found);
    return found;
  }

  function keep(list: number, found: Uint32Array): void {
    slotsKept += found.length;
    if (slotsKept > mostKept) {
      lately.clear();
      slotsKept = found.length;
    }
    lately.set(list, found);
  }

  function append(list: number, slot: number): void {
    const at = list * wordsOfList;
    const block = known[at + blockAt] as number;
    let more = slot - (known[at + lastAt] as number);
    let [left, size, end] = [block & leftMask, block >>> sizeBits, known[at + endAt] as number];
    // Whatever needs memory comes first: half of a number would spoil the list.
    const bytes = more < 128 ? 1 : Math.ceil((32 - Math.clz32(more)) / 7);
    const next = bytes > left ? newBlock(nextSize(size)) : 0;
    for (let byte = 0; byte < bytes; byte++) {
      if (left === 0) {
        if (size === 0) known[at + startAt] = next;
        else link(end, next);
        size = nextSize(size);
        [left, end] = [size, next];
      }
      put(end++, byte < bytes - 1 ? (more & 127) | 128 : more);
      more >>>= 7;
      left--;
    }
    const count = (known[at + countAt] as number) + 1;
    known[at + countAt] = count;
    known[at + lastAt] = slot;
    known[at + endAt] = end;
    known[at + blockAt] = (size << sizeBits) | left;
    if (count < leastAsBits || count * apart <= slot) return;
    const asBits = bitsOf(listOf(list));
    known[at + startAt] = bits.push(asBits) - 1;
    known[at + blockAt] = isBits;
  }

  const bitsOfList = (list: number): Bits | null =>
    known[list * wordsOfList + blockAt] === isBits
      ? (bits[known[list * wordsOfList + startAt] as number] as Bits)
      : null;

  return {
    begin: (first: number, second: number): number => {
      if ((many + 1) * wordsOfList > known.length) known = widened(known, (many + 1) * wordsOfList);
      const list = many++;
      append(list, first);
      append(list, second);
      return list;
    },
    add: (list: number, slot: number): void => {
      const asBits = bitsOfList(list);
      if (asBits) setBit(asBits, slot);
      else append(list, slot);
    },
    of: (list: number, room?: SlotRoom): SlotSet => bitsOfList(list) ?? listOf(list, room),
  };
}

/** Memory in pieces, and blocks in it, each of which lies in one piece and ends with the address of the next. */
function blocksInPieces() {
  const pieces: Uint8Array[] = [];
  let used = 0;
  const pieceAt = (address: number) => pieces[address >>> pieceBits] as Uint8Array;

  return {
    newBlock: (size: number): number => {
      const whole = size + addressBytes;
      const left = (1 << pieceBits) - (used & pieceMask);
      if (used === pieces.length << pieceBits || left < whole) {
        used = pieces.length << pieceBits;
        pieces.push(new Uint8Array(1 << pieceBits));
      }
      const address = used;
      used += whole;
      return address;
    },
    put: (address: number, byte: number): void => {
      pieceAt(address)[address & pieceMask] = byte;
    },
    /** The address of the next block at the end of one. */
    link: (end: number, next: number): void => {
      const piece = pieceAt(end);
      const from = end & pieceMask;
      for (let byte = 0; byte < addressBytes; byte++) piece[from + byte] = next >>> (8 * byte);
    },
    /** Reads as many numbers as there is room for, each of which is what it is more than the one before. */
    read: (start: number, found: Uint32Array): void => {
      let [piece, at, left, size] = [noBytes, 0, 0, firstBlock];
      let number = 0;
      for (let index = 0; index < found.length; index++) {
        let more = 0;
        let byte = 128;
        for (let shift = 0; byte > 127; shift += 7) {
          if (left === 0) {
            const isFirst = piece === noBytes;
            const address = isFirst ? start : addressAt(piece, at);
            size = isFirst ? firstBlock : nextSize(size);
            piece = pieceAt(address);
            at = address & pieceMask;
            left = size;
          }
          byte = piece[at++] as number;
          left--;
          more |= (byte & 127) << shift;
        }
        number += more;
        found[index] = number;
      }
    },
  };
}

function addressAt(piece: Uint8Array, at: number): number {
  let address = 0;
  for (let byte = addressBytes - 1; byte >= 0; byte--) address = address * 256 + (piece[at + byte] as number);
  return address;
}

const noBytes: Uint8Array = new Uint8Array();
