// What follows from a board for one hypothesis: certainty, the server's items, evaluation, verdict.

import type { Decision } from '../protocol/items.ts';
import type { Hypothesis } from '../protocol/shapes.ts';
import { isUnit } from '../protocol/units.ts';
import { type Certainty, certaintyName } from '../scoring/certainty.ts';
import { type Evaluation, evaluate, type Said } from '../scoring/score.ts';
import { type Board, type BoardEvidence, type BoardHypothesis, current, evidenceId } from './board.ts';

type Verdict = 'survives' | 'weakened' | 'refuted';

/** Resolved, and not struck by a verification. */
function counts(one: BoardEvidence | undefined): one is BoardEvidence {
  return one !== undefined && one.state === 'resolved' && !one.struck;
}

function evidenceFor(refs: readonly string[], board: Board): readonly BoardEvidence[] {
  return refs.flatMap((ref) => board.evidence.get(ref) ?? []);
}

/** Of the premise that is worst off, by the best of its unstruck evidence. */
export function certaintyOfHypothesis({ premises }: Hypothesis, board: Board): Certainty {
  const levels = premises.map(({ refs }) =>
    evidenceFor(refs, board)
      .filter(({ struck }) => !struck)
      .reduce((best, { certainty }) => Math.max(best, certainty), 1),
  );
  return certaintyName(Math.min(...levels));
}

function serverItems(one: BoardHypothesis, board: Board): Readonly<Record<string, Decision>> {
  const { hypothesis, novelty } = current(one);
  const supported = hypothesis.premises.filter(({ refs }) =>
    evidenceFor(refs, board).some((found) => counts(found) && found.evidence.stance === 'supports'),
  ).length;
  const certainty = certaintyOfHypothesis(hypothesis, board);
  const cited = [
    ...hypothesis.premises.flatMap(({ refs }) => refs),
    ...hypothesis.mechanism.flatMap(({ refs }) => refs),
  ];
  const works = new Set(
    evidenceFor(cited, board)
      .filter((found) => counts(found) && found.evidence.stance === 'supports')
      .map(({ work }) => work),
  ).size;
  const { p_if_true, p_if_rival, prediction } = hypothesis;
  const atLeast = (factor: number) => p_if_true >= factor * p_if_rival;
  const parts = [
    prediction.observable.trim() !== '',
    prediction.direction !== '',
    Number.isFinite(prediction.threshold.value),
    isUnit(prediction.threshold.unit),
    prediction.comparator.trim() !== '',
    prediction.by.value > 0,
  ].filter(Boolean).length;
  return {
    pp_supported: graded(supported, hypothesis.premises.length, 1),
    pp_certainty:
      certainty === 'moderate' || certainty === 'high' ? 'Yes' : certainty === 'low' ? 'Partial' : 'No',
    ep_independent: graded(works, 2, 1),
    fa_complete: graded(parts, 6, 5),
    fa_risky: atLeast(3) ? 'Yes' : atLeast(1.5) ? 'Partial' : 'No',
    am_lexical: novelty?.state === 'copy' ? 'No' : novelty?.state === 'close' ? 'Partial' : 'Yes',
  };
}

function graded(value: number, yes: number, partial: number): Decision {
  if (value >= yes) return 'Yes';
  return value >= partial ? 'Partial' : 'No';
}

/** Null where no critic has answered: unscored is not 0. */
export function evaluationOf(one: BoardHypothesis, board: Board): Evaluation | null {
  const critiques = board.critiques.get(one.id) ?? [];
  if (critiques.length === 0) return null;
  const opinions: Record<string, Said[]> = {};
  for (const { answer } of critiques) {
    for (const [item, { decision, refs }] of Object.entries(answer.items)) {
      const hasEvidence = evidenceFor(refs, board).some(counts);
      opinions[item] = [...(opinions[item] ?? []), { decision, hasEvidence }];
    }
  }
  const effectIsAbsent = current(one).hypothesis.effect === undefined;
  return evaluate({
    said: opinions,
    server: serverItems(one, board),
    effectIsAbsent,
    critics: critiques.length,
  });
}

/** What the attempts to refute it found; null where none was made. */
export function verdictOf(one: BoardHypothesis, board: Board, run: string): Verdict | null {
  const refutation = board.refutations.get(one.id);
  if (!refutation) return null;
  const against: BoardEvidence[] = [];
  let index = 0;
  for (const { result, evidence } of refutation.answer.attempts) {
    for (const { stance } of evidence) {
      const found = board.evidence.get(evidenceId(run, refutation.step.key, index++));
      if (result === 'contradicts' && stance === 'contradicts' && counts(found)) against.push(found);
    }
  }
  const works = new Set(against.map(({ work }) => work)).size;
  if (works >= 2 || against.some(({ certainty }) => certainty === 4)) return 'refuted';
  return against.some(({ certainty }) => certainty >= 2) ? 'weakened' : 'survives';
}
