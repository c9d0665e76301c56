// The keys of the rows of a family in their order, and the slot of each: a row keeps its slot as long as it is
// there, so that whatever is known of it by slot stays where it is when rows come before it or go.

import type { Keys } from '../layout/key.ts';
import { widened } from '../layout/widened.ts';
import { firstAtLeast } from './first-at-least.ts';

export interface KeyOrder {
  readonly size: () => number;
  /** The first place whose key is not less. */
  readonly placeOf: (key: number) => number;
  readonly slotAt: (place: number) => number;
  /** Infinity behind the last. */
  readonly keyAt: (place: number) => number;
  /** The slots of rows by their keys, in the order of these; null where one is not there. */
  readonly slotsOf: (keys: Keys) => Uint32Array | null;
  readonly keysAt: (slots: Uint32Array) => Keys;
  readonly keyOf: (slot: number) => number;
  /** Of ascending slots so many, behind so many others, in the order of their keys, in memory of their own; of slots that are in no order it means nothing. */
  readonly inOrder: (slots: Uint32Array, offset: number, limit: number) => Uint32Array;
  /** So many more fit in afterwards, with slots up to this one, whatever happens: all that may fail of taking them in. */
  readonly makeRoom: (added: number, highest: number) => void;
  /** Takes keys out, in their order; `left` is told their slots. */
  readonly takeOut: (gone: Keys, left: (slot: number) => void) => void;
  /** Takes in others that are not there, in their order, each with its slot, which ascend; there must be room. */
  readonly takeIn: (added: Keys, slots: Uint32Array) => void;
}

export function keyOrder(): KeyOrder {
  let size = 0;
  let [keys, slots] = [new Float64Array(64), new Uint32Array(64)];
  /** By slot. */
  let own = new Float64Array(64);
  /** Slots below are in the order of their keys: all of them, until a row comes before another one. */
  let steady = 0;

  const placeOf = (key: number) => firstAtLeast(keys, key, 0, size);

  /** Moves what stands from there on, and before there. */
  function move(from: number, before: number, to: number): void {
    if (from >= before) return;
    keys.copyWithin(to, from, before);
    slots.copyWithin(to, from, before);
  }

  function keysOf(some: Uint32Array): Keys {
    const found = new Float64Array(some.length);
    for (let at = 0; at < some.length; at++) found[at] = own[some[at] as number] as number;
    return found;
  }

  const slotOf = (key: number) => slots[placeOf(key)] as number;

  return {
    size: () => size,
    placeOf,
    slotAt: (place) => slots[place] as number,
    keyAt: (place) => (place < size ? (keys[place] as number) : Number.POSITIVE_INFINITY),
    slotsOf: (wanted) => {
      const found = new Uint32Array(wanted.length);
      for (let at = 0; at < wanted.length; at++) {
        const place = placeOf(wanted[at] as number);
        if (place === size || keys[place] !== wanted[at]) return null;
        found[at] = slots[place] as number;
      }
      return found;
    },
    keysAt: keysOf,
    keyOf: (slot) => own[slot] as number,
    inOrder: (some, offset, limit) => {
      const early = firstAtLeast(some, steady);
      if (early === some.length) return some.slice(offset, offset + limit);
      const late = keysOf(some.subarray(early)).sort();
      return merged(own, some.subarray(0, early), Uint32Array.from(late, slotOf), offset, limit);
    },
    makeRoom: (added, highest) => {
      if (highest >= own.length) own = widened(own, highest + 1);
      const room = size + added;
      if (room <= keys.length) return;
      [keys, slots] = [widened(keys, room), widened(slots, room)];
    },
    takeOut: (gone, left) => {
      const places = Array.from(gone, placeOf).filter(
        (place, at) => keys[place] === gone[at] && place < size,
      );
      places.forEach((place, at) => {
        left(slots[place] as number);
        move(place + 1, places[at + 1] ?? size, place - at);
      });
      size -= places.length;
    },
    takeIn: (added, given) => {
      const isBehind = size === 0 || (keys[size - 1] as number) < (added[0] as number);
      if (isBehind && given[0] === steady) steady += given.length;
      // From the end, so that each key is moved once, and none where all come behind the others.
      let end = size;
      for (let at = added.length - 1; at >= 0; at--) {
        const key = added[at] as number;
        const place = placeOf(key);
        move(place, end, place + at + 1);
        keys[place + at] = key;
        slots[place + at] = given[at] as number;
        own[given[at] as number] = key;
        end = place;
      }
      size += added.length;
    },
  };
}

/** Of two lists of slots in the order of their keys, which `own` has by slot: so many of both, behind so many others. */
function merged(
  own: Keys,
  some: Uint32Array,
  others: Uint32Array,
  offset: number,
  limit: number,
): Uint32Array {
  const end = Math.min(offset + limit, some.length + others.length);
  const found = new Uint32Array(Math.max(0, end - offset));
  let [at, beside] = [0, 0];
  for (let count = 0; count < end; count++) {
    const isOther =
      at === some.length ||
      (beside < others.length &&
        (own[others[beside] as number] as number) < (own[some[at] as number] as number));
    const slot = isOther ? others[beside++] : some[at++];
    if (count >= offset) found[count - offset] = slot as number;
  }
  return found;
}
