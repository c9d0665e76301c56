// The published reviews of a fund, as everybody reads them.

import type { AppContext } from '../../context.ts';
import { answerOf } from '../../kernel/answer.ts';
import { example, integer, map, oneOf, shaped, text, titled, uuid, writtenBy } from '../../kernel/field.ts';
import { pageSchema, paginationOf } from '../../kernel/listing.ts';
import { byDefault, inPath, inQuery, operation, schemaOf } from '../../kernel/operation.ts';
import { sum } from '../../kernel/sum.ts';
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
    'Reviews are published together, once a fund has enough of them, so that no mean gives one away. A fund without any answers an empty list. Reviews that an operator brought in count in the figures of the fund and have no words here.',
  input: {
    public_id: inPath(example(text('The fund in addresses.', 200), 'meridian-longevity-fund')),
    limit: inQuery(byDefault(integer('How many reviews.', { minimum: 1, maximum: 200 }), 50)),
    offset: inQuery(byDefault(integer('How many reviews to skip.', { minimum: 0, maximum: 100_000 }), 0)),
  },
  output: () => pageSchema(reviewSchema),
  run: async ({ public_id, ...page }, context: AppContext) => {
    const { db } = context.desk;
    const ids = await idsOf(fundNamed(public_id, context), db, context);
    const chosen = db
      .selectFrom('reviews')
      .where('reviews.organization_id', 'in', ids)
      .where('reviews.status', '=', 'published');
    const alike = await chosen
      .select(['relation', ({ fn }) => fn.countAll().as('n')])
      .groupBy('relation')
      .execute();
    const counts = new Map<string, number>(alike.map(({ relation, n }) => [relation, Number(n)]));
    const rows = await chosen
      .leftJoin('review_replies', (join) =>
        join
          .onRef('review_replies.review_id', '=', 'reviews.id')
          .on('review_replies.status', '=', 'published'),
      )
      .selectAll('reviews')
      .select(['review_replies.body as reply', 'review_replies.at as replied_at'])
      .orderBy('released_on', 'desc')
      .orderBy('reviews.id')
      .limit(page.limit)
      .offset(page.offset)
      .execute();
    const data = rows.map((row) => {
      const { reply, replied_at } = row;
      return {
        id: row.id,
        relation: (counts.get(row.relation) ?? 0) >= minAlike ? row.relation : 'applicant',
        period: row.period,
        dimensions: JSON.parse(row.dimensions) as Readonly<Record<string, number>>,
        helped: row.helped,
        hindered: row.hindered,
        advice: row.advice,
        published_at: (row.released_on ?? '').slice(0, 7),
        response:
          reply === null || replied_at === null ? null : { body: reply, month: replied_at.slice(0, 7) },
      };
    });
    const answer = answerOf({ data, pagination: paginationOf(sum([...counts.values()]), page) });
    return { ...answer, beyondCatalogue: true };
  },
});
