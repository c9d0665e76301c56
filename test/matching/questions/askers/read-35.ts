// Asker 35 (askers.ts), read while rules were made.

import type { Asked } from '../asked.ts';

export const asker35: Asked = [
  [
    'tau PET tracers and other imaging markers for dementia trials',
    ['addf-biomarkers', 'grants-gov-357006', 'grants-gov-357139'],
  ],
  [
    "PhD in sociology on families who look after someone with Alzheimer's, I am enrolled in Lyon",
    ['fondation-mederic-alzheimer-dotation-jeunes-chercheurs'],
  ],
  [
    'assistant professor setting up her first lab on age-related memory loss',
    [
      'mcknight-innovator-awards-cognitive-aging',
      'mcknight-scholar-awards',
      'mcknight-memory-and-cognitive-disorders-awards',
      'afar-grants-for-junior-faculty',
      'hillblom-start-up-grant',
    ],
  ],
  [
    'microbiome and healthy ageing',
    ['weston-microbiome-proof-of-principle', 'grants-gov-356925', 'grants-gov-356927'],
  ],
  ['neuroprotection in glaucoma', ['brightfocus-glaucoma-standard-award', 'rpb-career-development-award']],
  ['money for a workshop on biomarkers of aging, 60 participants', ['grants-gov-356617']],
  [
    'stroke rehabilitation trial in the UK',
    [
      'stroke-association-project-grants',
      'nihr-research-for-patient-benefit',
      'nihr-programme-grants-for-applied-research',
    ],
  ],
  [
    'progressive supranuclear palsy, junior investigator',
    ['curepsp-pathway-pipeline-grants', 'rainwater-tauopathy-challenge-workshop'],
  ],
  [
    'age-related hearing loss treatment',
    [
      'grants-gov-357742',
      'grants-gov-356763',
      'grants-gov-359274',
      'grants-gov-358023',
      'grants-gov-358863',
      'grants-gov-358022',
      'grants-gov-358021',
    ],
  ],
  ['Osteoporose, Nachwuchsgruppe', ['asbmr-first-award', 'versus-arthritis-career-development-fellowship']],
  [
    "exercise for people with Parkinson's",
    ['parkinsons-uk-project-grants', 'parkinson-schweiz-research-grants'],
  ],
  [
    'dry AMD, new investigator',
    ['brightfocus-macular-degeneration-research', 'rpb-career-development-award'],
  ],
  [
    'career award for a geriatrician with clinic duties, NIH',
    [
      'beeson-career-development-program',
      'grants-gov-353458',
      'grants-gov-353461',
      'grants-gov-353462',
      'grants-gov-353745',
      'grants-gov-353746',
      'grants-gov-353747',
    ],
  ],
  ['lonely seniors and suicide', ['grants-gov-357197', 'grants-gov-357198']],
  [
    'quality of nursing homes, existing claims data',
    ['donaghue-another-look', 'grants-gov-352218', 'grants-gov-352221'],
  ],
  ['AI for longevity biotech, need GPUs', ['foresight-ai-science-safety-nodes']],
  ['advanced postdoc in Zurich, neurodegeneration, wants own group', ['synapsis-career-development-award']],
  [
    'genetics of people who live past 100',
    [
      'longevity-consortium-translational-funds',
      'longevity-impetus-grants-round',
      'glenn-foundation-discovery-award',
    ],
  ],
  ['mood disorders at midlife in women', ['grants-gov-357341', 'grants-gov-357342']],
  [
    "bourse postdoctorale maladie d'Alzheimer",
    [
      'alzheimers-association-research-fellowship-for-all',
      'brightfocus-alzheimers-postdoctoral-fellowship',
      'alzheimers-society-postdoctoral-fellowships',
      'alzheimer-society-research-program-canada',
      'dementia-australia-grants-program',
      'alzheimers-research-uk-research-fellowship',
      'race-against-dementia-fellowship',
      'fondation-alzheimer-programmes-innovants',
      'grants-gov-355096',
      'eu-ft-50148683',
      'eu-ft-50143245',
    ],
  ],
  ['too many pills: deprescribing for frail patients', ['eu-ft-50140135', 'grants-gov-356236']],
  ['economics of long-term care insurance, EU project', ['eu-ft-50218734']],
  [
    'pensions and later retirement, labour economist',
    ['sloan-foundation-grants', 'velux-fonden-transitions-in-adult-life'],
  ],
  [
    'medical student wants to spend the summer in a geriatrics lab',
    ['mstar-medical-student-training', 'grants-gov-357996'],
  ],
  [
    'exoskeletons for frail older people',
    [
      'vivensa-foundation-research-project-grants',
      'velux-stiftung-healthy-ageing',
      'eu-ft-50140083',
      'eu-ft-51660551',
    ],
  ],
  ['cryonics: preserving a brain after death', []],
  [
    'home sensors and apps that notice dementia early, small company',
    ['addf-diagnostics-accelerator', 'eu-ft-51660551'],
  ],
  ['repurposed drug for FTD, phase 2', ['aftd-treat-ftd-fund', 'addf-drug-development']],
  ['late-onset autoimmune disease, stratifying patients, European consortium', ['eu-ft-51430003']],
  ['cancer in people over 70, quality of life after treatment', ['eu-ft-50135717']],
  [
    'first-in-human brain implant',
    ['grants-gov-356981', 'grants-gov-356982', 'grants-gov-358823', 'grants-gov-356903'],
  ],
  ['premature ageing in people living with HIV', ['grants-gov-356596', 'grants-gov-356597']],
  ['Alzheimer in Down syndrome', ['grants-gov-352577', 'grants-gov-351318']],
  ['investigador en España, demencia, proyecto clínico', ['pasqual-maragall-researchers-programme']],
  ['volunteering programme for people aged 55 and over', ['grants-gov-361221']],
  ['heatwaves and the health of the old', ['eu-ft-50140201', 'eu-ft-50140224', 'eu-ft-50218088']],
  [
    'colony of aged mice as a shared resource',
    ['grants-gov-359646', 'grants-gov-345295', 'grants-gov-359648', 'grants-gov-357138'],
  ],
  ['R21 on mechanisms of aging in C. elegans', ['grants-gov-357807', 'grants-gov-357138']],
  [
    'my contract ends in May, dementia postdoc, need a few months of bridge money',
    ['alzheimers-research-uk-researcher-retention'],
  ],
  [
    'I am a ward nurse and want to do a small study with older patients, Britain',
    ['bgs-research-project-grant', 'nihr-research-for-patient-benefit'],
  ],
  ['hyaluronic anti-wrinkle cream market launch', []],
  ['training for home-care workers of an Illinois charity', ['rrf-professional-education-training']],
];
