import type { Doc } from '../../kernel/family.ts';

/** The scores of a rating by dimension; one without a score is left out. */
export function scoreMap(dimensions: readonly Doc[]): Doc {
  const known = dimensions.filter(({ score }) => score !== null && score !== undefined);
  return Object.fromEntries(known.map(({ dimension, score }) => [dimension, score]));
}
