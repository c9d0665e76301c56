// The words of a text as they are compared: in lower case, without diacritics and punctuation.

import { fold, isUnspaced } from '../../shelf/layout/text-index.ts';

/** A text in lower case, without diacritics. */
export function foldedText(text: string): string {
  return fold(text);
}

export function foldedWords(text: string): readonly string[] {
  return fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** Whether a folded word begins another one, or is a part of it where words are written without spaces. */
export function stands(word: string, within: string): boolean {
  return within.startsWith(word) || (isUnspaced(word) && within.includes(word));
}
