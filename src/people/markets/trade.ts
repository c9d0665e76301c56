// A trade: points for shares of an outcome or shares for points, with the forecast that it says. It happens
// as a whole or not at all, after every other trade of whatever node.

import { sql } from 'kysely';
import type { DeskTransaction } from '../../desk/desk.ts';
import { newId } from '../../desk/new-id.ts';
import { countPost, type PostLimit } from '../../desk/post-limit.ts';
import { dayMs, hourMs } from '../../kernel/durations.ts';
import { invalid, Refusal } from '../../kernel/refusal.ts';
import type { ClockAndRandom } from '../accounts/events.ts';
import {
  highestPrice,
  inBounds,
  lowestPrice,
  milli,
  moved,
  payoutFor,
  prices,
  sharesFor,
  spendToReach,
} from './lmsr.ts';
import { type Market, outcomeAt, stageAt } from './market.ts';
import { balanceAtFirst, ofMarket, ofPerson, post } from './points.ts';

const limits: readonly PostLimit[] = [
  { kind: 'trades of a minute', maxPosts: 10, windowMs: 60_000, words: '10 trades in a minute' },
  { kind: 'trades of an hour', maxPosts: 60, windowMs: hourMs, words: '60 trades in an hour' },
];
/** In milli-points: of a trade, and at risk in a market; in one by an account that is younger than a day. */
const minSpend = 1 * milli;
export const maxSpend = 250 * milli;
const maxAtRisk = 500 * milli;
const maxAtRiskOfNew = 50 * milli;
const newMs = dayMs;
/** A price that moved by more since the form was shown is shown again. */
const maxMoved = 0.02;

export interface Trade {
  readonly user: string;
  readonly outcome: string;
  readonly side: 'buy' | 'sell';
  /** Milli-points to spend, or milli-shares to sell. */
  readonly amount: number;
  /** The price that the form showed; null where it showed none. */
  readonly seen: number | null;
  /** What the person thinks, for each outcome; null: what the price says after the trade. */
  readonly forecast: readonly number[] | null;
  readonly interest: boolean;
}

export interface Traded {
  readonly shares: number;
  readonly cost_mp: number;
  readonly prices: readonly number[];
}

/** @throws Refusal with what keeps the trade from being made; then nothing is changed */
export async function trade(
  trx: DeskTransaction,
  market: Market,
  one: Trade,
  clockAndRandom: ClockAndRandom,
): Promise<Traded> {
  const { now, random } = clockAndRandom;
  const { user, outcome, side, amount, seen, forecast, interest } = one;
  if (stageAt(market, now) !== 'open')
    throw new Refusal('conflict', 'This market is closed; nothing is traded.');
  const at = outcomeAt(market, outcome);
  if (at < 0) throw invalid('outcome', 'outcome must be one of those that the market has.');
  await mustBeStranger(trx, market, user);
  for (const limit of limits) await countPost(trx, limit, user, now);
  const before = prices(market.pool)[at] as number;
  if (seen !== null && Math.abs(seen - before) > maxMoved) {
    const sentence = `The price moved from ${percent(seen)} to ${percent(before)} since the form was shown; look at it again.`;
    throw new Refusal('conflict', sentence);
  }
  const positions = await positionsOf(trx, market.id, user);
  const change = side === 'buy' ? buying(market, at, amount) : selling(market, at, amount, positions);
  const pool = moved(market.pool, at, change.shares);
  if (!inBounds(pool)) throw tooFar(market, at, side);
  await mustAfford(trx, { user, cost: change.cost_mp, held: positions }, clockAndRandom);
  const moves = [
    { account: ofPerson(user), delta: -change.cost_mp },
    { account: ofMarket(market.id), delta: change.cost_mp },
  ];
  await post(trx, { kind: 'trade', market: market.id, moves }, clockAndRandom);
  const after = prices(pool);
  await trx
    .insertInto('market_trades')
    .values({
      id: newId(random),
      market_id: market.id,
      number: market.version + 1,
      user_id: user,
      outcome,
      side,
      ...change,
      price_before: before,
      prices_after: JSON.stringify(after),
      interest: interest ? 1 : 0,
      at: now.toISOString(),
      undone_at: null,
    })
    .execute();
  await addToPosition(trx, { market_id: market.id, user_id: user, outcome, ...change });
  const { numUpdatedRows } = await trx
    .updateTable('markets')
    .set({ q: JSON.stringify(pool.q), version: market.version + 1 })
    .where('id', '=', market.id)
    .where('version', '=', market.version)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows !== 1n) throw new Refusal('conflict', 'Somebody traded at the same moment; try again.');
  await noteForecast(trx, { market: market.id, user, probabilities: forecast ?? after }, clockAndRandom);
  return { ...change, prices: after };
}

type Change = Pick<Traded, 'shares' | 'cost_mp'>;

