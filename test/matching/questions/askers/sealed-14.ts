// Asker 14 (askers.ts). Sealed: nobody who changes a rule reads these.

import type { Asked } from '../asked.ts';

export const asker14: Asked = [
  [
    'age-related hearing loss',
    [
      'grants-gov-358863',
      'grants-gov-356763',
      'grants-gov-357742',
      'grants-gov-358022',
      'grants-gov-358021',
      'grants-gov-359274',
      'grants-gov-358023',
    ],
  ],
  [
    'I am a postdoc and want to study chronic kidney disease in older patients, where can I apply?',
    [
      'grants-gov-358830',
      'grants-gov-353762',
      'grants-gov-353761',
      'grants-gov-353763',
      'eu-ft-50148683',
      'eu-ft-50143245',
      'eu-ft-50140523',
    ],
  ],
  [
    'osteoarthritis cartilage regeneration',
    [
      'versus-arthritis-career-development-fellowship',
      'grants-gov-357602',
      'grants-gov-357604',
      'grants-gov-357606',
      'eu-ft-50161234',
    ],
  ],
  ['SBIR grant for a small company making home sensors for older people living alone', []],
  [
    'K23 mentored career award for a clinician in geriatrics',
    ['grants-gov-353461', 'grants-gov-353458', 'grants-gov-353462', 'beeson-career-development-program'],
  ],
  [
    'R03 small grant to analyse existing data of an ageing cohort',
    ['grants-gov-357805', 'grants-gov-357172'],
  ],
  ['sleep problems in dementia', ['grants-gov-357199', 'grants-gov-357200', 'grants-gov-357572']],
  ['macular degeneration', ['brightfocus-macular-degeneration-research', 'rpb-career-development-award']],
  ['F31 predoctoral fellowship neurodegeneration', ['grants-gov-358848']],
  [
    'preventing falls in frail older people',
    [
      'vivensa-foundation-research-project-grants',
      'nmrc-healthy-and-meaningful-longevity',
      'velux-stiftung-healthy-ageing',
      'bgs-research-project-grant',
    ],
  ],
  [
    'heart failure and the ageing heart',
    [
      'bhf-early-career-research-fellowship',
      'aha-career-development-award',
      'eu-ft-50140523',
      'grants-gov-357800',
      'grants-gov-357542',
      'grants-gov-357543',
    ],
  ],
  ['MSCA doctoral network on ageing', ['eu-ft-50220812', 'eu-ft-50150122']],
  ['subvenciones para investigar el cáncer en personas mayores', ['eu-ft-50135717']],
  [
    'parkinsons diesease biomarkrs',
    [
      'grants-gov-356874',
      'grants-gov-356624',
      'grants-gov-356621',
      'parkinsons-uk-project-grants',
      'parkinsons-foundation-impact-awards',
      'parkinson-canada-research-program',
      'france-parkinson-research-grants',
      'parkinson-schweiz-research-grants',
    ],
  ],
  ['how air pollution and the exposome affect healthy ageing', ['eu-ft-50140224']],
  ['EIC Accelerator for a longevity biotech SME', ['eu-ft-49662897', 'eu-ft-51349583']],
  ['Down syndrome', ['grants-gov-352577', 'grants-gov-351318']],
  [
    'can a university in Kenya get money for brain health and dementia research?',
    [
      'grants-gov-356723',
      'grants-gov-356724',
      'gbhi-pilot-awards',
      'grants-gov-360581',
      'brightfocus-alzheimers-standard-award',
      'wellcome-trust-funding',
      'wellcome-early-career-awards',
      'grants-gov-357527',
    ],
  ],
  ['care of older adults in the US, deadline before July 2026', ['grants-gov-356236']],
  ['ICMR fellowship for geriatric care in India', []],
  [
    'partial epigenetic reprogramming',
    [
      'eu-ft-51349583',
      'longevity-impetus-grants-round',
      'glenn-foundation-discovery-award',
      'vitadao-project-funding',
    ],
  ],
  ["scholarship for a master's degree in gerontology", []],
  ['fellowship to go to Japan and study centenarians', ['jsps-postdoctoral-fellowship-standard']],
  ['Korean government grant for an anti-ageing start-up', []],
];
