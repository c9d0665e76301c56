// Asker 33 (askers.ts), who had the calls of agencies alone, none of foundations.

import type { Asked } from '../asked.ts';

export const asker33: Asked = [
  [
    'mass spectrometer for our aging proteomics core',
    ['grants-gov-356886', 'grants-gov-356883', 'grants-gov-356887'],
  ],
  ['colony of old mice or killifish for other labs', ['grants-gov-345295', 'grants-gov-359646']],
  ['doctoral training network on cell senescence, Europe', ['eu-ft-50220812', 'eu-ft-50150122']],
  ['clonal haematopoiesis in old age', ['grants-gov-357004']],
  ['premature ageing in trisomy 21', ['grants-gov-351318', 'grants-gov-352577']],
  ['sabbatical to retrain in geroscience', ['grants-gov-358833']],
  ['Gompertz mortality modelling grant', ['grants-gov-341997', 'grants-gov-340828', 'grants-gov-357047']],
  ['osteoporosis and hip fracture trial', ['grants-gov-357602', 'grants-gov-357606']],
  ['nurse shortage in care homes', ['grants-gov-361025', 'eu-ft-50218734']],
  ['cure palliative a domicilio per anziani', ['eu-ft-50136425']],
  ['chemotherapy tolerance in frail over-70s', ['eu-ft-50135717']],
  ['K23 geriatric medicine', ['grants-gov-353461', 'grants-gov-353458', 'grants-gov-353462']],
  ['age-related deafness treatment trial', ['grants-gov-358023', 'grants-gov-357742', 'grants-gov-358863']],
  ['agitation and apathy in dementia, mechanisms', ['grants-gov-357199', 'grants-gov-357200']],
  [
    'memory and attention in healthy old age, basic psychology',
    ['grants-gov-352455', 'grants-gov-45817', 'grants-gov-350561'],
  ],
  [
    'meditation or tai chi trial for seniors',
    ['grants-gov-359155', 'grants-gov-357305', 'grants-gov-357301', 'grants-gov-356395', 'grants-gov-357303'],
  ],
  ['habitat intergénérationnel pour personnes âgées', ['eu-ft-50148548']],
  ['volunteering programme for over-55s', ['grants-gov-361221']],
  ['wearabel monitoring of frail people at home', ['eu-ft-51660551', 'grants-gov-357087']],
  ['selbstbestimmt leben mit Behinderung im Alter', ['eu-ft-50140083']],
  ['British Geriatrics Society start-up grant', []],
  ['Hevolution geroscience award Saudi Arabia', []],
];
