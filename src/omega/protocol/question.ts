import { contentWords } from './likeness.ts';
import { list, object, oneOf, text } from './schema.ts';
import { type Flaw, flaw, instructionsFor, type StepKind } from './step-kind.ts';

export interface QuestionAnswer {
  readonly answerable: 'yes' | 'no';
  readonly reason?: string;
  readonly question: string;
  readonly scope: Readonly<Record<string, unknown>>;
  readonly observations: readonly { readonly id: string; readonly text: string; readonly ref?: string }[];
  readonly rivals: readonly { readonly name: string; readonly theory_ref?: string }[];
  readonly subquestions: readonly Subquestion[];
  readonly out_of_scope: readonly string[];
}
export interface Subquestion {
  readonly id: string;
  readonly text: string;
  readonly query: string;
  readonly looks_for: 'supports' | 'contradicts' | 'method' | 'prior_art';
}

const schema = object({
  answerable: oneOf('yes', 'no'),
  'reason?': text(1, 600),
  question: text(20, 300),
  scope: object({
    organisms: list(text(1, 80), 0, 10),
    'tissues?': list(text(1, 80), 0, 10),
    'intervention?': text(1, 200),
    'comparator?': text(1, 200),
    outcome: text(1, 200),
  }),
  observations: list(object({ id: text(1, 40), text: text(20, 300), 'ref?': text(1, 300) }), 1, 6),
  rivals: list(object({ name: text(1, 200), 'theory_ref?': text(1, 300) }), 1, 5),
  subquestions: list(
    object({
      id: text(1, 40),
      text: text(5, 300),
      query: text(3, 200),
      looks_for: oneOf('supports', 'contradicts', 'method', 'prior_art'),
    }),
    3,
    8,
  ),
  out_of_scope: list(text(1, 200), 0, 10),
});

/** How much of the goal's words the question and its parts keep at least. */
const minWordsKept = 0.3;

export const question: StepKind = {
  kind: 'question',
  instructions: instructionsFor('This step turns a goal into one question that evidence could settle.', [
    'Write one question. Name the organism, the intervention or exposure, the comparator and the outcome.',
    'List what has been observed that needs explaining, each with an id of its own.',
    'Name the rival explanations that a reader would think of.',
    'Split it into 3 to 8 sub-questions, each with words to search for. At least one hunts for what contradicts, at least one for prior art.',
    'Keep the words of the goal that matter. Say what you leave out.',
    'If evidence cannot settle it, answer "no" to answerable and say why; that is an honest result.',
  ]),
  schema: () => schema,
  check: (output: QuestionAnswer, { input }) => {
    const flaws: Flaw[] = [];
    const { subquestions, observations } = output;
    for (const wanted of ['contradicts', 'prior_art'] as const) {
      if (!subquestions.some(({ looks_for }) => looks_for === wanted))
        flaws.push(
          flaw(
            '/subquestions',
            'Q1',
            `No sub-question looks for ${wanted}.`,
            `Add one with looks_for "${wanted}".`,
          ),
        );
    }
    const goal = new Set(contentWords(String(input.goal)));
    const outputWords = new Set(
      contentWords(
        [output.question, JSON.stringify(output.scope), ...subquestions.map((one) => one.text)].join(' '),
      ),
    );
    const share = [...goal].filter((word) => outputWords.has(word)).length / Math.max(1, goal.size);
    if (share < minWordsKept)
      flaws.push(
        flaw(
          '/question',
          'Q2',
          'The question keeps less than 30 % of the words of the goal.',
          'Ask what the goal asks; use its words.',
        ),
      );
    for (const [name, ids] of [
      ['subquestions', subquestions.map(({ id }) => id)],
      ['observations', observations.map(({ id }) => id)],
    ] as const) {
      if (new Set(ids).size < ids.length)
        flaws.push(flaw(`/${name}`, 'Q3', 'Two of them have the same id.', 'Give each an id of its own.'));
    }
    return flaws;
  },
};
