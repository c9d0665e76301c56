// What a word that stands nowhere was probably meant to be: a word that is known, with one letter or two wrong.

import { onceFor } from '../../kernel/remembered.ts';
import { stemOf } from './word-forms.ts';

/** Shorter words have too many neighbours. */
const minChars = 5;

/** A shorter word with another letter in it is another word: "clamp" is no "clump". */
const minChanged = 6;

/** With two letters wrong, so many are right at the beginning: "agitation" is no "animation". */
const begunAlike = 3;

/** The nearest of the known words; null when none is near, or when it begins otherwise. A set must stay as it is. */
export function correctionOf(word: string, known: Iterable<string>, maxWrong = 2): string | null {
  if (!canBeCorrected(word)) return null;
  const most = word.length >= 8 ? maxWrong : 1;
  const beginning = word.slice(0, begunAlike);
  let best: string | null = null;
  let least = most + 1;
  for (const one of begunLike(word, known)) {
    if (one[0] !== word[0] || Math.abs(one.length - word.length) >= least) continue;
    const enough = one.startsWith(beginning) ? least : Math.min(least, 2);
    if (word.length < minChanged && one.length === word.length && !isSwapped(word, one)) continue;
    const steps = distance(word, one, enough);
    if (steps < enough) [best, least] = [one, steps];
  }
  return best;
}

/** Whether two words of one length have the same letters. */
function isSwapped(one: string, other: string): boolean {
  return [...one].sort().join('') === [...other].sort().join('');
}

/** Lists that are asked again and again, by the first letter of their words. */
const byFirstLetter = onceFor((known: ReadonlySet<string>) => Map.groupBy(known, (one) => one.charAt(0)));

/** Of a set that stays as it is, the words that begin with the same letter, in its order. */
function begunLike(word: string, known: Iterable<string>): Iterable<string> {
  if (!(known instanceof Set)) return known;
  return byFirstLetter(known).get(word.charAt(0)) ?? [];
}

/** A word that was cut short has so many letters. */
const minBegun = 6;

/** Of a set that stays as it is, the one word that was cut short, "postbac" for "postbaccalaureate"; null for none, or several. */
export function begunWith(word: string, known: Iterable<string>): string | null {
  if (word.length < minBegun) return null;
  const stems = new Set<string>();
  let shortest: string | null = null;
  for (const one of begunLike(word, known)) {
    if (!one.startsWith(word)) continue;
    stems.add(stemOf(one));
    if (shortest === null || one.length < shortest.length) shortest = one;
  }
  return stems.size === 1 ? shortest : null;
}

const soundingAlike = [
  'aeiouy',
  'cksz',
  'cq',
  'kq',
  'gj',
  'bpfvw',
  'dt',
  'mn',
  'lr',
  'xs',
  'xz',
  'iy',
  'uw',
  'hn',
];
const besideEachOther = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm'].flatMap((keys) =>
  [...keys].slice(1).map((key, at) => `${keys[at]}${key}`),
);

/** Letters that are mistaken for each other: they sound alike, or their keys lie beside each other. */
const mistaken = new Uint8Array(32 * 32);
for (const group of [...soundingAlike, ...besideEachOther]) {
  for (const one of group)
    for (const other of group) mistaken[pairOf(one.charCodeAt(0), other.charCodeAt(0))] = 1;
}

function pairOf(one: number, other: number): number {
  return ((one - 97) << 5) | (other - 97);
}

/** What one letter in place of another counts. */
function change(one: number, other: number): number {
  if (one === other) return 0;
  // Of any script: no letter that is not from a to z is mistaken for one that is.
  const isPlain = other >= 97 && other <= 122;
  return isPlain && mistaken[pairOf(one, other)] === 1 ? 1 : otherLetter;
}

/** Another letter that nobody mistakes for this one makes another word: "bread" is no "break". */
const otherLetter = 2;

/** Three rows of a table of steps, used again and again. */
const scratch: [number[], number[], number[]] = [[], [], []];

/** Letters to add, drop, change or swap with the next one; at least `enough` when it is that many or more. */
function distance(a: string, b: string, enough: number): number {
  let [before, last, row] = scratch;
  for (let j = 0; j <= b.length; j++) last[j] = j;
  for (let i = 1; i <= a.length; i++) {
    row[0] = i;
    let least = i;
    const letter = a.charCodeAt(i - 1);
    const earlier = i > 1 ? a.charCodeAt(i - 2) : -1;
    for (let j = 1; j <= b.length; j++) {
      const other = b.charCodeAt(j - 1);
      let steps = Math.min(
        (last[j - 1] as number) + change(letter, other),
        (last[j] as number) + 1,
        (row[j - 1] as number) + 1,
      );
      const swapped = j > 1 && letter === b.charCodeAt(j - 2) && earlier === other;
      if (swapped) steps = Math.min(steps, (before[j - 2] as number) + 1);
      row[j] = steps;
      if (steps < least) least = steps;
    }
    if (least >= enough) return enough;
    [before, last, row] = [last, row, before];
  }
  return last[b.length] as number;
}

/** Whether a word is long enough, and of letters alone. */
export function canBeCorrected(word: string): boolean {
  return word.length >= minChars && /^[a-z]+$/.test(word);
}
