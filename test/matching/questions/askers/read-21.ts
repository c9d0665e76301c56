// Asker 21 (askers.ts).

import type { Asked } from '../asked.ts';

export const asker21: Asked = [
  [
    'epigenetic clocks',
    [
      'eu-ft-51349583',
      'glenn-foundation-discovery-award',
      'afar-grants-for-junior-faculty',
      'glenn-afar-postdoctoral-fellowships',
      'longevity-impetus-grants-round',
      'vitadao-project-funding',
    ],
  ],
  [
    'K23 career development for geriatricians',
    ['grants-gov-353458', 'grants-gov-353461', 'grants-gov-353462', 'beeson-career-development-program'],
  ],
  [
    'caloric restriction and fasting',
    [
      'glenn-foundation-discovery-award',
      'afar-grants-for-junior-faculty',
      'glenn-afar-postdoctoral-fellowships',
      'longevity-impetus-grants-round',
      'vitadao-project-funding',
    ],
  ],
  [
    'Parkinsons desease early diagnosis',
    [
      'grants-gov-356874',
      'grants-gov-356621',
      'grants-gov-356624',
      'parkinsons-uk-project-grants',
      'parkinsons-foundation-impact-awards',
      'parkinson-canada-research-program',
      'france-parkinson-research-grants',
      'parkinson-schweiz-research-grants',
    ],
  ],
  ['F31 predoctoral fellowship aging research', ['grants-gov-358848']],
  [
    'hearing loss in older adults',
    [
      'grants-gov-356763',
      'grants-gov-357742',
      'grants-gov-358023',
      'grants-gov-359274',
      'grants-gov-358863',
      'grants-gov-358022',
      'grants-gov-358021',
    ],
  ],
  ['SBIR technology for ageing in place', ['eu-ft-51660551']],
  [
    'osteoarthritis cartilage regeneration',
    [
      'versus-arthritis-career-development-fellowship',
      'grants-gov-357602',
      'grants-gov-357606',
      'eu-ft-50161234',
    ],
  ],
  [
    'becas posdoctorales envejecimiento',
    [
      'glenn-afar-postdoctoral-fellowships',
      'simons-scpab-transition-to-independence',
      'embo-postdoctoral-fellowships',
      'eu-ft-50148683',
      'eu-ft-50143245',
    ],
  ],
  [
    'Stipendium für Doktoranden Alzheimer',
    [
      'alzheimer-society-research-program-canada',
      'fondation-mederic-alzheimer-dotation-jeunes-chercheurs',
      'alzheimers-research-uk-clinical-research-training-fellowship',
    ],
  ],
  [
    'falls and frailty prevention',
    [
      'vivensa-foundation-research-project-grants',
      'nmrc-healthy-and-meaningful-longevity',
      'bgs-research-project-grant',
      'velux-stiftung-healthy-ageing',
    ],
  ],
  ['loneliness and social isolation in later life', ['grants-gov-357197', 'grants-gov-357198']],
  ['dementia in low and middle income countries', ['gbhi-pilot-awards']],
  [
    'macular degeneration and glaucoma',
    [
      'brightfocus-macular-degeneration-research',
      'brightfocus-glaucoma-standard-award',
      'rpb-career-development-award',
      'grants-gov-357979',
      'grants-gov-358118',
      'grants-gov-348386',
      'grants-gov-348406',
      'grants-gov-348404',
    ],
  ],
  ['Who funds research on cancer in older patients?', ['eu-ft-50135717']],
  [
    "Alzheimer's foundation grant for early career researchers in the UK",
    [
      'alzheimers-research-uk-research-fellowship',
      'alzheimers-research-uk-researcher-retention',
      'alzheimers-research-uk-clinical-research-training-fellowship',
      'alzheimers-society-postdoctoral-fellowships',
      'race-against-dementia-fellowship',
    ],
  ],
  [
    'lab exchange or travel to learn a technique, ageing',
    ['alzheimer-nederland-fellowships', 'eu-ft-50134367', 'grants-gov-358833'],
  ],
  ['sleep and circadian rhythms in aging', ['grants-gov-357572']],
  ['R13 conference grant', ['grants-gov-356617', 'grants-gov-343175']],
  [
    'subvention pour les aidants et les soins de fin de vie',
    [
      'eu-ft-50140890',
      'eu-ft-50136425',
      'eu-ft-50218734',
      'fondation-mederic-alzheimer-dotation-jeunes-chercheurs',
      'cabhi-spark-program',
      'cihr-brain-health-cognitive-impairment-aging',
    ],
  ],
  ['loan for a private stem cell treatment abroad', []],
  ['retirement home construction in Australia', []],
  ['help with nursing home fees for my mother', []],
  ['pension supplement for retired professors', []],
];
