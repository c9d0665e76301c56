// The questions of sealed-wide-questions.ts, judged as in graded-questions.ts; not read by whoever makes rules.

export const sealedGradedQuestions: readonly (readonly [question: string, right: readonly string[]])[] = [
  [
    'sleep and circadian rhythm in dementia',
    [
      'demensfonden-projektanslag',
      'grants-gov-357200',
      'grants-gov-357172',
      'grants-gov-357199',
      'brightfocus-alzheimers-standard-award',
      'alzheimers-research-uk-senior-research-fellowship',
    ],
  ],
  ['workshop or conference support R13 aging', ['grants-gov-356617']],
  ['housing and age-friendly cities in Europe', ['velux-stiftung-healthy-ageing']],
  [
    "I'm a nurse researcher and want to test a home visit programme to prevent falls among older adults living alone",
    ['velux-stiftung-healthy-ageing', 'nihr-research-for-patient-benefit', 'grants-gov-352218'],
  ],
  [
    'killifish lifespan model small grant',
    [
      'afar-grants-for-junior-faculty',
      'grants-gov-357138',
      'grants-gov-357805',
      'longevity-impetus-grants-round',
    ],
  ],
  [
    'sarcopenia exercise nutrition trial older women',
    ['grants-gov-357602', 'velux-stiftung-healthy-ageing', 'grants-gov-357606'],
  ],
  [
    'I am an assistant professor in my first two years and study DNA repair and cancer in aged tissue. Which career development awards could I apply for, deadline after March 2026?',
    [
      'hillblom-start-up-grant',
      'pew-biomedical-scholars',
      'afar-grants-for-junior-faculty',
      'searle-scholars',
    ],
  ],
  ['pension reform, retirement age and health inequality', ['velux-fonden-transitions-in-adult-life']],
  [
    'Fördermittel für Demenzforschung an einer deutschen Universität, Nachwuchsgruppe',
    ['eu-ft-51809060', 'dfg-individual-research-grants', 'afi-early-career-grants'],
  ],
  [
    'epigenetic clocks reprogramming rejuvenation',
    [
      'glenn-foundation-discovery-award',
      'vitadao-project-funding',
      'longevity-impetus-grants-round',
      'eu-ft-51349583',
    ],
  ],
  [
    "Machine learning on electronic health records to find patients at risk of delirium after surgery; I'm an anaesthetist in Boston",
    ['grants-gov-359004', 'beeson-career-development-program', 'grants-gov-357380'],
  ],
  [
    "caregiver burden of spouses of people with Parkinson's disease",
    ['france-parkinson-research-grants', 'parkinson-schweiz-research-grants'],
  ],
  [
    'polypharmacy deprescribing pragmatic trial in older adults with multimorbidity',
    ['pcori-broad-pragmatic-studies', 'grants-gov-352218', 'eu-ft-50140135', 'grants-gov-356893'],
  ],
  ['dog aging companion animals', ['longevity-impetus-grants-round']],
  [
    'Lewy body dementia biomarkers blood test',
    [
      'amed-dementia-research',
      'addf-diagnostics-accelerator',
      'grants-gov-356621',
      'grants-gov-357172',
      'grants-gov-356624',
      'zonmw-dementia-research-programme',
      'grants-gov-357139',
      'grants-gov-356874',
    ],
  ],
  [
    'ayudas para investigar el envejecimiento saludable y la soledad de las personas mayores',
    ['velux-stiftung-healthy-ageing'],
  ],
  [
    'single-cell atlas of human ovarian ageing',
    ['longevity-impetus-grants-round', 'glenn-foundation-discovery-award'],
  ],
  ['build a mouse tissue bank of aged animals for other labs', ['grants-gov-359646', 'grants-gov-345295']],
  [
    'lipid metabolism glia Alzheimer',
    [
      'brightfocus-alzheimers-standard-award',
      'fondation-vaincre-alzheimer-research-grants',
      'grants-gov-357172',
      'alzheimers-association-zenith-fellows',
      'sao-fra-two-year-grants',
      'afi-research-grants',
      'fondation-alzheimer-programmes-innovants',
      'france-alzheimer-programmes-de-recherche',
      'cure-alzheimers-fund-grants',
    ],
  ],
  [
    'bando per ricerca sulla malattia di Alzheimer, giovani ricercatori',
    [
      'airalzh-grants-for-young-researchers',
      'brightfocus-alzheimers-postdoctoral-fellowship',
      'grants-gov-357172',
      'alzheimers-association-research-fellowship-for-all',
    ],
  ],
  [
    'financement pour un postdoctorat sur la sénescence cellulaire',
    [
      'eu-ft-50148683',
      'embo-postdoctoral-fellowships',
      'glenn-afar-postdoctoral-fellowships',
      'eu-ft-50143245',
    ],
  ],
  ['large cohort study of centenarians genetics', ['longevity-consortium-translational-funds']],
  [
    'I am a postdoc from Brazil working on mitochondrial quality control in C. elegans; is there a fellowship that would let me move to a lab in Europe?',
    ['eu-ft-50148650', 'embo-postdoctoral-fellowships', 'eu-ft-50143245', 'eu-ft-50148683', 'eu-ft-50222141'],
  ],
];
