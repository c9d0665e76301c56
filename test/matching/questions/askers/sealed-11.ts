// Asker 11 (askers.ts). Sealed: nobody who changes a rule reads these.

import type { Asked } from '../asked.ts';

export const asker11: Asked = [
  [
    'assistant professor in ophthalmology, age-related macular degeneration',
    ['brightfocus-macular-degeneration-research', 'rpb-career-development-award'],
  ],
  [
    'seed money for a new idea on progressive supranuclear palsy',
    ['curepsp-pathway-pipeline-grants', 'rainwater-tauopathy-challenge-workshop'],
  ],
  [
    'osteoporosis and fragility fractures',
    [
      'asbmr-first-award',
      'grants-gov-357602',
      'grants-gov-357604',
      'grants-gov-357606',
      'versus-arthritis-career-development-fellowship',
    ],
  ],
  ['stroke rehabilitation', ['grants-gov-357256', 'stroke-association-project-grants']],
  ['age-related hearing loss grant for a new investigator', ['grants-gov-356763', 'grants-gov-358879']],
  ['clonal hematopoiesis and blood stem cell aging', ['grants-gov-357004']],
  ['sleep problems in older people', ['grants-gov-357572']],
  [
    'K23 geriatrics',
    ['grants-gov-353461', 'grants-gov-353458', 'grants-gov-353462', 'beeson-career-development-program'],
  ],
  [
    'NIA award for a senior professor who wants to build up aging research capacity at the university',
    ['grants-gov-357000'],
  ],
  [
    'summer stipend for a medical student who wants to do geriatrics research',
    ['mstar-medical-student-training', 'grants-gov-357996'],
  ],
  [
    'private US foundation money for an assistant professor starting a lab on basic mechanisms of aging',
    [
      'afar-grants-for-junior-faculty',
      'hillblom-start-up-grant',
      'glenn-foundation-discovery-award',
      'searle-scholars',
      'pew-biomedical-scholars',
    ],
  ],
  [
    'Eurostars call for a small biotech company with a partner abroad',
    ['eu-ft-cascade-13405', 'eu-ft-cascade-15342'],
  ],
  ['geriatric oncology', ['eu-ft-50135717']],
  [
    'parkinsen drug developement biotech company',
    ['mjff-therapeutics-pipeline-program', 'cure-parkinsons-research-grants'],
  ],
  [
    'ayudas para investigar el alzhéimer en España',
    ['pasqual-maragall-researchers-programme', 'jpnd-joint-transnational-call'],
  ],
  [
    'new investigator setting up a dementia lab in Canada',
    [
      'alzheimer-society-research-program-canada',
      'brain-canada-future-leaders',
      'cihr-brain-health-cognitive-impairment-aging',
    ],
  ],
  [
    'NIH dementia calls closing in March 2026',
    ['grants-gov-357139', 'grants-gov-355096', 'grants-gov-357172'],
  ],
  [
    'phase 2 trial of a drug for frontotemporal dementia',
    ['aftd-treat-ftd-fund', 'addf-drug-development', 'grants-gov-357343', 'eu-ft-50140426'],
  ],
  [
    'digital biomarkers of cognitive decline from smartphones and wearables',
    ['addf-diagnostics-accelerator', 'grants-gov-357087'],
  ],
  [
    'housing and neighbourhoods where old and young live together',
    ['eu-ft-50148548', 'vivensa-foundation-research-project-grants'],
  ],
  ['NIH SBIR phase I for an aging biotech startup', []],
  ['Hevolution Foundation calls', []],
  ['elder abuse prevention', []],
  ['reversing grey hair', []],
];
