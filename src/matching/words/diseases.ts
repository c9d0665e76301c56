// Diseases that are asked for by their name, and kinds of them that are names of the broader one here.

import { foldedWords } from './folded-words.ts';
import { keyOf, saying } from './lexicon.ts';

/**
 * Who asks for one of these is not served by a call on another. Groups of diseases (of heart and vessels, of metabolism,
 * of nerves) are left out: they are asked for beside others, and calls name a part of them.
 */
export const diseases: ReadonlySet<string> = new Set([
  ...['alzheimers-disease', 'dementia', 'parkinsons-disease', 'multiple-sclerosis', 'stroke', 'epilepsy'],
  ...['cancer', 'down-syndrome'],
  ...['sarcopenia', 'osteoarthritis', 'osteoporosis', 'muscular-dystrophy', 'pulmonary-fibrosis'],
  ...['macular-degeneration', 'glaucoma', 'hearing-loss', 'chronic-kidney-disease'],
]);

/** Labels of a kind of another disease: a call that carries one is less for the other kinds. */
export const kindOf: ReadonlyMap<string, string> = new Map([
  ['alzheimers-disease', 'dementia'],
  ['parkinsons-disease', 'neurodegeneration'],
]);

/**
 * Kinds of a disease, of a long life and of the animals of a laboratory, each by all of its names: a call that names
 * the kind stands before one for the whole.
 */
const kinds: readonly (readonly string[])[] = [
  ['Lewy body', 'DLB'],
  [
    ...['vascular dementia', 'VCID', 'vascular cognitive impairment'],
    ...['vascular contributions to cognitive impairment', 'vascular contributions to dementia'],
  ],
  ['frontotemporal dementia', 'FTD', 'frontotemporal degeneration', 'frontotemporal lobar degeneration'],
  ['primary progressive aphasia'],
  ['mild cognitive impairment', 'MCI'],
  ['TDP-43'],
  ['ALS', 'amyotrophic lateral sclerosis', 'motor neuron disease'],
  ['Huntington disease'],
  ['prion', 'Creutzfeldt-Jakob'],
  ['progressive supranuclear palsy'],
  ['corticobasal'],
  ['tau', 'tau protein', 'tauopathy', 'tauopathies'],
  ['monkey', 'monkeys', 'primate', 'primates', 'non-human primate', 'macaque', 'rhesus', 'marmoset'],
  ['centenarian', 'centenarians', 'supercentenarian', 'exceptional longevity', 'extreme longevity'],
];

/** All names of such a kind, by the key of each. */
export const namesOfKinds: ReadonlyMap<string, readonly string[]> = new Map(
  kinds.flatMap((names) => names.map((name) => [keyOf(saying(foldedWords(name))), names] as const)),
);
