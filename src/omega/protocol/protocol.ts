// The protocol omega/1: its kinds of steps and its thresholds. Never edited once it was released; a test
// holds the digest of every text.

import { sha256 } from './canonical.ts';
import { compare } from './compare.ts';
import { critique } from './critique.ts';
import { design } from './design.ts';
import { hypothesise } from './hypothesise.ts';
import { items } from './items.ts';
import { literature } from './literature.ts';
import { question } from './question.ts';
import { refute } from './refute.ts';
import { revise } from './revise.ts';
import { type Doc, type StepKind, type StepKindName, stepKinds } from './step-kind.ts';
import { units } from './units.ts';
import { verify } from './verify.ts';

export const protocolName = 'omega/1';
/** What publishers agree to, as chain and manifest name it. */
export const licenseName = 'CC-BY-4.0';

export const kindsOfSteps: Readonly<Record<StepKindName, StepKind>> = {
  question,
  literature,
  hypothesise,
  critique,
  revise,
  verify,
  compare,
  refute,
  design,
};

export const instructionDigests: Readonly<Record<StepKindName, string>> = Object.fromEntries(
  stepKinds.map((kind) => [kind, sha256(kindsOfSteps[kind].instructions)]),
) as Record<StepKindName, string>;

/** How large a run is: hypotheses, literature steps, seats, repeats, controls, pairs, refutations, designs. */
interface Size {
  readonly hypotheses: number;
  readonly literature: number;
  readonly seats: number;
  readonly repeats: number;
  readonly gameControls: number;
  readonly pairs: number;
  readonly pairControls: number;
  readonly refute: number;
  readonly design: number;
  readonly budget: number;
}
// biome-ignore format: a table reads better with one row a line
export const sizes: Readonly<Record<'small' | 'standard' | 'large', Size>> = {
  small: { hypotheses: 6, literature: 3, seats: 2, repeats: 2, gameControls: 6, pairs: 18, pairControls: 6, refute: 2, design: 1, budget: 60 },
  standard: { hypotheses: 12, literature: 5, seats: 4, repeats: 3, gameControls: 8, pairs: 24, pairControls: 6, refute: 3, design: 2, budget: 110 },
  large: { hypotheses: 24, literature: 8, seats: 8, repeats: 6, gameControls: 15, pairs: 40, pairControls: 8, refute: 5, design: 3, budget: 200 },
};
export type SizeName = keyof typeof sizes;

/** The fewest steps that a run of a kind can be done in, and the most that any may ask for. */
export const minBudget = { discover: 36, test: 10, review: 8, replicate: 8 } as const;
export const maxBudget = 400;
export type RunKind = keyof typeof minBudget;

export const thresholds = {
  title_jaccard: 0.75,
  title_containment: 0.9,
  near_copy: 0.7,
  close: 0.35,
  copy: 0.7,
  control_share: 0.75,
  /** More than this of the games and of the sources each. */
  control_kind_share: 0.5,
  /** At least this of the controls with the same right answer. */
  control_answer_share: 1 / 3,
  resolved_share: 0.8,
  prereg_members: 20,
  prereg_of: 24,
  games_each: 4,
  attempts: 5,
  input_bytes: 24_576,
  answer_bytes: 65_536,
  run_bytes: 2 * 1024 * 1024,
} as const;

/** Everything that is public of the protocol. @param nextYear as schemas name it */
export function protocolText(nextYear: number): Doc {
  return {
    protocol: protocolName,
    kinds: stepKinds.map((kind) => ({
      kind,
      instructions: kindsOfSteps[kind].instructions,
      instructions_sha256: instructionDigests[kind],
      output_schema: kindsOfSteps[kind].schema({}, nextYear),
    })),
    items,
    sizes,
    budgets: { least: minBudget, most: maxBudget },
    thresholds,
    units,
    license: licenseName,
  };
}
