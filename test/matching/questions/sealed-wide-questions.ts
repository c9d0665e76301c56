// The other half of wide-questions.ts, which is not read by whoever makes rules.

export const sealedWideQuestions: readonly (readonly [question: string, right: readonly string[]])[] = [
  [
    'epigenetic clocks reprogramming rejuvenation',
    [
      'eu-ft-51349583',
      'longevity-impetus-grants-round',
      'glenn-foundation-discovery-award',
      'vitadao-project-funding',
    ],
  ],
  [
    'I am a postdoc from Brazil working on mitochondrial quality control in C. elegans; is there a fellowship that would let me move to a lab in Europe?',
    ['eu-ft-50148683', 'embo-postdoctoral-fellowships', 'eu-ft-50148650', 'eu-ft-50143245', 'eu-ft-50222141'],
  ],
  [
    'killifish lifespan model small grant',
    [
      'longevity-impetus-grants-round',
      'vitadao-project-funding',
      'grants-gov-357805',
      'afar-grants-for-junior-faculty',
      'glenn-foundation-discovery-award',
      'grants-gov-357138',
    ],
  ],
  [
    "I'm a nurse researcher and want to test a home visit programme to prevent falls among older adults living alone",
    [
      'bgs-research-project-grant',
      'vivensa-foundation-research-project-grants',
      'velux-stiftung-healthy-ageing',
      'nihr-research-for-patient-benefit',
      'grants-gov-352218',
    ],
  ],
  [
    'large cohort study of centenarians genetics',
    [
      'longevity-consortium-translational-funds',
      'longevity-impetus-grants-round',
      'glenn-foundation-discovery-award',
    ],
  ],
  [
    'sarcopenia exercise nutrition trial older women',
    [
      'vivensa-foundation-research-project-grants',
      'grants-gov-357602',
      'grants-gov-357606',
      'velux-stiftung-healthy-ageing',
      'asbmr-first-award',
    ],
  ],
  [
    "caregiver burden of spouses of people with Parkinson's disease",
    [
      'parkinson-schweiz-research-grants',
      'france-parkinson-research-grants',
      'parkinsons-uk-project-grants',
      'jpnd-joint-transnational-call',
    ],
  ],
  [
    "Machine learning on electronic health records to find patients at risk of delirium after surgery; I'm an anaesthetist in Boston",
    ['grants-gov-359004', 'grants-gov-357380', 'beeson-career-development-program', 'grants-gov-355419'],
  ],
  [
    'dog aging companion animals',
    ['longevity-impetus-grants-round', 'glenn-foundation-discovery-award', 'vitadao-project-funding'],
  ],
  ['immune ageing and vaccine response in the elderly', ['eu-ft-51430003']],
  [
    'I am an assistant professor in my first two years and study DNA repair and cancer in aged tissue. Which career development awards could I apply for, deadline after March 2026?',
    [
      'afar-grants-for-junior-faculty',
      'hillblom-start-up-grant',
      'grants-gov-353751',
      'searle-scholars',
      'pew-biomedical-scholars',
      'grants-gov-353758',
    ],
  ],
  [
    'pension reform, retirement age and health inequality',
    ['velux-fonden-transitions-in-adult-life', 'grants-gov-357379', 'sloan-foundation-grants'],
  ],
  [
    'housing and age-friendly cities in Europe',
    [
      'vivensa-foundation-research-project-grants',
      'eu-ft-50218038',
      'velux-stiftung-healthy-ageing',
      'eu-ft-50148490',
    ],
  ],
  [
    'build a mouse tissue bank of aged animals for other labs',
    ['grants-gov-359646', 'grants-gov-345295', 'grants-gov-357138'],
  ],
  [
    'single-cell atlas of human ovarian ageing',
    ['glenn-foundation-discovery-award', 'longevity-impetus-grants-round', 'vitadao-project-funding'],
  ],
  [
    'lipid metabolism glia Alzheimer',
    [
      'brightfocus-alzheimers-standard-award',
      'cure-alzheimers-fund-grants',
      'afi-research-grants',
      'fondation-alzheimer-programmes-innovants',
      'fondation-vaincre-alzheimer-research-grants',
      'france-alzheimer-programmes-de-recherche',
      'sao-fra-two-year-grants',
      'grants-gov-357172',
      'alzheimers-association-zenith-fellows',
    ],
  ],
  [
    'sleep and circadian rhythm in dementia',
    [
      'grants-gov-357199',
      'grants-gov-357200',
      'brightfocus-alzheimers-standard-award',
      'grants-gov-357172',
      'grants-gov-357572',
    ],
  ],
  [
    'Lewy body dementia biomarkers blood test',
    [
      'addf-diagnostics-accelerator',
      'grants-gov-357139',
      'grants-gov-356874',
      'grants-gov-356624',
      'grants-gov-356621',
    ],
  ],
  ['workshop or conference support R13 aging', ['grants-gov-356617', 'grants-gov-343175']],
  [
    'polypharmacy deprescribing pragmatic trial in older adults with multimorbidity',
    ['eu-ft-50140135', 'pcori-broad-pragmatic-studies', 'grants-gov-356893', 'grants-gov-352218'],
  ],
  [
    'Fördermittel für Demenzforschung an einer deutschen Universität, Nachwuchsgruppe',
    ['afi-early-career-grants', 'afi-research-grants', 'eu-ft-51809060', 'dfg-individual-research-grants'],
  ],
  [
    'financement pour un postdoctorat sur la sénescence cellulaire',
    [
      'embo-postdoctoral-fellowships',
      'eu-ft-50148683',
      'eu-ft-50143245',
      'glenn-afar-postdoctoral-fellowships',
    ],
  ],
  [
    'ayudas para investigar el envejecimiento saludable y la soledad de las personas mayores',
    [
      'velux-stiftung-healthy-ageing',
      'grants-gov-357197',
      'grants-gov-357198',
      'velux-fonden-transitions-in-adult-life',
    ],
  ],
  [
    'bando per ricerca sulla malattia di Alzheimer, giovani ricercatori',
    [
      'airalzh-grants-for-young-researchers',
      'brightfocus-alzheimers-postdoctoral-fellowship',
      'alzheimers-association-research-fellowship-for-all',
    ],
  ],
];
