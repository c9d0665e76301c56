// Sealed: the sixth and eighth of the askers (askers-questions.ts). Nobody who changes a rule reads these.

type Asked = readonly (readonly [question: string, right: readonly string[]])[];

export const sixthAskersQuestions: Asked = [
  [
    'I finished my PhD and want to start my own dementia project at a UK university, which fellowships are there?',
    [
      'alzheimers-research-uk-research-fellowship',
      'alzheimers-society-postdoctoral-fellowships',
      'race-against-dementia-fellowship',
      'alzheimers-research-uk-senior-research-fellowship',
      'wellcome-early-career-awards',
      'nihr-advanced-fellowship',
    ],
  ],
  [
    'age-related hearing loss',
    [
      'grants-gov-356763',
      'grants-gov-357742',
      'grants-gov-358023',
      'grants-gov-358863',
      'grants-gov-358022',
      'grants-gov-358021',
    ],
  ],
  [
    'frailty in old age',
    [
      'vivensa-foundation-research-project-grants',
      'nmrc-healthy-and-meaningful-longevity',
      'xprize-healthspan-competition',
    ],
  ],
  ['osteoporosis', ['asbmr-first-award', 'grants-gov-357604', 'grants-gov-357602', 'grants-gov-357606']],
  [
    "we are a small biotech with a disease-modifying drug for Parkinson's, who funds preclinical work in companies",
    [
      'mjff-therapeutics-pipeline-program',
      'cure-parkinsons-research-grants',
      'grants-gov-356531',
      'grants-gov-356610',
      'grants-gov-356953',
    ],
  ],
  [
    'fronto-temporal demetia clinical trial',
    ['aftd-treat-ftd-fund', 'aftd-pilot-grants', 'grants-gov-357343'],
  ],
  [
    'subvention recherche maladie de Parkinson en France',
    [
      'france-parkinson-research-grants',
      'fondation-de-france-maladie-de-parkinson',
      'cure-parkinsons-research-grants',
      'parkinsons-foundation-impact-awards',
    ],
  ],
  [
    "Alzheimer's grants I can still catch in March 2026, last chance",
    ['grants-gov-357139', 'grants-gov-355096', 'grants-gov-357172'],
  ],
  [
    'prize competition for reversing ageing',
    ['xprize-healthspan-competition', 'xprize-healthspan-fshd-bonus-prize'],
  ],
  [
    'career development award for a geriatrician who wants to do research, United States',
    [
      'beeson-career-development-program',
      'grants-gov-353461',
      'grants-gov-353458',
      'grants-gov-353462',
      'grants-gov-353746',
      'grants-gov-353745',
      'grants-gov-353747',
    ],
  ],
  [
    'quality of life of elderly people with cancer, European consortium',
    ['eu-ft-50135717', 'eu-ft-50136425'],
  ],
  [
    'nursing home residents, research using existing data',
    ['donaghue-another-look', 'grants-gov-352218', 'grants-gov-352221', 'grants-gov-352227'],
  ],
  ['stroke recovery and rehabilitation trial', ['grants-gov-357256', 'stroke-association-project-grants']],
  [
    'young ophthalmologist AMD research money',
    ['brightfocus-macular-degeneration-research', 'rpb-career-development-award'],
  ],
  [
    "blood test to detect Alzheimer's early, startup looking for non-dilutive or investor-like funding",
    ['addf-diagnostics-accelerator', 'grants-gov-357139'],
  ],
  [
    'K24 mid-career award patient oriented research in aging',
    ['grants-gov-353793', 'grants-gov-353792', 'grants-gov-353794'],
  ],
  ['R03 small grant Alzheimer new investigator', ['grants-gov-357172', 'grants-gov-357805']],
  [
    'dementia care innovation Canada caregivers',
    [
      'cabhi-spark-program',
      'cihr-brain-health-cognitive-impairment-aging',
      'alzheimer-society-research-program-canada',
    ],
  ],
  [
    'quick small grants for unconventional longevity research',
    ['longevity-impetus-grants-round', 'foresight-ai-science-safety-nodes', 'vitadao-project-funding'],
  ],
  [
    'new assistant professor, basic biology of ageing lab, first grant from a US foundation',
    [
      'afar-grants-for-junior-faculty',
      'hillblom-start-up-grant',
      'mcknight-innovator-awards-cognitive-aging',
      'glenn-foundation-discovery-award',
      'searle-scholars',
      'pew-biomedical-scholars',
    ],
  ],
  ['elder abuse prevention grants', []],
  ['are older drivers safe behind the wheel - funding for a driving study', []],
  ['Mestrado em gerontologia, bolsa de estudos no Brasil', []],
  ['urinary incontinence older women', []],
];

