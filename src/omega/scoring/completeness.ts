// How much of a preregistration is filled in: 24 members, every one but ethics and feasibility, which are
// mandatory. "Not applicable, because …" counts.

import type { Preregistration } from '../protocol/design.ts';

const members = [
  'title',
  'hypothesis_id',
  'study_type',
  'existing_data',
  'data_source',
  'design',
  'arms',
  'randomisation',
  'blinding',
  'inclusion',
  'exclusion',
  'primary_outcome',
  'secondary',
  'covariates',
  'sample_size',
  'stopping_rule',
  'analysis',
  'missing_data',
  'decision',
  'sensitivity',
  'kill_criterion',
  'approvals_needed',
  'risks',
  'sharing',
] as const;

interface Completeness {
  readonly filled: number;
  readonly of: number;
  readonly missing: readonly string[];
}

export function completenessOf(plan: Preregistration): Completeness {
  const missing = members.filter((member) => !isFilled(plan, member));
  return { filled: members.length - missing.length, of: members.length, missing };
}

function isFilled(plan: Preregistration, member: string): boolean {
  // Where there are no data yet there is no source to name, and where nothing needs an approval none is missing.
  if (member === 'data_source' && plan.existing_data === 'none') return true;
  if (member === 'approvals_needed' && plan.ethics === 'none') return true;
  const value = plan[member];
  if (Array.isArray(value)) return value.length > 0;
  if (typeof value === 'string') return value.trim().length >= 3;
  return value !== undefined && value !== null;
}
