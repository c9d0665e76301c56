// Asker 20 (askers.ts).

import type { Asked } from '../asked.ts';

export const asker20: Asked = [
  [
    'hearing loss in older adults',
    ['grants-gov-359274', 'grants-gov-356763', 'grants-gov-358863', 'grants-gov-358022', 'grants-gov-358021'],
  ],
  ['F31 predoctoral fellowship for a PhD student working on aging', ['grants-gov-358848']],
  [
    'mentored clinical scientist award geriatrics K23 K08',
    [
      'beeson-career-development-program',
      'grants-gov-353461',
      'grants-gov-353458',
      'grants-gov-353462',
      'grants-gov-353746',
      'grants-gov-353745',
      'grants-gov-353747',
    ],
  ],
  ['sleep and circadian rhythms in neurodegeneration', []],
  [
    'parkinsons diseas gene therapy',
    [
      'mjff-therapeutics-pipeline-program',
      'cure-parkinsons-research-grants',
      'grants-gov-356610',
      'eu-ft-50140426',
      'parkinsons-uk-project-grants',
    ],
  ],
  [
    'age-related macular degeneration',
    ['brightfocus-macular-degeneration-research', 'rpb-career-development-award'],
  ],
  ['investigación cáncer en personas mayores', ['eu-ft-50135717']],
  [
    "our small company makes a blood test for early Alzheimer's, SBIR or STTR money?",
    ['addf-diagnostics-accelerator', 'grants-gov-357139'],
  ],
  [
    'EIC Accelerator for a longevity startup',
    ['eu-ft-49662897', 'eu-ft-49662814', 'eu-ft-51121453', 'eu-ft-50148757'],
  ],
  ['HIV and ageing', ['grants-gov-356596', 'grants-gov-356597']],
  [
    'vascular dementia small vessel disease',
    [
      'alzheimers-society-project-grants',
      'dementia-australia-grants-program',
      'alzheimers-research-uk-major-project',
      'demensfonden-projektanslag',
      'stroke-association-project-grants',
      'grants-gov-357172',
    ],
  ],
  ['R21 exploratory grant aging', ['grants-gov-357807', 'grants-gov-357809', 'grants-gov-357811']],
  ['MSCA doctoral network ageing', ['eu-ft-50220812', 'eu-ft-50150122']],
  [
    'dementia calls closing before the end of June 2026',
    [
      'grants-gov-357139',
      'grants-gov-355096',
      'grants-gov-357172',
      'grants-gov-359653',
      'grants-gov-359655',
      'grants-gov-357710',
      'grants-gov-357943',
      'grants-gov-357529',
      'grants-gov-357199',
      'grants-gov-357200',
      'grants-gov-357343',
      'grants-gov-357000',
    ],
  ],
  ['Hutchinson-Gilford progeria treatment', []],
  ['plasma exchange young blood', []],
  [
    'osteoarthritis pain in old people',
    ['grants-gov-357602', 'grants-gov-357604', 'versus-arthritis-career-development-fellowship'],
  ],
  ['stem cells regenerative medicine Europe', ['eu-ft-50161234']],
  [
    'technology to help older people live independently at home',
    ['eu-ft-50140083', 'eu-ft-51660551', 'vivensa-foundation-research-project-grants', 'cabhi-spark-program'],
  ],
  ['palliative and end of life care for older patients', ['eu-ft-50136425', 'eu-ft-50218734']],
  ["Down syndrome and Alzheimer's disease", ['grants-gov-351318', 'grants-gov-352577']],
  ['telomere shortening', []],
  [
    'research funding for longevity in Japan',
    ['jsps-postdoctoral-fellowship-standard', 'amed-dementia-research'],
  ],
  [
    'ALS patient group looking for research or expanded access grants',
    ['eu-ft-50140426', 'jpnd-joint-transnational-call'],
  ],
];
