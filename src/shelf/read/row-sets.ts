// Rows held as sets of keys: what a question shares with the catalogue. Ranking by the full-text index would look at
// every row that holds any of its words each time; a set is read once and kept until something changes.

import type { ListRequest, Reading, RowSet } from '../../kernel/reader.ts';
import type { Tier } from '../../kernel/tier.ts';
import { highest, keyFrom, noKeys, numberOf } from '../layout/key.ts';
import type { Plan } from '../layout/plan.ts';
import type { Prepare } from '../layout/statements.ts';
import { wantedFacts } from './asked-of-table.ts';
import { type Condition, conditionOf } from './condition.ts';
import { firstAtLeast } from './first-at-least.ts';
import { isInTables, type MatchesOf, slotsInIndex } from './matches.ts';
import { type NextMoment, untilNextPasses } from './next-moment.ts';
import { orderedKeys, type Source, sourceOf } from './query.ts';
import type { RowTables } from './row-tables.ts';

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
): (plan: Plan, request: ListRequest, inTime?: Reading) => RowSet {
  const cache = new Map<string, KeptSet>();
  let [keptAt, held] = [-1, 0];

  function inMemory(plan: Plan, condition: Condition, inTime?: Reading): RowSet | null {
    const found = isInTables(condition) ? matches(plan, condition, inTime) : null;
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

  function find(plan: Plan, request: ListRequest, inTime?: Reading): KeptSet {
    const condition = conditionOf(plan, request);
    const since = request.now.getTime();
    const steady = untilNextPasses(next, plan, condition);
    const set = condition.nothing
      ? nothing
      : (inMemory(plan, steady, inTime) ??
        withFacts(plan, steady) ??
        inIndex(sourceOf(plan, steady, { facts: 'in the index' })));
    const followsClock = condition.clock !== null && condition.clock === plan.keyed;
    const until = Math.min(
      followsClock ? since + keptMs : Number.POSITIVE_INFINITY,
      ...goodUntil(steady, request),
    );
    return { ...set, since, until, from: condition.from, followsClock };
  }

  return (plan, request, inTime) => {
    const now = version('top');
    if (now !== keptAt) {
      cache.clear();
      [keptAt, held] = [now, 0];
    }
    const name = nameOf(plan, request);
    const moment = request.now.getTime();
    let set = cache.get(name);
    if (!set || moment < set.since || moment > set.until) {
      const found = find(plan, request, inTime);
      held -= set ? set.keys.length + besideKeys : 0;
      set = found;
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
