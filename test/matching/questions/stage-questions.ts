// What calls exclude, and stages with a subject: twelve questions were written before the mends of decision 126, eight
// after them. Each was judged by the records alone, before it was looked what is found.

/** The general awards for those who treat patients and begin to do research. */
const mentoredClinicians: readonly string[] = [
  'grants-gov-353745',
  'grants-gov-353746',
  'grants-gov-353747',
  'grants-gov-353458',
  'grants-gov-353461',
  'grants-gov-353462',
];

export const stageQuestions: readonly (readonly [question: string, right: readonly string[]])[] = [
  ['meditation or mindfulness against memory loss in old age', []],
  ['vitamin supplements to slow cognitive decline', []],
  [
    'animal models of Alzheimer disease',
    [
      'grants-gov-357943',
      'fondation-alzheimer-programmes-innovants',
      'fondation-vaincre-alzheimer-research-grants',
    ],
  ],
  ['renovating a building for our centre on ageing', []],
  [
    'PhD studentship in dementia research',
    [
      'alzheimer-society-research-program-canada',
      'fondation-mederic-alzheimer-dotation-jeunes-chercheurs',
      'alzheimers-research-uk-clinical-research-training-fellowship',
      'alzheimers-society-clinical-training-partnerships',
      'grants-gov-358848',
    ],
  ],
  ['device to screen for frailty at home', []],
  [
    'biology of ageing, I am finishing my PhD and look for a fellowship',
    [
      'grants-gov-358830',
      'eu-ft-50148683',
      'eu-ft-50143245',
      'eu-ft-50148650',
      'eu-ft-50222141',
      'embo-postdoctoral-fellowships',
      'glenn-afar-postdoctoral-fellowships',
      'jsps-postdoctoral-fellowship-standard',
    ],
  ],
  [
    'a geriatrician starting her own research career',
    [
      'beeson-career-development-program',
      'bgs-research-project-grant',
      'bwf-career-awards-medical-scientists',
      ...mentoredClinicians,
    ],
  ],
  [
    'mid-career award to mentor others in research on ageing',
    ['grants-gov-353792', 'grants-gov-353793', 'grants-gov-353794', 'grants-gov-357000'],
  ],
  [
    'junior scientist in Kenya who works on dementia',
    ['grants-gov-356723', 'grants-gov-356724', 'wellcome-trust-funding'],
  ],
  ['professor near retirement wants a sabbatical to learn about ageing', ['grants-gov-358833']],
  ['early career researcher in Canada, frailty', []],
  [
    'young researcher in Ghana, frailty and diabetes',
    ['grants-gov-356723', 'grants-gov-356724', 'wellcome-trust-funding', 'wellcome-early-career-awards'],
  ],
  [
    'independent fellowship for an early career scientist in the UK, muscle ageing',
    [
      'royal-society-university-research-fellowship',
      'wellcome-early-career-awards',
      'wellcome-trust-funding',
      'versus-arthritis-career-development-fellowship',
    ],
  ],
  [
    'neurologist starting an own research career on Parkinson disease',
    ['apda-cotzias-memorial-fellowship', 'parkinson-canada-research-program', ...mentoredClinicians],
  ],
  [
    'last year of my postdoc, ageing brain, I look for a faculty post',
    [
      'simons-scpab-transition-to-independence',
      'grants-gov-353761',
      'grants-gov-353762',
      'grants-gov-353763',
    ],
  ],
  ['music instead of drugs for people with dementia', ['fondation-mederic-alzheimer-non-drug-interventions']],
  ['diet against Parkinson disease', []],
  ['laboratory work on stroke for doctors of the NHS', ['stroke-association-project-grants']],
  [
    'tablet that a start-up develops against ageing',
    ['eu-ft-49662897', 'vitadao-project-funding', 'eu-ft-51349583'],
  ],
];
