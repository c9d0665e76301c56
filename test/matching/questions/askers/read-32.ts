// Asker 32 (askers.ts), who had the calls of agencies alone, none of foundations.

import type { Asked } from '../asked.ts';

export const asker32: Asked = [
  ['geriatric oncology Europe', ['eu-ft-50135717']],
  ['agitation and apathy in dementia patients', ['grants-gov-357199', 'grants-gov-357200']],
  ['clonal haematopoiesis in old age', ['grants-gov-357004']],
  ['réseau doctoral européen sur la longévité', ['eu-ft-50220812', 'eu-ft-50150122']],
  ['K23 for a geriatrician', ['grants-gov-353461', 'grants-gov-353458', 'grants-gov-353462']],
  ['Einsamkeit im Alter', ['grants-gov-357197', 'grants-gov-357198']],
  ['MD-PhD student fellowship aging', ['grants-gov-358831', 'grants-gov-358832']],
  [
    'worm ageing lab at a small undergraduate college',
    ['grants-gov-357458', 'grants-gov-357282', 'grants-gov-354081'],
  ],
  ['nursing homes short of nurses', ['grants-gov-361025', 'eu-ft-50218734']],
  ['equity for a longevity start-up in Europe', ['eu-ft-49662897', 'eu-ft-49662814', 'eu-ft-51349583']],
  ['sperimentazione clinica malattia di Parkinson', ['eu-ft-50140426']],
  ['tau PET tracer', ['grants-gov-357006']],
  ['write a book on the history of gerontology', ['grants-gov-348175']],
  [
    'statistician moving into ageing research, mentored award',
    ['grants-gov-353710', 'grants-gov-353709', 'grants-gov-353711'],
  ],
  ['sabbatical for a senior professor to learn geroscience', ['grants-gov-358833']],
  ['olas de calor y personas mayores', ['eu-ft-50140201']],
  ['osteoperosis or hip arthritis trial', ['grants-gov-357606', 'grants-gov-357602']],
  ['sensors to watch over frail seniors at home', ['eu-ft-51660551']],
  [
    'postdoc move to Poland or Portugal ageing',
    ['eu-ft-50148650', 'eu-ft-50222141', 'eu-ft-50148683', 'eu-ft-50143245'],
  ],
  [
    'mass spectrometer for our ageing core facility',
    ['grants-gov-356886', 'grants-gov-356883', 'grants-gov-356887'],
  ],
  ['journalism fellowship on longevity', []],
  ['Wellcome Trust discovery award ageing', []],
];
