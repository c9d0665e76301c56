// Questions that a reader of all kept calls wrote in the manner of the 28 given ones, in other words than the calls',
// before reading any rule of the matcher, and judged before asking. The other half stands in
// sealed-reader-questions.ts.

export const readerQuestions: readonly (readonly [question: string, right: readonly string[]])[] = [
  [
    'I am a second-year medical student in Ohio and want to spend a summer doing geriatrics research',
    ['mstar-medical-student-training'],
  ],
  [
    'community nurse in England, first small study on continence in old age, about £8,000',
    ['bgs-research-project-grant'],
  ],
  [
    "blood test that picks up Alzheimer's before symptoms; we are a small company and not American",
    ['addf-diagnostics-accelerator'],
  ],
  [
    'Fördergelder Parkinson-Forschung Zürich',
    ['parkinson-schweiz-research-grants', 'synapsis-career-development-award'],
  ],
  [
    'doctoral training network on the biology of ageing, eight European universities',
    ['eu-ft-50220812', 'eu-ft-50150122'],
  ],
  [
    'bourse de thèse en sociologie sur les aidants de personnes atteintes de démence',
    ['fondation-mederic-alzheimer-dotation-jeunes-chercheurs'],
  ],
  [
    'sensors and remote care for old people living at home, our chip company looks for a European consortium call',
    ['eu-ft-51660551'],
  ],
  [
    'who pays for a confocal microscope that several ageing labs share',
    ['grants-gov-356886', 'grants-gov-356883', 'grants-gov-356887'],
  ],
  [
    'first-in-human trial of a small molecule for frontotemporal dementia, biotech',
    ['aftd-treat-ftd-fund', 'addf-drug-development', 'grants-gov-357343'],
  ],
  [
    'postdoc in Kyoto on cell senescence, I have an Italian passport',
    ['jsps-postdoctoral-fellowship-standard'],
  ],
  ['geriatric oncology EU 2026', ['eu-ft-50135717']],
  [
    'centenarian cohorts and the genetics of exceptional survival',
    ['longevity-consortium-translational-funds'],
  ],
  ['quick seed money for wild ageing ideas without a long application', ['longevity-impetus-grants-round']],
  [
    'K award with protected time for a geriatrician who wants to do research',
    [
      'beeson-career-development-program',
      'grants-gov-353458',
      'grants-gov-353461',
      'grants-gov-353462',
      'grants-gov-353745',
      'grants-gov-353746',
      'grants-gov-353747',
    ],
  ],
  ['secondary analysis of nursing home records', ['donaghue-another-look']],
  ['AMD fellowship', ['brightfocus-macular-degeneration-research']],
  ['sabbatical year for a full professor in the US to move into ageing biology', ['grants-gov-358833']],
  [
    'C. elegans lifespan lab at a small undergraduate college, which NIH mechanism',
    ['grants-gov-354081', 'grants-gov-357282', 'grants-gov-357458', 'grants-gov-358829', 'grants-gov-358875'],
  ],
  [
    'Kenyan junior lecturer, dementia epidemiology, NIH career award',
    ['grants-gov-356723', 'grants-gov-356724'],
  ],
  [
    'start-up with a rehabilitation robot for elderly patients, TRL 6, Europe, grant plus equity',
    ['eu-ft-49662897'],
  ],
  ['telomere testing in racehorses', []],
  ['construction of a cryonics storage facility', []],
  ['xenotransplantation of pig kidneys into patients over 70', []],
  ['whole brain emulation and mind uploading', []],
  ['aide financière pour un monte-escalier chez ma mère', []],
];
