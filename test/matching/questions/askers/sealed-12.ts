// Asker 12 (askers.ts). Sealed: nobody who changes a rule reads these.

import type { Asked } from '../asked.ts';

export const asker12: Asked = [
  [
    'sleep problems and cognitive decline in older people',
    ['grants-gov-357572', 'cihr-brain-health-cognitive-impairment-aging'],
  ],
  [
    'age-related hearing loss',
    [
      'grants-gov-356763',
      'grants-gov-357742',
      'grants-gov-358863',
      'grants-gov-359274',
      'grants-gov-358022',
      'grants-gov-358021',
    ],
  ],
  ['fellowship for a PhD student working on stem cell exhaustion, US university', ['grants-gov-358848']],
  [
    'K23 geriatrician patient-oriented research',
    ['grants-gov-353458', 'grants-gov-353461', 'grants-gov-353462', 'beeson-career-development-program'],
  ],
  [
    "small company developing a diagnostic blood test for Alzheimer's, SBIR or STTR",
    ['addf-diagnostics-accelerator', 'grants-gov-357139'],
  ],
  ['EIC Accelerator for a longevity start-up', ['eu-ft-49662897', 'eu-ft-49662814', 'eu-ft-50148757']],
  ['chronic pain older adults opioid', ['grants-gov-358090', 'grants-gov-356460', 'grants-gov-357655']],
  [
    'macular degeneration',
    [
      'brightfocus-macular-degeneration-research',
      'rpb-career-development-award',
      'grants-gov-357979',
      'grants-gov-358118',
    ],
  ],
  [
    'parkinsons diseese early detection',
    [
      'parkinsons-uk-project-grants',
      'parkinsons-foundation-impact-awards',
      'asap-collaborative-research-network',
      'parkinson-canada-research-program',
      'parkinson-schweiz-research-grants',
      'france-parkinson-research-grants',
    ],
  ],
  [
    'ayudas para investigar fragilidad y caídas en personas mayores',
    [
      'vivensa-foundation-research-project-grants',
      'nmrc-healthy-and-meaningful-longevity',
      'velux-stiftung-healthy-ageing',
      'bgs-research-project-grant',
    ],
  ],
  [
    'finanziamenti per prevenire le malattie cardiovascolari',
    ['eu-ft-50140523', 'aha-career-development-award', 'bhf-early-career-research-fellowship'],
  ],
  [
    'epigenetic clock',
    [
      'eu-ft-51349583',
      'glenn-foundation-discovery-award',
      'longevity-impetus-grants-round',
      'afar-grants-for-junior-faculty',
      'glenn-afar-postdoctoral-fellowships',
      'vitadao-project-funding',
    ],
  ],
  ['cancer survivors accelerated ageing', ['grants-gov-357015', 'eu-ft-50135717']],
  [
    'stroke rehabilitation trial',
    ['grants-gov-357256', 'stroke-association-project-grants', 'grants-gov-357206'],
  ],
  ['hyperbaric oxygen', []],
  [
    'smart home technology for older people to live independently',
    ['vivensa-foundation-research-project-grants', 'eu-ft-51660551', 'eu-ft-50140083', 'cabhi-spark-program'],
  ],
  ['elder abuse', []],
  [
    'R03 small grant, secondary analysis of existing cohort data on aging',
    ['grants-gov-357805', 'grants-gov-357172'],
  ],
  ['type 2 diabetes grants with a deadline this year', ['grants-gov-359252']],
  ['S10 instrument mass spectrometer', ['grants-gov-356886', 'grants-gov-356883', 'grants-gov-356887']],
  ['plasma exchange rejuvenation trial', ['eu-ft-51349583']],
  ['testosterone in ageing men', []],
  [
    'funding in Japan for centenarian research',
    ['jsps-postdoctoral-fellowship-standard', 'longevity-consortium-translational-funds'],
  ],
  ['naked mole rat', []],
];
