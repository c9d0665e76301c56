// Published reviews of who closed the account are taken back one by one, each on a day of its own within two weeks: what
// goes together, in the catalogue or in a copy of the database, would be known as one person's. No row says which
// reviews wait, nor for which day: both come of the secret of the site, as tags do.

import { createHmac } from 'node:crypto';
import { derivedKey } from '../../access/site-secret.ts';
import type { Desk } from '../../desk/desk.ts';
import { calendarDays } from '../../kernel/durations.ts';
import { mixDay } from '../accounts/review-order.ts';
import { reviewTagsOf, withdrawnReview } from '../accounts/review-tags.ts';
import { reviewsSection } from './author-operations.ts';

const leavingDays = 14;

/**
 * On which day after the closing each of a person's reviews goes: no two on one, in no order that anybody can tell.
 * @param ids in the order of the ids
 */
function daysOf(secret: Uint8Array, user: string, ids: readonly string[]): ReadonlyMap<string, number> {
  const key = derivedKey(secret, 'reviews that leave');
  const chance = (day: number) =>
    createHmac('sha256', key)
      .update(JSON.stringify([user, day]))
      .digest('hex');
  const days = Array.from({ length: Math.max(leavingDays, ids.length) }, (_, at) => at + 1);
  const mixed = days.map((day) => ({ day, by: chance(day) })).sort((a, b) => (a.by < b.by ? -1 : 1));
  return new Map(ids.map((id, at) => [id, mixed[at]?.day ?? leavingDays]));
}

/** Takes back what is due of who left; killed anywhere, the next round does the rest. */
export async function withdrawLeaving(desk: Desk, secret: Uint8Array, now: Date): Promise<void> {
  const leaving = await desk.db
    .selectFrom('account_closings')
    .select(['user_id', 'erased_at'])
    .where('reviews_wait', '=', 1)
    .where('erased_at', 'is not', null)
    .execute();
  for (const { user_id: user, erased_at } of leaving) {
    const tags = await reviewTagsOf(desk.db, { user, secret });
    // All of them, so that the day of one does not hang on which are gone.
    const rows =
      tags.length === 0
        ? []
        : await desk.db
            .selectFrom('reviews')
            .select(['id', 'status', 'submitted_on'])
            .where('author_tag', 'in', tags)
            .orderBy('id')
            .execute();
    const days = daysOf(
      secret,
      user,
      rows.map(({ id }) => id),
    );
    // Days of the calendar: whatever is due on one goes with all else that is.
    const passed = calendarDays(Date.parse(erased_at as string), now.getTime());
    const standing = rows.filter(({ status }) => status !== 'withdrawn');
    const due = standing.filter(({ id }) => (days.get(id) as number) <= passed);
    for (const { id, submitted_on } of due) {
      await desk.exclusively(reviewsSection, async (trx) => {
        await trx.updateTable('reviews').set(withdrawnReview).where('id', '=', id).execute();
        await mixDay(trx, submitted_on);
      });
    }
    if (passed >= leavingDays && due.length === standing.length)
      await desk.db
        .updateTable('account_closings')
        .set({ reviews_wait: 0 })
        .where('user_id', '=', user)
        .execute();
  }
}
