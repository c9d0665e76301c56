// A run as the planner and the scoring see it: what never changes, and the steps that were accepted.

import type { CompareAnswer } from '../protocol/compare.ts';
import type { CritiqueAnswer } from '../protocol/critique.ts';
import type { Preregistration } from '../protocol/design.ts';
import type { HypothesiseAnswer } from '../protocol/hypothesise.ts';
import type { LiteratureAnswer } from '../protocol/literature.ts';
import type { RunKind, SizeName } from '../protocol/protocol.ts';
import type { QuestionAnswer } from '../protocol/question.ts';
import type { RefuteAnswer } from '../protocol/refute.ts';
import type { ReviseAnswer } from '../protocol/revise.ts';
import type { Doc, StepKindName } from '../protocol/step-kind.ts';
import type { VerifyAnswer } from '../protocol/verify.ts';
import type { Planned } from '../scoring/schedule.ts';

export interface RunHead {
  readonly id: string;
  readonly kind: RunKind;
  readonly protocol: string;
  readonly goal: string;
  readonly size: SizeName;
  readonly budget: number;
  readonly critics: number;
  readonly perStep: number;
  /** 32 bytes in hex; committed at the start, shown when something is published. */
  readonly seed: string;
  readonly snapshotSeq: number;
  readonly theoryIds: readonly string[];
  /** A listed hypothesis that a test begins with. */
  readonly hypothesis: string | null;
  readonly ofRun: string | null;
}

export type CitationState = 'resolved' | 'mismatch' | 'retracted' | 'not_found' | 'unchecked' | 'malformed';

/** What was found about a citation when its answer was accepted. */
export interface CitationFact {
  /** The pointer of the citation in its answer. */
  readonly at: string;
  readonly state: CitationState;
  /** By what it was resolved: the catalogue, or a resolver by name. */
  readonly match: string | null;
}

export interface Neighbour {
  readonly family: string;
  readonly public_id: string;
  readonly similarity: number;
}
export interface NoveltyFact {
  readonly state: 'copy' | 'close' | 'no_lexical_match';
  readonly neighbours: readonly Neighbour[];
}

/** What the server recorded when it accepted an answer: all that depends on more than the run itself. */
export interface Checks {
  readonly rules: readonly string[];
  readonly citations?: readonly CitationFact[];
  /** Of each hypothesis that the answer brings, in its order. */
  readonly novelty?: readonly NoveltyFact[];
  readonly searches?: readonly {
    readonly id: string;
    readonly hits: number;
    readonly tight: string | null;
  }[];
  readonly games?: readonly Planned[];
  readonly pairs?: readonly PlannedPair[];
}

/** A pair of a verify step: evidence of the run, or a control with what must be answered. */
export interface PlannedPair {
  readonly id: string;
  readonly evidence: string | null;
  readonly expected: 'states' | 'does_not' | null;
  readonly claim: string;
  readonly ref: string | null;
  /** Of a control that is judged by a quotation: the evidence whose quotation and work are shown. */
  readonly shown?: string;
}

export interface ModelPart {
  readonly name: string | null;
  readonly provider?: string;
  readonly version?: string;
  readonly parameters?: Doc;
  readonly context: 'fresh' | 'shared' | null;
  readonly channel: Channel;
  /** The public id of the participant. */
  readonly participant: string;
}
export type Channel = 'mcp' | 'rest' | 'workbench' | 'cli';

/** What the answer of an accepted step holds, by its kind. */
interface AnswersByKind {
  readonly question: QuestionAnswer;
  readonly literature: LiteratureAnswer;
  readonly hypothesise: HypothesiseAnswer;
  readonly critique: CritiqueAnswer;
  readonly revise: ReviseAnswer;
  readonly verify: VerifyAnswer;
  readonly compare: CompareAnswer;
  readonly refute: RefuteAnswer;
  readonly design: Preregistration;
}

/** A kind of step with an answer to it. */
export type AnsweredKind<Kind extends StepKindName = StepKindName> = {
  [One in Kind]: { readonly kind: One; readonly output: AnswersByKind[One] };
}[Kind];

export type AcceptedStep<Kind extends StepKindName = StepKindName> = AnsweredKind<Kind> & {
  readonly n: number;
  readonly id: string;
  /** Names the step within its run: question, literature:0, critique:hy_1_1:0. */
  readonly key: string;
  readonly subject: string | null;
  readonly input: Doc;
  readonly model: ModelPart;
  readonly checks: Checks;
  readonly at: string;
};

export type Accepted = ReadonlyMap<string, AcceptedStep>;
