// The distinct values of a column, out of the table that holds each once: a million rows have some hundred, and
// of each value no more rows are looked at than it takes to find one that the tier sees.

import { rank, type Tier } from '../../kernel/tier.ts';
import { type Plan, quoted } from '../layout/plan.ts';
import type { Prepare } from '../layout/statements.ts';

/**
 * In the order of their bytes.
 * @throws where the column is not matched by parts, so that its values are not kept apart
 */
export function distinctValues(prepare: Prepare, plan: Plan, column: string, tier: Tier): readonly string[] {
  const { name } = plan.family;
  if (!plan.scalars.some((one) => one.matched && one.name === column))
    throw new Error(`the values of ${name}.${column} are not kept apart: no filter matches parts of it`);
  const row = `select 1 from ${quoted(name)} t where t.${quoted(`_ref_${column}`)} = v.ref and t._vis <= ${rank(tier)}`;
  const found = prepare(
    `select v.value from ${quoted(`${name}_values_${column}`)} v where exists (${row}) order by v.value`,
    'rows',
  ).all();
  return (found as unknown as readonly (readonly [string])[]).map(([value]) => value);
}
