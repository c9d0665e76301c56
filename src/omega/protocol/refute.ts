import { likeness } from './likeness.ts';
import { list, object, oneOf, text } from './schema.ts';
import { type Citation, citationSchema, type Evidence, evidenceSchema, searchedSchema } from './shapes.ts';
import { sourceFlaws } from './sources.ts';
import { type Flaw, flaw, instructionsFor, type StepKind } from './step-kind.ts';

export interface RefuteAnswer {
  readonly attempts: readonly {
    readonly sub_claim: string;
    readonly implication: string;
    readonly null: string;
    readonly searched: readonly unknown[];
    readonly result: 'contradicts' | 'nothing_found' | 'inconclusive';
    readonly evidence: readonly Evidence[];
    readonly citations: readonly Citation[];
  }[];
  readonly strongest: string;
}

const copied = 0.8;

export const refute: StepKind = {
  kind: 'refute',
  instructions: instructionsFor('This step tries to kill one hypothesis.', [
    'State 2 to 6 sub-claims that must hold if it is true.',
    'For each, say under implication why the sub-claim would fail if the hypothesis fails, and under null what you would then see.',
    'Look for observations that exist already. Report what you found, even if it is nothing.',
    'result is contradicts only with evidence. Say under strongest what speaks against it most.',
  ]),
  schema: (_, nextYear) =>
    object({
      attempts: list(
        object({
          sub_claim: text(20, 300),
          implication: text(20, 300),
          null: text(20, 300),
          searched: searchedSchema,
          result: oneOf('contradicts', 'nothing_found', 'inconclusive'),
          evidence: list(evidenceSchema, 0, 15),
          citations: list(citationSchema(nextYear), 0, 20),
        }),
        2,
        6,
      ),
      strongest: text(40, 600),
    }),
  schemaCode: (pointer) => (/^\/attempts\/\d+\/implication$/.test(pointer) ? 'F1' : null),
  check: ({ attempts }: RefuteAnswer, context) =>
    attempts.flatMap((attempt, at) => {
      const flaws: Flaw[] = [...sourceFlaws(attempt, context, `/attempts/${at}`)];
      const comparedTexts = [
        attempt.sub_claim,
        attempt.null,
        context.hypothesis?.statement ?? '',
        ...attempts.slice(0, at).map(({ implication }) => implication),
      ];
      if (comparedTexts.some((other) => likeness(attempt.implication, other) >= copied))
        flaws.push(
          flaw(
            `/attempts/${at}/implication`,
            'F1',
            'The implication is a copy of another text.',
            'Say why the sub-claim would fail if the hypothesis fails.',
          ),
        );
      if (attempt.result === 'contradicts' && attempt.evidence.length === 0)
        flaws.push(
          flaw(
            `/attempts/${at}/evidence`,
            'F2',
            'A contradiction needs evidence.',
            'Add what contradicts, or answer inconclusive.',
          ),
        );
      return flaws;
    }),
};
