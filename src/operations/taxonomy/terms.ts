// Every fixed vocabulary of the catalogue. The scheme `labels` is not here: it is read from the family `labels`.

import { companySchemes } from './companies.ts';
import { dimensionSets, dimensions } from './dimensions.ts';
import { scienceSchemes } from './science.ts';
import type { TaxonomyScheme } from './term.ts';
import { vocabularySchemes } from './vocabularies.ts';

export type { TaxonomyTerm } from './term.ts';

/** The schemes in the order in which GET /taxonomy shows them. */
export const taxonomyTerms: readonly TaxonomyScheme[] = [
  ...vocabularySchemes,
  ...companySchemes,
  ...scienceSchemes,
  { scheme: 'dimension_sets', terms: dimensionSets },
  { scheme: 'dimensions', terms: dimensions },
];
