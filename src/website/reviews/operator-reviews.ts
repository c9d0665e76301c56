// Reviews and replies that wait for the operator.

import { decideReply, decideReview, listReviewQueue } from '../../people/reviews/moderator-operations.ts';
import { type AccountSite, asPerson, personRoute } from '../account/account-page.ts';
import { html } from '../kit/html.ts';
import type { Page, PageRequest, PageRoute } from '../kit/page.ts';
import { type Decision, decisionForm, decisionRoute, noneWaits, type Typed } from '../operator/decision.ts';
import { operatorPage } from '../operator/operator-page.ts';
import { statementNotices } from '../operator/statement-notices.ts';
import { relationText } from './review-form.ts';
import { texts } from './review-pages.ts';

const queue = '/operator/reviews';
const ofReviews: Decision = { operation: decideReview, root: queue, queue };
const ofReplies: Decision = { operation: decideReply, root: '/operator/replies', queue };

export function operatorReviewRoutes(site: AccountSite): readonly PageRoute[] {
  const page = async (ask: PageRequest, typed?: Typed): Promise<Page> => {
    const deciding = (decision: Decision, { id, seen }: { readonly id: string; readonly seen: string }) =>
      decisionForm(ask, site, decision, { id, label: `Decide about ${id}`, seen, typed });
    const { reviews, replies } = await asPerson(ask, listReviewQueue);
    return operatorPage(
      ask,
      'Reviews and replies that wait',
      html`${reviews.length + replies.length === 0 ? noneWaits : null}
${reviews.map(
  (
    one,
  ) => html`<section class="section"><h2>Review of ${one.fund}</h2><p>${relationText(one.relation)}, ${one.period}</p>${texts({ ...one, dimensions: JSON.parse(one.dimensions) as Record<string, number> })}
${statementNotices(one.statements)}
${deciding(ofReviews, one)}</section>`,
)}
${replies.map(
  (one) => html`<section class="section"><h2>Reply of ${one.fund}</h2><p class="words">${one.body}</p>
<details><summary>The review that it answers</summary>${texts({ ...one, dimensions: {} })}</details>
${statementNotices(one.statements)}
${deciding(ofReplies, one)}</section>`,
)}
<p><a href="/operator/representatives">Representatives of funds</a></p>`,
    );
  };
  return [
    personRoute('operator_reviews', queue, (ask) => page(ask)),
    decisionRoute(site, ofReviews, page),
    decisionRoute(site, ofReplies, page),
  ];
}
