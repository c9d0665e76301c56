// The words of a row, each once, as the full-text index has them: whatever is not ASCII is a part of a word there,
// and of ASCII only letters and digits are, whatever their case. They stand beside the row as one text, from which
// a reader makes its lists of rows by word; see read/word-slots.ts. So do the values of its lists.

/** The words of a row: those of the member that counts most, and those that only the others have. */
export interface RowWords {
  readonly first: readonly string[];
  readonly others: readonly string[];
  /** The values of its lists; see listWord. */
  readonly values: readonly string[];
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

/** The words of texts that come as the index is given them (see text-index.ts), and values of lists, as one text. */
export function wordsText([first = '', ...others]: readonly string[], values: readonly string[]): string {
  const inFirst = new Set(runsIn(first));
  const inOthers = new Set<string>();
  for (const text of others) for (const word of runsIn(text)) if (!inFirst.has(word)) inOthers.add(word);
  return [inFirst, inOthers, new Set(values)].map((words) => [...words].join(' ')).join('\n');
}

function runsIn(text: string): readonly string[] {
  return (beyondAscii.test(text) ? text : text.toLowerCase()).match(runs) ?? [];
}

export function wordsIn(text: string): RowWords {
  const [first, others, values] = text.split('\n').map((line) => (line === '' ? [] : line.split(' ')));
  return { first: first ?? [], others: others ?? [], values: values ?? [] };
}

/** A value of the list that is so far among those of the family, as one word. */
export function listWord(list: number, value: string): string {
  return `${list} ${value}`.replace(/[\s%]/gu, (sign) => `%${(sign.codePointAt(0) as number).toString(16)}%`);
}

/** Whether the index has this text, in lower case, as one word. */
export function isOneWord(text: string): boolean {
  return text !== '' && text.replace(runs, '') === '';
}
