// Reviews of a fund: what everybody reads, writing one, the own ones, replies of the fund.

import { href } from '../../kernel/address.ts';
import type { Operation } from '../../kernel/operation.ts';
import { sum } from '../../kernel/sum.ts';
import type { Statement } from '../../people/moderation/statements.ts';
import { reviewOperations, tellReviewer } from '../../people/reviews/author-operations.ts';
import { fundNamed } from '../../people/reviews/fund.ts';
import { replyToReview, showStanding } from '../../people/reviews/representatives.ts';
import { dimensions, relations } from '../../people/reviews/review-rules.ts';
import { listFundReviews } from '../../people/reviews/reviews.ts';
import {
  type AccountSite,
  accountPage,
  asPerson,
  formRoute,
  itemRoute,
  personRoute,
} from '../account/account-page.ts';
import { askOperation, operationNamed } from '../kit/ask.ts';
import { errorsOf, type FormField, type FormParts, fieldsOf, form } from '../kit/form.ts';
import { countText, day, labelOf, wordText } from '../kit/format.ts';
import { html, nothing, type SafeHtml } from '../kit/html.ts';
import { titleBlock } from '../kit/layout.ts';
import type { Page, PageRequest, PageRoute } from '../kit/page.ts';
import { act, buttonForm, formHeaders, ticketFor } from '../kit/person-form.ts';
import { shownNames } from '../kit/record-link.ts';
import { dataTable } from '../kit/table.ts';
import { twinLinks } from '../records/twins.ts';

interface Shown {
  readonly id: string;
  readonly relation: string;
  readonly period: string;
  readonly dimensions: Readonly<Record<string, number>>;
  readonly helped: string;
  readonly hindered: string;
  readonly advice: string;
  readonly published_at: string;
  readonly response: { readonly body: string; readonly month: string } | null;
}

interface OwnReview extends Omit<Shown, 'published_at' | 'response'> {
  /** Null where the fund is in the catalogue no more. */
  readonly fund: { readonly public_id: string; readonly name: string } | null;
  readonly status: string;
  readonly submitted_on: string;
  readonly statements: readonly Statement[];
}

export function reviewPages(site: AccountSite): readonly PageRoute[] {
  const { reviewFund, listOwnReviews, withdrawReview } = reviewOperations(site.secret);
  return [
    personRoute('review_fund_page', '/funds/:public_id/review', (ask) => writing(ask, site, reviewFund)),
    formRoute('review_fund', '/funds/:public_id/review', (ask) => {
      const { public_id = '' } = ask.params;
      return act(ask, site, {
        operation: reviewFund,
        untraced: true,
        subject: public_id,
        input: { public_id },
        submit: 'Send the review',
        back: `/funds/${public_id}/review`,
        done: () => '/account/reviews',
        again: (values, refusal) => writing(ask, site, reviewFund, { values, errors: errorsOf(refusal) }),
      });
    }),
    {
      name: 'fund_reviews',
      method: 'GET',
      path: '/funds/:public_id/reviews',
      answer: (ask) => ofFund(ask, site),
    },
    {
      name: 'fund_reviews as data',
      method: 'GET',
      path: '/funds/:public_id/reviews.json',
      answer: (ask) => ask.forward(href(listFundReviews, { public_id: ask.params.public_id ?? '' })),
    },
    formRoute('reply_to_review', '/funds/:public_id/replies', (ask) => {
      const { public_id = '' } = ask.params;
      const back = `/funds/${public_id}/reviews`;
      return act(ask, site, {
        operation: replyToReview,
        subject: public_id,
        input: { public_id },
        submit: 'Reply for the fund',
        back,
        done: () => back,
      });
    }),
    personRoute('own_reviews', '/account/reviews', async (ask) => {
      const { reviews } = (await asPerson(ask, listOwnReviews)) as unknown as {
        reviews: readonly OwnReview[];
      };
      const content =
        reviews.length === 0
          ? html`<p class="muted">You have reviewed no fund. Open the page of a fund to begin.</p>`
          : html`${reviews.map((one) => ownReview(one, ticketFor(ask, site, withdrawReview, one.id)))}`;
      return accountPage(
        ask,
        'Your reviews',
        html`${content}<p><a href="/account/funds">Funds you speak for</a></p>`,
        'Only the server can tell that they are yours.',
      );
    }),
    itemRoute(site, 'withdraw_review', '/account/reviews/:id/withdraw', {
      operation: withdrawReview,
      untraced: true,
      submit: 'Take it back',
      back: '/account/reviews',
    }),
  ];
}

