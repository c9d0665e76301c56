// The manifest of a published run: digests, ids and numbers only, so that it never changes, whatever is
// erased. Everything in it follows from the parts, here and in a replay.

import { sum } from '../../kernel/sum.ts';
import { sha256 } from '../protocol/canonical.ts';
import { instructionDigests, licenseName } from '../protocol/protocol.ts';
import type { Doc } from '../protocol/step-kind.ts';
import { certaintyOfHypothesis, evaluationOf, verdictOf } from '../runs/assessment.ts';
import { current } from '../runs/board.ts';
import type { ChainLink } from '../runs/chain.ts';
import { controlsOf } from '../runs/controls.ts';
import type { Plan } from '../runs/plan.ts';
import type { Accepted, RunHead } from '../runs/run.ts';
import { fitted, playedOf, repeatAgreement } from '../runs/tournament.ts';
import { fitRanks, kendallTau } from '../scoring/rank.ts';
import { type GateState, gatesOf, type Selection } from './gates.ts';

/** A step as the chain has it, with what a replay needs to place it. */
export interface ManifestStep extends ChainLink {
  readonly id: string;
  readonly key: string;
  readonly digest: string;
}

/** What is counted from the parts: the sections that a replay makes anew and holds against the manifest. */
export function countedSections(head: RunHead, plan: Plan, accepted: Accepted, selection: Selection) {
  const { board } = plan;
  const played = playedOf(accepted);
  const judges = [...new Set(played.map(({ judge }) => judge))];
  const state: GateState = { head, plan, accepted };
  return {
    controls: controlsOf(accepted),
    games: played.map(({ judge, copy: _, ...game }) => ({ ...game, judge: `j${judges.indexOf(judge) + 1}` })),
    items: board.hypotheses.flatMap((one) =>
      (evaluationOf(one, board)?.items ?? []).map((item) => ({ hypothesis: one.id, ...item })),
    ),
    fits: fitsOf(plan, accepted, judges),
    hypotheses: board.hypotheses.map((one) => ({
      id: one.id,
      active: one.active,
      into: one.into,
      parents: one.parents,
      version: current(one).version,
      certainty: certaintyOfHypothesis(current(one).hypothesis, board),
      novelty: current(one).novelty?.state ?? null,
      popperian_sum: evaluationOf(one, board)?.popperian_sum ?? null,
      refutation: verdictOf(one, board, head.id),
    })),
    evidence: [...board.evidence.values()].map(({ id, certainty, state: found, judged, struck }) => ({
      id,
      certainty,
      state: found,
      judged,
      struck,
    })),
    gates: gatesOf(state, selection),
  };
}

function fitsOf({ fit }: Plan, accepted: Accepted, judges: readonly string[]) {
  const played = playedOf(accepted);
  const games = fitted(played);
  if (fit === null) return { all: null, judges: [], agreement: null, repeats: repeatAgreement(played) };
  const ids = fit.ranks.map(({ id }) => id);
  const each = judges.map((judge, at) => ({
    judge: `j${at + 1}`,
    fit: fitRanks(ids, fitted(played.filter((one) => one.judge === judge))),
  }));
  const strengths = each.map((one) =>
    [...ids].sort().map((id) => one.fit.ranks.find((rank) => rank.id === id)?.strength ?? 0),
  );
  const taus = strengths.flatMap((a, i) => strengths.slice(0, i).map((b) => kendallTau(a, b)));
  const agreement = taus.length === 0 ? null : Math.round((sum(taus) / taus.length) * 1e6) / 1e6;
  return {
    all: fit,
    judges: judges.length > 1 ? each : [],
    agreement,
    repeats: repeatAgreement(played),
    games: games.length,
  };
}

interface ManifestParts {
  readonly head: RunHead;
  readonly plan: Plan;
  readonly accepted: Accepted;
  readonly steps: readonly ManifestStep[];
  /** Keys of optional steps that were given up. */
  readonly skipped: readonly string[];
  readonly refusedAttempts: number;
  readonly chainHead: string;
  readonly selection: Selection;
  readonly published: {
    readonly hypotheses: readonly { readonly id: string; readonly public_id: string }[];
    readonly experiments: readonly Doc[];
  };
}

export type Manifest = ReturnType<typeof manifestOf>;

export function manifestOf(parts: ManifestParts) {
  const { head, plan, accepted, steps, selection } = parts;
  const { hypothesisIds, designIds, resolvers } = selection;
  return {
    protocol: head.protocol,
    run: head.id,
    kind: head.kind,
    size: head.size,
    budget: head.budget,
    critics: head.critics,
    games_per_step: head.perStep,
    of_run: head.ofRun,
    hypothesis: head.hypothesis,
    theory_ids: head.theoryIds,
    seed: head.seed,
    seed_commitment: sha256(Buffer.from(head.seed, 'hex')),
    snapshot_seq: head.snapshotSeq,
    instructions: instructionDigests,
    steps: [...steps].sort((a, b) => a.n - b.n),
    skipped: parts.skipped,
    refused_attempts: parts.refusedAttempts,
    ...countedSections(head, plan, accepted, selection),
    selection: { hypothesis_ids: hypothesisIds, design_ids: designIds, resolvers },
    published: parts.published,
    chain_head: parts.chainHead,
    license: licenseName,
  };
}
