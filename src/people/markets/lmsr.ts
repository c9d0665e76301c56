// The market maker: Hanson's logarithmic scoring rule over whole milli-points and milli-shares. Its cost is
// C(q) = b ln Σ exp(q_i/b), its prices are the softmax of q/b, a share pays one point. What a rounding leaves
// is the house's, so no cycle of trades earns anything, and the house never loses more than it put in.

import { sum } from '../../kernel/sum.ts';

/** A thousandth of a point, or of a share: everything is counted in them. */
export const milli = 1_000;
/** Prices stay between these. */
export const lowestPrice = 0.005;
export const highestPrice = 0.995;

/** Taken off before rounding down, so that an error of the floating point never favours who trades. */
const safe = 1 - 1e-12;

export interface Pool {
  /** The liquidity, in milli-points: the higher, the less a trade moves the price. */
  readonly b: number;
  /** Milli-shares of each outcome. */
  readonly q: readonly number[];
}

/** The prices of all outcomes; they come to 1. */
export function prices({ b, q }: Pool): readonly number[] {
  const top = Math.max(...q);
  const weights = q.map((one) => Math.exp((one - top) / b));
  const total = sum(weights);
  return weights.map((one) => one / total);
}

/** The pool that begins with these probabilities. */
export function poolAt(probabilities: readonly number[], b: number): Pool {
  return { b, q: probabilities.map((one) => Math.round(b * Math.log(one * probabilities.length))) };
}

/** What the house puts in at most: it covers the dearest outcome whatever is traded. In milli-points. */
export function subsidy(pool: Pool): number {
  return Math.ceil(pool.b * Math.log(1 / Math.min(...prices(pool)))) + 1;
}

/** How many milli-shares of an outcome so many milli-points buy. */
export function sharesFor(pool: Pool, outcome: number, spend: number): number {
  const price = prices(pool)[outcome] as number;
  return Math.floor(pool.b * Math.log1p(Math.expm1(spend / pool.b) / price) * safe);
}

/** How many milli-points the sale of so many milli-shares brings. */
export function payoutFor(pool: Pool, outcome: number, shares: number): number {
  const price = prices(pool)[outcome] as number;
  return Math.floor(-pool.b * Math.log1p(price * Math.expm1(-shares / pool.b)) * safe);
}

/** How many milli-points move the price of an outcome up to this one. */
export function spendToReach(pool: Pool, outcome: number, price: number): number {
  const now = prices(pool)[outcome] as number;
  return Math.ceil(pool.b * Math.log((1 - now) / (1 - price)) * safe);
}

/** The pool after so many milli-shares of an outcome were handed out, or taken back where it is negative. */
export function moved({ b, q }: Pool, outcome: number, shares: number): Pool {
  return { b, q: q.map((one, at) => (at === outcome ? one + shares : one)) };
}

/** Whether all prices are where they may be. */
export function inBounds(pool: Pool): boolean {
  return prices(pool).every((price) => price >= lowestPrice && price <= highestPrice);
}
