// Facets: how many of the rows that match carry each value, or end within so many days.

import { dayStart } from '../../kernel/durations.ts';
import type { Family } from '../../kernel/family.ts';
import { type Facet, partsCounted, windowNames } from '../../kernel/filter.ts';
import { type ListRequest, maxFacetValues, type Reader } from '../../kernel/reader.ts';
import { sum } from '../../kernel/sum.ts';
import type { Tier } from '../../kernel/tier.ts';
import { highest, type Keys, keyFrom, lowest, undated } from '../layout/key.ts';
import { type Plan, quoted } from '../layout/plan.ts';
import type { Prepare } from '../layout/statements.ts';
import { fold } from '../layout/text-index.ts';
import type { Condition } from './condition.ts';
import type { Count } from './count.ts';
import { type CountsInOnePass, countNumbers } from './facet-pass.ts';
import type { FoundOutOf } from './found-out.ts';
import { type NextMoment, nextPassing } from './next-moment.ts';
import { keyRange, sourceOf } from './query.ts';

export interface FacetCount {
  readonly value: string;
  readonly count: number;
}

/** So many facets are kept, each with its counts. */
const maxKept = 500;

interface Counted {
  readonly counts: readonly FacetCount[];
  /** The moments (ms) from which and up to which the clock leaves them as they are. */
  readonly from: number;
  readonly until: number;
}

interface FacetParts {
  readonly prepare: Prepare;
  readonly count: Count;
  /** Moves with every change that any caller can see. */
  readonly version: (tier: Tier) => number;
  readonly planFor: (family: Family) => Plan;
  readonly next: NextMoment;
  readonly foundOut: FoundOutOf;
  readonly inOnePass: CountsInOnePass;
}

/**
 * Counts facets. The pages of a list, in whatever order, have the same counts: they are kept until something
 * changes that any caller can see, or the clock changes them.
 */
export function facetCounter(parts: FacetParts): Reader['facets'] {
  const { version, planFor, next, foundOut, inOnePass } = parts;
  const cache = new Map<string, Counted>();
  let keptAt = -1;

  /** The counts of these facets, by their names; `keys` are those of all rows that match, where they are known. */
  function countNamed(plan: Plan, request: ListRequest, names: readonly string[], keys: Keys | null): Named {
    if (names.length === 0) return new Map();
    const { now } = request;
    const facets = names.map((name) => plan.family.facets?.[name] as Facet);
    const condition = foundOut.condition(plan, request);
    const passes = nextPassing(next, plan, condition, now);
    const found = inOnePass(plan, { condition, keys, facets, now });
    const counted = facets.map((facet) => ({
      counts: found.get(facet) ?? countFacet(parts, { plan, condition, now }, facet),
      from: now.getTime(),
      until: Math.min(passes, lastMomentOf(facet, now)),
    }));
    return new Map(names.map((name, index) => [name, counted[index] as Counted]));
  }

  /** The same, of which only those are counted that were not before. */
  function keptOrCounted(plan: Plan, request: ListRequest, names: readonly string[]): Named {
    const { now, limit: _limit, offset: _offset, sort: _sort, order: _order, ...asked } = request;
    const same = `${plan.family.name} ${JSON.stringify(asked)}`;
    const key = (name: string) => `${name} ${same}`;
    const missing = names.filter((name) => !isGoodAt(cache.get(key(name)), now));
    for (const [name, counted] of countNamed(plan, request, missing, null)) cache.set(key(name), counted);
    return new Map(names.map((name) => [name, cache.get(key(name)) as Counted]));
  }

  return (family, request, names) => {
    const plan = planFor(family);
    const at = version('top');
    if (at !== keptAt || cache.size >= maxKept) cache.clear();
    keptAt = at;
    const known = names.filter((name) => plan.family.facets?.[name]);
    // A list of one page has no further ones that need its counts: what is in memory is counted and not kept.
    const keys = foundOut.keys(plan, request, at);
    const all = keys ? countNamed(plan, request, known, keys) : keptOrCounted(plan, request, known);
    return {
      counts: Object.fromEntries([...all].map(([name, { counts }]) => [name, counts])),
      until: Math.min(...[...all.values()].map(({ until }) => until)),
    };
  };
}

type Named = ReadonlyMap<string, Counted>;

function isGoodAt(counted: Counted | undefined, now: Date): boolean {
  return counted !== undefined && counted.from <= now.getTime() && now.getTime() <= counted.until;
}

/** The rows of a family whose facets are counted, and the moment at which. */
interface Counting {
  readonly plan: Plan;
  readonly condition: Condition;
  readonly now: Date;
}

function countFacet(
  { prepare, count }: Pick<FacetParts, 'prepare' | 'count'>,
  rows: Counting,
  facet: Facet,
): readonly FacetCount[] {
  const { plan, condition } = rows;
  if (facet.kind === 'values') {
    const counts = countValues(prepare, plan, condition, facet.column);
    const parts = partsCounted(plan.family.filters ?? {}, facet);
    return parts === null ? counts : countParts(prepare, rows, parts, counts);
  }
  if (facet.kind === 'months') return countMonths(prepare, plan, condition, facet.column);
  return countWindows(prepare, count, rows, facet);
}

/** The month (UTC) of a moment in a column of the table `t`. */
export function monthOf(column: string): string {
  return `substr(t.${quoted(column)}, 1, 7)`;
}

