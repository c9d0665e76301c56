// The three ways to ask for labels, the same in every family that carries them.

import { allOf, anyOf, has } from '../../kernel/filter.ts';

/** Filters over the list column `labels`; `what` names the record: "organization". */
export function labelFilters(what: string) {
  return {
    label: has('labels', `A label the ${what} carries: slug or name.`, 'biology-of-ageing'),
    labels: allOf(
      'labels',
      `Labels the ${what} carries, ALL of them, comma-separated.`,
      'biology-of-ageing,early-career',
    ),
    labels_any: anyOf(
      'labels',
      `Labels of which the ${what} carries at least one, comma-separated.`,
      'dementia,alzheimers-disease',
    ),
  };
}
