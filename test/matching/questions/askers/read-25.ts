// Asker 25 (askers.ts).

import type { Asked } from '../asked.ts';

export const asker25: Asked = [
  [
    'osteoporosis and bone loss in older adults grants',
    [
      'asbmr-first-award',
      'versus-arthritis-career-development-fellowship',
      'grants-gov-357604',
      'grants-gov-357602',
      'grants-gov-357606',
    ],
  ],
  [
    'hearing loss in older people',
    ['grants-gov-358863', 'grants-gov-356763', 'grants-gov-359274', 'grants-gov-357742', 'grants-gov-358023'],
  ],
  ['K99/R00 neurodegeneration', ['grants-gov-355096']],
  ['fellowship for predoctoral students F31', ['grants-gov-358848']],
  ['clonal haematopoiesis and ageing', ['grants-gov-357004']],
  [
    'parkinsons disease early career grant',
    [
      'parkinsons-foundation-launch-award',
      'parkinson-canada-research-program',
      'apda-cotzias-memorial-fellowship',
    ],
  ],
  [
    'Stipendium Demenzforschung Nachwuchswissenschaftler',
    [
      'afi-early-career-grants',
      'synapsis-career-development-award',
      'brightfocus-alzheimers-postdoctoral-fellowship',
      'alzheimers-association-research-fellowship-for-all',
      'alzheimers-research-uk-research-fellowship',
      'alzheimers-society-postdoctoral-fellowships',
      'race-against-dementia-fellowship',
    ],
  ],
  [
    "subvention maladie d'Alzheimer jeune chercheur",
    [
      'fondation-mederic-alzheimer-dotation-jeunes-chercheurs',
      'fondation-alzheimer-programmes-innovants',
      'sao-fra-two-year-grants',
      'afi-early-career-grants',
      'airalzh-grants-for-young-researchers',
      'brightfocus-alzheimers-postdoctoral-fellowship',
      'alzheimers-association-research-fellowship-for-all',
      'synapsis-career-development-award',
      'grants-gov-357172',
    ],
  ],
  [
    'ayudas investigación envejecimiento',
    [
      'velux-stiftung-healthy-ageing',
      'longevity-impetus-grants-round',
      'vitadao-project-funding',
      'pasqual-maragall-researchers-programme',
      'glenn-foundation-discovery-award',
      'eu-ft-51349583',
      'eu-ft-51430003',
    ],
  ],
  [
    'frailty and falls prevention trial',
    [
      'vivensa-foundation-research-project-grants',
      'nmrc-healthy-and-meaningful-longevity',
      'pcori-broad-pragmatic-studies',
      'nihr-programme-grants-for-applied-research',
    ],
  ],
  [
    'epigenetic clocks',
    [
      'longevity-impetus-grants-round',
      'glenn-foundation-discovery-award',
      'eu-ft-51349583',
      'eu-ft-51430003',
    ],
  ],
  [
    'lewy body demensia',
    [
      'grants-gov-357139',
      'grants-gov-357172',
      'grants-gov-357343',
      'grants-gov-357943',
      'grants-gov-357199',
      'grants-gov-357200',
      'grants-gov-355096',
      'alzheimers-association-zenith-fellows',
      'alzheimers-association-research-fellowship-for-all',
      'addf-drug-development',
      'addf-diagnostics-accelerator',
      'alzheimers-society-project-grants',
      'alzheimers-research-uk-major-project',
    ],
  ],
  [
    'which foundations pay for a short lab visit abroad for a young gerontologist?',
    ['alzheimer-nederland-fellowships', 'fondation-alzheimer-programmes-innovants'],
  ],
  ['conference grant R13', ['grants-gov-356617', 'grants-gov-343175']],
  ['COST action or networking grant on ageing, Europe', ['eu-ft-50134367']],
  [
    'macular degeneration research grant',
    ['brightfocus-macular-degeneration-research', 'rpb-career-development-award'],
  ],
  ['palliative and end of life care for older people', ['eu-ft-50136425']],
  [
    'animal models of aging, mice, primates',
    ['grants-gov-357138', 'grants-gov-359648', 'grants-gov-359646', 'grants-gov-345295'],
  ],
  [
    "diversity supplement for Alzheimer's research",
    ['grants-gov-355096', 'grants-gov-359653', 'grants-gov-359655', 'grants-gov-360368'],
  ],
  ['social isolation and loneliness of older adults', ['grants-gov-357197', 'grants-gov-357198']],
  ['nathan shock centers', []],
  ['head transplantation research', []],
  ['grants for anti-ageing cosmetics clinic opening in Dubai', []],
  ['pension fund investment strategy scholarships', []],
];
