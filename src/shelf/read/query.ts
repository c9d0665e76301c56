// Lists, counts and facets of one family over its tables. Statements are prepared once for each form
// of question and kept; values are always bound.

import type { Extent, ListRequest } from '../../kernel/reader.ts';
import { rank } from '../../kernel/tier.ts';
import { type Keys, noKeys, undated } from '../layout/key.ts';
import { type Plan, quoted } from '../layout/plan.ts';
import type { Prepare } from '../layout/statements.ts';

import { type Bind, type Condition, conditionOf } from './condition.ts';
import type { Count } from './count.ts';
import { isInTables, type Matches, type MatchesOf } from './matches.ts';
import { keysOf } from './rows.ts';

export interface Source {
  readonly sql: string;
  readonly binds: readonly Bind[];
  /** The expression of a row's key in it. */
  readonly key: string;
}

/**
 * FROM and WHERE of the rows that match.
 *
 * Facts (flags, visibility) can be told to the index, where counting stays inside it, or as columns of
 * the row, which is cheaper where the row is fetched anyway: looking one candidate up in the long list
 * of a mark costs more than reading the row.
 */
export function sourceOf(
  plan: Plan,
  condition: Condition,
  { table = false, facts }: { table?: boolean; facts: 'in the index' | 'as columns' },
): Source {
  const { name } = plan.family;
  const inIndex =
    facts === 'in the index' && (condition.match.length > 0 || condition.facts.some((fact) => fact.selects));
  const match = [
    ...condition.match,
    ...(inIndex ? condition.facts.flatMap((fact) => (fact.tag === null ? [] : [fact.tag])) : []),
  ];
  const indexed = match.length > 0;
  const key = indexed ? 'f.rowid' : 't._key';
  const where: string[] = [];
  const binds: Bind[] = [];
  if (indexed) {
    where.push(`${quoted(`${name}_text`)} match ?`);
    binds.push(match.join(' AND '));
  }
  const range = keyRange(condition, key);
  where.push(...range.sql);
  binds.push(...range.binds);
  if (!inIndex) where.push(...condition.facts.map((fact) => fact.sql));
  for (const one of condition.where) {
    where.push(one.sql);
    binds.push(...one.binds);
  }
  const joined = table || condition.where.length > 0 || (!inIndex && condition.facts.length > 0);
  const text = `${quoted(`${name}_text`)} f`;
  const from = indexed
    ? `${text}${joined ? ` cross join ${quoted(name)} t on t._key = f.rowid` : ''}`
    : `${quoted(name)} t`;
  return { sql: `from ${from}${where.length > 0 ? ` where ${where.join(' and ')}` : ''}`, binds, key };
}

/** The range of keys, where the condition has one. */
export function keyRange({ from, before }: Pick<Condition, 'from' | 'before'>, key: string) {
  const ends = [
    { sql: `${key} >= ?`, bind: from },
    { sql: `${key} < ?`, bind: before },
  ].filter((end): end is { sql: string; bind: bigint } => end.bind !== null);
  return { sql: ends.map((end) => end.sql), binds: ends.map((end) => end.bind) };
}

/** What is asked of the table of one family. */
export interface ListQuery {
  readonly plan: Plan;
  readonly condition: Condition;
  readonly request: ListRequest;
}

/** The keys of the rows of a page, in its order. */
function pageKeys(prepare: Prepare, query: ListQuery): Keys {
  const { plan, condition, request } = query;
  if (condition.nothing || request.limit === 0) return noKeys;
  const order = orderOf(query);
  if (order === 'rank') return rankedPage(prepare, query);
  if (order !== 'key') {
    const visible = request.own ? withEqualVisibility(condition, request) : condition;
    return orderedKeys(
      prepare,
      sourceOf(plan, visible, { table: true, facts: 'as columns' }),
      request,
      order,
    );
  }
  // Looking one candidate up in the long list of a mark costs more than reading its row.
  const facts = condition.match.length > 0 ? 'as columns' : 'in the index';
  return orderedKeys(prepare, sourceOf(plan, condition, { facts }), request);
}

