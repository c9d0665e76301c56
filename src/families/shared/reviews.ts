// What the published reviews of an organization come to.

import type { Doc, Related } from '../../kernel/family.ts';
import { sum } from '../../kernel/sum.ts';
import { rounded } from './rounded.ts';

/** The published reviews of a fund. */
export function reviewsOf(fund: { readonly id: string }, related: Related): readonly Doc[] {
  return related
    .linked('fund_reviews', 'organization', fund.id)
    .filter((review) => review.published === true);
}

/** When the newest of them was written; null when none says so. */
export function newest(reviews: readonly Doc[]): string | null {
  const moments = reviews.flatMap((review) => (review.reviewed_at ? [review.reviewed_at as string] : []));
  return moments.toSorted((a, b) => Date.parse(a) - Date.parse(b)).at(-1) ?? null;
}

function means(reviews: readonly Doc[]): Record<string, number> {
  const ratings = new Map<string, number[]>();
  for (const review of reviews) {
    for (const [dimension, rating] of Object.entries(review.dimensions as Record<string, number>)) {
      ratings.set(dimension, [...(ratings.get(dimension) ?? []), rating]);
    }
  }
  const found: Record<string, number> = {};
  for (const [dimension, values] of [...ratings].toSorted(([a], [b]) => a.localeCompare(b))) {
    found[dimension] = mean(values) as number;
  }
  return found;
}

function mean(values: readonly number[]): number | null {
  return values.length === 0 ? null : sum(values) / values.length;
}

/** Mean rating of each dimension, to two decimals. */
export function dimensionMeans(reviews: readonly Doc[]): Readonly<Record<string, number>> {
  const entries = Object.entries(means(reviews));
  return Object.fromEntries(entries.map(([dimension, value]) => [dimension, rounded(value)]));
}

/** So many reviews at least are told apart by what they come to. */
const minApart = 3;

/** How many reviews come to each whole rating from 1 to 5, by the mean of their dimensions; null for few. */
export function ratingCounts(reviews: readonly Doc[]): Readonly<Record<string, number>> | null {
  const each = reviews.flatMap(
    (review) => mean(Object.values(review.dimensions as Record<string, number>)) ?? [],
  );
  if (each.length < minApart) return null;
  const counts: Record<string, number> = { 1: 0, 2: 0, 3: 0, 4: 0, 5: 0 };
  for (const one of each) {
    const whole = String(Math.max(1, Math.round(one)));
    counts[whole] = (counts[whole] ?? 0) + 1;
  }
  return counts;
}

/** Mean of the dimension means; null without a rating. */
export function totalRating(reviews: readonly Doc[]): number | null {
  return mean(Object.values(means(reviews)));
}

/** The `reviews` of an organization's details; null without a published review. */
export function reviewSummary(organization: { readonly id: string }, related: Related): Doc | null {
  const reviews = reviewsOf(organization, related);
  if (reviews.length === 0) return null;
  return {
    review_count: reviews.length,
    total_rating: rounded(totalRating(reviews) ?? 0),
    dimension_means: dimensionMeans(reviews),
  };
}
