// Who may review a fund, and what a person sent of it before.

import { reviewTag } from '../../access/review-tag.ts';
import type { AppContext } from '../../context.ts';
import type { Desk, DeskTransaction } from '../../desk/desk.ts';
import type { ReviewsTable } from '../../desk/schema/reviews.ts';
import { dayMs, isoDay } from '../../kernel/durations.ts';
import { invalid, Refusal } from '../../kernel/refusal.ts';
import { personOf } from '../accounts/person.ts';
import { type Fund, fundById, idsOf } from './fund.ts';
import { isOfFund } from './review-rules.ts';

const replaceableAfterMs = 365 * dayMs;
const maxInMonth = 5;

/** The review of this person of the fund that stands, whatever its state but taken back. */
export async function ownReviewOf(
  db: Desk['db'],
  fund: Fund,
  context: AppContext,
  secret: Uint8Array,
): Promise<ReviewsTable | undefined> {
  const { id: user } = personOf(context);
  const ids = await idsOf(fund, db, context);
  return db
    .selectFrom('reviews')
    .selectAll()
    .where('organization_id', 'in', ids)
    .where(
      'author_tag',
      'in',
      ids.map((one) => reviewTag(secret, user, one)),
    )
    .where('status', '<>', 'withdrawn')
    .executeTakeFirst();
}

/** What somebody wrote in a review, for its digest. */
export function partsOfReview({
  relation,
  period,
  dimensions,
  helped,
  hindered,
  advice,
}: Pick<ReviewsTable, 'relation' | 'period' | 'dimensions' | 'helped' | 'hindered' | 'advice'>) {
  return [relation, period, dimensions, helped, hindered, advice];
}

/** Whether it is changed by sending it again: nobody accepted it. */
export function isOpen(known: Pick<ReviewsTable, 'status'> | undefined): boolean {
  return known?.status === 'returned' || known?.status === 'submitted';
}

export function mustBeReplaceable(
  known: Pick<ReviewsTable, 'status' | 'submitted_on'> | undefined,
  now: Date,
): void {
  if (known?.status === 'removed')
    throw new Refusal(
      'forbidden',
      'Your review of this fund was removed; you may object to that at /account/decisions.',
    );
  if (known && !isOpen(known) && Date.parse(known.submitted_on) > now.getTime() - replaceableAfterMs)
    throw new Refusal('duplicate', 'You reviewed this fund; after twelve months you can do it again.');
}

export async function mustBeReviewer(trx: Desk['db'], fund: Fund, context: AppContext): Promise<void> {
  const { now } = context;
  const { id: user } = personOf(context);
  const account = await trx
    .selectFrom('users')
    .select(['created_at', 'email', 'email_verified_at'])
    .where('id', '=', user)
    .executeTakeFirstOrThrow();
  if (now.getTime() - Date.parse(account.created_at) < 7 * dayMs) {
    throw new Refusal('forbidden', 'Reviews are taken from accounts that are a week old or older.');
  }
  if (account.email === null || account.email_verified_at === null) {
    throw new Refusal('forbidden', 'Reviews are taken from accounts with a verified address.');
  }
  if (isOfFund(account.email, fund.website)) {
    throw new Refusal('forbidden', 'Your address is one of this fund; its own people do not review it.');
  }
  const named = await trx
    .selectFrom('fund_representatives')
    .select('organization_id')
    .where('user_id', '=', user)
    .execute();
  // A fund that one was named for may have been merged into this one.
  if (named.some(({ organization_id }) => fundById(organization_id, context)?.id === fund.id)) {
    throw new Refusal('forbidden', 'You speak for this fund; its own people do not review it.');
  }
}

export async function mustBeFew(
  trx: DeskTransaction,
  { user, secret, since }: { readonly user: string; readonly secret: Uint8Array; readonly since: Date },
): Promise<void> {
  // Counted by the tags: a counter of the person's would tell which reviews are of one person.
  const recent = await trx
    .selectFrom('reviews')
    .select(['organization_id', 'author_tag'])
    .where('submitted_on', '>=', isoDay(since))
    .execute();
  const own = recent.filter((one) => one.author_tag === reviewTag(secret, user, one.organization_id));
  if (own.length >= maxInMonth)
    throw new Refusal('conflict', `At most ${maxInMonth} reviews are taken in a month.`);
}

export async function mustBeOwnWords(
  trx: DeskTransaction,
  texts: Readonly<Record<string, string>>,
  tag: string,
): Promise<void> {
  for (const [field, text] of Object.entries(texts)) {
    if (text.length < 40) continue;
    const same = await trx
      .selectFrom('reviews')
      .select('id')
      .where((eb) => eb.or([eb('helped', '=', text), eb('hindered', '=', text), eb('advice', '=', text)]))
      .where('author_tag', '<>', tag)
      .executeTakeFirst();
    if (same)
      throw invalid(
        field,
        `${field} stands in another review word for word; use your own words.`,
        'duplicate',
      );
  }
}
