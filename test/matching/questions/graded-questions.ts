// The questions of wide-questions.ts, judged anew: two people who knew nothing of how calls are found graded what
// was found first, what the first judge had named and calls by chance, in random order. Right is what fits fully.
// Of 86 calls that both graded 82 have the same grade. Questions that nothing fits fully are left out.

export const gradedQuestions: readonly (readonly [question: string, right: readonly string[]])[] = [
  ['end-of-life care in nursing homes', ['donaghue-another-look', 'grants-gov-352218']],
  ['senescent cells in kidney fibrosis, R01-size grant for a US lab', ['grants-gov-357812']],
  ['oral health of residents of care homes', ['donaghue-another-look', 'grants-gov-357201']],
  [
    "aides aux start-up pour les technologies d'autonomie des personnes âgées à domicile",
    ['eu-ft-49662897', 'eu-ft-51660551'],
  ],
  [
    'loneliness among older migrants',
    ['velux-fonden-transitions-in-adult-life', 'velux-stiftung-healthy-ageing'],
  ],
  [
    'APOE4 and the blood-brain barrier',
    [
      'brightfocus-alzheimers-standard-award',
      'afi-research-grants',
      'fondation-vaincre-alzheimer-research-grants',
      'fondation-alzheimer-programmes-innovants',
      'grants-gov-357172',
      'alzheimers-research-uk-major-project',
      'cure-alzheimers-fund-grants',
      'alzheimers-association-zenith-fellows',
      'france-alzheimer-programmes-de-recherche',
      'sao-fra-two-year-grants',
      'alzheimers-association-research-fellowship-for-all',
    ],
  ],
  [
    'heart failure with preserved ejection fraction in ageing',
    ['aha-career-development-award', 'bhf-early-career-research-fellowship'],
  ],
  [
    'proteostasis and chaperones in tauopathy, early career investigator, Germany',
    [
      'curepsp-pathway-pipeline-grants',
      'eu-ft-51809060',
      'afi-early-career-grants',
      'dfg-individual-research-grants',
      'aftd-pilot-grants',
    ],
  ],
  ['gut microbiome and inflammaging', ['weston-microbiome-proof-of-principle']],
  [
    'AI drug discovery for longevity',
    [
      'vitadao-project-funding',
      'eu-ft-51349583',
      'foresight-ai-science-safety-nodes',
      'longevity-impetus-grants-round',
    ],
  ],
  ['osteoarthritis cartilage regeneration stem cells', ['versus-arthritis-career-development-fellowship']],
  [
    'hearing loss and cognitive decline',
    [
      'cihr-brain-health-cognitive-impairment-aging',
      'mcknight-innovator-awards-cognitive-aging',
      'grants-gov-356763',
    ],
  ],
  [
    'Kann ich als Pflegewissenschaftlerin Geld für ein Projekt zu pflegenden Angehörigen bekommen?',
    ['eu-ft-50140890', 'dfg-individual-research-grants'],
  ],
  [
    'minority students summer research training in aging',
    ['grants-gov-359655', 'mstar-medical-student-training'],
  ],
  [
    "How does menopause shape brain ageing and Alzheimer's risk in women? I have imaging data from 800 women",
    [
      'grants-gov-357172',
      'france-alzheimer-programmes-de-recherche',
      'afi-research-grants',
      'cure-alzheimers-fund-grants',
      'cihr-brain-health-cognitive-impairment-aging',
      'brightfocus-alzheimers-standard-award',
      'alzheimer-society-research-program-canada',
    ],
  ],
  [
    'frailty screening in primary care',
    [
      'grants-gov-356236',
      'bgs-research-project-grant',
      'nmrc-healthy-and-meaningful-longevity',
      'vivensa-foundation-research-project-grants',
    ],
  ],
  [
    'I run a small company in Spain making a wearable that monitors gait and would like an EU call, up to 2.5 million euro',
    ['eu-ft-51660551', 'eu-ft-49662897'],
  ],
  [
    'Robots that help people with dementia at home: who funds engineers for this?',
    ['alzheimers-society-project-grants', 'vivensa-foundation-research-project-grants'],
  ],
  ['telomere biology disorders pulmonary fibrosis', ['grants-gov-351057']],
  ['subsidie voor onderzoek naar valpreventie bij ouderen thuis', ['velux-stiftung-healthy-ageing']],
  [
    'Where can I get funding for a clinical trial of metformin or rapamycin in healthy older people?',
    ['grants-gov-357813', 'longevity-impetus-grants-round'],
  ],
  [
    'We are a start-up with a senolytic eye drop for macular degeneration and need non-dilutive money for preclinical toxicology',
    ['eu-ft-51349583'],
  ],
  [
    'bolsa para estudar o envelhecimento muscular em camundongos',
    ['eu-ft-50148683', 'glenn-afar-postdoctoral-fellowships', 'embo-postdoctoral-fellowships'],
  ],
];
