// Asker 10 (askers.ts).

import type { Asked } from '../asked.ts';

export const asker10: Asked = [
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
