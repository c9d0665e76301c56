// Schemes by what they are for, in the words of those who do not know their names; right is any call of the scheme.

import type { Asked } from './asked.ts';

export const purposeQuestions: Asked = [
  [
    'money for a small college where undergraduates do the research, ageing',
    ['grants-gov-354081', 'grants-gov-357282', 'grants-gov-357458', 'grants-gov-357568', 'grants-gov-358090'],
  ],
  [
    'our university has little NIH funding and teaches bachelor students, biology of aging',
    ['grants-gov-354081', 'grants-gov-357282', 'grants-gov-357458', 'grants-gov-357568', 'grants-gov-358090'],
  ],
  ['PhD student stipend from NIH for ageing research', ['grants-gov-358848']],
  ['MD-PhD student fellowship aging', ['grants-gov-358831', 'grants-gov-358832']],
  [
    'fellowship for a graduate student in the neurobiology of aging',
    ['grants-gov-358848', 'grants-gov-358831', 'grants-gov-358832'],
  ],
  [
    'postdoctoral training fellowship NIH aging',
    ['grants-gov-355096', 'grants-gov-358830', 'grants-gov-353762', 'grants-gov-353761', 'grants-gov-353763'],
  ],
  ['sabbatical for an established scientist to learn ageing biology', ['grants-gov-358833']],
  [
    'experienced researcher who wants to change direction into ageing research, fellowship',
    ['grants-gov-358833', 'grants-gov-352270', 'grants-gov-352273', 'grants-gov-352272', 'grants-gov-335143'],
  ],
  ['money to hold a scientific meeting on ageing', ['grants-gov-356617']],
  ['support a workshop on frailty', ['grants-gov-356617']],
  [
    'train several graduate students and postdocs in ageing research at our university',
    ['grants-gov-357140', 'grants-gov-357710'],
  ],
  ['institutional training program aging', ['grants-gov-357140', 'grants-gov-357710', 'grants-gov-357996']],
  ['summer research training for medical students in geriatrics', ['grants-gov-357996']],
  [
    'standard NIH research project ageing investigator-initiated',
    ['grants-gov-357813', 'grants-gov-357812', 'grants-gov-357814'],
  ],
  [
    'first R01 as a new investigator in aging',
    ['grants-gov-357813', 'grants-gov-358880', 'grants-gov-358879', 'grants-gov-357812', 'grants-gov-357814'],
  ],
  [
    'high-risk project on aging without preliminary data, early stage investigator',
    ['grants-gov-358880', 'grants-gov-358879'],
  ],
  [
    'how to get proven interventions for older people into practice',
    ['grants-gov-356893', 'grants-gov-356907', 'grants-gov-356920'],
  ],
  ['implementation science in aging', ['grants-gov-356893', 'grants-gov-356907', 'grants-gov-356920']],
  [
    'protected time for a funded scientist, ageing',
    ['grants-gov-353824', 'grants-gov-353758', 'grants-gov-353756'],
  ],
  ['career award researcher in a low-income country, ageing', ['grants-gov-356724', 'grants-gov-356723']],
  [
    'moving from a postdoc to a faculty position, ageing biology',
    ['grants-gov-355096', 'grants-gov-353762', 'grants-gov-353761', 'grants-gov-353763'],
  ],
  [
    'career transition award for postdocs aging',
    ['grants-gov-355096', 'grants-gov-353762', 'grants-gov-353761', 'grants-gov-353763', 'grants-gov-352324'],
  ],
  [
    'engineer or physicist who wants to move into ageing research',
    ['grants-gov-353710', 'grants-gov-353709', 'grants-gov-353711'],
  ],
  [
    'mathematician learns biology of aging career award',
    ['grants-gov-353710', 'grants-gov-353709', 'grants-gov-353711'],
  ],
  [
    'physician scientist career award laboratory research aging',
    ['grants-gov-353747', 'grants-gov-353746', 'grants-gov-353745'],
  ],
  [
    'clinician who wants protected time to learn patient research in geriatrics',
    ['grants-gov-353462', 'grants-gov-353458', 'grants-gov-353461'],
  ],
  [
    'mid-career clinician mentoring young researchers in geriatrics',
    ['grants-gov-353794', 'grants-gov-353792', 'grants-gov-353793'],
  ],
  [
    'mentored career development award aging for a PhD',
    ['grants-gov-353749', 'grants-gov-353751', 'grants-gov-353752'],
  ],
  ['exploratory two year grant ageing', ['grants-gov-357809', 'grants-gov-357811', 'grants-gov-357807']],
  [
    'pilot study small grant NIH aging',
    ['grants-gov-357809', 'grants-gov-357811', 'grants-gov-357807', 'grants-gov-357805'],
  ],
  ['small two-year grant secondary data analysis aging', ['grants-gov-357805']],
  [
    'grant for established research leaders in Europe, any field, ageing',
    ['eu-ft-49614024', 'eu-ft-50821328'],
  ],
  [
    'ERC grant for a very ambitious idea on longevity',
    ['eu-ft-49614024', 'eu-ft-50821328', 'eu-ft-51809060'],
  ],
  ['starting an own team in Europe, two to seven years after the PhD, ageing', ['eu-ft-51809060']],
  [
    'mobility fellowship for postdocs in Europe, ageing',
    ['eu-ft-50148683', 'eu-ft-50148650', 'eu-ft-50222141', 'eu-ft-50143245'],
  ],
  [
    'fellowship at a university in Eastern Europe, ageing',
    ['eu-ft-50148683', 'eu-ft-50148650', 'eu-ft-50222141', 'eu-ft-50143245'],
  ],
  ['European doctoral programme with industry, ageing', ['eu-ft-50220812', 'eu-ft-50150122']],
  ['exchange of staff between universities and companies, ageing', ['eu-ft-50134367']],
  ['co-funding of a fellowship programme of our region', ['eu-ft-50132976']],
  ['bring scientists from overseas to Europe with long-term posts', ['eu-ft-50132993']],
  ['bring a lab invention on ageing to market, Europe', ['eu-ft-51121453', 'eu-ft-49662897']],
  ['equity and grant for a biotech startup in Europe, ageing', ['eu-ft-49662897']],
  ['startup in a widening country, deep tech', ['eu-ft-50148757']],
  ['innovation ecosystem of universities and regions in widening countries', ['eu-ft-50127765']],
  ['salary of a research software engineer', ['grants-gov-355439']],
  [
    'faculty at a university that gets hardly any NIH money, ageing',
    [
      'grants-gov-354081',
      'grants-gov-357282',
      'grants-gov-357458',
      'grants-gov-357568',
      'grants-gov-358875',
      'grants-gov-358829',
      'grants-gov-358090',
    ],
  ],
  ['first independent award at a minority-serving institution', ['grants-gov-358875', 'grants-gov-358829']],
  ['buy a microscope for a shared facility', ['grants-gov-356886']],
  ['expensive shared instrument for a core facility', ['grants-gov-356886']],
  [
    'doctoral dissertation grant in health services for older people',
    ['grants-gov-347918', 'grants-gov-357974'],
  ],
  ['train researchers in Africa or Asia, institutional', ['grants-gov-353590']],
  ['write a scholarly book on the history of medicine', ['grants-gov-348175']],
  ['plan a clinical trial in older people, planning grant', ['grants-gov-358373', 'grants-gov-357328']],
  ['leadership award to build ageing research at an institution', ['grants-gov-357000']],
  ['education programme for students in aging research', ['grants-gov-359653', 'grants-gov-359655']],
  [
    'program project with several linked projects on aging',
    ['grants-gov-350461', 'grants-gov-344891', 'grants-gov-351057', 'grants-gov-358230'],
  ],
  [
    'research center core grant aging',
    [
      'grants-gov-357121',
      'grants-gov-353125',
      'grants-gov-353124',
      'grants-gov-322177',
      'grants-gov-360918',
      'grants-gov-359145',
    ],
  ],
  ['animal colony as a resource for researchers', ['grants-gov-353059']],
  [
    'access to animals or data as a resource, ageing',
    ['grants-gov-356530', 'grants-gov-353059', 'grants-gov-352511'],
  ],
  ['resident doctors who want a research year', ['grants-gov-359130']],
  ['institutional career development program for clinicians', ['grants-gov-352637']],
  [
    'loan of brain samples or access to NIH resources without money',
    [
      'grants-gov-358967',
      'grants-gov-351318',
      'grants-gov-348234',
      'grants-gov-349847',
      'grants-gov-359942',
      'grants-gov-348409',
      'grants-gov-349976',
      'grants-gov-357815',
    ],
  ],
  [
    'exploratory clinical trial phased award',
    ['grants-gov-356925', 'grants-gov-356874', 'grants-gov-356460'],
  ],
  [
    'outstanding investigator long-term support',
    ['grants-gov-353822', 'grants-gov-353821', 'grants-gov-359862'],
  ],
  ['pre-doctoral to postdoctoral transition award', ['grants-gov-352577']],
];
