// Asker 8 (askers.ts).

import type { Asked } from '../asked.ts';

export const asker8: Asked = [
  [
    "We are a small biotech with a disease-modifying compound for Parkinson's. Which funders give money to companies?",
    ['mjff-therapeutics-pipeline-program', 'cure-parkinsons-research-grants'],
  ],
  ['early career grant for age-related hearing loss', ['grants-gov-356763', 'grants-gov-358879']],
  ['macular degenaration postdoc', ['brightfocus-macular-degeneration-research', 'grants-gov-358830']],
  [
    'osteoporosis young investigator award',
    ['asbmr-first-award', 'versus-arthritis-career-development-fellowship'],
  ],
  ['cancer treatment in patients over 70, European project', ['eu-ft-50135717']],
  [
    'Start-up in the EU with an anti-ageing drug candidate: which European grants can a small company apply for?',
    ['eu-ft-49662897', 'eu-ft-51349583', 'eu-ft-51121453', 'eu-ft-cascade-13405', 'eu-ft-cascade-15342'],
  ],
  [
    'K23 for a geriatrician',
    ['grants-gov-353461', 'grants-gov-353458', 'grants-gov-353462', 'beeson-career-development-program'],
  ],
  ['F30 fellowship, MD/PhD student in an aging lab', ['grants-gov-358831', 'grants-gov-358832']],
  [
    "Alzheimer's calls that expire in March 2026, last chance",
    ['grants-gov-357139', 'grants-gov-355096', 'grants-gov-357172'],
  ],
  [
    'bando per giovani ricercatori sulla malattia di Alzheimer in Italia',
    ['airalzh-grants-for-young-researchers'],
  ],
  ['ayudas para investigar el Alzheimer en España', ['pasqual-maragall-researchers-programme']],
  [
    'research on quality of care in nursing homes, USA',
    ['donaghue-another-look', 'grants-gov-352218', 'grants-gov-352227', 'grants-gov-352221'],
  ],
  [
    'brain health in older adults Canada',
    [
      'cihr-brain-health-cognitive-impairment-aging',
      'cabhi-spark-program',
      'alzheimer-society-research-program-canada',
      'brain-canada-future-leaders',
    ],
  ],
  [
    'I finished my PhD in Germany last year and would like to spend two years in an aging lab in Tokyo',
    ['jsps-postdoctoral-fellowship-standard'],
  ],
  ['longevity prize', ['xprize-healthspan-competition', 'xprize-healthspan-fshd-bonus-prize']],
  [
    'developing a blood test for early dementia',
    ['addf-diagnostics-accelerator', 'grants-gov-357139', 'grants-gov-356874'],
  ],
  [
    'grants for new assistant professors on basic mechanisms of aging',
    [
      'afar-grants-for-junior-faculty',
      'hillblom-start-up-grant',
      'glenn-foundation-discovery-award',
      'grants-gov-358879',
    ],
  ],
  [
    'psychiatry trainee in England wanting to do a PhD on dementia',
    [
      'alzheimers-research-uk-clinical-research-training-fellowship',
      'alzheimers-society-clinical-training-partnerships',
    ],
  ],
  ['stroke recovery trial', ['grants-gov-357256', 'stroke-association-project-grants']],
  [
    'Patient association for progressive supranuclear palsy: who pays for research into our disease?',
    ['curepsp-pathway-pipeline-grants', 'rainwater-tauopathy-challenge-workshop'],
  ],
  ['NIH SBIR phase I for a fall detection sensor for seniors', []],
  ['FAPESP PhD scholarship gerontology Brazil', []],
  ['help to pay for a stairlift for my mother', []],
  ['loan to buy hyperbaric oxygen chambers for an anti-aging clinic', []],
];
