// Lists, counts and facets of one family over its tables. Statements are prepared once for each form
// of question and kept; values are always bound.

import type { DatabaseSync, StatementSync } from 'node:sqlite';
import type { Facet } from '../kernel/filter.ts';
import type { ListRequest } from '../kernel/reader.ts';
import { height } from '../kernel/tier.ts';
import { type Bind, type Condition, conditionOf } from './condition.ts';
import { keyFrom, momentOf, undated } from './key.ts';
import { type Plan, quoted } from './plan.ts';
import { textFor } from './render.ts';

const mostStatements = 500;
const mostFacetValues = 200;

export type Prepare = (sql: string) => StatementSync;

/** Prepared statements by their text; the least recently made ones are dropped. */
export function statementCache(db: DatabaseSync): Prepare {
  const statements = new Map<string, StatementSync>();
  return (sql) => {
    let statement = statements.get(sql);
    if (!statement) {
      statement = db.prepare(sql);
      const oldest = statements.size >= mostStatements ? statements.keys().next().value : undefined;
      if (oldest !== undefined) statements.delete(oldest);
      statements.set(sql, statement);
    }
    return statement;
  };
}

interface Source {
  readonly sql: string;
  readonly binds: readonly Bind[];
  /** The expression of a row's key in it. */
  readonly key: string;
}

/** FROM and WHERE of the rows that match. `table` joins the family's table even if no condition needs it. */
function sourceOf(plan: Plan, condition: Condition, table: boolean): Source {
  const { name } = plan.family;
  const indexed = condition.match.length > 0;
  const joined = table || condition.where.length > 0;
  const key = indexed ? 'f.rowid' : 't._key';
  const where: string[] = [];
  const binds: Bind[] = [];
  if (indexed) {
    where.push(`${quoted(`${name}_text`)} match ?`);
    binds.push(condition.match.join(' AND '));
  }
  if (condition.from !== null) {
    where.push(`${key} >= ?`);
    binds.push(condition.from);
  }
  if (condition.before !== null) {
    where.push(`${key} < ?`);
    binds.push(condition.before);
  }
  for (const one of condition.where) {
    where.push(one.sql);
    binds.push(...one.binds);
  }
  const text = `${quoted(`${name}_text`)} f`;
  const from = indexed
    ? `${text}${joined ? ` cross join ${quoted(name)} t on t._key = f.rowid` : ''}`
    : `${quoted(name)} t`;
  return { sql: `from ${from}${where.length > 0 ? ` where ${where.join(' and ')}` : ''}`, binds, key };
}

export function countRows(prepare: Prepare, plan: Plan, request: ListRequest): number {
  const condition = conditionOf(plan, request);
  if (condition.nothing) return 0;
  const { sql, binds } = sourceOf(plan, condition, false);
  return (prepare(`select count(*) as n ${sql}`).get(...binds) as { n: number }).n;
}

export interface RowText {
  readonly id: string;
  readonly text: string;
}

export function pageRows(prepare: Prepare, plan: Plan, request: ListRequest): readonly RowText[] {
  const condition = conditionOf(plan, request);
  if (condition.nothing || request.limit === 0) return [];
  const order = orderOf(plan, condition, request);
  const columns = ['_public', '_full', '_top'].slice(0, height(request.tier) + 1);
  const shown = `t.id, ${columns.map((column) => `t.${column}`).join(', ')}`;
  const texts = (row: Record<string, unknown>) => columns.map((column) => row[column] as string | null);
  const rows =
    order === 'key'
      ? keyedPage(prepare, plan, condition, request, shown)
      : orderedPage(prepare, plan, condition, request, shown, order);
  return rows.map((row) => ({ id: row.id as string, text: textFor(request.tier, texts(row)) }));
}

/** The keys of the page first, in the order the index hands them over; then only their rows. */
function keyedPage(prepare: Prepare, plan: Plan, condition: Condition, request: ListRequest, shown: string) {
  const { sql, binds, key } = sourceOf(plan, condition, false);
  const keys = `select ${key} as k ${sql} order by ${key} limit ? offset ?`;
  const page = `select ${shown} from (${keys}) m cross join ${quoted(plan.family.name)} t on t._key = m.k order by m.k`;
  return prepare(page).all(...binds, request.limit, request.offset) as Record<string, unknown>[];
}