/** What the public sees, said as an equation: so an index by visibility and change hands it over in order. */
export function withEqualVisibility(condition: Condition, { tier }: ListRequest): Condition {
  if (rank(tier) > 0) return condition;
  return { ...condition, where: [...condition.where, { sql: 't._vis = 0', binds: [] }] };
}

/** The keys of a page, how many rows match, and the keys of all of them where these are few and were found with the page. */
interface KeysOfPage {
  readonly keys: Keys;
  readonly total: number;
  readonly all?: Keys;
}

/** A first page that is not full says the total by itself; only otherwise are the matches counted. */
export function pageAndTotal(
  { prepare, count, matches }: { prepare: Prepare; count: Count; matches: MatchesOf },
  query: ListQuery,
): KeysOfPage {
  const { plan, condition, request } = query;
  const found = isInTables(condition) ? matches(plan, condition) : null;
  if (found) return pageOf(prepare, query, found);
  const once = request.uncounted ? null : inOnePass(prepare, query);
  if (once) {
    const { keys, all } = once;
    if (all === null) return { keys, total: count(plan, condition) };
    return { keys, total: all.length, ...(all.length < fewRows ? { all } : {}) };
  }
  if (request.uncounted || (request.offset === 0 && request.limit > 0)) {
    const keys = pageKeys(prepare, query);
    const whole = request.uncounted || keys.length < request.limit;
    return { keys, total: whole ? keys.length : count(plan, condition) };
  }
  const total = count(plan, condition);
  const beyond = request.offset >= total;
  return { keys: beyond ? noKeys : pageKeys(prepare, query), total };
}

/** The page of what a table in memory knows all of; only another order than that of the keys is asked for. */
function pageOf(prepare: Prepare, query: ListQuery, { table, total, slots }: Matches): KeysOfPage {
  const { limit, offset, uncounted } = query.request;
  if (limit === 0 || offset >= total) return { keys: noKeys, total: uncounted ? 0 : total };
  const inOrder = orderOf(query) === 'key';
  const keys = inOrder ? table.keysAt(slots(offset, limit)) : pageKeys(prepare, query);
  return { keys, total: uncounted ? keys.length : total };
}

/** Most searches find no more rows: their keys cost less than asking for the page and again for the total. */
const fewRows = 300;

/**
 * The page of a search out of all its first matches, so that it is asked once and not again for the total and
 * for what is counted beside it; all of them are null where there are more. Null where a page is not made so:
 * where a row of the table had to be looked at for each match, but for a dear expression.
 */
function inOnePass(prepare: Prepare, query: ListQuery): { keys: Keys; all: Keys | null } | null {
  const { plan, condition } = query;
  const { limit, offset } = query.request;
  const { match, where, facts } = condition;
  const inIndexAlone = match.length > 0 && where.length === 0 && facts.length === 0;
  const most = condition.dear ? maxRanked : inIndexAlone ? fewRows : 0;
  if (condition.nothing || limit === 0 || offset + limit > most) return null;
  const order = orderOf(query);
  if (order !== 'rank' && order !== 'key') return null;
  const source = sourceOf(plan, condition, { facts: 'in the index' });
  const first = { limit: most, offset: 0 };
  const keys =
    order === 'rank'
      ? keysOf(prepare, rankedKeys(source), [...source.binds, first.limit, first.offset])
      : orderedKeys(prepare, source, first);
  return { keys: keys.slice(offset, offset + limit), all: keys.length < most ? keys : null };
}

/**
 * Of very many matches only so many, the first in the family's order, are ranked; the others follow in that
 * order. Where a word is in so many rows, how well each of them matches says little and takes long to find.
 */
export const maxRanked = 10_000;

