// Where a text speaks of what was asked, and the piece of the text that shows it best.

import { sum } from '../../kernel/sum.ts';
import { fold } from '../../shelf/layout/text-index.ts';
import { firstOf } from '../calls/excluded-in.ts';
import type { Aspect } from '../question/read-query.ts';
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
const maxRead = 20_000;
const longestQuote = 120;
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
  const mayBegin = beginnings(begun.keys());
  const stems = stemsOf([...begun.keys()]);
  return (whole) => {
    const { folded, from, isForeign } = foldedInPlace(whole.slice(0, maxRead));
    const words = isForeign ? foreignWords : plainWords;
    const found: Match[] = [];
    const lookAt = (start: number, end: number) => {
      const text = folded.slice(start, end);
      for (const { rest, aspect, weight } of begun.get(text) ?? []) {
        const last = rest.length === 0 ? end : endOf(rest, words, folded, end);
        if (last === null) continue;
        if (isOfLife(text, folded, start)) continue;
        const [first, behind] = [from(start), from(last)];
        // "PET" in a text in small letters is no pet.
        if (aspects[aspect]?.small.includes(text) && isCapital(whole.slice(first, behind)) && isMixed(whole))
          continue;
        found.push({ aspect, weight, together: rest.length > 0, start: first, end: behind });
      }
    };
    if (stems === null || isForeign) {
      for (let start = words.next(folded, 0); start < folded.length; ) {
        const end = words.end(folded, start);
        if (mayBegin(folded, start, end)) lookAt(start, end);
        start = words.next(folded, end);
      }
      return found;
    }
    for (const stem of stems)
      for (let start = folded.indexOf(stem); start >= 0; start = folded.indexOf(stem, start + 1))
        if (!isPlain(folded.charCodeAt(start - 1))) lookAt(start, plainWords.end(folded, start));
    return stems.length === 1 ? found : found.sort((a, b) => a.start - b.start);
  };
}

/** Where words begin in more ways, a text is walked through; shorter beginnings stand everywhere. */
const maxStems = 4;
const minStem = 3;

/** What words begin with, where they begin in few ways: each is found in a text at once. Null: in too many. */
function stemsOf(words: readonly string[]): readonly string[] | null {
  const alike = Map.groupBy(words, (word) => word.slice(0, minStem));
  const isLong = words.every(({ length }) => length >= minStem);
  return isLong && alike.size <= maxStems ? [...alike.values()].map(commonBeginning) : null;
}

function commonBeginning([first = '', ...others]: readonly string[]): string {
  let many = first.length;
  for (const word of others) while (!word.startsWith(first.slice(0, many))) many--;
  return first.slice(0, many);
}

/** Whether it is the whole of a life that is said, "across the lifespan", and not how long one is. */
function isOfLife(word: string, text: string, start: number): boolean {
  return (
    word === 'lifespan' &&
    /\b(?:across|throughout|over) the $/.test(text.slice(Math.max(0, start - 16), start))
  );
}

/** Where the words that come next end, if they are these. */
function endOf(these: readonly string[], words: Words, text: string, from: number): number | null {
  let end = from;
  for (const word of these) {
    const start = words.next(text, end);
    end = words.end(text, start);
    if (end - start !== word.length || !text.startsWith(word, start)) return null;
  }
  return end;
}

/** Whether a word may be one of these; most others are told by their length and two letters, and not read. */
function beginnings(these: Iterable<string>): (text: string, start: number, end: number) => boolean {
  const seen = new Uint8Array(4096);
  const hashOf = (text: string, start: number, end: number) =>
    (text.charCodeAt(start) * 131 + text.charCodeAt(end - 1) * 31 + (end - start)) & 4095;
  for (const word of these) seen[hashOf(word, 0, word.length)] = 1;
  return (text, start, end) => seen[hashOf(text, start, end)] === 1;
}

function isMixed(text: string): boolean {
  return /\p{Ll}/u.test(text);
}

function isCapital(text: string): boolean {
  return text === text.toUpperCase();
}

/** Where words are in a folded text. */
interface Words {
  /** Where the next word begins; behind the last one the end of the text. */
  readonly next: (text: string, from: number) => number;
  /** Where a word ends. */
  readonly end: (text: string, start: number) => number;
}

const inWord = /[\p{L}\p{N}]/gu;
const notInWord = /[^\p{L}\p{N}]/gu;
const foreignWords: Words = {
  next: (text, from) => firstOf(inWord, text, from),
  end: (text, start) => firstOf(notInWord, text, start),
};

/** The same where every word is of a to z and digits: most texts are so, and a pattern costs several times more. */
const plainWords: Words = {
  next: (text, from) => {
    let at = from;
    while (at < text.length && !isPlain(text.charCodeAt(at))) at++;
    return at;
  },
  end: (text, start) => {
    let at = start;
    while (at < text.length && isPlain(text.charCodeAt(at))) at++;
    return at;
  },
};

/** A letter from a to z, or a digit. */
function isPlain(code: number): boolean {
  return (code >= 97 && code <= 122) || (code >= 48 && code <= 57);
}

/** A text as words are compared, and where in the text each character of that comes from. */
function foldedInPlace(text: string): { folded: string; from: (at: number) => number; isForeign: boolean } {
  // Where every word is ASCII, lower case is all there is to folding.
  if (Buffer.byteLength(text) === text.length || !foreign.test(text))
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
  const weights = new Map<number, number>();
  for (const match of matches) {
    weights.clear();
    for (const { aspect, weight, start, end } of matches)
      if (start >= match.start && end <= match.start + reach)
        weights.set(aspect, Math.max(weight, weights.get(aspect) ?? 0));
    const total = sum(weights.values());
    if (total > most) [best, most] = [match, total];
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
  const together = lead + right;
  const joined = (unevenlySpaced.test(together) ? together.replace(/\s+/gu, ' ') : together).trim();
  const start = earlier ? '…' : '';
  const limit = longestQuote - start.length;
  if (!later && firstPoints(joined, limit) === joined) return start + joined;
  const piece = firstPoints(joined, limit - 1);
  const end = piece.lastIndexOf(' ');
  return `${start}${end > limit / 2 ? piece.slice(0, end) : piece}…`;
}

/** Most texts have single spaces alone. */
const unevenlySpaced = /\s\s|[^\S ]/u;

/** The first so many characters of a text; one that takes two units counts once. */
function firstPoints(text: string, many: number): string {
  let end = 0;
  for (let count = 0; count < many && end < text.length; count++)
    end += (text.codePointAt(end) as number) > 0xffff ? 2 : 1;
  return text.slice(0, end);
}