export const eighthAskersQuestions: Asked = [
  [
    "We are a small biotech with a disease-modifying compound for Parkinson's. Which funders give money to companies?",
    ['mjff-therapeutics-pipeline-program', 'cure-parkinsons-research-grants'],
  ],
  ['early career grant for age-related hearing loss', ['grants-gov-356763', 'grants-gov-358879']],
  ['macular degenaration postdoc', ['brightfocus-macular-degeneration-research', 'grants-gov-358830']],
  [
    'osteoporosis young investigator award',
    ['asbmr-first-award', 'versus-arthritis-career-development-fellowship'],
  ],
  ['cancer treatment in patients over 70, European project', ['eu-ft-50135717']],
  [
    'Start-up in the EU with an anti-ageing drug candidate: which European grants can a small company apply for?',
    ['eu-ft-49662897', 'eu-ft-51349583', 'eu-ft-51121453', 'eu-ft-cascade-13405', 'eu-ft-cascade-15342'],
  ],
  [
    'K23 for a geriatrician',
    ['grants-gov-353461', 'grants-gov-353458', 'grants-gov-353462', 'beeson-career-development-program'],
  ],
  ['F30 fellowship, MD/PhD student in an aging lab', ['grants-gov-358831', 'grants-gov-358832']],
  [
    "Alzheimer's calls that expire in March 2026, last chance",
    ['grants-gov-357139', 'grants-gov-355096', 'grants-gov-357172'],
  ],
  [
    'bando per giovani ricercatori sulla malattia di Alzheimer in Italia',
    ['airalzh-grants-for-young-researchers'],
  ],
  ['ayudas para investigar el Alzheimer en España', ['pasqual-maragall-researchers-programme']],
  [
    'research on quality of care in nursing homes, USA',
    ['donaghue-another-look', 'grants-gov-352218', 'grants-gov-352227', 'grants-gov-352221'],
  ],
  [
    'brain health in older adults Canada',
    [
      'cihr-brain-health-cognitive-impairment-aging',
      'cabhi-spark-program',
      'alzheimer-society-research-program-canada',
      'brain-canada-future-leaders',
    ],
  ],
  [
    'I finished my PhD in Germany last year and would like to spend two years in an aging lab in Tokyo',
    ['jsps-postdoctoral-fellowship-standard'],
  ],
  ['longevity prize', ['xprize-healthspan-competition', 'xprize-healthspan-fshd-bonus-prize']],
  [
    'developing a blood test for early dementia',
    ['addf-diagnostics-accelerator', 'grants-gov-357139', 'grants-gov-356874'],
  ],
  [
    'grants for new assistant professors on basic mechanisms of aging',
    [
      'afar-grants-for-junior-faculty',
      'hillblom-start-up-grant',
      'glenn-foundation-discovery-award',
      'grants-gov-358879',
    ],
  ],
  [
    'psychiatry trainee in England wanting to do a PhD on dementia',
    [
      'alzheimers-research-uk-clinical-research-training-fellowship',
      'alzheimers-society-clinical-training-partnerships',
    ],
  ],
  ['stroke recovery trial', ['grants-gov-357256', 'stroke-association-project-grants']],
  [
    'Patient association for progressive supranuclear palsy: who pays for research into our disease?',
    ['curepsp-pathway-pipeline-grants', 'rainwater-tauopathy-challenge-workshop'],
  ],
  ['NIH SBIR phase I for a fall detection sensor for seniors', []],
  ['FAPESP PhD scholarship gerontology Brazil', []],
  ['help to pay for a stairlift for my mother', []],
  ['loan to buy hyperbaric oxygen chambers for an anti-aging clinic', []],
];
