// What is known of all rows of a family, in memory: which of them have a word, who sees them, what they carry.

import type { Keys } from '../layout/key.ts';
import type { RowWords } from '../layout/words.ts';
import { keyOrder } from './key-order.ts';
import { type Bounded, masksOf } from './masks.ts';
import { factsBySlot, type SlotFacts, type WantedFacts } from './row-facts.ts';
import { type CountedRow, type RowValues, rowValues } from './row-values.ts';
import { slotRoom } from './slot-lists.ts';
import { type Bits, bitsOf, hasBit, inAll, inAny, type SlotSet, sizeOf, slotsOf } from './slot-sets.ts';
import { wordSlots } from './word-slots.ts';

export interface KnownRow extends CountedRow, SlotFacts {
  /** As a float; see layout/key.ts. */
  readonly key: number;
  readonly words: RowWords;
}

/** Rows that have one of these words, by their numbers, or are among these, whose slots ascend. */
export interface AskedForms {
  readonly numbers: readonly number[];
  readonly found: readonly Slots[];
}

/** Rows that have all of these words, each in one of its forms, or one of these values of lists by their numbers. */
export interface AskedWords {
  readonly words: readonly AskedForms[];
  /** Whether words count in the first searched member alone. */
  readonly inFirst: boolean;
  /** Null: by words alone. */
  readonly values: readonly number[] | null;
}

export interface AskedRows extends Bounded {
  readonly words: readonly AskedWords[];
  /** A row carries at least one value of each of these, by their numbers. */
  readonly carried: readonly (readonly number[])[];
}

/** Rows in the order of their keys, by their slots, which are good until rows come or go. */
export type Slots = Uint32Array;

export interface FoundRows {
  readonly total: number;
  /** So many of them at most, behind so many others. */
  readonly slots: (offset: number, limit: number) => Slots;
}

export interface RowTable {
  readonly size: () => number;
  /** How many slots are nobody's any more: they are not given again. */
  readonly unused: () => number;
  /**
   * Takes rows out by their keys, and others in; both in the order of the keys, none of which comes twice.
   * All of it happens or nothing: a table that had taken half of a change would count wrongly from then on.
   */
  readonly replace: (gone: Keys, rows: readonly KnownRow[]) => void;
  /** Good until the next question. */
  readonly rows: (asked: AskedRows) => FoundRows;
  /** Those among these that are so. */
  readonly passing: (slots: Slots, wanted: WantedFacts) => Slots;
  /** Those among these that are asked for. */
  readonly among: (slots: Slots, asked: AskedRows) => Slots;
  /** The slots of rows by their keys, in the order of these; null where one is not there. */
  readonly slotsOf: (keys: Keys) => Slots | null;
  readonly keysAt: (slots: Slots) => Keys;
  readonly keyAt: (slot: number) => number;
  /** How many slots were given. */
  readonly slots: () => number;
  /** How many of these rows carry each value; good until the next question. */
  readonly counts: RowValues['counts'];
  /** How many of these rows fall into each month of a column, by the number of the month. */
  readonly months: RowValues['months'];
  /** Another one whenever rows came or went. */
  readonly moment: () => object;
}

/** Of bits, where only one in so many is set, all that are set are put in order; otherwise the order is gone through. */
const sparse = 32;

export function rowTable(): RowTable {
  const [order, facts, values, words] = [keyOrder(), factsBySlot(), rowValues(), wordSlots()];
  /** How many slots were given. */
  let given = 0;
  let moment = {};
  const masks = masksOf(order, facts);
  const room = slotRoom();

  function give(row: KnownRow): number {
    const slot = given++;
    facts.set(slot, row);
    values.set(slot, row);
    words.add(slot, row.words);
    return slot;
  }

  function setsOf({ words: each, inFirst, values: some }: AskedWords): readonly SlotSet[] {
    const sets = each.map(({ numbers, found }) =>
      inAny([...(numbers.length > 0 ? [words.having(numbers, inFirst, room)] : []), ...found]),
    );
    if (some === null) return sets;
    const carrying = words.having(some, false, room);
    return [sets.length === 0 ? carrying : inAny([inAll(sets, room.take), carrying])];
  }

  /** They are good until the next question: their memory is used again. */
  function slotsFor(asked: AskedRows): SlotSet {
    room.empty();
    const sets = [masks.of(asked), ...asked.carried.map(values.carrying), ...asked.words.flatMap(setsOf)];
    return inAll(sets, room.take);
  }

  /** Where they stand in the order of the keys, which is gone through from the first that may be. */
  function goingThrough(set: Bits, asked: AskedRows, offset: number, limit: number, total: number): Slots {
    const found = new Uint32Array(Math.max(0, Math.min(limit, total - offset)));
    let [passed, count] = [0, 0];
    const end = order.placeOf(asked.before);
    for (let place = order.placeOf(asked.from); count < found.length && place < end; place++) {
      const slot = order.slotAt(place);
      if (hasBit(set, slot) && passed++ >= offset) found[count++] = slot;
    }
    return found;
  }

  return {
    size: order.size,
    unused: () => given - order.size(),
    replace: (gone, rows) => {
      // Whatever needs memory comes first: slots that were given in vain are in no order.
      const keys = Float64Array.from(rows, ({ key }) => key);
      const slots = Uint32Array.from(rows, give);
      order.makeRoom(rows.length, given);
      moment = {};
      const bringMasksUpToDate = masks.setAside();
      const left: number[] = [];
      order.takeOut(gone, (slot) => {
        values.drop(slot);
        left.push(slot);
      });
      order.takeIn(keys, slots);
      bringMasksUpToDate(left, keys, slots);
    },
    rows: (asked) => {
      const set = slotsFor(asked);
      const total = sizeOf(set);
      return {
        total,
        slots: (offset, limit) => {
          const range = order.placeOf(asked.before) - order.placeOf(asked.from);
          return set instanceof Uint32Array || total * sparse < range
            ? order.inOrder(slotsOf(set), offset, limit)
            : goingThrough(set, asked, offset, limit, total);
        },
      };
    },
    passing: (slots, wanted) => slots.filter((slot) => facts.passes(slot, wanted)),
    among: (slots, asked) => {
      const set = bitsOf(slotsFor(asked));
      return slots.filter((slot) => hasBit(set, slot));
    },
    slotsOf: order.slotsOf,
    keysAt: order.keysAt,
    keyAt: order.keyOf,
    slots: () => given,
    counts: values.counts,
    months: values.months,
    moment: () => moment,
  };
}
