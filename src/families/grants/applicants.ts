// Whether a grant says that somebody may apply: by career stage, and by country.

import type { Doc } from '../../kernel/family.ts';
import { careerStages } from '../../matching/calls/stages.ts';

/** Who applies, as CommonGrants names it; a grant may name others in its own words. */
export const applicantTypes: readonly string[] = [
  'individual',
  'organization',
  'government_state',
  'government_county',
  'government_municipal',
  'government_special_district',
  'government_tribal',
  'organization_tribal_other',
  'school_district_independent',
  'higher_education_public',
  'higher_education_private',
  'non_profit_with_501c3',
  'nonprofit_without_501c3',
  'for_profit_small_business',
  'for_profit_not_small_business',
  'unrestricted',
];

/** Beside the stages themselves: a grant that names none may be for all as well. */
const anyStage = 'any-career-stage';

/** Named for them, not stated, or named for others alone. */
export type Fit = 'named' | 'not_stated' | 'others';

/** The career stages that a grant names. */
export function stagesNamed(grant: Doc): readonly string[] {
  const { career_stages = [] } = (grant.eligibility ?? {}) as { career_stages?: readonly string[] };
  const known: readonly string[] = [...careerStages, anyStage];
  return [...((grant.labels ?? []) as readonly string[]), ...career_stages].filter((one) =>
    known.includes(one),
  );
}

export function stageFit(grant: Doc, stage: string): Fit {
  const named = stagesNamed(grant);
  if (named.length === 0) return 'not_stated';
  return named.includes(stage) || named.includes(anyStage) ? 'named' : 'others';
}

export interface Places {
  readonly countries_in?: readonly string[];
  readonly countries_out?: readonly string[];
  readonly foreign_applicants?: string | null;
}

/** @param country its code */
export function countryFit(grant: Doc, country: string): Fit {
  const { countries_in = [], countries_out = [], foreign_applicants } = (grant.eligibility ?? {}) as Places;
  if (countries_out.includes(country)) return 'others';
  if (countries_in.includes(country)) return 'named';
  const elsewhere =
    countries_in.length > 0 && foreign_applicants !== 'yes' && foreign_applicants !== 'partial';
  return elsewhere ? 'others' : 'not_stated';
}
