// Sealed: the twelfth and fourteenth of the askers (askers-questions.ts). Nobody who changes a rule reads these.

type Asked = readonly (readonly [question: string, right: readonly string[]])[];

export const twelfthAskersQuestions: Asked = [
  [
    'sleep problems and cognitive decline in older people',
    ['grants-gov-357572', 'cihr-brain-health-cognitive-impairment-aging'],
  ],
  [
    'age-related hearing loss',
    [
      'grants-gov-356763',
      'grants-gov-357742',
      'grants-gov-358863',
      'grants-gov-359274',
      'grants-gov-358022',
      'grants-gov-358021',
    ],
  ],
  ['fellowship for a PhD student working on stem cell exhaustion, US university', ['grants-gov-358848']],
  [
    'K23 geriatrician patient-oriented research',
    ['grants-gov-353458', 'grants-gov-353461', 'grants-gov-353462', 'beeson-career-development-program'],
  ],
  [
    "small company developing a diagnostic blood test for Alzheimer's, SBIR or STTR",
    ['addf-diagnostics-accelerator', 'grants-gov-357139'],
  ],
  ['EIC Accelerator for a longevity start-up', ['eu-ft-49662897', 'eu-ft-49662814', 'eu-ft-50148757']],
  ['chronic pain older adults opioid', ['grants-gov-358090', 'grants-gov-356460', 'grants-gov-357655']],
  [
    'macular degeneration',
    [
      'brightfocus-macular-degeneration-research',
      'rpb-career-development-award',
      'grants-gov-357979',
      'grants-gov-358118',
    ],
  ],
  [
    'parkinsons diseese early detection',
    [
      'parkinsons-uk-project-grants',
      'parkinsons-foundation-impact-awards',
      'asap-collaborative-research-network',
      'parkinson-canada-research-program',
      'parkinson-schweiz-research-grants',
      'france-parkinson-research-grants',
    ],
  ],
  [
    'ayudas para investigar fragilidad y caídas en personas mayores',
    [
      'vivensa-foundation-research-project-grants',
      'nmrc-healthy-and-meaningful-longevity',
      'velux-stiftung-healthy-ageing',
      'bgs-research-project-grant',
    ],
  ],
  [
    'finanziamenti per prevenire le malattie cardiovascolari',
    ['eu-ft-50140523', 'aha-career-development-award', 'bhf-early-career-research-fellowship'],
  ],
  [
    'epigenetic clock',
    [
      'eu-ft-51349583',
      'glenn-foundation-discovery-award',
      'longevity-impetus-grants-round',
      'afar-grants-for-junior-faculty',
      'glenn-afar-postdoctoral-fellowships',
      'vitadao-project-funding',
    ],
  ],
  ['cancer survivors accelerated ageing', ['grants-gov-357015', 'eu-ft-50135717']],
  [
    'stroke rehabilitation trial',
    ['grants-gov-357256', 'stroke-association-project-grants', 'grants-gov-357206'],
  ],
  ['hyperbaric oxygen', []],
  [
    'smart home technology for older people to live independently',
    ['vivensa-foundation-research-project-grants', 'eu-ft-51660551', 'eu-ft-50140083', 'cabhi-spark-program'],
  ],
  ['elder abuse', []],
  [
    'R03 small grant, secondary analysis of existing cohort data on aging',
    ['grants-gov-357805', 'grants-gov-357172'],
  ],
  ['type 2 diabetes grants with a deadline this year', ['grants-gov-359252']],
  ['S10 instrument mass spectrometer', ['grants-gov-356886', 'grants-gov-356883', 'grants-gov-356887']],
  ['plasma exchange rejuvenation trial', ['eu-ft-51349583']],
  ['testosterone in ageing men', []],
  [
    'funding in Japan for centenarian research',
    ['jsps-postdoctoral-fellowship-standard', 'longevity-consortium-translational-funds'],
  ],
  ['naked mole rat', []],
];

