import { cosine, likeness, vectorOf, withoutNegations } from './likeness.ts';
import { list, object } from './schema.ts';
import {
  type Citation,
  citationSchema,
  type Evidence,
  evidenceSchema,
  type Hypothesis,
  hypothesisSchema,
} from './shapes.ts';
import { sourceFlaws } from './sources.ts';
import {
  type CheckContext,
  type Flaw,
  flaw,
  instructionsFor,
  type StepKind,
  unknownRefs,
} from './step-kind.ts';
import { isUnit, units } from './units.ts';

export interface HypothesiseAnswer {
  readonly hypotheses: readonly Hypothesis[];
  readonly citations: readonly Citation[];
  readonly evidence: readonly Evidence[];
}

/** What of a hypothesis is compared with others: what it claims and how, not its title. */
export function conceptsOf({ statement, mechanism, prediction }: Hypothesis): string {
  return [statement, ...mechanism.map(({ step }) => step), prediction.observable].join(' ');
}

/** From here on two hypotheses are one. */
export const nearCopy = 0.7;
const negated = 0.9;
const hedges =
  /\b(?:may|might|could|possibly|perhaps|probably|potentially|presumably|likely|seems?|appears?|suggests?)\b/gi;

export const hypothesise: StepKind = {
  kind: 'hypothesise',
  instructions: instructionsFor('This step proposes explanations that could turn out to be wrong.', [
    'From the lens in the input only, propose explanations; you do not see those of others.',
    'Mark every causal step as evidence or assumption, and name by id the evidence that premises and steps rest on; #0, #1 … name evidence that you bring in this answer.',
    'Predict one observable with a number, a unit, a comparator and a time.',
    'Say which observation would sink it; a mere negation of the statement does not count.',
    'Say how likely the prediction is if it is true (p_if_true) and under the best rival (p_if_rival).',
    'Name the evidence against it, or say in against_note where you looked and found none.',
  ]),
  schema: ({ max }, nextYear) =>
    object({
      hypotheses: list(hypothesisSchema, 1, Math.min(4, Number(max ?? 4))),
      citations: list(citationSchema(nextYear), 0, 20),
      evidence: list(evidenceSchema, 0, 15),
    }),
  check: (output: HypothesiseAnswer, context) => [
    ...sourceFlaws(output, context),
    ...output.hypotheses.flatMap((one, at) =>
      hypothesisFlaws(one, `/hypotheses/${at}`, context, output.evidence),
    ),
    ...nearCopies(output.hypotheses),
  ],
};

/** H1 to H4, H6 and H7 of one hypothesis. */
export function hypothesisFlaws(
  one: Hypothesis,
  at: string,
  context: CheckContext,
  own: readonly Evidence[],
): readonly Flaw[] {
  const refs = [
    ...one.premises.map((premise, n) => ({ field: `${at}/premises/${n}/refs`, refs: premise.refs })),
    ...one.mechanism.map((step, n) => ({ field: `${at}/mechanism/${n}/refs`, refs: step.refs })),
    { field: `${at}/against`, refs: one.against },
  ];
  const flaws: Flaw[] = [...unknownRefs(refs, context, own.length, 'H1')];
  one.explains.forEach((id, n) => {
    if (!context.observations.has(id))
      flaws.push(
        flaw(`${at}/explains/${n}`, 'H1', 'There is no such observation.', 'Use ids of the observations.'),
      );
  });
  const unitsGiven = [
    [`${at}/prediction/threshold/unit`, one.prediction.threshold.unit],
    [`${at}/falsifier/threshold/unit`, one.falsifier.threshold.unit],
    ...(one.effect ? [[`${at}/effect/unit`, String(one.effect.unit)] as const] : []),
  ] as const;
  for (const [field, unit] of unitsGiven) {
    if (!isUnit(unit))
      flaws.push(flaw(field, 'H2', 'The protocol does not know this unit.', `It knows: ${units.join(' ')}`));
  }
  if (one.p_if_true <= one.p_if_rival)
    flaws.push(
      flaw(
        `${at}/p_if_true`,
        'H3',
        'The prediction is no likelier if it is true than under its rival.',
        'Predict something on which the two differ.',
      ),
    );
  const sameWords = likeness(withoutNegations(one.falsifier.observation), withoutNegations(one.statement));
  if (sameWords >= negated)
    flaws.push(
      flaw(
        `${at}/falsifier/observation`,
        'H4',
        'The falsifier is the statement negated.',
        'Name an observation: what is measured, in whom, and beyond which number.',
      ),
    );
  if ((one.statement.match(hedges) ?? []).length > 2)
    flaws.push(
      flaw(
        `${at}/statement`,
        'H6',
        'The statement hedges more than twice.',
        'Say what is the case if you are right.',
      ),
    );
  return [...flaws, ...againstFlaws(one, at, context, own)];
}

function againstFlaws(
  { against, against_note }: Hypothesis,
  at: string,
  { evidence }: CheckContext,
  own: readonly Evidence[],
): readonly Flaw[] {
  const stances = against.map((ref) =>
    ref.startsWith('#') ? own[Number(ref.slice(1))]?.stance : evidence.get(ref)?.stance,
  );
  if (against_note !== undefined || stances.some((one) => one === 'contradicts' || one === 'limits'))
    return [];
  return [
    flaw(
      `${at}/against`,
      'H7',
      'No evidence against it is named.',
      'Name contradicting or limiting evidence, or say in against_note where you found none.',
    ),
  ];
}

/** H5: within one answer; across seats the server merges. */
function nearCopies(hypotheses: readonly Hypothesis[]): readonly Flaw[] {
  const vectors = hypotheses.map((one) => vectorOf(conceptsOf(one)));
  return vectors.flatMap((vector, at) => {
    const first = vectors.slice(0, at).findIndex((other) => cosine(vector, other) >= nearCopy);
    if (first < 0) return [];
    const sentence = `It is a near-copy (duplicate_of /hypotheses/${first}).`;
    return [flaw(`/hypotheses/${at}`, 'H5', sentence, 'Propose another mechanism, or fewer hypotheses.')];
  });
}
