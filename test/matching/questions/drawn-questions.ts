// Sixty questions written before it was looked what is found: a call was drawn at random among those about ageing, open
// to it or near it, and asked for as somebody would who does not know its title; of the kept calls all that fit were
// judged right. The rules were mended with the first thirty in view, the other thirty stayed sealed until the end.

import { alzheimerProjects, dementiaFellowships } from './judged-foundations.ts';

const k99: readonly string[] = ['grants-gov-353761', 'grants-gov-353762', 'grants-gov-353763'];
const k08: readonly string[] = ['grants-gov-353745', 'grants-gov-353746', 'grants-gov-353747'];
const k23: readonly string[] = ['grants-gov-353458', 'grants-gov-353461', 'grants-gov-353462'];
const biologics: readonly string[] = ['grants-gov-356610', 'grants-gov-357817'];
const devices: readonly string[] = ['grants-gov-356981', 'grants-gov-356982', 'grants-gov-358823'];

import type { Asked } from './asked.ts';

export const drawnQuestions: Asked = [
  [
    'two years of salary after my doctorate to work on amyloid',
    [
      'brightfocus-alzheimers-postdoctoral-fellowship',
      'alzheimers-association-research-fellowship-for-all',
      'grants-gov-355096',
      ...dementiaFellowships,
    ],
  ],
  ['chemotherapy decisions for frail patients', ['eu-ft-50135717']],
  [
    'experimental therapeutics against loneliness in retirees, exploratory grant',
    ['grants-gov-357198', 'grants-gov-357197'],
  ],
  ['rheumatic disease that starts after 65: who responds to which treatment', ['eu-ft-51430003']],
  [
    'p-tau assay in plasma, qualification for use in trials',
    ['grants-gov-357139', 'grants-gov-356624', 'addf-diagnostics-accelerator'],
  ],
  [
    'my medical school wants its students to spend a summer on geriatrics',
    ['mstar-medical-student-training', 'grants-gov-357996'],
  ],
  ['teachers and high school pupils learning about Alzheimer research', ['grants-gov-359655']],
  [
    'US geriatrician, protected time for aging research',
    ['beeson-career-development-program', ...k08, ...k23, 'bwf-career-awards-medical-scientists'],
  ],
  ['one-year stipend for a postdoc in translational geroscience', ['glenn-afar-postdoctoral-fellowships']],
  ['shared decision making with Hispanic elders in primary care', ['grants-gov-356236']],
  [
    'from mentored researcher to tenure track, aging',
    ['grants-gov-352324', ...k99, 'simons-scpab-transition-to-independence'],
  ],
  [
    'ageing workforce: economics of working longer',
    ['sloan-foundation-grants', 'grants-gov-357379', 'velux-fonden-transitions-in-adult-life'],
  ],
  ['gene therapy for a neurodegenerative disease, from lead to phase 1', [...biologics]],
  [
    'biomarker that follows the progression of ALS',
    ['grants-gov-356874', 'grants-gov-356621', 'grants-gov-356624'],
  ],
  ['Gewebe aus dem Drucker für die regenerative Medizin', ['eu-ft-50161234']],
  ['cómo mejorar los cuidados al final de la vida', ['eu-ft-50136425']],
  [
    'which prevention works against heart disease and diabetes in everyday care, Europe',
    ['eu-ft-50140523', 'eu-ft-50140498', 'eu-ft-50161257'],
  ],
  [
    'experienced clinician who mentors young geriatric researchers',
    ['grants-gov-353792', 'grants-gov-353793', 'grants-gov-353794'],
  ],
  ['SME with a finished fall detector, grant plus equity', ['eu-ft-49662897']],
  ['Treffen von Alternsforschern organisieren', ['grants-gov-356617']],
  ['mass spectrometer for a geroscience core facility', ['grants-gov-356886', 'grants-gov-356883']],
  ['healthy living of tribal elders', ['grants-gov-358373', 'grants-gov-358375', 'grants-gov-348514']],
  ['competition for a treatment of facioscapulohumeral dystrophy', ['xprize-healthspan-fshd-bonus-prize']],
  [
    'African junior scientist, chronic diseases of later life',
    ['grants-gov-356723', 'grants-gov-356724', 'gbhi-pilot-awards', 'wellcome-early-career-awards'],
  ],
  ['lifespan of light bulbs', []],
  ['antique furniture restoration course', []],
  ['retirement home for race horses', []],
  ['mortgage for building a care home', []],
  ['opening a botox clinic', []],
  ['summer camp for teenagers of divorced parents', []],
];

