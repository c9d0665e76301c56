// The rows that are in the most of several sets: what a question shares with the catalogue.

import type { RowSet, TopRowsRequest } from '../../kernel/reader.ts';
import type { Keys } from '../layout/key.ts';
import type { Plan } from '../layout/plan.ts';
import type { Prepare } from '../layout/statements.ts';
import { withRoom } from '../layout/widened.ts';
import type { FilledTable, RowTables } from './row-tables.ts';
import { rowsAt } from './rows.ts';

/** Few enough that hardly more are read than are asked for, where nobody said how many that will be. */
const rowsAtOnce = 25;

/**
 * The rows that weigh most, the heaviest first; of equal ones the first in the order of the keys.
 * Of the sets of an aspect the one with the greatest share counts.
 */
export function* topRows(
  { prepare, tables }: { prepare: Prepare; tables: RowTables },
  plan: Plan,
  { tier, aspects, limit, first = rowsAtOnce }: TopRowsRequest,
): Generator<{ readonly id: string; readonly text: string }> {
  const top = topKeysOf(plan, tables, aspects);
  const some = top(Math.min(first, limit));
  yield* rowsAt(prepare, plan, tier, some);
  if (some.length < first) return;
  // Hardly anybody goes on, and to tell few costs less.
  const all = top(limit);
  for (let from = first; from < all.length; from += rowsAtOnce)
    yield* rowsAt(prepare, plan, tier, all.subarray(from, from + rowsAtOnce));
}

/** Where each row is counted: a position in arrays that are used again and again, so that nothing is merged or sorted. */
interface Positions {
  /** Null where a row has none. */
  readonly of: (keys: Keys) => Uint32Array | null;
  readonly keyAt: (position: number) => number;
  /** How many there are. */
  readonly size: () => number;
  /** Another one whenever rows have other positions. */
  readonly moment: () => object;
}

interface Counting {
  readonly positions: Positions;
  /** The positions of the rows of a set, by the memory that holds its keys, and since when: a row that comes anew has another one. */
  known: WeakMap<ArrayBufferLike, Uint32Array>;
  knownSince: object;
  weights: Float64Array;
  /** The aspect that counted a row last, by its number among all that were ever asked. */
  countedFor: Float64Array;
  /** The rows of a question, each once, in the order in which they were met. */
  met: Uint32Array;
  aspectsAsked: number;
}

/** By table where the rows are in memory: a row has its slot. By plan until then. */
const countings = new WeakMap<Plan | FilledTable, Counting>();

function countingBy(of: Plan | FilledTable, make: () => Positions): Counting {
  const before = countings.get(of);
  if (before) return upToDate(before);
  const positions = make();
  const own = {
    positions,
    known: new WeakMap(),
    knownSince: positions.moment(),
    weights: new Float64Array(),
    countedFor: new Float64Array(),
    met: new Uint32Array(),
    aspectsAsked: 0,
  };
  countings.set(of, own);
  return own;
}

function upToDate(own: Counting): Counting {
  const moment = own.positions.moment();
  if (own.knownSince !== moment) [own.known, own.knownSince] = [new WeakMap(), moment];
  return own;
}

/** Rows that are gone keep their positions; when there are so many, they are given out anew. */
const maxPositions = 1_000_000;

const bySlot = (table: FilledTable): Positions => ({
  of: table.slotsOf,
  keyAt: table.keyAt,
  size: table.slots,
  moment: table.moment,
});

function byKey(): Positions {
  const positions = new Map<number, number>();
  const all: number[] = [];
  return {
    of: (keys) =>
      Uint32Array.from(keys, (key) => {
        const known = positions.get(key) ?? all.push(key) - 1;
        positions.set(key, known);
        return known;
      }),
    keyAt: (position) => all[position] as number,
    size: () => all.length,
    moment: () => positions,
  };
}

/** Tells the keys of so many rows that weigh most. */
function topKeysOf(
  plan: Plan,
  tables: RowTables,
  aspects: TopRowsRequest['aspects'],
): (many: number) => Float64Array {
  const table = tables.of(plan);
  if (table || (countings.get(plan)?.positions.size() ?? 0) > maxPositions) countings.delete(plan);
  return (many) => {
    const bySlots =
      table &&
      topKeys(
        countingBy(table, () => bySlot(table)),
        aspects,
        many,
      );
    return bySlots ?? (topKeys(countingBy(plan, byKey), aspects, many) as Float64Array);
  };
}

/** The positions of a set's rows; null where one has none. */
function positionsIn(own: Counting, { keys }: RowSet): Uint32Array | null {
  const all = own.known.get(keys.buffer) ?? own.positions.of(new Float64Array(keys.buffer));
  if (all === null) return null;
  own.known.set(keys.buffer, all);
  return all.subarray(keys.byteOffset / keys.BYTES_PER_ELEMENT);
}

function makeRoom(own: Counting): void {
  const size = own.positions.size();
  if (own.weights.length >= size) return;
  own.weights = new Float64Array(withRoom(size));
  own.countedFor = new Float64Array(own.weights.length);
  own.met = new Uint32Array(own.weights.length);
}

/**
 * The keys of the rows that weigh most; null where one has no position. Whatever stands in the arrays is of earlier
 * questions.
 */
function topKeys(own: Counting, aspects: TopRowsRequest['aspects'], maxRows: number): Float64Array | null {
  const before = own.aspectsAsked;
  let many = 0;
  const setsOfAspects = aspects.map(({ weight, sets }) =>
    sets
      .toSorted((one, other) => other.share - one.share)
      .map(({ rows, share }) => ({ adds: weight * share, rows: positionsIn(own, rows) })),
  );
  makeRoom(own);
  for (const sets of setsOfAspects) {
    own.aspectsAsked++;
    for (const { adds, rows } of sets) {
      if (rows === null) return null;
      many = addTo(own, adds, rows, before, many);
    }
  }
  return topPositions(own, many, maxRows);
}

/** Counts each row for an aspect once; rows that no aspect of the question had counted are met now. */
function addTo(own: Counting, adds: number, rows: Uint32Array, before: number, met: number): number {
  const { weights, countedFor, aspectsAsked: aspect } = own;
  let many = met;
  for (let index = 0; index < rows.length; index++) {
    const position = rows[index] as number;
    const last = countedFor[position] as number;
    if (last === aspect) continue;
    countedFor[position] = aspect;
    if (last > before) {
      weights[position] = (weights[position] as number) + adds;
    } else {
      weights[position] = adds;
      own.met[many++] = position;
    }
  }
  return many;
}

/** Keys of the rows that were met, the heaviest first; of equal ones the first in the order of the keys. */
function topPositions({ weights, positions, met }: Counting, many: number, maxRows: number): Float64Array {
  const { keyAt } = positions;
  const best = new Uint32Array(maxRows);
  let count = 0;
  let least = 0;
  for (let index = 0; index < many; index++) {
    const position = met[index] as number;
    const weight = weights[position] as number;
    if (weight === 0 || (count === maxRows && weight < least)) continue;
    const key = keyAt(position);
    let at = count;
    for (; at > 0; at--) {
      const other = best[at - 1] as number;
      const otherWeight = weights[other] as number;
      if (weight < otherWeight || (weight === otherWeight && key > keyAt(other))) break;
      if (at < maxRows) best[at] = other;
    }
    if (at === maxRows) continue;
    best[at] = position;
    if (count < maxRows) count++;
    least = weights[best[count - 1] as number] as number;
  }
  return Float64Array.from(best.subarray(0, count), keyAt);
}
