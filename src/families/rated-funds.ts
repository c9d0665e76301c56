import { family } from '../kernel/family.ts';
import {
  dateTime,
  derived,
  detail,
  flag,
  integer,
  map,
  name,
  nullable,
  number,
  publicId,
  stored,
  text,
  url,
} from '../kernel/field.ts';
import { contains, saying } from '../kernel/filter.ts';
import { dimensionMeans, newest, ratingCounts, reviewsOf, totalRating } from './shared/reviews.ts';
import { rounded } from './shared/rounded.ts';
import { pageOf } from './shared/shapes.ts';

/** Organizations seen as funds: those with at least one published review. */
export const ratedFunds = family({
  name: 'rated_funds',
  singular: 'rated_fund',
  title: 'Rated funds',
  summary: 'Funders as the people who applied to them rate them.',
  tier: 'public',
  of: 'organizations',
  page: '/funds',
  member: 'fund',
  example: 'meridian-longevity-fund',
  heading: 'name',
  display: {
    columns: ['review_count', 'last_review_at'],
    pictures: [
      { kind: 'bars', title: 'Mean rating by dimension', member: 'dimension_means', max: 5 },
      {
        kind: 'distribution',
        title: 'How the reviews spread',
        member: 'rating_counts',
        counted: ['review', 'reviews'],
        of: 5,
      },
      { kind: 'radar', title: 'The shape of the rating', member: 'dimension_means', max: 5 },
    ],
    leftOut: ['rating_counts'],
  },
  fields: {
    id: name('Opaque id, that of the organization.'),
    public_id: publicId(),
    name: name('Name of the fund.'),
    logo_url: nullable(url('Logo.')),
    last_review_at: derived(nullable(dateTime('When the newest published review was written.'))),
    review_count: derived(integer('Number of published reviews.')),
    total_rating: derived(number('Mean of the dimension means.')),
    dimension_means: derived(
      map({ type: 'number' }, 'Mean rating of each dimension over published reviews.'),
    ),
    rating_counts: detail(
      derived(
        nullable(
          map(
            { type: 'integer' },
            'How many published reviews come to each whole rating from 1 to 5, by the mean of their dimensions; null with fewer than three.',
          ),
        ),
      ),
    ),
    public_url: derived(nullable(text('The page of this fund on this site.'))),
    published: stored(flag('Whether the organization is published.')),
  },
  derive: {
    last_review_at: (fund, related) => newest(reviewsOf(fund, related)),
    review_count: (fund, related) => reviewsOf(fund, related).length,
    total_rating: (fund, related) => rounded(totalRating(reviewsOf(fund, related)) ?? 0),
    dimension_means: (fund, related) => dimensionMeans(reviewsOf(fund, related)),
    rating_counts: (fund, related) => ratingCounts(reviewsOf(fund, related)),
    public_url: (fund) => pageOf('/funds', fund),
  },
  visible: (fund, related) =>
    fund.published && fund.public_id && reviewsOf(fund, related).length > 0 ? 'public' : null,
  follows: [{ family: 'fund_reviews', by: { theirs: 'organization' } }],
  columns: {
    total_rating: {
      type: 'number',
      usesRelated: true,
      value: (fund, related) => totalRating(reviewsOf(fund, related)),
    },
  },
  filters: {
    q: saying((words) => `name with “${words}” in it`, contains('name', 'Part of the name.', 'longevity')),
  },
  order: { by: 'total_rating', direction: 'desc', thenBy: 'name' },
  list: [
    {
      path: '/ratings/funds',
      name: 'list_rated_funds',
      summary: 'Funds with at least one published review, best rated first.',
      envelope: 'page',
      access_level: true,
    },
  ],
  detail: [
    {
      path: '/ratings/funds/{public_id}',
      name: 'get_rated_fund',
      summary: 'One fund with its mean ratings.',
    },
  ],
});