function orderedPage(
  prepare: Prepare,
  plan: Plan,
  condition: Condition,
  request: ListRequest,
  shown: string,
  order: string,
) {
  const { sql, binds } = sourceOf(plan, condition, true);
  const page = `select ${shown} ${sql} order by ${order} limit ? offset ?`;
  return prepare(page).all(...binds, request.limit, request.offset) as Record<string, unknown>[];
}

function orderOf(plan: Plan, condition: Condition, request: ListRequest): string {
  const { family } = plan;
  const sort = request.sort === undefined ? undefined : family.sorts?.by[request.sort];
  if (sort?.by === 'rank' && condition.ranked) return 'f.rank, t.id';
  if (sort?.by === 'column') {
    return columnOrder(plan, sort.column, family.sorts?.order ? (request.order ?? 'desc') : sort.direction);
  }
  if (plan.keyed !== null) return 'key';
  return columnOrder(plan, family.order.by, family.order.direction);
}

function columnOrder(plan: Plan, name: string, direction: 'asc' | 'desc'): string {
  const column = plan.columns.find((one) => one.name === name);
  const by = column?.ordered ? `_by_${name}` : name;
  return `t.${quoted(by)} ${direction} nulls last, t.id`;
}

/** The moment (ms) at which the next row passes, so that the answer changes; Infinity when none does. */
export function nextPassing(prepare: Prepare, plan: Plan, request: ListRequest): number {
  const { clock } = conditionOf(plan, request);
  if (clock === null) return Number.POSITIVE_INFINITY;
  const table = quoted(plan.family.name);
  if (plan.keyed === clock) {
    const next = prepare(`select cast(min(_key) as text) as k from ${table} where _key >= ?`).get(
      keyFrom(request.now.getTime()),
    ) as { k: string | null };
    const key = next.k === null ? undated : BigInt(next.k);
    return key >= undated ? Number.POSITIVE_INFINITY : momentOf(key);
  }
  return nextMoment(prepare, plan.family.name, clock, request.now);
}

/** The next moment (ms) in a column, from now on; Infinity when there is none. */
export function nextMoment(prepare: Prepare, table: string, column: string, now: Date): number {
  const next = prepare(
    `select min(${quoted(column)}) as at from ${quoted(table)} where ${quoted(column)} >= ?`,
  );
  const { at } = next.get(now.toISOString()) as { at: string | null };
  return at === null ? Number.POSITIVE_INFINITY : Date.parse(at);
}

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
  const listed = plan.columns.find((column) => column.name === name)?.listed;
  const { sql, binds, key } = sourceOf(plan, condition, !listed);
  const counted = listed
    ? `select l.ref, count(*) as n from (select ${key} as k ${sql}) m cross join ${quoted(`${table}_list_${name}`)} l on l._key = m.k group by l.ref`
    : `select t.${quoted(`_ref_${name}`)} as ref, count(*) as n ${sql} group by 1`;
  const rows = prepare(
    `select v.value, c.n as count from (${counted}) c join ${values} v on v.ref = c.ref order by c.n desc, v.value limit ${mostFacetValues}`,
  ).all(...binds);
  return rows.map((row) => ({ value: row.value as string, count: row.count as number }));
}

/** Rows that end within so many days from now, and rows that never end (`rolling`). */
function countWindows(
  prepare: Prepare,
  plan: Plan,
  request: ListRequest,
  facet: Extract<Facet, { kind: 'windows' }>,
): FacetCount[] {
  const condition = conditionOf(plan, request);
  const count = (extra: { sql: string; binds: Bind[] }) => {
    if (condition.nothing) return 0;
    const narrowed = { ...condition, where: [...condition.where, extra] };
    const { sql, binds } = sourceOf(plan, narrowed, true);
    return (prepare(`select count(*) as n ${sql}`).get(...binds) as { n: number }).n;
  };
  const column = `t.${quoted(facet.column)}`;
  const now = request.now.toISOString();
  const windows = facet.days.map((days) => {
    const end = new Date(request.now.getTime() + days * 86_400_000).toISOString();
    const within = { sql: `${column} >= ? and ${column} <= ?`, binds: [now, end] };
    return { value: String(days), count: count(within) };
  });
  return [...windows, { value: 'rolling', count: count({ sql: `${column} is null`, binds: [] }) }];
}
