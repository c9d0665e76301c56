// Forms of what only a person does. A form carries a ticket of this session, action and subject; what is
// posted passes a gate, in this order: no credential of a program, a session, a page of this site, a
// form that a browser navigated with, a good ticket, a proof of who it is that is recent enough where
// the operation asks for one. A ticket has one effect: a second click leads to what the first one did.

import { mustBeOwnPage } from '../../channels/http/own-page.ts';
import { statusOf } from '../../channels/http/status.ts';
import type { ReadAs } from '../../kernel/answer.ts';
import type { Operation, Params } from '../../kernel/operation.ts';
import { browserOnly, perform } from '../../kernel/perform.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { type Person, personOf } from '../../people/accounts/person.ts';
import { recentMs } from '../../people/accounts/sessions.ts';
import type { FormTickets } from '../../people/accounts/used-tickets.ts';
import { errorsOf, type FormField, fieldsOf, form, inputOf, notSent, type Values } from './form.ts';
import { type Hole, html, type SafeHtml } from './html.ts';
import { titleBlock } from './layout.ts';
import { type Page, type PageRequest, seeOther } from './page.ts';
import { mustBeForm } from './posted.ts';
import { type Said, saying } from './said.ts';
import { keptForm, type Left, signedOutPage, signInLink, writtenText } from './signed-out.ts';

/** What forms of persons are made with. */
export interface PersonForms {
  readonly tickets: FormTickets;
}

export interface FormAction {
  /** What the page says where the effect is shown; null where the answer itself says it. */
  readonly says: Said | null;
  readonly operation: Operation;
  /** What it is about, as the ticket of its form says; '' where it is about nothing but the person. */
  readonly subject?: string;
  /** Members of the input that no field of the form carries. */
  readonly input?: Readonly<Record<string, unknown>>;
  /** What of the form becomes input; left out: every field that holds something. */
  readonly sends?: (values: Values) => Promise<Readonly<Record<string, unknown>>>;
  /** The fields of the form, where it does not name them as the operation does. */
  readonly fields?: readonly FormField[];
  /** What the form's button says. */
  readonly submit: string;
  /** Where the form is. */
  readonly back: string;
  /** The answer shows what nothing shows again: this is said to whoever sends the form a second time. */
  readonly shownOnce?: string;
  /** No ticket is noted: that it was spent, and when, would say that somebody did it. The same again changes nothing. */
  readonly untraced?: boolean;
  /** Where whoever may not send it any more goes on; left out: the account. */
  readonly onward?: { readonly href: string; readonly text: string };
  /** The form once more, with what was typed and why it was refused; left out: fields as the operation names them. */
  readonly again?: (values: Values, refusal: Refusal) => Page | Promise<Page>;
}

/** What an action is beside what it says. */
type SentAction = Omit<FormAction, 'says'>;

interface PersonAction<Output = unknown> extends SentAction {
  readonly operation: Operation<Params, Output>;
  /** Where the effect is shown: an address, or a page or file that is sent this once. */
  readonly done: (answer: ReadAs<Output>) => string | Page | Response;
  readonly says: Said | null | ((answer: ReadAs<Output>) => Said);
}

/** The ticket of a form, for whoever is signed in. */
export function ticketFor(
  ask: PageRequest,
  { tickets }: PersonForms,
  operation: Pick<Operation, 'name'>,
  subject = '',
): string {
  const { session } = personOf(ask.context);
  return tickets.make({ session: session.hash, action: operation.name, subject }, ask.now);
}

