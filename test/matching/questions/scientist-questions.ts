// Questions of a scientist of ageing as they would be typed: short and long, with mistakes, codes and other languages.
// They were written before the calls or any rule of the matcher were read, and each was judged by reading the calls
// before it was looked what is found. Before anything was mended: 0.864, 13 of 16 on top (docs/decisions/153).

import type { Asked } from './asked.ts';

export const scientistQuestions: Asked = [
  [
    'epigenetic clocks as biomarkers of biological age',
    [
      'eu-ft-51349583',
      'eu-ft-51430003',
      'glenn-foundation-discovery-award',
      'longevity-impetus-grants-round',
    ],
  ],
  [
    'senolytics trial older adults',
    ['addf-drug-development', 'eu-ft-51349583', 'longevity-impetus-grants-round', 'vitadao-project-funding'],
  ],
  ['K99 postdoc biology of aging', ['grants-gov-353761', 'grants-gov-353762', 'grants-gov-353763']],
  ['Postdoc-Stipendium Alternsforschung', ['glenn-afar-postdoctoral-fellowships']],
  [
    'mitochondrial disfunction in sarcopenia',
    [
      'afar-grants-for-junior-faculty',
      'glenn-foundation-discovery-award',
      'longevity-impetus-grants-round',
      'vivensa-foundation-research-project-grants',
    ],
  ],
  [
    'cellular reprograming rejuvenation',
    [
      'eu-ft-51349583',
      'glenn-foundation-discovery-award',
      'longevity-impetus-grants-round',
      'vitadao-project-funding',
    ],
  ],
  [
    'financement pour étudier la fragilité des personnes âgées',
    ['nmrc-healthy-and-meaningful-longevity', 'vivensa-foundation-research-project-grants'],
  ],
  [
    'SBIR small business alzheimer drug discovery',
    ['addf-drug-development', 'grants-gov-357343', 'grants-gov-357529'],
  ],
  ['ovarian ageing and menopause R21', ['grants-gov-357342']],
  [
    'I am an assistant professor starting my own lab on proteostasis in neurodegeneration, which early career grants can I apply for in the US?',
    [
      'afar-grants-for-junior-faculty',
      'grants-gov-357172',
      'grants-gov-358879',
      'hillblom-start-up-grant',
      'mcknight-scholar-awards',
    ],
  ],
  ['gut microbiome nutrition older people Europe', []],
  [
    'support for family caregivers of people with dementia, intervention trial',
    ['cabhi-spark-program', 'eu-ft-50140890'],
  ],
  ['delirium after surgery in the elderly', []],
  ['hearing loss and cognitive decline', []],
  ['naked mole rats cancer resistance', []],
  [
    'ayudas para investigación sobre envejecimiento saludable',
    ['eu-ft-51349583', 'nmrc-healthy-and-meaningful-longevity', 'velux-stiftung-healthy-ageing'],
  ],
  ['immunosenescence vaccines over 65', ['eu-ft-51430003']],
  [
    'osteoartritis gene therapy',
    [
      'grants-gov-357602',
      'grants-gov-357604',
      'grants-gov-357606',
      'versus-arthritis-career-development-fellowship',
    ],
  ],
  ['conference grant meeting on aging R13', ['grants-gov-356617']],
  ["retinal imaging AI to predict alzheimer's", ['addf-diagnostics-accelerator']],
];
