// Whether texts say the name of somebody, in the words that research compares.

import { foldedText, foldedWords } from '../../matching/words/folded-words.ts';

/** Where something is named. */
export interface Mention {
  readonly family: string;
  readonly id: string;
}

/** Whether a text says one of the names, each given as its words. */
export function speaksOf(text: string, names: readonly (readonly string[])[]): boolean {
  const written = unescaped(text);
  const folded = foldedText(written);
  const near = names.filter((words) => words.every((word) => folded.includes(word)));
  if (near.length === 0) return false;
  const words = ` ${foldedWords(written).join(' ')} `;
  return near.some((name) => words.includes(` ${name.join(' ')} `));
}

/** A text in which line ends may stand as JSON writes them: a name at the start of a line is one too. */
export function unescaped(text: string): string {
  return text.replaceAll(/\\[nrtbf]/g, ' ');
}
