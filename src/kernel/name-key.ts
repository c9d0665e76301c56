// A name as names are compared: its words in lower case without diacritics, apostrophes closed up, so that
// “Alzheimer’s Association” is what somebody writes as alzheimers association.

import { hash } from 'node:crypto';
import { beyondAscii } from './plain-text.ts';

const word = /[\p{L}\p{N}]+(?:['’‘`][\p{L}\p{N}]+)*/gu;

export interface NameWord {
  readonly key: string;
  /** As it is written. */
  readonly written: string;
  /** UTF-16 offsets in the text. */
  readonly start: number;
  readonly end: number;
}

/** The words of a text as names have them, and where they stand. */
export function nameWordsOf(text: string): readonly NameWord[] {
  return Array.from(text.matchAll(word), (match) => ({
    key: keyOf(match[0]),
    written: match[0],
    start: match.index,
    end: match.index + match[0].length,
  }));
}

function keyOf(written: string): string {
  return written
    .normalize('NFKD')
    .replace(/[\p{M}'’‘`]/gu, '')
    .toLowerCase();
}

const plainWord = /[a-z0-9]+(?:['`][a-z0-9]+)*/g;

function nameKeyOf(name: string): string {
  if (beyondAscii.test(name)) return (name.match(word) ?? []).map(keyOf).join(' ');
  // Of plain letters nothing is taken apart.
  return (name.toLowerCase().match(plainWord) ?? []).join(' ').replace(/['`]/g, '');
}

/** What NIH writes behind the name of a call, and others behind theirs. */
const behind = /\s*\([^()]*\)\s*$/u;

/** One text where there is nothing behind it. */
function wholeAndBare(name: string): readonly string[] {
  if (!name.includes(')')) return [name];
  return [...new Set([name, name.replace(behind, '')])];
}

/** The keys by which somebody who pays is asked for: whole, and without the place or initials in brackets behind it. */
export function funderKeys(name: string): readonly string[] {
  return [...new Set(wholeAndBare(name).map(nameKeyOf))].filter((key) => key !== '');
}

/** A title as titles are compared, short enough for an index. A hyphen that a line may break at is none. */
export function titleMark(title: string): string {
  return hash('sha1', nameKeyOf(title.replaceAll('\u00ad', '')), 'hex').slice(0, 16);
}

/** By which a title is asked for: whole, and without what stands in brackets behind it. */
export function titleMarks(title: string): readonly string[] {
  return [...new Set(wholeAndBare(title).map(titleMark))];
}
