// Asker 18 (askers.ts).

import type { Asked } from '../asked.ts';

export const asker18: Asked = [
  [
    'osteoporosis and fracture prevention in older women',
    [
      'asbmr-first-award',
      'grants-gov-357604',
      'grants-gov-357602',
      'grants-gov-357606',
      'versus-arthritis-career-development-fellowship',
    ],
  ],
  [
    'age-related hearing loss',
    [
      'grants-gov-358863',
      'grants-gov-356763',
      'grants-gov-357742',
      'grants-gov-358023',
      'grants-gov-359274',
      'grants-gov-358022',
      'grants-gov-358021',
    ],
  ],
  [
    'gene therapy for macular degeneration',
    [
      'brightfocus-macular-degeneration-research',
      'grants-gov-348386',
      'grants-gov-348406',
      'grants-gov-348404',
    ],
  ],
  ['my PhD student wants an F31 fellowship for ageing neuroscience', ['grants-gov-358848']],
  ['sleep and circadian rhythms in older adults', ['grants-gov-357572']],
  [
    'parkinsons diesease biomarkers',
    [
      'grants-gov-356874',
      'grants-gov-356624',
      'grants-gov-356621',
      'asap-collaborative-research-network',
      'parkinsons-foundation-impact-awards',
      'parkinsons-uk-project-grants',
      'parkinson-canada-research-program',
      'parkinson-schweiz-research-grants',
      'france-parkinson-research-grants',
    ],
  ],
  ['small company with a fall detection sensor for seniors, SBIR or STTR', []],
  [
    'mentored clinician scientist career award K08 geriatrics',
    [
      'grants-gov-353746',
      'grants-gov-353745',
      'grants-gov-353747',
      'beeson-career-development-program',
      'grants-gov-343035',
      'grants-gov-335156',
    ],
  ],
  ['MSCA doctoral networks', ['eu-ft-50220812', 'eu-ft-50150122', 'eu-ft-50220831']],
  ['EIC Accelerator biotech startup', ['eu-ft-49662897', 'eu-ft-50148757']],
  ['cancer treatment in elderly patients', ['eu-ft-50135717']],
  [
    'ayudas a la investigación sobre soledad en personas mayores',
    ['grants-gov-357197', 'grants-gov-357198', 'velux-stiftung-healthy-ageing'],
  ],
  ['stem cells regenerative medicine', ['eu-ft-50161234', 'grants-gov-360931']],
  ['palliative care and end of life', ['eu-ft-50136425']],
  [
    'stroke recovery and rehabilitation',
    ['grants-gov-357256', 'stroke-association-project-grants', 'grants-gov-357206'],
  ],
  ['cardiovascular disease prevention Europe, university consortium', ['eu-ft-50140523']],
  [
    'dementia calls closing before the end of June 2026',
    [
      'grants-gov-357139',
      'grants-gov-355096',
      'grants-gov-357172',
      'grants-gov-357710',
      'grants-gov-359653',
      'grants-gov-359655',
      'grants-gov-357943',
      'grants-gov-357529',
      'grants-gov-357199',
      'grants-gov-357200',
      'grants-gov-357343',
      'grants-gov-357000',
    ],
  ],
  ['postoperative delirium', []],
  [
    'exploratory R21 grant, no preliminary data, any topic',
    ['grants-gov-357807', 'grants-gov-357811', 'grants-gov-357809', 'grants-gov-358073'],
  ],
  ['kidney disease and ageing', ['eu-ft-50140523']],
  ['naked mole rat colony for comparative longevity', ['grants-gov-359646']],
  ['grey hair and skin wrinkles research grant', []],
  ['thymus regeneration prize', []],
  [
    'fellowship for Brazilian postdocs to study centenarians in Japan',
    ['jsps-postdoctoral-fellowship-standard'],
  ],
];
