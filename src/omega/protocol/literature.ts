import { list, object, text, yesNo } from './schema.ts';
import { type Citation, citationSchema, type Evidence, evidenceSchema, searchedSchema } from './shapes.ts';
import { sourceFlaws } from './sources.ts';
import { type Flaw, flaw, instructionsFor, type StepKind } from './step-kind.ts';

export interface LiteratureAnswer {
  readonly searched: readonly { readonly where: string; readonly query: string; readonly hits?: number }[];
  readonly citations: readonly Citation[];
  readonly evidence: readonly Evidence[];
  readonly gaps: readonly string[];
  readonly nothing_found: boolean;
}

export const literature: StepKind = {
  kind: 'literature',
  instructions: instructionsFor('This step collects what is known about one sub-question.', [
    'Collect what bears on it. Look for what speaks against as hard as for what speaks for.',
    'Use the records under data by their ref, and your own literature tools; cite those works by their identifiers.',
    'State each claim in one sentence and give a short exact quote where you can. A quote from a record must stand in it letter for letter.',
    'Say how the evidence was made (design) and grade five concerns honestly.',
    'List where you searched and with which words. Write what is missing under gaps.',
    'If you find nothing, set nothing_found after at least two searches; that is a result.',
  ]),
  schema: (_, nextYear) =>
    object({
      searched: searchedSchema,
      citations: list(citationSchema(nextYear), 0, 20),
      evidence: list(evidenceSchema, 0, 15),
      gaps: list(text(5, 300), 0, 6),
      nothing_found: yesNo,
    }),
  check: (output: LiteratureAnswer, context) => {
    const flaws: Flaw[] = [...sourceFlaws(output, context)];
    const { searched, evidence, nothing_found } = output;
    if (nothing_found && (searched.length < 2 || evidence.length > 0))
      flaws.push(
        flaw(
          '/nothing_found',
          'L4',
          'nothing_found needs two searches or more and no evidence.',
          'Search again, or give what you found and set it to false.',
        ),
      );
    const { looks_for } = (context.input.subquestion ?? {}) as { looks_for?: string };
    const only = evidence.length > 0 && evidence.every(({ stance }) => stance === 'supports');
    if (looks_for === 'contradicts' && only && !context.refusedFor.has('L5'))
      flaws.push(
        flaw(
          '/evidence',
          'L5',
          'This sub-question hunts for contradiction, and everything here supports.',
          'Search again or set nothing_found; the same answer is taken a second time.',
        ),
      );
    return flaws;
  },
};
