// The slots that bounds, tier and flags leave, as bits: made once by going through all rows, then kept, and brought up
// to date by what comes and goes.

import type { Keys } from '../layout/key.ts';
import type { KeyOrder } from './key-order.ts';
import type { FactsBySlot, WantedFacts } from './row-facts.ts';
import { type Bits, clearBit, setBit } from './slot-sets.ts';

/** Bounds of the keys, from there on and before there, and what rows must be. */
export interface Bounded extends WantedFacts {
  readonly from: number;
  readonly before: number;
}

export interface Masks {
  readonly of: (asked: Bounded) => Bits;
  /**
   * Forgets all masks, for a change that may break off; once it is made, whoever was told which slots left and which
   * rows came has them back.
   */
  readonly setAside: () => (left: readonly number[], keys: Keys, come: Uint32Array) => void;
}

interface Mask {
  readonly slots: Bits;
  readonly asked: Bounded;
}

/** So many are kept. */
const maxMasks = 16;

export function masksOf(order: KeyOrder, { passes }: FactsBySlot): Masks {
  let masks: Mask[] = [];

  function of({ from, before, level, flags, onlyDefault, notPast }: Bounded): Bits {
    const [first, end] = [order.placeOf(from), order.placeOf(before)];
    // Moments between two rows are bounds of the same rows.
    const bounds = { from: order.keyAt(first), before: order.keyAt(end) };
    const asked = { ...bounds, level, flags, onlyDefault, notPast };
    const kept = masks.find((mask) => isSame(mask.asked, asked));
    if (kept) return kept.slots;
    const slots: Bits = [];
    for (let place = first; place < end; place++) {
      const slot = order.slotAt(place);
      if (passes(slot, asked)) setBit(slots, slot);
    }
    if (masks.length >= maxMasks) masks = [];
    masks.push({ slots, asked });
    return slots;
  }

  return {
    of,
    setAside: () => {
      const kept = masks;
      masks = [];
      return (left, keys, come) => {
        for (const { slots, asked } of kept) {
          for (const slot of left) clearBit(slots, slot);
          come.forEach((slot, at) => {
            const key = keys[at] as number;
            if (key >= asked.from && key < asked.before && passes(slot, asked)) setBit(slots, slot);
          });
        }
        masks = kept;
      };
    },
  };
}

function isSame(one: Bounded, other: Bounded): boolean {
  return (
    one.from === other.from &&
    one.before === other.before &&
    one.level === other.level &&
    one.flags === other.flags &&
    one.onlyDefault === other.onlyDefault &&
    one.notPast === other.notPast
  );
}
