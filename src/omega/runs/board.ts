// What the accepted steps of a run amount to: its evidence, its hypotheses, who said what of them. A pure
// function of the answers, in the order of the plan and never of arrival; every published number follows
// from it, here and in a replay.

import { onceFor, remembered } from '../../kernel/remembered.ts';
import { sha256 } from '../protocol/canonical.ts';
import type { CritiqueAnswer } from '../protocol/critique.ts';
import { conceptsOf, type HypothesiseAnswer, nearCopy } from '../protocol/hypothesise.ts';
import { cosine, type Vector, vectorOf } from '../protocol/likeness.ts';
import type { QuestionAnswer, Subquestion } from '../protocol/question.ts';
import type { RefuteAnswer } from '../protocol/refute.ts';
import type { Evidence, Hypothesis } from '../protocol/shapes.ts';
import type { StepKindName } from '../protocol/step-kind.ts';
import type { Judgement } from '../protocol/verify.ts';
import { certaintyOf } from '../scoring/certainty.ts';
import type { Accepted, AcceptedStep, CitationState, NoveltyFact, RunHead } from './run.ts';
import { broughtBy, sourceOf, type Work, worksOf } from './works-cited.ts';

export interface BoardEvidence {
  readonly id: string;
  readonly step: string;
  readonly evidence: Evidence;
  readonly certainty: number;
  /** What names the source as one work: a record of the catalogue, or a cited work. */
  readonly work: string;
  readonly state: CitationState;
  readonly judged: Judgement | null;
  readonly struck: boolean;
}
interface Version {
  readonly version: number;
  readonly hypothesis: Hypothesis;
  readonly novelty: NoveltyFact | null;
}
export interface BoardHypothesis {
  readonly id: string;
  readonly step: string;
  readonly proposer: string;
  readonly versions: readonly Version[];
  readonly active: boolean;
  /** A near-copy of one from a lower seat. */
  readonly mergedAtStart: boolean;
  /** What it became part of. */
  readonly into: string | null;
  readonly parents: readonly string[];
}
export interface Board {
  readonly question: QuestionAnswer | null;
  /** The sub-questions that get a literature step, in order. */
  readonly chosen: readonly Subquestion[];
  readonly works: ReadonlyMap<string, Work>;
  readonly evidence: ReadonlyMap<string, BoardEvidence>;
  readonly hypotheses: readonly BoardHypothesis[];
  readonly critiques: ReadonlyMap<string, readonly { step: AcceptedStep; answer: CritiqueAnswer }[]>;
  readonly refutations: ReadonlyMap<string, { step: AcceptedStep; answer: RefuteAnswer }>;
}

export function evidenceId(run: string, key: string, index: number): string {
  return evidenceIdOf(`${run}/${key}/${index}`);
}

/** A plan is made anew with every answer, and names all of its evidence each time. */
const maxIds = 10_000;
const evidenceIdOf = remembered(maxIds, (name) => `ev_${sha256(name).slice(0, 10)}`);

/** The newest version of a hypothesis. */
export function current(one: BoardHypothesis): Version {
  return one.versions.at(-1) as Version;
}

/** @param base the board that a review or a replication begins with */
export function boardOf(
  head: RunHead,
  accepted: Accepted,
  literatureSteps: number,
  base: Board | null,
): Board {
  const steps = [...accepted.values()].sort((a, b) => (a.key < b.key ? -1 : 1));
  const of = <Kind extends StepKindName>(kind: Kind) =>
    steps.filter((step): step is Extract<AcceptedStep, { kind: Kind }> => step.kind === kind);
  const question = (accepted.get('question')?.output as QuestionAnswer | undefined) ?? base?.question ?? null;
  const works = worksOf(steps, base?.works ?? null);
  const judged = judgements(of('verify'));
  const evidence = new Map<string, BoardEvidence>();
  for (const [id, one] of base?.evidence ?? []) evidence.set(id, judgedAs(one, judged.get(id)));
  const bringing = [...of('literature'), ...of('hypothesise'), ...of('refute')];
  for (const step of head.kind === 'replicate' ? [] : bringing) {
    let index = 0;
    for (const { evidence: found, citations, at } of broughtBy(step)) {
      for (const one of found) {
        const id = evidenceId(head.id, step.key, index++);
        const source = sourceOf(one, citations, at, step, works);
        evidence.set(
          id,
          judgedAs(
            {
              id,
              step: step.key,
              evidence: one,
              certainty: certaintyOf(one),
              ...source,
              judged: null,
              struck: false,
            },
            judged.get(id),
          ),
        );
      }
    }
  }
  const critiques = new Map<string, { step: AcceptedStep; answer: CritiqueAnswer }[]>();
  for (const [id, all] of base?.critiques ?? []) critiques.set(id, [...all]);
  for (const step of of('critique')) {
    const id = step.subject as string;
    critiques.set(id, [...(critiques.get(id) ?? []), { step, answer: step.output }]);
  }
  const hypotheses =
    base !== null ? base.hypotheses : hypothesesOf(head, of('hypothesise'), of('revise'), evidence);
  return {
    question,
    chosen: question ? chosenFrom(question.subquestions, literatureSteps) : [],
    works: works.all,
    evidence,
    hypotheses,
    critiques,
    refutations: new Map([
      ...(base?.refutations ?? []),
      ...of('refute').map((step) => [step.subject as string, { step, answer: step.output }] as const),
    ]),
  };
}

