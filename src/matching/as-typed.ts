// Words of a question are compared without accents and marks, and told as they were typed: without its marks a
// Japanese word is another word.

import { beyondAscii } from '../kernel/plain-text.ts';
import { fold, isUnspaced } from '../shelf/layout/text-index.ts';

/** Gives words that were read in this question back in lower case, with the letters that were typed. */
export function asTyped(question: string): (read: string) => string {
  if (!beyondAscii.test(question)) return (read) => read;
  const typed = question.normalize('NFC').toLowerCase();
  const words = new Map((typed.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).map((word) => [fold(word), word]));
  const letters = [...typed].flatMap((letter) => [...fold(letter)].map((folded) => ({ folded, letter })));
  const folded = letters.map((one) => one.folded).join('');
  const partOf = (word: string) => {
    const at = folded.indexOf(word);
    const before = [...folded.slice(0, Math.max(0, at))].length;
    const part = letters.slice(before, before + [...word].length);
    return at < 0 ? word : part.map(({ letter }) => letter).join('');
  };
  const wordOf = (word: string) => words.get(word) ?? (isUnspaced(word) ? partOf(word) : word);
  return (read) => read.split(' ').map(wordOf).join(' ');
}
