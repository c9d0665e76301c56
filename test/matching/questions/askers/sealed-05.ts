// Asker 5 (askers.ts). Sealed: nobody who changes a rule reads these.

import type { Asked } from '../asked.ts';

export const asker5: Asked = [
  [
    "agitation and apathy in Alzheimer's patients",
    ['grants-gov-357199', 'grants-gov-357200', 'grants-gov-357343'],
  ],
  [
    "small biotech with a Parkinson's drug candidate, looking for preclinical funding",
    [
      'mjff-therapeutics-pipeline-program',
      'cure-parkinsons-research-grants',
      'grants-gov-356953',
      'grants-gov-356531',
      'grants-gov-356610',
    ],
  ],
  [
    'frontotemporal dementia and PSP grants',
    [
      'aftd-pilot-grants',
      'aftd-treat-ftd-fund',
      'curepsp-pathway-pipeline-grants',
      'rainwater-tauopathy-challenge-workshop',
    ],
  ],
  ['geriatric oncology', ['eu-ft-50135717']],
  [
    "Alzheimer's grants with an application deadline in March 2026",
    ['grants-gov-357139', 'grants-gov-355096', 'grants-gov-357172'],
  ],
  [
    'K23 or Beeson award for a geriatrician starting patient research',
    ['grants-gov-353461', 'grants-gov-353458', 'grants-gov-353462', 'beeson-career-development-program'],
  ],
  ['F31 for a PhD student in the biology of aging', ['grants-gov-358848']],
  ['doctoral network Europe ageing research PhD training', ['eu-ft-50220812', 'eu-ft-50150122']],
  [
    'our longevity start-up in Germany needs EU money to bring an anti-ageing therapy to market',
    [
      'eu-ft-49662897',
      'eu-ft-cascade-13405',
      'eu-ft-cascade-15342',
      'eu-ft-51121453',
      'eu-ft-49662814',
      'eu-ft-51349583',
    ],
  ],
  [
    'tai chi or yoga trial in older adults',
    [
      'grants-gov-357305',
      'grants-gov-357301',
      'grants-gov-357303',
      'grants-gov-359155',
      'grants-gov-356395',
      'grants-gov-356726',
    ],
  ],
  [
    'osteoprosis and fragile bones',
    [
      'asbmr-first-award',
      'versus-arthritis-career-development-fellowship',
      'grants-gov-357602',
      'grants-gov-357604',
      'grants-gov-357606',
    ],
  ],
  [
    'macular degeneration, glaucoma and the ageing eye',
    [
      'brightfocus-macular-degeneration-research',
      'brightfocus-glaucoma-standard-award',
      'rpb-career-development-award',
    ],
  ],
  [
    'dementia research funding in Canada',
    [
      'alzheimer-society-research-program-canada',
      'cihr-brain-health-cognitive-impairment-aging',
      'cabhi-spark-program',
      'brain-canada-future-leaders',
    ],
  ],
  [
    'postdoctoral fellowship dementia UK',
    [
      'alzheimers-society-postdoctoral-fellowships',
      'alzheimers-research-uk-research-fellowship',
      'race-against-dementia-fellowship',
      'alzheimers-research-uk-senior-research-fellowship',
      'wellcome-early-career-awards',
      'nihr-advanced-fellowship',
    ],
  ],
  ['ayudas para investigar el alzhéimer en España', ['pasqual-maragall-researchers-programme']],
  [
    'fast small grant for a risky longevity idea',
    ['longevity-impetus-grants-round', 'vitadao-project-funding', 'foresight-ai-science-safety-nodes'],
  ],
  ['longevity prize', ['xprize-healthspan-competition', 'xprize-healthspan-fshd-bonus-prize']],
  [
    'new assistant professor starting an aging biology lab in the United States',
    [
      'afar-grants-for-junior-faculty',
      'hillblom-start-up-grant',
      'glenn-foundation-discovery-award',
      'grants-gov-358879',
      'grants-gov-358880',
      'searle-scholars',
      'pew-biomedical-scholars',
    ],
  ],
  [
    "blood test to detect Alzheimer's early",
    ['addf-diagnostics-accelerator', 'grants-gov-357139', 'grants-gov-356874'],
  ],
  [
    'quality of care in nursing homes',
    [
      'donaghue-another-look',
      'grants-gov-352218',
      'grants-gov-352221',
      'grants-gov-352227',
      'eu-ft-50218734',
    ],
  ],
  ['SBIR phase I fall detection device for seniors', []],
  ['testosterone replacement in older men', []],
  ['Health Research Council New Zealand grant for older Māori health', []],
  ["scholarship for a master's degree in gerontology", []],
];
