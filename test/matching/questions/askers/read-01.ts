// Asker 1 (askers.ts).

import type { Asked } from '../asked.ts';

export const asker1: Asked = [
  // career stage; the calls that name Parkinson and pay people early in their career (postdoc to independence
  [
    "Parkinson's fellowships for early career researchers",
    [
      'parkinsons-foundation-launch-award',
      'apda-cotzias-memorial-fellowship',
      'parkinson-canada-research-program',
    ],
  ],
  // two INCLUDE calls are the only ones on Down syndrome; neither names Alzheimer (co-occurring conditions ac
  ["Alzheimer's in adults with Down syndrome", ['grants-gov-352577', 'grants-gov-351318']],
  // no call says osteoporosis: bone society award, then the NIAMS musculoskeletal calls
  ['osteoporosis', ['asbmr-first-award', 'grants-gov-357604', 'grants-gov-357602', 'grants-gov-357606']],
  // calls say 'frontotemporal degeneration'; then close tauopathies
  [
    'frontotemporal dementia',
    [
      'aftd-treat-ftd-fund',
      'aftd-pilot-grants',
      'curepsp-pathway-pipeline-grants',
      'rainwater-tauopathy-challenge-workshop',
    ],
  ],
  // synonym: older cancer patients, 65 and above
  ['geriatric oncology', ['eu-ft-50135717']],
  // calls say 'long-term care (facilities)'; AHRQ parents name long-term care as a setting
  [
    'improving care in nursing homes',
    [
      'donaghue-another-look',
      'grants-gov-361025',
      'eu-ft-50218734',
      'grants-gov-352218',
      'grants-gov-352227',
      'grants-gov-352221',
    ],
  ],
  // calls say neuropsychiatric symptoms / behavioral symptoms; the two NPS calls first, then the two drug pro
  [
    'agitation and apathy in people with dementia',
    ['grants-gov-357199', 'grants-gov-357200', 'grants-gov-357343', 'grants-gov-357529'],
  ],
  // BrightFocus on both diseases; RPB for any vision research incl. the ageing eye (early faculty, US)
  [
    'Losing sight in old age: research money for macular degeneration and glaucoma',
    [
      'brightfocus-macular-degeneration-research',
      'brightfocus-glaucoma-standard-award',
      'rpb-career-development-award',
    ],
  ],
  // Glenn, AFAR, Impetus, Hillblom first; Templeton and Vivensa (mechanisms of ageing) after them
  [
    'private foundation money for the basic biology of ageing, not for one disease',
    [
      'glenn-foundation-discovery-award',
      'afar-grants-for-junior-faculty',
      'glenn-afar-postdoctoral-fellowships',
      'longevity-impetus-grants-round',
      'hillblom-start-up-grant',
      'hillblom-network-grant',
      'john-templeton-foundation-grants',
      'vivensa-foundation-research-project-grants',
    ],
  ],
  // Beeson (K76) first; parent K23 and K08, NIA takes part; Burroughs Wellcome for physician-scientists
  [
    'I am a geriatrician at a US hospital and need protected time for research: which career development awards?',
    [
      'beeson-career-development-program',
      'grants-gov-353458',
      'grants-gov-353461',
      'grants-gov-353462',
      'grants-gov-353746',
      'grants-gov-353745',
      'grants-gov-353747',
      'bwf-career-awards-medical-scientists',
    ],
  ],
  // MSTAR; parent T35 pays short summer training of medical students (institution applies)
  [
    'first-year medical student, summer research on ageing',
    ['mstar-medical-student-training', 'grants-gov-357996'],
  ],
  // code: parent R21 in its three forms, NIA takes part in each
  ['R21 for ageing research', ['grants-gov-357807', 'grants-gov-357811', 'grants-gov-357809']],
  // code: the three parent K24, NIA takes part in each
  ['K24 mentoring award geriatrics', ['grants-gov-353793', 'grants-gov-353792', 'grants-gov-353794']],
  // country: Canada; Brain Canada is general neuroscience for early careers
  [
    'dementia research grants in Canada',
    [
      'alzheimer-society-research-program-canada',
      'cihr-brain-health-cognitive-impairment-aging',
      'cabhi-spark-program',
      'brain-canada-future-leaders',
    ],
  ],
  // country: Switzerland; Velux Stiftung names ageing, SNSF is open to any topic, the other two are on age-re
  [
    'ageing research funding for scientists in Switzerland',
    [
      'velux-stiftung-healthy-ageing',
      'snsf-project-funding',
      'synapsis-career-development-award',
      'parkinson-schweiz-research-grants',
    ],
  ],
  // SME, Europe: Chips JU health call names elderly care, monitoring and assistance at home; EIC Accelerator
  [
    'We are a small company making sensors that watch over frail parents at home. Is there EU money for us?',
    ['eu-ft-51660551', 'eu-ft-49662897', 'eu-ft-cascade-13405', 'eu-ft-cascade-15342'],
  ],
  // date: main deadline 5, 12 and 16 March 2026 and the announcement ends with it; others have only renewal d
  ['Alzheimer grants closing in March 2026', ['grants-gov-357139', 'grants-gov-355096', 'grants-gov-357172']],
  // misspelling of stroke recovery clinical trials: StrokeNet, Stroke Association (rehabilitation)
  ['strok recovry clinical trails', ['grants-gov-357256', 'stroke-association-project-grants']],
  // French; the five French calls on Alzheimer
  [
    "appels à projets recherche maladie d'Alzheimer en France",
    [
      'fondation-vaincre-alzheimer-research-grants',
      'france-alzheimer-programmes-de-recherche',
      'fondation-alzheimer-programmes-innovants',
      'fondation-mederic-alzheimer-non-drug-interventions',
      'fondation-mederic-alzheimer-dotation-jeunes-chercheurs',
    ],
  ],
  // Italian: call for Alzheimer research in Italy; both of Airalzh
  [
    "bando per la ricerca sull'Alzheimer in Italia",
    ['airalzh-grants-for-young-researchers', 'airalzh-armenise-harvard-mid-career-grant'],
  ],
  // nothing names delirium or surgery in old age; only parent announcements could be offered
  ['delirium after surgery in older patients', []],
  // nothing on cats or ageing companion animals
  ['kidney disease in elderly cats', []],
  // nothing on testosterone, andropause or hypogonadism
  ['testosterone decline in older men', []],
  // the only SBIR/STTR call is on geothermal energy (ARPA-E); no NIH SBIR in the data: say so, offer other ca
  ['SBIR Phase I for an anti-ageing start-up', []],
];
