// What the operator decides about reviews and replies, and what a fund's representative says to a review.

import type { AppContext } from '../../context.ts';
import type { DeskTransaction } from '../../desk/desk.ts';
import { newId } from '../../desk/new-id.ts';
import { oneOf, text, uuid } from '../../kernel/field.ts';
import { inBody, inPath, maybe } from '../../kernel/operation.ts';
import { invalid, Refusal } from '../../kernel/refusal.ts';
import { textError } from '../../kernel/sent-text.ts';
import { answerOf, meansOf, operatorMember, personOf, personOperation } from '../accounts/person.ts';
import { noteDecision, rules } from '../moderation/statements.ts';
import { reviewsSection } from './author-operations.ts';
import { fundNamed } from './fund.ts';
import { isOfFund } from './review-rules.ts';

export const listReviewQueue = personOperation({
  name: 'list_review_queue',
  method: 'GET',
  path: '/operator/reviews',
  summary: 'Reviews and replies that wait for the operator.',
  input: {},
  run: async (_, context: AppContext) => {
    operatorMember(context);
    const { db } = meansOf(context).desk;
    const reviews = await db
      .selectFrom('reviews')
      .select([
        'id',
        'organization_id',
        'relation',
        'period',
        'dimensions',
        'helped',
        'hindered',
        'advice',
        'submitted_on',
      ])
      .where('status', '=', 'submitted')
      .orderBy('submitted_on')
      .orderBy('id')
      .limit(200)
      .execute();
    const replies = await db
      .selectFrom('review_replies')
      .select(['id', 'review_id', 'body', 'at'])
      .where('status', '=', 'submitted')
      .orderBy('at')
      .limit(200)
      .execute();
    return answerOf({ reviews, replies });
  },
});

const decision = {
  id: inPath(uuid('The text.')),
  decision: inBody(oneOf(['accepted', 'returned'], 'What becomes of it.')),
  rule: inBody(maybe(oneOf(rules, 'The rule that it breaks, where it is returned.'))),
  statement: inBody(text('Why, in words that its author reads.', 2_000)),
};

export const decideReview = personOperation({
  name: 'decide_review',
  method: 'POST',
  path: '/operator/reviews/{id}/decide',
  summary: 'Accept a review, which is held until it is published with others, or return it.',
  input: decision,
  run: async ({ id, decision, rule = null, statement }, context: AppContext) => {
    const { id: moderator } = operatorMember(context);
    const { desk, ...means } = meansOf(context);
    if (decision === 'returned' && rule === null)
      throw invalid('rule', 'rule says what it breaks.', 'required');
    await desk.exclusively(reviewsSection, async (trx) => {
      const on = means.now.toISOString().slice(0, 10);
      const set =
        decision === 'accepted'
          ? ({ status: 'held', accepted_on: on } as const)
          : ({ status: 'returned' } as const);
      const { numUpdatedRows } = await trx
        .updateTable('reviews')
        .set(set)
        .where('id', '=', id)
        .where('status', '=', 'submitted')
        .executeTakeFirstOrThrow();
      if (numUpdatedRows !== 1n) throw new Refusal('not_found', 'No such review waits.');
      await noteDecision(trx, { kind: 'review', id, decision, rule, statement, moderator }, means);
    });
    return answerOf({ id });
  },
});

export const decideReply = personOperation({
  name: 'decide_reply',
  method: 'POST',
  path: '/operator/replies/{id}/decide',
  summary: 'Publish a reply of a fund, or return it.',
  input: decision,
  run: async ({ id, decision, rule = null, statement }, context: AppContext) => {
    const { id: moderator } = operatorMember(context);
    const { desk, ...means } = meansOf(context);
    if (decision === 'returned' && rule === null)
      throw invalid('rule', 'rule says what it breaks.', 'required');
    await desk.exclusively(reviewsSection, async (trx) => {
      const { numUpdatedRows } = await trx
        .updateTable('review_replies')
        .set({ status: decision === 'accepted' ? 'published' : 'returned' })
        .where('id', '=', id)
        .where('status', '=', 'submitted')
        .executeTakeFirstOrThrow();
      if (numUpdatedRows !== 1n) throw new Refusal('not_found', 'No such reply waits.');
      await noteDecision(trx, { kind: 'reply', id, decision, rule, statement, moderator }, means);
    });
    return answerOf({ id });
  },
});

const editableMs = 14 * 86_400_000;

export const replyToReview = personOperation({
  name: 'reply_to_review',
  method: 'POST',
  path: '/funds/{public_id}/replies',
  summary: 'Reply to a review for the fund; one reply, which stands last.',
  input: {
    public_id: inPath(text('The fund, by its address.', 200)),
    review_id: inBody(uuid('The review.')),
    body: inBody(text('What the fund says; at most 2,000 characters.', 2_000)),
  },
  run: async ({ public_id, review_id, body }, context: AppContext) => {
    const { desk, now, random } = meansOf(context);
    const { id: user } = personOf(context);
    const wrong = textError('body', body, 'text');
    if (wrong) throw invalid('body', wrong.message, wrong.code);
    const fund = fundNamed(public_id, context);
    await desk.exclusively(reviewsSection, async (trx) => {
      if (!(await represents(trx, user, fund))) {
        throw new Refusal(
          'forbidden',
          'Replies are of people with a verified address at the fund’s own domain.',
        );
      }
      const review = await trx
        .selectFrom('reviews')
        .select('id')
        .where('id', '=', review_id)
        .where('organization_id', '=', fund.id)
        .where('status', '=', 'published')
        .executeTakeFirst();
      if (!review) throw new Refusal('not_found', 'This fund has no such review.');
      const known = await trx
        .selectFrom('review_replies')
        .selectAll()
        .where('review_id', '=', review_id)
        .executeTakeFirst();
      if (known && (known.status === 'removed' || Date.parse(known.at) < now.getTime() - editableMs)) {
        throw new Refusal('conflict', 'A reply can be changed for 14 days.');
      }
      const row = { organization_id: fund.id, user_id: user, body, status: 'submitted' } as const;
      if (known) await trx.updateTable('review_replies').set(row).where('id', '=', known.id).execute();
      else {
        const made = { id: newId(random), review_id, ...row, at: now.toISOString() };
        await trx.insertInto('review_replies').values(made).execute();
      }
    });
    return answerOf({});
  },
});

/** Whoever has a verified address at the fund's domain, or the operator's word. */
async function represents(
  trx: DeskTransaction,
  user: string,
  { id, website }: { readonly id: string; readonly website: string | null },
): Promise<boolean> {
  const account = await trx
    .selectFrom('users')
    .select(['email', 'email_verified_at'])
    .where('id', '=', user)
    .executeTakeFirst();
  if (account?.email_verified_at && isOfFund(account.email, website)) return true;
  const known = await trx
    .selectFrom('fund_representatives')
    .select('user_id')
    .where('organization_id', '=', id)
    .where('user_id', '=', user)
    .executeTakeFirst();
  return known !== undefined;
}

/** Takes a review away; the catalogue follows. */
export async function removeReview(trx: DeskTransaction, id: string): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('reviews')
    .set({ status: 'removed', synced: 0 })
    .where('id', '=', id)
    .where('status', 'in', ['published', 'held', 'submitted'])
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

export async function removeReply(trx: DeskTransaction, id: string): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('review_replies')
    .set({ status: 'removed' })
    .where('id', '=', id)
    .where('status', '<>', 'removed')
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}
