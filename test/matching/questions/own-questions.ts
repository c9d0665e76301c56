// Questions in the style of the given ones, of scientists of other fields and in other languages, each with what a
// reader of the kept calls takes for a right answer; none where nothing fits. Written beside the matcher, so they
// hold what it can do: a stranger's questions are the honest measure.

import {
  alzheimerProjects,
  dementiaCare,
  dementiaFellowships,
  dementiaProjectsInEurope,
} from './judged-foundations.ts';

export const ownQuestions: readonly (readonly [question: string, right: readonly string[]])[] = [
  [
    'PhD studentship on the neurobiology of ageing',
    ['grants-gov-358831', 'grants-gov-358832', 'grants-gov-358848', 'eu-ft-50220812', 'eu-ft-50150122'],
  ],
  ['conference on the demography of ageing', ['grants-gov-356617']],
  [
    'ERC grant for the theory of ageing and evolution',
    ['eu-ft-49614024', 'eu-ft-50821328', 'eu-ft-51809060'],
  ],
  ['F31 sleep and Alzheimer disease', ['grants-gov-358848', 'grants-gov-358832', 'grants-gov-358831']],
  [
    'K01 career development award epidemiology of dementia',
    ['grants-gov-353751', 'grants-gov-353749', 'grants-gov-353752'],
  ],
  ['cancer in older patients', ['eu-ft-50135717']],
  ['long-term care workforce policy', ['eu-ft-50218734']],
  ['loneliness of older people living alone', ['grants-gov-357197', 'grants-gov-357198']],
  ['neuropsychiatric symptoms dementia', ['grants-gov-357199', 'grants-gov-357200']],
  ['HIV and aging comorbidities', ['grants-gov-356596', 'grants-gov-356597']],
  [
    'bolsas para investigação em envelhecimento cerebral',
    [
      'grants-gov-357377',
      'grants-gov-357378',
      'mcknight-innovator-awards-cognitive-aging',
      'cihr-brain-health-cognitive-impairment-aging',
      'gbhi-pilot-awards',
      'simons-scpab-transition-to-independence',
    ],
  ],
  [
    'becas para el cuidado de personas mayores con demencia',
    [
      'eu-ft-50140890',
      'fondation-mederic-alzheimer-dotation-jeunes-chercheurs',
      'fondation-mederic-alzheimer-non-drug-interventions',
      'nmrc-healthy-and-meaningful-longevity',
      ...dementiaCare,
    ],
  ],
  [
    'subsidie voor onderzoek naar dementie in Nederland',
    [
      'eu-ft-50140890',
      'eu-ft-50140426',
      'alzheimer-nederland-fellowships',
      'jpnd-joint-transnational-call',
      'zonmw-dementia-research-programme',
    ],
  ],
  [
    'Wer fördert Forschung gegen Demenz in Europa?',
    [
      'eu-ft-50140890',
      'eu-ft-50140426',
      'afi-early-career-grants',
      'airalzh-armenise-harvard-mid-career-grant',
      'airalzh-grants-for-young-researchers',
      'fondation-mederic-alzheimer-non-drug-interventions',
      'jpnd-joint-transnational-call',
      'pasqual-maragall-researchers-programme',
      ...alzheimerProjects,
      ...dementiaProjectsInEurope,
    ],
  ],
  [
    'Stipendium für Postdocs Alzheimerforschung',
    [
      'alzheimers-association-research-fellowship-for-all',
      'brightfocus-alzheimers-postdoctoral-fellowship',
      ...dementiaFellowships,
    ],
  ],
  ['palliative care for older adults at the end of life', ['eu-ft-50136425']],
  ['health disparities among older minority populations', ['grants-gov-356236']],
  ['mood in the menopause', ['grants-gov-357341', 'grants-gov-357342']],
  ['R21 proteostasis', ['grants-gov-357811', 'grants-gov-357807', 'grants-gov-357809']],
  [
    'dissertation award aging',
    ['grants-gov-358831', 'grants-gov-358832', 'grants-gov-358848', 'eu-ft-50220812', 'eu-ft-50150122'],
  ],
  ['stem cell therapy for macular degeneration', ['brightfocus-macular-degeneration-research']],
  ['mTOR inhibitor rapamycin trial in dogs', []],
  ['caloric restriction and intermittent fasting', []],
  ['lung fibrosis in aged patients', []],
];
