// The numbers of the values that rows carry, by slot, in one piece of memory: counting them is going through it.

import { widened, withRoom } from '../layout/widened.ts';
import { carriers } from './carriers.ts';
import type { Bits } from './slot-sets.ts';

export interface CountedRow {
  /** One number for each value of whatever column. */
  readonly values: readonly number[];
  /** One for each column that is counted by months. */
  readonly months: readonly number[];
}

export interface ValueCounts {
  /** The numbers of the values that any row carries. */
  readonly seen: readonly number[];
  /** By the number of the value. */
  readonly counts: Uint32Array;
}

export interface RowValues {
  readonly set: (slot: number, row: CountedRow) => void;
  readonly drop: (slot: number) => void;
  /** How many of these rows carry each value; good until the next question. */
  readonly counts: (slots: Uint32Array) => ValueCounts;
  /** The slots of the rows that carry one of these values. */
  readonly carrying: (numbers: readonly number[]) => Bits;
  /** How many of these rows fall into each month of the column that is so far among those with months. */
  readonly months: (slots: Uint32Array, column: number) => ReadonlyMap<number, number>;
}

export function rowValues(): RowValues {
  /** By slot: where its numbers begin, and how many they are. */
  let [starts, lengths] = [new Uint32Array(64), new Uint32Array(64)];
  let numbers = new Uint32Array(256);
  /** How much of that is in use, and how much of it nobody's any more. */
  let [used, unused] = [0, 0];
  /** One for each number: 0 but for those that the last question saw. */
  let tally = new Uint32Array(256);
  let seen: number[] = [];
  const months: Uint32Array[] = [];
  const sets = carriers();

  /** Puts what is somebody's side by side, with some room. */
  function tidy(room: number): void {
    const compacted = new Uint32Array(withRoom(used - unused + room));
    let end = 0;
    for (let slot = 0; slot < starts.length; slot++) {
      const from = starts[slot] as number;
      const behind = from + (lengths[slot] as number);
      starts[slot] = end;
      // One by one: each is a few numbers, and a view of some costs more than they do.
      for (let at = from; at < behind; at++) compacted[end++] = numbers[at] as number;
    }
    [numbers, used, unused] = [compacted, end, 0];
  }

  function* carriersOf(wanted: ReadonlySet<number>): Iterable<number> {
    const isWanted = new Uint8Array(tally.length);
    for (const number of wanted) isWanted[number] = 1;
    for (let slot = 0; slot < starts.length; slot++) {
      const end = (starts[slot] as number) + (lengths[slot] as number);
      for (let at = starts[slot] as number; at < end; at++) {
        if (isWanted[numbers[at] as number] === 0) continue;
        yield slot;
        break;
      }
    }
  }

  return {
    set: (slot, row) => {
      if (slot >= starts.length) {
        starts = widened(starts, slot + 1);
        lengths = widened(lengths, slot + 1);
      }
      if (used + row.values.length > numbers.length) tidy(row.values.length);
      starts[slot] = used;
      lengths[slot] = row.values.length;
      sets.set(slot, row.values);
      for (const number of row.values) {
        numbers[used++] = number;
        if (number >= tally.length) [tally, seen] = [new Uint32Array(2 * number), []];
      }
      row.months.forEach((month, at) => {
        const all = months[at];
        if (all && slot < all.length) all[slot] = month;
        else {
          const wider = widened(all ?? new Uint32Array(), slot + 1);
          wider[slot] = month;
          months[at] = wider;
        }
      });
    },
    drop: (slot) => {
      unused += lengths[slot] as number;
      lengths[slot] = 0;
      sets.drop(slot);
    },
    carrying: (wanted) => sets.of(wanted, carriersOf),
    counts: (slots) => {
      for (const number of seen) tally[number] = 0;
      seen = [];
      for (const slot of slots) {
        const from = starts[slot] as number;
        const end = from + (lengths[slot] as number);
        for (let at = from; at < end; at++) {
          const number = numbers[at] as number;
          const before = tally[number] as number;
          if (before === 0) seen.push(number);
          tally[number] = before + 1;
        }
      }
      return { seen, counts: tally };
    },
    months: (slots, column) => {
      const all = months[column];
      const counts = new Map<number, number>();
      for (const slot of all ? slots : []) {
        const month = (all as Uint32Array)[slot] as number;
        counts.set(month, (counts.get(month) ?? 0) + 1);
      }
      return counts;
    },
  };
}
