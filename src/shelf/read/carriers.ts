// Which rows carry a value that was asked for, or one of several: a set of rows, a bit for each, made when it is
// first asked for and kept as rows come and go.

import { type Bits, clearBit, setBit } from './slot-sets.ts';

export interface Carriers {
  readonly set: (slot: number, values: readonly number[]) => void;
  readonly drop: (slot: number) => void;
  /** The slots of the rows that carry one of these values; `find` tells them where they are not kept. */
  readonly of: (values: readonly number[], find: (values: ReadonlySet<number>) => Iterable<number>) => Bits;
}

interface Kept {
  readonly values: ReadonlySet<number>;
  readonly bits: Bits;
}

/** Sets that are kept take so many bytes at most; of a million rows there are sixty. */
const maxBytes = 8_000_000;
/** And so many, as each is looked into for each row that comes. */
const maxSets = 500;

export function carriers(): Carriers {
  /** By their values, the one that was asked for last behind the others. */
  const sets = new Map<string, Kept>();
  let slots = 1;

  function made(values: ReadonlySet<number>, found: Iterable<number>): Kept {
    const bits: Bits = [];
    for (const slot of found) setBit(bits, slot);
    return { values, bits };
  }

  return {
    set: (slot, values) => {
      slots = Math.max(slots, slot + 1);
      for (const cached of sets.values())
        if (values.some((value) => cached.values.has(value))) setBit(cached.bits, slot);
    },
    drop: (slot) => {
      for (const { bits } of sets.values()) clearBit(bits, slot);
    },
    of: (asked, find) => {
      const name = asked.join(' ');
      const values = new Set(asked);
      const cached = sets.get(name) ?? made(values, find(values));
      sets.delete(name);
      const most = Math.max(1, Math.min(maxSets, Math.floor((8 * maxBytes) / slots)));
      for (const oldest of sets.keys()) {
        if (sets.size < most) break;
        sets.delete(oldest);
      }
      sets.set(name, cached);
      return cached.bits;
    },
  };
}
