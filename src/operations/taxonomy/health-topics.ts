// Which topics of events and content are about health: conditions, care, prevention and treatment.
// That somebody works or invests in them says nothing about that person's own health.

const healthTopics: ReadonlySet<string> = new Set([
  'health',
  'healthcare',
  'digital-health',
  'medicine',
  'precision-medicine',
  'regenerative-medicine',
  'geriatrics',
  'geroscience',
  'healthspan',
  'healthy-ageing',
  'prevention',
  'lifestyle-and-prevention',
  'age-related-disease',
  'alzheimers-disease',
  'dementia',
  'parkinsons-disease',
  'neurodegeneration',
  'cardiovascular-disease',
  'stroke',
  'cancer',
  'metabolic-disease',
  'sarcopenia',
  'frailty',
  'multimorbidity',
  'osteoarthritis',
  'osteoporosis',
  'macular-degeneration',
  'glaucoma',
  'hearing-loss',
  'chronic-kidney-disease',
  'pulmonary-fibrosis',
  'menopause',
  'progeria',
  'senolytics',
  'senomorphics',
  'geroprotective-drugs',
  'caloric-restriction-and-fasting',
  'exercise',
  'nutrition-and-supplements',
  'immune-rejuvenation',
  'hormone-therapy',
  'gene-therapy',
  'cell-therapy',
  'vaccine',
  'clinical-trials',
]);

type Interest = 'low' | 'medium' | 'high';

/**
 * Professional interest in health topics: the share of the evidence (events that were attended, items
 * of content) with at least one health topic. Below a third it is low, below two thirds medium, else
 * high; without evidence that has topics it is null. `evidence_count` counts the evidence with a
 * health topic.
 */
export function healthInterest(evidence: readonly (readonly string[])[]): {
  readonly health_topic_interest: Interest | null;
  readonly evidence_count: number;
} {
  const withTopics = evidence.filter((topics) => topics.length > 0);
  const evidence_count = withTopics.filter((topics) => topics.some((one) => healthTopics.has(one))).length;
  if (withTopics.length === 0) return { health_topic_interest: null, evidence_count };
  const share = evidence_count / withTopics.length;
  const health_topic_interest = share < 1 / 3 ? 'low' : share < 2 / 3 ? 'medium' : 'high';
  return { health_topic_interest, evidence_count };
}

/** Topics by how often the evidence has them; the weights add up to 1, the heaviest stands first. */
export function topicWeights(
  evidence: readonly (readonly string[])[],
): readonly { slug: string; weight: number }[] {
  const counts = new Map<string, number>();
  let all = 0;
  for (const topic of evidence.flat()) {
    counts.set(topic, (counts.get(topic) ?? 0) + 1);
    all += 1;
  }
  return [...counts]
    .map(([slug, count]) => ({ slug, weight: Math.round((count / all) * 10_000) / 10_000 }))
    .sort((a, b) => b.weight - a.weight || (a.slug < b.slug ? -1 : 1));
}