/** The keys and ranks of the matches that are ranked, the best first; bind how many, and how many to pass over. */
export function rankedKeys({ sql, key }: Source): string {
  const first = `select ${key} as k, f.rank as place ${sql} order by ${key} limit ${maxRanked}`;
  return `select k, place from (${first}) order by place, k limit (0 + ?) offset (0 + ?)`;
}

function rankedPage(prepare: Prepare, { plan, condition, request }: ListQuery): Keys {
  const { limit, offset } = request;
  const source = sourceOf(plan, condition, { facts: 'in the index' });
  const ranked =
    offset < maxRanked ? keysOf(prepare, rankedKeys(source), [...source.binds, limit, offset]) : noKeys;
  if (ranked.length === limit || offset + limit <= maxRanked) return ranked;
  const remainder = { limit: limit - ranked.length, offset: Math.max(offset, maxRanked) };
  return Float64Array.from([...ranked, ...orderedKeys(prepare, source, remainder)]);
}

type Paging = Pick<ListRequest, 'limit' | 'offset'>;

/**
 * The keys in this order; in their own where none is given. The sum keeps SQLite from planning anew for each
 * number that is bound: it looks at a bare one.
 */
export function orderedKeys(
  prepare: Prepare,
  { sql, binds, key }: Source,
  { limit, offset }: Paging,
  order = key,
): Keys {
  return keysOf(prepare, `select ${key} ${sql} order by ${order} limit (0 + ?) offset (0 + ?)`, [
    ...binds,
    limit,
    offset,
  ]);
}

/** The order of the rows: that of the keys, of the best match, or an expression. */
export function orderOf({ plan, condition, request }: ListQuery): string {
  const { family } = plan;
  if (request.own) return request.own.order;
  if (request.anyOf || request.phrases) return 'rank';
  const sort = request.sort === undefined ? undefined : family.sorts?.by[request.sort];
  if (sort?.by === 'rank' && condition.ranked) return 'rank';
  if (sort?.by === 'column') {
    return columnOrder(plan, sort.column, family.sorts?.order ? (request.order ?? 'desc') : sort.direction);
  }
  if (plan.keyed !== null) return 'key';
  return columnOrder(plan, family.order.by, family.order.direction);
}

/** Rows that stand alike, such as those without a score, follow in the alphabet of what the family names for them. */
function columnOrder(plan: Plan, name: string, direction: 'asc' | 'desc'): string {
  const { thenBy } = plan.family.order;
  const alike = thenBy === undefined ? [] : [`${sorted(plan, thenBy)} nulls last`];
  return [`${sorted(plan, name)} ${direction} nulls last`, ...alike, 't.id'].join(', ');
}

function sorted(plan: Plan, name: string): string {
  const column = plan.columns.find((one) => one.name === name);
  return `t.${quoted(column?.ordered ? `_by_${name}` : name)}`;
}

/** The first and the last moment among the rows that match, of a family that is ordered by a moment. */
export function extentOf(prepare: Prepare, plan: Plan, request: ListRequest): Extent {
  const all = conditionOf(plan, request);
  if (all.nothing || plan.keyed === null) return { first: null, last: null };
  const { sql, binds, key } = sourceOf(
    plan,
    { ...all, before: all.before ?? undated },
    { facts: 'in the index' },
  );
  const table = quoted(plan.family.name);
  const [first, last] = ['asc', 'desc'].map((direction) => {
    const end = `(select ${key} as k ${sql} order by ${key} ${direction} limit 1)`;
    const row = prepare(
      `select t.${quoted(plan.keyed as string)} as at from ${end} m join ${table} t on t._key = m.k`,
    );
    // Whole seconds without a fraction, as records write them.
    return (row.get(...binds) as { at: string } | undefined)?.at.replace('.000Z', 'Z') ?? null;
  }) as [string | null, string | null];
  return { first, last };
}
