import { callerItems, type Decision } from './items.ts';
import { cosine, vectorOf } from './likeness.ts';
import { list, object, oneOf, text } from './schema.ts';
import { refs } from './shapes.ts';
import { type Flaw, flaw, instructionsFor, type StepKind, unknownRefs } from './step-kind.ts';

export interface CritiqueAnswer {
  readonly items: Readonly<
    Record<
      string,
      { readonly decision: Decision; readonly because: string; readonly refs: readonly string[] }
    >
  >;
  readonly strongest_objection: string;
  readonly missing: readonly string[];
  readonly fatal?: string;
}

const same = 0.8;
const item = object({ decision: oneOf('Yes', 'Partial', 'No'), because: text(20, 400), refs });
const schema = object({
  items: object(Object.fromEntries(callerItems.map(({ id }) => [id, item]))),
  strongest_objection: text(40, 600),
  missing: list(text(5, 300), 0, 5),
  'fatal?': text(20, 400),
});

export const critique: StepKind = {
  kind: 'critique',
  instructions: instructionsFor('This step judges one hypothesis that you did not write.', [
    'Answer each item Yes, Partial or No. There is no "not applicable"; doubt means Partial.',
    ...callerItems.map(({ id, asks }) => `${id}: ${asks}`),
    'Say in because what decides the item, in words of its own, and name the evidence by id under refs. A Yes on evidence without such a ref counts as Partial.',
    'Give the strongest objection you can, what is missing, and, if there is one, the flaw that ends it (fatal).',
  ]),
  schema: () => schema,
  schemaCode: (pointer) => (/^\/items\/[a-z_]+$/.test(pointer) || pointer === '/items' ? 'C1' : null),
  check: (output: CritiqueAnswer, context) => {
    const entries = Object.entries(output.items);
    const flaws: Flaw[] = [
      ...unknownRefs(
        entries.map(([id, one]) => ({ field: `/items/${id}/refs`, refs: one.refs })),
        context,
        0,
        'C2',
      ),
    ];
    const statement = vectorOf(context.hypothesis?.statement ?? '');
    const vectors = entries.map(([, { because }]) => vectorOf(because));
    entries.forEach(([id], at) => {
      const vector = vectors[at]!;
      const before = vectors.slice(0, at).findIndex((other) => cosine(vector, other) >= same);
      const field = `/items/${id}/because`;
      const hint = 'Say what decides this very item, in words of its own.';
      if (before >= 0)
        flaws.push(flaw(field, 'C3', `It says nearly the same as ${entries[before]?.[0]}.`, hint));
      else if (cosine(vector, statement) >= same)
        flaws.push(flaw(field, 'C3', 'It is copied from the statement.', hint));
    });
    return flaws;
  },
};
