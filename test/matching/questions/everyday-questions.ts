// Forty questions in everyday words, written from sixty calls drawn at random before it was looked what is found or how;
// of the kept calls all that fit were judged right. The lot parted them: one half was in view while the matcher was
// changed, the other half stayed sealed. Five more that nothing answers.

import type { Asked } from './asked.ts';

export const everydayQuestions: Asked = [
  ['people past fifty who hear voices', ['grants-gov-357181', 'grants-gov-357183']],
  [
    'reusing cohorts that are already there to see who gets tumours, no new samples',
    ['grants-gov-357204', 'grants-gov-357205', 'grants-gov-357307'],
  ],
  [
    'pain relief medicines that do not make people dependent, laboratory screening',
    ['grants-gov-356460', 'grants-gov-357655'],
  ],
  [
    'just opened my own lab, bold new direction, nothing to show yet',
    ['grants-gov-358880', 'grants-gov-358879', 'brain-canada-future-leaders'],
  ],
  [
    'small quick money for a lifespan idea, answer within a month',
    ['longevity-impetus-grants-round', 'vitadao-project-funding'],
  ],
  [
    'producing viruses that carry genes and sending them to neuroscience labs',
    ['grants-gov-352511', 'grants-gov-356530'],
  ],
  [
    'young scientist from a poorer country who has a job at home',
    ['grants-gov-356723', 'grants-gov-356724', 'wellcome-early-career-awards'],
  ],
  ['seeing immune cells around a tumour with a scanner', ['grants-gov-357002', 'grants-gov-357003']],
  [
    'small teaching college, first grant ever, to be done with undergraduates',
    ['grants-gov-358875', 'grants-gov-358829', 'grants-gov-354081', 'grants-gov-357282', 'grants-gov-357458'],
  ],
  [
    'our department wants to host a group of doctoral students and young postdocs, paid by the government',
    ['grants-gov-357140', 'grants-gov-357710', 'grants-gov-350485'],
  ],
  [
    'back to the lab after years at home raising children',
    [
      'grants-gov-353749',
      'grants-gov-353751',
      'grants-gov-353752',
      'alzheimers-research-uk-researcher-retention',
    ],
  ],
  [
    'doctor halfway through my working life, wants time away from the ward to guide younger colleagues',
    ['grants-gov-353792', 'grants-gov-353793', 'grants-gov-353794'],
  ],
  [
    'physicist who wants to switch to the study of illness',
    ['grants-gov-353709', 'grants-gov-353710', 'grants-gov-353711'],
  ],
  [
    'coming from another discipline to find out why healthy bodies get old',
    ['glenn-foundation-discovery-award', 'longevity-impetus-grants-round'],
  ],
  [
    'keeping employees past sixty in their jobs',
    ['sloan-foundation-grants', 'velux-fonden-transitions-in-adult-life'],
  ],
  ['how freezing and shipping tissue spoils what a test shows', ['grants-gov-357712']],
  ['finishing my dissertation and going on with trisomy 21', ['grants-gov-352577']],
  ['diabetes and high blood pressure in Peru and Brazil', ['grants-gov-358157', 'grants-gov-358087']],
  ['grandparents with tumours: living well during and after therapy', ['eu-ft-50135717']],
  [
    'first surgery in a handful of volunteers with a chip in the head',
    ['grants-gov-356981', 'grants-gov-356982', 'grants-gov-353055'],
  ],
  ['printing a cookbook of our village', []],
  ['a wine cellar for our restaurant', []],
  ['cosmetic surgery so that my face looks younger', []],
];

export const sealedEverydayQuestions: Asked = [
  ['young company in Romania looking for its first investors', ['eu-ft-50148757', 'eu-ft-cascade-14944']],
  [
    'who may see my DNA, and is it fair',
    ['grants-gov-358176', 'grants-gov-358181', 'grants-gov-358179', 'grants-gov-355317'],
  ],
  [
    'prototype of a heart pump or breathing aid made ready for testing',
    ['grants-gov-357340', 'grants-gov-357339'],
  ],
  ['network of hospitals for treatment after a clot in the head', ['grants-gov-357256', 'grants-gov-357036']],
  [
    'why do people with dementia lash out or see things that are not there',
    ['grants-gov-357199', 'grants-gov-357200'],
  ],
  [
    'several universities and firms in different countries supervising PhD students together',
    ['eu-ft-50220812', 'eu-ft-50150122'],
  ],
  [
    'early blood test for nerve and muscle diseases',
    ['grants-gov-356874', 'grants-gov-356624', 'grants-gov-356621'],
  ],
  ['upkeep of monkey colonies for science', ['grants-gov-348407', 'grants-gov-351920']],
  [
    'salary for a young professor so that teaching does not eat up the week',
    ['grants-gov-353756', 'grants-gov-353758', 'grants-gov-353824'],
  ],
  ['mentoring junior faculty who study mothers and the change of life', ['grants-gov-352637']],
  [
    'scholarship to become a physician and a scientist at the same time',
    ['grants-gov-358832', 'grants-gov-358831', 'grants-gov-352810'],
  ],
  ['pensioners cheated with false hospital bills', ['grants-gov-361003']],
  [
    'why doctors do not follow the guidelines',
    ['grants-gov-356893', 'grants-gov-356907', 'grants-gov-356920'],
  ],
  ['does stomach stapling lower the odds of tumours', ['grants-gov-356341', 'grants-gov-356342']],
  [
    'university and manufacturer building a new tool for medicine together',
    ['grants-gov-357019', 'grants-gov-357962', 'grants-gov-357963', 'grants-gov-357018'],
  ],
  [
    'why good bacteria in a capsule help one person and not another',
    ['grants-gov-356925', 'grants-gov-356927', 'weston-microbiome-proof-of-principle'],
  ],
  [
    'two years as a guest scientist in Portugal or Poland',
    ['eu-ft-50148650', 'eu-ft-50222141', 'eu-ft-50148683', 'eu-ft-50143245'],
  ],
  [
    'wellbeing programmes together with tribes on reservations',
    ['grants-gov-358373', 'grants-gov-358375', 'grants-gov-348514'],
  ],
  ['breeding new mice or worms that mimic an illness', ['grants-gov-357138', 'grants-gov-359648']],
  ['do bad jobs make poor people ill', ['grants-gov-357379']],
  ['paying off the mortgage of my parents', []],
  ['horse riding lessons for my daughter', []],
];
