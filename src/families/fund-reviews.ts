import { family } from '../kernel/family.ts';
import { dateTime, flag, map, name, nullable, stored, text } from '../kernel/field.ts';

/** Reviews are never shown one by one: rated funds are means over the published ones. */
export const fundReviews = family({
  name: 'fund_reviews',
  singular: 'fund_review',
  title: 'Fund reviews',
  summary: 'Reviews of funders by people who applied; published as means, see rated funds.',
  tier: 'full',
  readAt: '/ratings/funds',
  fields: {
    organization_id: stored(name('The id of the reviewed organization.')),
    dimensions: stored(map({ type: 'number', minimum: 0, maximum: 5 }, 'Dimension to rating.')),
    published: stored(flag('Whether the review counts.')),
    reviewed_at: stored(nullable(dateTime('When the review was written.'))),
    comment: stored(nullable(text('What the reviewer wrote; never published.'))),
  },
  visible: () => null,
  refers: { organization_id: 'organizations' },
  links: { organization: (review) => [review.organization_id] },
  order: { by: 'id', direction: 'asc' },
});
