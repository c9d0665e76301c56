// The words of a row, each once, as the full-text index has them: whatever is not ASCII is a part of a word there,
// and of ASCII only letters and digits are, whatever their case. They stand beside the row as one text, from which
// a reader makes its lists of rows by word; see read/word-slots.ts.

/** The words of a row: those of the member that counts most, and those that only the others have. */
export interface RowWords {
  readonly first: readonly string[];
  readonly others: readonly string[];
}

/** A word as the index has it, or how one begins; a phrase of several words, which the index alone finds. */
export interface WordForm {
  readonly text: string;
  readonly begins: boolean;
  readonly isPhrase: boolean;
}

/** What rows have: all of these words, each in one of its forms, or one of these values of their lists. */
export interface Sought {
  readonly words: readonly (readonly WordForm[])[];
  readonly values: readonly { readonly column: string; readonly value: string }[];
}

const runs = /[a-z0-9\u0080-\uffff]+/g;
const beyondAscii = /\P{ASCII}/u;

/** The words of texts that come as the index is given them (see text-index.ts), as one text. */
export function wordsText([first = '', ...others]: readonly string[]): string {
  const inFirst = new Set(runsIn(first));
  const inOthers = new Set<string>();
  for (const text of others) for (const word of runsIn(text)) if (!inFirst.has(word)) inOthers.add(word);
  return `${[...inFirst].join(' ')}\n${[...inOthers].join(' ')}`;
}

function runsIn(text: string): readonly string[] {
  return (beyondAscii.test(text) ? text : text.toLowerCase()).match(runs) ?? [];
}

export function wordsIn(text: string): RowWords {
  const [first, others] = text.split('\n');
  return { first: first ? first.split(' ') : [], others: others ? others.split(' ') : [] };
}

/** Whether the index has this text, in lower case, as one word. */
export function isOneWord(text: string): boolean {
  return text !== '' && text.replace(runs, '') === '';
}
