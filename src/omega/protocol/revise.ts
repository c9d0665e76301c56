import { canonical } from './canonical.ts';
import { hypothesisFlaws } from './hypothesise.ts';
import { list, object, oneOf, text } from './schema.ts';
import { type Hypothesis, hypothesisSchema, refs } from './shapes.ts';
import { type Flaw, flaw, instructionsFor, type StepKind, unknownRefs } from './step-kind.ts';

export interface ReviseAnswer {
  readonly action: 'keep' | 'revise' | 'merge' | 'drop';
  readonly into?: string;
  readonly hypothesis?: Hypothesis;
  readonly answers: readonly {
    readonly objection: string;
    readonly reply: string;
    readonly refs: readonly string[];
  }[];
}

const schema = object({
  action: oneOf('keep', 'revise', 'merge', 'drop'),
  'into?': text(1, 40),
  'hypothesis?': hypothesisSchema,
  answers: list(object({ objection: text(5, 600), reply: text(20, 400), refs }), 1, 6),
});

/** What counts when a revision is compared with what it revises: everything but title and keywords. */
function scored({ title: _, keywords: __, ...rest }: Hypothesis): string {
  return canonical(rest);
}

export const revise: StepKind = {
  kind: 'revise',
  instructions: instructionsFor('This step answers the objections to one hypothesis.', [
    'Read the critiques. Answer each objection that matters, with evidence by id where you have it.',
    'Then decide: keep it, revise it (give the whole new hypothesis), merge it into another one (name its id under into), or drop it.',
    'A revision changes what is judged, not the title. What you drop stays in the record.',
  ]),
  schema: () => schema,
  check: (output: ReviseAnswer, context) => {
    const { action, into, hypothesis, answers } = output;
    const flaws: Flaw[] = [
      ...unknownRefs(
        answers.map((one, at) => ({ field: `/answers/${at}/refs`, refs: one.refs })),
        context,
        0,
        'H1',
      ),
    ];
    const before = context.hypothesis;
    if (action === 'revise') {
      if (!hypothesis) {
        flaws.push(
          flaw('/hypothesis', 'R1', 'A revision gives the whole new hypothesis.', 'Add it, or keep.'),
        );
      } else {
        flaws.push(...hypothesisFlaws(hypothesis, '/hypothesis', context, []));
        if (before && scored(before) === scored(hypothesis))
          flaws.push(
            flaw('/hypothesis', 'R1', 'Nothing that is judged has changed.', 'Change it, or answer keep.'),
          );
      }
    } else if (hypothesis) {
      flaws.push(
        flaw('/hypothesis', 'R1', 'Only a revision brings a hypothesis.', 'Leave it out, or answer revise.'),
      );
    }
    const self = (context.input.hypothesis as { id?: string } | undefined)?.id;
    if (action === 'merge' && (into === undefined || into === self || !context.hypothesisIds.has(into)))
      flaws.push(flaw('/into', 'R1', 'There is no other hypothesis with this id.', 'Name one of this run.'));
    if (action !== 'merge' && into !== undefined)
      flaws.push(flaw('/into', 'R1', 'Only a merge names another one.', 'Leave it out.'));
    return flaws;
  },
};
