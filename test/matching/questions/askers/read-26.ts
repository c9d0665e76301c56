// Asker 26 (askers.ts).

import type { Asked } from '../asked.ts';

export const asker26: Asked = [
  ['postoperative delirium in older surgical patients', []],
  ['falls prevention', []],
  [
    'K23 mentored award for a geriatrician',
    ['grants-gov-353458', 'grants-gov-353461', 'grants-gov-353462', 'beeson-career-development-program'],
  ],
  [
    'lewy body dementia biomarkers',
    [
      'grants-gov-357139',
      'grants-gov-356874',
      'grants-gov-356621',
      'grants-gov-356624',
      'addf-biomarkers',
      'addf-diagnostics-accelerator',
    ],
  ],
  [
    'frontotemporal degeneration postdoctoral fellowship',
    [
      'aftd-pilot-grants',
      'alzheimers-association-research-fellowship-for-all',
      'alzheimer-society-research-program-canada',
      'alzheimers-society-postdoctoral-fellowships',
      'dementia-australia-grants-program',
      'alzheimers-research-uk-research-fellowship',
      'race-against-dementia-fellowship',
      'synapsis-career-development-award',
      'grants-gov-355096',
      'grants-gov-357035',
    ],
  ],
  [
    'parkinsons diseaze disease-modifying trial',
    ['cure-parkinsons-research-grants', 'mjff-therapeutics-pipeline-program', 'eu-ft-50140426'],
  ],
  [
    'vascular contributions to cognitive impairment and dementia',
    [
      'grants-gov-357172',
      'grants-gov-355096',
      'grants-gov-357343',
      'aha-career-development-award',
      'cihr-brain-health-cognitive-impairment-aging',
      'alzheimers-association-zenith-fellows',
      'alzheimers-association-research-fellowship-for-all',
      'alzheimer-society-research-program-canada',
    ],
  ],
  ['F31 predoctoral fellowship for a PhD student in neurobiology of aging', ['grants-gov-358848']],
  [
    'small business grant for technology that helps people with dementia live at home',
    ['cabhi-spark-program', 'eu-ft-49662897', 'eu-ft-51660551', 'eu-ft-cascade-15342', 'eu-ft-cascade-13405'],
  ],
  ['palliative care for seriously ill older adults', ['eu-ft-50136425', 'eu-ft-50135717']],
  ['sleep and circadian rhythm in neurodegeneration', []],
  [
    'hearing loss and cognitive decline',
    ['grants-gov-356763', 'grants-gov-357742', 'grants-gov-358863', 'grants-gov-358023'],
  ],
  [
    'Osteoporose und Knochenalterung Förderung',
    [
      'asbmr-first-award',
      'versus-arthritis-career-development-fellowship',
      'grants-gov-357604',
      'grants-gov-357602',
      'grants-gov-357606',
    ],
  ],
  [
    "bourse postdoctorale maladie d'Alzheimer",
    [
      'brightfocus-alzheimers-postdoctoral-fellowship',
      'alzheimers-association-research-fellowship-for-all',
      'alzheimer-society-research-program-canada',
      'alzheimers-society-postdoctoral-fellowships',
      'alzheimers-research-uk-research-fellowship',
      'race-against-dementia-fellowship',
      'dementia-australia-grants-program',
      'fondation-alzheimer-programmes-innovants',
      'synapsis-career-development-award',
      'grants-gov-355096',
    ],
  ],
  [
    'investigación sobre demencia en países de ingresos bajos y medios',
    ['gbhi-pilot-awards', 'grants-gov-358087', 'grants-gov-358157'],
  ],
  ['R13 conference support NIA', ['grants-gov-356617']],
  ["Down syndrome and Alzheimer's", ['grants-gov-352577', 'grants-gov-351318']],
  [
    'Which grants support early career physician-scientists who study aging?',
    [
      'beeson-career-development-program',
      'bwf-career-awards-medical-scientists',
      'bgs-research-project-grant',
      'grants-gov-353458',
      'grants-gov-353461',
      'grants-gov-353462',
      'grants-gov-353745',
      'grants-gov-353746',
      'grants-gov-353747',
    ],
  ],
  [
    'stroke recovery and rehabilitation',
    [
      'grants-gov-357256',
      'grants-gov-357206',
      'stroke-association-project-grants',
      'aha-career-development-award',
    ],
  ],
  ['normal pressure hydrocephalus shunt trial', []],
  ['racial and ethnic disparities in dementia, community health', ['grants-gov-356236']],
  ['leaf senescence in crop plants', ['grants-gov-360205']],
  ['documentary film about growing old', ['eu-ft-49282955', 'gbhi-pilot-awards']],
  [
    'exercise or diet interventions to slow cognitive ageing',
    [
      'addf-prevention-beyond-the-pipeline',
      'mcknight-innovator-awards-cognitive-aging',
      'cihr-brain-health-cognitive-impairment-aging',
      'airalzh-grants-for-young-researchers',
      'nmrc-healthy-and-meaningful-longevity',
    ],
  ],
];
