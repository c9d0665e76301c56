// Asker 4 (askers.ts).

import type { Asked } from '../asked.ts';

export const asker4: Asked = [
  // BrightFocus names AMD; RPB funds vision research with the ageing eye; the two general NEI calls (secondar
  [
    'macular degeneration',
    [
      'brightfocus-macular-degeneration-research',
      'rpb-career-development-award',
      'grants-gov-357979',
      'grants-gov-358118',
    ],
  ],
  // nothing names age-related hearing loss: NIDCD calls whose mission is hearing (P50, early career R21, D&I
  [
    'hearing loss in older adults',
    [
      'grants-gov-358863',
      'grants-gov-356763',
      'grants-gov-359274',
      'grants-gov-357742',
      'grants-gov-358023',
      'grants-gov-358022',
      'grants-gov-358021',
    ],
  ],
  // misspelling of osteoporosis; no call writes the word: bone society award, musculoskeletal fellowship and
  [
    'osteoperosis and hip fractures',
    [
      'asbmr-first-award',
      'versus-arthritis-career-development-fellowship',
      'grants-gov-357604',
      'grants-gov-357602',
      'grants-gov-357606',
    ],
  ],
  // three parent K23 with NIA among the institutes; Beeson (K76) is the award for clinician scientists in age
  [
    'K23 geriatrics',
    ['grants-gov-353461', 'grants-gov-353458', 'grants-gov-353462', 'beeson-career-development-program'],
  ],
  // parent F31 and both parent F30; NIA takes part in all three
  [
    'NIH fellowship for a PhD or MD-PhD student working on the biology of ageing',
    ['grants-gov-358848', 'grants-gov-358831', 'grants-gov-358832'],
  ],
  // EIC Accelerator, Chips JU health (elderly care, sensors at home), Eurostars call and the next one (foreca
  [
    'We are a small company in Portugal with a wearable sensor that detects falls of older people at home. Which European grant could we apply for?',
    ['eu-ft-49662897', 'eu-ft-51660551', 'eu-ft-cascade-13405', 'eu-ft-cascade-15342', 'eu-ft-cascade-14821'],
  ],
  // Fox pipeline and Cure Parkinson's take companies and name the disease; NINDS IGNITE and the two Blueprint
  [
    "preclinical Parkinson's drug candidate, biotech startup",
    [
      'mjff-therapeutics-pipeline-program',
      'cure-parkinsons-research-grants',
      'grants-gov-356953',
      'grants-gov-356531',
      'grants-gov-356610',
    ],
  ],
  // Treat FTD is exact; ADDF, phase 1-2a for ADRD and the EU trial topic on neurodegeneration follow; AFTD pi
  [
    'clinical trial of a drug for frontotemporal dementia',
    [
      'aftd-treat-ftd-fund',
      'addf-drug-development',
      'grants-gov-357343',
      'eu-ft-50140426',
      'aftd-pilot-grants',
    ],
  ],
  // calls say palliative care (home-based options, cancer mission) and long-term care policy with palliative
  ['end of life care at home', ['eu-ft-50136425', 'eu-ft-50218734']],
  // call says older cancer patients, 65 and above
  ['how well do patients over 70 tolerate cancer treatment', ['eu-ft-50135717']],
  // the two INCLUDE calls (F99/K00, omics access X01)
  ["Alzheimer's in people with Down syndrome", ['grants-gov-352577', 'grants-gov-351318']],
  // Diagnostics Accelerator is exact; validation of AD/ADRD biomarkers; then the biomarker calls for neurolog
  [
    'simple blood test to spot dementia early',
    [
      'addf-diagnostics-accelerator',
      'grants-gov-357139',
      'grants-gov-356874',
      'grants-gov-356624',
      'grants-gov-356621',
    ],
  ],
  // calls say neuropsychiatric symptoms; the phase 1-2a call takes drugs for these symptoms too
  [
    'apathy and agitation in Alzheimer patients',
    ['grants-gov-357199', 'grants-gov-357200', 'grants-gov-357343'],
  ],
  // Spanish; the only call that asks for a lead in Spain
  ['ayudas para investigar el alzhéimer en España', ['pasqual-maragall-researchers-programme']],
  // 5, 12 and 16 March name AD/ADRD; the PET ligand call of NIA and NIMH (5 March) is for brain disorders in
  [
    "Alzheimer's grants with a deadline in March 2026",
    ['grants-gov-357139', 'grants-gov-355096', 'grants-gov-357172', 'grants-gov-357006'],
  ],
  // Another Look is exact; EU long-term care; AHRQ R01, R18 and R03 name long-term care as a setting; the CMS
  [
    'research on nursing home residents',
    [
      'donaghue-another-look',
      'eu-ft-50218734',
      'grants-gov-352218',
      'grants-gov-352227',
      'grants-gov-352221',
    ],
  ],
  // Impetus decides in three weeks; VitaDAO early longevity research; Glenn for pioneering work on the biolog
  [
    'quick seed money for a risky idea about why we age',
    ['longevity-impetus-grants-round', 'vitadao-project-funding', 'glenn-foundation-discovery-award'],
  ],
  // the three early fellowships first, then the senior one and the bridge fund
  [
    'fellowship from a UK charity for a postdoc in dementia',
    [
      'alzheimers-research-uk-research-fellowship',
      'alzheimers-society-postdoctoral-fellowships',
      'race-against-dementia-fellowship',
      'alzheimers-research-uk-senior-research-fellowship',
      'alzheimers-research-uk-researcher-retention',
    ],
  ],
  // JSPS standard is for postdocs from abroad in all fields
  ['postdoc in Japan, ageing research', ['jsps-postdoctoral-fellowship-standard']],
  // country; the first three name dementia, Brain Canada takes all of the brain
  [
    'dementia research funding Canada',
    [
      'alzheimer-society-research-program-canada',
      'cihr-brain-health-cognitive-impairment-aging',
      'cabhi-spark-program',
      'brain-canada-future-leaders',
    ],
  ],
  // no SBIR/STTR on health is in the pool (only one of ARPA-E on geothermal); say so
  ['SBIR phase I technology for ageing in place', []],
  // nothing on male reproductive ageing
  ['sperm quality of older fathers', []],
  // no call names abuse of older people; those on victims are about trafficking and children
  ['preventing elder abuse in families', []],
  // no call on older drivers or giving up driving; the transport calls are about vehicles and roads
  ['when should older people stop driving', []],
];
