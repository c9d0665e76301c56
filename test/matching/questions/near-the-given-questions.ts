// Questions as near as could be to the 28 given ones in manner, length and judging, of other subjects, written before
// reading any rule of the matcher and judged before asking. Nothing answers the last five.

import type { Asked } from './asked.ts';

export const nearTheGivenQuestions: Asked = [
  ['loneliness among seniors', ['grants-gov-357197', 'grants-gov-357198']],
  ['agitation and psychosis in Alzheimer disease', ['grants-gov-357199', 'grants-gov-357200']],
  [
    'tauopathies',
    [
      'rainwater-tauopathy-challenge-workshop',
      'curepsp-pathway-pipeline-grants',
      'aftd-pilot-grants',
      'aftd-treat-ftd-fund',
    ],
  ],
  [
    'parkinsons desease new treatments',
    [
      'mjff-therapeutics-pipeline-program',
      'cure-parkinsons-research-grants',
      'eu-ft-50140426',
      'parkinsons-uk-project-grants',
    ],
  ],
  [
    'financement recherche maladie de Parkinson',
    ['france-parkinson-research-grants', 'fondation-de-france-maladie-de-parkinson'],
  ],
  [
    'Förderung Versorgung von Menschen mit Demenz und Angehörigen',
    ['eu-ft-50140890', 'eu-ft-50218734', 'zonmw-dementia-research-programme'],
  ],
  [
    'frailty',
    [
      'vivensa-foundation-research-project-grants',
      'nmrc-healthy-and-meaningful-longevity',
      'bgs-research-project-grant',
      'eu-ft-51349583',
    ],
  ],
  ['osteoporosis young investigator', ['asbmr-first-award']],
  [
    'age-related eye disease',
    ['brightfocus-macular-degeneration-research', 'brightfocus-glaucoma-standard-award'],
  ],
  ['geriatric oncology Europe', ['eu-ft-50135717']],
  ['end of life care', ['eu-ft-50136425']],
  [
    'nursing home research',
    [
      'donaghue-another-look',
      'eu-ft-50218734',
      'grants-gov-352218',
      'grants-gov-352221',
      'grants-gov-352227',
    ],
  ],
  [
    'K23 patient-oriented research aging',
    ['grants-gov-353458', 'grants-gov-353461', 'grants-gov-353462', 'beeson-career-development-program'],
  ],
  [
    'PhD fellowship F31 neurobiology of aging',
    ['grants-gov-358848', 'grants-gov-358831', 'grants-gov-358832'],
  ],
  ['MSCA doctoral network ageing', ['eu-ft-50220812', 'eu-ft-50150122']],
  [
    'validation of blood biomarkers for dementia',
    ['grants-gov-357139', 'addf-diagnostics-accelerator', 'addf-biomarkers'],
  ],
  ['start-up company longevity equity and grant EIC', ['eu-ft-49662897', 'eu-ft-49662814']],
  [
    'stroke rehabilitation trial',
    ['grants-gov-357256', 'stroke-association-project-grants', 'grants-gov-357036'],
  ],
  ['virtual twin of a patient', ['eu-ft-50161257', 'eu-ft-50135961', 'grants-gov-353135']],
  ['down syndrome and Alzheimer', ['grants-gov-351318', 'grants-gov-352577']],
  ['longevity drugs for cats', []],
  ['brain preservation after death', []],
  ['greying of hair', []],
  ['training of exercise coaches for masters athletes', []],
  ['telomere length in seabirds', []],
];
