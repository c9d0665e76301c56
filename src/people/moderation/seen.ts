// What a moderator saw: a decision is about the text that was shown, and about no other that its author put in
// its place meanwhile.

import { text } from '../../kernel/field.ts';
import { inBody } from '../../kernel/operation.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { digestOf } from '../accounts/shown.ts';

/** A member of the input of a decision. */
export const seen = inBody(text('What was shown, as its digest.', 64));

export const changedMeanwhile = 'Its author changed it after it was shown to you. Read it anew, then decide.';

/** @throws Refusal('version_mismatch') where something else stands there now */
export function mustBeAsSeen(seen: string, ...parts: readonly string[]): void {
  if (seen === digestOf(...parts)) return;
  throw new Refusal('version_mismatch', changedMeanwhile);
}

/** What was decided about in another tab or by somebody else, or was taken back, since it was shown. */
export function waitsNoMore(what: string): Refusal {
  const sentence = `This ${what} waits no more: somebody decided about it, or it was taken back. Nothing was done now.`;
  return new Refusal('not_found', sentence);
}