const whereItStands: Readonly<Record<string, string>> = {
  submitted: 'Nobody has read it yet.',
  held: 'It was accepted, and is published together with others.',
  returned: 'It was returned to you.',
  published: 'It is published.',
  removed: 'It was removed.',
  withdrawn: 'You took it back.',
};

function ownReview(one: OwnReview, ticket: string): SafeHtml {
  const { id, fund, status, relation, period, submitted_on, statements } = one;
  const name = fund?.name ?? 'a fund that is not in the catalogue any more';
  const title = fund ? html`<a href="/funds/${fund.public_id}/reviews">${name}</a>` : name;
  return html`<section class="section"><h2>Review of ${title}</h2><p>${relationText(relation)}, ${period}. Sent on ${day(submitted_on)}. ${whereItStands[status] ?? wordText(status)}</p>${texts(one)}
${statements.map(({ decision, rule, statement, by }) => html`<div class="notice"><p><strong>${wordText(decision)}</strong> by ${by}${rule ? html`, for ${wordText(rule)}` : nothing}: ${statement}</p>${decision === 'removed' ? html`<p class="small">You may <a href="/account/decisions">object to it</a>, once; another member of the team decides then.</p>` : decision === 'returned' ? html`<p class="small">To object, send it again as you mean it; another member of the team reads it then.</p>` : nothing}</div>`)}
${status === 'withdrawn' || status === 'removed' ? nothing : buttonForm({ action: `/account/reviews/${id}/withdraw`, ticket, submit: 'Take it back', about: `the review of ${name}, ${id.slice(0, 4)}` })}</section>`;
}

/** The form of a review. @param typed what was refused, and why */
async function writing(
  ask: PageRequest,
  site: AccountSite,
  reviewFund: Operation,
  typed: Pick<FormParts, 'values' | 'errors'> = {},
): Promise<Page> {
  const { public_id = '' } = ask.params;
  const fund = fundNamed(public_id, ask.context);
  const title = `Review ${fund.name}`;
  const { why } = await asPerson(ask, tellReviewer, { public_id });
  return {
    title,
    hidden: true,
    headers: formHeaders,
    body: html`${titleBlock({ title, crumbs: crumbs(public_id), lede: 'Nobody learns that you wrote it: no row names you, and it is published together with others. A person reads it first. It rates three of the six or more, and its texts have 100 characters or more together.' })}
${typeof why === 'string' && !typed.errors ? html`<p class="notice">${why}</p>` : nothing}
${form({
  id: 'review',
  action: `/funds/${public_id}/review`,
  fields: reviewFields(reviewFund),
  submit: 'Send the review',
  ...typed,
  ticket: ticketFor(ask, site, reviewFund, public_id),
})}`,
  };
}

/** The fields of a review, with what its relations mean to whoever writes. */
function reviewFields(operation: Pick<Operation, 'input'>): readonly FormField[] {
  return fieldsOf(operation, (name) => name !== 'public_id').map((field) =>
    field.name === 'relation'
      ? { ...field, options: relations.map((value) => ({ value, text: relationText(value) })) }
      : field,
  );
}

/** Of a fund whose reviews are not published here: the rating may count some that came without their texts. */
async function noneYet(ask: PageRequest, public_id: string): Promise<SafeHtml> {
  const rated = shownNames(ask, '/funds', [public_id]).has(public_id);
  const get = operationNamed(ask.site.operations, 'get_rated_fund');
  const found = rated && get ? (await askOperation(ask, get, { public_id })).answer.fund : null;
  const { review_count: count = 0 } = (found ?? {}) as { readonly review_count?: number };
  const counted =
    count > 0
      ? html` Its <a href="/funds/${public_id}">rating</a> counts ${countText(count, 'review')} that came to the catalogue without text.`
      : nothing;
  return html`<p class="muted">None that was written here is published yet: they are published together, once there are enough.${counted}</p>`;
}

