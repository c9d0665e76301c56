// Asker 30 (askers.ts), who had the calls of agencies alone, none of foundations.

import type { Asked } from '../asked.ts';

export const asker30: Asked = [
  ["blood test to detect Alzheimer's early", ['grants-gov-357139']],
  ['agitation and apathy in dementia, underlying biology', ['grants-gov-357199', 'grants-gov-357200']],
  ['clonal haematopoiesis and ageing blood stem cells', ['grants-gov-357004']],
  ['quality of life in eldery cancer pateints', ['eu-ft-50135717']],
  ['soins palliatifs précoces à domicile', ['eu-ft-50136425']],
  ['knee osteoarthritis drug trial', ['grants-gov-357602', 'grants-gov-357606']],
  ['Schwerhörigkeit im Alter klinische Studie', ['grants-gov-358023', 'grants-gov-358863']],
  [
    'ensayo clínico multicéntrico degeneración macular',
    ['grants-gov-348386', 'grants-gov-348406', 'grants-gov-348404', 'grants-gov-358118'],
  ],
  ['new PET tracer for tau or alpha-synuclein', ['grants-gov-357006']],
  [
    'buying a mass spectrometer for our biomedical core facility',
    ['grants-gov-356886', 'grants-gov-356883', 'grants-gov-356887'],
  ],
  ['PhD training consortium in biogerontology, Europe', ['eu-ft-50220812', 'eu-ft-50150122']],
  [
    'mid-career geriatrician, protected time to mentor clinical fellows',
    ['grants-gov-353792', 'grants-gov-353793', 'grants-gov-353794'],
  ],
  ['building up an ageing research centre at our medical school', ['grants-gov-357000']],
  [
    'finanziamenti per startup biotech sulla longevità',
    ['eu-ft-51349583', 'eu-ft-49662897', 'eu-ft-51121453'],
  ],
  ['Trisomy 21 and premature ageing', ['grants-gov-351318', 'grants-gov-352577']],
  ['smartphone gait measures as trial endpoints', ['grants-gov-357087']],
  [
    'killifish or another new animal model of ageing',
    ['grants-gov-357138', 'grants-gov-359648', 'eu-ft-51349583'],
  ],
  [
    'resveratrol or omega-3 supplement, early human trial',
    ['grants-gov-357490', 'grants-gov-357492', 'grants-gov-357493'],
  ],
  ['career award for young dementia researcher in Africa', ['grants-gov-356723', 'grants-gov-356724']],
  ['poor sleep in older ethnic minorities', ['grants-gov-357572', 'grants-gov-356236']],
  ['prize for extending the lifespan of mice', []],
  ['NHMRC Ideas Grant ageing Australia', ['nhmrc-ideas-grants']],
];
