// Asker 27 (askers.ts).

import type { Asked } from '../asked.ts';

export const asker27: Asked = [
  [
    "fellowship for PhD student in Alzheimer's disease",
    [
      'alzheimer-society-research-program-canada',
      'alzheimers-research-uk-clinical-research-training-fellowship',
      'fondation-mederic-alzheimer-dotation-jeunes-chercheurs',
    ],
  ],
  [
    'hearing loss in older adults',
    ['grants-gov-356763', 'grants-gov-358863', 'grants-gov-359274', 'grants-gov-357742'],
  ],
  [
    'osteoarthritis and cartilage ageing',
    [
      'versus-arthritis-career-development-fellowship',
      'grants-gov-357604',
      'grants-gov-357602',
      'grants-gov-357606',
    ],
  ],
  ['K99/R00', ['grants-gov-353762', 'grants-gov-353761', 'grants-gov-353763', 'grants-gov-355096']],
  [
    'funding for small business aging in place technology',
    ['eu-ft-51660551', 'eu-ft-49662897', 'eu-ft-cascade-13405'],
  ],
  [
    'parkinsons disease biomarkers Michael J Fox',
    ['mjff-therapeutics-pipeline-program', 'grants-gov-356874', 'grants-gov-356624', 'grants-gov-356621'],
  ],
  [
    'epigenetic clocks',
    [
      'longevity-impetus-grants-round',
      'glenn-foundation-discovery-award',
      'afar-grants-for-junior-faculty',
      'glenn-afar-postdoctoral-fellowships',
      'vitadao-project-funding',
      'eu-ft-51349583',
    ],
  ],
  ['immunosenescence', ['eu-ft-51430003', 'grants-gov-356596', 'grants-gov-356597']],
  [
    'I am a geriatrician starting a research career, which career development awards can I apply for?',
    [
      'beeson-career-development-program',
      'grants-gov-353462',
      'grants-gov-353458',
      'grants-gov-353461',
      'grants-gov-353747',
      'grants-gov-353746',
      'grants-gov-353745',
    ],
  ],
  [
    'fundacion ayudas investigacion alzheimer',
    [
      'pasqual-maragall-researchers-programme',
      'brightfocus-alzheimers-standard-award',
      'brightfocus-alzheimers-postdoctoral-fellowship',
      'alzheimers-association-research-fellowship-for-all',
      'alzheimers-association-zenith-fellows',
      'cure-alzheimers-fund-grants',
      'addf-drug-development',
    ],
  ],
  [
    'falls prevention in older people',
    [
      'vivensa-foundation-research-project-grants',
      'velux-stiftung-healthy-ageing',
      'bgs-research-project-grant',
    ],
  ],
  ['elder abuse', []],
  ['Stipendium für Doktoranden Altersforschung', ['grants-gov-358848', 'eu-ft-50220812', 'eu-ft-50150122']],
  ['sleep and circadian rhythm in ageing', []],
  ['down syndrome and alzheimers', ['grants-gov-352577', 'grants-gov-351318']],
  [
    'frailty and sarcopenia intervention trial',
    [
      'vivensa-foundation-research-project-grants',
      'nmrc-healthy-and-meaningful-longevity',
      'xprize-healthspan-competition',
    ],
  ],
  [
    'travel grant to visit another lab, neurodegeneration',
    ['alzheimer-nederland-fellowships', 'fondation-alzheimer-programmes-innovants'],
  ],
  [
    'calls closing in the next 30 days dementia',
    ['grants-gov-357139', 'grants-gov-355096', 'grants-gov-357172'],
  ],
  [
    'age-related macular degeneration',
    ['brightfocus-macular-degeneration-research', 'rpb-career-development-award'],
  ],
  [
    'lewy body dementia grants UK',
    [
      'alzheimers-society-project-grants',
      'alzheimers-research-uk-major-project',
      'alzheimers-research-uk-research-fellowship',
      'alzheimers-research-uk-senior-research-fellowship',
      'alzheimers-society-postdoctoral-fellowships',
      'race-against-dementia-fellowship',
      'alzheimers-research-uk-clinical-research-training-fellowship',
    ],
  ],
  ['social isolation loneliness older adults', ['grants-gov-357197', 'grants-gov-357198']],
  [
    'financement doctorat maladies neurodégénératives',
    [
      'fondation-mederic-alzheimer-dotation-jeunes-chercheurs',
      'france-parkinson-research-grants',
      'alzheimer-society-research-program-canada',
    ],
  ],
  ['nathan shock centers', []],
  ['whole brain emulation', []],
];
