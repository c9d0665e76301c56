// What a reviewer does: review a fund, see the own reviews, take one back. Nothing that is written names the
// person, and no activity is noted.

import { reviewTag } from '../../access/review-tag.ts';
import type { AppContext } from '../../context.ts';
import type { DeskTransaction } from '../../desk/desk.ts';
import { newId } from '../../desk/new-id.ts';
import type { ReviewsTable } from '../../desk/schema/reviews.ts';
import { answerOf } from '../../kernel/answer.ts';
import { dayMs, isoDay } from '../../kernel/durations.ts';
import { flag, integer, oneOf, text, uuid } from '../../kernel/field.ts';
import { byDefault, inBody, inPath, maybe } from '../../kernel/operation.ts';
import { invalid, Refusal } from '../../kernel/refusal.ts';
import { partsOf, personOf, personOperation } from '../accounts/person.ts';
import { mixDay, withoutOrder } from '../accounts/review-order.ts';
import { reviewTagsOf, withdrawnReview } from '../accounts/review-tags.ts';
import { digestOf, mustBeAsShown, shown } from '../accounts/shown.ts';
import { statementsOf } from '../moderation/statements.ts';
import { fundById, fundNamed } from './fund.ts';
import { answersOf, checkWritten, periodOf, relations } from './review-rules.ts';
import {
  isOpen,
  mustBeFew,
  mustBeOwnWords,
  mustBeReplaceable,
  mustBeReviewer,
  ownReviewOf,
  partsOfReview,
} from './reviewer.ts';

export const reviewsSection = 'reviews';

const rating = (what: string) =>
  inBody(
    maybe(integer(`${what} From 1 to 5; leave it out where it does not apply.`, { minimum: 1, maximum: 5 })),
  );
const words = (what: string) => inBody(byDefault(text(`${what} At most 2,000 characters.`, 2_000), ''));
const public_id = inPath(text('The fund, by its address.', 200));

const reviewFund = (secret: Uint8Array) =>
  personOperation({
    name: 'review_fund',
    method: 'POST',
    path: '/funds/{public_id}/review',
    summary: 'Review a fund that you dealt with in the last five years.',
    input: {
      public_id,
      relation: inBody(oneOf(relations, 'What you had to do with it.')),
      year: inBody(
        integer('When that was; two years around it are shown.', { minimum: 2000, maximum: 2200 }),
      ),
      clarity: rating('How clear call and criteria were.'),
      fairness: rating('How fair the decision was.'),
      speed: rating('How fast it went.'),
      effort: rating('How light the effort was.'),
      communication: rating('How well they answered.'),
      support: rating('How they supported you after the decision.'),
      helped: words('What helped.'),
      hindered: words('What hindered.'),
      advice: words('What you would tell who applies.'),
      declaration: inBody(
        byDefault(
          flag(
            'It is my own experience; I am not of its staff or board, not paid for this, and no rival’s agent.',
          ),
          false,
        ),
      ),
      shown,
    },
    run: async (
      { public_id, relation, year, helped, hindered, advice, declaration, shown, ...ratings },
      context: AppContext,
    ) => {
      const { desk, now, random } = partsOf(context);
      const { id: user } = personOf(context);
      if (!declaration)
        throw invalid('declaration', 'Only somebody who can declare this may review a fund.', 'required');
      const fund = fundNamed(public_id, context);
      const texts = { helped, hindered, advice };
      checkWritten(texts, fund.people);
      const answers = answersOf(ratings);
      const period = periodOf(year, now);
      const on = isoDay(now);
      const author_tag = reviewTag(secret, user, fund.id);
      const write = async (trx: DeskTransaction) => {
        await mustBeReviewer(trx, fund, context);
        await mustBeOwnWords(trx, texts, author_tag);
        const known = await ownReviewOf(trx, fund, context, secret);
        mustBeReplaceable(known, now);
        const open = isOpen(known);
        const written = { relation, period, dimensions: JSON.stringify(answers), ...texts };
        const stands = known && open ? digestOf(...partsOfReview(known)) : '';
        mustBeAsShown(shown, stands, digestOf(...partsOfReview(written)));
        const sent = { ...written, status: 'submitted', submitted_on: on } as const;
        if (known && open) {
          await trx.updateTable('reviews').set(sent).where('id', '=', known.id).execute();
          return mixDay(trx, on);
        }
        await mustBeFew(trx, { user, secret, since: new Date(now.getTime() - 30 * dayMs) });
        if (known) await takeReviewBack(trx, known);
        const row = { id: newId(random), organization_id: fund.id, author_tag, ...sent };
        const later = { accepted_on: null, released_on: null, synced: 1 };
        await trx
          .insertInto('reviews')
          .values({ ...row, ...later })
          .execute();
        await mixDay(trx, on);
      };
      await withoutOrder(desk, () => desk.exclusively(reviewsSection, write));
      return answerOf({});
    },
  });

