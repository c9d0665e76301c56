import { fold } from '../../shelf/layout/text-index.ts';
import { list, number, object, oneOf, type Schema, text, whole } from './schema.ts';
import { type Flaw, flaw, instructionsFor, type StepKind } from './step-kind.ts';
import { isUnit } from './units.ts';

/** How many participants, and what that number follows from. */
export interface SampleSize {
  readonly n_total: number;
  readonly method: string;
  readonly alpha: number;
  readonly power: number;
  readonly tails: 1 | 2;
  readonly effect: { readonly value: number; readonly scale: string };
  readonly attrition: number;
}

type Op = '>' | '≥' | '<' | '≤';
interface Rule {
  readonly op: Op;
  readonly value: number;
}
export interface Preregistration {
  readonly title: string;
  readonly hypothesis_id: string;
  readonly study_type: string;
  readonly existing_data: string;
  readonly data_source?: string;
  readonly arms: readonly { readonly name: string; readonly treatment: string; readonly n: number }[];
  readonly primary_outcome: {
    readonly observable: string;
    readonly instrument: string;
    readonly unit: string;
    readonly time: string;
  };
  readonly sample_size: SampleSize;
  readonly decision: {
    readonly metric: string;
    readonly unit: string;
    readonly supported_if: readonly Rule[];
    readonly refuted_if: readonly Rule[];
    readonly inconclusive_if: readonly Rule[];
  };
  readonly ethics: string;
  readonly approvals_needed: readonly string[];
  readonly [member: string]: unknown;
}

const lines: Schema = list(text(1, 200), 0, 20);
const prose = text(3, 1000);
const rules = list(object({ op: oneOf('>', '≥', '<', '≤'), value: number() }), 1, 2);

const schema = object({
  title: text(10, 140),
  hypothesis_id: text(1, 40),
  study_type: oneOf('experiment', 'observational', 'secondary_data', 'meta_analysis', 'simulation'),
  existing_data: oneOf('none', 'unseen', 'unaccessed', 'unanalysed'),
  'data_source?': text(3, 300),
  design: prose,
  arms: list(object({ name: text(1, 80), treatment: text(1, 300), n: whole(1, 10_000_000) }), 1, 12),
  randomisation: prose,
  blinding: prose,
  inclusion: lines,
  exclusion: lines,
  primary_outcome: object({
    observable: text(5, 200),
    instrument: text(3, 200),
    unit: text(1, 40),
    time: text(1, 100),
  }),
  secondary: lines,
  covariates: lines,
  sample_size: object({
    n_total: whole(1, 100_000_000),
    method: oneOf('two_means', 'two_proportions', 'survival', 'correlation', 'resource_limit', 'other'),
    alpha: number(0.000001, 0.5),
    power: number(0.5, 0.9999),
    tails: { type: 'integer', enum: [1, 2] },
    effect: object({ value: number(), scale: text(1, 40) }),
    attrition: number(0, 0.9),
  }),
  stopping_rule: prose,
  analysis: object({
    model: prose,
    'formula?': text(1, 300),
    'transformations?': text(1, 300),
    'multiplicity?': text(1, 300),
  }),
  missing_data: prose,
  decision: object({
    metric: text(1, 200),
    unit: text(1, 40),
    supported_if: rules,
    refuted_if: rules,
    inconclusive_if: rules,
  }),
  sensitivity: lines,
  kill_criterion: prose,
  ethics: oneOf('none', 'animal', 'human', 'human_data', 'biosafety'),
  approvals_needed: lines,
  feasibility: object({ months: number(0, 1200), cost_usd: number(0, 1e12), skills: lines }),
  risks: lines,
  sharing: object({ data: text(3, 300), code: text(3, 300) }),
});

export function holds(rule: readonly Rule[], value: number): boolean {
  return rule.every(({ op, value: bound }) => {
    if (op === '>') return value > bound;
    if (op === '≥') return value >= bound;
    return op === '<' ? value < bound : value <= bound;
  });
}

