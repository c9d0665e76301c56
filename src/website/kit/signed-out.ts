// A form whose person is signed in no more: a session that ended while somebody wrote, or that another tab ended.
// Nothing of what was typed is lost: it stands on the page, and goes along once somebody signed in elsewhere.

import { mustBeOwnPage } from '../../channels/http/own-page.ts';
import type { Operation } from '../../kernel/operation.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { signInRequired } from '../../people/accounts/person.ts';
import { type FormField, fieldsOf, form, type Values } from './form.ts';
import { labelOf } from './format.ts';
import { html, nothing, type SafeHtml } from './html.ts';
import { titleBlock } from './layout.ts';
import type { Page, PageRequest } from './page.ts';
import { mustBeForm } from './posted.ts';

interface Way {
  /** To prove once more who it is. */
  readonly again?: boolean;
  /** In a tab of its own, so that the page that leads there stays. */
  readonly elsewhere?: boolean;
}

/** The way to the sign-in, and from there on. */
export function signInLink(to: string, { again = false, elsewhere = false }: Way = {}): SafeHtml {
  const href = `/sign-in?${again ? 'again=1&' : ''}return_to=${encodeURIComponent(to)}`;
  const words = again ? 'Sign in again' : 'Sign in';
  return elsewhere
    ? html`<a class="button" href="${href}" target="_blank" rel="noopener">${words}, in another tab</a>`
    : html`<a class="button" href="${href}">${words}</a>`;
}

/** A form that was sent and not taken. */
export interface Left {
  readonly operation: Pick<Operation, 'input'>;
  /** The fields of the form, where it does not name them as the operation does. */
  readonly fields?: readonly FormField[];
  /** What its button says. */
  readonly submit: string;
}

/** What somebody wrote into a form, in words: neither choices nor numbers nor ids. */
function writtenIn(
  left: Pick<Left, 'operation' | 'fields'>,
  { ticket: _, ...values }: Values,
): readonly { readonly label: string; readonly value: string }[] {
  const fields = fieldsByName(left);
  return Object.entries(values)
    .filter(([name, value]) => isWritten(value, fields.get(name)))
    .map(([name, value]) => ({ label: fields.get(name)?.label ?? labelOf(name), value }));
}

/** What somebody wrote into a form that is not shown again, to copy; nothing where they wrote nothing. */
export function writtenText(left: Pick<Left, 'operation' | 'fields'>, values: Values): SafeHtml | null {
  const written = writtenIn(left, values);
  if (written.length === 0) return null;
  return html`<p>Here is what you wrote, to copy; it is kept nowhere.</p>
${written.map(({ label, value }) => html`<section><h2>${label}</h2><pre tabindex="0">${value}</pre></section>`)}`;
}

/** More than a word, an address, or what stood in a field for texts; a number, a choice or an id only goes along. */
function isWritten(value: string, field: FormField | undefined): boolean {
  const text = value.trim();
  return /\s|^https?:/.test(text) || (text !== '' && field?.type === 'textarea');
}

function fieldsByName({
  operation,
  fields = [],
}: Pick<Left, 'operation' | 'fields'>): ReadonlyMap<string, FormField> {
  return new Map([...fieldsOf(operation), ...fields].map((one) => [one.name, one]));
}

/** As the form showed it; nothing of it is chosen anew, and what nobody wrote goes along unseen. */
function keptField(name: string, value: string, known: FormField | undefined, isOwn: boolean): FormField {
  const label = known?.label ?? labelOf(name);
  if (isOwn && known?.type === 'number') return known;
  if (!isWritten(value, known)) return { name, label, type: 'hidden' };
  const type = value.includes('\n') || value.length > 100 ? 'textarea' : 'text';
  return { name, label, type, required: true };
}

/**
 * The form once more with all that came with it, to be sent by its person later; nothing where nobody wrote.
 * @param ticket left out where nobody is signed in: what is sent then is shown once more before it is taken
 */
export async function keptForm(
  ask: PageRequest,
  left: Left,
  ticket: string | null = null,
): Promise<{ readonly form: SafeHtml; readonly isTyped: boolean }> {
  const { ticket: _, ...values } = await ask.form();
  const { submit } = left;
  const known = fieldsByName(left);
  const own = new Set(left.fields?.map(({ name }) => name));
  const fields = Object.entries(values).map(([name, value]) =>
    keptField(name, value, known.get(name), own.has(name)),
  );
  const isTyped = fields.some(({ type }) => type !== 'hidden');
  return {
    form: isTyped ? form({ id: 'again', action: ask.path, fields, submit, values, ticket }) : nothing,
    isTyped,
  };
}

/** @param back where the form is. Throws Refusal where no page of this site sent it */
export async function signedOutPage(ask: PageRequest, left: Left, back: string): Promise<Page> {
  try {
    mustBeOwnPage(ask.request, ask.site.url);
    mustBeForm(ask.request);
  } catch (error) {
    throw error instanceof Refusal ? signInRequired() : error;
  }
  const { form, isTyped } = await keptForm(ask, left);
  const title = 'You are not signed in';
  const lede = isTyped
    ? 'Nothing was sent yet, and nothing of what you wrote is lost. Sign in in another tab, then send it from here.'
    : 'Nothing was done. You signed out, or it was too long ago that you signed in.';
  return {
    title,
    status: 403,
    hidden: true,
    headers: { 'Referrer-Policy': 'same-origin', 'Cache-Control': 'private, no-store' },
    body: html`${titleBlock({ title, lede })}
<p>${signInLink(back, { elsewhere: isTyped })}</p>
${form}`,
  };
}
