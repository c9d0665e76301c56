// Fifty questions of every kind, put before any call was read and judged by the calls alone, by somebody who had seen
// no rule of the matcher. Of most of them no call names all that is asked, and what is right is what is nearest, so
// these are the softest judgements and the hardest questions here. The other half stands in sealed-wide-questions.ts.

export const wideQuestions: readonly (readonly [question: string, right: readonly string[]])[] = [
  [
    'senescent cells in kidney fibrosis, R01-size grant for a US lab',
    ['glenn-foundation-discovery-award', 'grants-gov-357812', 'longevity-impetus-grants-round'],
  ],
  [
    'We are a start-up with a senolytic eye drop for macular degeneration and need non-dilutive money for preclinical toxicology',
    [
      'brightfocus-macular-degeneration-research',
      'eu-ft-51349583',
      'vitadao-project-funding',
      'eu-ft-49662897',
    ],
  ],
  [
    'frailty screening in primary care',
    [
      'grants-gov-356236',
      'vivensa-foundation-research-project-grants',
      'nmrc-healthy-and-meaningful-longevity',
    ],
  ],
  ['money for a PhD student to travel to an ageing conference', []],
  [
    'Robots that help people with dementia at home: who funds engineers for this?',
    [
      'cabhi-spark-program',
      'vivensa-foundation-research-project-grants',
      'eu-ft-51660551',
      'grants-gov-358073',
      'eu-ft-50140890',
    ],
  ],
  [
    'loneliness among older migrants',
    [
      'grants-gov-357197',
      'grants-gov-357198',
      'velux-fonden-transitions-in-adult-life',
      'velux-stiftung-healthy-ageing',
    ],
  ],
  [
    "How does menopause shape brain ageing and Alzheimer's risk in women? I have imaging data from 800 women",
    [
      'grants-gov-357378',
      'brightfocus-alzheimers-standard-award',
      'grants-gov-357377',
      'grants-gov-357172',
      'cure-alzheimers-fund-grants',
      'cihr-brain-health-cognitive-impairment-aging',
    ],
  ],
  [
    'APOE4 and the blood-brain barrier',
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
    'proteostasis and chaperones in tauopathy, early career investigator, Germany',
    [
      'afi-early-career-grants',
      'curepsp-pathway-pipeline-grants',
      'aftd-pilot-grants',
      'rainwater-tauopathy-challenge-workshop',
      'brightfocus-alzheimers-postdoctoral-fellowship',
      'dfg-individual-research-grants',
    ],
  ],
  [
    'hearing loss and cognitive decline',
    [
      'grants-gov-356763',
      'mcknight-innovator-awards-cognitive-aging',
      'addf-prevention-beyond-the-pipeline',
      'cihr-brain-health-cognitive-impairment-aging',
    ],
  ],
  [
    'Where can I get funding for a clinical trial of metformin or rapamycin in healthy older people?',
    [
      'xprize-healthspan-competition',
      'longevity-impetus-grants-round',
      'grants-gov-357813',
      'vitadao-project-funding',
    ],
  ],
  [
    'osteoarthritis cartilage regeneration stem cells',
    ['versus-arthritis-career-development-fellowship', 'eu-ft-50161234', 'grants-gov-357602'],
  ],
  [
    'gut microbiome and inflammaging',
    ['weston-microbiome-proof-of-principle', 'grants-gov-356927', 'grants-gov-356925'],
  ],
  [
    'end-of-life care in nursing homes',
    ['donaghue-another-look', 'eu-ft-50218734', 'eu-ft-50136425', 'grants-gov-352218'],
  ],
  ['elder abuse prevention community project', []],
  [
    'heart failure with preserved ejection fraction in ageing',
    [
      'aha-career-development-award',
      'bhf-early-career-research-fellowship',
      'eu-ft-50140523',
      'grants-gov-351057',
    ],
  ],
  [
    'minority students summer research training in aging',
    ['grants-gov-359655', 'mstar-medical-student-training', 'grants-gov-359653', 'grants-gov-357996'],
  ],
  [
    'AI drug discovery for longevity',
    [
      'foresight-ai-science-safety-nodes',
      'vitadao-project-funding',
      'eu-ft-51349583',
      'longevity-impetus-grants-round',
    ],
  ],
  [
    'I run a small company in Spain making a wearable that monitors gait and would like an EU call, up to 2.5 million euro',
    ['eu-ft-49662897', 'eu-ft-51660551', 'eu-ft-51121453', 'eu-ft-cascade-13405', 'eu-ft-cascade-15342'],
  ],
  [
    'oral health of residents of care homes',
    ['donaghue-another-look', 'grants-gov-357462', 'grants-gov-357201'],
  ],
  ['cryopreservation of organs', []],
  [
    'telomere biology disorders pulmonary fibrosis',
    ['grants-gov-357004', 'grants-gov-357570', 'grants-gov-351057'],
  ],
  [
    'subsidie voor onderzoek naar valpreventie bij ouderen thuis',
    ['vivensa-foundation-research-project-grants', 'velux-stiftung-healthy-ageing'],
  ],
  [
    'bolsa para estudar o envelhecimento muscular em camundongos',
    [
      'glenn-afar-postdoctoral-fellowships',
      'embo-postdoctoral-fellowships',
      'eu-ft-50148683',
      'asbmr-first-award',
      'longevity-impetus-grants-round',
    ],
  ],
  [
    "aides aux start-up pour les technologies d'autonomie des personnes âgées à domicile",
    ['eu-ft-51660551', 'eu-ft-49662897', 'eu-ft-cascade-13405', 'eu-ft-cascade-15342'],
  ],
  [
    'Kann ich als Pflegewissenschaftlerin Geld für ein Projekt zu pflegenden Angehörigen bekommen?',
    ['eu-ft-50140890', 'eu-ft-50218734', 'velux-stiftung-healthy-ageing', 'dfg-individual-research-grants'],
  ],
];
