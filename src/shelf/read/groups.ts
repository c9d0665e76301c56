// How many of the rows that match fall into each group: values of a list, months of a moment, or both crossed.

import type { Facet } from '../../kernel/filter.ts';
import type { Group, ListRequest } from '../../kernel/reader.ts';
import { type Plan, quoted } from '../layout/plan.ts';
import type { Prepare } from '../layout/statements.ts';
import { conditionOf } from './condition.ts';
import { monthOf } from './facets.ts';
import { sourceOf } from './query.ts';

/** Of more groups only the largest are answered. */
const maxGroups = 5_000;

interface Part {
  readonly value: string;
  readonly joins: string;
}

/**
 * The groups, the largest first; a row of several values is in a group of each.
 * @param names facets of the family: values or months
 */
export function countGroups(
  prepare: Prepare,
  plan: Plan,
  request: ListRequest,
  names: readonly string[],
): readonly Group[] {
  const condition = conditionOf(plan, request);
  if (condition.nothing) return [];
  const { sql, binds, key } = sourceOf(plan, condition, { facts: 'in the index' });
  const table = quoted(plan.family.name);
  const parts = names.map((name, at) => partOf(plan, plan.family.facets?.[name], at));
  const row = parts.some(({ joins }) => joins === '') ? ` cross join ${table} t on t._key = m.k` : '';
  const grouped = parts.map(({ value }, at) => `${value} as g${at}`).join(', ');
  const numbered = parts.map((_, at) => `g${at}`).join(', ');
  const rows = prepare(
    `select ${grouped}, count(*) as n from (select ${key} as k ${sql}) m${row}${parts.map(({ joins }) => joins).join('')}
     group by ${numbered} order by n desc, ${numbered} limit ${maxGroups}`,
  ).all(...binds);
  return rows.map((one) => ({
    values: parts.map((_, at) => (one[`g${at}`] as string | null) ?? null),
    count: one.n as number,
  }));
}

function partOf(plan: Plan, facet: Facet | undefined, at: number): Part {
  if (facet?.kind === 'months') return { value: monthOf(facet.column), joins: '' };
  if (facet?.kind !== 'values') throw new Error('only values and months are grouped');
  const { name } = plan.family;
  const list = quoted(`${name}_list_${facet.column}`);
  const values = quoted(`${name}_values_${facet.column}`);
  return {
    value: `v${at}.value`,
    joins: ` cross join ${list} l${at} on l${at}._key = m.k cross join ${values} v${at} on v${at}.ref = l${at}.ref`,
  };
}
