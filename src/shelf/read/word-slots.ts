// Which rows have a word, by slot: what a full-text index tells of it, in a byte or two for each row. Rows that are gone
// are still in it, and nobody else is given their slots.

import type { RowWords } from '../layout/words.ts';
import { type SlotRoom, slotLists } from './slot-lists.ts';
import { inAny, type SlotSet } from './slot-sets.ts';

export interface WordSlots {
  /** Of a slot that is higher than all before. */
  readonly add: (slot: number, words: RowWords) => void;
  /**
   * The slots whose rows have one of these words, or values of lists, by their numbers.
   * @param room where they may be written: they are good until it is emptied
   */
  readonly having: (numbers: readonly number[], inFirst: boolean, room: SlotRoom) => SlotSet;
}

export function wordSlots(): WordSlots {
  const [anywhere, inFirstMember] = [slotLists(), slotLists()];
  return {
    add: (slot, { first, others, values }) => {
      for (const number of first) {
        anywhere.add(number, slot);
        inFirstMember.add(number, slot);
      }
      for (const number of others) anywhere.add(number, slot);
      for (const number of values) anywhere.add(number, slot);
    },
    having: (numbers, inFirst, room) => {
      const lists = inFirst ? inFirstMember : anywhere;
      return inAny(numbers.filter(lists.has).map((number) => lists.of(number, room)));
    },
  };
}
