// Asker 19 (askers.ts).

import type { Asked } from '../asked.ts';

export const asker19: Asked = [
  ['hearing loss and cognitive decline', []],
  ["sleep disturbance in Alzheimer's disease", ['grants-gov-357199', 'grants-gov-357200']],
  [
    'NIH fellowship for a PhD student working on neurodegeneration',
    ['grants-gov-358848', 'grants-gov-358831', 'grants-gov-358832'],
  ],
  [
    'we are a small company building a fall detection sensor for seniors, which US small business grants can we apply for?',
    [],
  ],
  [
    'vascular dementia',
    [
      'alzheimers-society-project-grants',
      'alzheimers-research-uk-major-project',
      'alzheimer-society-research-program-canada',
      'dementia-australia-grants-program',
      'alzheimers-association-research-fellowship-for-all',
      'zonmw-dementia-research-programme',
      'amed-dementia-research',
      'addf-drug-development',
    ],
  ],
  [
    'parkinsons diseese biomarkers',
    [
      'parkinsons-foundation-impact-awards',
      'asap-collaborative-research-network',
      'parkinsons-uk-project-grants',
      'parkinson-canada-research-program',
      'parkinson-schweiz-research-grants',
      'france-parkinson-research-grants',
      'parkinsons-foundation-launch-award',
    ],
  ],
  ['ayudas para investigación del cáncer en personas mayores', ['eu-ft-50135717']],
  ['ERC consolidator grant stem cell ageing', []],
  [
    'K23 geriatrics',
    ['grants-gov-353461', 'grants-gov-353458', 'grants-gov-353462', 'beeson-career-development-program'],
  ],
  [
    'older people living with HIV, comorbidities',
    ['grants-gov-356596', 'grants-gov-356597', 'grants-gov-358082', 'grants-gov-358086'],
  ],
  [
    'osteoporosis and bone loss',
    [
      'asbmr-first-award',
      'grants-gov-357604',
      'grants-gov-357602',
      'versus-arthritis-career-development-fellowship',
    ],
  ],
  [
    'chronic pain in older adults non-opioid treatment',
    ['grants-gov-358090', 'grants-gov-356460', 'grants-gov-357655'],
  ],
  [
    'age-related macular degeneration',
    ['brightfocus-macular-degeneration-research', 'rpb-career-development-award'],
  ],
  [
    'heterochronic parabiosis young plasma',
    [
      'eu-ft-51349583',
      'glenn-foundation-discovery-award',
      'longevity-impetus-grants-round',
      'afar-grants-for-junior-faculty',
    ],
  ],
  [
    'naked mole rat lifespan genetics',
    [
      'glenn-foundation-discovery-award',
      'longevity-impetus-grants-round',
      'afar-grants-for-junior-faculty',
      'longevity-consortium-translational-funds',
    ],
  ],
  [
    'dementia calls closing in the next two months',
    ['grants-gov-357139', 'grants-gov-355096', 'grants-gov-357172'],
  ],
  ['MSCA doctoral network on ageing', ['eu-ft-50220812', 'eu-ft-50150122']],
  [
    'AI tool for early diagnosis of dementia, European SME',
    ['eu-ft-50140498', 'addf-diagnostics-accelerator', 'eu-ft-50161257'],
  ],
  ['palliative care at the end of life', ['eu-ft-50136425']],
  ['R03 small grant secondary data analysis aging', ['grants-gov-357805', 'grants-gov-357172']],
  [
    'Wellcome Trust early career award for ageing in the UK',
    ['wellcome-early-career-awards', 'wellcome-trust-funding'],
  ],
  ['air pollution effects on the ageing brain', []],
  [
    'patient organisation grant for progeria',
    ['grants-gov-360007', 'grants-gov-360008', 'grants-gov-359645', 'grants-gov-357570'],
  ],
  ['stroke rehabilitation and recovery', ['grants-gov-357256', 'stroke-association-project-grants']],
];
