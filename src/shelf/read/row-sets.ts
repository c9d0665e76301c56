// Rows held as sets of keys, and those rows that are in the most of several sets: what a question shares
// with the catalogue. Ranking by the full-text index would look at every row that holds any of its words
// each time; a set is read once and kept until something changes.

import type { ListRequest, RowSet, TopRowsRequest } from '../../kernel/reader.ts';
import type { Tier } from '../../kernel/tier.ts';
import { highest, keyFrom, noKeys, numberOf } from '../layout/key.ts';
import type { Plan } from '../layout/plan.ts';
import type { Prepare } from '../layout/statements.ts';
import { type Condition, conditionOf } from './condition.ts';
import { firstAtLeast } from './first-at-least.ts';
import { isInTables, type MatchesOf, slotsInIndex } from './matches.ts';
import { type NextMoment, untilNextPasses } from './next-moment.ts';
import { orderedKeys, type Source, sourceOf } from './query.ts';
import { type RowTables, wantedFacts } from './row-tables.ts';
import { rowsAt } from './rows.ts';

/** Of more rows only the first so many are held, and all are counted: what so many have in common says little of each. */
const largestSet = 2_000;
/** Of more rows the index finds out itself which are open and seen. */
const maxFound = 20_000;
/** Kept in all: 12 MB. */
const maxKeys = 1_500_000;
/** What a set takes beside its keys, in keys: its name, above all. Words that no row has are kept too. */
const besideKeys = 100;
/** For so long a set is kept at most while the clock takes rows out at its beginning. */
const keptMs = 4_096_000;

/** A set as it was found at a moment, from which on it is good for some time. */
interface KeptSet extends RowSet {
  readonly since: number;
  readonly until: number;
  /** The least key that was asked for, and whether that of the moment counts beside it. */
  readonly from: bigint | null;
  readonly followsClock: boolean;
}

export function rowSets(
  prepare: Prepare,
  version: (tier: Tier) => number,
  next: NextMoment,
  tables: RowTables,
  matches: MatchesOf,
): (plan: Plan, request: ListRequest) => RowSet {
  const cache = new Map<string, KeptSet>();
  let [keptAt, held] = [-1, 0];

  function inMemory(plan: Plan, condition: Condition): RowSet | null {
    const found = isInTables(condition) ? matches(plan, condition) : null;
    return found && { keys: found.table.keysAt(found.slots(0, largestSet)), size: found.total };
  }

  function withFacts(plan: Plan, condition: Condition): RowSet | null {
    const { match, where, facts } = condition;
    if (match.length === 0 || where.length > 0 || facts.length === 0) return null;
    const table = tables.of(plan);
    const slots = table && slotsInIndex(prepare, plan, condition, table, maxFound);
    if (!table || !slots) return null;
    const passing = table.keysAt(table.passing(slots, wantedFacts(plan, condition)));
    return { keys: passing.slice(0, largestSet), size: passing.length };
  }

  function inIndex(source: Source): RowSet {
    const keys = orderedKeys(prepare, source, { limit: largestSet, offset: 0 });
    if (keys.length < largestSet) return { keys, size: keys.length };
    const { n } = prepare(`select count(*) as n ${source.sql}`).get(...source.binds) as { n: number };
    return { keys, size: n };
  }

  function find(plan: Plan, request: ListRequest): KeptSet {
    const condition = conditionOf(plan, request);
    const since = request.now.getTime();
    const steady = untilNextPasses(next, plan, condition);
    const set = condition.nothing
      ? nothing
      : (inMemory(plan, steady) ??
        withFacts(plan, steady) ??
        inIndex(sourceOf(plan, steady, { facts: 'in the index' })));
    const followsClock = condition.clock !== null && condition.clock === plan.keyed;
    const until = Math.min(
      followsClock ? since + keptMs : Number.POSITIVE_INFINITY,
      ...goodUntil(steady, request),
    );
    return { ...set, since, until, from: condition.from, followsClock };
  }

  return (plan, request) => {
    const now = version('top');
    if (now !== keptAt) {
      cache.clear();
      [keptAt, held] = [now, 0];
    }
    const name = nameOf(plan, request);
    const moment = request.now.getTime();
    let set = cache.get(name);
    if (!set || moment < set.since || moment > set.until) {
      held -= set ? set.keys.length + besideKeys : 0;
      set = find(plan, request);
      cache.delete(name);
      cache.set(name, set);
      held += set.keys.length + besideKeys;
      for (const [oldest, { keys: dropped }] of held > maxKeys ? cache : []) {
        if (held <= maxKeys) break;
        cache.delete(oldest);
        held -= dropped.length + besideKeys;
      }
    }
    const { keys, size, from, followsClock, since } = set;
    if (!followsClock || moment === since) return { keys, size };
    const first = firstAtLeast(keys, numberOf(highest(from, keyFrom(moment))));
    return { size: size - first, keys: keys.subarray(first) };
  };
}

const nothing: RowSet = { size: 0, keys: noKeys };

