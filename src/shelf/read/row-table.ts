// What is counted of all rows of a family, in memory: which of them begin so, who sees them, what they carry.

import type { Keys } from '../layout/key.ts';
import { keyOrder, type Places } from './key-order.ts';
import { type CountedRow, type RowValues, rowValues } from './row-values.ts';
import {
  type Bits,
  countOf,
  hasBit,
  inAll,
  type SlotFacts,
  setBit,
  slotBits,
  slotsOf,
  type WantedFacts,
} from './slot-bits.ts';

export interface KnownRow extends CountedRow, SlotFacts {
  /** As a float; see layout/key.ts. */
  readonly key: number;
}

export interface AskedRows extends WantedFacts {
  /** The number of a short beginning; null: whatever their words. */
  readonly beginning: number | null;
  /** A row carries at least one value of each of these, by their numbers. */
  readonly carried: readonly (readonly number[])[];
  /** Bounds of the keys: from there on, and before there. */
  readonly from: number;
  readonly before: number;
}

export interface FoundRows {
  readonly total: number;
  /** Where they stand in the order of their keys: so many at most, behind so many others. */
  readonly places: (offset: number, limit: number) => Places;
}

export interface RowTable {
  readonly size: () => number;
  /**
   * Takes rows out by their keys, and others in; both in the order of the keys, none of which comes twice.
   * All of it happens or nothing: a table that had taken half of a change would count wrongly from then on.
   */
  readonly replace: (gone: Keys, rows: readonly KnownRow[]) => void;
  readonly rows: (asked: AskedRows) => FoundRows;
  /** Those among these that are so. */
  readonly passing: (places: Places, wanted: WantedFacts) => Places;
  /** Those among these that are asked for. */
  readonly among: (places: Places, asked: AskedRows) => Places;
  /** The places of rows by their keys, in the order of these; null where one is not there. */
  readonly placesOf: (keys: Keys) => Places | null;
  readonly keysAt: (places: Places) => Keys;
  /** How many of these rows carry each value; good until the next question. */
  readonly counts: RowValues['counts'];
  /** How many of these rows fall into each month of a column, by the number of the month. */
  readonly months: RowValues['months'];
  /** Another one whenever rows came or went: places are good until then. */
  readonly moment: () => object;
}

/** So many sets of rows that bounds, tier and flags leave are kept. */
const maxMasks = 16;
/** Where only one in so many is found, all that are found are put in order; otherwise the order is gone through. */
const sparse = 32;

export function rowTable(): RowTable {
  const [order, bits, values] = [keyOrder(), slotBits(), rowValues()];
  /** How many slots were given, and those that were given back. */
  let nextSlot = 0;
  const free: number[] = [];
  let moment = {};
  const masks = new Map<string, Bits>();

  function give(row: KnownRow): number {
    const slot = free.pop() ?? nextSlot++;
    bits.set(slot, row);
    values.set(slot, row);
    return slot;
  }

  function leave(slot: number): void {
    bits.drop(slot);
    values.drop(slot);
    free.push(slot);
  }

  /** The slots that bounds, tier and flags leave. */
  function maskOf(asked: AskedRows): Bits {
    const [first, end] = [order.placeOf(asked.from), order.placeOf(asked.before)];
    const name = `${first} ${end} ${asked.level} ${asked.flags} ${asked.onlyDefault}`;
    let mask = masks.get(name);
    if (mask) return mask;
    mask = [];
    for (let place = first; place < end; place++) {
      const slot = order.slotAt(place);
      if (bits.passes(slot, asked)) setBit(mask, slot);
    }
    if (masks.size >= maxMasks) masks.clear();
    masks.set(name, mask);
    return mask;
  }

  function slotsFor(asked: AskedRows): Bits {
    const carried = asked.carried.map(values.carrying);
    const begun = asked.beginning === null ? [] : [bits.beginning(asked.beginning) ?? []];
    return inAll([maskOf(asked), ...begun, ...carried]);
  }

  return {
    size: order.size,
    replace: (gone, rows) => {
      // Whatever needs memory comes first: slots that were given in vain are in no order.
      const keys = Float64Array.from(rows, ({ key }) => key);
      const slots = rows.map(give);
      order.makeRoom(rows.length, nextSlot);
      moment = {};
      masks.clear();
      order.takeOut(gone, leave);
      order.takeIn(keys, slots);
    },
    rows: (asked) => {
      const set = slotsFor(asked);
      const total = countOf(set);
      const places = (offset: number, limit: number) => {
        const [first, end] = [order.placeOf(asked.from), order.placeOf(asked.before)];
        if (total * sparse < end - first)
          return order.placesOfSlots(slotsOf(set, total)).subarray(offset, offset + limit);
        const found = new Uint32Array(Math.max(0, Math.min(limit, total - offset)));
        let [passed, count] = [0, 0];
        for (let place = first; count < found.length; place++) {
          if (hasBit(set, order.slotAt(place)) && passed++ >= offset) found[count++] = place;
        }
        return found;
      };
      return { total, places };
    },
    passing: (places, wanted) => places.filter((place) => bits.passes(order.slotAt(place), wanted)),
    among: (places, asked) => {
      const set = slotsFor(asked);
      return places.filter((place) => hasBit(set, order.slotAt(place)));
    },
    placesOf: order.placesOf,
    keysAt: order.keysAt,
    counts: (places) => values.counts(order.slotsAt(places)),
    months: (places, column) => values.months(order.slotsAt(places), column),
    moment: () => moment,
  };
}
