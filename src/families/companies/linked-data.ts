// A company in the words of schema.org: professional facts only, and of those only what the answer holds.

import type { Doc } from '../../kernel/family.ts';
import { place, year } from '../shared/linked-data.ts';

export function companyLinkedData(company: Doc): Doc {
  return {
    '@type': 'Organization',
    url: company.website,
    logo: company.logo_url,
    location: place(company.headquarters),
    foundingDate: year(company.founding_year),
  };
}
