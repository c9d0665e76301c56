// The counts beside a list that words or labels narrowed, in one pass: its rows are found once, and each
// facet is counted from them, instead of asking the full-text index again for each.

import type { Facet } from '../../kernel/filter.ts';
import { keyFrom, undated } from '../layout/key.ts';
import { type Plan, quoted } from '../layout/plan.ts';
import type { Prepare } from '../layout/statements.ts';
import type { Condition } from './condition.ts';
import type { FacetCount } from './facets.ts';
import { sourceOf } from './query.ts';

export const mostFacetValues = 200;
const dayLength = 86_400_000;

/** The names of some numbers of a counted column. */
export type ValueNames = (column: string, refs: readonly number[]) => ReadonlyMap<number, string>;

/** So many names are kept, over all families. */
const mostNames = 20_000;

/** Names that were looked up stay until something changes that any caller can see. */
export function valueNames(prepare: Prepare): (plan: Plan, version: number) => ValueNames {
  const columns = new Map<string, Map<number, string>>();
  let keptAt = -1;
  let names = 0;
  return (plan, version) => (column, refs) => {
    if (version !== keptAt || names > mostNames) {
      columns.clear();
      names = 0;
    }
    keptAt = version;
    const table = `${plan.family.name}_values_${column}`;
    const known = columns.get(table) ?? new Map<number, string>();
    columns.set(table, known);
    const missing = refs.filter((ref) => !known.has(ref));
    if (missing.length > 0) {
      const found = prepare(
        `select v.ref, v.value from json_each(?) j cross join ${quoted(table)} v on v.ref = j.value`,
      ).all(`[${missing.join(',')}]`);
      for (const { ref, value } of found) known.set(ref as number, value as string);
      names += found.length;
    }
    return known;
  };
}

/**
 * Those of the facets that can be counted in one pass over the rows that match; null where a pass gains
 * nothing: of one facet, and of a list that a range of keys says by itself.
 */
export function countsInOnePass(
  prepare: Prepare,
  plan: Plan,
  condition: Condition,
  names: ValueNames,
  facets: readonly Facet[],
  now: Date,
): ReadonlyMap<Facet, readonly FacetCount[]> | null {
  if (condition.nothing || (condition.match.length === 0 && condition.where.length === 0)) return null;
  const fitting = facets.filter(({ kind, column }) =>
    kind === 'windows' ? plan.keyed === column : kind === 'values',
  );
  if (fitting.length < 2) return null;
  const { sql, binds, key } = sourceOf(plan, condition, { facts: 'in the index' });
  const parts = fitting.map((facet) => partOf(plan, facet));
  const bound = fitting.flatMap((facet) => bindsOf(facet, now));
  const statement = prepare(
    `with m(k) as materialized (select ${key} ${sql}) select ${parts.join(', ')}`,
    'rows',
  );
  const found = statement.get(...binds, ...bound) as unknown as readonly (string | null)[];
  return new Map(fitting.map((facet, at) => [facet, countsOf(facet, found[at] ?? '', names)] as const));
}

/** One text of numbers for each facet. */
function partOf({ family }: Plan, facet: Facet): string {
  if (facet.kind !== 'windows') {
    const list = quoted(`${family.name}_list_${facet.column}`);
    return `(select group_concat(l.ref) from m cross join ${list} l on l._key = m.k)`;
  }
  const within = facet.days.map(() => "count(*) filter (where k < ?) || ','");
  return `(select ${within.join(' || ')} || count(*) filter (where k >= ?) from m where k >= ?)`;
}

function bindsOf(facet: Facet, now: Date): readonly bigint[] {
  if (facet.kind !== 'windows') return [];
  const ends = facet.days.map((days) => keyFrom(now.getTime() + days * dayLength + 1));
  return [...ends, undated, keyFrom(now.getTime())];
}

function countsOf(facet: Facet, text: string, names: ValueNames): readonly FacetCount[] {
  if (facet.kind === 'windows') {
    const numbers = text.split(',').map(Number);
    return [...facet.days.map(String), 'rolling'].map((value, at) => ({ value, count: numbers[at] ?? 0 }));
  }
  const counts = Object.entries(countNumbers(text)).map(([ref, count]) => ({ ref: Number(ref), count }));
  const named = names(
    facet.column,
    counts.map(({ ref }) => ref),
  );
  return counts
    .flatMap(({ ref, count }) => {
      const value = named.get(ref);
      return value === undefined ? [] : [{ value, count }];
    })
    .sort((a, b) => b.count - a.count || inBytes(a.value, b.value))
    .slice(0, mostFacetValues);
}

/** The order of two texts by their bytes, as SQLite has it; letters beyond two bytes of UTF-16 come last. */
function inBytes(a: string, b: string): number {
  const most = Math.min(a.length, b.length);
  for (let at = 0; at < most; at++) {
    const [one, other] = [a.charCodeAt(at), b.charCodeAt(at)];
    if (one !== other) return place(one) - place(other);
  }
  return a.length - b.length;
}

function place(unit: number): number {
  return unit >= 0xd800 && unit <= 0xdfff ? unit + 0x10000 : unit;
}

/** How often each number stands in a text of numbers and commas. */
export function countNumbers(text: string): Record<number, number> {
  const counts: Record<number, number> = {};
  let number = 0;
  for (let at = 0; at <= text.length; at++) {
    const digit = text.charCodeAt(at) - 48;
    if (digit >= 0) number = number * 10 + digit;
    else if (number > 0) {
      counts[number] = (counts[number] ?? 0) + 1;
      number = 0;
    }
  }
  return counts;
}
