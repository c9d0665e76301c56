import { list, object, oneOf, text } from './schema.ts';
import { flaw, instructionsFor, type StepKind } from './step-kind.ts';

export type Judgement = 'states' | 'partly' | 'does_not' | 'cannot_access';

export interface VerifyAnswer {
  readonly pairs: readonly { readonly id: string; readonly judgement: Judgement; readonly note?: string }[];
}

export const verify: StepKind = {
  kind: 'verify',
  instructions: instructionsFor('This step says whether sources state what is claimed of them.', [
    'For each pair of a claim and a source say whether the source states the claim: states, partly, does_not, or cannot_access.',
    'The source is the quote, the record under data with the same ref, or the cited work if you can read it. You are not told who made the claim or which side it is on.',
    'Do not guess: "cannot_access" is a good answer where you cannot read the source.',
  ]),
  schema: ({ pairs }) => {
    const count = Array.isArray(pairs) ? pairs.length : 6;
    return object({
      pairs: list(
        object({
          id: text(1, 40),
          judgement: oneOf('states', 'partly', 'does_not', 'cannot_access'),
          'note?': text(0, 300),
        }),
        count,
        count,
      ),
    });
  },
  schemaCode: (pointer) => (pointer === '/pairs' ? 'V1' : null),
  check: ({ pairs }: VerifyAnswer, { input }) =>
    (input.pairs as readonly { id: string }[])
      .filter(({ id }) => pairs.filter((one) => one.id === id).length !== 1)
      .map(({ id }) => flaw('/pairs', 'V1', `Pair ${id} is not answered once.`, 'Answer every pair once.')),
};
