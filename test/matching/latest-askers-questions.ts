// The ninth and the tenth of the askers of askers-questions.ts, in view.

type Asked = readonly (readonly [question: string, right: readonly string[]])[];

export const ninthAskersQuestions: Asked = [
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

export const tenthAskersQuestions: Asked = [
  // Launch Award is for postdocs on Parkinson's; Parkinson Canada has fellowships; then NINDS F32, parent F32
  [
    "postdoctoral fellowship Parkinson's disease",
    [
      'parkinsons-foundation-launch-award',
      'parkinson-canada-research-program',
      'grants-gov-357035',
      'grants-gov-358830',
      'eu-ft-50148683',
    ],
  ],
  // BrightFocus names AMD; RPB: diseases of the ageing eye, vision research
  ['macular degeneration', ['brightfocus-macular-degeneration-research', 'rpb-career-development-award']],
  // Diagnostics Accelerator: markers in blood; NIA U01 validates AD/ADRD biomarkers; ADDF Biomarkers sends bl
  [
    'developing a simple blood test to detect dementia early',
    ['addf-diagnostics-accelerator', 'grants-gov-357139'],
  ],
  // Another Look is on long-term care facilities; AHRQ R01/R18/R03 name long-term care and quality; EU long-t
  [
    'quality of care in nursing homes research',
    [
      'donaghue-another-look',
      'grants-gov-352218',
      'grants-gov-352227',
      'grants-gov-352221',
      'eu-ft-50218734',
    ],
  ],
  // the three parent K23; Beeson K76 for clinician scientists in ageing
  [
    'K23 for a geriatrician',
    ['grants-gov-353461', 'grants-gov-353458', 'grants-gov-353462', 'beeson-career-development-program'],
  ],
  // Pathfinder Challenge Biotechnology for Healthy Ageing; EIC Accelerator (SMEs, start-ups); EIC Transition
  [
    'EIC money for a biotech start-up working against ageing',
    ['eu-ft-51349583', 'eu-ft-49662897', 'eu-ft-51121453'],
  ],
  // Italian: young researchers, dementia, Italy; the mid-career grant is not for the young
  ['bandi di ricerca demenza Italia giovani ricercatori', ['airalzh-grants-for-young-researchers']],
  // Spanish: Pasqual Maragall is for Spain; then EU clinical trials in neurodegenerative diseases and JPND
  [
    'financiación para investigar enfermedades neurodegenerativas en España',
    ['pasqual-maragall-researchers-programme', 'eu-ft-50140426', 'jpnd-joint-transnational-call'],
  ],
  // synonym: exceptional longevity
  ['genetics of centenarians', ['longevity-consortium-translational-funds']],
  // CABHI Spark: informal caregivers, older people with dementia, Canada; CIHR BHCIA: care and caregivers
  [
    'support for family caregivers of seniors in Canada, pilot of a new tool',
    ['cabhi-spark-program', 'cihr-brain-health-cognitive-impairment-aging'],
  ],
  // synonym: older cancer patients
  ['geriatric oncology', ['eu-ft-50135717']],
  // CurePSP; Rainwater for primary tauopathies
  [
    'our patient association looks for grants for scientists who study progressive supranuclear palsy',
    ['curepsp-pathway-pipeline-grants', 'rainwater-tauopathy-challenge-workshop'],
  ],
  // due 5, 12 and 16 March 2026; all name AD/ADRD
  [
    'Alzheimer grants with a deadline in March 2026',
    ['grants-gov-357139', 'grants-gov-355096', 'grants-gov-357172'],
  ],
  // misspelling of osteoporosis; bone, minerals, muscle; then musculoskeletal diseases, early career
  [
    'osteoperosis young investigator award',
    ['asbmr-first-award', 'versus-arthritis-career-development-fellowship'],
  ],
  // INCLUDE project: omics X01 and F99/K00, conditions that come with Down syndrome across the lifespan
  ["Alzheimer's in people with Down syndrome", ['grants-gov-351318', 'grants-gov-352577']],
  // P40 animal resource centres (two versions), R24 for models and related materials
  [
    'we keep a colony of old mice for other labs, who pays for that',
    ['grants-gov-345295', 'grants-gov-359646', 'grants-gov-359648'],
  ],
  // Vivensa names frailty; BGS care of older people; NIHR programme grants (older people with complex needs)
  [
    'frailty in older people, UK',
    [
      'vivensa-foundation-research-project-grants',
      'bgs-research-project-grant',
      'nihr-programme-grants-for-applied-research',
      'nihr-research-for-patient-benefit',
    ],
  ],
  // AFAR junior faculty and Hillblom Start-Up are for ageing (Hillblom for California); Pew and Searle are ge
  [
    'new assistant professor in the US starting a lab on the biology of ageing',
    [
      'afar-grants-for-junior-faculty',
      'hillblom-start-up-grant',
      'pew-biomedical-scholars',
      'searle-scholars',
    ],
  ],
  // synonym: intergenerational neighbourhoods
  ['age-friendly neighbourhoods', ['eu-ft-50148548']],
  // synonym: neuropsychiatric symptoms in Alzheimer's dementia, R01 and R21; early drug trials for such sympt
  ['agitation and apathy in dementia', ['grants-gov-357199', 'grants-gov-357200', 'grants-gov-357343']],
  // no such call in the data
  ['Nathan Shock Center P30', []],
  // no SBIR/STTR in health in the data (only the geothermal one of ARPA-E); nothing fits
  ['SBIR phase II wearable for seniors', []],
  // nothing pays for opening a clinic
  ['loan or grant to open a longevity clinic', []],
  // no call on abuse of older people; Senior Medicare Patrol is on health care fraud in Pennsylvania
  ['elder abuse', []],
];
