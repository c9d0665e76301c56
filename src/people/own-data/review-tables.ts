// What of the reviews belongs to a person: found by the tags that only the server's secret makes.

import type { DeskTransaction } from '../../desk/desk.ts';
import type { ModerationTables } from '../../desk/schema/moderation.ts';
import type { ReviewTables } from '../../desk/schema/reviews.ts';
import { mixDay } from '../accounts/review-order.ts';
import { reviewTagsOf, withdrawnReview } from '../accounts/review-tags.ts';
import type { Erasing, PersonTables } from './person-table.ts';

const appealed = ['subject_kind', 'subject_id', 'text', 'state', 'asked_on'] as const;

/** What nobody reads goes at once; what is published goes on days of its own (`reviews/leaving.ts`). */
async function withdrawUnread(trx: DeskTransaction, erasing: Erasing): Promise<number> {
  const tags = await reviewTagsOf(trx, erasing);
  if (tags.length === 0) return 0;
  const rows = await trx
    .updateTable('reviews')
    .set(withdrawnReview)
    .where('author_tag', 'in', tags)
    .where('status', 'not in', ['published', 'withdrawn'])
    .returning('submitted_on')
    .execute();
  for (const day of new Set(rows.map(({ submitted_on }) => submitted_on))) await mixDay(trx, day);
  return rows.length;
}

export const reviewTables: Pick<PersonTables, keyof ReviewTables | keyof Pick<ModerationTables, 'appeals'>> =
  {
    reviews: {
      tag: 'author_tag',
      tags: reviewTagsOf,
      exported: [
        'id',
        'organization_id',
        'relation',
        'period',
        'dimensions',
        'helped',
        'hindered',
        'advice',
        'status',
        'submitted_on',
        'released_on',
      ],
      uncounted: true,
      closing: { by: withdrawUnread },
      kept: { choice: 'reviews', closing: { keep: 'reviews of funders, which name nobody' } },
    },
    review_replies: {
      person: 'user_id',
      exported: ['id', 'review_id', 'body', 'status', 'at'],
      closing: { stranger: {} },
    },
    fund_representatives: [
      { person: 'user_id', exported: ['organization_id', 'at'], closing: 'delete' },
      { person: 'verified_by', exported: ['organization_id', 'at'], closing: { stranger: {} } },
    ],
    // An appeal belongs to whoever wrote the text that it is about.
    appeals: [
      { part: 'subject_id', of: 'reviews', exported: appealed, uncounted: true, closing: 'delete' },
      ...(['essays', 'desk_comments', 'review_replies'] as const).map((of) => ({
        part: 'subject_id' as const,
        of,
        exported: appealed,
        closing: 'delete' as const,
      })),
      {
        person: 'decided_by',
        exported: ['subject_kind', 'subject_id', 'state', 'decided_at'],
        closing: { stranger: {} },
      },
    ],
  };
