// Asker 9 (askers.ts).

import type { Asked } from '../asked.ts';

export const asker9: Asked = [
  // both name companies as applicants and disease-modifying treatment; other Parkinson funders are for academ
  [
    "we are a small biotech with a compound that may slow Parkinson's disease, who funds companies",
    ['mjff-therapeutics-pipeline-program', 'cure-parkinsons-research-grants'],
  ],
  // CurePSP names the disease; Rainwater is on primary tauopathies
  [
    'progressive supranuclear palsy',
    ['curepsp-pathway-pipeline-grants', 'rainwater-tauopathy-challenge-workshop'],
  ],
  // misspelling of degeneration; BrightFocus names it, RPB funds any vision topic, ageing eye among them
  [
    'macular degenaration research grant',
    ['brightfocus-macular-degeneration-research', 'rpb-career-development-award'],
  ],
  // Beeson (K76) is for clinician scientists in ageing; then the parent K23 and K08 (NIA takes part), three v
  [
    'mentored career development award for a geriatrician',
    [
      'beeson-career-development-program',
      'grants-gov-353461',
      'grants-gov-353458',
      'grants-gov-353462',
      'grants-gov-353746',
      'grants-gov-353745',
      'grants-gov-353747',
    ],
  ],
  // Diagnostics Accelerator (blood markers); NIA validation of AD/ADRD biomarkers; NINDS/NIA biomarker develo
  [
    "blood test for early detection of Alzheimer's",
    ['addf-diagnostics-accelerator', 'grants-gov-357139', 'grants-gov-356874'],
  ],
  // French: doctoral grant on Alzheimer disease in France; only the Dotation of Fondation Médéric Alzheimer i
  [
    "bourse de thèse maladie d'Alzheimer en France",
    ['fondation-mederic-alzheimer-dotation-jeunes-chercheurs'],
  ],
  // Spanish: Alzheimer research projects in Spain; led from an organisation in Spain
  [
    'ayudas para proyectos de investigación sobre el alzhéimer en España',
    ['pasqual-maragall-researchers-programme'],
  ],
  // call says older cancer patients, 65 years and above
  ['quality of life of cancer patients over 70', ['eu-ft-50135717']],
  // StrokeNet covers treatment, recovery and prevention; Stroke Association rehabilitation and long-term care
  ['stroke recovery and rehabilitation', ['grants-gov-357256', 'stroke-association-project-grants']],
  // Donaghue is on long-term care facilities; AHRQ R01, R18, R03 name long-term care among their settings; EU
  [
    'research grant to improve care in nursing homes',
    [
      'donaghue-another-look',
      'grants-gov-352218',
      'grants-gov-352227',
      'grants-gov-352221',
      'eu-ft-50218734',
    ],
  ],
  // bone, minerals and muscle (ASBMR); musculoskeletal diseases (Versus Arthritis); no call names osteoporosi
  [
    'osteoporosis early career award',
    ['asbmr-first-award', 'versus-arthritis-career-development-fellowship'],
  ],
  // parent F31, NIA takes part
  ['F31 aging', ['grants-gov-358848']],
  // EIC Accelerator (grant and investment, SMEs and start-ups) and STEP Scale Up (equity only); neither names
  ['equity investment for a European longevity start-up', ['eu-ft-49662897', 'eu-ft-49662814']],
  // XPRIZE Healthspan and the bonus prize inside it
  ['longevity prize', ['xprize-healthspan-competition', 'xprize-healthspan-fshd-bonus-prize']],
  // Impetus decides in three weeks; Foresight gives small sums with longevity biotechnology among the fields;
  [
    'quick small grant for an unconventional idea in longevity science',
    ['longevity-impetus-grants-round', 'foresight-ai-science-safety-nodes', 'vitadao-project-funding'],
  ],
  // the three calls naming Alzheimer or ADRD that end in March 2026 (5, 12 and 16 March); others have only a
  [
    "Alzheimer's funding closing in March 2026",
    ['grants-gov-357139', 'grants-gov-355096', 'grants-gov-357172'],
  ],
  // JSPS Standard takes all fields; AMED dementia grants are not postdoctoral fellowships
  [
    'postdoc from abroad who wants to work on ageing in a lab in Japan',
    ['jsps-postdoctoral-fellowship-standard'],
  ],
  // intergenerational neighbourhoods (forecast); Vivensa names buildings for older people
  [
    'homes and neighbourhoods suited to older people',
    ['eu-ft-50148548', 'vivensa-foundation-research-project-grants'],
  ],
  // Glenn/AFAR junior faculty and Hillblom start-up are on ageing; Katz R01 (NIA takes part), Pew and Searle
  [
    'new assistant professor in the US starting a lab on basic mechanisms of ageing in mice',
    [
      'afar-grants-for-junior-faculty',
      'hillblom-start-up-grant',
      'grants-gov-358879',
      'pew-biomedical-scholars',
      'searle-scholars',
    ],
  ],
  // calls say neuropsychiatric symptoms in Alzheimer's dementia
  ['agitation and apathy in dementia', ['grants-gov-357199', 'grants-gov-357200']],
  // nothing on delirium, anaesthesia or surgery of older people; say so
  ['delirium after hip surgery in the elderly', []],
  // nothing on incontinence or pelvic floor; say so
  ['urinary incontinence in older women, patient association looking for research money', []],
  // calls on abuse are about children, trafficking and gender; Senior Medicare Patrol is about billing fraud;
  ['preventing elder abuse', []],
  // no SBIR or STTR call in health in the data (the only one is on geothermal energy); say so
  ['SBIR phase I aging', []],
];
