// The records of a publication in the operator's format: what the catalogue takes when they are listed,
// and what their pages show before.

import type { ParticipantRow } from '../participants.ts';
import { digestOf } from '../protocol/canonical.ts';
import { unshowable } from '../protocol/hygiene.ts';
import type { Hypothesis } from '../protocol/shapes.ts';
import type { Doc } from '../protocol/step-kind.ts';
import { certaintyOfHypothesis, evaluationOf, verdictOf } from '../runs/assessment.ts';
import { type BoardHypothesis, current } from '../runs/board.ts';
import { controlsOf } from '../runs/controls.ts';
import { playedOf, repeatAgreement } from '../runs/tournament.ts';
import { certaintyName } from '../scoring/certainty.ts';
import { completenessOf } from '../scoring/completeness.ts';
import { recompute } from '../scoring/sample-size.ts';
import type { RunState } from '../store/run-state.ts';
import { evidenceNamed } from './gates.ts';
import type { Design } from './published-records.ts';
import { citationsOf, scoresOf } from './shown-run.ts';

interface Shared {
  readonly state: RunState;
  readonly provenance: Doc;
  readonly manifest_sha256: string;
  readonly now: Date;
}

function predictionSentence({ prediction }: Pick<Hypothesis, 'prediction'>): string {
  const { observable, population, direction, comparator, threshold, by } = prediction;
  const moves =
    { increase: 'rises', decrease: 'falls', no_change: 'does not change', differs: 'differs' }[direction] ??
    direction;
  return `In ${population}, ${observable} ${moves} against ${comparator}, by ${threshold.value} ${threshold.unit} (${threshold.scale}) within ${by.value} ${by.unit}${by.value === 1 ? '' : 's'}.`;
}

export function hypothesisRecord(
  one: BoardHypothesis,
  public_id: string,
  experiments: readonly string[],
  { state, provenance, now }: Shared,
): Doc {
  const { plan, head, row } = state;
  const { board, fit } = plan;
  const { hypothesis, novelty, version } = current(one);
  const evaluation = evaluationOf(one, board);
  const rank = fit?.ranks.find(({ id }) => id === one.id);
  const verdict = verdictOf(one, board, head.id);
  const attempts = board.refutations.get(one.id)?.answer?.attempts ?? [];
  const critiques = board.critiques.get(one.id) ?? [];
  return {
    public_id,
    title: hypothesis.title,
    statement: hypothesis.statement,
    mechanism: hypothesis.mechanism.map(({ step }) => step).join(' → '),
    prediction: predictionSentence(hypothesis),
    falsifier: hypothesis.falsifier.observation,
    premises: hypothesis.premises,
    mechanism_detail: hypothesis.mechanism,
    prediction_detail: hypothesis.prediction,
    falsifier_detail: hypothesis.falsifier,
    rival: hypothesis.rival,
    keywords: hypothesis.keywords,
    version,
    parents: one.parents,
    theory_ids: head.theoryIds,
    cluster_slugs: (novelty?.neighbours ?? [])
      .filter(({ family }) => family === 'theory_clusters')
      .map(({ public_id: slug }) => slug),
    rank: rank
      ? {
          method: 'bradley_terry',
          strength: rank.strength,
          low: rank.low,
          high: rank.high,
          games: rank.games,
          group: rank.group,
          of: fit?.ranks.length,
        }
      : null,
    scores: evaluation ? scoresOf(evaluation) : {},
    evaluation: evaluation && {
      ...evaluation,
      items: evaluation.items.map((item) => {
        const judgements = critiques.flatMap(({ answer }) => answer.items[item.item] ?? []);
        const match = judgements.find(({ decision }) => decision === item.decision) ?? judgements[0];
        return { ...item, ...(match ? { because: match.because, refs: match.refs } : {}) };
      }),
    },
    objections: critiques.map(({ answer }) => answer.strongest_objection),
    certainty: certaintyOfHypothesis(hypothesis, board),
    novelty,
    refutation: verdict && {
      verdict,
      attempts: attempts.map(({ sub_claim, implication, null: absent, result }) => ({
        sub_claim,
        implication,
        null: absent,
        result,
      })),
    },
    citations: citationsOf(one.id, plan).map(({ ids: _, ...citation }) => citation),
    evidence: evidenceTable(one, state),
    status: verdict === 'refuted' ? 'refuted' : verdict === 'weakened' ? 'weakened' : 'open',
    run_public_id: row.id,
    experiment_public_ids: experiments,
    provenance,
    license: 'CC-BY-4.0',
    published: true,
    source: 'omega',
    created_at: now.toISOString(),
  };
}

