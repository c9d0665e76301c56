// Asker 29 (askers.ts).

import type { Asked } from '../asked.ts';

export const asker29: Asked = [
  [
    "bourse de doctorat en sociologie sur les aidants familiaux de malades d'Alzheimer",
    ['fondation-mederic-alzheimer-dotation-jeunes-chercheurs'],
  ],
  [
    'salary between two contracts, dementia postdoc in the UK',
    ['alzheimers-research-uk-researcher-retention'],
  ],
  [
    'I am a physiotherapist on a geriatric ward in Leeds and want a few thousand pounds for my first study on falls',
    ['bgs-research-project-grant'],
  ],
  ["retinal scan or saliva to spot Alzheimer's early, start-up", ['addf-diagnostics-accelerator']],
  ['dry AMD, new investigator, outside the US', ['brightfocus-macular-degeneration-research']],
  [
    'our charity in Chicago teaches home care workers how to look after old people, who would pay for courses',
    ['rrf-professional-education-training'],
  ],
  ['schizophrenia in people over 60', ['grants-gov-357181', 'grants-gov-357183']],
  [
    'why do patients with dementia become apathetic or aggressive - brain circuits',
    ['grants-gov-357199', 'grants-gov-357200'],
  ],
  ['centenarian offspring genetics follow-up analysis', ['longevity-consortium-translational-funds']],
  ['geriatric oncology consortium Europe', ['eu-ft-50135717']],
  ['gerotherapeutic proof of concept in mice, European biotech', ['eu-ft-51349583']],
  [
    'toxicology and IND filing for an Alzheimer small molecule, small company',
    ['grants-gov-357529', 'addf-drug-development'],
  ],
  ['first grant progressive supranuclear palsy', ['curepsp-pathway-pipeline-grants']],
  [
    "finanziamento per ricercatori sotto i 40 anni, stile di vita e prevenzione dell'Alzheimer",
    ['airalzh-grants-for-young-researchers'],
  ],
  [
    'Projektförderung Selbstständigkeit im hohen Alter, Universität Zürich',
    ['velux-stiftung-healthy-ageing'],
  ],
  [
    'long-term HIV survivors growing old, mitochondria and drug use',
    ['grants-gov-356596', 'grants-gov-356597'],
  ],
  ['re-using existing records of nursing home residents', ['donaghue-another-look']],
  ['three months as a guest in a Dutch dementia lab', ['alzheimer-nederland-fellowships']],
  [
    'second-year postdoc in Boston, proteostasis and lifespan in worms',
    ['glenn-afar-postdoctoral-fellowships'],
  ],
  ['neurologist in Nairobi, pilot project on dementia care', ['gbhi-pilot-awards']],
  ["scholarship for a master's in gerontology, student from Peru", []],
  ['who pays the open access fee of an accepted paper on frailty', []],
  ["new lift and bathrooms for a village old people's home in Ireland", []],
  ['prix pour une thèse de gériatrie déjà soutenue', []],
];
