// Asker 3 (askers.ts).

import type { Asked } from '../asked.ts';

export const asker3: Asked = [
  // misspelling of frontotemporal; AFTD pilot first, AFTD/ADDF trial fund second, then the AD/ADRD small gran
  ['frontotemporl dementia pilot grant', ['aftd-pilot-grants', 'aftd-treat-ftd-fund', 'grants-gov-357172']],
  // no call names it: bone and mineral society award first, then the NIAMS musculoskeletal calls and the UK m
  [
    'osteoporosis',
    [
      'asbmr-first-award',
      'grants-gov-357604',
      'grants-gov-357602',
      'grants-gov-357606',
      'versus-arthritis-career-development-fellowship',
    ],
  ],
  // named by BrightFocus; RPB funds diseases of the ageing eye; then general NEI grants open to any eye disea
  [
    'macular degeneration',
    [
      'brightfocus-macular-degeneration-research',
      'rpb-career-development-award',
      'grants-gov-357979',
      'grants-gov-358118',
    ],
  ],
  // no call names progeria; rare-disease calls a project can apply to, from preclinical efficacy to trials. E
  [
    'therapy development for progeria',
    ['grants-gov-357570', 'grants-gov-359645', 'grants-gov-360008', 'grants-gov-360007'],
  ],
  // 'exceptional longevity'
  ['genetics of centenarians', ['longevity-consortium-translational-funds']],
  // P40 special colonies (two announcements), R24 and R21 for animal models
  [
    'keep a killifish colony going as a resource for other ageing labs',
    ['grants-gov-345295', 'grants-gov-359646', 'grants-gov-359648', 'grants-gov-357138'],
  ],
  // 'neuropsychiatric symptoms'
  ['agitation and apathy in dementia', ['grants-gov-357199', 'grants-gov-357200', 'grants-gov-357343']],
  // 'older cancer patients', 65 and above
  ['quality of life for people over 70 being treated for cancer', ['eu-ft-50135717']],
  // Parkinson funders that take companies, then the Blueprint Neurotherapeutics drug development calls (NINDS
  [
    "We are a small biotech with a drug that may slow Parkinson's disease. Who funds companies?",
    [
      'mjff-therapeutics-pipeline-program',
      'cure-parkinsons-research-grants',
      'grants-gov-356531',
      'grants-gov-356610',
    ],
  ],
  // EIC Accelerator, the two calls that name ageing (EIC challenge, IHI; small firms may join), EIC Transitio
  [
    'longevity start-up in Germany, 8 employees, which European calls can we apply for',
    [
      'eu-ft-49662897',
      'eu-ft-51349583',
      'eu-ft-51430003',
      'eu-ft-51121453',
      'eu-ft-cascade-13405',
      'eu-ft-cascade-15342',
    ],
  ],
  // Diagnostics Accelerator names blood; U01 validates biomarkers, small business eligible; ADDF Biomarkers s
  [
    "blood test for early Alzheimer's, companies eligible",
    ['addf-diagnostics-accelerator', 'grants-gov-357139'],
  ],
  // three parent K23 (NIA takes part), and Beeson K76 for clinician scientists in ageing
  [
    'K23 for a geriatrician',
    ['grants-gov-353461', 'grants-gov-353458', 'grants-gov-353462', 'beeson-career-development-program'],
  ],
  // parent F31, NIA takes part; F30 is for dual degrees only
  ['F31 biology of aging PhD student', ['grants-gov-358848']],
  // junior faculty in ageing first, then Katz ESI R01, Glenn Discovery, and general new-faculty awards
  [
    'I just started my own lab in the US on basic mechanisms of aging, what is there for new assistant professors?',
    [
      'afar-grants-for-junior-faculty',
      'hillblom-start-up-grant',
      'grants-gov-358879',
      'grants-gov-358880',
      'glenn-foundation-discovery-award',
      'pew-biomedical-scholars',
      'searle-scholars',
    ],
  ],
  // ARUK Early Career Researcher Bridge Fund
  [
    'bridge funding between two contracts, early career dementia researcher UK',
    ['alzheimers-research-uk-researcher-retention'],
  ],
  // announcements that end on 5, 12 and 16 March 2026; other Alzheimer calls have only a date for resubmissio
  [
    "Alzheimer's calls that close before the end of March 2026",
    ['grants-gov-357139', 'grants-gov-355096', 'grants-gov-357172'],
  ],
  // three for dementia, then brain research in general
  [
    'dementia research funding in Canada',
    [
      'alzheimer-society-research-program-canada',
      'cihr-brain-health-cognitive-impairment-aging',
      'cabhi-spark-program',
      'brain-canada-future-leaders',
    ],
  ],
  // Another Look uses existing data on long-term care; AHRQ R01 and small R03 name long-term care
  [
    'quality of care in nursing homes, secondary analysis of Medicare records',
    ['donaghue-another-look', 'grants-gov-352218', 'grants-gov-352221'],
  ],
  // Italian: call for young researchers; the Airalzh mid-career grant is not for them
  ['bando per giovani ricercatori Alzheimer in Italia', ['airalzh-grants-for-young-researchers']],
  // Impetus decides in three weeks; VitaDAO and Foresight take early longevity work
  [
    'quick small grant for a risky longevity idea',
    ['longevity-impetus-grants-round', 'vitadao-project-funding', 'foresight-ai-science-safety-nodes'],
  ],
  // nothing in the pool is for New Zealand
  ['PhD scholarship in gerontology New Zealand', []],
  // nothing buys equipment for residents; NIDCD calls are for research
  ['our care home wants to buy hearing aids for its residents, any grants?', []],
  // nothing on cosmetics; skin disease calls do not fit
  ['anti-wrinkle cream efficacy trial', []],
  // no prize for past work in the pool
  ['lifetime achievement award in gerontology, how to nominate', []],
];
