// Numbers of calls in a question: PA-25-303, HORIZON-HLTH-2027-02-DISEASE-14, "par 25 140", W912DR26RA021.

import { fold } from '../../shelf/layout/text-index.ts';
import { foldedWords } from '../words/folded-words.ts';

/** Numbers in one question. */
const maxNumbers = 4;
/** What is written without hyphens is looked up so many times at most. */
const maxLooks = 8;

interface CallNumber {
  readonly number: string;
  /** The ids of the records that bear it, or one that it begins. */
  readonly bearers: readonly string[];
}

/** What sources call their calls by: words and figures, joined by hyphens. */
const numberShape = /(?<![\p{L}\p{N}])[\p{L}\p{N}]+(?:[-‐‑–/][\p{L}\p{N}]+)+(?![\p{L}\p{N}])/gu;
/** What can be nothing else: three parts and four figures at least. */
const surelyNumber = /^(?=(?:\D*\d){4})(?:[^-‐‑–/]+[-‐‑–/]){2}/u;
/** The same with spaces: letters first, and two parts of figures alone among those that follow. */
const spacedShape =
  /(?<![\p{L}\p{N}-])[A-Za-z][A-Za-z0-9]{1,9}(?: [A-Za-z0-9]{1,14}){0,7} \d{2,5}(?: [A-Za-z0-9]{1,14}){0,4}(?![\p{L}\p{N}-])/gu;
/** In one piece: letters and four figures at least. */
const pieceShape =
  /(?<![\p{L}\p{N}-])(?=[A-Za-z0-9]*[A-Za-z])(?=(?:[A-Za-z]*\d){4})[A-Za-z0-9]{8,24}(?![\p{L}\p{N}-])/gu;
/** What is left of an address of the web: its host and path say nothing, but for numbers. */
const address = /\bhttps?:\/\/\S+/gi;

/** The numbers of calls in a question, with the records that bear them, and the question without. */
export function numbersIn(
  subject: string,
  numbered: ((number: string) => readonly string[]) | undefined,
): { numbers: readonly CallNumber[]; rest: string } {
  const numbers: CallNumber[] = [];
  if (!numbered) return { numbers, rest: subject };
  const bearersOf = (said: string) => numbered(foldedWords(fold(said)).join(' '));
  let looks = 0;
  /** What is no number where nobody bears it. */
  const borne = (said: string): boolean => {
    if (numbers.length >= maxNumbers || looks >= maxLooks) return false;
    looks++;
    const bearers = bearersOf(said);
    if (bearers.length > 0) numbers.push({ number: said, bearers });
    return bearers.length > 0;
  };
  const withoutNumbers = subject
    .replaceAll(address, (said) =>
      said
        .split('/')
        .map(withoutEnding)
        .filter((part) => /\d/.test(part))
        .join(' '),
    )
    .replaceAll(numberShape, (said) => {
      if (!/\d.*\d/.test(said) || numbers.length >= maxNumbers) return said;
      const bearers = bearersOf(said);
      if (bearers.length === 0 && !surelyNumber.test(said)) return said;
      numbers.push({ number: said, bearers });
      return ' ';
    })
    .replaceAll(pieceShape, (said) => (borne(said) ? ' ' : said))
    .replaceAll(spacedShape, (said) => withoutSpaced(said, borne));
  return { numbers, rest: withoutNumbers };
}

/** "PA-25-303.html". */
function withoutEnding(part: string): string {
  return part.replace(/\.[a-z]{2,5}$/i, '').replace(/[?#].*$/, '');
}

/** The longest run of words that is a number, with what stands before and behind it. */
function withoutSpaced(said: string, borne: (said: string) => boolean): string {
  const words = said.split(' ');
  for (let first = 0; first < words.length - 1; first++) {
    // A number begins with the letters of who gave it, and its second part or the third one has figures.
    if (!/^[A-Za-z]/.test(words[first] as string)) continue;
    if (!words.slice(first + 1, first + 4).some((word) => /^\d{2,5}$/.test(word))) continue;
    const figures = words.filter((word, at) => at > first && /\d/.test(word)).length;
    if (figures < 2) continue;
    for (let last = words.length; last > first + 2; last--) {
      if (!/\d/.test(words[last - 1] as string)) continue;
      if (borne(words.slice(first, last).join(' ')))
        return [...words.slice(0, first), ' ', ...words.slice(last)].join(' ');
    }
  }
  return said;
}