/** The months that hold rows, in their order. */
function countMonths(prepare: Prepare, plan: Plan, condition: Condition, column: string): FacetCount[] {
  if (condition.nothing) return [];
  const { sql, binds } = sourceOf(plan, condition, { table: true, facts: 'in the index' });
  const month = monthOf(column);
  const rows = prepare(
    `select ${month} as value, count(*) as count ${sql} group by 1 order by 1 limit ${maxFacetValues + 1}`,
  ).all(...binds);
  // Rows without a moment come first.
  return rows
    .filter(({ value }) => value !== null)
    .slice(0, maxFacetValues)
    .map(({ value, count }) => ({ value: value as string, count: count as number }));
}

function countValues(prepare: Prepare, plan: Plan, condition: Condition, name: string): FacetCount[] {
  if (condition.nothing) return [];
  const table = plan.family.name;
  const list = `${quoted(`${table}_list_${name}`)} l`;
  const { sql, binds } = rangeSource(condition, list) ?? joinedSource(plan, condition, list);
  // SQLite groups by sorting, which takes ten times as long as counting the numbers of one long text.
  const found = prepare(`select group_concat(l.ref) as refs ${sql}`).get(...binds);
  const counts = countNumbers((found?.refs as string | null | undefined) ?? '');
  const rows = prepare(
    `select v.value, j.value as count from json_each(?) j cross join ${quoted(`${table}_values_${name}`)} v on v.ref = cast(j.key as integer)
     order by j.value desc, v.value limit ${maxFacetValues}`,
  ).all(JSON.stringify(counts));
  return rows.map((row) => ({ value: row.value as string, count: row.count as number }));
}

/** The values again, each with how many rows have it as a part of their text in a column. */
function countParts(
  prepare: Prepare,
  { plan, condition }: Counting,
  column: string,
  values: readonly FacetCount[],
): FacetCount[] {
  if (values.length === 0) return [];
  const { sql, binds } = sourceOf(plan, condition, { table: true, facts: 'in the index' });
  const ref = `t.${quoted(`_ref_${column}`)}`;
  const texts = prepare(
    `select v.folded, c.count from (select ${ref} as ref, count(*) as count ${sql} group by 1) c
     cross join ${quoted(`${plan.family.name}_values_${column}`)} v on v.ref = c.ref`,
  ).all(...binds) as unknown as readonly { folded: string; count: number }[];
  return values
    .map(({ value }) => {
      const part = fold(value);
      return { value, count: sum(texts.map(({ folded, count }) => (folded.includes(part) ? count : 0))) };
    })
    .sort((a, b) => b.count - a.count);
}

/** The list alone, where a range of keys says everything; null where it does not. */
function rangeSource({ match, where, facts, ...range }: Condition, list: string) {
  if (match.length > 0 || where.length > 0 || facts.some(({ tag }) => tag !== null)) return null;
  const { sql, binds } = keyRange(range, 'l._key');
  return { sql: `from ${list}${sql.length > 0 ? ` where ${sql.join(' and ')}` : ''}`, binds };
}

function joinedSource(plan: Plan, condition: Condition, list: string) {
  const { sql, binds, key } = sourceOf(plan, condition, { facts: 'in the index' });
  return { sql: `from (select ${key} as k ${sql}) m cross join ${list} on l._key = m.k`, binds };
}

/** The moment (ms) up to which the clock leaves the counts of a facet as they are: windows begin with each day. */
function lastMomentOf({ kind }: Facet, now: Date): number {
  return kind === 'windows' ? dayStart(now.getTime(), 1) - 1 : Number.POSITIVE_INFINITY;
}

/**
 * Rows that end today or within so many days behind it, and rows without a date. Days are whole (UTC), as those of
 * the filters that narrow a list to a window are.
 */
function countWindows(
  prepare: Prepare,
  count: Count,
  { plan, condition, now }: Counting,
  { column, days }: Extract<Facet, { kind: 'windows' }>,
): FacetCount[] {
  const start = (ahead: number) => dayStart(now.getTime(), ahead);
  const values = windowNames(days);
  const isNarrowed = condition.match.length > 0 || condition.where.length > 0;
  if (plan.keyed === column && isNarrowed && !condition.nothing) {
    const from = highest(condition.from, keyFrom(start(0)));
    const ends = days.map((ahead) => keyFrom(start(ahead + 1)));
    const counts = countRanges(prepare, plan, { ...condition, from }, ends);
    return values.map((value, at) => ({ value, count: counts[at] as number }));
  }
  // What a list shows unnarrowed is asked often, and its counts are kept; see count.ts.
  const windows = days.map((ahead) => within(plan, condition, column, [start(0), start(ahead + 1) - 1]));
  const conditions = [...windows, without(plan, condition, column)];
  return values.map((value, at) => ({ value, count: count(plan, conditions[at] as Condition) }));
}

/** How many rows that match have a key up to each end (exclusive), and how many are undated: in one pass. */
function countRanges(
  prepare: Prepare,
  plan: Plan,
  condition: Condition,
  ends: readonly bigint[],
): readonly number[] {
  const { sql, binds, key } = sourceOf(plan, condition, { facts: 'in the index' });
  const ranges = ends.map(() => `count(*) filter (where ${key} < ?)`);
  const statement = prepare(
    `select ${ranges.join(', ')}, count(*) filter (where ${key} >= ?) ${sql}`,
    'rows',
  );
  return statement.get(...ends, undated, ...binds) as unknown as readonly number[];
}

/** From a moment to another one (ms), both included. */
type Span = readonly [start: number, end: number];

/** The condition, and a moment within the span: a range of keys where it can be. */
function within(plan: Plan, condition: Condition, column: string, [start, end]: Span): Condition {
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
