// Asker 34 (askers.ts), who had the calls of agencies alone, none of foundations.

import type { Asked } from '../asked.ts';

export const asker34: Asked = [
  ['hospital at home sensors for frail seniors', ['eu-ft-51660551']],
  ['smartwatch data as trial outcome in the elderly', ['grants-gov-357087', 'grants-gov-355241']],
  ['recruiting nurses for care homes', ['grants-gov-361025']],
  ['qualità di vita degli anziani con tumore', ['eu-ft-50135717']],
  ['soins palliatifs à domicile', ['eu-ft-50136425']],
  ['agitation and apathy in dementia', ['grants-gov-357199', 'grants-gov-357200']],
  [
    'blood test for dementia, validation study',
    ['grants-gov-357139', 'grants-gov-356624', 'grants-gov-356621'],
  ],
  [
    'mass spectrometer purchase for ageing lab',
    ['grants-gov-356886', 'grants-gov-356883', 'grants-gov-356887', 'grants-gov-344610'],
  ],
  ['strengthen grants office at a small university', ['grants-gov-356902', 'eu-ft-50150091']],
  ['sabbatical for established scientist moving into ageing', ['grants-gov-358833']],
  ['building up gerontology at my medical school', ['grants-gov-357000']],
  ['scams on pensioners with Medicare', ['grants-gov-361003']],
  ['Mehrgenerationenwohnen im Quartier', ['eu-ft-50148548']],
  ['knee osteoarthritis clinical trial', ['grants-gov-357602', 'grants-gov-357606']],
  ['red de doctorado Marie Curie envejecimiento', ['eu-ft-50220812', 'eu-ft-50150122']],
  ['presbycusis new investigator', ['grants-gov-356763']],
  ['assistive devices for independent living', ['eu-ft-50140083', 'grants-gov-360527', 'grants-gov-360526']],
  [
    'macular degeneraton multicentre trial',
    ['grants-gov-348386', 'grants-gov-348406', 'grants-gov-348404', 'grants-gov-358118'],
  ],
  ['heatwave deaths in older people', ['eu-ft-50140201', 'eu-ft-50140224']],
  ['K23 for a geriatrician', ['grants-gov-353461', 'grants-gov-353458', 'grants-gov-353462']],
  ['NHMRC dementia grant Australia', ['nhmrc-ideas-grants']],
  ['elder abuse prevention', []],
];
