// Right answers that the given questions have besides their own list, by the number of the question: programmes of
// foundations and agencies that came after the list was made, each about just what is asked. Judged by their records
// alone, before it was looked what is found.

export const givenFoundations: ReadonlyMap<number, readonly string[]> = new Map([
  // Drug repurposing for Alzheimer disease: new and repurposed drugs.
  [6, ['addf-drug-development']],
  // Ageing of the brain: its subject, in two of them.
  [13, ['cihr-brain-health-cognitive-impairment-aging', 'simons-scpab-transition-to-independence']],
  // Pathway to independence: from postdoctoral work to an own laboratory on the ageing brain.
  [16, ['simons-scpab-transition-to-independence']],
  // Carers of people with dementia in Europe: theses on them in France.
  [20, ['fondation-mederic-alzheimer-dotation-jeunes-chercheurs']],
  // The microbiome and ageing.
  [22, ['weston-microbiome-proof-of-principle']],
]);
