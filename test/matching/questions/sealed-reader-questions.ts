// The other half of reader-questions.ts: sealed at first, then opened and read (decision 160).

export const sealedReaderQuestions: readonly (readonly [question: string, right: readonly string[]])[] = [
  [
    'turning sixty: retirement, family and housing, humanities team in Aarhus',
    ['velux-fonden-transitions-in-adult-life'],
  ],
  ['pilot data on progressive supranuclear palsy, young lab', ['curepsp-pathway-pipeline-grants']],
  ['osteoporosis and muscle wasting, stepping from trainee to independence', ['asbmr-first-award']],
  ['palliative care at home for people with cancer, European consortium, September 2026', ['eu-ft-50136425']],
  ['housing where young and old live together', ['eu-ft-50148548']],
  ['GPU time and a desk in Berlin for an AI longevity project', ['foresight-ai-science-safety-nodes']],
  ['new assistant professor in California, ageing and diabetes', ['hillblom-start-up-grant']],
  [
    "postdoc on the ageing heart and vessels, King's College London",
    ['bhf-early-career-research-fellowship'],
  ],
  ['anslag för forskning om omvårdnad vid demens', ['demensfonden-projektanslag']],
  [
    'convocatoria de investigación traslacional en Alzheimer para un grupo de Barcelona',
    ['pasqual-maragall-researchers-programme'],
  ],
  [
    "bando per giovani ricercatori, diagnosi precoce dell'Alzheimer",
    ['airalzh-grants-for-young-researchers'],
  ],
  ['clonal hematopoiesis in the elderly R01', ['grants-gov-357004']],
  ['department chair wants to build up ageing research at her medical school, NIA', ['grants-gov-357000']],
  ['agitation and apathy in people with dementia, mechanisms', ['grants-gov-357199', 'grants-gov-357200']],
  [
    'secondments between a university and a company for a joint ageing project, partners in Japan',
    ['eu-ft-50134367'],
  ],
  ['PhD dissertation on hospital care of older patients, health services research', ['grants-gov-347918']],
  [
    'nonprofit in Chicago that trains home care workers for people over 60',
    ['rrf-professional-education-training'],
  ],
  [
    'rolling out a proven fall prevention programme in routine primary care, implementation science',
    ['grants-gov-356893', 'grants-gov-356907', 'grants-gov-356920', 'grants-gov-352227'],
  ],
  [
    'does a combination of existing drugs lower the risk of dementia? trial in people, private funder',
    ['addf-prevention-beyond-the-pipeline', 'addf-drug-development'],
  ],
  ['probiotics for healthy ageing, researcher at McGill', ['weston-microbiome-proof-of-principle']],
  ['rejuvenation spa with hyperbaric oxygen chambers, opening costs', []],
  ['chemical brain preservation by plastination', []],
  ['lifespan of grey parrots in captivity', []],
  ['Zuschuss für die Hörgeräte meiner Großmutter', []],
  ['menopause in killer whales', []],
];
