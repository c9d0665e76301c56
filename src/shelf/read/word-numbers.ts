// The numbers of words, and of those that begin so.

import type { Plan } from '../layout/plan.ts';
import type { Prepare } from '../layout/statements.ts';
import { type WordForm, wordsTable } from '../layout/words.ts';

/** The numbers of all words in one of these forms, each once. */
export type WordNumbers = (forms: readonly Pick<WordForm, 'text' | 'begins'>[]) => readonly number[];

/** Behind every word that begins so. */
const last = '\u{10ffff}';

export function wordNumbers(prepare: Prepare, { family }: Plan): WordNumbers {
  const table = wordsTable(family.name);
  const [one, some] = [
    `select ref from ${table} where word = ?`,
    `select ref from ${table} where word >= ? and word < ?`,
  ];
  return (forms) => {
    const found = forms.flatMap(({ text, begins }) => {
      const rows = begins ? prepare(some, 'rows').all(text, text + last) : prepare(one, 'rows').all(text);
      return (rows as unknown as readonly (readonly [number])[]).map(([ref]) => ref);
    });
    return forms.length > 1 ? [...new Set(found)] : found;
  };
}
