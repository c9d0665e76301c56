// What nurses, physicians, founders, students, charities and journalists ask in plain words: written before the catalogue was read.

import { dementiaCarers, parkinsonProjects } from './judged-foundations.ts';

/** The half that taught names. */
export const plainQuestions: readonly (readonly [question: string, right: readonly string[]])[] = [
  ['helping families who look after a parent with dementia at home', ['eu-ft-50140890', ...dementiaCarers]],
  ['old patients who get confused after an operation', []],
  [
    'why do some people reach a hundred in good health',
    [
      'longevity-impetus-grants-round',
      'vitadao-project-funding',
      'glenn-foundation-discovery-award',
      'afar-grants-for-junior-faculty',
      'hillblom-start-up-grant',
      'longevity-consortium-translational-funds',
      'vivensa-foundation-research-project-grants',
    ],
  ],
  [
    "money for a small company with a new pill against Alzheimer's",
    ['grants-gov-357529', 'grants-gov-357343', 'addf-drug-development'],
  ],
  [
    'scholarship for my doctorate on the ageing brain',
    ['grants-gov-358848', 'grants-gov-358831', 'grants-gov-358832'],
  ],
  [
    'strokes and small blood vessels in the brain making people forgetful',
    ['grants-gov-357256', 'grants-gov-355096', 'stroke-association-project-grants'],
  ],
  [
    'exercise to keep seniors walking',
    [
      'xprize-healthspan-competition',
      'velux-stiftung-healthy-ageing',
      'vivensa-foundation-research-project-grants',
    ],
  ],
  ['loneliness among pensioners', ['grants-gov-357197', 'grants-gov-357198']],
  ['how poor neighbourhoods make people age faster', ['grants-gov-356236', 'eu-ft-50218038']],
  [
    'eyesight getting worse with age',
    [
      'grants-gov-348386',
      'grants-gov-348406',
      'grants-gov-348404',
      'grants-gov-357979',
      'brightfocus-glaucoma-standard-award',
      'brightfocus-macular-degeneration-research',
      'rpb-career-development-award',
    ],
  ],
  [
    'worn out cells that refuse to die',
    [
      'eu-ft-51349583',
      'afar-grants-for-junior-faculty',
      'glenn-foundation-discovery-award',
      'hillblom-start-up-grant',
      'vivensa-foundation-research-project-grants',
    ],
  ],
  ['too many medicines at once in the elderly', ['eu-ft-50140135']],
  ['bad sleep and the risk of losing your memory', ['grants-gov-357572']],
  [
    'genes switched on and off as we grow old',
    [
      'eu-ft-51349583',
      'afar-grants-for-junior-faculty',
      'glenn-foundation-discovery-award',
      'hillblom-start-up-grant',
      'vivensa-foundation-research-project-grants',
    ],
  ],
  ['care in the last months of life', ['eu-ft-50136425']],
  [
    'teeth and gums of old people',
    ['grants-gov-357565', 'grants-gov-356815', 'grants-gov-357462', 'grants-gov-357210', 'grants-gov-357212'],
  ],
  ['robots and smart homes to help grandma live on her own', ['eu-ft-50140083']],
  ['bladder problems and leaking in older women', ['grants-gov-358935', 'grants-gov-352637']],
  [
    'working past retirement age',
    ['sloan-foundation-grants', 'grants-gov-357379', 'velux-fonden-transitions-in-adult-life'],
  ],
  ['the change of life in women and their later health', ['grants-gov-357341', 'grants-gov-357342']],
  ['brittle bones and broken hips', ['grants-gov-357604', 'grants-gov-357602', 'asbmr-first-award']],
  ['jabs that work less well in old age', ['eu-ft-51430003']],
];