/** A form that is a button alone. */
export function buttonForm(parts: {
  readonly action: string;
  readonly ticket: string;
  readonly submit: string;
  readonly fields?: Values;
  /** Tells one such button on a page from another. */
  readonly about?: string;
}): SafeHtml {
  const { action, ticket, submit, fields = {}, about } = parts;
  const label = about === undefined ? submit : `${submit} ${about}`;
  return html`<form method="post" action="${action}" class="button" aria-label="${label}">
<input type="hidden" name="ticket" value="${ticket}">${Object.entries(fields).map(
    ([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`,
  )}<button type="submit" class="quiet" aria-label="${label}">${submit}</button></form>`;
}

/** A button whose effect nothing takes back: it is folded under what it is called, with what it does. */
export function foldedButton(
  parts: Parameters<typeof buttonForm>[0] & { readonly effect: string },
): SafeHtml {
  const name = parts.about === undefined ? null : html` aria-label="${parts.submit} ${parts.about}"`;
  return html`<details><summary${name}>${parts.submit}</summary><p>${parts.effect}</p>${buttonForm(parts)}</details>`;
}

/** Whether the person proved a few minutes ago who they are. */
export function isRecent({ session }: Pick<Person, 'session'>, now: Date): boolean {
  return now.getTime() - Date.parse(session.auth_at) <= recentMs;
}

const whyAgain = 'This needs a sign-in of the last 15 minutes, so that nobody does it at a desk you left.';

function howAgain(ask: PageRequest, back: string, elsewhere = false): SafeHtml {
  const { id, session, team } = personOf(ask.context);
  const who = team?.operator ? '' : ` --user ${id}`; // The command alone signs in the operator.
  return session.method === 'link'
    ? html`<p>Sign in again: print a new link on the server with <code>perennial sign-in${who}</code> and open it.</p>`
    : html`<p>${signInLink(back, { again: true, elsewhere })}</p>`;
}

/** What stands on a page in the place of a form whose person must sign in again first. */
export function signInNote(ask: PageRequest, back: string): SafeHtml {
  return html`<div class="notice"><p>${whyAgain}</p>${howAgain(ask, back)}</div>`;
}

/** The page that answers a form whose person must sign in again first, with what was typed. */
async function signInAgain(ask: PageRequest, back: string, left: Left): Promise<Page> {
  const { form, isTyped } = await keptForm(ask, left);
  const lede = isTyped ? `${whyAgain} Nothing of what you wrote is lost: send it from here then.` : whyAgain;
  return {
    title: 'Sign in again',
    status: 403,
    hidden: true,
    headers: formHeaders,
    body: html`${titleBlock({ title: 'Sign in again', lede })}
${howAgain(ask, back, isTyped)}
${form}`,
  };
}

/** A form's page must let its browser say where the form came from. */
export const formHeaders = { 'Referrer-Policy': 'same-origin' } as const;

/** A page for its person alone is kept nowhere, and no search engine finds it. */
export function privatePage(
  {
    status,
    ...head
  }: Parameters<typeof titleBlock>[0] & { readonly title: string; readonly status?: number },
  content: Hole,
): Page {
  const body = html`${titleBlock(head)}
${content}`;
  const headers = { ...formHeaders, 'Cache-Control': 'private, no-store' };
  const page = { title: head.title, hidden: true, headers, body };
  return status === undefined ? page : { ...page, status };
}

/** Takes a form through the gate and does what it is for. */
export async function act<Output>(
  ask: PageRequest,
  forms: PersonForms,
  action: PersonAction<Output>,
): Promise<Page | Response> {
  const { operation, subject = '', fields, back } = action;
  const tickets = action.untraced ? { ...forms.tickets, ...unnoted } : forms.tickets;
  const { request, now } = ask;
  if (request.headers.has('authorization')) throw browserOnly();
  const left = { operation, submit: action.submit, ...(fields ? { fields } : {}) };
  if (ask.visit.caller.session === null) return signedOutPage(ask, left, back);
  const person = personOf(ask.context);
  mustBeOwnPage(request, ask.site.url);
  mustBeForm(request);
  const values = await ask.form();
  const ticket = values.ticket ?? '';
  const of = { session: person.session.hash, action: operation.name, subject };
  const state = tickets.check(ticket, of, now);
  if (state !== 'good') return again(ask, forms, action, values, new Refusal('stale_form', sentences[state]));
  if (operation.recent && !isRecent(person, now)) return signInAgain(ask, back, left);
  const before = await tickets.spend(ticket, now);
  // What a first click has not done yet, or a process did not live to do, is not said to be done.
  if (before === '') return again(ask, forms, action, values, new Refusal('stale_form', sentences.unknown));
  if (before !== null) return action.shownOnce ? sentTwice(action) : ledTo(ask, action, seeOther(before));
  try {
    const sent = action.sends ? await action.sends(values) : inputOf(operation, values);
    const input = { ...sent, ...action.input };
    const { text } = await perform(operation, input, { ...ask.context, actor: 'person_by_form' });
    const answer = JSON.parse(text) as ReadAs<Output>;
    const outcome = action.done(answer);
    await tickets.settle(ticket, typeof outcome === 'string' ? outcome : back);
    if (typeof outcome === 'string') return ledTo(ask, action, seeOther(outcome), answer);
    if (outcome instanceof Response) return ledTo(ask, action, outcome, answer);
    return { hidden: true, ...outcome, headers: { ...formHeaders, ...outcome.headers } };
  } catch (error) {
    await tickets.refund(ticket);
    if (!(error instanceof Refusal)) throw error;
    if (error.details.retryAfter) return notYet(ask, forms, action, left, error);
    return again(ask, forms, action, values, error);
  }
}

/** @param answer left out where the form was sent a second time: what came of the first is not kept */
function ledTo<Output>(
  { site }: PageRequest,
  { says }: PersonAction<Output>,
  to: Response,
  answer?: ReadAs<Output>,
): Response {
  const said = typeof says !== 'function' ? says : answer ? says(answer) : 'taken';
  return said === null ? to : saying(to, said, site.url);
}

/** What comes too soon: when it may be sent, with what was written. */
async function notYet(
  ask: PageRequest,
  forms: PersonForms,
  { operation, subject }: SentAction,
  left: Left,
  refusal: Refusal,
): Promise<Page> {
  const { form, isTyped } = await keptForm(ask, left, ticketFor(ask, forms, operation, subject));
  if (!isTyped) throw refusal;
  const later = { 'Cache-Control': 'private, no-store', 'Retry-After': String(refusal.details.retryAfter) };
  return {
    title: 'Not yet',
    status: statusOf[refusal.reason],
    hidden: true,
    headers: { ...formHeaders, ...later },
    body: html`${titleBlock({ title: 'Not yet', lede: `${refusal.message} What you wrote stands below: send it from here then.` })}
