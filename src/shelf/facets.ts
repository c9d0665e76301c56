// Facets: how many of the rows that match carry each value, or end within so many days.

import type { Facet } from '../kernel/filter.ts';
import type { ListRequest } from '../kernel/reader.ts';
import { type Condition, conditionOf, highest, lowest } from './condition.ts';
import { keyFrom, undated } from './key.ts';
import { type Plan, quoted } from './plan.ts';
import { nextIn, type Prepare, sourceOf } from './query.ts';

const mostFacetValues = 200;
const dayLength = 86_400_000;

export interface FacetCount {
  readonly value: string;
  readonly count: number;
}

export function countFacet(
  prepare: Prepare,
  plan: Plan,
  request: ListRequest,
  facet: Facet,
): readonly FacetCount[] {
  return facet.kind === 'values'
    ? countValues(prepare, plan, request, facet.column)
    : countWindows(prepare, plan, request, facet);
}

function countValues(prepare: Prepare, plan: Plan, request: ListRequest, name: string): FacetCount[] {
  const condition = conditionOf(plan, request);
  if (condition.nothing) return [];
  const table = plan.family.name;
  const values = quoted(`${table}_values_${name}`);
  const { sql, binds, key } = sourceOf(plan, condition, { facts: 'in the index' });
  const counted = `select l.ref, count(*) as n from (select ${key} as k ${sql}) m
    cross join ${quoted(`${table}_list_${name}`)} l on l._key = m.k group by l.ref`;
  const rows = prepare(
    `select v.value, c.n as count from (${counted}) c join ${values} v on v.ref = c.ref order by c.n desc, v.value limit ${mostFacetValues}`,
  ).all(...binds);
  return rows.map((row) => ({ value: row.value as string, count: row.count as number }));
}

/** The moment (ms) up to which the clock leaves the counts of a facet as they are. */
export function nextFacetMove(prepare: Prepare, plan: Plan, facet: Facet, now: Date): number {
  if (facet.kind === 'values') return Number.POSITIVE_INFINITY;
  const enters = facet.days.map((days) => {
    const ahead = days * dayLength;
    // Keys count whole seconds: looking from the second's beginning never passes a moment over.
    const after = Math.floor((now.getTime() + ahead + 1) / 1000) * 1000;
    return nextIn(prepare, plan, facet.column, new Date(after)) - ahead - 1;
  });
  return Math.min(nextIn(prepare, plan, facet.column, now), ...enters);
}

/** Rows that end within so many days from now, and rows that never end (`rolling`). */
function countWindows(
  prepare: Prepare,
  plan: Plan,
  request: ListRequest,
  facet: Extract<Facet, { kind: 'windows' }>,
): FacetCount[] {
  const condition = conditionOf(plan, request);
  const { column } = facet;
  const now = request.now.getTime();
  const count = (narrowed: Condition) => {
    if (condition.nothing) return 0;
    const { sql, binds } = sourceOf(plan, narrowed, { facts: 'in the index' });
    return (prepare(`select count(*) as n ${sql}`).get(...binds) as { n: number }).n;
  };
  const windows = facet.days.map((days) => {
    const within = between(plan, condition, column, now, now + days * dayLength);
    return { value: String(days), count: count(within) };
  });
  return [...windows, { value: 'rolling', count: count(without(plan, condition, column)) }];
}

/** The condition, and a moment from `start` to `end` (ms, both included): a range of keys where it can be. */
function between(plan: Plan, condition: Condition, column: string, start: number, end: number): Condition {
  if (plan.keyed === column) {
    return {
      ...condition,
      from: highest(condition.from, keyFrom(start)),
      before: lowest(condition.before, keyFrom(end + 1)),
    };
  }
  const name = `t.${quoted(column)}`;
  const binds = [new Date(start).toISOString(), new Date(end).toISOString()];
  return { ...condition, where: [...condition.where, { sql: `${name} >= ? and ${name} <= ?`, binds }] };
}

function without(plan: Plan, condition: Condition, column: string): Condition {
  if (plan.keyed === column) return { ...condition, from: highest(condition.from, undated) };
  return { ...condition, where: [...condition.where, { sql: `t.${quoted(column)} is null`, binds: [] }] };
}