export const sealedQuestions: Asked = [
  [
    'community that finances early longevity projects for a share of the intellectual property',
    ['vitadao-project-funding'],
  ],
  ['regulatory path for ageing as a treatable indication', ['eu-ft-51349583']],
  [
    'medicinal chemistry and toxicology of a lead compound against tau',
    ['grants-gov-357529', 'grants-gov-356531', 'grants-gov-357343', 'addf-drug-development'],
  ],
  ['recruiting nurses for homes of the elderly', ['grants-gov-361025']],
  [
    'why do people with dementia become aggressive: brain circuits',
    ['grants-gov-357199', 'grants-gov-357200'],
  ],
  ['build up a centre for aging research at my university as its leader', ['grants-gov-357000']],
  [
    'established Alzheimer investigator wants money for a bold idea',
    [
      'alzheimers-association-zenith-fellows',
      'brightfocus-alzheimers-standard-award',
      'cure-alzheimers-fund-grants',
      'afi-research-grants',
      'alzheimers-research-uk-major-project',
      'alzheimers-society-project-grants',
      'france-alzheimer-programmes-de-recherche',
      'pasqual-maragall-researchers-programme',
      ...alzheimerProjects,
    ],
  ],
  [
    'associate professor studying why memory declines with age, private foundation',
    ['mcknight-innovator-awards-cognitive-aging', 'mcknight-memory-and-cognitive-disorders-awards'],
  ],
  ['cocaine, HIV and worn-out powerhouses of the cell', ['grants-gov-356596', 'grants-gov-356597']],
  ['how abilities develop from childhood to old age', ['grants-gov-352455']],
  [
    'small college, research on ageing with undergraduates',
    ['grants-gov-357458', 'grants-gov-354081', 'grants-gov-357282'],
  ],
  ['train doctoral candidates in the biology of ageing across Europe', ['eu-ft-50220812', 'eu-ft-50150122']],
  ['deep brain stimulation device for Parkinson', [...devices, 'mjff-therapeutics-pipeline-program']],
  ["junior faculty, women's health and ageing", ['grants-gov-352637']],
  ['sleep problems in disadvantaged groups', ['grants-gov-357572']],
  [
    'technology so that disabled people can live on their own for longer',
    ['eu-ft-50140083', 'grants-gov-360526', 'grants-gov-360527', 'grants-gov-360521'],
  ],
  ['PET tracer for synuclein', ['grants-gov-357006', 'addf-biomarkers']],
  [
    'PhD thesis on cellular senescence in the United States',
    ['grants-gov-358848', 'grants-gov-358831', 'grants-gov-358832'],
  ],
  ['ERC six years after my doctorate, ageing of stem cells', ['eu-ft-51809060']],
  [
    'putting proven dementia care into practice in community clinics',
    [
      'grants-gov-356893',
      'grants-gov-356907',
      'grants-gov-356920',
      'eu-ft-50140890',
      'cihr-brain-health-cognitive-impairment-aging',
      'nmrc-healthy-and-meaningful-longevity',
    ],
  ],
  ['measurements from smartphones as an endpoint of trials', ['grants-gov-357087']],
  ['machine learning on health records to find combination therapies for Alzheimer', ['grants-gov-357943']],
  ['échange de personnel entre une université et une entreprise de la longévité', ['eu-ft-50134367']],
  ['Vergleich der Langzeitpflege in Europa', ['eu-ft-50218734']],
  ['turtles because they live so long, zoo enclosure', []],
  ['hair transplant abroad', []],
  ['fashion for women over sixty', []],
  ['human cryonics storage facility', []],
  ['bot that trades my pension savings', []],
  ['publishing the memoirs of my late grandfather', []],
];