/** The half of which the score alone was looked at while names were added; their words are from the same head. */
export const sealedPlainQuestions: readonly (readonly [question: string, right: readonly string[]])[] = [
  [
    'weak hearts in older patients',
    [
      'grants-gov-357542',
      'grants-gov-357543',
      'grants-gov-359942',
      'aha-career-development-award',
      'bhf-early-career-research-fellowship',
    ],
  ],
  [
    'people with dementia in care homes who get upset at night',
    [
      'grants-gov-357199',
      'grants-gov-357200',
      'donaghue-another-look',
      'fondation-mederic-alzheimer-non-drug-interventions',
    ],
  ],
  ["the cell's power plants wearing out", ['grants-gov-356596', 'grants-gov-356597']],
  ['summer in a lab for college students interested in getting old', ['grants-gov-359655']],
  [
    'hearing going in later life',
    [
      'grants-gov-358022',
      'grants-gov-358021',
      'grants-gov-352634',
      'grants-gov-352635',
      'grants-gov-352636',
      'grants-gov-352270',
      'grants-gov-352272',
      'grants-gov-352273',
      'grants-gov-356763',
      'grants-gov-358114',
    ],
  ],
  [
    'start-up making a gadget that warns when someone falls',
    ['eu-ft-49662897', 'eu-ft-cascade-14821', 'eu-ft-50148757', 'eu-ft-51121453'],
  ],
  [
    "shaking and stiffness, Parkinson's, new treatments",
    [
      'eu-ft-50140426',
      'synapsis-career-development-award',
      'apda-cotzias-memorial-fellowship',
      'parkinsons-foundation-launch-award',
      ...parkinsonProjects,
    ],
  ],
  [
    'blood sugar and the ageing brain',
    [
      'addf-prevention-beyond-the-pipeline',
      'grants-gov-359252',
      'hillblom-network-grant',
      'hillblom-start-up-grant',
    ],
  ],
  ['who pays for looking after old people', ['eu-ft-50218734']],
  [
    "black and hispanic elders and Alzheimer's",
    ['grants-gov-356236', 'grants-gov-359653', 'grants-gov-359655'],
  ],
  [
    'eating less to live longer',
    [
      'longevity-impetus-grants-round',
      'vitadao-project-funding',
      'glenn-foundation-discovery-award',
      'afar-grants-for-junior-faculty',
      'hillblom-start-up-grant',
      'vivensa-foundation-research-project-grants',
    ],
  ],
  [
    'aching joints and constant pain in seniors',
    [
      'grants-gov-357604',
      'grants-gov-357602',
      'grants-gov-358090',
      'grants-gov-357655',
      'versus-arthritis-career-development-fellowship',
    ],
  ],
  ['low mood and suicide in old men', ['grants-gov-357197', 'grants-gov-357198']],
  ['cancer treatment for people over seventy', ['eu-ft-50135717']],
  [
    'reusing data from surveys that followed people for years',
    [
      'grants-gov-357378',
      'grants-gov-357377',
      'grants-gov-357204',
      'grants-gov-357205',
      'grants-gov-357544',
      'grants-gov-357545',
      'grants-gov-357979',
    ],
  ],
  ['kidneys failing with age', ['grants-gov-358935']],
  ["blood test that spots Alzheimer's early", ['grants-gov-357139', 'addf-diagnostics-accelerator']],
  [
    'young physician who wants time for research on older patients',
    [
      'beeson-career-development-program',
      'grants-gov-353462',
      'grants-gov-353458',
      'grants-gov-353461',
      'grants-gov-353747',
      'grants-gov-353746',
      'grants-gov-353745',
      'grants-gov-359130',
      'bwf-career-awards-medical-scientists',
    ],
  ],
  [
    'gut bugs and healthy ageing',
    ['eu-ft-51349583', 'velux-stiftung-healthy-ageing', 'weston-microbiome-proof-of-principle'],
  ],
  ['dirty air and getting dementia', ['eu-ft-50140224']],
  [
    'monkeys or mice grown old for experiments',
    ['grants-gov-348407', 'grants-gov-357005', 'grants-gov-359646', 'grants-gov-345295'],
  ],
  ['lungs of smokers in later life', ['grants-gov-359942', 'grants-gov-357542', 'grants-gov-357543']],
];
