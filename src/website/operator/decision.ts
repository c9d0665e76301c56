// What the operator decides about something that waits: the form below it, and where that is sent.

import type { Operation } from '../../kernel/operation.ts';
import type { FieldError, Refusal } from '../../kernel/refusal.ts';
import { changedMeanwhile } from '../../people/moderation/seen.ts';
import { type AccountSite, formRoute } from '../account/account-page.ts';
import { errorsOf, fieldsOf, form, toChoose, type Values } from '../kit/form.ts';
import { html, type SafeHtml } from '../kit/html.ts';
import type { Page, PageRequest, PageRoute } from '../kit/page.ts';
import { act, ticketFor } from '../kit/person-form.ts';

export interface Decision {
  /** Its input is the `id` of what waits, and what the operator fills in. */
  readonly operation: Operation;
  /** Forms are sent to `{root}/{id}/decide`. */
  readonly root: string;
  /** The page of all that waits, which is shown again. */
  readonly queue: string;
}

export const noneWaits = html`<p class="muted">None waits.</p>`;

/** A decision that was refused: about what, and what was typed. */
export interface Typed {
  readonly id: string;
  readonly values: Values;
  readonly errors: readonly FieldError[];
}

interface Decided {
  readonly id: string;
  readonly label: string;
  /** The digest of the text that is shown; left out where it cannot change. */
  readonly seen?: string;
  readonly typed?: Typed | undefined;
}

/** @param label what is decided about, for whoever hears the form */
export function decisionForm(
  ask: PageRequest,
  site: AccountSite,
  { operation, root }: Decision,
  { id, label, seen, typed }: Decided,
): SafeHtml {
  const again = typed?.id === id ? typed : null;
  return form({
    id: `decide-${id.slice(0, 8)}`,
    label,
    action: `${root}/${id}/decide`,
    fields: [
      ...(seen === undefined ? [] : [{ name: 'seen', label: 'Seen', type: 'hidden' } as const]),
      ...fieldsOf(operation, (name) => name !== 'id' && name !== 'seen').map((one) =>
        one.type === 'select' && one.required ? toChoose(one) : one,
      ),
    ],
    submit: 'Decide',
    values: { ...again?.values, ...(seen === undefined ? {} : { seen }) },
    errors: again ? errorsNow(again, seen) : [],
    ticket: ticketFor(ask, site, operation, id),
  });
}

/** What was refused; where another text is shown now than the one that was decided about, that is said in any case. */
function errorsNow({ values, errors }: Typed, seen: string | undefined): readonly FieldError[] {
  if (values.seen === seen || errors.some(({ code }) => code === 'version_mismatch')) return errors;
  return [{ field: '', code: 'version_mismatch', message: changedMeanwhile }, ...errors];
}

/** @param page the page of all that waits, with a decision that was refused */
export function decisionRoute(
  site: AccountSite,
  { operation, root, queue }: Decision,
  page: (ask: PageRequest, typed: Typed) => Promise<Page>,
): PageRoute {
  return formRoute(operation.name, `${root}/:id/decide`, (ask) => {
    const { id = '' } = ask.params;
    const again = (values: Values, refusal: Refusal) => {
      if (refusal.reason === 'not_found') throw refusal;
      return page(ask, { id, values, errors: errorsOf(refusal) });
    };
    return act(ask, site, {
      operation,
      subject: id,
      input: { id },
      submit: 'Decide',
      says: 'decided',
      back: queue,
      done: () => queue,
      onward: { href: queue, text: 'What waits now' },
      again,
    });
  });
}
