// Names that a question writes in parts: "well-being", "care givers", "Ph.D.", "R-01". What is a name together, and none
// apart, is read together.

import { foldedText } from '../words/folded-words.ts';
import type { Lexicon } from '../words/lexicon.ts';
import { connecting } from '../words/word-forms.ts';

type Names = Pick<Lexicon, 'words' | 'englishWords' | 'named'>;

const doctor = /\bPh\.\s?D\b\.?/giu;
/** A researcher after the doctorate: "doc" alone is the initials of a funder. */
const postdoc = /\bp[oó]st?[-‐‑ ]doc(s?)\b/giu;
const initials = /(?<![\p{L}\p{N}.])(?:\p{Lu}\.){2,}(?![\p{L}\p{N}])/gu;
/** The kind of an award: R01, K99, T32. */
const kindOfAward = /\b([RKTFUP])[-‐‑ ](\d{2})\b/g;

/** What funders and numbers could be taken for, written together; before anything is read. */
export function initialsTogether(question: string, { named }: Names): string {
  return question
    .replaceAll(doctor, 'PhD')
    .replaceAll(postdoc, 'postdoc$1')
    .replaceAll(kindOfAward, '$1$2')
    .replaceAll(initials, (dotted) => {
      const together = dotted.replaceAll('.', '');
      return named([foldedText(together)]).length > 0 ? together : dotted;
    });
}

/** Two words, as they stand beside each other: the second may be the first of the next two. */
const pairs = /(?<![\p{L}\p{N}])(\p{L}+)([-‐‑ ])(\p{L}+)(?![\p{L}\p{N}])/gu;
/** Shorter words stand before others by chance: "in patients". */
const minLetters = 3;

/** @param text in lower case, without marks */
export function partsTogether(text: string, names: Names): string {
  let read = text;
  let from = 0;
  for (;;) {
    pairs.lastIndex = from;
    const pair = pairs.exec(read);
    if (!pair) return read;
    const [whole, first = '', between, second = ''] = pair;
    if (isAName(first, second, between === ' ', names)) {
      read = `${read.slice(0, pair.index)}${first}${second}${read.slice(pair.index + whole.length)}`;
      from = pair.index;
    } else from = pair.index + first.length + 1;
  }
}

/** A start-up is read by itself, as it may be the beginning of a laboratory. */
const otherwise = /^startups?$/;

function isAName(
  first: string,
  second: string,
  spaced: boolean,
  { words, englishWords, named }: Names,
): boolean {
  const together = first + second;
  if (otherwise.test(together)) return false;
  const known = spaced ? englishWords : words;
  if (!known.has(together) && !known.has(together.replace(/s$/, ''))) return false;
  const byChance = [first, second].some((one) => one.length < minLetters || connecting.has(one));
  if (spaced && byChance) return false;
  return named([together]).length > 0 && named([first, second]).length === 0;
}
