// Questions that an author wrote over the kept catalogue in the manner of the 28 given ones, before reading any
// rule of the matcher, each judged with every call that answers it. The other half stands in
// sealed-author-questions.ts.

export const authorQuestions: readonly (readonly [question: string, right: readonly string[]])[] = [
  [
    'Parkinson drug development by a biotech company',
    ['mjff-therapeutics-pipeline-program', 'cure-parkinsons-research-grants'],
  ],
  ['PET tracer for the ageing brain', ['addf-biomarkers', 'grants-gov-357006']],
  ['Down syndrome and ageing', ['grants-gov-351318', 'grants-gov-352577']],
  ['glaucoma neuroprotection', ['brightfocus-glaucoma-standard-award']],
  [
    'clinical trial in stroke recovery',
    ['grants-gov-357256', 'grants-gov-357036', 'stroke-association-project-grants'],
  ],
  ['Palliativversorgung zu Hause', ['eu-ft-50136425']],
  [
    'politique des soins de longue durée pour les personnes âgées',
    ['eu-ft-50218734', 'donaghue-another-look'],
  ],
  ['centenarians and exceptional longevity', ['longevity-consortium-translational-funds']],
  ['summer training in geriatrics for medical students', ['mstar-medical-student-training']],
  ['NIA leadership award K07', ['grants-gov-357000']],
  [
    'progressive supranuclear palsy',
    ['curepsp-pathway-pipeline-grants', 'rainwater-tauopathy-challenge-workshop'],
  ],
  ['intergenerational housing and neighbourhoods', ['eu-ft-50148548']],
  ['exercise as therapy for parkinsons', ['parkinsons-uk-project-grants']],
  ['ERC advanced grant neurodegeneration', ['eu-ft-49614024']],
  [
    'EIC money for a longevity start-up',
    ['eu-ft-49662897', 'eu-ft-51121453', 'eu-ft-50148757', 'eu-ft-49662814'],
  ],
  [
    'onderzoek naar dementie in Nederland',
    ['zonmw-dementia-research-programme', 'alzheimer-nederland-fellowships'],
  ],
  ['digital twin of a patient', ['eu-ft-50161257', 'eu-ft-50135961']],
  [
    'animal models for translational research',
    ['grants-gov-357138', 'grants-gov-357005', 'grants-gov-359648', 'grants-gov-356802'],
  ],
  ['primary care of older adults and health disparities', ['grants-gov-356236']],
  ['bridging a gap between two posts in dementia research', ['alzheimers-research-uk-researcher-retention']],
  ['cryonics revival research', []],
  ['anti-wrinkle creams', []],
  ['longevity of pet cats', []],
  ['stairlifts and bathroom adaptations for pensioners', []],
];