/** The first that contradicts, the first on prior art, then the others in order, so many as the size has steps for. */
function chosenFrom(all: readonly Subquestion[], most: number): readonly Subquestion[] {
  const first = (['contradicts', 'prior_art'] as const).flatMap((wanted) => {
    const found = all.find(({ looks_for }) => looks_for === wanted);
    return found ? [found] : [];
  });
  return [...first, ...all.filter((one) => !first.includes(one))].slice(0, most);
}

function judgements(steps: readonly AcceptedStep<'verify'>[]): ReadonlyMap<string, Judgement> {
  const found = new Map<string, Judgement>();
  for (const step of steps) {
    const { pairs } = step.output;
    for (const { id, evidence } of step.checks.pairs ?? []) {
      const judgement = pairs.find((one) => one.id === id)?.judgement;
      if (evidence !== null && judgement) found.set(evidence, judgement);
    }
  }
  return found;
}

function judgedAs(one: BoardEvidence, judged: Judgement | undefined): BoardEvidence {
  return judged === undefined ? one : { ...one, judged, struck: one.struck || judged === 'does_not' };
}

type Growing = { -readonly [K in keyof BoardHypothesis]: BoardHypothesis[K] };

function hypothesesOf(
  head: RunHead,
  proposing: readonly AcceptedStep<'hypothesise'>[],
  revising: readonly AcceptedStep<'revise'>[],
  evidence: ReadonlyMap<string, BoardEvidence>,
): readonly BoardHypothesis[] {
  const all: Growing[] = proposing.flatMap((step) => {
    const { hypotheses } = step.output;
    const seat = Number(step.key.split(':')[1]) + 1;
    return hypotheses.map((given, index) => {
      const hypothesis = named(given, (at) => evidenceId(head.id, step.key, at), evidence);
      const novelty = step.checks.novelty?.[index] ?? null;
      return {
        id: `hy_${seat}_${index + 1}`,
        step: step.key,
        proposer: step.model.participant,
        versions: [{ version: 1, hypothesis, novelty }],
        active: true,
        mergedAtStart: false,
        into: null,
        parents: [] as readonly string[],
      };
    });
  });
  mergeAcrossSeats(
    all,
    proposing.flatMap(({ output }) => conceptVectors(output)),
  );
  for (const step of revising) revised(step, all);
  return all;
}

/** What the hypotheses of an answer are about. */
const conceptVectors = onceFor((output: HypothesiseAnswer): readonly Vector[] => {
  const { hypotheses } = output;
  return hypotheses.map((one) => vectorOf(conceptsOf(one)));
});

/** Near-copies of other seats: the lower seat's stays, the other one is its parent. */
function mergeAcrossSeats(all: Growing[], vectors: readonly Vector[]): void {
  all.forEach((one, at) => {
    const first = all.findIndex(
      (other, n) =>
        n < at && other.active && other.step !== one.step && cosine(vectors[n]!, vectors[at]!) >= nearCopy,
    );
    if (first < 0) return;
    const survivor = all[first]!;
    one.active = false;
    one.mergedAtStart = true;
    one.into = survivor.id;
    survivor.parents = [...survivor.parents, one.id];
  });
}

function revised(step: AcceptedStep<'revise'>, all: Growing[]): void {
  const one = all.find(({ id }) => id === step.subject);
  const { action, into, hypothesis } = step.output;
  if (!one) return;
  if (action === 'revise' && hypothesis) {
    const novelty = step.checks.novelty?.[0] ?? current(one).novelty;
    one.versions = [...one.versions, { version: one.versions.length + 1, hypothesis, novelty }];
  } else if (action === 'drop') {
    one.active = false;
  } else if (action === 'merge') {
    const target = all.find(({ id }) => id === into);
    // Two that name each other would both be gone: the one that was asked first stays.
    if (!target?.active || target.into === one.id) return;
    one.active = false;
    one.into = target.id;
    target.parents = [...target.parents, one.id];
  }
}

/** The hypothesis with `#0` written out as the ids of what its answer brought. */
function named(
  one: Hypothesis,
  idAt: (index: number) => string,
  evidence: ReadonlyMap<string, BoardEvidence>,
): Hypothesis {
  const refs = (given: readonly string[]) =>
    given.flatMap((ref) => {
      const id = ref.startsWith('#') ? idAt(Number(ref.slice(1))) : ref;
      return evidence.has(id) ? [id] : [];
    });
  return {
    ...one,
    premises: one.premises.map((premise) => ({ ...premise, refs: refs(premise.refs) })),
    mechanism: one.mechanism.map((step) => ({ ...step, refs: refs(step.refs) })),
    against: refs(one.against),
  };
}
