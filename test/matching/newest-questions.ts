// Two more such sets: see fresh-questions.ts. The first is after what patients and projects asked of others.

import { biology } from './fresh-questions.ts';

/** Calls for Alzheimer disease, whatever the approach. */
const alzheimer: readonly string[] = [
  'brightfocus-alzheimers-standard-award',
  'cure-alzheimers-fund-grants',
  'grants-gov-357172',
  'grants-gov-357529',
  'grants-gov-357943',
  'grants-gov-357199',
  'grants-gov-357200',
];

export const newestQuestions: readonly (readonly [question: string, right: readonly string[]])[] = [
  ['keeping people with dementia independent as long as possible', ['eu-ft-50140890']],
  [
    'early diagnosis of dementia by the family doctor',
    ['eu-ft-50140890', 'grants-gov-357172', 'grants-gov-357139'],
  ],
  [
    'managing challenging behaviour in dementia without drugs',
    ['grants-gov-357199', 'grants-gov-357200', 'eu-ft-50140890', 'grants-gov-357172'],
  ],
  ['care of people with dementia on a hospital ward', ['eu-ft-50140890', 'grants-gov-357172']],
  ['supporting carers of people with dementia who live at home', ['eu-ft-50140890']],
  [
    'advanced dementia at the end of life',
    ['eu-ft-50136425', 'eu-ft-50140890', 'eu-ft-50218734', 'grants-gov-357172'],
  ],
  [
    'reducing social isolation in older people with multiple conditions',
    ['grants-gov-357197', 'grants-gov-357198'],
  ],
  [
    'exercise therapy for older people with several illnesses',
    ['grants-gov-356236', 'eu-ft-50140523', 'xprize-healthspan-competition'],
  ],
  [
    'recognising and treating frailty',
    ['grants-gov-356236', 'xprize-healthspan-competition', 'eu-ft-51349583'],
  ],
  [
    'comprehensive geriatric assessment',
    ['grants-gov-356236', 'beeson-career-development-program', 'eu-ft-50135717'],
  ],
  [
    'psychological wellbeing of older people',
    ['grants-gov-357197', 'grants-gov-357198', 'grants-gov-356924', 'grants-gov-357181', 'grants-gov-357183'],
  ],
  ["Molecular mechanisms of synapse loss in Alzheimer's disease", [...alzheimer]],
  [
    'digital symptom tool for caregivers of seriously ill older adults',
    ['eu-ft-50136425', 'grants-gov-356236', 'eu-ft-50140890'],
  ],
  [
    'estrogen-sensitive neurons and frailty in aging females',
    ['eu-ft-51349583', 'xprize-healthspan-competition', ...biology],
  ],
  [
    'digital meditation for people with mild cognitive impairment',
    ['grants-gov-357172', 'grants-gov-359155', 'grants-gov-357303', 'grants-gov-357305'],
  ],
  ['treatment decisions of older men', ['grants-gov-356236']],
  ["including minority older adults in Alzheimer's research", ['grants-gov-356236', 'grants-gov-357172']],
  ['fatty acids during fasting and aging', [...biology]],
  [
    'prognosis of older adults discharged to nursing facilities',
    ['grants-gov-356236', 'eu-ft-50218734', 'grants-gov-361025'],
  ],
  ['regrowing human cartilage', ['grants-gov-357602', 'eu-ft-50161234']],
  ['mitochondrial transplantation for ALS', ['eu-ft-50140426', 'grants-gov-356610', 'grants-gov-356531']],
  ['tissue models made by bioprinting', ['eu-ft-50161234']],
  ['ageing clock from a photo of the face', [...biology]],
  ['making thymus cells to restore immunity', ['eu-ft-51430003', ...biology]],
  ['gene therapy that reprograms old eye cells', ['eu-ft-51349583', ...biology]],
  ['telomerase mRNA', [...biology]],
  [
    'clearing toxic protein clumps in neurodegeneration',
    ['eu-ft-50140426', 'grants-gov-357529', 'grants-gov-356531', 'grants-gov-356610'],
  ],
  [
    'faster clinical trials for longevity therapies',
    [
      'eu-ft-51349583',
      'longevity-impetus-grants-round',
      'vitadao-project-funding',
      'xprize-healthspan-competition',
    ],
  ],
  ['Necesito dinero para investigar la soledad de los mayores', ['grants-gov-357197', 'grants-gov-357198']],
  [
    'Je suis gériatre et je veux faire de la recherche',
    [
      'beeson-career-development-program',
      'grants-gov-353745',
      'grants-gov-353746',
      'grants-gov-353747',
      'grants-gov-353461',
      'grants-gov-353462',
      'grants-gov-353458',
    ],
  ],
  [
    'Ich promoviere über Parkinson, welches Stipendium?',
    ['grants-gov-358848', 'grants-gov-358831', 'grants-gov-358832', 'eu-ft-50220812', 'eu-ft-50150122'],
  ],
  ['帕金森病 临床试验 欧洲', ['eu-ft-50140426']],
  ['高齢者の孤独', ['grants-gov-357197', 'grants-gov-357198']],
  ['estudante de medicina, pesquisa em geriatria', ['mstar-medical-student-training']],
  ["finanziamento per una startup contro l'invecchiamento", ['eu-ft-49662897', 'eu-ft-51349583']],
  ['mantelzorg dementie Europa', ['eu-ft-50140890']],
  ['wheelchair ramp for a church', []],
  ['retirement savings advice', []],
  ['advertising for an anti-wrinkle cream', []],
  ['a home for old circus elephants', []],
  ['DNA repair capacity in long-lived species', [...biology]],
  [
    'Wer bezahlt Forschung zu Einsamkeit und Suizid bei Senioren?',
    ['grants-gov-357197', 'grants-gov-357198'],
  ],
  ['psychose chez les personnes de plus de 50 ans', ['grants-gov-357181', 'grants-gov-357183']],
  [
    'ayudas para investigadores posdoctorales en Alzheimer',
    [
      'brightfocus-alzheimers-postdoctoral-fellowship',
      'alzheimers-association-research-fellowship-for-all',
      'grants-gov-355096',
      'grants-gov-358830',
    ],
  ],
  ['we make a blood test that detects Alzheimer early and need money for validation', ['grants-gov-357139']],
  ['menopause and depression', ['grants-gov-357341', 'grants-gov-357342']],
  ['probiotics for older people', ['grants-gov-356925', 'grants-gov-356927']],
  [
    'Which grant pays an MD who wants to do geriatrics research?',
    [
      'beeson-career-development-program',
      'grants-gov-353745',
      'grants-gov-353746',
      'grants-gov-353747',
      'grants-gov-353461',
      'grants-gov-353462',
      'grants-gov-353458',
    ],
  ],
  ['new faculty position after postdoc, National Institute on Aging', ['grants-gov-352324']],
  ['patients over 70 with breast cancer: quality of life', ['eu-ft-50135717']],
  ['demographic change and the future of care systems in Europe', ['eu-ft-50218734']],
  [
    "sens de l'odorat et perte auditive",
    ['grants-gov-356763', 'grants-gov-359274', 'grants-gov-358863', 'grants-gov-357742'],
  ],
  ['drug side effects when taking ten pills a day', ['eu-ft-50140135']],
  ['ageing of the ovary and egg quality', [...biology, 'grants-gov-357341', 'grants-gov-357342']],
  ['personalised medicine for immune diseases that begin late in life', ['eu-ft-51430003']],
  [
    '大学院生 アルツハイマー 奨学金',
    ['grants-gov-358848', 'grants-gov-358831', 'grants-gov-358832', 'eu-ft-50220812', 'eu-ft-50150122'],
  ],
  ['欧洲 初创公司 抗衰老 资金', ['eu-ft-49662897', 'eu-ft-51349583']],
  ['MERIT extension for an old award', ['grants-gov-358024']],
  ['annual workshop of a geroscience network', ['grants-gov-356617']],
  ['doctoral network on brain ageing in Europe', ['eu-ft-50220812', 'eu-ft-50150122']],
  ['mice lifespan experiments with two drugs combined', [...biology, 'grants-gov-357943']],
  [
    'dementia in Latin America',
    ['grants-gov-358087', 'grants-gov-358157', 'eu-ft-50140890', 'grants-gov-357172'],
  ],
  ['stroke rehabilitation trial network', ['grants-gov-357256']],
  ['undergraduates from minority groups in Alzheimer labs', ['grants-gov-359655', 'grants-gov-359653']],
  ['hiking trail maintenance', []],
  ['pension fund investment advice', []],
  ['renovation of a castle', []],
  ['old-timer car museum', []],
];