/** Takes a review back: nothing of what it said is left, nor of when that was done. One that was removed stays so. */
export async function takeReviewBack(
  trx: DeskTransaction,
  { id, submitted_on }: Pick<ReviewsTable, 'id' | 'submitted_on'>,
): Promise<void> {
  await trx
    .updateTable('reviews')
    .set(withdrawnReview)
    .where('id', '=', id)
    .where('status', '<>', 'removed')
    .execute();
  await mixDay(trx, submitted_on);
}

const listOwnReviews = (secret: Uint8Array) =>
  personOperation({
    name: 'list_own_reviews',
    method: 'GET',
    path: '/account/reviews',
    summary: 'The reviews of the person, found by the tags that only the server can make.',
    input: {},
    run: async (_, context: AppContext) => {
      const { desk } = partsOf(context);
      const tags = await reviewTagsOf(desk.db, { user: personOf(context).id, secret });
      const rows =
        tags.length === 0
          ? []
          : await desk.db
              .selectFrom('reviews')
              .selectAll()
              .where('author_tag', 'in', tags)
              .orderBy('submitted_on', 'desc')
              .execute();
      const reviews = await Promise.all(
        rows.map(async ({ author_tag: _tag, synced: _synced, ...row }) => ({
          ...row,
          fund: fundOf(row.organization_id, context),
          dimensions: JSON.parse(row.dimensions),
          statements: await statementsOf(desk, 'review', row.id),
        })),
      );
      return answerOf({ reviews });
    },
  });

/** What a person who reviewed it may read of a fund; null where it is in the catalogue no more. */
function fundOf(id: string, context: AppContext) {
  const fund = fundById(id, context);
  return fund && { public_id: fund.public_id, name: fund.name };
}

const withdrawReview = (secret: Uint8Array) =>
  personOperation({
    name: 'withdraw_review',
    method: 'POST',
    path: '/account/reviews/{id}/withdraw',
    summary: 'Take a review back.',
    input: { id: inPath(uuid('The review.')) },
    run: async ({ id }, context: AppContext) => {
      const { desk } = partsOf(context);
      const { id: user } = personOf(context);
      const withdraw = async (trx: DeskTransaction) => {
        const row = await trx.selectFrom('reviews').selectAll().where('id', '=', id).executeTakeFirst();
        if (row?.author_tag !== reviewTag(secret, user, row?.organization_id ?? '')) {
          throw new Refusal('not_found', 'You wrote no such review.');
        }
        await takeReviewBack(trx, row);
      };
      await withoutOrder(desk, () => desk.exclusively(reviewsSection, withdraw));
      return answerOf({ id });
    },
  });

/**
 * Why the person may not review the fund, in a sentence; null: they may. And what they sent that can be changed
 * still. Asked before anybody writes.
 */
const tellReviewer = (secret: Uint8Array) =>
  personOperation({
    name: 'tell_reviewer',
    method: 'GET',
    path: '/funds/{public_id}/review',
    summary: 'Whether the person may review the fund.',
    input: { public_id },
    run: async ({ public_id }, context: AppContext) => {
      const { desk, now } = partsOf(context);
      const fund = fundNamed(public_id, context);
      const known = await ownReviewOf(desk.db, fund, context, secret);
      const own = known && isOpen(known) ? sentReview(known) : null;
      const why = await refusalOf(async () => {
        await mustBeReviewer(desk.db, fund, context);
        mustBeReplaceable(known, now);
      });
      return answerOf({ why, own });
    },
  });

/** A review as whoever wrote it sent it. */
function sentReview(review: ReviewsTable) {
  const { relation, period, dimensions, helped, hindered, advice, status } = review;
  const rated = JSON.parse(dimensions) as Readonly<Record<string, number>>;
  const shown = digestOf(...partsOfReview(review));
  return { relation, period, dimensions: rated, helped, hindered, advice, status, shown };
}

/** Why something is refused, in a sentence; null: it is not. */
async function refusalOf(check: () => Promise<void>): Promise<string | null> {
  try {
    await check();
    return null;
  } catch (error) {
    if (error instanceof Refusal) return error.message;
    throw error;
  }
}

/** @param secret the server's, which makes the tags */
export function reviewOperations(secret: Uint8Array) {
  return {
    reviewFund: reviewFund(secret),
    listOwnReviews: listOwnReviews(secret),
    withdrawReview: withdrawReview(secret),
    tellReviewer: tellReviewer(secret),
  };
}
