// Short beginnings of words: one or two plain letters or digits. Half the words of a language begin like a
// short one, so the full-text index goes through thousands of rows for it. Each such beginning has a number
// here, and which of them a row has is written beside its words; see digest.ts.

import { searchedWords } from './text-index.ts';

/** Digits and letters from a to z. */
const signs = 36;

/** How many short beginnings there are: those of one sign first, then those of two. */
export const allBeginnings = signs + signs * signs;

/** What ends a word, and what is a part of one without being a sign: whatever is not ASCII. */
const [end, other] = [255, 254];

/** What each unit of UTF-16 is to a word: the place of a sign, whatever its case, or one of these. */
const kinds = Uint8Array.from({ length: 65_536 }, (_, unit) => {
  if (unit >= 97 && unit <= 122) return unit - 87;
  if (unit >= 65 && unit <= 90) return unit - 55;
  if (unit >= 48 && unit <= 57) return unit - 48;
  return unit < 128 ? end : other;
});

/**
 * The short beginnings of the words of some texts, as the index has these: whatever is not ASCII is a part of
 * a word there, and of ASCII only letters and digits are. Ascending, each once.
 */
export function beginningsIn(texts: readonly string[]): readonly number[] {
  present.fill(0);
  for (const text of texts) {
    let [last, lastButOne] = [end, end];
    for (let at = 0; at < text.length; at++) {
      const kind = kinds[text.charCodeAt(at)] as number;
      if (kind < signs) {
        if (last === end) present[kind] = 1;
        else if (lastButOne === end && last < signs) present[signs + last * signs + kind] = 1;
      }
      lastButOne = last;
      last = kind;
    }
  }
  const found: number[] = [];
  for (let number = 0; number < allBeginnings; number++) if (present[number] === 1) found.push(number);
  return found;
}

/** Which of them were met; used again for each row. */
const present = new Uint8Array(allBeginnings);

/** The number of the short beginning that a search asks for and nothing else; null where it asks for more. */
export function beginningAsked(q: string): number | null {
  const { words, quoted } = searchedWords(q);
  const [word = ''] = words;
  if (words.length !== 1 || quoted.length > 0 || word.length > 2) return null;
  const places = Array.from(word, (sign) => kinds[sign.charCodeAt(0)] as number);
  const [first = other, second] = places;
  if (first >= signs || (second !== undefined && second >= signs)) return null;
  return second === undefined ? first : signs + first * signs + second;
}
