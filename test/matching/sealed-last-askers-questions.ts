// Sealed: the fifteenth and seventeenth of the askers (askers-questions.ts). Nobody who changes a rule reads these.

type Asked = readonly (readonly [question: string, right: readonly string[]])[];

export const fifteenthAskersQuestions: Asked = [
  [
    'hearing loss in older adults',
    ['grants-gov-358863', 'grants-gov-356763', 'grants-gov-359274', 'grants-gov-357742', 'grants-gov-358023'],
  ],
  [
    'money for a PhD student working on ageing brain, US fellowship',
    ['grants-gov-358848', 'grants-gov-358832', 'grants-gov-358831'],
  ],
  [
    'parkinsn disease early detection',
    [
      'parkinsons-uk-project-grants',
      'parkinsons-foundation-impact-awards',
      'parkinson-canada-research-program',
      'parkinson-schweiz-research-grants',
      'france-parkinson-research-grants',
      'asap-collaborative-research-network',
      'parkinsons-foundation-launch-award',
      'fondation-de-france-maladie-de-parkinson',
      'grants-gov-356874',
    ],
  ],
  [
    'Lewy body dementia',
    [
      'grants-gov-357172',
      'grants-gov-357139',
      'grants-gov-357343',
      'grants-gov-355096',
      'grants-gov-357943',
      'grants-gov-357710',
      'dementia-australia-grants-program',
      'alzheimers-association-zenith-fellows',
      'alzheimers-association-research-fellowship-for-all',
      'jpnd-joint-transnational-call',
    ],
  ],
  [
    'clinician scientist, want protected time for research on frail older patients (K23 / K08)',
    [
      'beeson-career-development-program',
      'grants-gov-353461',
      'grants-gov-353458',
      'grants-gov-353462',
      'grants-gov-353746',
      'grants-gov-353745',
      'grants-gov-353747',
      'grants-gov-343035',
    ],
  ],
  ['SBIR small business technology for ageing in place', []],
  [
    'stroke recovery and rehabilitation grants',
    [
      'grants-gov-357256',
      'stroke-association-project-grants',
      'grants-gov-357206',
      'aha-career-development-award',
    ],
  ],
  ['sleep and circadian rhythms in aging', ['grants-gov-357572']],
  ['ERC consolidator grant, stem cell exhaustion', ['eu-ft-51809060', 'eu-ft-49614024', 'eu-ft-50821328']],
  [
    'EIC Accelerator longevity biotech start-up',
    ['eu-ft-49662897', 'eu-ft-51121453', 'eu-ft-50148757', 'eu-ft-51349583', 'eu-ft-49662814'],
  ],
  [
    'ayudas de investigación para enfermedades cardiovasculares en personas mayores',
    [
      'eu-ft-50140523',
      'bhf-early-career-research-fellowship',
      'aha-career-development-award',
      'grants-gov-357543',
      'grants-gov-357542',
      'grants-gov-357800',
    ],
  ],
  [
    'R21 exploratory grant for a new idea on epigenetic clocks',
    ['grants-gov-357807', 'grants-gov-357811', 'grants-gov-357809'],
  ],
  [
    'HIV and growing older comorbidities',
    ['grants-gov-356596', 'grants-gov-356597', 'grants-gov-358082', 'grants-gov-358086'],
  ],
  ['elder abuse and neglect prevention', []],
  ['cancer in older patients Europe call 2026', ['eu-ft-50135717']],
  [
    'nursing home and palliative end of life care research',
    ['donaghue-another-look', 'eu-ft-50136425', 'eu-ft-50218734', 'grants-gov-352218', 'grants-gov-352221'],
  ],
  [
    'osteoarthritis bone cartilage',
    [
      'grants-gov-357602',
      'grants-gov-357604',
      'grants-gov-357606',
      'asbmr-first-award',
      'versus-arthritis-career-development-fellowship',
    ],
  ],
  [
    'rare disease patient organisation, premature ageing progeria, funding for gene therapy',
    ['grants-gov-357570', 'grants-gov-359645', 'grants-gov-360008', 'grants-gov-360007'],
  ],
  [
    'vision loss macular degeneration',
    [
      'brightfocus-macular-degeneration-research',
      'rpb-career-development-award',
      'grants-gov-358118',
      'grants-gov-357979',
      'grants-gov-348386',
      'grants-gov-348406',
      'grants-gov-348404',
    ],
  ],
  [
    'deadline after summer 2026, dementia prevention trial',
    ['eu-ft-50140426', 'grants-gov-357343', 'addf-prevention-beyond-the-pipeline'],
  ],
  [
    'telomerase gene therapy in mice',
    [
      'eu-ft-51349583',
      'glenn-foundation-discovery-award',
      'longevity-impetus-grants-round',
      'vitadao-project-funding',
    ],
  ],
  [
    'Singapore or Japan grants for centenarian genetics',
    ['nmrc-healthy-and-meaningful-longevity', 'jsps-postdoctoral-fellowship-standard'],
  ],
  ['canine lifespan pet owner study crowdfunding', []],
  ['Förderung für Start-ups Kryonik', []],
];

