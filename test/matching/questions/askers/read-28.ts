// Asker 28 (askers.ts).

import type { Asked } from '../asked.ts';

export const asker28: Asked = [
  [
    'I run a small retina lab in Portugal and want to start on dry AMD, who funds eye researchers outside the US',
    ['brightfocus-macular-degeneration-research'],
  ],
  [
    'my dementia postdoc in Leeds runs out in March and the next grant is not decided yet, any money to cover the months between',
    ['alzheimers-research-uk-researcher-retention'],
  ],
  [
    "small firm with a blood test for early Alzheimer's, need money for validation",
    ['addf-diagnostics-accelerator', 'grants-gov-357139'],
  ],
  ['genetics of centenarians and their families', ['longevity-consortium-translational-funds']],
  [
    "bourse de thèse en sociologie sur les proches aidants de malades d'Alzheimer",
    ['fondation-mederic-alzheimer-dotation-jeunes-chercheurs'],
  ],
  [
    'Postdoc in Zürich, Neurodegeneration, möchte eigene Gruppe aufbauen: welche Förderung?',
    ['synapsis-career-development-award'],
  ],
  [
    'financiación para un grupo de Barcelona que investiga el alzhéimer, proyecto clínico de varios años',
    ['pasqual-maragall-researchers-programme'],
  ],
  [
    'seed money PSP or corticobasal degeneration, junior PI without preliminary data',
    ['curepsp-pathway-pipeline-grants'],
  ],
  [
    "dance and strength training for people with Parkinson's, UK physiotherapy department",
    ['parkinsons-uk-project-grants'],
  ],
  ['secondary analysis of nursing home resident data USA', ['donaghue-another-look']],
  ['why do people living with HIV age faster, immune and brain', ['grants-gov-356596', 'grants-gov-356597']],
  [
    'sociologist in Aarhus studying how people cope with leaving work and becoming grandparents',
    ['velux-fonden-transitions-in-adult-life'],
  ],
  ["osteoporosis, leaving my mentor's lab to become independent", ['asbmr-first-award']],
  [
    'partial reprogramming in old mice, university spin-off in the EU, proof of concept money for high-risk idea',
    ['eu-ft-51349583', 'vitadao-project-funding'],
  ],
  [
    'comparing how European countries pay for care of the very old, economists looking for a consortium call',
    ['eu-ft-50218734'],
  ],
  ['frail cancer patients over 75', ['eu-ft-50135717']],
  [
    'our aging institute (US, NIH funded) needs a new mass spectrometer of about 1.2 million dollars',
    ['grants-gov-356883'],
  ],
  [
    'finished PhD in Bologna 2024, would like to spend two years in a Kyoto lab on longevity, fellowship',
    ['jsps-postdoctoral-fellowship-standard'],
  ],
  [
    'full professor, want to build up ageing research at my US university: teaching, mentoring, pilot money',
    ['grants-gov-357000'],
  ],
  ['age-related hearing loss first small grant new assistant professor', ['grants-gov-356763']],
  ['who pays open access fees for a paper on old mice when the project has ended', []],
  ['PhD scholarship gerontology New Zealand', []],
  ["grant to put a stairlift and walk-in shower in my mother's house, she is 84", []],
  ["award for a lifetime's work on ageing that I can put my retired supervisor forward for", []],
];
