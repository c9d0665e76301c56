// Stages that nobody funds, countries, kinds of work with a disease: twenty questions were written before the rules of
// decision 126 on these, seventeen after them. Each was judged by the records alone, before it was looked what is found.

import { anyWorkOnDementia, anyWorkOnParkinson } from './judged-foundations.ts';

const parkinson = [...anyWorkOnParkinson, 'asap-collaborative-research-network'];

export const kindsOfWorkQuestions: readonly (readonly [question: string, right: readonly string[]])[] = [
  [
    'Auslandsaufenthalt in einem niederländischen Labor, Demenzforschung',
    ['alzheimer-nederland-fellowships'],
  ],
  ['send staff from a university to a company abroad for some months, ageing biology', ['eu-ft-50134367']],
  [
    'monter une nouvelle équipe en France sur la biologie du vieillissement',
    ['frm-amorcage-de-jeunes-equipes', 'anr-generic-call', 'eu-ft-51809060'],
  ],
  [
    'start-up funds for a new assistant professor who studies why we age',
    ['hillblom-start-up-grant', 'afar-grants-for-junior-faculty'],
  ],
  ['inducement prize against muscular dystrophy', ['xprize-healthspan-fshd-bonus-prize']],
  ['re-use of routine data on residents of nursing homes', ['donaghue-another-look']],
  [
    'confocal microscope shared by several groups',
    ['grants-gov-356886', 'grants-gov-356883', 'grants-gov-355855', 'grants-gov-344610'],
  ],
  [
    'new medicines for dementia with Lewy bodies',
    ['addf-drug-development', ...anyWorkOnDementia, 'grants-gov-357343'],
  ],
  ['dopamine cell replacement for Parkinson patients', parkinson],
  ['cellule staminali per la malattia di Parkinson', parkinson],
  [
    'behavioural variant frontotemporal degeneration, longitudinal imaging',
    ['aftd-pilot-grants', ...anyWorkOnDementia],
  ],
  ['extracellular vesicles in glaucoma', ['brightfocus-glaucoma-standard-award']],
  ['long-lived families followed for decades', ['longevity-consortium-translational-funds']],
  ['workshop about tau', ['rainwater-tauopathy-challenge-workshop']],
  [
    'doctoral candidate in Paris whose thesis is on family carers of people with Alzheimer',
    ['fondation-mederic-alzheimer-dotation-jeunes-chercheurs'],
  ],
  ['bursary for a nursing undergraduate in India, geriatrics', []],
  ['high school science project on longevity', []],
  ['Masterstipendium Gerontologie', []],
  ['beca de licenciatura en México, envejecimiento', []],
  ['MSc tuition in Argentina, biology of aging', []],
  ['Alzheimer project at a Spanish hospital', ['pasqual-maragall-researchers-programme']],
  ['dementia research, university in Japan', ['amed-dementia-research']],
  ['Swiss researcher, Parkinson care', ['parkinson-schweiz-research-grants']],
  ['intercambio de personal entre universidades, envejecimiento', ['eu-ft-50134367']],
  [
    'I open my first laboratory, neuroscience of memory',
    [
      'mcknight-scholar-awards',
      'brain-canada-future-leaders',
      'mcknight-innovator-awards-cognitive-aging',
      'simons-scpab-transition-to-independence',
    ],
  ],
  ['sound therapy for glaucoma', ['brightfocus-glaucoma-standard-award']],
  ['Parkinson disease, gut microbes', [...parkinson, 'parkinson-canada-research-program']],
  ['vascular dementia epidemiology', anyWorkOnDementia],
  [
    'equipment for a core facility: flow cytometer',
    ['grants-gov-356886', 'grants-gov-356883', 'grants-gov-355855', 'grants-gov-356887', 'grants-gov-344610'],
  ],
  [
    'tau pathology in progressive supranuclear palsy, first data',
    ['curepsp-pathway-pipeline-grants', 'rainwater-tauopathy-challenge-workshop'],
  ],
  ['Danish hospital, risky idea in neuroscience', ['lundbeck-foundation-lf-experiments']],
  ['stroke outcome cohort, follow-up', ['stroke-association-project-grants', 'grants-gov-357256']],
  ['master’s student in Portugal, gerontology', []],
  ['bachelor thesis money, ageing', []],
  ['science fair at a secondary school about old age', []],
  ['frailty study at a university in Thailand', []],
  ['MSc public health scholarship for Nigerians, ageing', []],
];
