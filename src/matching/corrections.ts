// What a word that stands nowhere was probably meant to be: a word that is known, with one letter or two wrong.

import { stemOf } from './word-forms.ts';

/** Shorter words have too many neighbours. */
const leastChars = 5;

/** With two letters wrong, so many are right at the beginning: "agitation" is no "animation". */
const begunAlike = 3;

/** The nearest of the known words; null when none is near, or when it begins otherwise. */
export function correctionOf(word: string, known: Iterable<string>): string | null {
  if (!canBeCorrected(word)) return null;
  const most = word.length >= 8 ? 2 : 1;
  let best: string | null = null;
  let least = most + 1;
  for (const one of known) {
    if (one[0] !== word[0] || Math.abs(one.length - word.length) >= least) continue;
    const steps = distance(word, one, least);
    if (steps > 1 && word.slice(0, begunAlike) !== one.slice(0, begunAlike)) continue;
    if (steps < least) [best, least] = [one, steps];
  }
  return best;
}

/** A word that was cut short has so many letters. */
const leastBegun = 6;

/** The one known word that was cut short, "postbac" for "postbaccalaureate"; null for none, or several. */
export function begunWith(word: string, known: Iterable<string>): string | null {
  if (word.length < leastBegun) return null;
  const stems = new Set<string>();
  let shortest: string | null = null;
  for (const one of known) {
    if (!one.startsWith(word)) continue;
    stems.add(stemOf(one));
    if (shortest === null || one.length < shortest.length) shortest = one;
  }
  return stems.size === 1 ? shortest : null;
}

/** Letters to add, drop, change or swap with the next one; at least `enough` when it is that many or more. */
function distance(a: string, b: string, enough: number): number {
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1];
      let steps = Math.min(
        (last[j - 1] as number) + (same ? 0 : 1),
        (last[j] as number) + 1,
        (row[j - 1] as number) + 1,
      );
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      if (swapped) steps = Math.min(steps, (before[j - 2] as number) + 1);
      row.push(steps);
    }
    if (Math.min(...row) >= enough) return enough;
    [before, last] = [last, row];
  }
  return last[b.length] as number;
}

/** Whether a word is long enough, and of letters alone. */
export function canBeCorrected(word: string): boolean {
  return word.length >= leastChars && /^[a-z]+$/.test(word);
}