export const seventeenthAskersQuestions: Asked = [
  [
    'osteoporosis and hip fracture in older women',
    ['asbmr-first-award', 'grants-gov-357604', 'grants-gov-357602', 'grants-gov-357606'],
  ],
  [
    'postdoc fellowship age-related hearing loss',
    [
      'grants-gov-358830',
      'grants-gov-352634',
      'grants-gov-352635',
      'grants-gov-352636',
      'eu-ft-50148683',
      'grants-gov-353761',
      'grants-gov-353762',
      'grants-gov-353763',
      'glenn-afar-postdoctoral-fellowships',
    ],
  ],
  ['sleep problems and cognitive decline', ['grants-gov-357572']],
  ['F31 predoctoral fellowship aging research', ['grants-gov-358848']],
  [
    'SBIR for a small company developing a blood test for dementia',
    [
      'addf-diagnostics-accelerator',
      'grants-gov-357139',
      'grants-gov-356874',
      'grants-gov-356621',
      'grants-gov-356624',
    ],
  ],
  [
    'vascular dementia mechanisms',
    [
      'grants-gov-357172',
      'alzheimers-society-project-grants',
      'alzheimers-research-uk-major-project',
      'dementia-australia-grants-program',
      'zonmw-dementia-research-programme',
      'afi-research-grants',
      'france-alzheimer-programmes-de-recherche',
      'demensfonden-projektanslag',
      'amed-dementia-research',
      'alzheimer-society-research-program-canada',
    ],
  ],
  ['stroke recovery rehabilitation', ['grants-gov-357256', 'stroke-association-project-grants']],
  [
    'parkisons disease early detection',
    [
      'parkinsons-uk-project-grants',
      'parkinsons-foundation-impact-awards',
      'parkinson-canada-research-program',
      'parkinson-schweiz-research-grants',
      'france-parkinson-research-grants',
      'grants-gov-356874',
      'grants-gov-356621',
      'grants-gov-356624',
    ],
  ],
  ['ayudas para investigación en cáncer en personas mayores', ['eu-ft-50135717']],
  ['AI for medical imaging, European SME can apply', ['eu-ft-50871369', 'eu-ft-49662897']],
  [
    'chronic pain in older adults',
    ['grants-gov-358090', 'grants-gov-357655', 'grants-gov-356460', 'grants-gov-356236'],
  ],
  [
    'osteoarthritis',
    [
      'versus-arthritis-career-development-fellowship',
      'grants-gov-357602',
      'grants-gov-357604',
      'grants-gov-357606',
    ],
  ],
  [
    'career development award for a geriatrician doing patient-oriented research',
    [
      'beeson-career-development-program',
      'grants-gov-353461',
      'grants-gov-353458',
      'grants-gov-353462',
      'grants-gov-353793',
      'grants-gov-353792',
      'grants-gov-353794',
    ],
  ],
  [
    'S10 instrument grant for a confocal microscope',
    ['grants-gov-356886', 'grants-gov-356887', 'grants-gov-356883'],
  ],
  ['living with HIV into old age', ['grants-gov-356596', 'grants-gov-356597']],
  [
    'gene therapy for rare diseases',
    [
      'grants-gov-357817',
      'grants-gov-357815',
      'grants-gov-357570',
      'grants-gov-360008',
      'grants-gov-359645',
      'eu-ft-50136668',
    ],
  ],
  ['MSCA doctoral network', ['eu-ft-50220812', 'eu-ft-50150122', 'eu-ft-50220831']],
  [
    'R21 exploratory grant epigenetic clocks',
    ['grants-gov-357807', 'grants-gov-357811', 'grants-gov-357809'],
  ],
  [
    'Alzheimer calls that close before the end of June 2026',
    [
      'grants-gov-357139',
      'grants-gov-355096',
      'grants-gov-357172',
      'grants-gov-359653',
      'grants-gov-357710',
      'grants-gov-359655',
      'grants-gov-357943',
      'grants-gov-357529',
      'grants-gov-357199',
      'grants-gov-357200',
      'grants-gov-357343',
      'grants-gov-357000',
    ],
  ],
  ['loneliness and social isolation', ['grants-gov-357197', 'grants-gov-357198']],
  ['hair greying and hair loss', []],
  ['naked mole rat long-lived species comparative biology', []],
  ['our patient association for progeria needs a small grant', []],
  ['xenotransplantation of pig kidneys', []],
];