${form}`,
  };
}

/** A slow double click: the browser dropped the answer to the first, and this is the answer to the second. */
function sentTwice({ shownOnce, back }: SentAction): Page {
  const lede = 'It was taken once, and the answer to that did not stay in your browser.';
  return privatePage(
    { title: 'This form was sent twice', lede },
    html`<div class="stack"><p>${shownOnce}</p>
<p><a class="button" href="${back}">Back to the list</a></p></div>`,
  );
}

const unnoted: Pick<FormTickets, 'spend' | 'settle' | 'refund'> = {
  spend: async () => null,
  settle: async () => undefined,
  refund: async () => undefined,
};
const sentences = {
  forged:
    'This form was not shown to you in this browser, or not for what you act for now; look at it and send it from here.',
  too_fast: 'That was faster than a person fills in a form; look at it and send it once more.',
  unknown: 'Whether this was taken is not known: look for it, and send it from here if it is not there.',
  too_old: 'This form was shown more than two hours ago; look at it and send it once more.',
} as const;

/** Why the page of a form is not shown again to whoever sent it: a team was left, a role taken, a tier lowered. */
const unshown: ReadonlySet<string> = new Set(['not_found', 'forbidden', 'not_a_member', 'tier_required']);

/** What was written for something that is not the person's any more: nothing was done, and the words are theirs. */
async function noLongerYours(
  ask: PageRequest,
  { onward = { href: '/account', text: 'Your account' }, ...action }: SentAction,
  refusal: Refusal,
): Promise<Page> {
  const typedText = writtenText(action, await ask.form());
  if (typedText === null) throw refusal;
  return privatePage(
    { title: 'This was not taken', lede: refusal.message, status: statusOf[refusal.reason] },
    html`<div class="stack">${typedText}
<p><a href="${onward.href}">${onward.text}</a></p></div>`,
  );
}

/** The same form once more, with everything that was typed and what was refused about it. */
async function again(
  ask: PageRequest,
  forms: PersonForms,
  action: SentAction,
  values: Values,
  refusal: Refusal,
): Promise<Page> {
  const { operation, subject, input = {}, submit, back, again: own } = action;
  const status = ['stale_form', 'version_mismatch'].includes(refusal.reason) ? 409 : 400;
  if (own) {
    try {
      const page = await own(values, refusal);
      return { hidden: true, ...page, title: notSent(page.title), status };
    } catch (error) {
      if (error instanceof Refusal && unshown.has(error.reason)) return noLongerYours(ask, action, error);
      throw error;
    }
  }
  const fields = action.fields ?? fieldsOf(operation, (name) => !Object.hasOwn(input, name));
  const body = html`${titleBlock({ title: submit, crumbs: [{ href: back, text: 'Back' }] })}
${form({
  id: 'again',
  action: ask.path,
  fields,
  submit,
  values,
  errors: errorsOf(refusal),
  ticket: ticketFor(ask, forms, operation, subject),
})}`;
  return { title: notSent(submit), status, hidden: true, headers: formHeaders, body };
}
