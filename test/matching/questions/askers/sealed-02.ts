// Asker 2 (askers.ts). Sealed: nobody who changes a rule reads these.

import type { Asked } from '../asked.ts';

export const asker2: Asked = [
  [
    'osteoarthritis cartilage repair',
    [
      'grants-gov-357602',
      'grants-gov-357606',
      'grants-gov-357604',
      'versus-arthritis-career-development-fellowship',
    ],
  ],
  [
    'parkinsons diesease drug candidate, small biotech company',
    ['mjff-therapeutics-pipeline-program', 'cure-parkinsons-research-grants'],
  ],
  [
    'age-related macular degeneration',
    ['brightfocus-macular-degeneration-research', 'rpb-career-development-award'],
  ],
  ['F31 for a PhD thesis on cellular ageing', ['grants-gov-358848']],
  [
    'K08 or K23 award for a geriatrician',
    [
      'grants-gov-353745',
      'grants-gov-353746',
      'grants-gov-353747',
      'grants-gov-353458',
      'grants-gov-353461',
      'grants-gov-353462',
      'beeson-career-development-program',
    ],
  ],
  [
    'I am a neurology registrar in the UK and want to do a PhD on dementia',
    [
      'alzheimers-research-uk-clinical-research-training-fellowship',
      'alzheimers-society-clinical-training-partnerships',
    ],
  ],
  [
    "finanziamenti per giovani ricercatori sull'Alzheimer in Italia",
    ['airalzh-grants-for-young-researchers'],
  ],
  [
    'ayudas para investigación en enfermedades neurodegenerativas en España',
    ['pasqual-maragall-researchers-programme', 'jpnd-joint-transnational-call', 'eu-ft-50140426'],
  ],
  [
    'research on quality of care in nursing homes',
    [
      'donaghue-another-look',
      'grants-gov-352218',
      'grants-gov-352227',
      'grants-gov-352221',
      'eu-ft-50218734',
    ],
  ],
  [
    'we are a small longevity biotech in Germany, who would fund us?',
    [
      'eu-ft-51349583',
      'vitadao-project-funding',
      'foresight-ai-science-safety-nodes',
      'eu-ft-49662897',
      'eu-ft-cascade-13405',
    ],
  ],
  [
    'new assistant professor in the US, basic biology of ageing',
    [
      'afar-grants-for-junior-faculty',
      'hillblom-start-up-grant',
      'glenn-foundation-discovery-award',
      'grants-gov-358879',
    ],
  ],
  [
    'dementia calls due in March 2026',
    [
      'grants-gov-357139',
      'grants-gov-355096',
      'grants-gov-357172',
      'grants-gov-357943',
      'grants-gov-357529',
      'grants-gov-357199',
      'grants-gov-357200',
      'grants-gov-357343',
      'grants-gov-357000',
    ],
  ],
  ['Down syndrome and early ageing', ['grants-gov-352577', 'grants-gov-351318']],
  [
    'hearing loss in old age',
    ['grants-gov-356763', 'grants-gov-357742', 'grants-gov-358023', 'grants-gov-358863', 'grants-gov-359274'],
  ],
  ['tau PET tracer', ['grants-gov-357006', 'addf-biomarkers']],
  ['rehabilitation and recovery after stroke', ['grants-gov-357256', 'stroke-association-project-grants']],
  [
    'postdoc in Canada working on dementia',
    [
      'alzheimer-society-research-program-canada',
      'alzheimers-association-research-fellowship-for-all',
      'brightfocus-alzheimers-postdoctoral-fellowship',
    ],
  ],
  ['MSCA doctoral network on age-related diseases', ['eu-ft-50220812', 'eu-ft-50150122']],
  ['preclinical drug test in a progeria mouse model', ['grants-gov-357570']],
  ['genetics of centenarians', ['longevity-consortium-translational-funds']],
  ['elder abuse prevention study', []],
  ['why does hair turn grey - melanocyte stem cells', []],
  ['testosterone treatment in ageing men', []],
  ["scholarship for a master's in gerontology in India", []],
];
