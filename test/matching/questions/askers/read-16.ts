// Asker 16 (askers.ts).

import type { Asked } from '../asked.ts';

export const asker16: Asked = [
  // nothing names Lewy bodies: AD/ADRD biomarker validation (Lewy body dementia is an ADRD), NINDS biomarker
  [
    'Lewy body dementia biomarkers',
    [
      'grants-gov-357139',
      'grants-gov-356874',
      'grants-gov-356621',
      'grants-gov-356624',
      'addf-biomarkers',
      'addf-diagnostics-accelerator',
    ],
  ],
  // macular degeneration by name first; then ageing eye and general vision research (NEI)
  [
    'vision loss macular degeneration older adults',
    [
      'brightfocus-macular-degeneration-research',
      'rpb-career-development-award',
      'brightfocus-glaucoma-standard-award',
      'grants-gov-357979',
      'grants-gov-358118',
    ],
  ],
  // no call names age; NIDCD calls on hearing and the inner ear open to any topic of its mission (HIV and aud
  [
    'hearing loss in old age',
    [
      'grants-gov-358023',
      'grants-gov-357742',
      'grants-gov-359274',
      'grants-gov-356763',
      'grants-gov-358863',
      'grants-gov-358022',
      'grants-gov-358021',
    ],
  ],
  // only call on sleep itself; NIA takes part. Calls that only name HLBS disorders are not on top
  ['sleep and circadian rhythm in aging and dementia', ['grants-gov-357572']],
  // no SBIR/STTR for health in the pool; nearest Alzheimer's drug programme U01 and ADDF Diagnostics Accelera
  ["SBIR for a small company developing technology for Alzheimer's care", []],
  // parent F31, then the predoctoral F30 for dual-degree students; NIA takes part
  [
    'predoctoral fellowship F31 aging research',
    ['grants-gov-358848', 'grants-gov-358831', 'grants-gov-358832'],
  ],
  // parent K08 and K23 in all three kinds; Beeson for clinician scientists in ageing
  [
    'mentored clinical scientist award K08 K23 geriatrics',
    [
      'grants-gov-353746',
      'grants-gov-353745',
      'grants-gov-353747',
      'grants-gov-353461',
      'grants-gov-353458',
      'grants-gov-353462',
      'beeson-career-development-program',
    ],
  ],
  // names older cancer patients
  ['cancer in older patients', ['eu-ft-50135717']],
  // misspelling of osteoporosis; bone society award, then musculoskeletal calls
  [
    'osteoporsis and bone fractures',
    [
      'asbmr-first-award',
      'grants-gov-357604',
      'grants-gov-357602',
      'versus-arthritis-career-development-fellowship',
    ],
  ],
  // INCLUDE project on Down syndrome and its co-occurring conditions; the X01 gives data, not money
  ['down syndrome and alzheimer', ['grants-gov-352577', 'grants-gov-351318']],
  // StrokeNet (recovery), Stroke Association, medical rehabilitation early career, AHA names stroke
  [
    'stroke recovery and rehabilitation',
    [
      'grants-gov-357256',
      'stroke-association-project-grants',
      'grants-gov-357206',
      'aha-career-development-award',
    ],
  ],
  // nothing names VCID; AHA covers stroke and brain health, ADRD calls take in vascular dementia
  [
    'vascular contributions to cognitive impairment',
    ['aha-career-development-award', 'grants-gov-355096', 'grants-gov-357172'],
  ],
  // Doctoral Networks 2026 and 2027, and the RAISE pilot
  ['MSCA doctoral network for training PhD students', ['eu-ft-50220812', 'eu-ft-50150122', 'eu-ft-50220831']],
  // nothing names epigenetic clocks: parent R21 (NIA takes part)
  [
    'exploratory R21 grant for epigenetic clocks',
    ['grants-gov-357807', 'grants-gov-357811', 'grants-gov-357809'],
  ],
  // GBHI by name; K43 for LMIC scientists and NCDs in Latin America, NIA among the institutes
  [
    'dementia research in low and middle income countries',
    ['gbhi-pilot-awards', 'grants-gov-356723', 'grants-gov-356724', 'grants-gov-358087'],
  ],
  // the only calls on HIV and ageing
  ['HIV and growing older', ['grants-gov-356596', 'grants-gov-356597']],
  // Spanish: prevention of cardiovascular disease; EU NCD call names it, NHLBI pilot trials of prevention, he
  [
    'subvenciones para prevenir enfermedades cardiovasculares',
    [
      'eu-ft-50140523',
      'grants-gov-357800',
      'aha-career-development-award',
      'bhf-early-career-research-fellowship',
    ],
  ],
  // no European call of the pool on these closes before July 2026; nearest later: ERDERA phase 2 (15 Sept 202
  ['deadline before end of June 2026, Europe, rare diseases or advanced therapies', []],
  // EIC Accelerator and Transition are open to any field; STEP Scale Up (equity) and Pre-accelerator (widenin
  [
    'our startup wants EIC money for a regenerative medicine product',
    ['eu-ft-49662897', 'eu-ft-51121453', 'eu-ft-49662814', 'eu-ft-50148757'],
  ],
  // tau and tauopathies by name, then frontotemporal degeneration
  [
    'tau protein',
    ['rainwater-tauopathy-challenge-workshop', 'curepsp-pathway-pipeline-grants', 'aftd-pilot-grants'],
  ],
  // nothing exact: rejuvenation, general ageing interventions; say that none names plasma exchange
  [
    'plasma exchange young blood rejuvenation trial',
    ['eu-ft-51349583', 'longevity-impetus-grants-round', 'vitadao-project-funding'],
  ],
  // no species named; exceptional longevity and basic biology of ageing
  [
    'naked mole rat comparative longevity',
    [
      'longevity-consortium-translational-funds',
      'glenn-foundation-discovery-award',
      'afar-grants-for-junior-faculty',
      'longevity-impetus-grants-round',
      'vitadao-project-funding',
    ],
  ],
  // nothing in Japan on centenarians; AMED is dementia only, JSPS is a general fellowship for researchers fro
  ['Japan based grant to study centenarians', []],
  // nothing fits
  ['prize for dental ageing in cats', []],
];
