// What the operator decides about reviews and replies.

import type { AppContext } from '../../context.ts';
import type { DeskTransaction } from '../../desk/desk.ts';
import { answerOf } from '../../kernel/answer.ts';
import { isoDay } from '../../kernel/durations.ts';
import { oneOf, text, uuid } from '../../kernel/field.ts';
import { inBody, inPath, maybe } from '../../kernel/operation.ts';
import { operatorMember, partsOf, personOperation } from '../accounts/person.ts';
import { digestOf } from '../accounts/shown.ts';
import { mustBeAsSeen, seen, waitsNoMore } from '../moderation/seen.ts';
import {
  mustBeAnother,
  mustNameRule,
  noteDecision,
  type Rule,
  rules,
  statementsOf,
} from '../moderation/statements.ts';
import { reviewsSection } from './author-operations.ts';
import { fundName } from './fund.ts';
import { partsOfReview } from './reviewer.ts';

export const listReviewQueue = personOperation({
  name: 'list_review_queue',
  method: 'GET',
  path: '/operator/reviews',
  summary: 'Reviews and replies that wait for the operator.',
  input: {},
  run: async (_, context: AppContext) => {
    operatorMember(context);
    const { db } = partsOf(context).desk;
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
      .innerJoin('reviews', 'reviews.id', 'review_replies.review_id')
      .select(['review_replies.id', 'review_replies.organization_id', 'body', 'at'])
      .select(['helped', 'hindered', 'advice'])
      .where('review_replies.status', '=', 'submitted')
      .orderBy('at')
      .limit(200)
      .execute();
    const named = reviews.map(async (one) => ({
      ...one,
      fund: fundName(one.organization_id, context),
      statements: await statementsOf(context.desk, 'review', one.id),
      seen: digestOf(...partsOfReview(one)),
    }));
    const answers = replies.map(async ({ organization_id, ...one }) => ({
      ...one,
      fund: fundName(organization_id, context),
      statements: await statementsOf(context.desk, 'reply', one.id),
      seen: digestOf(one.body),
    }));
    return answerOf({ reviews: await Promise.all(named), replies: await Promise.all(answers) });
  },
});

const decision = {
  id: inPath(uuid('The text.')),
  decision: inBody(oneOf(['accepted', 'returned'], 'What becomes of it.')),
  rule: inBody(maybe(oneOf(rules, 'The rule that it breaks, where it is returned.'))),
  statement: inBody(text('Why, in words that its author reads.', 2_000)),
  seen,
};

export const decideReview = personOperation({
  name: 'decide_review',
  method: 'POST',
  path: '/operator/reviews/{id}/decide',
  summary: 'Accept a review, which is held until it is published with others, or return it.',
  input: decision,
  run: (decided, context: AppContext) =>
    decide('review', decided, context, async (trx, now) => {
      const review = await trx
        .selectFrom('reviews')
        .selectAll()
        .where('id', '=', decided.id)
        .where('status', '=', 'submitted')
        .executeTakeFirst();
      if (review) mustBeAsSeen(decided.seen, ...partsOfReview(review));
      const accepted_on = isoDay(now);
      const set =
        decided.decision === 'accepted'
          ? ({ status: 'held', accepted_on } as const)
          : ({ status: 'returned' } as const);
      const waiting = trx.updateTable('reviews').set(set).where('status', '=', 'submitted');
      return waiting.where('id', '=', decided.id).executeTakeFirstOrThrow();
    }),
});

export const decideReply = personOperation({
  name: 'decide_reply',
  method: 'POST',
  path: '/operator/replies/{id}/decide',
  summary: 'Publish a reply of a fund, or return it.',
  input: decision,
  run: (decided, context: AppContext) =>
    decide('reply', decided, context, async (trx) => {
      const reply = await trx
        .selectFrom('review_replies')
        .select('body')
        .where('id', '=', decided.id)
        .where('status', '=', 'submitted')
        .executeTakeFirst();
      if (reply) mustBeAsSeen(decided.seen, reply.body);
      const status = decided.decision === 'accepted' ? 'published' : 'returned';
      const waiting = trx.updateTable('review_replies').set({ status }).where('status', '=', 'submitted');
      return waiting.where('id', '=', decided.id).executeTakeFirstOrThrow();
    }),
});

interface Decided {
  readonly id: string;
  readonly decision: 'accepted' | 'returned';
  readonly rule?: Rule | null | undefined;
  readonly statement: string;
  readonly seen: string;
}

/** Decides what waits, once, by somebody else than who decided before, and tells its author why. */
async function decide(
  kind: 'review' | 'reply',
  { id, decision, rule: broken, statement }: Decided,
  context: AppContext,
  change: (trx: DeskTransaction, now: Date) => Promise<{ readonly numUpdatedRows: bigint }>,
) {
  const { id: moderator } = operatorMember(context);
  const { desk, ...clockAndRandom } = partsOf(context);
  const rule = broken ?? null;
  mustNameRule(decision, rule);
  await desk.exclusively(reviewsSection, async (trx) => {
    const { numUpdatedRows } = await change(trx, clockAndRandom.now);
    if (numUpdatedRows !== 1n) throw waitsNoMore(kind);
    await mustBeAnother(trx, { kind, id, moderator });
    await noteDecision(trx, { kind, id, decision, rule, statement, moderator }, clockAndRandom);
  });
  return answerOf({ id });
}
