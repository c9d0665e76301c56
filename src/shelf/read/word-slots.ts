// Which rows have a word, by slot: what a full-text index tells of a word, in a byte or two for each row that has it.
// Rows that are gone are still in the lists, whose slots nobody else is given.

import type { RowWords, WordForm } from '../layout/words.ts';
import { numberLists } from './number-lists.ts';
import { type Bits, setBit } from './slot-bits.ts';
import { wordList } from './word-list.ts';

export interface WordSlots {
  /** Of a slot that is higher than all before. */
  readonly add: (slot: number, words: RowWords) => void;
  /** The slots whose rows have a word in one of these forms: ascending, or as bits where several words are. */
  readonly having: (forms: readonly WordForm[], inFirst: boolean) => Uint32Array | Bits;
}

export function wordSlots(): WordSlots {
  const [words, anywhere, first] = [wordList(), numberLists(), numberLists()];
  return {
    add: (slot, row) => {
      for (const word of row.first) {
        const number = words.add(word);
        anywhere.add(number, slot);
        first.add(number, slot);
      }
      for (const word of row.others) anywhere.add(words.add(word), slot);
    },
    having: (forms, inFirst) => {
      const lists = inFirst ? first : anywhere;
      const found = new Set<number>();
      for (const { text, begins } of forms) {
        const numbers = begins ? words.beginning(text) : [words.numberOf(text) ?? -1];
        for (const number of numbers) if (lists.sizeOf(number) > 0) found.add(number);
      }
      const [one = -1] = found;
      if (found.size <= 1) return lists.of(one);
      const bits: Bits = [];
      for (const number of found) for (const slot of lists.of(number)) setBit(bits, slot);
      return bits;
    },
  };
}
