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

/** What letters and numbers are, in any script, and in ASCII alone: reading that takes a third of the time. */
const anyScript = { inWord: '[\\p{L}\\p{N}]', between: '[^\\p{L}\\p{N}]+', flags: 'gu' };
const ascii = { inWord: '[a-z0-9]', between: '[^a-z0-9]+', flags: 'g' };
const foreign = /(?=\P{ASCII})[\p{L}\p{N}\p{M}]/u;

/** What finds every place of a text where one of the terms begins a word, in the order of the text. */
export function finderOf(terms: readonly Term[]): (text: string) => readonly Match[] {
  if (terms.length === 0) return () => [];
  const inAscii = expressionOf(terms, ascii);
  let inAny: RegExp | undefined;
  return (whole) => {
    const { folded, from, isForeign } = foldedInPlace(whole.slice(0, mostRead));
    if (isForeign) inAny ??= expressionOf(terms, anyScript);
    return Array.from(folded.matchAll(inAny && isForeign ? inAny : inAscii), (match) => ({
      term: match.findIndex((group, index) => index > 0 && group !== undefined) - 1,
      start: from(match.index),
      end: from(match.index + match[0].length),
    }));
  };
}

function expressionOf(terms: readonly Term[], { inWord, between, flags }: typeof ascii): RegExp {
  const forms = terms.map(({ stem }) => {
    // Whole words, the last as a beginning.
    const spelt = variants(stem).map((form) => form.split(/[\s-]+/).join(between));
    return `(${spelt.join('|')})`;
  });
  return new RegExp(`(?<!${inWord})(?:${forms.join('|')})${inWord}*`, flags);
}

/** A text as words are compared, and where in the text each character of that comes from. */
function foldedInPlace(text: string): { folded: string; from: (at: number) => number; isForeign: boolean } {
  // Where every word is ASCII, lower case is all there is to folding.
  if (!foreign.test(text)) return { folded: text.toLowerCase(), from: (at) => at, isForeign: false };
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
