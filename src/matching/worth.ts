// What speaks for a record, in points of its score.

export const worth = {
  /** All the words of a query; rare words count more. */
  words: 60,
  /** All its topic labels. */
  labels: 22,
  /** Two words side by side as in the query. */
  together: 8,
  /** The catalogue's own relevance_score at its highest. */
  relevance: 6,
  /** Two weeks or more are left. */
  time: 4,
  /** The share that a word has by where it stands. */
  inTitle: 1,
  inText: 0.8,
  inName: 0.3,
} as const;

/** Of a long query no record holds every word: so many of the rarest are as good as all. */
const mostCounted = 6;

export function sumOfCounted(weights: readonly number[]): number {
  const heaviest = weights.toSorted((a, b) => b - a).slice(0, mostCounted);
  return heaviest.reduce((sum, weight) => sum + weight, 0);
}
