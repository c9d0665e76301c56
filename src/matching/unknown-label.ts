// Labels that a person keeps to be asked for again and again must be there: a list that is asked for others only
// says what is near.

import type { Doc, Family } from '../kernel/family.ts';
import { isCarried, labelFilters, labelNames } from '../kernel/label-names.ts';
import { nearest } from '../kernel/nearest.ts';
import type { Context } from '../kernel/operation.ts';
import type { FieldError } from '../kernel/refusal.ts';

/** The first label that neither has a name nor is carried by a record of the family, in a sentence. */
export function unknownLabelError(
  field: string,
  labels: readonly string[],
  family: Family,
  context: Pick<Context, 'reader' | 'tier' | 'now'>,
): FieldError | null {
  const { slugs } = labelNames(context);
  // A catalogue without a vocabulary takes any.
  if (slugs.size === 0) return null;
  const unknown = labels.find((label) => !slugs.has(label) && !isCarried(family, label, context));
  if (unknown === undefined) return null;
  const near = nearest(unknown, [...slugs]);
  const hint = near === null ? '/labels lists them.' : `Did you mean ${near}?`;
  return {
    field,
    code: 'pattern',
    message: `${field} takes labels of the catalogue; ${unknown} is none. ${hint}`,
  };
}

/** The labels that the filters of a list ask for. */
export function labelsAskedFor(family: Family, filters: Doc): readonly string[] {
  return labelFilters(family).flatMap((name) => [filters[name] ?? []].flat().map(String));
}
