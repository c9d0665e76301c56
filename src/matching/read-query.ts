// What a research query is about: its words without those that say nothing, and the topic labels that
// the rules for harvested calls find in it. No model is asked.

import { fold } from '../shelf/words.ts';
import { topicLabels } from '../sources/label-rules.ts';

export interface Term {
  /** The word as it was asked, folded. */
  readonly word: string;
  /** The beginning by which other forms of the word are found too. */
  readonly stem: string;
}

export interface ReadQuery {
  readonly terms: readonly Term[];
  readonly labels: readonly string[];
}

/** The weight of a word that stands nowhere: it cannot tell records apart, but what lacks it is a little less apt. */
export const ofUnseen = 0.5;

const mostTerms = 24;

const stopWords = new Set(
  `a about after against all also among an and any are as at be been before being between both but by can
  could do does during each for from had has have how if in into is it its may might more most no not of
  on one only or other our over per same should since so some such than that the their them then there
  these they this those through to toward towards under until up upon us use used using via was we were
  what when where which while who why will with within without would you your
  apply application applications call calls event events find fund funded funding funds grant grants new
  opportunities opportunity project projects research researching study studies studying support work
  conference conferences interested looking want need like help please role effect effects`
    .split(/\s+/)
    .filter((word) => word !== ''),
);

/** The terms and labels of a query. It may hold no term at all. */
export function readQuery(subject: string): ReadQuery {
  const terms = new Map<string, Term>();
  for (const [word] of fold(subject).matchAll(/[\p{L}\p{N}]+/gu)) {
    if (stopWords.has(word) || !isTerm(word)) continue;
    const term = { word, stem: stemOf(word) };
    if (!terms.has(term.stem)) terms.set(term.stem, term);
    if (terms.size === mostTerms) break;
  }
  return { terms: [...terms.values()], labels: topicLabels({ title: subject, body: subject }).labels };
}

/** Short words are terms when a digit makes them a name (p16, il6); scripts without spaces have short words. */
function isTerm(word: string): boolean {
  if (/^[a-z]+$/.test(word)) return word.length >= 3;
  return !/^\d{1,3}$/.test(word);
}

/** Endings that other forms of a word lack; what is left stays long enough to mean something. */
const endings: readonly (readonly [ending: RegExp, kept: string])[] = [
  [/ences?$/, 'en'],
  [/ents?$/, 'en'],
  [/(?:ies|y)$/, ''],
  [/sses$/, 'ss'],
  [/(?<![sui])s$/, ''],
];

function stemOf(word: string): string {
  if (word.length < 5 || !/^[a-z]+$/.test(word)) return word;
  for (const [ending, kept] of endings) {
    const stem = word.replace(ending, kept);
    if (stem !== word) return stem.length >= 4 ? stem : word;
  }
  return word;
}
