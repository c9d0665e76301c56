// What a theory's runs and alignments come to. The latest run that scored a dimension counts for it.

import type { Doc } from '../../kernel/family.ts';
import { sum } from '../../kernel/sum.ts';
import { rounded } from '../shared/rounded.ts';

interface Score extends Doc {
  readonly dimension: string;
  readonly score: number | null;
}

interface Run extends Doc {
  readonly run_at: string;
  readonly layer?: string;
  readonly scores?: readonly Score[];
}

/** The dimensions whose sum is the popperian_sum, each 0 to 10. */
const popperian = ['premise_plausibility', 'explanatory_power', 'falsifiability', 'ambition'] as const;

/** Principles that must have been judged before an average of alignment says anything. */
const minAlignments = 4;

function byTime(runs: readonly Doc[]): readonly Run[] {
  return (runs as readonly Run[]).toSorted((a, b) => Date.parse(a.run_at) - Date.parse(b.run_at));
}

/** The score that counts for each dimension, with its rationale and evidence. */
export function latestScores(runs: readonly Doc[]): readonly Doc[] {
  const latest = new Map<string, Doc>();
  for (const run of byTime(runs)) {
    for (const score of run.scores ?? []) {
      if (score.score === null || score.score === undefined) continue;
      latest.set(score.dimension, {
        dimension: score.dimension,
        score: score.score,
        rationale: score.rationale ?? '',
        supporting_evidence: score.supporting_evidence ?? [],
        counter_evidence: score.counter_evidence ?? [],
        confidence: score.confidence ?? null,
      });
    }
  }
  return [...latest.values()];
}

/** The layer of the newest run; empty while there was none. */
export function latestLayer(runs: readonly Doc[]): string {
  return byTime(runs).at(-1)?.layer ?? '';
}

/** Mean of the alignment scores (0 to 10); null while fewer than four principles were judged. */
function alignmentAverage(alignments: readonly Doc[]): number | null {
  const scores = alignments.flatMap((one) => (typeof one.score === 'number' ? [one.score] : []));
  if (scores.length < minAlignments) return null;
  return rounded(sum(scores) / scores.length);
}

interface Evaluation {
  readonly popperian_sum: number | null;
  readonly premise_plausibility: number | null;
  readonly explanatory_power: number | null;
  readonly falsifiability: number | null;
  readonly ambition: number | null;
  readonly dimensions: Readonly<Record<string, number | null>>;
  readonly foundational_alignment_avg: number | null;
}

/** The evaluation of a theory: the sum is null until all four of its dimensions are scored. */
export function evaluationOf(theory: {
  readonly runs: readonly Doc[];
  readonly foundational_alignment: readonly Doc[];
}): Evaluation {
  const scores = latestScores(theory.runs);
  const dimensions = Object.fromEntries(scores.map((one) => [one.dimension as string, one.score as number]));
  const four = popperian.map((dimension) => dimensions[dimension] ?? null);
  const scored = four.filter((score) => score !== null);
  return {
    popperian_sum: scored.length === popperian.length ? rounded(sum(scored)) : null,
    premise_plausibility: dimensions.premise_plausibility ?? null,
    explanatory_power: dimensions.explanatory_power ?? null,
    falsifiability: dimensions.falsifiability ?? null,
    ambition: dimensions.ambition ?? null,
    dimensions,
    foundational_alignment_avg: alignmentAverage(theory.foundational_alignment),
  };
}
