// A form whose person is signed in no more: a session that ended while somebody wrote, or that another tab ended.
// Nothing of what was typed is lost: it stands on the page, and goes along once somebody signed in elsewhere.

import { mustBeOwnPage } from '../../channels/http/own-page.ts';
import type { Operation } from '../../kernel/operation.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { signInRequired } from '../../people/accounts/person.ts';
import { type FormField, fieldsOf, form } from './form.ts';
import { labelOf } from './format.ts';
import { html, type SafeHtml } from './html.ts';
import { titleBlock } from './layout.ts';
import type { Page, PageRequest } from './page.ts';
import { mustBeForm } from './posted.ts';

/** The way to the sign-in, and from there on. @param elsewhere in a tab of its own, so that this page stays */
export function signInLink(to: string, elsewhere = false): SafeHtml {
  const href = `/sign-in?return_to=${encodeURIComponent(to)}`;
  return elsewhere
    ? html`<a class="button" href="${href}" target="_blank" rel="noopener">Sign in, in another tab</a>`
    : html`<a class="button" href="${href}">Sign in</a>`;
}

interface Left {
  readonly operation: Pick<Operation, 'input'>;
  /** What the form's button says. */
  readonly submit: string;
  /** Where the form is. */
  readonly back: string;
}

/** Throws Refusal where no page of this site sent the form. */
export async function signedOutPage(ask: PageRequest, { operation, submit, back }: Left): Promise<Page> {
  try {
    mustBeOwnPage(ask.request, ask.site.url);
    mustBeForm(ask.request);
  } catch (error) {
    throw error instanceof Refusal ? signInRequired() : error;
  }
  const { ticket: _, ...values } = await ask.form();
  const labels = new Map(fieldsOf(operation, () => true).map(({ name, label }) => [name, label]));
  const fields = Object.entries(values).map(
    ([name, value]): FormField => ({
      name,
      label: labels.get(name) ?? labelOf(name),
      // What somebody wrote has more than a word; a number, a choice or an id only goes along.
      type: /\s/.test(value.trim()) ? 'textarea' : 'hidden',
      required: true,
    }),
  );
  const title = 'You are not signed in';
  const isTyped = fields.some(({ type }) => type === 'textarea');
  const lede = isTyped
    ? 'Nothing was sent yet, and nothing of what you wrote is lost. Sign in in another tab, then send it from here.'
    : 'Nothing was done. You signed out, or it was too long ago that you signed in.';
  return {
    title,
    status: 403,
    hidden: true,
    headers: { 'Referrer-Policy': 'same-origin', 'Cache-Control': 'private, no-store' },
    body: html`${titleBlock({ title, lede })}
<p>${signInLink(back, isTyped)}</p>
${isTyped ? form({ id: 'again', action: ask.path, fields, submit, values }) : null}`,
  };
}
