// Which rows have a word, and which carry a value of a list, by slot: what a full-text index tells of them, in a byte
// or two for each row. Rows that are gone are still in it, and nobody else is given their slots.

import type { RowWords, WordForm } from '../layout/words.ts';
import { type SlotLists, slotLists } from './slot-lists.ts';
import { inAny, type SlotSet } from './slot-sets.ts';
import { wordList } from './word-list.ts';

export interface WordSlots {
  /** Of a slot that is higher than all before. */
  readonly add: (slot: number, words: RowWords) => void;
  /** The slots whose rows have a word in one of these forms. */
  readonly having: (forms: readonly WordForm[], inFirst: boolean) => SlotSet;
  /** The slots whose rows carry one of these values of lists. */
  readonly carrying: (values: readonly string[]) => SlotSet;
}

export function wordSlots(): WordSlots {
  const [words, values] = [wordList(), wordList()];
  const [anywhere, inFirstMember, carriers] = [slotLists(), slotLists(), slotLists()];

  function inOneOf(lists: SlotLists, numbers: ReadonlySet<number>): SlotSet {
    const sets: SlotSet[] = [];
    for (const number of numbers) if (lists.has(number)) sets.push(lists.of(number));
    return inAny(sets);
  }

  return {
    add: (slot, row) => {
      for (const word of row.first) {
        const number = words.add(word);
        anywhere.add(number, slot);
        inFirstMember.add(number, slot);
      }
      for (const word of row.others) anywhere.add(words.add(word), slot);
      for (const value of row.values) carriers.add(values.add(value), slot);
    },
    having: (forms, inFirst) => {
      const numbers = new Set<number>();
      for (const { text, begins } of forms) {
        if (begins) for (const number of words.beginning(text)) numbers.add(number);
        else numbers.add(words.numberOf(text));
      }
      return inOneOf(inFirst ? inFirstMember : anywhere, numbers);
    },
    carrying: (some) => inOneOf(carriers, new Set(some.map(values.numberOf))),
  };
}
