// The moments at which the clock changes what is shown: when the next row passes. Every list asks for some,
// mostly for the same ones, so what was found counts until that moment, or until something changes.

import type { Tier } from '../../kernel/tier.ts';
import { keyFrom, momentOf, undated } from '../layout/key.ts';
import { type Plan, quoted } from '../layout/plan.ts';
import { noTier } from '../layout/ready-json.ts';
import type { Prepare } from '../layout/statements.ts';
import type { Condition } from './condition.ts';

/** The next moment (ms) in a column, from then on, of rows that somebody sees; Infinity when there is none. */
export type NextMoment = (plan: Plan, column: string, from: Date) => number;

/** Between these two (ms) no row of the column passes. */
interface Gap {
  readonly from: number;
  readonly next: number;
}

/** So many are kept of a column: one from now, and one from the end of each window. */
const maxGaps = 12;

export function nextMoments(prepare: Prepare, version: (tier: Tier) => number): NextMoment {
  const gaps = new Map<string, readonly Gap[]>();
  let keptAt = -1;
  return (plan, column, from) => {
    const at = version('top');
    if (at !== keptAt) gaps.clear();
    keptAt = at;
    const key = `${plan.family.name} ${column}`;
    const moment = from.getTime();
    const known = gaps.get(key) ?? [];
    const gap = known.find((one) => one.from <= moment && moment <= one.next);
    if (gap) return gap.next;
    const next = nextIn(prepare, plan, column, from);
    gaps.set(key, [{ from: moment, next }, ...known].slice(0, maxGaps));
    return next;
  };
}

/** Until which moment (ms) an answer is good: the next row passes, or a day that it counts from ends; Infinity when neither happens. */
export function nextPassing(
  next: NextMoment,
  plan: Plan,
  { clock, goodUntil }: Condition,
  now: Date,
): number {
  return clock === null ? goodUntil : Math.min(goodUntil, next(plan, clock, now));
}

/** Behind all moments that records name. */
const never = '9999-12-31T23:59:59.999Z';

/**
 * The same rows by the moment at which the next of them passes, in place of now: so what is kept of a question
 * is known again when it is asked a moment later.
 */
export function untilNextPasses(next: NextMoment, plan: Plan, condition: Condition): Condition {
  if (condition.where.every(({ notPast }) => notPast === undefined)) return condition;
  const where = condition.where.map((one) => {
    if (one.notPast === undefined) return one;
    const moment = next(plan, one.notPast, new Date(one.binds[0] as string));
    return { ...one, binds: [Number.isFinite(moment) ? new Date(moment).toISOString() : never] };
  });
  return { ...condition, where };
}

function nextIn(prepare: Prepare, plan: Plan, column: string, from: Date): number {
  const table = quoted(plan.family.name);
  if (plan.keyed === column) {
    const next = prepare(
      `select cast(min(_key) as text) as k from ${table} where _key >= ? and _vis < ${noTier}`,
    );
    const { k } = next.get(keyFrom(from.getTime())) as { k: string | null };
    return k === null || BigInt(k) >= undated ? Number.POSITIVE_INFINITY : momentOf(BigInt(k));
  }
  const next = prepare(
    `select min(${quoted(column)}) as at from ${table} where ${quoted(column)} >= ? and _vis < ${noTier}`,
  );
  const { at } = next.get(from.toISOString()) as { at: string | null };
  return at === null ? Number.POSITIVE_INFINITY : Date.parse(at);
}
