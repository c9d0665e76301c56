// Whether an answer to a step may be accepted: what it is made of, its schema, then the rules of its kind.

import { schemaFlaws } from '../../kernel/schema-flaws.ts';
import { unfit } from './hygiene.ts';
import { kindsOfSteps } from './protocol.ts';
import type { Schema } from './schema.ts';
import { type CheckContext, type Flaw, flaw, type StepKindName } from './step-kind.ts';

const maxFlaws = 20;

export function flawsIn(
  kind: StepKindName,
  output: unknown,
  schema: Schema,
  context: CheckContext,
): readonly Flaw[] {
  const strange = unfit(output);
  if (strange) return [strange];
  const { check, schemaCode } = kindsOfSteps[kind];
  const wrong = schemaFlaws(schema, output);
  if (wrong.length > 0) {
    return wrong.slice(0, maxFlaws).map(({ field, message }) => {
      const code = schemaCode?.(field) ?? 'schema';
      return flaw(field, code, message, 'Follow output_schema.');
    });
  }
  return check(output as never, context).slice(0, maxFlaws);
}
