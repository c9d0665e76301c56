// What is known of rows by slot beside their words and values: who sees them, and their flags.

import { widened } from '../layout/widened.ts';

export interface SlotFacts {
  /** The rank of the lowest tier that sees the row. */
  readonly vis: number;
  /** Its flags as bits. */
  readonly flags: number;
  readonly isDefault: boolean;
  /** When it passes, in ms since 1970; 0: never. */
  readonly until: number;
}

/** What a row must be. */
export interface WantedFacts {
  /** The rank of the tier that must see it. */
  readonly level: number;
  /** The flags that must hold, as bits. */
  readonly flags: number;
  readonly onlyDefault: boolean;
  /** It passes at this moment (ms) or later, or never; 0: whenever. */
  readonly notPast: number;
}

export interface FactsBySlot {
  readonly set: (slot: number, facts: SlotFacts) => void;
  readonly passes: (slot: number, wanted: WantedFacts) => boolean;
}

export function factsBySlot(): FactsBySlot {
  let [seenFrom, facts] = [new Uint8Array(64), new Uint32Array(64)];
  /** Null while no row passes, as in most families. */
  let untils: Float64Array | null = null;

  return {
    set: (slot, row) => {
      if (slot >= facts.length) {
        seenFrom = widened(seenFrom, slot + 1);
        facts = widened(facts, slot + 1);
      }
      seenFrom[slot] = row.vis;
      facts[slot] = row.flags * 2 + (row.isDefault ? 1 : 0);
      if (row.until > 0) {
        untils ??= new Float64Array();
        if (slot >= untils.length) untils = widened(untils, slot + 1);
        untils[slot] = row.until;
      }
    },
    passes: (slot, { level, flags, onlyDefault, notPast }) => {
      const wanted = flags * 2 + (onlyDefault ? 1 : 0);
      const until = untils?.[slot] ?? 0;
      return (
        (seenFrom[slot] as number) <= level &&
        ((facts[slot] as number) & wanted) === wanted &&
        (until === 0 || until >= notPast)
      );
    },
  };
}
