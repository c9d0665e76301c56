// Sealed: the eighteenth and nineteenth of the askers (askers-questions.ts). Nobody who changes a rule reads these.

type Asked = readonly (readonly [question: string, right: readonly string[]])[];

export const eighteenthAskersQuestions: Asked = [
  [
    'osteoporosis and fracture prevention in older women',
    [
      'asbmr-first-award',
      'grants-gov-357604',
      'grants-gov-357602',
      'grants-gov-357606',
      'versus-arthritis-career-development-fellowship',
    ],
  ],
  [
    'age-related hearing loss',
    [
      'grants-gov-358863',
      'grants-gov-356763',
      'grants-gov-357742',
      'grants-gov-358023',
      'grants-gov-359274',
      'grants-gov-358022',
      'grants-gov-358021',
    ],
  ],
  [
    'gene therapy for macular degeneration',
    [
      'brightfocus-macular-degeneration-research',
      'grants-gov-348386',
      'grants-gov-348406',
      'grants-gov-348404',
    ],
  ],
  ['my PhD student wants an F31 fellowship for ageing neuroscience', ['grants-gov-358848']],
  ['sleep and circadian rhythms in older adults', ['grants-gov-357572']],
  [
    'parkinsons diesease biomarkers',
    [
      'grants-gov-356874',
      'grants-gov-356624',
      'grants-gov-356621',
      'asap-collaborative-research-network',
      'parkinsons-foundation-impact-awards',
      'parkinsons-uk-project-grants',
      'parkinson-canada-research-program',
      'parkinson-schweiz-research-grants',
      'france-parkinson-research-grants',
    ],
  ],
  ['small company with a fall detection sensor for seniors, SBIR or STTR', []],
  [
    'mentored clinician scientist career award K08 geriatrics',
    [
      'grants-gov-353746',
      'grants-gov-353745',
      'grants-gov-353747',
      'beeson-career-development-program',
      'grants-gov-343035',
      'grants-gov-335156',
    ],
  ],
  ['MSCA doctoral networks', ['eu-ft-50220812', 'eu-ft-50150122', 'eu-ft-50220831']],
  ['EIC Accelerator biotech startup', ['eu-ft-49662897', 'eu-ft-50148757']],
  ['cancer treatment in elderly patients', ['eu-ft-50135717']],
  [
    'ayudas a la investigación sobre soledad en personas mayores',
    ['grants-gov-357197', 'grants-gov-357198', 'velux-stiftung-healthy-ageing'],
  ],
  ['stem cells regenerative medicine', ['eu-ft-50161234', 'grants-gov-360931']],
  ['palliative care and end of life', ['eu-ft-50136425']],
  [
    'stroke recovery and rehabilitation',
    ['grants-gov-357256', 'stroke-association-project-grants', 'grants-gov-357206'],
  ],
  ['cardiovascular disease prevention Europe, university consortium', ['eu-ft-50140523']],
  [
    'dementia calls closing before the end of June 2026',
    [
      'grants-gov-357139',
      'grants-gov-355096',
      'grants-gov-357172',
      'grants-gov-357710',
      'grants-gov-359653',
      'grants-gov-359655',
      'grants-gov-357943',
      'grants-gov-357529',
      'grants-gov-357199',
      'grants-gov-357200',
      'grants-gov-357343',
      'grants-gov-357000',
    ],
  ],
  ['postoperative delirium', []],
  [
    'exploratory R21 grant, no preliminary data, any topic',
    ['grants-gov-357807', 'grants-gov-357811', 'grants-gov-357809', 'grants-gov-358073'],
  ],
  ['kidney disease and ageing', ['eu-ft-50140523']],
  ['naked mole rat colony for comparative longevity', ['grants-gov-359646']],
  ['grey hair and skin wrinkles research grant', []],
  ['thymus regeneration prize', []],
  [
    'fellowship for Brazilian postdocs to study centenarians in Japan',
    ['jsps-postdoctoral-fellowship-standard'],
  ],
];

