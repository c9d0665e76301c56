// Codes of a call in words, as lists, their filters and their titles say them.

import { wordText } from '../../kernel/word-text.ts';

/** What CommonGrants calls applicants. */
const applicants: Readonly<Record<string, string>> = {
  individual: 'people on their own',
  organization: 'organizations of any kind',
  unrestricted: 'anyone',
  custom: 'others that the call names',
  higher_education_public: 'public universities',
  higher_education_private: 'private universities',
  non_profit_with_501c3: 'nonprofits with 501(c)(3) status',
  nonprofit_without_501c3: 'nonprofits without 501(c)(3) status',
  for_profit_small_business: 'small companies',
  for_profit_not_small_business: 'companies that are not small',
  government_state: 'governments of states',
  government_county: 'governments of counties',
  government_municipal: 'governments of cities and towns',
  government_special_district: 'governments of special districts',
  government_tribal: 'governments of tribes',
  organization_tribal_other: 'other organizations of tribes',
  school_district_independent: 'independent school districts',
};

export function applicantText(value: string): string {
  return applicants[value] ?? wordText(value);
}

const ageing: Readonly<Record<string, string>> = {
  named: 'names ageing',
  any_field: 'general, takes research on ageing',
  institute: 'an institute for ageing takes part',
  no: 'says nothing of ageing',
};

/** How a project on ageing fits. */
export function ageingText(value: string): string {
  return ageing[value] ?? wordText(value);
}
