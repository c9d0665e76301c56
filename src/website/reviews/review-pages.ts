// Reviews of a fund: what everybody reads, writing one, the own ones, replies of the fund.

import { href } from '../../kernel/address.ts';
import type { OutputOf } from '../../kernel/operation.ts';
import { sum } from '../../kernel/sum.ts';
import { wordText } from '../../kernel/word-text.ts';
import { reviewOperations } from '../../people/reviews/author-operations.ts';
import { fundNamed } from '../../people/reviews/fund.ts';
import { replyToReview, showStanding } from '../../people/reviews/representatives.ts';
import { dimensions } from '../../people/reviews/review-rules.ts';
import { listFundReviews } from '../../people/reviews/reviews.ts';
import {
  type AccountSite,
  accountPage,
  asPerson,
  formRoute,
  itemRoute,
  personRoute,
} from '../account/account-page.ts';
import { askNamed, askOperation } from '../kit/ask.ts';
import { errorsOf } from '../kit/form.ts';
import { countText, day, dayText, labelOf, numberText } from '../kit/format.ts';
import { type Hole, html, nothing, type SafeHtml } from '../kit/html.ts';
import { titleBlock } from '../kit/layout.ts';
import type { Page, PageRequest, PageRoute } from '../kit/page.ts';
import { act, foldedButton, ticketFor } from '../kit/person-form.ts';
import { shownNames } from '../kit/record-link.ts';
import { dataTable } from '../kit/table.ts';
import type { Typed } from '../operator/decision.ts';
import { objectHere, statementNotices } from '../operator/statement-notices.ts';
import { twinLinks } from '../records/twins.ts';
import { replyFields, replying } from './reply-form.ts';
import { relationText, reviewFields, type Written, writing } from './review-form.ts';

type Operations = ReturnType<typeof reviewOperations>;
type OwnReview = OutputOf<Operations['listOwnReviews']>['reviews'][number];

