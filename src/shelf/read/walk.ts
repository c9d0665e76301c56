// A walk through everything that matches. First the keys are taken, in the order of the list: as numbers
// they are few bytes each, and the index hands them over without touching a row. Then the rows are read by
// their keys, some tens at a time. No statement stays open in between, so nothing is locked and a slow
// reader keeps no old state of the file alive; each step costs some ms at most, except that an order which
// is not that of the keys has to be sorted at once, as for any page of it.

import type { DatedRow, ListRequest } from '../../kernel/reader.ts';
import { type Keys, keyOf } from '../layout/key.ts';
import { type Plan, updatedFor } from '../layout/plan.ts';
import { textFor } from '../layout/ready-json.ts';
import type { Prepare } from '../layout/statements.ts';

import { conditionOf } from './condition.ts';
import {
  type ListQuery,
  maxRanked,
  orderedKeys,
  orderOf,
  rankedKeys,
  sourceOf,
  withEqualVisibility,
} from './query.ts';
import { keysOf, type RowText, rowsAt, textColumns } from './rows.ts';

const keysAtOnce = 10_000;
/** As many as a reader is ahead of what he took, twice: so few that all readers together hold little. */
const rowsAtOnce = 50;

type Cells = readonly (string | null)[];

/** The rows of the list, slice by slice; slices are empty while the keys are taken. */
export function* walk(prepare: Prepare, plan: Plan, request: ListRequest): Generator<readonly RowText[]> {
  // There may be a million.
  const taken: Keys[] = [];
  for (const keys of walkedKeys(prepare, plan, request)) {
    taken.push(keys);
    yield [];
  }
  for (const keys of taken) {
    for (let at = 0; at < keys.length; at += rowsAtOnce) {
      yield rowsAt(prepare, plan, request.tier, keys.subarray(at, at + rowsAtOnce));
    }
  }
}

/** The rows that match, the last changed first. */
export function newestRows(prepare: Prepare, plan: Plan, request: ListRequest): readonly DatedRow[] {
  const condition = conditionOf(plan, request);
  if (condition.nothing) return [];
  const narrowed = withEqualVisibility(condition, request);
  const { sql, binds } = sourceOf(plan, narrowed, { table: true, facts: 'as columns' });
  const updated = updatedFor(request.tier);
  const found = prepare(
    `select t.id, t.${updated}, ${textColumns(request.tier).join(', ')} ${sql}
     order by t.${updated} desc nulls last, t._key desc limit (0 + ?) offset (0 + ?)`,
    'rows',
  ).all(...binds, request.limit, request.offset) as unknown as Cells[];
  return found.map(([id, at, ...cells]) => ({
    id: id as string,
    updated: at as string | null,
    text: textFor(request.tier, cells),
  }));
}

function* walkedKeys(prepare: Prepare, plan: Plan, request: ListRequest): Generator<Keys> {
  const condition = conditionOf(plan, request);
  if (condition.nothing) return;
  const query = { plan, condition, request };
  const order = orderOf(query);
  const limit = request.limit === Number.POSITIVE_INFINITY ? -1 : request.limit;
  let left = limit;
  let { offset } = request;
  if (order !== 'key') {
    const sorted = sortedKeys(prepare, query, order, limit);
    yield sorted;
    if (order !== 'rank' || sorted.length === limit) return;
    // Those that are not ranked any more follow in the order of their keys.
    left = left < 0 ? left : left - sorted.length;
    offset = Math.max(offset, maxRanked);
  }
  let { from } = condition;
  while (left !== 0) {
    const wanted = left < 0 ? keysAtOnce : Math.min(left, keysAtOnce);
    const source = sourceOf(plan, { ...condition, from }, { facts: 'in the index' });
    const keys = orderedKeys(prepare, source, { limit: wanted, offset });
    if (keys.length > 0) yield keys;
    if (keys.length < wanted) return;
    from = keyOf(keys.at(-1) as number) + 1n;
    left = left < 0 ? left : left - keys.length;
    offset = 0;
  }
}

function sortedKeys(
  prepare: Prepare,
  { plan, condition, request: { offset } }: ListQuery,
  order: string,
  limit: number,
): Keys {
  if (order === 'rank') {
    const source = sourceOf(plan, condition, { facts: 'in the index' });
    return keysOf(prepare, rankedKeys(source), [...source.binds, limit, offset]);
  }
  const source = sourceOf(plan, condition, { table: true, facts: 'as columns' });
  return orderedKeys(prepare, source, { limit, offset }, order);
}
