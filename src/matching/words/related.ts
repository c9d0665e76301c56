// Words that are said in the same breath: who asks why people become "aggressive" may mean what a call names
// "neuropsychiatric symptoms". What is related stands for less than a synonym, and whoever is shown it is told so.

import { foldedWords } from './folded-words.ts';
import { phrasesOf } from './lexicon.ts';
import table from './related.json' with { type: 'json' };
import { rootOf } from './roots.ts';
import { stemOf } from './word-forms.ts';

/** No word has more related ones. */
const maxNames = 20;

const themes = table.themes.map((theme) => theme.split(', '));
const byStem = new Map<string, number[]>();
const byRoot = new Map<string, number[]>();
themes.forEach((names, theme) => {
  for (const name of names) {
    const [word = '', ...others] = foldedWords(name);
    if (others.length > 0) continue;
    learn(byStem, stemOf(word), theme);
    const root = rootOf(word);
    if (root !== null) learn(byRoot, root, theme);
  }
});

function learn(into: Map<string, number[]>, key: string, theme: number): void {
  const known = into.get(key);
  if (!known) into.set(key, [theme]);
  else if (!known.includes(theme)) known.push(theme);
}

function themesOf(word: string): readonly number[] {
  const own = byStem.get(stemOf(word));
  if (own) return own;
  const root = rootOf(word);
  return (root === null ? undefined : byRoot.get(root)) ?? [];
}

/** The words of all themes, for corrections: "Chemotherapie" is chemotherapy. */
export const wordsOfThemes: ReadonlySet<string> = new Set(themes.flat().flatMap(foldedWords));

/** Whether a folded word stands in a theme, so that it is no misspelling. */
export function isInATheme(word: string): boolean {
  return byStem.has(stemOf(word));
}

/** How the words related to a folded word may be written. Of several themes each gives its first names. */
export function relatedTo(word: string): readonly string[] {
  const found = themesOf(word);
  const stem = stemOf(word);
  const names = new Set<string>();
  const longest = Math.max(0, ...found.map((theme) => themes[theme]?.length ?? 0));
  for (let at = 0; at < longest && names.size < maxNames; at++)
    for (const theme of found) {
      const name = themes[theme]?.[at];
      if (name !== undefined && stemOf(name) !== stem) names.add(name);
    }
  return [...new Set([...names].flatMap(phrasesOf))];
}