/** What a hypothesis rests on: claim, stance, design, certainty, citation and its state, what verifying said. */
function evidenceTable(of: BoardHypothesis, { plan: { board } }: RunState): readonly Doc[] {
  const named = new Map(evidenceNamed(of, board).map((one) => [one.id, one]));
  return [...named.values()].map(({ id, evidence, certainty, state, judged, struck, work }) => {
    const cited = board.works.get(work);
    return {
      id,
      claim: evidence.claim,
      stance: evidence.stance,
      design: evidence.design,
      certainty: certaintyName(certainty),
      ...(evidence.quote === undefined ? {} : { quote: evidence.quote }),
      ...(evidence.ref === undefined ? {} : { ref: evidence.ref }),
      citation: cited
        ? { title: cited.citation.title, ids: cited.citation.ids, year: cited.citation.year ?? null }
        : null,
      state,
      verified: judged,
      struck,
    };
  });
}

export function experimentRecord(
  { step, public_id }: Pick<Design, 'step' | 'public_id'>,
  { title, summary, tested }: { readonly title: string; readonly summary: string; readonly tested: string },
  { state, provenance, manifest_sha256, now }: Shared,
): Doc {
  const plan = step.output;
  const { board } = state.plan;
  const one = board.hypotheses.find(({ id }) => id === plan.hypothesis_id);
  const evidence = one ? evidenceTable(one, state) : [];
  const count = (test: (item: Doc) => boolean) => evidence.filter(test).length;
  const works = one ? [...new Set(evidenceNamed(one, board).map(({ work }) => work))] : [];
  const states = works.map((key) => board.works.get(key) ?? { state: 'resolved', match: 'catalogue' });
  return {
    public_id,
    title,
    question: board.question?.question ?? null,
    summary,
    protocol: step.output,
    prereg_sha256: digestOf(step.output),
    manifest_sha256,
    chain_head: state.row.chain_head,
    registered_at: now.toISOString(),
    status: 'preregistered',
    hypothesis_ids: [tested],
    keywords: one ? current(one).hypothesis.keywords : [],
    run_public_id: state.row.id,
    theory_ids: state.head.theoryIds,
    review: 'none',
    provenance,
    completeness: completenessOf(plan),
    sample_size: recompute(plan.sample_size, plan.arms.length),
    citation_counts: {
      total: states.length,
      catalogue: states.filter(({ state: found, match }) => found === 'resolved' && match === 'catalogue')
        .length,
      live: states.filter(({ state: found, match }) => found === 'resolved' && match !== 'catalogue').length,
      unresolved: states.filter(
        ({ state: found }) => found === 'unchecked' || found === 'not_found' || found === 'malformed',
      ).length,
      mismatch: states.filter(({ state: found }) => found === 'mismatch').length,
      struck: count(({ struck }) => struck === true),
    },
    evidence,
    results: [],
    published: true,
    source: 'omega',
    created_at: now.toISOString(),
  };
}

export function provenanceOf(
  { accepted, plan, head }: RunState,
  by: ParticipantRow,
  {
    disclosures,
  }: { readonly disclosures: { readonly human_role: string; readonly competing_interests: string } },
): Doc {
  const steps = [...accepted.values()];
  const models = new Map<
    string,
    { name: string | null; provider?: string; version?: string; steps: number }
  >();
  for (const { model } of steps) {
    const { name, provider, version } = model;
    const key = JSON.stringify([name, provider ?? null, version ?? null]);
    const known = models.get(key) ?? {
      name,
      ...(provider ? { provider } : {}),
      ...(version ? { version } : {}),
      steps: 0,
    };
    known.steps += 1;
    models.set(key, known);
  }
  const controls = controlsOf(accepted);
  const proposer = new Map(plan.board.hypotheses.map(({ id, proposer: who }) => [id, who]));
  const judged = steps.flatMap(({ kind, subject, model, checks }) => {
    if (kind === 'critique' || kind === 'refute') return [proposer.get(subject ?? '') === model.participant];
    if (kind !== 'compare') return [];
    return (checks.games ?? []).flatMap(({ a, b }) =>
      [a, b].map((id) => proposer.get(id) === model.participant),
    );
  });
  const repeats = repeatAgreement(playedOf(accepted));
  return {
    // A name of before names were looked at may hold what no page shows; it cannot be changed.
    participant: { id: by.id, name: unshowable(by.public_name) === null ? by.public_name : null },
    models: [...models.values()],
    models_are: 'self-declared',
    channels: [...new Set(steps.map(({ model }) => model.channel))].sort(),
    human_role: disclosures.human_role,
    competing_interests: disclosures.competing_interests,
    self_reviewed: judged.some(Boolean),
    contexts: {
      fresh: steps.filter(({ model }) => model.context === 'fresh').length,
      shared: steps.filter(({ model }) => model.context !== 'fresh').length,
    },
    controls: { passed: controls.filter(({ passed }) => passed).length, total: controls.length },
    repeat_agreement: repeats.of === 0 ? null : Math.round((repeats.same / repeats.of) * 1e6) / 1e6,
    order_effect: plan.fit?.order_effect ?? null,
    protocol: head.protocol,
  };
}
