// Asker 24 (askers.ts). Sealed: nobody who changes a rule reads these.

import type { Asked } from '../asked.ts';

export const asker24: Asked = [
  [
    'epigenetic clocks and biological age',
    [
      'eu-ft-51349583',
      'eu-ft-51430003',
      'glenn-foundation-discovery-award',
      'longevity-impetus-grants-round',
      'afar-grants-for-junior-faculty',
      'glenn-afar-postdoctoral-fellowships',
      'vitadao-project-funding',
    ],
  ],
  [
    'K08 mentored clinical scientist award for a geriatrician',
    [
      'grants-gov-353745',
      'grants-gov-353746',
      'grants-gov-353747',
      'beeson-career-development-program',
      'grants-gov-343035',
      'grants-gov-335156',
    ],
  ],
  [
    "small business grant for Alzheimer's diagnostics SBIR",
    ['addf-diagnostics-accelerator', 'addf-biomarkers', 'grants-gov-357139'],
  ],
  [
    'osteoarthritis and cartilage repair',
    [
      'grants-gov-357602',
      'grants-gov-357604',
      'grants-gov-357606',
      'versus-arthritis-career-development-fellowship',
    ],
  ],
  [
    'parkinsons disease fellowship for young researchers',
    [
      'parkinsons-foundation-launch-award',
      'apda-cotzias-memorial-fellowship',
      'parkinson-canada-research-program',
      'france-parkinson-research-grants',
    ],
  ],
  [
    'preventing falls in older adults',
    [
      'vivensa-foundation-research-project-grants',
      'velux-stiftung-healthy-ageing',
      'bgs-research-project-grant',
      'nmrc-healthy-and-meaningful-longevity',
    ],
  ],
  [
    'Förderung Demenz Pflege und Versorgungsforschung',
    ['eu-ft-50140890', 'jpnd-joint-transnational-call', 'demensfonden-projektanslag', 'eu-ft-50218734'],
  ],
  [
    'ayudas a la investigación en enfermedades neurodegenerativas',
    ['pasqual-maragall-researchers-programme', 'eu-ft-50140426', 'jpnd-joint-transnational-call'],
  ],
  [
    'hearing loss and cognitive decline',
    ['grants-gov-356763', 'grants-gov-357742', 'grants-gov-358863', 'grants-gov-358023'],
  ],
  [
    'celular reprogramming',
    [
      'eu-ft-51349583',
      'glenn-foundation-discovery-award',
      'longevity-impetus-grants-round',
      'afar-grants-for-junior-faculty',
      'glenn-afar-postdoctoral-fellowships',
      'vitadao-project-funding',
    ],
  ],
  ['F31 predoctoral fellowship aging', ['grants-gov-358848']],
  ['ERC advanced grant', ['eu-ft-49614024']],
  ['loneliness and social isolation of older people', ['grants-gov-357197', 'grants-gov-357198']],
  [
    'age-related macular degeneration',
    ['brightfocus-macular-degeneration-research', 'rpb-career-development-award'],
  ],
  [
    "bourse doctorale maladie d'Alzheimer",
    ['fondation-mederic-alzheimer-dotation-jeunes-chercheurs', 'alzheimer-society-research-program-canada'],
  ],
  [
    'Which calls could a European university use to study vascular contributions to dementia?',
    [
      'jpnd-joint-transnational-call',
      'eu-ft-50140426',
      'alzheimers-research-uk-major-project',
      'alzheimers-society-project-grants',
      'sao-fra-two-year-grants',
      'france-alzheimer-programmes-de-recherche',
      'demensfonden-projektanslag',
      'afi-research-grants',
      'zonmw-dementia-research-programme',
    ],
  ],
  [
    'artificial intelligence to support independent living at home',
    ['eu-ft-51660551', 'eu-ft-50140083', 'vivensa-foundation-research-project-grants'],
  ],
  [
    'nonhuman primate models of aging',
    ['grants-gov-348407', 'grants-gov-345295', 'grants-gov-359646', 'grants-gov-359648', 'grants-gov-357138'],
  ],
  ['MSCA doctoral networks', ['eu-ft-50220812', 'eu-ft-50150122', 'eu-ft-50220831']],
  [
    'sarcopenia and nutrition',
    [
      'asbmr-first-award',
      'grants-gov-357602',
      'grants-gov-357604',
      'grants-gov-357606',
      'vivensa-foundation-research-project-grants',
      'velux-stiftung-healthy-ageing',
    ],
  ],
  ['head transplant surgery', []],
  ['retirement villas for artists in Tuscany', []],
  ['astrology and life expectancy', []],
  ['facelift and botox for private patients', []],
];
