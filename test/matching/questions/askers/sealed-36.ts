// Asker 36 (askers.ts). Sealed: nobody who changes a rule reads these.

import type { Asked } from '../asked.ts';

export const asker36: Asked = [
  [
    'structure of tau filaments',
    ['rainwater-tauopathy-challenge-workshop', 'curepsp-pathway-pipeline-grants'],
  ],
  [
    'new PI in Toronto, ageing brain',
    [
      'brain-canada-future-leaders',
      'cihr-brain-health-cognitive-impairment-aging',
      'alzheimer-society-research-program-canada',
    ],
  ],
  [
    "biotech with a preclinical Parkinson's compound",
    ['mjff-therapeutics-pipeline-program', 'cure-parkinsons-research-grants'],
  ],
  [
    'bone and muscle weakness, from trainee to own lab',
    ['asbmr-first-award', 'versus-arthritis-career-development-fellowship'],
  ],
  ['two years in Kyoto as a foreign postdoc, biology of ageing', ['jsps-postdoctoral-fellowship-standard']],
  ['visit a dementia lab abroad from Amsterdam', ['alzheimer-nederland-fellowships']],
  ['K99 for Lewy body or vascular dementia', ['grants-gov-355096']],
  ['agitation and apathy in dementia patients', ['grants-gov-357199', 'grants-gov-357200']],
  ['schizophrenia after 50', ['grants-gov-357181', 'grants-gov-357183']],
  [
    'digital twin of the patient for treatment decisions',
    ['eu-ft-50161257', 'grants-gov-353135', 'eu-ft-50161195'],
  ],
  ['independent living for disabled people as they grow old', ['eu-ft-50140083']],
  [
    'burden on relatives of dementia patients',
    [
      'eu-ft-50140890',
      'cabhi-spark-program',
      'alzheimers-society-project-grants',
      'demensfonden-projektanslag',
      'zonmw-dementia-research-programme',
      'fondation-mederic-alzheimer-dotation-jeunes-chercheurs',
      'jpnd-joint-transnational-call',
    ],
  ],
  ['frailty programme in Singapore', ['nmrc-healthy-and-meaningful-longevity']],
  [
    'general practice, multimorbid older patients, small budget, USA',
    ['grants-gov-345618', 'grants-gov-352221', 'grants-gov-353297', 'grants-gov-356236'],
  ],
  [
    'seed capital for a longevity startup in Munich',
    ['eu-ft-49662897', 'vitadao-project-funding', 'eu-ft-cascade-15342', 'eu-ft-cascade-13405'],
  ],
  ["blood test for Alzheimer's", ['addf-diagnostics-accelerator', 'grants-gov-357139']],
  ['digital endpoints and remote monitoring in clinical trials', ['grants-gov-357087']],
  ['institutional predoctoral training in the biology of aging', ['grants-gov-357140', 'grants-gov-357710']],
  ['build up an aging research centre at our university, senior faculty', ['grants-gov-357000']],
  [
    'pioneering work on normal human ageing, senior investigator',
    ['glenn-foundation-discovery-award', 'longevity-impetus-grants-round'],
  ],
  ['diabetes and ageing in California', ['hillblom-start-up-grant', 'hillblom-network-grant']],
  ['prize for restoring muscle and cognition in old people', ['xprize-healthspan-competition']],
  ['stroke prevention trial, NIH network', ['grants-gov-357256', 'grants-gov-357036']],
  [
    "combining two drugs to prevent Alzheimer's",
    [
      'addf-prevention-beyond-the-pipeline',
      'grants-gov-357343',
      'addf-drug-development',
      'grants-gov-357943',
      'grants-gov-357529',
    ],
  ],
  ['doctoral network on ageing, ten PhD students', ['eu-ft-50220812', 'eu-ft-50150122']],
  ['ERC for a senior researcher in neurodegeneration', ['eu-ft-49614024', 'eu-ft-50821328']],
  ['sabbatical for a full professor who wants to learn geroscience', ['grants-gov-358833']],
  ['K24 geriatrics', ['grants-gov-353792', 'grants-gov-353793', 'grants-gov-353794']],
  [
    'invecchiamento cerebrale, giovani ricercatori in Italia',
    ['airalzh-grants-for-young-researchers', 'airalzh-armenise-harvard-mid-career-grant'],
  ],
  ['onderzoek naar dementie, consortium met zorginstelling', ['zonmw-dementia-research-programme']],
  [
    'Alzheimer-Projekt einer etablierten Arbeitsgruppe in Göttingen',
    ['afi-research-grants', 'dfg-individual-research-grants', 'jpnd-joint-transnational-call'],
  ],
  ['vitrification of kidneys for a transplant bank', []],
  ['tax relief for a retirement village developer', []],
  [
    'probiotics for age-related inflammation',
    ['grants-gov-356925', 'grants-gov-356927', 'weston-microbiome-proof-of-principle'],
  ],
  ['pilot on dementia awareness in Kenya', ['gbhi-pilot-awards']],
  ['fast grant, answer within weeks, ageing', ['longevity-impetus-grants-round']],
  [
    'older workers, job strain and health',
    ['grants-gov-357379', 'sloan-foundation-grants', 'velux-fonden-transitions-in-adult-life'],
  ],
  [
    'sciences sociales, vivre avec la maladie de Parkinson',
    ['france-parkinson-research-grants', 'parkinson-schweiz-research-grants'],
  ],
  ['ageing of the heart, non-clinical fellow, Britain', ['bhf-early-career-research-fellowship']],
  ['hospital at home with sensors for old patients', ['eu-ft-51660551']],
  ["small grant, new to Alzheimer's research, NIA", ['grants-gov-357172']],
  [
    'neurology trainee wants a PhD in dementia',
    [
      'alzheimers-research-uk-clinical-research-training-fellowship',
      'alzheimers-society-clinical-training-partnerships',
    ],
  ],
];
