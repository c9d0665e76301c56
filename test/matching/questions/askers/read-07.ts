// Asker 7 (askers.ts).

import type { Asked } from '../asked.ts';

export const asker7: Asked = [
  // misspelling of degeneration; BrightFocus names the disease, RPB takes any vision topic, diseases of the a
  ['macular degenaration', ['brightfocus-macular-degeneration-research', 'rpb-career-development-award']],
  // both take companies and treatments before the clinic
  [
    "We are a small biotech with a disease-modifying Parkinson's compound in preclinical testing, who gives money to companies?",
    ['mjff-therapeutics-pipeline-program', 'cure-parkinsons-research-grants'],
  ],
  // no call names blood stem cells and age; parent F31 (NIA takes part) is the individual predoctoral fellows
  [
    'I am a PhD student in the US working on blood stem cells in old mice, which fellowship can I apply for myself?',
    ['grants-gov-358848'],
  ],
  // no call names worms or lifespan; parent R21, clinical trial not allowed (NIA takes part)
  ['R21 for lifespan screens in C. elegans', ['grants-gov-357807']],
  // only call for leads in Singapore
  ['ageing research Singapore', ['nmrc-healthy-and-meaningful-longevity']],
  // Italian: calls for young Alzheimer researchers in Italy; the mid-career grant of the same funder is not f
  ["bandi per giovani ricercatori sull'Alzheimer in Italia", ['airalzh-grants-for-young-researchers']],
  // both name the disease; general dementia calls come after
  ['frontotemporal dementia', ['aftd-treat-ftd-fund', 'aftd-pilot-grants']],
  // MSTAR first; parent T35 (NIA) is the short summer training of health professional students by their schoo
  [
    'first-year medical student looking for a summer project in ageing research',
    ['mstar-medical-student-training', 'grants-gov-357996'],
  ],
  // AFAR junior faculty and Hillblom start-up name stage and topic; Katz ESI R01 (NIA), Glenn Discovery (topi
  [
    'new assistant professor in the United States, basic biology of ageing, money to start my lab',
    [
      'afar-grants-for-junior-faculty',
      'hillblom-start-up-grant',
      'grants-gov-358879',
      'grants-gov-358880',
      'glenn-foundation-discovery-award',
      'pew-biomedical-scholars',
      'searle-scholars',
    ],
  ],
  // Beeson is the K76; parent K23 in three forms, NIA takes part
  [
    'K23 or K76 for a geriatrician',
    ['beeson-career-development-program', 'grants-gov-353461', 'grants-gov-353458', 'grants-gov-353462'],
  ],
  // call says older cancer patients
  ['geriatric oncology Europe', ['eu-ft-50135717']],
  // Donaghue says long-term care facilities; AHRQ R01, R18, R03 name long-term care as a setting; the CMS sta
  [
    'research on better care in nursing homes, US',
    ['donaghue-another-look', 'grants-gov-352218', 'grants-gov-352227', 'grants-gov-352221'],
  ],
  // ARUK fellowship for clinicians without a PhD; Alzheimer's Society partnerships pay clinicians' PhDs throu
  [
    'trainee neurologist in the UK who wants to do a PhD on dementia',
    [
      'alzheimers-research-uk-clinical-research-training-fellowship',
      'alzheimers-society-clinical-training-partnerships',
    ],
  ],
  // call says exceptional longevity
  ['genetics of centenarians', ['longevity-consortium-translational-funds']],
  // older cancer patients (15 Sept), long-term care and demographic change (23 Sept), Chips JU health call wi
  [
    'European call about older people with a deadline in September 2026',
    ['eu-ft-50135717', 'eu-ft-50218734', 'eu-ft-51660551'],
  ],
  // calls say neuropsychiatric symptoms; 357343 early trials for cognitive or neuropsychiatric symptoms
  [
    "agitation and apathy in people with Alzheimer's",
    ['grants-gov-357199', 'grants-gov-357200', 'grants-gov-357343'],
  ],
  // EIC Accelerator (start-ups), Pathfinder healthy ageing (topic), EIC Transition, Eurostars calls for innov
  [
    'European start-up with an anti-ageing therapy, grant or equity for SMEs',
    ['eu-ft-49662897', 'eu-ft-51349583', 'eu-ft-51121453', 'eu-ft-cascade-13405', 'eu-ft-cascade-15342'],
  ],
  // S10 SIG (NIA takes part) and HEI name mass spectrometers; BIG is for small instruments, S15 excludes rese
  ['our institute on aging needs a new mass spectrometer', ['grants-gov-356886', 'grants-gov-356883']],
  // CurePSP names the disease; Rainwater is on primary tauopathies, of which PSP is one
  [
    'progressive supranuclear palsy, patient association looking for seed grants for researchers',
    ['curepsp-pathway-pipeline-grants', 'rainwater-tauopathy-challenge-workshop'],
  ],
  // Canadian calls on cognition, dementia and brain health in old age
  [
    'cognitive ageing funds Canada',
    [
      'cihr-brain-health-cognitive-impairment-aging',
      'alzheimer-society-research-program-canada',
      'cabhi-spark-program',
    ],
  ],
  // no NIH SBIR or STTR call in the data (the only SBIR one is on geothermal energy)
  ['NIH SBIR phase I aging', []],
  // no research call of the Department of Veterans Affairs in the data; those on veterans are cemeteries, hom
  ['VA merit review award for research on older veterans', []],
  // nothing on hair or pigment; skin disease calls are clinical and of other subjects
  ['reversing grey hair', []],
  // no Korean funder and no call for hosts in Korea
  ['government grants for ageing studies in South Korea', []],
];
