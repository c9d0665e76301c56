// What anyone may send without an account and without scripts: a message, a data request. Plain forms over
// the operations that programs use.

import type { Doc } from '../../kernel/family.ts';
import type { Operation } from '../../kernel/operation.ts';
import { type FieldError, Refusal } from '../../kernel/refusal.ts';
import { wordText } from '../../kernel/word-text.ts';
import { contact } from '../../people/requests/contact.ts';
import { createDataRequest, getDataRequest, verifyDataRequest } from '../../people/requests/data-requests.ts';
import { askOperation } from '../kit/ask.ts';
import { errorsOf, fieldsOf, form, inputOf, notSent, toChoose, type Values } from '../kit/form.ts';
import { dayText, instant, labelOf } from '../kit/format.ts';
import { html, nothing, type SafeHtml } from '../kit/html.ts';
import { titleBlock } from '../kit/layout.ts';
import { type Page, type PageRequest, type PageRoute, seeOther } from '../kit/page.ts';
import { factList } from '../records/beside.ts';

interface Sheet {
  readonly path: string;
  readonly operation: Operation;
  readonly title: string;
  readonly lede: string;
  readonly submit: string;
  readonly labels: Values;
  /** Fields whose label says all. */
  readonly unhinted?: readonly string[];
  /** What stands below a label in the place of what programs are told. */
  readonly hints?: Readonly<Record<string, string | SafeHtml>>;
  /** What is said where one of these is missing, in the place of what programs are told. */
  readonly missing?: Values;
  /** What the words of a choice mean to whoever writes. */
  readonly choices?: Values;
  /** What is asked for where the address says what it is about; null where it does not. */
  readonly about?: (values: Values) => Pick<Sheet, 'title' | 'lede'> | null;
  readonly taken: (answer: Doc, ask: PageRequest) => Page | Response;
  /** What an address fills in. */
  readonly given: (query: URLSearchParams) => Values;
}

function sheetPage(sheet: Sheet, values: Values, errors: readonly FieldError[] = [], status = 200): Page {
  const fields = fieldsOf(sheet.operation, (_, param) => param.in === 'body', sheet.labels).map(
    ({ hint: plain, options, ...field }) => {
      const hint = sheet.unhinted?.includes(field.name) ? undefined : (sheet.hints?.[field.name] ?? plain);
      const labelled = options?.map(({ value, text }) => ({ value, text: sheet.choices?.[value] ?? text }));
      const shown = {
        ...field,
        ...(hint === undefined ? {} : { hint }),
        ...(labelled ? { options: labelled } : {}),
      };
      return shown.type === 'select' && shown.required ? toChoose(shown) : shown;
    },
  );
  const { title, lede } = sheet.about?.(values) ?? sheet;
  return {
    title: errors.length > 0 ? notSent(title) : title,
    description: lede,
    canonical: sheet.path,
    status,
    shared: Object.keys(values).length === 0,
    ...(errors.length > 0 ? { hidden: true } : {}),
    body: html`${titleBlock({ title, lede })}${form({ id: 'sheet', action: sheet.path, fields, submit: sheet.submit, values, errors })}`,
  };
}

function sheetRoutes(sheet: Sheet, name: string): readonly PageRoute[] {
  return [
    {
      name,
      method: 'GET',
      path: sheet.path,
      answer: async ({ query }) => sheetPage(sheet, sheet.given(query)),
    },
    {
      name: `${name} sent`,
      method: 'POST',
      path: sheet.path,
      answer: async (ask) => {
        const values = await ask.form();
        try {
          const { answer } = await askOperation(ask, sheet.operation, inputOf(sheet.operation, values));
          return sheet.taken(answer, ask);
        } catch (error) {
          if (
            !(error instanceof Refusal) ||
            !['invalid_input', 'rate_limited', 'conflict'].includes(error.reason)
          )
            throw error;
          const errors = errorsOf(error).map((one) => {
            const message = one.code === 'required' ? sheet.missing?.[one.field] : undefined;
            return message === undefined ? one : { ...one, message };
          });
          return sheetPage(sheet, values, errors, error.reason === 'rate_limited' ? 429 : 400);
        }
      },
    },
  ];
}

const contactSheet: Sheet = {
  path: '/contact',
  operation: contact,
  title: 'Write to us',
  lede: 'To the people behind the catalogue: for the press, as an investor, or because something is wrong.',
  submit: 'Send',
  labels: {
    purpose: 'Why you write',
    name: 'Your name',
    email: 'Your e-mail address',
    message: 'Your message',
    organisation: 'For whom you write',
    entity_to_correct: 'What is to be corrected',
  },
  unhinted: ['name', 'message', 'organisation'],
  hints: {
    purpose: html`If nothing fits, choose the nearest. What concerns data about you has <a href="/privacy/request">a form of its own</a>.`,
    email: 'Where our answer reaches you.',
    entity_to_correct: 'The record, as the address of its page ends: grants/its-name.',
  },
  missing: { entity_to_correct: 'Say what is to be corrected.' },
  choices: { press: 'For the press', investor: 'As an investor', correct: 'Something is wrong' },
  about: ({ entity_to_correct: record, purpose }) =>
    record && purpose === 'correct'
      ? {
          title: 'Report an error',
          lede: `Say what is wrong with ${record}, and where the right thing stands.`,
        }
      : null,
  given: (query) => {
    const correct = (query.get('correct') ?? '').slice(0, 500);
    return correct === '' ? {} : { purpose: 'correct', entity_to_correct: correct };
  },
  taken: () => seeOther('/contact/thanks'),
};