/** What tells a set from others: all of a request but its page, its order and its moment. */
function nameOf(
  { family }: Plan,
  { tier, filters, named, met, anyOf, phrases, anyIn, own }: ListRequest,
): string {
  return JSON.stringify([family.name, tier, anyIn, phrases, filters, named, met, anyOf, own]);
}

/** The moments (ms) up to which conditions hold beside the keys; those that bind the moment itself hold for that alone. */
function goodUntil({ where }: Condition, { now }: ListRequest): readonly number[] {
  const text = now.toISOString();
  return where.flatMap(({ notPast, binds, sql }) => {
    if (notPast !== undefined) return [Date.parse(binds[0] as string)];
    return binds.includes(text) || sql.includes(text) ? [now.getTime()] : [];
  });
}

/** Few enough that hardly more are read than are asked for, where nobody said how many that will be. */
const rowsAtOnce = 25;

/**
 * The rows that weigh most, the heaviest first; of equal ones the first in the order of the keys.
 * Of the sets of an aspect the one with the greatest share counts.
 */
export function* heaviestRows(
  prepare: Prepare,
  plan: Plan,
  { tier, aspects, limit, first = rowsAtOnce }: TopRowsRequest,
): Generator<{ readonly id: string; readonly text: string }> {
  const top = (many: number) => topKeys(positionsOf(plan), aspects, many);
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
  readonly positionOf: Map<number, number>;
  readonly keys: number[];
  /** The positions of the rows of a set, by the memory that holds its keys. */
  readonly known: WeakMap<ArrayBufferLike, Uint32Array>;
  weights: Float64Array;
  /** The aspect that counted a row last, by its number among all that were ever asked. */
  countedFor: Float64Array;
  /** The rows of a question, each once, in the order in which they were met. */
  met: Uint32Array;
  aspectsAsked: number;
}

const positions = new WeakMap<Plan, Positions>();
/** Rows that are gone keep their positions; when there are so many, they are given out anew. */
const maxPositions = 1_000_000;

function positionsOf(plan: Plan): Positions {
  let own = positions.get(plan);
  if (!own || own.keys.length > maxPositions) {
    own = {
      positionOf: new Map(),
      keys: [],
      known: new WeakMap(),
      weights: new Float64Array(),
      countedFor: new Float64Array(),
      met: new Uint32Array(),
      aspectsAsked: 0,
    };
    positions.set(plan, own);
  }
  return own;
}

/** The positions of a set's rows. */
function positionsIn(own: Positions, { keys }: RowSet): Uint32Array {
  let all = own.known.get(keys.buffer);
  if (!all) {
    const whole = new Float64Array(keys.buffer);
    all = new Uint32Array(whole.length);
    for (let index = 0; index < whole.length; index++) {
      const key = whole[index] as number;
      let position = own.positionOf.get(key);
      if (position === undefined) {
        position = own.keys.push(key) - 1;
        own.positionOf.set(key, position);
      }
      all[index] = position;
    }
    own.known.set(keys.buffer, all);
  }
  return all.subarray(keys.byteOffset / keys.BYTES_PER_ELEMENT);
}

function makeRoom(own: Positions): void {
  if (own.weights.length >= own.keys.length) return;
  const size = 2 * own.keys.length;
  own.weights = new Float64Array(size);
  own.countedFor = new Float64Array(size);
  own.met = new Uint32Array(size);
}

/** The keys of the rows that weigh most. Whatever stands in the arrays is of earlier questions. */
function topKeys(own: Positions, aspects: TopRowsRequest['aspects'], maxRows: number): Float64Array {
  const setsOfAspects = aspects.map(({ weight, sets }) =>
    sets
      .toSorted((one, other) => other.share - one.share)
      .map(({ rows, share }) => ({ adds: weight * share, rows: positionsIn(own, rows) })),
  );
  makeRoom(own);
  const before = own.aspectsAsked;
  let many = 0;
  for (const sets of setsOfAspects) {
    own.aspectsAsked++;
    for (const { adds, rows } of sets) many = addTo(own, adds, rows, before, many);
  }
  return heaviest(own, many, maxRows);
}

/** Counts each row for an aspect once; rows that no aspect of the question had counted are met now. */
function addTo(own: Positions, adds: number, rows: Uint32Array, before: number, met: number): number {
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
function heaviest({ weights, keys, met }: Positions, many: number, maxRows: number): Float64Array {
  const best = new Uint32Array(maxRows);
  let count = 0;
  let least = 0;
  for (let index = 0; index < many; index++) {
    const position = met[index] as number;
    const weight = weights[position] as number;
    if (weight === 0 || (count === maxRows && weight < least)) continue;
    const key = keys[position] as number;
    let at = count;
    for (; at > 0; at--) {
      const other = best[at - 1] as number;
      const otherWeight = weights[other] as number;
      if (weight < otherWeight || (weight === otherWeight && key > (keys[other] as number))) break;
      if (at < maxRows) best[at] = other;
    }
    if (at === maxRows) continue;
    best[at] = position;
    if (count < maxRows) count++;
    least = weights[best[count - 1] as number] as number;
  }
  return Float64Array.from(best.subarray(0, count), (position) => keys[position] as number);
}
