// Who pays for a record and how much, as its row says it, held against what was asked.

import { type Amount, type Award, isOfAmount } from '../question/amounts-in.ts';
import type { Aspect } from '../question/read-query.ts';
import type { Facts } from './row-facts.ts';
import { share } from './score-weights.ts';

/** Raises what a record's row says of who pays and how much; tells the funders of the question that pay for it. */
export function payersAmong(
  aspects: readonly Aspect[],
  facts: Facts | undefined,
  id: string,
  raise: (at: number, to: number) => void,
): readonly string[] {
  if (facts === undefined || !aspects.some(({ funder, amount }) => funder ?? amount)) return [];
  const paying = facts.fundersOf(id);
  return aspects.flatMap(({ asked, funder, amount }, at) => {
    if (amount !== undefined) raise(at, shareOfAmount(amount, facts.awardOf(id)));
    if (funder === undefined || !paying.includes(funder)) return [];
    raise(at, share.exact);
    return [asked];
  });
}

/** A call that does not say what it pays stands between one that pays as much and one that does not. */
function shareOfAmount(amount: Amount, award: Award | null): number {
  const fits = award === null ? null : isOfAmount(amount, award);
  return fits === null ? share.unstated : fits ? share.exact : 0;
}
