// Twenty sentences of researchers of different fields, six in other languages than English. One reader judged the ten
// answers of each, and then mended by them: no question here is unseen. Two are not answered by anything.

import type { Asked } from './asked.ts';

export const languageQuestions: Asked = [
  [
    'We want to know whether periodontitis speeds up cognitive decline and need money for a cohort with dental records',
    ['cihr-brain-health-cognitive-impairment-aging', 'grants-gov-357565', 'cabhi-spark-program'],
  ],
  [
    'Ich suche ein Stipendium, um als Ärztin zwei Jahre lang an Osteoporose bei Männern zu forschen',
    ['asbmr-first-award', 'grants-gov-353746', 'grants-gov-353461'],
  ],
  [
    'Financement pour une thèse sur la solitude des personnes âgées vivant en zone rurale',
    ['grants-gov-357197', 'grants-gov-357198'],
  ],
  [
    'Soy biólogo de sistemas y busco fondos para modelar el reloj epigenético en sangre',
    ['eu-ft-51349583', 'longevity-impetus-grants-round', 'glenn-foundation-discovery-award'],
  ],
  [
    'Cerco un bando per sviluppare un esoscheletro che aiuti gli anziani a camminare',
    ['cabhi-spark-program', 'vivensa-foundation-research-project-grants'],
  ],
  [
    'Ik wil onderzoeken hoe voeding sarcopenie bij thuiswonende ouderen vertraagt',
    [
      'vivensa-foundation-research-project-grants',
      'nmrc-healthy-and-meaningful-longevity',
      'velux-stiftung-healthy-ageing',
    ],
  ],
  [
    'Procuro financiamento para estudar a agregação de alfa-sinucleína em organoides cerebrais',
    [
      'cure-parkinsons-research-grants',
      'france-parkinson-research-grants',
      'mjff-therapeutics-pipeline-program',
      'parkinsons-uk-project-grants',
      'asap-collaborative-research-network',
      'parkinson-schweiz-research-grants',
    ],
  ],
  [
    'money to buy a shared cryo-electron microscope for a protein aggregation core facility',
    ['grants-gov-356886', 'grants-gov-356883', 'grants-gov-344610'],
  ],
  [
    'Small pilot grant to test whether hearing aids prevent dementia in a memory clinic',
    ['grants-gov-357805', 'sao-fra-two-year-grants'],
  ],
  [
    "we are a start-up making a blood test for Alzheimer's disease and need non-dilutive funding in the US",
    ['grants-gov-357139', 'addf-diagnostics-accelerator'],
  ],
  [
    'how do circadian rhythms change with age in fruit flies, basic research grant for a new assistant professor',
    ['grants-gov-358879', 'searle-scholars', 'afar-grants-for-junior-faculty', 'grants-gov-353751'],
  ],
  ['fellowship for a nurse to do a PhD on delirium after hip fracture', ['grants-gov-358848']],
  ['funding for a history of medicine project on menopause and old age', ['grants-gov-348175']],
  ['grant for training village health workers to screen for high blood pressure in old people in Kenya', []],
  ['glaucoma neuroprotection gene therapy preclinical work', ['brightfocus-glaucoma-standard-award']],
  ['economics of pensions and retirement, survey research on older workers', ['sloan-foundation-grants']],
  ['machine learning on retinal photographs to predict biological age', ['eu-ft-51349583']],
  [
    'stem cell exhaustion in the intestine of old mice',
    ['eu-ft-51349583', 'glenn-foundation-discovery-award'],
  ],
  [
    "palliative care for people with advanced Parkinson's disease and their families",
    ['eu-ft-50136425', 'parkinson-schweiz-research-grants'],
  ],
  ['I need travel money to present my poster on mTOR and longevity at a meeting next spring', []],
];
