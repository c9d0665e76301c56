// Asker 13 (askers.ts).

import type { Asked } from '../asked.ts';

export const asker13: Asked = [
  // no call names age-related hearing loss: NIDCD calls whose mission is hearing (ECR R21, implementation R21
  [
    'hearing loss in older adults',
    [
      'grants-gov-356763',
      'grants-gov-359274',
      'grants-gov-358023',
      'grants-gov-358863',
      'grants-gov-358022',
      'grants-gov-358021',
    ],
  ],
  // general Parkinson project grants, and NINDS biomarker discovery/validation for neurological disorders; tr
  [
    "biomarkers for early Parkinson's disease",
    [
      'parkinsons-foundation-impact-awards',
      'parkinsons-uk-project-grants',
      'parkinson-canada-research-program',
      'parkinson-schweiz-research-grants',
      'france-parkinson-research-grants',
      'asap-collaborative-research-network',
      'grants-gov-356874',
      'grants-gov-356621',
      'grants-gov-356624',
    ],
  ],
  // frailty named by Vivensa and Singapore HML; then care and function of older people
  [
    'preventing falls and frailty in older people',
    [
      'vivensa-foundation-research-project-grants',
      'nmrc-healthy-and-meaningful-longevity',
      'velux-stiftung-healthy-ageing',
      'bgs-research-project-grant',
      'nihr-programme-grants-for-applied-research',
      'grants-gov-356236',
    ],
  ],
  // nothing fits; no call pays equipment of a care home, none for ageing services in Kenya
  ["money for exercise equipment in our old people's home in Kenya", []],
  // ADDF Diagnostics Accelerator names blood; AD biomarker validation; EIC Accelerator for start-ups; point-o
  [
    "small business grant for a start-up making an Alzheimer's blood test",
    ['addf-diagnostics-accelerator', 'grants-gov-357139', 'eu-ft-49662897', 'eu-ft-50140474'],
  ],
  // Parent F31
  ['PhD student fellowship to study the neurobiology of aging in the US', ['grants-gov-358848']],
  // parent K23 (three kinds, NIA takes part) and Beeson K76
  [
    'mentored career award for a geriatrician doing patient-oriented research',
    ['grants-gov-353458', 'grants-gov-353461', 'grants-gov-353462', 'beeson-career-development-program'],
  ],
  // only sleep call, NIA among the institutes
  ['sleep and circadian rhythms in ageing', ['grants-gov-357572']],
  // misspelling of osteoporosis; bone society award and NIAMS musculoskeletal calls
  [
    'osteoperosis bone loss',
    ['asbmr-first-award', 'grants-gov-357604', 'grants-gov-357602', 'grants-gov-357606'],
  ],
  // Spanish: cardiovascular diseases; EU NCD topic names them, then UK heart and stroke charities
  [
    'ayudas para proyectos sobre enfermedades cardiovasculares en Europa',
    ['eu-ft-50140523', 'bhf-early-career-research-fellowship', 'stroke-association-project-grants'],
  ],
  // BrightFocus names AMD; NEI UG1 names stem cell therapy trials; RPB vision research incl. ageing eye
  [
    'stem cell therapy macular degeneration',
    [
      'brightfocus-macular-degeneration-research',
      'rpb-career-development-award',
      'grants-gov-348404',
      'grants-gov-348386',
      'grants-gov-348406',
    ],
  ],
  // EIC Accelerator and Transition; STEP Scale Up starts at 10 million equity, Pre-accelerator is for Widenin
  [
    'our biotech start-up in Spain wants EIC money for a regenerative medicine product',
    ['eu-ft-49662897', 'eu-ft-51121453'],
  ],
  // ERC Advanced, then ERC Plus (all stages with outstanding record)
  ['ERC grant for an established professor studying why we age', ['eu-ft-49614024', 'eu-ft-50821328']],
  // MSCA Doctoral Networks 2026 and 2027
  ['doctoral network on the biology of ageing', ['eu-ft-50220812', 'eu-ft-50150122']],
  // no call names them: biomarker signatures in Biotechnology for Healthy Ageing, and funders of basic biolog
  [
    'epigenetic clocks',
    [
      'eu-ft-51349583',
      'longevity-impetus-grants-round',
      'glenn-foundation-discovery-award',
      'afar-grants-for-junior-faculty',
      'glenn-afar-postdoctoral-fellowships',
    ],
  ],
  // Canadian calls for early investigators in dementia or the brain
  [
    'new investigator dementia research Canada',
    [
      'alzheimer-society-research-program-canada',
      'brain-canada-future-leaders',
      'cihr-brain-health-cognitive-impairment-aging',
    ],
  ],
  // topic named only by the EU call; R21 of NCI and parent R21 with NCI and NIA
  [
    'R21 cancer in older patients',
    ['eu-ft-50135717', 'grants-gov-357067', 'grants-gov-357205', 'grants-gov-357807', 'grants-gov-357809'],
  ],
  // Italian: palliative and end-of-life care; long-term care policy names palliative needs
  ['cure palliative e fine vita', ['eu-ft-50136425', 'eu-ft-50218734']],
  // INCLUDE calls
  ["Down syndrome and Alzheimer's disease", ['grants-gov-351318', 'grants-gov-352577']],
  // three announcements end in March; the others have a standard date (resubmissions, renewals) in March; K07
  [
    "Alzheimer's grants with a deadline in March 2026",
    [
      'grants-gov-357139',
      'grants-gov-355096',
      'grants-gov-357172',
      'grants-gov-357529',
      'grants-gov-357943',
      'grants-gov-357199',
      'grants-gov-357200',
      'grants-gov-357343',
      'grants-gov-357000',
    ],
  ],
  // XPRIZE Healthspan and its bonus prize
  ['longevity prize', ['xprize-healthspan-competition', 'xprize-healthspan-fshd-bonus-prize']],
  // nothing fits; the scholarships in the pool are digital and AI courses
  ["scholarship for a master's degree in gerontology in Spain", []],
  // nothing fits; no call pays fees by itself
  ['pay open access publication fees for a paper on ageing', []],
  // nothing fits; mobility fellowships in the pool are for postdocs or other fields
  ['bursary for a Brazilian PhD student to learn worm lifespan assays abroad', []],
];
