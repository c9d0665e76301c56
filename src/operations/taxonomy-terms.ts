// Every fixed vocabulary of the catalogue. The scheme `labels` is not here: it is read from the family `labels`.

import { companySchemes } from './taxonomy-companies.ts';
import { dimensionSets, dimensions } from './taxonomy-dimensions.ts';
import { scienceSchemes } from './taxonomy-science.ts';
import type { TaxonomyScheme } from './taxonomy-term.ts';
import { vocabularySchemes } from './taxonomy-vocabularies.ts';

export type { TaxonomyTerm } from './taxonomy-term.ts';

/** The schemes in the order in which GET /taxonomy shows them. */
export const taxonomyTerms: readonly TaxonomyScheme[] = [
  ...vocabularySchemes,
  ...companySchemes,
  ...scienceSchemes,
  { scheme: 'dimension_sets', terms: dimensionSets },
  { scheme: 'dimensions', terms: dimensions },
];
