// What an answer may not be made of, whatever its schema: characters that nobody sees, depth without end,
// names that mean something to programs, keys. And what no text may hold that everybody can read.

import { ownOfTheLanguage } from '../../kernel/strict-json.ts';
import { holdsUnseen } from './shown-text.ts';
import { type Flaw, flaw } from './step-kind.ts';

const deepest = 20;

/** Patterns of secrets that are known to be ones. */
const keys =
  /\b(?:sk-(?:ant-|proj-)?[A-Za-z0-9_-]{20,}|AIza[0-9A-Za-z_-]{30,}|gh[pousr]_[A-Za-z0-9]{30,}|github_pat_[A-Za-z0-9_]{40,}|xox[abprs]-[A-Za-z0-9-]{20,}|AKIA[0-9A-Z]{16}|hf_[A-Za-z0-9]{30,}|perennial_(?:key|omega|dev)_[0-9A-Za-z]{20,})|-----BEGIN [A-Z ]*PRIVATE KEY-----/;

export function looksLikeAKey(text: string): boolean {
  return keys.test(text);
}

/** The first thing in a value that has no place in any answer. */
export function unfit(value: unknown, at = '', depth = 0): Flaw | null {
  if (depth > deepest) return flaw(at, 'depth', 'It is nested too deeply.', 'Follow the schema.');
  if (typeof value === 'string') {
    if (!holdsUnseen(value)) return null;
    const sentence = 'It holds characters that nobody sees, or half a character.';
    return flaw(at, 'characters', sentence, 'Remove control, direction and tag characters.');
  }
  if (typeof value !== 'object' || value === null) return null;
  for (const [name, inner] of Object.entries(value)) {
    const place = `${at}/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`;
    if (!Array.isArray(value) && ownOfTheLanguage.has(name))
      return flaw(at, 'member', 'It has a member with a reserved name.', 'Remove it.');
    const found = (Array.isArray(value) ? null : unfit(name, at, 0)) ?? unfit(inner, place, depth + 1);
    if (found) return found;
  }
  return null;
}

/** What reaches somebody, or leads away from here. */
const contacts: readonly (readonly [what: string, pattern: RegExp])[] = [
  ['an e-mail address', /[\w.+-]+@[\w-]+\.[\w.-]*[a-z]{2,}/i],
  ['a phone number', /(?:\+\d{1,3}[ .-]?)?(?:\(\d{2,5}\)|\b\d{3,4})[ .-]\d{3,4}[ .-]\d{2,4}\b|\+\d{9,14}\b/],
  [
    'a postal address',
    /\b\d{1,5} [A-Z]\w+(?: [A-Z]\w+)? (?:Street|St\.|Avenue|Ave\.|Road|Rd\.|Lane|Boulevard|Blvd\.)/,
  ],
  ['the address of a page', /\bhttps?:\/\/|\bwww\.[a-z]/i],
];

/** Every text below a value. */
export function textsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(textsIn);
}

/** What is wrong with texts that everybody may read: contact data, addresses of pages, keys; null where nothing is. */
export function unshowable(shown: unknown): string | null {
  for (const text of textsIn(shown)) {
    if (holdsUnseen(text)) return 'characters that nobody sees';
    if (looksLikeAKey(text)) return 'a key';
    const contact = contacts.find(([, pattern]) => pattern.test(text));
    if (contact) return contact[0];
  }
  return null;
}
