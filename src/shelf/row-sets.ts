// Rows held as sets of keys, and those rows that are in the most of several sets: what a question shares
// with the catalogue. Ranking by the full-text index would look at every row that holds any of its words
// each time; a set is read once and kept until something changes.

import type { Reader, RowSet } from '../kernel/reader.ts';
import type { Tier } from '../kernel/tier.ts';
import type { Condition } from './condition.ts';
import { type Plan, quoted } from './plan.ts';
import { type Prepare, sourceOf } from './query.ts';
import { keysOf } from './rows.ts';

/**
 * Keys as numbers: the 64 bits of a key, read as a float, keep its order (keys are positive and end before
 * the bits of infinity), and cost a tenth of a bigint.
 */
type Keys = Float64Array;

/** Of more rows only the first so many are held: what so many have in common says little of each. */
const largestSet = 50_000;
/** Kept in all: 24 MB. */
const mostKeys = 3_000_000;
/** The range of keys begins anew every 2^12 seconds, so that a list outlives the moment it was asked for. */
const coarse = 40n;

export function rowSets(
  prepare: Prepare,
  version: (tier: Tier) => number,
): (plan: Plan, condition: Condition) => RowSet {
  const kept = new Map<string, Keys>();
  let [keptAt, held] = [-1, 0];
  return (plan, condition) => {
    if (condition.nothing) return { size: 0, keys: new Float64Array() };
    const from = condition.from === null ? null : (condition.from >> coarse) << coarse;
    const { sql, binds, key } = sourceOf(plan, { ...condition, from }, { facts: 'in the index' });
    const now = version('top');
    if (now !== keptAt) {
      kept.clear();
      [keptAt, held] = [now, 0];
    }
    const name = `${sql} ${JSON.stringify(binds.map(String))}`;
    let list = kept.get(name);
    if (!list) {
      list = numbersOf(keysOf(prepare, `select ${key} ${sql} order by ${key} limit ${largestSet}`, binds));
      kept.set(name, list);
      held += list.length;
      for (const [oldest, { length }] of held > mostKeys ? kept : []) {
        if (held <= mostKeys) break;
        kept.delete(oldest);
        held -= length;
      }
    }
    const first = condition.from === null ? 0 : firstAtLeast(list, numberOf(condition.from));
    return { size: list.length - first, keys: list.subarray(first) };
  };
}

function numbersOf(keys: readonly bigint[]): Keys {
  return new Float64Array(BigInt64Array.from(keys).buffer);
}

function numberOf(key: bigint): number {
  return numbersOf([key])[0] as number;
}

function firstAtLeast(list: Keys, least: number): number {
  let [low, high] = [0, list.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((list[middle] as number) < least) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Few enough that hardly more are read than are asked for. */
const idsAtOnce = 20;

/** The ids of the rows that weigh most, the heaviest first; of equal ones the first in the order of the keys. */
export function* heaviestRows(
  prepare: Prepare,
  plan: Plan,
  sets: Parameters<Reader['heaviest']>[1],
  most: number,
): Generator<string> {
  const best: { readonly key: number; readonly weight: number }[] = [];
  let least = 0;
  eachRow(sets, (key, weight) => {
    if (weight <= least) return;
    let place = best.length;
    while (place > 0 && (best[place - 1]?.weight ?? 0) < weight) place--;
    best.splice(place, 0, { key, weight });
    if (best.length > most) best.pop();
    if (best.length === most) least = best.at(-1)?.weight ?? 0;
  });
  const keys = Float64Array.from(best, ({ key }) => key);
  for (let from = 0; from < keys.length; from += idsAtOnce) {
    yield* idsAt(prepare, plan, keys.slice(from, from + idsAtOnce));
  }
}

/** Each row of the sets once, in the order of the keys, with what the sets that it is in weigh together. */
function eachRow(sets: Parameters<Reader['heaviest']>[1], seen: (key: number, weight: number) => void): void {
  const keys = sets.map(({ rows }) => rows.keys);
  const weights = Float64Array.from(sets, ({ weight }) => weight);
  const at = new Uint32Array(sets.length);
  const heads = Float64Array.from(keys, (set) => set[0] ?? Number.POSITIVE_INFINITY);
  for (;;) {
    let key = Number.POSITIVE_INFINITY;
    for (let index = 0; index < heads.length; index++) {
      if ((heads[index] as number) < key) key = heads[index] as number;
    }
    if (key === Number.POSITIVE_INFINITY) return;
    let weight = 0;
    for (let index = 0; index < heads.length; index++) {
      if (heads[index] !== key) continue;
      weight += weights[index] as number;
      at[index] = (at[index] as number) + 1;
      heads[index] = keys[index]?.[at[index] as number] ?? Number.POSITIVE_INFINITY;
    }
    seen(key, weight);
  }
}

function idsAt(prepare: Prepare, plan: Plan, keys: Keys): readonly string[] {
  const rows = prepare(
    `select t.id from json_each(?) m cross join ${quoted(plan.family.name)} t on t._key = m.value order by m.key`,
  ).all(`[${new BigInt64Array(keys.buffer).join(',')}]`);
  return rows.map(({ id }) => id as string);
}
