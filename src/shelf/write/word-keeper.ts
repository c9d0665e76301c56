// Gives words their numbers. A row has hundreds of words, most of which were met before: they are looked up where they
// stand in a text, by a hash of their letters, so that none of them has to be cut out of it first.

import type { DatabaseSync } from 'node:sqlite';
import { firstHash, hash32, hashedOn } from '../../kernel/hash32.ts';
import type { Plan } from '../layout/plan.ts';
import type { Rendered } from '../layout/ready-json.ts';
import { widened } from '../layout/widened.ts';
import { isInWord, listWord, type RowWords, wordsTable } from '../layout/words.ts';

interface WordKeeper {
  readonly of: (rendered: Pick<Rendered, 'texts' | 'columns'>) => RowWords;
  readonly forget: () => void;
}

/** So many are remembered: some 30 MB. */
const maxKnown = 300_000;

export function wordKeeper(db: DatabaseSync, { family, lists }: Plan): WordKeeper {
  const name = wordsTable(family.name);
  const find = db.prepare(`select ref from ${name} where word = ?`);
  const add = db.prepare(`insert into ${name} (word) values (?)`);
  const known = knownWords();
  /** By number: the row that had it last. */
  let hadBy = new Uint32Array(1_024);
  let row = 0;

  function numberOf(text: string, from: number, end: number, hash: number): number {
    const before = known.numberAt(text, from, end, hash);
    if (before > 0) return before;
    // A copy: a part of a text would keep the whole of it in memory.
    const word = [...text.slice(from, end)].join('');
    const found = find.get(word) as { ref: number } | undefined;
    const number = found?.ref ?? Number(add.run(word).lastInsertRowid);
    if (known.size() >= maxKnown) known.forget();
    known.add(word, hash, number);
    return number;
  }

  function note(numbers: number[], number: number): void {
    if (number >= hadBy.length) hadBy = widened(hadBy, number + 1);
    if (hadBy[number] === row) return;
    hadBy[number] = row;
    numbers.push(number);
  }

  function addWords(numbers: number[], given: string): void {
    // What is not ASCII comes in lower case; see text-index.ts.
    const text = given.toLowerCase();
    for (let at = 0; at < text.length; at++) {
      const from = at;
      let hash = firstHash;
      for (; at < text.length; at++) {
        const unit = text.charCodeAt(at);
        if (!isInWord(unit)) break;
        hash = hashedOn(hash, unit);
      }
      if (at > from) note(numbers, numberOf(text, from, at, hash));
    }
  }

  function addValue(numbers: number[], value: string): void {
    note(numbers, numberOf(value, 0, value.length, hash32(value)));
  }

  return {
    of: ({ texts: [first = '', ...others], columns }) => {
      row++;
      const words = { first: [] as number[], others: [] as number[], values: [] as number[] };
      addWords(words.first, first);
      for (const text of others) addWords(words.others, text);
      for (const list of lists) {
        for (const value of (columns[list.name] as readonly unknown[] | null) ?? [])
          addValue(words.values, listWord(list.name, String(value)));
      }
      return words;
    },
    forget: known.forget,
  };
}

/** Words by the hashes of their letters; those that have the same stand side by side. */
function knownWords() {
  let table = new Uint32Array(4_096);
  let [words, hashes, numbers] = [[] as string[], [] as number[], [] as number[]];

  const homeOf = (hash: number) => (hash ^ (hash >>> 15)) & (table.length - 1);

  function put(entry: number): void {
    let at = homeOf(hashes[entry] as number);
    while (table[at] !== 0) at = (at + 1) & (table.length - 1);
    table[at] = entry + 1;
  }

  return {
    size: () => words.length,
    /** The number of the word that stands there in a text; 0 of one that is not known. */
    numberAt: (text: string, from: number, end: number, hash: number): number => {
      for (let at = homeOf(hash); table[at] !== 0; at = (at + 1) & (table.length - 1)) {
        const entry = (table[at] as number) - 1;
        if (hashes[entry] !== hash) continue;
        const word = words[entry] as string;
        if (word.length === end - from && text.startsWith(word, from)) return numbers[entry] as number;
      }
      return 0;
    },
    add: (word: string, hash: number, number: number): void => {
      words.push(word);
      hashes.push(hash);
      numbers.push(number);
      if (2 * words.length > table.length) {
        table = new Uint32Array(2 * table.length);
        for (let entry = 0; entry < words.length; entry++) put(entry);
      } else put(words.length - 1);
    },
    forget: (): void => {
      table = new Uint32Array(4_096);
      [words, hashes, numbers] = [[], [], []];
    },
  };
}
