// What an auditor asked, and what is right: written down and judged by reading the records before it was looked what
// is found. No answer is right for the last four.

import { anyWorkOnDementia, anyWorkOnParkinson } from './judged-foundations.ts';

const dementia = [
  ...anyWorkOnDementia,
  'nmrc-healthy-and-meaningful-longevity',
  'alzheimers-association-zenith-fellows',
];

const biologyOfAgeing = [
  'eu-ft-51349583',
  'afar-grants-for-junior-faculty',
  'glenn-afar-postdoctoral-fellowships',
  'glenn-foundation-discovery-award',
  'longevity-impetus-grants-round',
  'vivensa-foundation-research-project-grants',
  'hillblom-start-up-grant',
  'hillblom-network-grant',
  'vitadao-project-funding',
] as const;

export const auditQuestions: readonly (readonly [question: string, right: readonly string[]])[] = [
  [
    'sleep apnoea as a risk factor for vascular dementia',
    [...dementia, 'grants-gov-357572', 'addf-prevention-beyond-the-pipeline'],
  ],
  [
    'Nachwuchsgruppe in der Altersforschung aufbauen',
    [
      'eu-ft-51809060',
      'afar-grants-for-junior-faculty',
      'hillblom-start-up-grant',
      'frm-amorcage-de-jeunes-equipes',
      'grants-gov-352324',
    ],
  ],
  [
    'allocation doctorale sur la maladie de Parkinson',
    [
      'france-parkinson-research-grants',
      'parkinson-canada-research-program',
      'grants-gov-358848',
      'eu-ft-50220812',
      'eu-ft-50150122',
    ],
  ],
  [
    'fragilidad y caídas en personas mayores',
    [
      'vivensa-foundation-research-project-grants',
      'nmrc-healthy-and-meaningful-longevity',
      'grants-gov-356236',
      'bgs-research-project-grant',
      'donaghue-another-look',
      'velux-stiftung-healthy-ageing',
    ],
  ],
  ['telomeres and telomerase in ageing', [...biologyOfAgeing]],
  ['natural history cohort in Lewy body dementia', [...dementia, 'grants-gov-357172']],
  [
    'age-related macular degeneration and the retina',
    ['brightfocus-macular-degeneration-research', 'rpb-career-development-award'],
  ],
  [
    'R03 secondary analysis of longitudinal ageing cohorts',
    ['grants-gov-357805', 'grants-gov-357172', 'donaghue-another-look'],
  ],
  [
    'pilot grant below 100,000 dollars for early career dementia researchers',
    [
      'gbhi-pilot-awards',
      'aftd-pilot-grants',
      'afi-early-career-grants',
      'grants-gov-357172',
      'sao-fra-two-year-grants',
      'airalzh-grants-for-young-researchers',
      'alzheimer-society-research-program-canada',
      'curepsp-pathway-pipeline-grants',
      'dementia-australia-grants-program',
    ],
  ],
  ['age-friendly homes and smart technology, Horizon Europe 2027', ['eu-ft-50148548']],
  [
    'frontotemporal dementia biomarkers',
    ['aftd-pilot-grants', 'addf-biomarkers', 'grants-gov-357139', 'grants-gov-356874'],
  ],
  ['parkinsons desease gene therapie', [...anyWorkOnParkinson, 'grants-gov-356610']],
  [
    'nutrition and diet for healthy ageing',
    [
      'velux-stiftung-healthy-ageing',
      'weston-microbiome-proof-of-principle',
      'eu-ft-51349583',
      'grants-gov-356925',
      'grants-gov-356927',
    ],
  ],
  [
    'PhD for a clinician in old age psychiatry, United Kingdom',
    [
      'alzheimers-research-uk-clinical-research-training-fellowship',
      'alzheimers-society-clinical-training-partnerships',
    ],
  ],
  ['P30 centre grant for research on aging', ['grants-gov-357000', 'hillblom-network-grant']],
  [
    'short stay in a laboratory abroad to learn a method',
    ['alzheimer-nederland-fellowships', 'eu-ft-50134367'],
  ],
  [
    'prize for a therapy that restores muscle, cognition and immune function',
    ['xprize-healthspan-competition'],
  ],
  [
    'digital twins and AI for patients with neurodegeneration, European Union',
    ['jpnd-joint-transnational-call', 'eu-ft-50140426', 'eu-ft-50140498'],
  ],
  [
    'jonge onderzoeker dementie Nederland',
    ['zonmw-dementia-research-programme', 'alzheimer-nederland-fellowships'],
  ],
  [
    'cardiovascular ageing and heart failure in the elderly',
    [
      'aha-career-development-award',
      'bhf-early-career-research-fellowship',
      'grants-gov-353822',
      'grants-gov-353821',
      'grants-gov-351057',
      'grants-gov-357542',
      'grants-gov-357543',
      'grants-gov-357800',
      'eu-ft-50140523',
      'grants-gov-356236',
    ],
  ],
  [
    'Canadian early career researcher, cognition in aging',
    [
      'cihr-brain-health-cognitive-impairment-aging',
      'brain-canada-future-leaders',
      'alzheimer-society-research-program-canada',
    ],
  ],
  ['build a killifish breeding facility', []],
  ['hair greying and melanocyte stem cells', []],
  ['head transplantation surgery', []],
  ["scholarship for a bachelor's degree in gerontology in Brazil", []],
];
