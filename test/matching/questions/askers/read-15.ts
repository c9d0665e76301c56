// Asker 15 (askers.ts).

import type { Asked } from '../asked.ts';

export const asker15: Asked = [
  [
    'hearing loss in older adults',
    ['grants-gov-358863', 'grants-gov-356763', 'grants-gov-359274', 'grants-gov-357742', 'grants-gov-358023'],
  ],
  [
    'money for a PhD student working on ageing brain, US fellowship',
    ['grants-gov-358848', 'grants-gov-358832', 'grants-gov-358831'],
  ],
  [
    'parkinsn disease early detection',
    [
      'parkinsons-uk-project-grants',
      'parkinsons-foundation-impact-awards',
      'parkinson-canada-research-program',
      'parkinson-schweiz-research-grants',
      'france-parkinson-research-grants',
      'asap-collaborative-research-network',
      'parkinsons-foundation-launch-award',
      'fondation-de-france-maladie-de-parkinson',
      'grants-gov-356874',
    ],
  ],
  [
    'Lewy body dementia',
    [
      'grants-gov-357172',
      'grants-gov-357139',
      'grants-gov-357343',
      'grants-gov-355096',
      'grants-gov-357943',
      'grants-gov-357710',
      'dementia-australia-grants-program',
      'alzheimers-association-zenith-fellows',
      'alzheimers-association-research-fellowship-for-all',
      'jpnd-joint-transnational-call',
    ],
  ],
  [
    'clinician scientist, want protected time for research on frail older patients (K23 / K08)',
    [
      'beeson-career-development-program',
      'grants-gov-353461',
      'grants-gov-353458',
      'grants-gov-353462',
      'grants-gov-353746',
      'grants-gov-353745',
      'grants-gov-353747',
      'grants-gov-343035',
    ],
  ],
  ['SBIR small business technology for ageing in place', []],
  [
    'stroke recovery and rehabilitation grants',
    [
      'grants-gov-357256',
      'stroke-association-project-grants',
      'grants-gov-357206',
      'aha-career-development-award',
    ],
  ],
  ['sleep and circadian rhythms in aging', ['grants-gov-357572']],
  ['ERC consolidator grant, stem cell exhaustion', ['eu-ft-51809060', 'eu-ft-49614024', 'eu-ft-50821328']],
  [
    'EIC Accelerator longevity biotech start-up',
    ['eu-ft-49662897', 'eu-ft-51121453', 'eu-ft-50148757', 'eu-ft-51349583', 'eu-ft-49662814'],
  ],
  [
    'ayudas de investigación para enfermedades cardiovasculares en personas mayores',
    [
      'eu-ft-50140523',
      'bhf-early-career-research-fellowship',
      'aha-career-development-award',
      'grants-gov-357543',
      'grants-gov-357542',
      'grants-gov-357800',
    ],
  ],
  [
    'R21 exploratory grant for a new idea on epigenetic clocks',
    ['grants-gov-357807', 'grants-gov-357811', 'grants-gov-357809'],
  ],
  [
    'HIV and growing older comorbidities',
    ['grants-gov-356596', 'grants-gov-356597', 'grants-gov-358082', 'grants-gov-358086'],
  ],
  ['elder abuse and neglect prevention', []],
  ['cancer in older patients Europe call 2026', ['eu-ft-50135717']],
  [
    'nursing home and palliative end of life care research',
    ['donaghue-another-look', 'eu-ft-50136425', 'eu-ft-50218734', 'grants-gov-352218', 'grants-gov-352221'],
  ],
  [
    'osteoarthritis bone cartilage',
    [
      'grants-gov-357602',
      'grants-gov-357604',
      'grants-gov-357606',
      'asbmr-first-award',
      'versus-arthritis-career-development-fellowship',
    ],
  ],
  [
    'rare disease patient organisation, premature ageing progeria, funding for gene therapy',
    ['grants-gov-357570', 'grants-gov-359645', 'grants-gov-360008', 'grants-gov-360007'],
  ],
  [
    'vision loss macular degeneration',
    [
      'brightfocus-macular-degeneration-research',
      'rpb-career-development-award',
      'grants-gov-358118',
      'grants-gov-357979',
      'grants-gov-348386',
      'grants-gov-348406',
      'grants-gov-348404',
    ],
  ],
  [
    'deadline after summer 2026, dementia prevention trial',
    ['eu-ft-50140426', 'grants-gov-357343', 'addf-prevention-beyond-the-pipeline'],
  ],
  [
    'telomerase gene therapy in mice',
    [
      'eu-ft-51349583',
      'glenn-foundation-discovery-award',
      'longevity-impetus-grants-round',
      'vitadao-project-funding',
    ],
  ],
  [
    'Singapore or Japan grants for centenarian genetics',
    ['nmrc-healthy-and-meaningful-longevity', 'jsps-postdoctoral-fellowship-standard'],
  ],
  ['canine lifespan pet owner study crowdfunding', []],
  ['Förderung für Start-ups Kryonik', []],
];
