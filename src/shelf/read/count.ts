// How many rows match. What a list shows without any filter of the caller is counted long and asked
// often (an empty answer tells how many rows there were without its filter). Where the rows are in memory they are
// counted there; elsewhere that number is kept until something changes, and its moment counts in whole seconds.

import type { Tier } from '../../kernel/tier.ts';
import type { Plan } from '../layout/plan.ts';
import type { Prepare } from '../layout/statements.ts';
import type { Condition } from './condition.ts';
import { isInTables, type MatchesOf } from './matches.ts';
import { type NextMoment, untilNextPasses } from './next-moment.ts';
import { sourceOf } from './query.ts';

export type Count = (plan: Plan, condition: Condition) => number;

const maxKept = 200;

/** `version` moves with every change that any caller can see. */
export function counter(
  prepare: Prepare,
  version: (tier: Tier) => number,
  next: NextMoment,
  matches: MatchesOf,
): Count {
  const cache = new Map<string, number>();
  let keptAt = -1;
  return (plan, asked) => {
    if (asked.nothing) return 0;
    // Of a million rows the index counts for a tenth of a second, and again each second.
    const ofAll = asked.match.length === 0 && asked.where.every(({ notPast }) => notPast !== undefined);
    const found = ofAll || isInTables(asked) ? matches(plan, asked) : null;
    if (found) return found.total;
    const condition = untilNextPasses(next, plan, asked);
    const { sql, binds } = sourceOf(plan, condition, { facts: 'in the index' });
    const count = () => (prepare(`select count(*) as n ${sql}`).get(...binds) as { n: number }).n;
    if (condition.match.length > 0 || condition.where.some(({ notPast }) => notPast === undefined))
      return count();
    const now = version('top');
    if (now !== keptAt || cache.size >= maxKept) cache.clear();
    keptAt = now;
    const key = `${sql} ${binds.join(' ')}`;
    const known = cache.get(key) ?? count();
    cache.set(key, known);
    return known;
  };
}
