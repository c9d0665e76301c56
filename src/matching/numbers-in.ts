// Numbers of calls in a question: PA-25-303, HORIZON-HLTH-2027-02-DISEASE-14.

import { fold } from '../shelf/layout/text-index.ts';
import { foldedWords } from './folded-words.ts';

/** Numbers in one question. */
const mostNumbers = 4;

export interface CallNumber {
  readonly number: string;
  /** The ids of the records that bear it, or one that it begins. */
  readonly bearers: readonly string[];
}

/** What sources call their calls by: words and figures, joined by hyphens. */
const numberShape = /(?<![\p{L}\p{N}])[\p{L}\p{N}]+(?:[-‐‑][\p{L}\p{N}]+)+(?![\p{L}\p{N}])/gu;
/** What can be nothing else: three parts and four figures at least. */
const surelyNumber = /^(?=(?:\D*\d){4})(?:[^-‐‑]+[-‐‑]){2}/u;

/** The numbers of calls in a question, with the records that bear them, and the question without. */
export function numbersIn(
  subject: string,
  numbered: ((number: string) => readonly string[]) | undefined,
): { numbers: readonly CallNumber[]; rest: string } {
  const numbers: CallNumber[] = [];
  if (!numbered) return { numbers, rest: subject };
  const rest = subject.replaceAll(numberShape, (said) => {
    if (!/\d.*\d/.test(said) || numbers.length >= mostNumbers) return said;
    const bearers = numbered(foldedWords(fold(said)).join(' '));
    if (bearers.length === 0 && !surelyNumber.test(said)) return said;
    numbers.push({ number: said, bearers });
    return ' ';
  });
  return { numbers, rest };
}