export const fourteenthAskersQuestions: Asked = [
  [
    'age-related hearing loss',
    [
      'grants-gov-358863',
      'grants-gov-356763',
      'grants-gov-357742',
      'grants-gov-358022',
      'grants-gov-358021',
      'grants-gov-359274',
      'grants-gov-358023',
    ],
  ],
  [
    'I am a postdoc and want to study chronic kidney disease in older patients, where can I apply?',
    [
      'grants-gov-358830',
      'grants-gov-353762',
      'grants-gov-353761',
      'grants-gov-353763',
      'eu-ft-50148683',
      'eu-ft-50143245',
      'eu-ft-50140523',
    ],
  ],
  [
    'osteoarthritis cartilage regeneration',
    [
      'versus-arthritis-career-development-fellowship',
      'grants-gov-357602',
      'grants-gov-357604',
      'grants-gov-357606',
      'eu-ft-50161234',
    ],
  ],
  ['SBIR grant for a small company making home sensors for older people living alone', []],
  [
    'K23 mentored career award for a clinician in geriatrics',
    ['grants-gov-353461', 'grants-gov-353458', 'grants-gov-353462', 'beeson-career-development-program'],
  ],
  [
    'R03 small grant to analyse existing data of an ageing cohort',
    ['grants-gov-357805', 'grants-gov-357172'],
  ],
  ['sleep problems in dementia', ['grants-gov-357199', 'grants-gov-357200', 'grants-gov-357572']],
  ['macular degeneration', ['brightfocus-macular-degeneration-research', 'rpb-career-development-award']],
  ['F31 predoctoral fellowship neurodegeneration', ['grants-gov-358848']],
  [
    'preventing falls in frail older people',
    [
      'vivensa-foundation-research-project-grants',
      'nmrc-healthy-and-meaningful-longevity',
      'velux-stiftung-healthy-ageing',
      'bgs-research-project-grant',
    ],
  ],
  [
    'heart failure and the ageing heart',
    [
      'bhf-early-career-research-fellowship',
      'aha-career-development-award',
      'eu-ft-50140523',
      'grants-gov-357800',
      'grants-gov-357542',
      'grants-gov-357543',
    ],
  ],
  ['MSCA doctoral network on ageing', ['eu-ft-50220812', 'eu-ft-50150122']],
  ['subvenciones para investigar el cáncer en personas mayores', ['eu-ft-50135717']],
  [
    'parkinsons diesease biomarkrs',
    [
      'grants-gov-356874',
      'grants-gov-356624',
      'grants-gov-356621',
      'parkinsons-uk-project-grants',
      'parkinsons-foundation-impact-awards',
      'parkinson-canada-research-program',
      'france-parkinson-research-grants',
      'parkinson-schweiz-research-grants',
    ],
  ],
  ['how air pollution and the exposome affect healthy ageing', ['eu-ft-50140224']],
  ['EIC Accelerator for a longevity biotech SME', ['eu-ft-49662897', 'eu-ft-51349583']],
  ['Down syndrome', ['grants-gov-352577', 'grants-gov-351318']],
  [
    'can a university in Kenya get money for brain health and dementia research?',
    [
      'grants-gov-356723',
      'grants-gov-356724',
      'gbhi-pilot-awards',
      'grants-gov-360581',
      'brightfocus-alzheimers-standard-award',
      'wellcome-trust-funding',
      'wellcome-early-career-awards',
      'grants-gov-357527',
    ],
  ],
  ['care of older adults in the US, deadline before July 2026', ['grants-gov-356236']],
  ['ICMR fellowship for geriatric care in India', []],
  [
    'partial epigenetic reprogramming',
    [
      'eu-ft-51349583',
      'longevity-impetus-grants-round',
      'glenn-foundation-discovery-award',
      'vitadao-project-funding',
    ],
  ],
  ["scholarship for a master's degree in gerontology", []],
  ['fellowship to go to Japan and study centenarians', ['jsps-postdoctoral-fellowship-standard']],
  ['Korean government grant for an anti-ageing start-up', []],
];
