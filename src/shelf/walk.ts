// A walk through everything that matches. First the keys are taken, in the order of the list: as numbers
// they are few bytes each, and the index hands them over without touching a row. Then the rows are read by
// their keys, some hundred at a time. No statement stays open in between, so nothing is locked and a slow
// reader keeps no old state of the file alive; each step costs some ms at most, except that an order which
// is not that of the keys has to be sorted at once, as for any page of it.

import type { DatedRow, ListRequest } from '../kernel/reader.ts';
import { height } from '../kernel/tier.ts';
import { type Condition, conditionOf } from './condition.ts';
import { type Plan, quoted } from './plan.ts';
import {
  mostRanked,
  orderOf,
  type Prepare,
  type RowText,
  rankedKeys,
  sourceOf,
  withEqualVisibility,
} from './query.ts';
import { textFor } from './render.ts';

const keysAtOnce = 10_000;
const rowsAtOnce = 250;

type Cells = readonly (string | null)[];

/** The rows of the list, slice by slice; slices are empty while the keys are taken. */
export function* walk(prepare: Prepare, plan: Plan, request: ListRequest): Generator<readonly RowText[]> {
  const taken: BigInt64Array[] = [];
  for (const keys of keysOf(prepare, plan, request)) {
    taken.push(keys);
    yield [];
  }
  const texts = textsFor(request);
  const read = prepare(
    `select t.id, ${texts.join(', ')} from json_each(?) m cross join ${quoted(plan.family.name)} t on t._key = m.value
     where t._vis <= ${height(request.tier)} order by m.key`,
    'rows',
  );
  for (const keys of taken) {
    for (let at = 0; at < keys.length; at += rowsAtOnce) {
      const found = read.all(`[${keys.subarray(at, at + rowsAtOnce).join(',')}]`) as unknown as Cells[];
      yield found.map(([id, ...cells]) => ({ id: id as string, text: textFor(request.tier, cells) }));
    }
  }
}

/** The rows that match, the last changed first. */
export function newestRows(prepare: Prepare, plan: Plan, request: ListRequest): readonly DatedRow[] {
  const condition = conditionOf(plan, request);
  if (condition.nothing) return [];
  const narrowed = withEqualVisibility(condition, request);
  const { sql, binds } = sourceOf(plan, narrowed, { table: true, facts: 'as columns' });
  const found = prepare(
    `select t.id, t._updated, ${textsFor(request).join(', ')} ${sql}
     order by t._updated desc nulls last, t._key desc limit ? offset ?`,
    'rows',
  ).all(...binds, request.limit, request.offset) as unknown as Cells[];
  return found.map(([id, updated, ...cells]) => ({
    id: id as string,
    updated: updated as string | null,
    text: textFor(request.tier, cells),
  }));
}

function textsFor({ tier }: ListRequest): readonly string[] {
  return ['t._public', 't._full', 't._top'].slice(0, height(tier) + 1);
}

function* keysOf(prepare: Prepare, plan: Plan, request: ListRequest): Generator<BigInt64Array> {
  const condition = conditionOf(plan, request);
  if (condition.nothing) return;
  const order = orderOf(plan, condition, request);
  const limit = request.limit === Number.POSITIVE_INFINITY ? -1 : request.limit;
  let left = limit;
  let { offset } = request;
  if (order !== 'key') {
    const sorted = sortedKeys(prepare, plan, condition, order, limit, offset);
    yield sorted;
    if (order !== 'rank' || sorted.length === limit) return;
    // Those that are not ranked any more follow in the order of their keys.
    left = left < 0 ? left : left - sorted.length;
    offset = Math.max(offset, mostRanked);
  }
  let { from } = condition;
  while (left !== 0) {
    const wanted = left < 0 ? keysAtOnce : Math.min(left, keysAtOnce);
    const { sql, binds, key } = sourceOf(plan, { ...condition, from }, { facts: 'in the index' });
    const statement = `select ${key} as walked ${sql} order by ${key} limit ? offset ?`;
    const keys = readKeys(prepare, statement, [...binds, wanted, offset]);
    if (keys.length > 0) yield keys;
    if (keys.length < wanted) return;
    from = (keys[keys.length - 1] as bigint) + 1n;
    left = left < 0 ? left : left - keys.length;
    offset = 0;
  }
}

function sortedKeys(
  prepare: Prepare,
  plan: Plan,
  condition: Condition,
  order: string,
  limit: number,
  offset: number,
): BigInt64Array {
  const ranked = order === 'rank';
  const source = sourceOf(plan, condition, {
    table: !ranked,
    facts: ranked ? 'in the index' : 'as columns',
  });
  const { sql, binds, key } = source;
  const keys = ranked ? rankedKeys(source) : `select ${key} ${sql} order by ${order} limit ? offset ?`;
  return readKeys(prepare, keys, [...binds, limit, offset]);
}

function readKeys(
  prepare: Prepare,
  sql: string,
  binds: readonly (string | number | bigint)[],
): BigInt64Array {
  const statement = prepare(sql, 'rows');
  statement.setReadBigInts(true);
  const rows = statement.all(...binds) as unknown as readonly (readonly [bigint])[];
  return BigInt64Array.from(rows, ([key]) => key);
}
