// A run as its members see it: what is done, what is open, and, once the games are over, how it stands.

import type { Doc } from '../protocol/step-kind.ts';
import { gatesSoFar } from '../publishing/gates.ts';
import type { Listing } from '../publishing/listing.ts';
import { citationsOf, scoresOf } from '../publishing/shown-run.ts';
import { certaintyOfHypothesis, evaluationOf, verdictOf } from '../runs/assessment.ts';
import { current } from '../runs/board.ts';
import { graphOf, playedOf } from '../runs/tournament.ts';
import { waitingFor } from '../store/hand-out.ts';
import { idleMs, publishableMs, resumableMs } from '../store/membership.ts';
import type { RunState } from '../store/run-state.ts';
import { isOpen } from '../store/step-queue.ts';

export function runStatus(state: RunState, now: Date, published: Published): Doc {
  const { row, steps, plan } = state;
  const waiting_for = waitingFor(state, now);
  const kinds: Record<
    string,
    { open: number; leased: number; accepted: number; failed: number; skipped: number }
  > = {};
  for (const step of steps) {
    const counts = kinds[step.kind] ?? { open: 0, leased: 0, accepted: 0, failed: 0, skipped: 0 };
    kinds[step.kind] = counts;
    counts[step.state === 'open' && !isOpen(step, now) ? 'leased' : step.state] += 1;
  }
  const status = row.status === 'active' && waiting_for !== null ? 'waiting' : row.status;
  const after = (ms: number, from: string) => new Date(Date.parse(from) + ms).toISOString();
  return {
    id: row.id,
    public_id: row.publication === 'none' ? null : row.id,
    kind: row.kind,
    goal: row.goal,
    size: row.size,
    protocol: row.protocol,
    status,
    publication: row.publication,
    waiting_for,
    steps_done: row.steps_done,
    budget_steps: row.budget,
    steps_leased: row.steps_leased,
    seed_commitment: row.seed_commitment,
    snapshot_seq: row.snapshot_seq,
    chain_head: row.chain_head,
    of_run: row.of_run,
    kinds,
    open_steps: steps
      .filter(({ state: one }) => one === 'open' || one === 'failed')
      .map(({ id, kind, subject, state: one, attempts, leased_until }) => ({
        id,
        kind,
        subject,
        state: one,
        attempts,
        leased_until,
      })),
    hypotheses: hypothesesOf(state),
    designs: steps
      .filter(({ kind, state: one }) => kind === 'design' && one === 'accepted')
      .map(({ id, subject }) => ({ id, hypothesis_id: subject, step_id: id })),
    board: boardOf(state),
    // The score of the hidden controls would tell, answer by answer, which questions they are.
    gates: gatesSoFar(state).filter(({ gate }) => gate !== 'P4' || row.status === 'completed'),
    experiments: published.experiments,
    listing: published.listing,
    manifest_sha256: published.manifest_sha256,
    deadlines: {
      expires_at: row.status === 'active' ? after(idleMs, row.idle_at) : null,
      resume_until:
        row.status === 'expired' || row.status === 'abandoned'
          ? after(resumableMs, row.ended_at ?? row.idle_at)
          : null,
      publish_until: row.status === 'completed' ? after(publishableMs, row.ended_at ?? row.idle_at) : null,
    },
    question: plan.board.question?.question ?? null,
    answerable: plan.board.question?.answerable ?? null,
    created_at: row.created_at,
    updated_at: row.idle_at,
  };
}

interface Published {
  readonly experiments: readonly Doc[];
  readonly listing: Listing | null;
  readonly manifest_sha256: string | null;
}

/** Whether a seat is still to be answered: none is shown what another one proposed, nor the evidence it brought. */
function isSeatOut({ steps }: RunState): boolean {
  return steps.some(({ kind, state }) => kind === 'hypothesise' && state !== 'accepted');
}

function hypothesesOf(state: RunState): readonly Doc[] {
  if (isSeatOut(state)) return [];
  const { plan, head } = state;
  return plan.board.hypotheses.map((one) => {
    const { hypothesis, novelty, version } = current(one);
    const evaluation = evaluationOf(one, plan.board);
    const rank = plan.fit?.ranks.find(({ id }) => id === one.id);
    return {
      id: one.id,
      title: hypothesis.title,
      statement: hypothesis.statement,
      mechanism: hypothesis.mechanism,
      prediction: hypothesis.prediction,
      falsifier: hypothesis.falsifier,
      active: one.active,
      into: one.into,
      parents: one.parents,
      version,
      rank: rank ? { method: 'bradley_terry', ...rank, of: plan.fit?.ranks.length } : null,
      scores: evaluation && scoresOf(evaluation),
      certainty: certaintyOfHypothesis(hypothesis, plan.board),
      novelty,
      refutation: verdictOf(one, plan.board, head.id),
      citations: citationsOf(one.id, plan),
    };
  });
}

function boardOf(state: RunState): Doc {
  const { plan, accepted } = state;
  const { board, fit } = plan;
  const evidence = [...board.evidence.values()].filter(
    ({ step }) => !(step.startsWith('hypothesise:') && isSeatOut(state)),
  );
  const played = playedOf(accepted);
  const active = board.hypotheses.filter((one) => one.active).map(({ id }) => id);
  return {
    observations: board.question?.observations ?? [],
    subquestions: board.chosen,
    evidence: evidence.map(({ id, evidence, certainty, state, judged, struck }) => ({
      id,
      claim: evidence.claim,
      stance: evidence.stance,
      certainty,
      state,
      judged,
      struck,
    })),
    games_played: played.length,
    games_connected: graphOf(active, played).connected,
    order_effect: fit?.order_effect ?? null,
  };
}
