// What is known of rows by slot beside their words and values: who sees them, and their flags.

import { widened } from '../layout/widened.ts';

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

export interface FactsBySlot {
  readonly set: (slot: number, facts: SlotFacts) => void;
  readonly passes: (slot: number, wanted: WantedFacts) => boolean;
}

export function factsBySlot(): FactsBySlot {
  let [seenFrom, facts] = [new Uint8Array(64), new Uint32Array(64)];

  return {
    set: (slot, row) => {
      if (slot >= facts.length) {
        seenFrom = widened(seenFrom, slot + 1);
        facts = widened(facts, slot + 1);
      }
      seenFrom[slot] = row.vis;
      facts[slot] = row.flags * 2 + (row.isDefault ? 1 : 0);
    },
    passes: (slot, { level, flags, onlyDefault }) => {
      const wanted = flags * 2 + (onlyDefault ? 1 : 0);
      return (seenFrom[slot] as number) <= level && ((facts[slot] as number) & wanted) === wanted;
    },
  };
}
