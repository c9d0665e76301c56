// The words of a row, each once, as the full-text index has them: whatever is not ASCII is a part of a word there, and
// of ASCII only letters and digits are, whatever their case. Each word has a number, and so has each value of a list;
// those of a row stand in its digest, from which a reader makes lists of rows by word: see read/word-slots.ts.

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

/** The numbers of the words of a row, each once. */
export interface RowWords {
  /** In the member that counts most. */
  readonly first: readonly number[];
  /** Only in the others. */
  readonly others: readonly number[];
  /** The values of its lists. */
  readonly values: readonly number[];
}

/** Whether a unit of UTF-16 is a part of a word, in texts in lower case. */
export function isInWord(unit: number): boolean {
  return (unit >= 97 && unit <= 122) || (unit >= 48 && unit <= 57) || unit >= 128;
}

/** Whether the index has this text, in lower case, as one word. */
export function isOneWord(text: string): boolean {
  for (let at = 0; at < text.length; at++) if (!isInWord(text.charCodeAt(at))) return false;
  return text !== '';
}

/** What stands for a value of a list among the words: none of these begins so. */
export function listWord(column: string, value: string): string {
  return ` ${column} ${value}`;
}

/** The table of the words of a family by their numbers. */
export function wordsTable(family: string): string {
  return `"${family}_words"`;
}
