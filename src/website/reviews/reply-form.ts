// The reply of a fund below a review, before whoever speaks for the fund: how it stands, and its form.

import { type OwnReply, replyToReview } from '../../people/reviews/representatives.ts';
import type { AccountSite } from '../account/account-page.ts';
import { type FormField, form } from '../kit/form.ts';
import { instant } from '../kit/format.ts';
import { html, nothing, type SafeHtml } from '../kit/html.ts';
import type { PageRequest } from '../kit/page.ts';
import { ticketFor } from '../kit/person-form.ts';
import { heldOf } from '../kit/stands-now.ts';
import type { Typed } from '../operator/decision.ts';

export const replyFields: readonly FormField[] = [
  { name: 'body', label: 'What the fund says', type: 'textarea', required: true, maxLength: 2_000 },
  { name: 'review_id', label: '', type: 'hidden' },
  { name: 'shown', label: '', type: 'hidden' },
];

/** @param typed a reply that was refused, by the id of its review */
export function replying(
  ask: PageRequest,
  site: AccountSite,
  review_id: string,
  replies: readonly OwnReply[],
  typed?: Typed,
): SafeHtml {
  const known = replies.find((one) => one.review_id === review_id);
  const refused = typed?.id === review_id ? typed : null;
  const notice = known ? noticeOf(known, ask.now) : nothing;
  if (known && !refused && !mayChange(known, ask.now)) return notice;
  const stands = { body: known?.body ?? '', shown: known?.shown ?? '' };
  const held = heldOf(replyFields, stands, refused);
  const writing = form({
    id: `reply-${review_id.slice(0, 8)}`,
    label: `Reply to the review ${review_id.slice(0, 8)}`,
    action: `/funds/${ask.params.public_id}/replies`,
    fields: replyFields,
    ...held,
    values: { ...held.values, review_id },
    submit: 'Reply for the fund',
    ticket: ticketFor(ask, site, replyToReview, ask.params.public_id ?? ''),
  });
  const called = known ? 'Change the reply of the fund' : 'Reply for the fund';
  return html`${notice}
<details${refused ? html` open` : nothing}><summary>${called}</summary>${writing}</details>`;
}

function mayChange({ status, changeable_until: until }: OwnReply, now: Date): boolean {
  return status !== 'removed' && (until === null || until >= now.toISOString());
}

function noticeOf(reply: OwnReply, now: Date): SafeHtml {
  if (reply.status !== 'published') return notices[reply.status];
  if (!mayChange(reply, now)) return nothing;
  return html`<p class="small muted">The fund can change its reply until ${instant(reply.changeable_until)}. What is changed is read by a person before it is shown, and readers see no reply until then.</p>`;
}

const why = html`<a href="/account/decisions">why</a> is told to whoever wrote it`;
const notices = {
  submitted: html`<p class="notice">The reply of the fund waits: a person reads it before it is shown.</p>`,
  returned: html`<p class="notice">The reply of the fund was returned: ${why}.</p>`,
  removed: html`<p class="notice">The reply of the fund was removed: ${why}.</p>`,
};
