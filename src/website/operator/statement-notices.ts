// What was decided about a text, as its author and whoever decides again read it: the newest first.

import { capitalized } from '../../kernel/capitalized.ts';
import { excerpt } from '../../kernel/text-policy.ts';
import { wordText } from '../../kernel/word-text.ts';
import type { Statement } from '../../people/moderation/statements.ts';
import { instant } from '../kit/format.ts';
import { type Hole, html, nothing, type SafeHtml } from '../kit/html.ts';

/** A text among others: what it is, and how it begins. */
export function textName(kind: string, text: string | null): string {
  const [begins = ''] = (text ?? '').trim().split('\n');
  const what = capitalized(wordText(kind));
  return begins === '' ? what : `${what}: “${excerpt(begins, 80)}”`;
}

/** @param next what the author may do now, below the decision that stands */
export function statementNotices(
  statements: readonly Statement[],
  next: Hole = nothing,
): readonly SafeHtml[] {
  return statements.map(
    ({ decision, rule, statement, by, at }, place) =>
      html`<div class="notice"><p><strong>${wordText(decision)}</strong> by ${by}, ${instant(at)}${rule ? html`, for ${wordText(rule)}` : nothing}</p><p class="words">${statement}</p>${place === 0 ? next : nothing}</div>`,
  );
}

/** What the author may do about a text that was removed. */
export const objectHere = html`<p class="small"><a href="/account/decisions">Object to the removal, or see what became of your objection</a>. Another member of the team decides then, where there is one.</p>`;
