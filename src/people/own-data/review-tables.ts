// What of the reviews belongs to a person: found by the tags that only the server's secret makes.

import type { ModerationTables } from '../../desk/schema/moderation.ts';
import type { ReviewTables } from '../../desk/schema/reviews.ts';
import { reviewTagsOf, withdrawnReview } from '../accounts/review-tags.ts';
import type { PersonTables } from './person-table.ts';

const appealed = ['subject_kind', 'subject_id', 'text', 'state', 'asked_on'] as const;

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
      closing: { set: withdrawnReview },
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
      ...(['essays', 'desk_comments', 'reviews', 'review_replies'] as const).map((of) => ({
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
