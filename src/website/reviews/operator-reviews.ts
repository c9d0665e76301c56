// Reviews and replies that wait for the operator.

import type { Operation } from '../../kernel/operation.ts';
import { decideReply, decideReview, listReviewQueue } from '../../people/reviews/moderator-operations.ts';
import { type AccountSite, asPerson, formRoute, personRoute } from '../account/account-page.ts';
import { fieldsOf, form } from '../kit/form.ts';
import { html } from '../kit/html.ts';
import type { PageRequest, PageRoute } from '../kit/page.ts';
import { act, ticketFor } from '../kit/person-form.ts';
import { operatorPage } from '../operator/operator-page.ts';
import { relationText, texts } from './review-pages.ts';

const back = '/operator/reviews';

interface Queue {
  readonly reviews: readonly {
    readonly id: string;
    readonly fund: string;
    readonly relation: string;
    readonly period: string;
    readonly dimensions: string;
    readonly helped: string;
    readonly hindered: string;
    readonly advice: string;
  }[];
  readonly replies: readonly { readonly id: string; readonly review_id: string; readonly body: string }[];
}

export function operatorReviewRoutes(site: AccountSite): readonly PageRoute[] {
  const deciding = (ask: PageRequest, operation: Operation, root: string, id: string) =>
    form({
      id: `decide-${id.slice(0, 8)}`,
      label: `Decide about ${id}`,
      action: `${root}/${id}/decide`,
      fields: fieldsOf(operation, (name) => name !== 'id'),
      submit: 'Decide',
      ticket: ticketFor(ask, site, operation, id),
    });
  const step = (operation: Operation, root: string) =>
    formRoute(operation.name, `${root}/:id/decide`, (ask) => {
      const { id = '' } = ask.params;
      return act(ask, site, {
        operation,
        subject: id,
        input: { id },
        submit: 'Decide',
        back,
        done: () => back,
      });
    });
  return [
    personRoute('operator_reviews', back, async (ask) => {
      const { reviews, replies } = (await asPerson(ask, listReviewQueue)) as unknown as Queue;
      return operatorPage(
        ask,
        'Reviews and replies that wait',
        html`${reviews.length + replies.length === 0 ? html`<p class="muted">None waits.</p>` : null}
${reviews.map(
  (
    one,
  ) => html`<section class="section"><h2>Review of ${one.fund}</h2><p>${relationText(one.relation)}, ${one.period}</p>${texts({ ...one, dimensions: JSON.parse(one.dimensions) as Record<string, number> })}
${deciding(ask, decideReview, '/operator/reviews', one.id)}</section>`,
)}
${replies.map((one) => html`<section class="section"><h2>Reply to ${one.review_id}</h2><p class="words">${one.body}</p>${deciding(ask, decideReply, '/operator/replies', one.id)}</section>`)}
<p><a href="/operator/representatives">Representatives of funds</a></p>`,
      );
    }),
    step(decideReview, '/operator/reviews'),
    step(decideReply, '/operator/replies'),
  ];
}
