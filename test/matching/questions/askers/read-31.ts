// Asker 31 (askers.ts), who had the calls of agencies alone, none of foundations.

import type { Asked } from '../asked.ts';

export const asker31: Asked = [
  ['loneliness among old people', ['grants-gov-357197', 'grants-gov-357198']],
  ['recruiting nurses to care homes', ['grants-gov-361025']],
  ['who will pay for eldercare in Europe', ['eu-ft-50218734']],
  ['tumori nei pazienti anziani', ['eu-ft-50135717']],
  ['hospice and end of life care', ['eu-ft-50136425']],
  ['Mehrgenerationenwohnen Förderung', ['eu-ft-50148548']],
  ['PhD stipend biology of ageing USA', ['grants-gov-358848']],
  ['thesis grant quality of home care', ['grants-gov-347918']],
  ['red doctoral europea envejecimiento', ['eu-ft-50220812', 'eu-ft-50150122']],
  [
    'EU start-up funding for anti-ageing therapeutics',
    ['eu-ft-49662897', 'eu-ft-51349583', 'eu-ft-51121453', 'eu-ft-cascade-13405', 'eu-ft-cascade-15342'],
  ],
  ['female founder of a helth tech company', ['eu-ft-cascade-14402', 'eu-ft-52395682']],
  ['volunteering for retired people', ['grants-gov-361221']],
  ['postdoc on ageing in Poland or Portugal, Widening', ['eu-ft-50148650', 'eu-ft-50222141']],
  ['clonal haematopoiesis', ['grants-gov-357004']],
  [
    'presbycusis',
    ['grants-gov-358863', 'grants-gov-356763', 'grants-gov-359274', 'grants-gov-358023', 'grants-gov-357742'],
  ],
  ['K23 geriatrics', ['grants-gov-353458', 'grants-gov-353461', 'grants-gov-353462']],
  ['capteurs pour le maintien à domicile des personnes âgées', ['eu-ft-51660551']],
  [
    'buy a mass spectrometer for our ageing lab',
    ['grants-gov-356886', 'grants-gov-356883', 'grants-gov-344610', 'grants-gov-356887'],
  ],
  ['nurse-led research centre', ['grants-gov-358816']],
  [
    'music and dance for wellbeing in later life',
    ['eu-ft-50149211', 'grants-gov-361296', 'grants-gov-361295'],
  ],
  ['bereavement support for widows', []],
  ['NHMRC dementia fellowship Australia', []],
];
