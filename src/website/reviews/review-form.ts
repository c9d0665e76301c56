// The form of a review, empty or with what its author sent and can change still.

import { capitalized } from '../../kernel/capitalized.ts';
import { wordText } from '../../kernel/word-text.ts';
import type { reviewOperations } from '../../people/reviews/author-operations.ts';
import { fundNamed } from '../../people/reviews/fund.ts';
import { relations, yearsOf } from '../../people/reviews/review-rules.ts';
import { type AccountSite, asPerson } from '../account/account-page.ts';
import { type FormField, type FormParts, fieldsOf, form, toChoose, type Values } from '../kit/form.ts';
import { html, nothing } from '../kit/html.ts';
import { titleBlock } from '../kit/layout.ts';
import type { Page, PageRequest } from '../kit/page.ts';
import { formHeaders, ticketFor } from '../kit/person-form.ts';
import { heldOf } from '../kit/stands-now.ts';

/** What was sent and can be changed still, as the form holds it; the declaration is made anew. */
function valuesOf(
  { relation, period, dimensions: rated, helped, hindered, advice }: Written,
  now: Date,
): Values {
  const { last } = yearsOf(now);
  // Two years are kept of the one that was typed: either means the same two.
  const year = String(Math.min(Number(period.slice(5)), last));
  const ratings = Object.fromEntries(Object.entries(rated).map(([one, value]) => [one, String(value)]));
  return { relation, year, ...ratings, helped, hindered, advice };
}

/** What the author of a review says. */
export interface Written {
  readonly relation: string;
  readonly period: string;
  readonly dimensions: Readonly<Record<string, number>>;
  readonly helped: string;
  readonly hindered: string;
  readonly advice: string;
}

const changing: Readonly<Record<string, string>> = {
  submitted: 'You sent this review, and nobody has read it yet. Sending it again takes its place.',
  returned: 'This review was returned to you. It stands below as you sent it: change it, and send it again.',
};

/** The form of a review. @param typed what was refused, and why */
export async function writing(
  ask: PageRequest,
  site: AccountSite,
  { reviewFund, tellReviewer }: ReturnType<typeof reviewOperations>,
  typed: Pick<FormParts, 'values' | 'errors'> = {},
): Promise<Page> {
  const { public_id = '' } = ask.params;
  const fund = fundNamed(public_id, ask.context);
  const title = `Review ${fund.name}`;
  const { why, own } = await asPerson(ask, tellReviewer, { public_id });
  const mayNot = why !== null && !typed.errors;
  const fields = reviewFields(reviewFund, ask.now);
  const known: Values = { ...(own ? valuesOf(own, ask.now) : {}), shown: own?.shown ?? '' };
  const held = heldOf(fields, known, typed);
  return {
    title,
    hidden: true,
    headers: formHeaders,
    body: html`${titleBlock({ title, crumbs: crumbs(public_id), lede: 'Nobody learns that you wrote it: no row names you, and it is published together with others. A person reads it first. It rates three of the six or more, and its texts have 100 characters or more together.' })}
${mayNot ? html`<p class="notice">${why} <a href="/account/reviews">Your reviews</a></p>` : nothing}
${own && !mayNot && !held.meanwhile ? html`<p class="notice">${changing[own.status]}</p>` : nothing}
${form({
  id: 'review',
  action: `/funds/${public_id}/review`,
  fields,
  submit: 'Send the review',
  ...held,
  ticket: ticketFor(ask, site, reviewFund, public_id),
})}`,
  };
}

/** The fields of a review, with what its relations mean to whoever writes. */
export function reviewFields(
  operation: ReturnType<typeof reviewOperations>['reviewFund'],
  now: Date,
): readonly FormField[] {
  const { first, last } = yearsOf(now);
  return fieldsOf(operation, (name) => name !== 'public_id').map((field) => {
    if (field.name === 'relation')
      return toChoose({
        ...field,
        options: relations.map((value) => ({ value, text: relationText(value) })),
      });
    if (field.name === 'shown') return { ...field, type: 'hidden' };
    if (field.name !== 'year') return field;
    const hint = `When that was, from ${first} to ${last}; two years around it are shown.`;
    return { ...field, hint, min: first, max: last };
  });
}

function crumbs(public_id: string) {
  return [{ href: `/funds/${public_id}/reviews`, text: 'Its reviews' }];
}

/** How whoever wrote it knows the fund, as the page says it. */
export function relationText(relation: string): string {
  if (relation === 'applied_declined') return 'Applied, was declined';
  if (relation === 'applied_awarded') return 'Applied, was awarded';
  // What it was is not shown where few share it: who wrote it need not have applied.
  if (relation === 'applicant') return 'Dealt with the fund';
  return capitalized(wordText(relation));
}
