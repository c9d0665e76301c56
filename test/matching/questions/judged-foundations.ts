// Programmes of foundations and agencies that many questions have among their right answers. They were judged after the
// calls, by their records alone, before it was looked what is found.

/** Projects on dementia, whatever the approach, of European funders. */
export const dementiaProjectsInEurope: readonly string[] = [
  'afi-research-grants',
  'alzheimers-research-uk-major-project',
  'alzheimers-society-project-grants',
  'demensfonden-projektanslag',
  'france-alzheimer-programmes-de-recherche',
  'zonmw-dementia-research-programme',
];

/** The same of the whole world. */
export const dementiaProjects: readonly string[] = [
  ...dementiaProjectsInEurope,
  'amed-dementia-research',
  'dementia-australia-grants-program',
];

/** Projects on Alzheimer disease, whatever the approach. */
export const alzheimerProjects: readonly string[] = [
  'fondation-alzheimer-programmes-innovants',
  'fondation-vaincre-alzheimer-research-grants',
  'sao-fra-two-year-grants',
];

/** For researchers with a young doctorate who work on Alzheimer disease or other dementias. */
export const dementiaFellowships: readonly string[] = [
  'afi-early-career-grants',
  'alzheimer-society-research-program-canada',
  'alzheimers-research-uk-research-fellowship',
  'alzheimers-society-postdoctoral-fellowships',
  'dementia-australia-grants-program',
  'race-against-dementia-fellowship',
];

/** For early careers in dementia research in the United Kingdom. */
export const dementiaInBritain: readonly string[] = [
  'alzheimers-research-uk-research-fellowship',
  'alzheimers-research-uk-senior-research-fellowship',
  'alzheimers-society-postdoctoral-fellowships',
  'race-against-dementia-fellowship',
];

/** About those who look after people with dementia. */
export const dementiaCarers: readonly string[] = [
  'cabhi-spark-program',
  'cihr-brain-health-cognitive-impairment-aging',
  'fondation-mederic-alzheimer-dotation-jeunes-chercheurs',
  'nmrc-healthy-and-meaningful-longevity',
];

/** Care of people with dementia is named. */
export const dementiaCare: readonly string[] = [
  'amed-dementia-research',
  'cabhi-spark-program',
  'cihr-brain-health-cognitive-impairment-aging',
  'demensfonden-projektanslag',
  'dementia-australia-grants-program',
  'jpnd-joint-transnational-call',
];

/** Projects on Parkinson disease that may lead to a treatment. */
export const parkinsonProjects: readonly string[] = [
  'cure-parkinsons-research-grants',
  'fondation-de-france-maladie-de-parkinson',
  'france-parkinson-research-grants',
  'mjff-therapeutics-pipeline-program',
  'parkinson-canada-research-program',
  'parkinson-schweiz-research-grants',
  'parkinsons-foundation-impact-awards',
  'parkinsons-uk-project-grants',
];

/** Clinical work on Parkinson disease that can be done in Europe. */
export const parkinsonTrialsInEurope: readonly string[] = [
  'cure-parkinsons-research-grants',
  'france-parkinson-research-grants',
  'mjff-therapeutics-pipeline-program',
];

/** Any work on dementia, all over the world, as an auditor and whoever asked for kinds of work judged it. */
export const anyWorkOnDementia: readonly string[] = [
  'alzheimers-society-project-grants',
  'alzheimers-research-uk-major-project',
  'afi-research-grants',
  'demensfonden-projektanslag',
  'dementia-australia-grants-program',
  'zonmw-dementia-research-programme',
  'sao-fra-two-year-grants',
  'fondation-alzheimer-programmes-innovants',
  'france-alzheimer-programmes-de-recherche',
  'amed-dementia-research',
  'jpnd-joint-transnational-call',
  'cihr-brain-health-cognitive-impairment-aging',
];

/** The same of Parkinson disease. */
export const anyWorkOnParkinson: readonly string[] = [
  'mjff-therapeutics-pipeline-program',
  'cure-parkinsons-research-grants',
  'parkinsons-uk-project-grants',
  'parkinson-schweiz-research-grants',
  'fondation-de-france-maladie-de-parkinson',
  'france-parkinson-research-grants',
  'parkinsons-foundation-impact-awards',
];
