// What a form was shown with: nobody saves it over what somebody else, or the same person in another tab, saved
// meanwhile without having been told.

import { hash } from 'node:crypto';
import { text } from '../../kernel/field.ts';
import { byDefault, inBody } from '../../kernel/operation.ts';
import { Refusal } from '../../kernel/refusal.ts';

/** A member of the input of what such a form saves. */
export const shown = inBody(
  byDefault(text('What stood there when the form was shown, as its digest; empty for nothing.', 64), ''),
);

/** The digest of a text in its parts; empty for nothing. */
export function digestOf(...parts: readonly string[]): string {
  return parts.length === 0 ? '' : hash('sha256', JSON.stringify(parts));
}

/**
 * @param stands the digest of what stands there now
 * @param wanted that of what is to stand there; whoever sends what stands already is refused nothing
 * @throws Refusal('version_mismatch') where something else stands there than was shown
 */
export function mustBeAsShown(shown: string, stands: string, wanted: string): void {
  if (stands === wanted || stands === shown) return;
  throw new Refusal(
    'version_mismatch',
    'This was saved elsewhere since the form was shown. What stands now is told below; saving again puts what the form holds in its place.',
  );
}