export const nineteenthAskersQuestions: Asked = [
  ['hearing loss and cognitive decline', []],
  ["sleep disturbance in Alzheimer's disease", ['grants-gov-357199', 'grants-gov-357200']],
  [
    'NIH fellowship for a PhD student working on neurodegeneration',
    ['grants-gov-358848', 'grants-gov-358831', 'grants-gov-358832'],
  ],
  [
    'we are a small company building a fall detection sensor for seniors, which US small business grants can we apply for?',
    [],
  ],
  [
    'vascular dementia',
    [
      'alzheimers-society-project-grants',
      'alzheimers-research-uk-major-project',
      'alzheimer-society-research-program-canada',
      'dementia-australia-grants-program',
      'alzheimers-association-research-fellowship-for-all',
      'zonmw-dementia-research-programme',
      'amed-dementia-research',
      'addf-drug-development',
    ],
  ],
  [
    'parkinsons diseese biomarkers',
    [
      'parkinsons-foundation-impact-awards',
      'asap-collaborative-research-network',
      'parkinsons-uk-project-grants',
      'parkinson-canada-research-program',
      'parkinson-schweiz-research-grants',
      'france-parkinson-research-grants',
      'parkinsons-foundation-launch-award',
    ],
  ],
  ['ayudas para investigación del cáncer en personas mayores', ['eu-ft-50135717']],
  ['ERC consolidator grant stem cell ageing', []],
  [
    'K23 geriatrics',
    ['grants-gov-353461', 'grants-gov-353458', 'grants-gov-353462', 'beeson-career-development-program'],
  ],
  [
    'older people living with HIV, comorbidities',
    ['grants-gov-356596', 'grants-gov-356597', 'grants-gov-358082', 'grants-gov-358086'],
  ],
  [
    'osteoporosis and bone loss',
    [
      'asbmr-first-award',
      'grants-gov-357604',
      'grants-gov-357602',
      'versus-arthritis-career-development-fellowship',
    ],
  ],
  [
    'chronic pain in older adults non-opioid treatment',
    ['grants-gov-358090', 'grants-gov-356460', 'grants-gov-357655'],
  ],
  [
    'age-related macular degeneration',
    ['brightfocus-macular-degeneration-research', 'rpb-career-development-award'],
  ],
  [
    'heterochronic parabiosis young plasma',
    [
      'eu-ft-51349583',
      'glenn-foundation-discovery-award',
      'longevity-impetus-grants-round',
      'afar-grants-for-junior-faculty',
    ],
  ],
  [
    'naked mole rat lifespan genetics',
    [
      'glenn-foundation-discovery-award',
      'longevity-impetus-grants-round',
      'afar-grants-for-junior-faculty',
      'longevity-consortium-translational-funds',
    ],
  ],
  [
    'dementia calls closing in the next two months',
    ['grants-gov-357139', 'grants-gov-355096', 'grants-gov-357172'],
  ],
  ['MSCA doctoral network on ageing', ['eu-ft-50220812', 'eu-ft-50150122']],
  [
    'AI tool for early diagnosis of dementia, European SME',
    ['eu-ft-50140498', 'addf-diagnostics-accelerator', 'eu-ft-50161257'],
  ],
  ['palliative care at the end of life', ['eu-ft-50136425']],
  ['R03 small grant secondary data analysis aging', ['grants-gov-357805', 'grants-gov-357172']],
  [
    'Wellcome Trust early career award for ageing in the UK',
    ['wellcome-early-career-awards', 'wellcome-trust-funding'],
  ],
  ['air pollution effects on the ageing brain', []],
  [
    'patient organisation grant for progeria',
    ['grants-gov-360007', 'grants-gov-360008', 'grants-gov-359645', 'grants-gov-357570'],
  ],
  ['stroke rehabilitation and recovery', ['grants-gov-357256', 'stroke-association-project-grants']],
];
