// Where the terms of a query stand in a text, and the piece of the text that shows them best.

import { fold, variants } from '../shelf/words.ts';
import type { Term } from './read-query.ts';

export interface Match {
  /** The number of the term. */
  readonly term: number;
  /** UTF-16 offsets in the text, up to the end of the word. */
  readonly start: number;
  readonly end: number;
}

/** Longer texts are read up to here. */
const mostRead = 20_000;
const longestQuote = 120;

const inWord = '[\\p{L}\\p{N}]';
const betweenWords = `[^\\p{L}\\p{N}]+`;
const foreign = /(?=\P{ASCII})[\p{L}\p{N}\p{M}]/u;

/** What finds every place of a text where one of the terms begins a word, in the order of the text. */
export function finderOf(terms: readonly Term[]): (text: string) => readonly Match[] {
  if (terms.length === 0) return () => [];
  const forms = terms.map(({ stem }) => {
    // Whole words, the last as a beginning.
    const spelt = variants(stem).map((form) => form.split(/[\s-]+/).join(betweenWords));
    return `(${spelt.join('|')})`;
  });
  const expression = new RegExp(`(?<!${inWord})(?:${forms.join('|')})${inWord}*`, 'gu');
  return (whole) => {
    const { folded, from } = foldedInPlace(whole.slice(0, mostRead));
    return Array.from(folded.matchAll(expression), (match) => ({
      term: match.findIndex((group, index) => index > 0 && group !== undefined) - 1,
      start: from(match.index),
      end: from(match.index + match[0].length),
    }));
  };
}

/** A text as words are compared, and where in the text each character of that comes from. */
function foldedInPlace(text: string): { folded: string; from: (at: number) => number } {
  // Where every word is ASCII, lower case is all there is to folding.
  if (!foreign.test(text)) return { folded: text.toLowerCase(), from: (at) => at };
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
  return { folded, from: (at) => offsets[at] as number };
}

/** Whether two terms that stand side by side in the query do so in the text. */
export function sideBySide(text: string, matches: readonly Match[]): boolean {
  return matches.some((one, index) => {
    const next = matches[index + 1];
    return next?.term === one.term + 1 && !/[\p{L}\p{N}]/u.test(text.slice(one.end, next.start));
  });
}

/**
 * At most 120 characters of the text around the place where most different terms stand together; an
 * ellipsis, counted too, says where it was cut. The text has at least one match.
 */
export function quoteAround(text: string, matches: readonly Match[]): string {
  const reach = longestQuote - 20;
  let best = matches[0] as Match;
  let most = 0;
  for (const match of matches) {
    const near = matches.filter((one) => one.start >= match.start && one.end <= match.start + reach);
    const different = new Set(near.map((one) => one.term)).size;
    if (different > most) [best, most] = [match, different];
  }
  const points = [...text.slice(Math.max(0, best.start - 40), best.start + 4 * longestQuote)];
  const before = [...text.slice(Math.max(0, best.start - 40), best.start)].length;
  return cut(points, best.start > 40, before, text.length > best.start + 4 * longestQuote);
}

function cut(points: readonly string[], earlier: boolean, before: number, later: boolean): string {
  const whole = points.join('').replace(/\s+/gu, ' ').trim();
  if (!earlier && !later && [...whole].length <= longestQuote) return whole;
  // Begins at a word: whatever was cut in two at the left goes.
  const left = points.slice(0, before).join('');
  const space = earlier ? left.search(/\s/u) : -1;
  const lead = earlier ? (space < 0 ? '' : left.slice(space + 1)) : left;
  const joined = (lead + points.slice(before).join('')).replace(/\s+/gu, ' ').trim();
  const start = earlier ? '…' : '';
  const room = [...joined];
  const limit = longestQuote - start.length;
  if (room.length <= limit && !later) return start + joined;
  const piece = room.slice(0, limit - 1).join('');
  const end = piece.lastIndexOf(' ');
  return `${start}${end > limit / 2 ? piece.slice(0, end) : piece}…`;
}
