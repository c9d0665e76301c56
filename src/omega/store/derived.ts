import type { Doc } from '../protocol/step-kind.ts';
import { evaluationOf, verdictOf } from '../runs/assessment.ts';
import { current, evidenceId } from '../runs/board.ts';
import type { AcceptedStep } from '../runs/run.ts';
import { playedOf } from '../runs/tournament.ts';
import { broughtBy } from '../runs/works-cited.ts';
import { certaintyName } from '../scoring/certainty.ts';
import { completenessOf } from '../scoring/completeness.ts';
import { recompute } from '../scoring/sample-size.ts';
import type { RunState } from './run-state.ts';

export function derivedOf(step: AcceptedStep, state: RunState): Doc {
  const { board, steps } = state.plan;
  const hypothesis = board.hypotheses.find(({ id }) => id === step.subject);
  switch (step.kind) {
    case 'question':
      return { searches: step.checks.searches ?? [] };
    case 'literature':
      return { evidence: evidenceIn(step, state), citations: citationsIn(step) };
    case 'hypothesise': {
      const { hypotheses } = step.output;
      return {
        hypotheses: board.hypotheses
          .filter((one) => one.step === step.key)
          .map((one, at) => ({
            id: one.id,
            merged_into: one.mergedAtStart ? one.into : null,
            novelty: step.checks.novelty?.[at] ?? null,
            likelihood_ratio: ratio(hypotheses[at]),
          })),
        evidence: evidenceIn(step, state),
        citations: citationsIn(step),
      };
    }
    case 'critique': {
      const found = hypothesis ? evaluationOf(hypothesis, board) : null;
      return { evaluation: found };
    }
    case 'revise':
      return hypothesis
        ? { active: hypothesis.active, into: hypothesis.into, version: current(hypothesis).version }
        : {};
    case 'compare': {
      const played = playedOf(state.accepted).length;
      const of = steps.reduce((sum, { games }) => sum + (games?.length ?? 0), 0);
      return { games_played: played, of };
    }
    case 'refute':
      return {
        verdict: hypothesis ? verdictOf(hypothesis, board, state.head.id) : null,
        evidence: evidenceIn(step, state),
        citations: citationsIn(step),
      };
    case 'verify':
      return { pairs_judged: step.checks.pairs?.length ?? 0 };
    case 'design': {
      const plan = step.output;
      return {
        completeness: completenessOf(plan),
        sample_size: recompute(plan.sample_size, plan.arms.length),
      };
    }
  }
}

function evidenceIn(step: AcceptedStep, { head, plan }: RunState): readonly Doc[] {
  let index = 0;
  return broughtBy(step).flatMap(({ evidence }) =>
    evidence.map(() => {
      const id = evidenceId(head.id, step.key, index++);
      const found = plan.board.evidence.get(id);
      return { id, certainty: found ? certaintyName(found.certainty) : null, state: found?.state ?? null };
    }),
  );
}

function citationsIn({ checks }: AcceptedStep): readonly Doc[] {
  return (checks.citations ?? []).map(({ at, state, match }) => ({ at, state, match }));
}

function ratio(one: { readonly p_if_true: number; readonly p_if_rival: number } | undefined): number | null {
  return one === undefined || one.p_if_rival === 0
    ? null
    : Math.round((one.p_if_true / one.p_if_rival) * 1e6) / 1e6;
}
