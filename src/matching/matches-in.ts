// Where the terms of a query stand in a text, and the piece of the text that shows them best.

import { fold, variants } from '../shelf/words.ts';
import type { Term } from './read-query.ts';

export interface Match {
  /** The number of the term. */
  readonly term: number;
  /** The number of the first word of the match among the words of the text. */
  readonly word: number;
  /** UTF-16 offsets in the text. */
  readonly start: number;
  readonly end: number;
}

/** Longer texts are read up to here. */
const mostRead = 20_000;
const longestQuote = 120;

interface Word {
  readonly folded: string;
  readonly start: number;
  readonly end: number;
}

/** Every place where a term begins a word, in the order of the text. */
export function matchesIn(text: string, terms: readonly Term[]): readonly Match[] {
  const words = wordsOf(text.slice(0, mostRead));
  const forms = terms.flatMap((term, index) =>
    variants(term.stem).map((form) => ({ index, parts: form.split(/[\s-]+/) })),
  );
  const matches: Match[] = [];
  for (const [at, word] of words.entries()) {
    for (const { index, parts } of forms) {
      if (!begins(words, at, parts)) continue;
      const last = words[at + parts.length - 1] as Word;
      matches.push({ term: index, word: at, start: word.start, end: last.end });
      break;
    }
  }
  return matches;
}

function wordsOf(text: string): readonly Word[] {
  return [...text.matchAll(/[\p{L}\p{N}\p{M}]+/gu)].map((match) => ({
    folded: fold(match[0]),
    start: match.index,
    end: match.index + match[0].length,
  }));
}

/** Whole words, the last as a beginning. */
function begins(words: readonly Word[], at: number, parts: readonly string[]): boolean {
  return parts.every((part, offset) => {
    const word = words[at + offset]?.folded;
    return offset === parts.length - 1 ? word?.startsWith(part) === true : word === part;
  });
}

/** Whether two terms that stand side by side in the query do so in the text. */
export function sideBySide(matches: readonly Match[]): boolean {
  return matches.some((one, index) => {
    const next = matches[index + 1];
    return next?.word === one.word + 1 && next.term === one.term + 1;
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
