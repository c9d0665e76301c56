// Gives words their numbers.

import type { DatabaseSync } from 'node:sqlite';
import type { Plan } from '../layout/plan.ts';
import type { Rendered } from '../layout/ready-json.ts';
import { listWord, type RowWords, wordsOf, wordsTable } from '../layout/words.ts';

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
  const known = new Map<string, number>();
  /** By number: the row that had it last. */
  let hadBy = new Uint32Array(1_024);
  let row = 0;

  function numberOf(word: string): number {
    let number = known.get(word);
    if (number === undefined) {
      const found = find.get(word) as { ref: number } | undefined;
      number = found?.ref ?? Number(add.run(word).lastInsertRowid);
      if (known.size >= maxKnown) known.clear();
      // A copy: a part of a text would keep the whole of it in memory.
      known.set([...word].join(''), number);
    }
    return number;
  }

  function addTo(numbers: number[], words: readonly string[]): void {
    for (const word of words) {
      const number = numberOf(word);
      if (number >= hadBy.length) {
        const wider = new Uint32Array(2 * number);
        wider.set(hadBy);
        hadBy = wider;
      }
      if (hadBy[number] === row) continue;
      hadBy[number] = row;
      numbers.push(number);
    }
  }

  return {
    of: ({ texts: [first = '', ...others], columns }) => {
      row++;
      const words = { first: [] as number[], others: [] as number[], values: [] as number[] };
      addTo(words.first, wordsOf(first));
      for (const text of others) addTo(words.others, wordsOf(text));
      for (const list of lists) {
        const values = (columns[list.name] as readonly unknown[] | null) ?? [];
        addTo(
          words.values,
          values.map((value) => listWord(list.name, String(value))),
        );
      }
      return words;
    },
    forget: () => known.clear(),
  };
}