function buying({ pool }: Market, at: number, spend: number): Change {
  if (!Number.isSafeInteger(spend) || spend < minSpend || spend > maxSpend) {
    throw invalid('points', `points must be from 1 to ${maxSpend / milli}, with at most three decimals.`);
  }
  return { shares: sharesFor(pool, at, spend), cost_mp: spend };
}

function selling({ pool, outcomes }: Market, at: number, shares: number, held: readonly Held[]): Change {
  const own = held.find(({ outcome }) => outcome === outcomes[at]?.key)?.shares ?? 0;
  if (!Number.isSafeInteger(shares) || shares < 1 || shares > own) {
    throw invalid('shares', `shares must be from 0.001 to ${own / milli}, which is what you hold.`);
  }
  // The last thousandth of a share may be worth nothing.
  return { shares: -shares, cost_mp: -Math.max(0, payoutFor(pool, at, shares)) };
}

function tooFar({ pool }: Market, at: number, side: Trade['side']): Refusal {
  const bounds = `Prices stay between ${percent(lowestPrice)} and ${percent(highestPrice)}`;
  if (side === 'sell') return invalid('shares', `${bounds}; this sale would leave them.`);
  const most = Math.max(0, spendToReach(pool, at, highestPrice) - 1) / milli;
  return invalid('points', `${bounds}; at most ${most.toFixed(3)} points can be spent on this outcome now.`);
}

interface Held {
  readonly outcome: string;
  readonly shares: number;
  readonly cost_mp: number;
}

export function positionsOf(db: DeskTransaction, market: string, user: string): Promise<Held[]> {
  return db
    .selectFrom('market_positions')
    .select(['outcome', 'shares', 'cost_mp'])
    .where('market_id', '=', market)
    .where('user_id', '=', user)
    .execute();
}

/** Refuses what the person cannot pay, or would put too much of at risk. */
async function mustAfford(
  trx: DeskTransaction,
  { user, cost, held }: { user: string; cost: number; held: readonly Held[] },
  clockAndRandom: ClockAndRandom,
): Promise<void> {
  const balance = await balanceAtFirst(trx, user, clockAndRandom);
  // After an undone sale a balance may be below nothing; then trading waits.
  if (balance < 0) throw new Refusal('conflict', 'Your balance is below 0; trading waits until it is not.');
  if (cost <= 0) return;
  if (cost > balance) throw invalid('points', `You have ${(balance / milli).toFixed(3)} points.`);
  const risk = held.reduce((all, { cost_mp }) => all + cost_mp, 0) + cost;
  if (risk > maxAtRisk) {
    throw invalid('points', `At most ${maxAtRisk / milli} points may be at risk in one market.`);
  }
  const account = await trx
    .selectFrom('users')
    .select('created_at')
    .where('id', '=', user)
    .executeTakeFirst();
  if (risk <= maxAtRiskOfNew || !account) return;
  if (clockAndRandom.now.getTime() - Date.parse(account.created_at) < newMs) {
    const most = maxAtRiskOfNew / milli;
    throw invalid(
      'points',
      `On the first day of an account at most ${most} points may be at risk in one market.`,
    );
  }
}

/** Who proposed an outcome of the market, or decided about it, does not trade in it. */
async function mustBeStranger(trx: DeskTransaction, market: Market, user: string): Promise<void> {
  const decided = await trx
    .selectFrom('market_disputes')
    .select('id')
    .where('market_id', '=', market.id)
    .where('decided_by', '=', user)
    .executeTakeFirst();
  if (market.proposed_by !== user && !decided) return;
  throw new Refusal('forbidden', 'Whoever proposes or decides the outcome of a market does not trade in it.');
}

async function addToPosition(
  trx: DeskTransaction,
  { shares, cost_mp, ...of }: Change & { market_id: string; user_id: string; outcome: string },
): Promise<void> {
  await trx
    .insertInto('market_positions')
    .values({ ...of, shares, cost_mp })
    .onConflict((conflict) =>
      conflict.columns(['market_id', 'user_id', 'outcome']).doUpdateSet({
        shares: sql<number>`market_positions.shares + excluded.shares`,
        cost_mp: sql<number>`market_positions.cost_mp + excluded.cost_mp`,
      }),
    )
    .execute();
}

/** A forecast stands until the next one of the same person. */
export async function noteForecast(
  trx: DeskTransaction,
  { market, user, probabilities }: { market: string; user: string; probabilities: readonly number[] },
  { now, random }: ClockAndRandom,
): Promise<void> {
  const at = now.toISOString();
  await trx
    .updateTable('market_forecasts')
    .set({ ended_at: at })
    .where('market_id', '=', market)
    .where('user_id', '=', user)
    .where('ended_at', 'is', null)
    .execute();
  const row = {
    id: newId(random),
    market_id: market,
    user_id: user,
    probabilities: JSON.stringify(probabilities),
    at,
    ended_at: null,
  };
  await trx.insertInto('market_forecasts').values(row).execute();
}

function percent(share: number): string {
  return `${Math.round(share * 1_000) / 10} %`;
}
