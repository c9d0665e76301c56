// The words of a question as they are looked for: without those that connect, in English where no name is said in
// another language, corrected where they stand nowhere.

import { askingWordsOf } from '../words/asking-words.ts';
import { begunWith, canBeCorrected, correctionOf } from '../words/corrections.ts';
import { inEnglish, isInAnotherLanguage } from '../words/in-english.ts';
import type { Lexicon } from '../words/lexicon.ts';
import { insideNames, namesWithin } from '../words/names-within.ts';
import { isInATheme, wordsOfThemes } from '../words/related.ts';
import { connecting, negating, wordFormsOf } from '../words/word-forms.ts';
import { isWrittenTogether, namesTogether } from '../words/written-together.ts';
import type { Known } from './read-query.ts';

/** What is read of it: an abstract of two hundred words is not read to its end. */
const maxWords = 60;
/** A correction reads titles, so in a long text only the first words that stand nowhere get one. */
const maxCorrected = 8;
/** A word that ends so is English, and no mistaken word of another language: "velocity" is no "velocità". */
const endsInEnglish = /(?:ity|ing|ness|ment|tion|able|less|ship|ful|ly|ed)$/;
/** For so many words titles are read, which is the dearest part of reading a question. */
const maxLooks = 3;
/** A short word of another language is near to some English word, and is not meant to be it. */
const minForeign = 7;

export const code = /^(?:[rkftupds]\d{2}|ug3|uh[23]|dp[1-5]|r25|sbir|sttr|um1|ot2|x0[12]|g20|c06)$/;

interface Words {
  /** Whether the question is in another language. */
  readonly foreign: boolean;
  readonly words: readonly string[];
  readonly corrected: readonly { readonly asked: string; readonly read_as: string }[];
}

export function readWords(
  said: readonly string[],
  { lexicon, having, titleWords }: Pick<Known, 'lexicon' | 'having' | 'titleWords'>,
): Words {
  const corrected: { asked: string; read_as: string }[] = [];
  const foreign = isInAnotherLanguage(said);
  const telling = said.filter((word) => !connecting.has(word) || negating.has(word)).slice(0, maxWords);
  const inNames = insideNames(telling, lexicon);
  const asking = foreign ? askingWordsOf(said) : null;
  let unknown = 0;
  let looks = 0;
  const inTitles = (word: string) =>
    ++looks > maxLooks ? null : correctionOf(word, titleWords(word.slice(0, 4)));
  const meant = (word: string): readonly string[] | string | null => {
    const english = lexicon.named([word]).length > 0 ? null : inEnglish(word);
    if (english !== null && foreign) return english;
    // Forms are those of English: "Chemotherapie" is no "chemotherapies".
    const stands = () => having(foreign ? [word] : wordFormsOf(word)) > 0;
    // A word of a longer name in another language may be an English one, but for two letters.
    const isLong = word.length >= minForeign;
    if (foreign && isLong && lexicon.words.has(word) && lexicon.named([word]).length === 0 && !stands()) {
      const alike = correctionOf(word, wordsOfThemes());
      if (alike !== null) return alike;
    }
    if (isKnown(word, lexicon) || stands()) return null;
    if (english !== null) return english;
    const parts = namesWithin(word, lexicon);
    if (parts) return parts;
    if (++unknown > maxCorrected || !canBeCorrected(word)) return null;
    if (foreign && word.length < minForeign) return null;
    return (
      begunWith(word, lexicon.words) ??
      (foreign ? null : correctionOf(word, lexicon.englishWords)) ??
      (!foreign && endsInEnglish.test(word) ? null : correctionOf(word, lexicon.words, foreign ? 2 : 1)) ??
      correctionOf(word, wordsOfThemes()) ??
      inTitles(word)
    );
  };
  const words = telling.flatMap((word, at) => {
    if (negating.has(word)) return word;
    if (isWrittenTogether(word)) return namesTogether(word, lexicon);
    if (asking?.has(word) && !inNames.has(at)) return [];
    const read = inNames.has(at) ? null : meant(word);
    if (read === null) return word;
    corrected.push({ asked: word, read_as: [read].flat().join(' ') });
    return read;
  });
  return { words, corrected, foreign };
}

function isKnown(word: string, lexicon: Lexicon): boolean {
  return (
    !isTerm(word) ||
    lexicon.words.has(word) ||
    isInATheme(word) ||
    lexicon.isLight(word) ||
    lexicon.named([word]).length > 0 ||
    code.test(word)
  );
}

/** Short words are terms when a digit makes them a name (p16, il6); scripts without spaces have short words. */
export function isTerm(word: string): boolean {
  if (/^[a-z]+$/.test(word)) return word.length >= 3;
  return !/^\d{1,3}$/.test(word);
}