function crumbs(public_id: string) {
  return [{ href: `/funds/${public_id}/reviews`, text: 'Its reviews' }];
}

/** How whoever wrote it knows the fund, as the page says it. */
export function relationText(relation: string): string {
  if (relation === 'applied_declined') return 'Applied, was declined';
  if (relation === 'applied_awarded') return 'Applied, was awarded';
  const words = wordText(relation);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** What a review says: its figures, in words, and its texts. */
export function texts({
  dimensions: rated,
  helped,
  hindered,
  advice,
}: Pick<Shown, 'dimensions' | 'helped' | 'hindered' | 'advice'>): SafeHtml {
  const said = [
    ['What helped', helped],
    ['What hindered', hindered],
    ['Advice', advice],
  ].filter(([, text]) => text !== '');
  return html`<p>${dimensions.flatMap((one) => (rated[one] === undefined ? [] : [`${labelOf(one)} ${rated[one]}`])).join(', ')}</p>
${said.map(([title, text]) => html`<p><strong>${title}</strong></p><p class="words">${text}</p>`)}`;
}

async function ofFund(ask: PageRequest, site: AccountSite): Promise<Page> {
  const { public_id = '' } = ask.params;
  const fund = fundNamed(public_id, ask.context);
  const { answer } = await askOperation(ask, listFundReviews, { public_id, limit: 200 });
  const reviews = answer.data as readonly Shown[];
  const speaks =
    ask.visit.caller.session !== null &&
    (await asPerson(ask, showStanding, { public_id })).represents === true;
  const title = `Reviews of ${fund.name}`;
  const rows = dimensions.flatMap((one) => {
    const all = reviews.flatMap((review) => review.dimensions[one] ?? []);
    if (all.length === 0) return [];
    const mean = sum(all) / all.length;
    return [[labelOf(one), mean.toFixed(2), all.length]];
  });
  const twins = [{ href: `/funds/${public_id}/reviews.json`, type: 'application/json', title: 'JSON' }];
  return {
    title,
    twins,
    hidden: reviews.length === 0,
    headers: { 'Referrer-Policy': 'same-origin' },
    body: html`${titleBlock({ title, crumbs: [{ href: '/funds', text: 'Funds' }], lede: 'By people who applied to it, received from it or judged for it. Nobody knows who wrote one.' })}
<p><a class="button" href="/funds/${public_id}/review">Review this fund</a></p>
${reviews.length === 0 ? await noneYet(ask, public_id) : html`${dataTable('Means', ['Dimension', 'Mean of 1 to 5', 'Answers'], rows)}<h2>${countText(reviews.length, 'review')}</h2>`}
${reviews.map(
  (
    one,
  ) => html`<section class="section" id="review-${one.id}"><h3>${relationText(one.relation)}, ${one.period}</h3><p class="small muted">Published ${one.published_at}</p>${texts(one)}
${one.response ? html`<div class="notice"><h4>The fund replies</h4><p class="words">${one.response.body}</p></div>` : nothing}
<p class="small"><a href="/report?kind=review&amp;id=${one.id}">Report this review</a></p>
${
  speaks && !one.response
    ? html`<details><summary>Reply for the fund</summary>${form({
        id: `reply-${one.id.slice(0, 8)}`,
        label: `Reply to the review ${one.id.slice(0, 8)}`,
        action: `/funds/${public_id}/replies`,
        fields: [
          { name: 'body', label: 'What the fund says', type: 'textarea', required: true, maxLength: 2_000 },
          { name: 'review_id', label: '', type: 'hidden' },
        ],
        values: { review_id: one.id },
        submit: 'Reply for the fund',
        ticket: ticketFor(ask, site, replyToReview, public_id),
      })}</details>`
    : nothing
}</section>`,
)}
${twinLinks(twins)}`,
  };
}