const requestSheet: Sheet = {
  path: '/privacy/request',
  operation: createDataRequest,
  title: 'A request about your data',
  lede: 'Ask for the removal or correction of what is said here about you, for a copy of it, or object to its use. It is answered within 30 days.',
  submit: 'Send the request',
  labels: {
    request_kind: 'What you ask for',
    requester_email: 'Your e-mail address',
    requester_name: 'Your name',
    subject_kind: 'Kind of record',
    subject_public_id: 'Name of the record in its address',
    subject_name: 'Whom it is about',
    message: 'Anything else',
  },
  unhinted: ['request_kind', 'requester_name', 'subject_name', 'message'],
  hints: { subject_public_id: 'The last part of the address of its page.' },
  given: (query) =>
    Object.fromEntries(
      ['subject_kind', 'subject_public_id', 'subject_name', 'request_kind'].flatMap((name) => {
        const value = query.get(name);
        return value ? [[name, value.slice(0, 300)]] : [];
      }),
    ),
  taken: (answer) => receiptOfRequest(answer),
};

/** Shown once: the address of the request is known to whoever sent it alone. */
function receiptOfRequest(answer: Doc): Page {
  const token = String(answer.status_url).split('/').at(-1) as string;
  const mailed = answer.status === 'awaiting_verification';
  return {
    title: 'Your request was received',
    hidden: true,
    body: html`${titleBlock({ title: 'Your request was received', lede: mailed ? 'A link was mailed to you. Open it and confirm, so that we know the request came from you.' : 'It will be read by a person.' })}
<div class="stack">${requestFacts(answer)}
<div class="notice"><h2>Keep this address</h2><p>It shows how far your request is. It is shown this once, and nobody else knows it.</p><p><a href="/data-requests/${encodeURIComponent(token)}">/data-requests/${token}</a></p></div></div>`,
  };
}

function requestFacts(answer: Doc): SafeHtml {
  const { propagated } = answer as { propagated?: Readonly<Record<string, unknown>> };
  const facts = ['request_kind', 'status', 'received_at', 'due_by', 'resolved_at', 'outcome'].flatMap(
    (member) => {
      const value = answer[member];
      if (typeof value !== 'string') return [];
      const shown = member.endsWith('_at')
        ? instant(value)
        : member === 'due_by'
          ? dayText(value)
          : wordText(value);
      return { label: labelOf(member), value: shown };
    },
  );
  const receipt = propagated
    ? html`<section class="section"><h2>Receipt of the removal</h2>${factList(
        [
          { label: 'Gone from the site and the API', value: instant(propagated.api_at) },
          { label: 'Number in the change feed', value: String(propagated.changes_seq ?? '') },
          {
            label: 'First dump without it',
            value: typeof propagated.dump_version === 'string' ? propagated.dump_version : 'not made yet',
          },
          { label: 'Gone from the tool server', value: instant(propagated.tool_server_at) },
        ],
        'facts',
      )}</section>`
    : nothing;
  return html`${factList(facts, 'facts lead')}${receipt}`;
}

/** How far a request is, and the button that confirms it: opening it changes nothing, because mail programs open links. */
async function requestStatus(ask: PageRequest): Promise<Page> {
  const token = ask.params.token as string;
  const { answer } = await askOperation(ask, getDataRequest, { token }).catch((error: unknown) => {
    // A mailed token confirms without showing a status.
    if (error instanceof Refusal && error.reason === 'not_found') return { answer: null };
    throw error;
  });
  return statusPage(answer, token);
}

function statusPage(answer: Doc | null, token: string): Page {
  const confirm = html`<form method="post" class="form" action="/data-requests/${encodeURIComponent(token)}"><p>Confirm that the request in your name came from you.</p><p class="actions"><button type="submit">Confirm</button></p></form>`;
  const title = answer ? 'Your request' : 'Confirm your request';
  return {
    title,
    hidden: true,
    body: html`${titleBlock({ title })}<div class="stack">${answer ? requestFacts(answer) : confirm}</div>`,
  };
}

const confirmed: PageRoute = {
  name: 'data request confirmed',
  method: 'POST',
  path: '/data-requests/:token',
  answer: async (ask) => {
    const token = ask.params.token as string;
    const { answer } = await askOperation(ask, verifyDataRequest, { token });
    return {
      title: 'Your request is confirmed',
      hidden: true,
      body: html`${titleBlock({ title: 'Your request is confirmed', lede: 'Thank you. A person reads it now.' })}<div class="stack">${requestFacts(answer)}</div>`,
    };
  },
};

const thanks: PageRoute = {
  name: 'contact thanks',
  method: 'GET',
  path: '/contact/thanks',
  answer: async () => ({
    title: 'Thank you',
    hidden: true,
    body: titleBlock({
      title: 'Thank you',
      lede: 'Your message was received. Somebody will read it and answer to your address.',
    }),
  }),
};

export const participationRoutes: readonly PageRoute[] = [
  thanks,
  ...sheetRoutes(contactSheet, 'contact'),
  ...sheetRoutes(requestSheet, 'data request'),
  { name: 'data request status', method: 'GET', path: '/data-requests/:token', answer: requestStatus },
  confirmed,
];
