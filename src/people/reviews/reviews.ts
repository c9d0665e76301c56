// The published reviews of a fund, as everybody reads them.

import type { AppContext } from '../../context.ts';
import { answerOf } from '../../kernel/answer.ts';
import { example, integer, map, oneOf, shaped, text, titled, uuid, writtenBy } from '../../kernel/field.ts';
import { pageOf, pageSchema, paginationOf } from '../../kernel/listing.ts';
import { byDefault, inPath, inQuery, operation, schemaOf } from '../../kernel/operation.ts';
import { fundNamed, idsOf } from './fund.ts';
import { relations } from './review-rules.ts';

/** A relation is shown where so many of the fund's reviews share it. */
const minAlike = 3;

const reply = schemaOf({
  body: writtenBy('commenter', text('What the fund says.')),
  month: text('The month in which it was published.'),
});

const reviewSchema = titled(
  'FundReview',
  schemaOf({
    id: uuid('The id of the review.'),
    relation: oneOf(
      [...relations, 'applicant'],
      'What its author had to do with the fund; where fewer than three reviews share it, applicant, whatever it was.',
    ),
    period: text('The two years in which it was.'),
    dimensions: map(
      { type: 'integer', minimum: 1, maximum: 5 },
      'From 1 to 5 for each dimension that was answered; effort is best where it was light.',
    ),
    helped: writtenBy('commenter', text('What helped.')),
    hindered: writtenBy('commenter', text('What hindered.')),
    advice: writtenBy('commenter', text('What its author would tell who applies.')),
    published_at: text('The month in which it was published, as 2026-05.'),
    response: shaped({ anyOf: [reply, { type: 'null' }] }, 'The reply of the fund.'),
  }),
);

export const listFundReviews = operation({
  name: 'list_fund_reviews',
  method: 'GET',
  path: '/ratings/funds/{public_id}/reviews',
  tier: 'public',
  tag: 'Rated funds',
  summary: 'The published reviews of a fund; nobody knows who wrote one.',
  description:
    'Reviews are published together, once a fund has enough of them, so that no mean gives one away. A fund without any answers an empty list.',
  input: {
    public_id: inPath(example(text('The fund in addresses.', 200), 'meridian-longevity-fund')),
    limit: inQuery(byDefault(integer('How many reviews.', { minimum: 1, maximum: 200 }), 50)),
    offset: inQuery(byDefault(integer('How many reviews to skip.', { minimum: 0, maximum: 100_000 }), 0)),
  },
  output: () => pageSchema(reviewSchema),
  run: async ({ public_id, ...page }, context: AppContext) => {
    const { db } = context.desk;
    const ids = await idsOf(fundNamed(public_id, context), db, context);
    const rows = await db
      .selectFrom('reviews')
      .selectAll()
      .where('organization_id', 'in', ids)
      .where('status', '=', 'published')
      .orderBy('released_on', 'desc')
      .orderBy('id')
      .execute();
    const replies = await db
      .selectFrom('review_replies')
      .select(['review_id', 'body', 'at'])
      .where('organization_id', 'in', ids)
      .where('status', '=', 'published')
      .execute();
    const counts = new Map<string, number>();
    for (const { relation } of rows) counts.set(relation, (counts.get(relation) ?? 0) + 1);
    const data = pageOf(rows, page).map((row) => {
      const response = replies.find(({ review_id }) => review_id === row.id);
      return {
        id: row.id,
        relation: (counts.get(row.relation) ?? 0) >= minAlike ? row.relation : 'applicant',
        period: row.period,
        dimensions: JSON.parse(row.dimensions) as Readonly<Record<string, number>>,
        helped: row.helped,
        hindered: row.hindered,
        advice: row.advice,
        published_at: (row.released_on ?? '').slice(0, 7),
        response: response ? { body: response.body, month: response.at.slice(0, 7) } : null,
      };
    });
    const answer = answerOf({ data, pagination: paginationOf(rows.length, page) });
    return { ...answer, beyondCatalogue: true };
  },
});
