// Where a text speaks of what was asked, and the piece of the text that shows it best.

import { fold } from '../shelf/layout/text-index.ts';
import type { Aspect } from './read-query.ts';
import { share } from './score-weights.ts';

export interface Match {
  /** The number of the aspect. */
  readonly aspect: number;
  /** How nearly it says what was asked: share.exact, share.alike, share.whole, share.near or share.related. */
  readonly weight: number;
  /** Whether it is of several words. */
  readonly together: boolean;
  /** UTF-16 offsets in the text. */
  readonly start: number;
  readonly end: number;
}

/** Longer texts are read up to here. */
const mostRead = 20_000;
/** Of more beginnings of phrases than these, the words of a text are read at once. */
const mostLookedFor = 40;
const longestQuote = 120;
const notAscii = /[^\0-\x7f]/;
const foreign = /(?=\P{ASCII})[\p{L}\p{N}\p{M}]/u;

interface Phrase {
  readonly rest: readonly string[];
  readonly aspect: number;
  readonly weight: number;
}

/** What finds every place of a text that speaks of one of the aspects, in the order of the text. */
export function finderOf(
  aspects: readonly Pick<Aspect, 'exact' | 'alike' | 'near' | 'related' | 'whole' | 'small'>[],
): (text: string) => readonly Match[] {
  const begun = new Map<string, Phrase[]>();
  const learn = (phrases: readonly string[], aspect: number, weight: number) => {
    for (const phrase of phrases) {
      const [first = '', ...rest] = phrase.split(' ');
      const known = begun.get(first);
      if (known) known.push({ rest, aspect, weight });
      else begun.set(first, [{ rest, aspect, weight }]);
    }
  };
  aspects.forEach(({ exact, alike, near, related = [], whole }, aspect) => {
    learn(exact, aspect, share.exact);
    learn(alike, aspect, share.alike);
    learn(whole, aspect, share.whole);
    learn(near, aspect, share.near);
    learn(related, aspect, share.related);
  });
  if (begun.size === 0) return () => [];
  const firsts = [...begun.keys()];
  return (whole) => {
    const { folded, from, isForeign } = foldedInPlace(whole.slice(0, mostRead));
    // Most texts have none of the words anywhere, which is seen sooner than what their words are.
    if (firsts.length <= mostLookedFor && !firsts.some((first) => folded.includes(first))) return [];
    const words = isForeign ? wordsIn(folded) : plainWordsIn(folded);
    const found: Match[] = [];
    const mixed = /\p{Ll}/u.test(whole);
    words.forEach(({ text, start }, at) => {
      for (const { rest, aspect, weight } of begun.get(text) ?? []) {
        if (!rest.every((next, step) => words[at + step + 1]?.text === next)) continue;
        const [begin, end] = [from(start), from(words[at + rest.length]?.end ?? start)];
        // "PET" in a text in small letters is no pet.
        if (mixed && aspects[aspect]?.small.includes(text) && isCapital(whole.slice(begin, end))) continue;
        found.push({ aspect, weight, together: rest.length > 0, start: begin, end });
      }
    });
    return found;
  };
}

function isCapital(text: string): boolean {
  return text === text.toUpperCase();
}

interface Word {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

function wordsIn(text: string): readonly Word[] {
  const words: Word[] = [];
  const word = /[\p{L}\p{N}]+/gu;
  for (let found = word.exec(text); found; found = word.exec(text)) {
    words.push({ text: found[0], start: found.index, end: word.lastIndex });
  }
  return words;
}

/** The same where every word is of a to z and digits: most texts are so, and a pattern costs several times more. */
function plainWordsIn(text: string): readonly Word[] {
  const words: Word[] = [];
  for (let at = 0; at < text.length; at++) {
    const start = at;
    while (isPlain(text.charCodeAt(at))) at++;
    if (at > start) words.push({ text: text.slice(start, at), start, end: at });
  }
  return words;
}

/** A letter from a to z, or a digit. */
function isPlain(code: number): boolean {
  return (code >= 97 && code <= 122) || (code >= 48 && code <= 57);
}

/** A text as words are compared, and where in the text each character of that comes from. */
function foldedInPlace(text: string): { folded: string; from: (at: number) => number; isForeign: boolean } {
  // Where every word is ASCII, lower case is all there is to folding.
  if (!notAscii.test(text) || !foreign.test(text))
    return { folded: text.toLowerCase(), from: (at) => at, isForeign: false };
  let folded = '';
  const offsets: number[] = [];
  let offset = 0;
  for (const [piece] of text.matchAll(/\p{ASCII}+|\P{ASCII}/gu)) {
    const isForeign = foreign.test(piece);
    const plain = isForeign ? fold(piece) : piece.toLowerCase();
    for (let index = 0; index < plain.length; index++) offsets.push(isForeign ? offset : offset + index);
    folded += plain;
    offset += piece.length;
  }
  offsets.push(offset);
  return { folded, from: (at) => offsets[at] as number, isForeign: true };
}

/**
 * At most 120 characters of the text around the place where most different aspects stand together; an
 * ellipsis, counted too, says where it was cut. The text has at least one match.
 */
export function quoteAround(text: string, matches: readonly Match[]): string {
  const reach = longestQuote - 20;
  let best = matches[0] as Match;
  let most = 0;
  for (const match of matches) {
    const near = matches.filter((one) => one.start >= match.start && one.end <= match.start + reach);
    const weights = new Map<number, number>();
    for (const { aspect, weight } of near) weights.set(aspect, Math.max(weight, weights.get(aspect) ?? 0));
    const sum = [...weights.values()].reduce((total, weight) => total + weight, 0);
    if (sum > most) [best, most] = [match, sum];
  }
  const from = Math.max(0, best.start - 40);
  const until = best.start + 4 * longestQuote;
  const [left, right] = [text.slice(from, best.start), text.slice(best.start, until)];
  return cut(left, right, from > 0, text.length > until);
}

function cut(left: string, right: string, earlier: boolean, later: boolean): string {
  // Begins at a word: whatever was cut in two at the left goes.
  const space = earlier ? left.search(/\s/u) : -1;
  const lead = earlier ? (space < 0 ? '' : left.slice(space + 1)) : left;
  const joined = (lead + right).replace(/\s+/gu, ' ').trim();
  const start = earlier ? '…' : '';
  const limit = longestQuote - start.length;
  // No more than these can be shown, also where each point takes two units.
  const points = [...joined.slice(0, 2 * limit + 2)];
  if (points.length <= limit && !later) return start + joined;
  const piece = points.slice(0, limit - 1).join('');
  const end = piece.lastIndexOf(' ');
  return `${start}${end > limit / 2 ? piece.slice(0, end) : piece}…`;
}
