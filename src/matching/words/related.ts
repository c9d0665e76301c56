// Words that are said in the same breath: who asks why people become "aggressive" may mean what a call names
// "neuropsychiatric symptoms". What is related stands for less than a synonym, and whoever is shown it is told so.

import { lazily } from '../../kernel/remembered.ts';
import { foldedWords } from './folded-words.ts';
import { phrasesOf } from './lexicon.ts';
import table from './related.json' with { type: 'json' };
import { rootOf } from './roots.ts';
import { stemOf } from './word-forms.ts';

/** No word has more related ones. */
const maxNames = 20;

interface Themes {
  readonly names: readonly (readonly string[])[];
  /** Which themes a word stands in, by its stem and by its root. */
  readonly byStem: ReadonlyMap<string, readonly number[]>;
  readonly byRoot: ReadonlyMap<string, readonly number[]>;
  readonly words: ReadonlySet<string>;
}

/** The themes, read for the first question: no start waits for them. */
const themes = lazily(() => readThemes(table.themes.map((theme) => theme.split(', '))));

function readThemes(names: Themes['names']): Themes {
  const byStem = new Map<string, number[]>();
  const byRoot = new Map<string, number[]>();
  names.forEach((ofTheme, theme) => {
    for (const name of ofTheme) {
      const [word = '', ...others] = foldedWords(name);
      if (others.length > 0) continue;
      learn(byStem, stemOf(word), theme);
      const root = rootOf(word);
      if (root !== null) learn(byRoot, root, theme);
    }
  });
  return { names, byStem, byRoot, words: new Set(names.flat().flatMap(foldedWords)) };
}

function learn(into: Map<string, number[]>, key: string, theme: number): void {
  const known = into.get(key);
  if (!known) into.set(key, [theme]);
  else if (!known.includes(theme)) known.push(theme);
}

function themesOf(word: string): readonly number[] {
  const { byStem, byRoot } = themes();
  const own = byStem.get(stemOf(word));
  if (own) return own;
  const root = rootOf(word);
  return (root === null ? undefined : byRoot.get(root)) ?? [];
}

/** The words of all themes, for corrections: "Chemotherapie" is chemotherapy. */
export const wordsOfThemes = (): ReadonlySet<string> => themes().words;

/** Whether a folded word stands in a theme, so that it is no misspelling. */
export function isInATheme(word: string): boolean {
  return themes().byStem.has(stemOf(word));
}

/** How the words related to a folded word may be written. Of several themes each gives its first names. */
export function relatedTo(word: string): readonly string[] {
  const found = themesOf(word);
  const stem = stemOf(word);
  const ofThemes = found.map((theme) => themes().names[theme] ?? []);
  const names = new Set<string>();
  const longest = Math.max(0, ...ofThemes.map(({ length }) => length));
  for (let at = 0; at < longest && names.size < maxNames; at++)
    for (const ofTheme of ofThemes) {
      const name = ofTheme[at];
      if (name !== undefined && stemOf(name) !== stem) names.add(name);
    }
  return [...new Set([...names].flatMap(phrasesOf))];
}
