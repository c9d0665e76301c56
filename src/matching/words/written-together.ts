// Names in a text of a script without spaces: "アルツハイマー病のバイオマーカー" has two and a letter between them.

import type { Lexicon } from './lexicon.ts';

const together = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;
/** No name has more letters. */
const longest = 16;
/** Letters that connect names. */
const between = /^(?:[\p{Script=Hiragana}ー]{1,4}|[的和与與及或在对對中了是用于為为之以等]{1,2})$/u;

export function isWrittenTogether(word: string): boolean {
  return together.test(word);
}

/** The longest names from the left, and what stands between them where it may say something. */
export function namesTogether(text: string, lexicon: Lexicon): readonly string[] {
  const letters = [...text];
  const found: string[] = [];
  let pending = '';
  const take = () => {
    if (pending !== '' && !between.test(pending)) found.push(pending);
    pending = '';
  };
  for (let at = 0; at < letters.length; ) {
    let many = Math.min(longest, letters.length - at);
    while (many > 1 && lexicon.named([letters.slice(at, at + many).join('')]).length === 0) many--;
    if (many > 1) {
      take();
      found.push(letters.slice(at, at + many).join(''));
    } else pending += letters[at];
    at += many;
  }
  take();
  return found;
}
