// The other half of author-questions.ts; not read by whoever makes rules.

export const sealedAuthorQuestions: readonly (readonly [question: string, right: readonly string[]])[] = [
  ['pilot money for frontotemporal dementia', ['aftd-pilot-grants']],
  [
    "blood test for early Alzheimer's",
    ['addf-diagnostics-accelerator', 'airalzh-grants-for-young-researchers', 'grants-gov-357139'],
  ],
  ['age-related macular degeneration', ['brightfocus-macular-degeneration-research']],
  ['osteoporosis, early career', ['asbmr-first-award']],
  ['quality of life of elderly patients with tumours', ['eu-ft-50135717']],
  [
    'ayudas para cuidadores de personas con demencia',
    [
      'eu-ft-50140890',
      'cabhi-spark-program',
      'fondation-mederic-alzheimer-dotation-jeunes-chercheurs',
      'nmrc-healthy-and-meaningful-longevity',
      'cihr-brain-health-cognitive-impairment-aging',
    ],
  ],
  ['agitation and apathy: neuropsychiatric symptoms of dementia', ['grants-gov-357199', 'grants-gov-357200']],
  ['microbiome and healthy ageing in Canada', ['weston-microbiome-proof-of-principle']],
  ['small grant for a trainee geriatrician UK', ['bgs-research-project-grant']],
  [
    'career award for physician scientists in geriatrics',
    [
      'beeson-career-development-program',
      'bwf-career-awards-medical-scientists',
      'grants-gov-353745',
      'grants-gov-353746',
      'grants-gov-353747',
      'grants-gov-353458',
      'grants-gov-353461',
      'grants-gov-353462',
    ],
  ],
  [
    'wearables to monitor dementia at home',
    ['addf-diagnostics-accelerator', 'cabhi-spark-program', 'grants-gov-357087', 'eu-ft-51660551'],
  ],
  ['volunteer programme for people over 55', ['grants-gov-361221']],
  [
    'shared instruments for a core facility',
    ['grants-gov-356886', 'grants-gov-356883', 'grants-gov-356887', 'grants-gov-355855', 'grants-gov-344610'],
  ],
  ['doctoral network on ageing, Marie Curie', ['eu-ft-50220812', 'eu-ft-50150122']],
  ['giovani ricercatori malattia di Alzheimer', ['airalzh-grants-for-young-researchers']],
  ['parkinsin research Switzerland', ['parkinson-schweiz-research-grants']],
  [
    'from mentored postdoc to tenure track, NIA',
    ['grants-gov-352324', 'grants-gov-355096', 'grants-gov-353761', 'grants-gov-353762', 'grants-gov-353763'],
  ],
  ['schizophrenia in old age', ['grants-gov-357181', 'grants-gov-357183']],
  ['nursing homes lack nurses', ['grants-gov-361025']],
  ['HIV and the ageing brain', ['grants-gov-356596', 'grants-gov-356597']],
  ['pig kidney xenotransplantation', []],
  ['hip replacement implants', []],
  ['bereavement counselling for widows', []],
  ["master's scholarship in gerontology, India", []],
];
