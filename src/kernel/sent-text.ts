// Text that people send: what it must be beyond its schema, and how a name is shown.

import { isPlainText } from './plain-text.ts';
import { type FieldError, refuseErrors } from './refusal.ts';

const breaks = /[\t\n\r]/;
/** Marks that turn the direction of text or take no room: they can make one name look like another. */
const invisible = /[\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff\u{e0000}-\u{e007f}]/gu;

/** Space, and characters that show nothing. */
const nothingShown = /^[\s\p{Default_Ignorable_Code_Point}\u2800]*$/u;

export type TextKind = 'text' | 'line';

/** What is wrong with a text beyond its length: nothing in it, control characters, half a character. */
export function textError(field: string, value: string, kind: TextKind): FieldError | null {
  if (!isPlainText(value) || (kind === 'line' && breaks.test(value))) {
    return { field, code: 'characters', message: `${field} holds characters that are no text.` };
  }
  if (nothingShown.test(value))
    return { field, code: 'empty', message: `${field} is empty; write something in it.` };
  return null;
}

/** @throws Refusal with the sentence at its field */
export function mustBeText(field: string, value: string, kind: TextKind): void {
  refuseErrors([textError(field, value, kind)]);
}

/** A name as it is shown: without marks that nobody sees; null when nothing is left. */
export function shownName(name: string | null | undefined): string | null {
  const shown = (name ?? '').replaceAll(invisible, '').trim();
  return nothingShown.test(shown) ? null : shown;
}