/** Whether at every number exactly one of the three rules holds. */
export function coversTheLine({
  supported_if,
  refuted_if,
  inconclusive_if,
}: Preregistration['decision']): boolean {
  const three = [supported_if, refuted_if, inconclusive_if];
  const bounds = [...new Set(three.flat().map(({ value }) => value))].sort((a, b) => a - b);
  const points = bounds.flatMap((value, at) => {
    const next = bounds[at + 1];
    return next === undefined ? [value] : [value, value + (next - value) / 2];
  });
  const [first = 0] = bounds;
  const last = bounds.at(-1) ?? 0;
  return [first - 1, ...points, last + 1].every(
    (point) => three.filter((rule) => holds(rule, point)).length === 1,
  );
}

export const design: StepKind = {
  kind: 'design',
  instructions: instructionsFor('This step designs the cheapest honest test of one hypothesis.', [
    'Choose it so that a negative result would change your mind.',
    "Fix everything before data: the primary outcome is the prediction's observable, word for word.",
    'Write three decision rules over one metric (supported_if, refuted_if, inconclusive_if), each one or two bounds joined by "and", so that every number falls under exactly one.',
    'Give arms whose n add up to n_total, and the effect that the sample size was computed for; the server computes it again.',
    'Say what would stop the work, what it costs, and which approvals it needs. "Not applicable, because …" is an answer.',
  ]),
  schema: () => schema,
  check: (output: Preregistration, context) => {
    const flaws: Flaw[] = [];
    const { primary_outcome, decision, arms, sample_size, data_source, ethics, approvals_needed } = output;
    const hypothesisId = (context.input.hypothesis as { id?: string } | undefined)?.id;
    if (hypothesisId !== undefined && output.hypothesis_id !== hypothesisId)
      flaws.push(
        flaw('/hypothesis_id', 'D1', 'This is not the hypothesis of the step.', `It is ${hypothesisId}.`),
      );
    const predicted = context.hypothesis?.prediction.observable;
    if (predicted !== undefined && plain(primary_outcome.observable) !== plain(predicted))
      flaws.push(
        flaw(
          '/primary_outcome/observable',
          'D1',
          "The primary outcome is not the prediction's observable.",
          'Copy it word for word.',
        ),
      );
    for (const [field, unit] of [
      ['/primary_outcome/unit', primary_outcome.unit],
      ['/decision/unit', decision.unit],
    ] as const) {
      if (!isUnit(unit))
        flaws.push(flaw(field, 'H2', 'The protocol does not know this unit.', 'See read_protocol.'));
    }
    if (!coversTheLine(decision))
      flaws.push(
        flaw(
          '/decision',
          'D2',
          'At some number none or several of the three rules hold.',
          'For instance: supported > 10, refuted < 0, inconclusive ≥ 0 and ≤ 10.',
        ),
      );
    const cited = data_source === undefined ? undefined : plain(data_source);
    const used = [...context.evidence.values()].map(({ source }) => source && plain(source));
    if (
      cited !== undefined &&
      used.some((source) => source && (cited.includes(source) || source.includes(cited)))
    )
      flaws.push(
        flaw(
          '/data_source',
          'D3',
          'The evidence of this run rests on these data.',
          'Use data that nobody here saw.',
        ),
      );
    if (arms.reduce((sum, { n }) => sum + n, 0) !== sample_size.n_total)
      flaws.push(flaw('/arms', 'D4', 'The arms do not add up to n_total.', 'Make the sum equal.'));
    if (['human', 'animal'].includes(ethics) && approvals_needed.length === 0)
      flaws.push(
        flaw('/approvals_needed', 'D5', 'Work with people or animals needs an approval.', 'Name each one.'),
      );
    return flaws;
  },
};

function plain(value: string): string {
  return fold(value).replaceAll(/\s+/g, ' ').trim();
}