export function reviewPages(site: AccountSite): readonly PageRoute[] {
  const operations = reviewOperations(site.secret);
  const { reviewFund, listOwnReviews, withdrawReview } = operations;
  return [
    personRoute('review_fund_page', '/funds/:public_id/review', (ask) => writing(ask, site, operations)),
    formRoute('review_fund', '/funds/:public_id/review', (ask) => {
      const { public_id = '' } = ask.params;
      return act(ask, site, {
        operation: reviewFund,
        fields: reviewFields(reviewFund, ask.now),
        untraced: true,
        subject: public_id,
        input: { public_id },
        submit: 'Send the review',
        says: 'sent',
        back: `/funds/${public_id}/review`,
        done: () => '/account/reviews',
        again: (values, refusal) => writing(ask, site, operations, { values, errors: errorsOf(refusal) }),
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
    formRoute('reply_to_review', '/funds/:public_id/replies', async (ask) => {
      const { public_id = '' } = ask.params;
      const { review_id: id = '' } = await ask.form();
      const back = `/funds/${public_id}/reviews`;
      return act(ask, site, {
        operation: replyToReview,
        fields: replyFields,
        subject: public_id,
        input: { public_id },
        submit: 'Reply for the fund',
        says: 'sent',
        back,
        done: () => `${back}#review-${id}`,
        again: (values, refusal) => {
          if (refusal.reason === 'forbidden' || refusal.reason === 'not_found') throw refusal;
          return ofFund(ask, site, { id, values, errors: errorsOf(refusal) });
        },
      });
    }),
    personRoute('own_reviews', '/account/reviews', async (ask) => {
      const { reviews } = await asPerson(ask, listOwnReviews);
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
      says: 'taken_back',
      back: '/account/reviews',
    }),
  ];
}

const whereItStands: Readonly<Record<string, string>> = {
  submitted: 'Nobody has read it yet.',
  held: 'It was accepted. It waits, and is published together with other reviews of this fund once there are enough.',
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
${statementNotices(statements, nextStep(one))}
${status === 'withdrawn' || status === 'removed' ? nothing : foldedButton({ action: `/account/reviews/${id}/withdraw`, ticket, submit: 'Take it back', about: `the review of ${name}, ${id.slice(0, 4)}`, effect: 'Nobody is shown it any more, and what it says is erased at once.' })}</section>`;
}

/** What its author may do now. */
function nextStep({ status, fund, statements }: OwnReview): Hole {
  const [last] = statements;
  if (status === 'removed' && last?.decision === 'removed') return objectHere;
  if (status !== 'returned' || !fund) return nothing;
  return html`<p class="small"><a href="/funds/${fund.public_id}/review">Change it, or object by sending it again as you mean it</a>. Another member of the team reads it then, where there is one.</p>`;
}

/** How many reviews the rating of a fund counts: some came to the catalogue without their texts. */
async function countedOf(ask: PageRequest, public_id: string): Promise<number> {
  const rated = shownNames(ask, '/funds', [public_id]).has(public_id);
  const found = rated ? (await askNamed(ask, 'get_rated_fund', { public_id }))?.answer.fund : null;
  const { review_count: count = 0 } = (found ?? {}) as { readonly review_count?: number };
  return count;
}

/** Of what else the rating of the fund is made. */
function besides(public_id: string, counted: number, shown: number): Hole {
  const rating = html`<a href="/funds/${public_id}">rating</a>`;
  if (shown === 0)
    return html`<p class="muted">None that was written here is published yet: they are published together, once there are enough.${counted > 0 ? html` Its ${rating} counts ${countText(counted, 'review')} that came to the catalogue without text.` : nothing}</p>`;
  return counted > shown
    ? html`<p class="muted">The means above are of the ${countText(shown, 'review')} below. The ${rating} of the fund counts ${numberText(counted)}: ${numberText(counted - shown)} came to the catalogue without text.</p>`
    : nothing;
}

/** What a review says: its figures, in words, and its texts. */
export function texts({
  dimensions: rated,
  helped,
  hindered,
  advice,
}: Pick<Written, 'dimensions' | 'helped' | 'hindered' | 'advice'>): SafeHtml {
  const answers = [
    ['What helped', helped],
    ['What hindered', hindered],
    ['Advice', advice],
  ].filter(([, text]) => text !== '');
  return html`<p>${dimensions.flatMap((one) => (rated[one] === undefined ? [] : [`${labelOf(one)} ${rated[one]}`])).join(', ')}</p>
${answers.map(([title, text]) => html`<p><strong>${title}</strong></p><p class="words">${text}</p>`)}`;
}

/** @param typed a reply that was refused, by the id of its review */
async function ofFund(ask: PageRequest, site: AccountSite, typed?: Typed): Promise<Page> {
  const { public_id = '' } = ask.params;
  const fund = fundNamed(public_id, ask.context);
  const { answer } = await askOperation(ask, listFundReviews, { public_id, limit: 200 });
  const { data: reviews, pagination } = answer;
  const { total } = pagination;
  const standing =
    ask.visit.caller.session === null
      ? { represents: false, replies: [] }
      : await asPerson(ask, showStanding, { public_id });
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
${reviews.length === 0 ? nothing : dataTable('Means', ['Dimension', 'Mean of 1 to 5', 'Answers'], rows)}
${besides(public_id, await countedOf(ask, public_id), reviews.length)}
${reviews.length === 0 ? nothing : html`<h2>${countText(total, 'review')}</h2>${total > reviews.length ? html`<p class="muted">The ${numberText(reviews.length)} that were published last stand here; programs read all of them.</p>` : nothing}`}
${reviews.map(
  (
    one,
  ) => html`<section class="section" id="review-${one.id}"><h3>${relationText(one.relation)}, ${one.period}</h3><p class="small muted">Published in ${dayText(one.published_at)}</p>${texts(one)}
${one.response ? html`<div class="notice"><h4>The fund replies</h4><p class="words">${one.response.body}</p></div>` : nothing}
<p class="small"><a href="/report?kind=review&amp;id=${one.id}">Report this review</a></p>
${standing.represents ? replying(ask, site, one.id, standing.replies, typed) : nothing}
</section>`,
)}
${twinLinks(twins)}`,
  };
}
