// Asker 6 (askers.ts). Sealed: nobody who changes a rule reads these.

import type { Asked } from '../asked.ts';

export const asker6: Asked = [
  [
    'I finished my PhD and want to start my own dementia project at a UK university, which fellowships are there?',
    [
      'alzheimers-research-uk-research-fellowship',
      'alzheimers-society-postdoctoral-fellowships',
      'race-against-dementia-fellowship',
      'alzheimers-research-uk-senior-research-fellowship',
      'wellcome-early-career-awards',
      'nihr-advanced-fellowship',
    ],
  ],
  [
    'age-related hearing loss',
    [
      'grants-gov-356763',
      'grants-gov-357742',
      'grants-gov-358023',
      'grants-gov-358863',
      'grants-gov-358022',
      'grants-gov-358021',
    ],
  ],
  [
    'frailty in old age',
    [
      'vivensa-foundation-research-project-grants',
      'nmrc-healthy-and-meaningful-longevity',
      'xprize-healthspan-competition',
    ],
  ],
  ['osteoporosis', ['asbmr-first-award', 'grants-gov-357604', 'grants-gov-357602', 'grants-gov-357606']],
  [
    "we are a small biotech with a disease-modifying drug for Parkinson's, who funds preclinical work in companies",
    [
      'mjff-therapeutics-pipeline-program',
      'cure-parkinsons-research-grants',
      'grants-gov-356531',
      'grants-gov-356610',
      'grants-gov-356953',
    ],
  ],
  [
    'fronto-temporal demetia clinical trial',
    ['aftd-treat-ftd-fund', 'aftd-pilot-grants', 'grants-gov-357343'],
  ],
  [
    'subvention recherche maladie de Parkinson en France',
    [
      'france-parkinson-research-grants',
      'fondation-de-france-maladie-de-parkinson',
      'cure-parkinsons-research-grants',
      'parkinsons-foundation-impact-awards',
    ],
  ],
  [
    "Alzheimer's grants I can still catch in March 2026, last chance",
    ['grants-gov-357139', 'grants-gov-355096', 'grants-gov-357172'],
  ],
  [
    'prize competition for reversing ageing',
    ['xprize-healthspan-competition', 'xprize-healthspan-fshd-bonus-prize'],
  ],
  [
    'career development award for a geriatrician who wants to do research, United States',
    [
      'beeson-career-development-program',
      'grants-gov-353461',
      'grants-gov-353458',
      'grants-gov-353462',
      'grants-gov-353746',
      'grants-gov-353745',
      'grants-gov-353747',
    ],
  ],
  [
    'quality of life of elderly people with cancer, European consortium',
    ['eu-ft-50135717', 'eu-ft-50136425'],
  ],
  [
    'nursing home residents, research using existing data',
    ['donaghue-another-look', 'grants-gov-352218', 'grants-gov-352221', 'grants-gov-352227'],
  ],
  ['stroke recovery and rehabilitation trial', ['grants-gov-357256', 'stroke-association-project-grants']],
  [
    'young ophthalmologist AMD research money',
    ['brightfocus-macular-degeneration-research', 'rpb-career-development-award'],
  ],
  [
    "blood test to detect Alzheimer's early, startup looking for non-dilutive or investor-like funding",
    ['addf-diagnostics-accelerator', 'grants-gov-357139'],
  ],
  [
    'K24 mid-career award patient oriented research in aging',
    ['grants-gov-353793', 'grants-gov-353792', 'grants-gov-353794'],
  ],
  ['R03 small grant Alzheimer new investigator', ['grants-gov-357172', 'grants-gov-357805']],
  [
    'dementia care innovation Canada caregivers',
    [
      'cabhi-spark-program',
      'cihr-brain-health-cognitive-impairment-aging',
      'alzheimer-society-research-program-canada',
    ],
  ],
  [
    'quick small grants for unconventional longevity research',
    ['longevity-impetus-grants-round', 'foresight-ai-science-safety-nodes', 'vitadao-project-funding'],
  ],
  [
    'new assistant professor, basic biology of ageing lab, first grant from a US foundation',
    [
      'afar-grants-for-junior-faculty',
      'hillblom-start-up-grant',
      'mcknight-innovator-awards-cognitive-aging',
      'glenn-foundation-discovery-award',
      'searle-scholars',
      'pew-biomedical-scholars',
    ],
  ],
  ['elder abuse prevention grants', []],
  ['are older drivers safe behind the wheel - funding for a driving study', []],
  ['Mestrado em gerontologia, bolsa de estudos no Brasil', []],
  ['urinary incontinence older women', []],
];
