// Which tier sees a company, and with it everything that is told about the company.

import type { Doc } from '../../kernel/family.ts';
import type { Tier } from '../../kernel/tier.ts';

/** Public companies are open to all, disqualified ones to the full tier; the others to nobody. */
export function companyTier(company: Doc | null): Tier | null {
  if (!company?.is_public || company.merged_into) return null;
  return company.disqualified ? 'full' : 'public';
}
