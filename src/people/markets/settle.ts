// The end of a market, each in one transaction: trades after the outcome was known are undone, shares of it
// are paid, forecasts are scored. What was final is corrected by entries that reverse it, never by changing
// what was written.

import type { Desk, DeskTransaction } from '../../desk/desk.ts';
import type { MarketTradesTable } from '../../desk/schema/markets.ts';
import type { ClockAndRandom } from '../accounts/events.ts';
import { moved } from './lmsr.ts';
import { disputeMs, endOf, type Market, numbersIn, outcomeAt, withOutcomes } from './market.ts';
import { balanceOf, house, type Move, marketsSection, ofMarket, ofPerson, post } from './points.ts';
import { marketBrier, type Step, scoreOf } from './scores.ts';

/** Makes an outcome final: undoes, pays, scores. */
export async function finalize(
  trx: DeskTransaction,
  given: Market,
  { outcome, known_at }: { readonly outcome: string; readonly known_at: string },
  clockAndRandom: ClockAndRandom,
): Promise<void> {
  const market = await undoSince(trx, given, known_at, clockAndRandom);
  await pay(trx, market, outcome, clockAndRandom);
  await score(trx, market, { outcome, known_at });
  await trx
    .updateTable('markets')
    .set({ status: 'final', outcome, known_at, final_at: clockAndRandom.now.toISOString() })
    .where('id', '=', market.id)
    .execute();
}

/** Another outcome after all: what was paid is reversed, and paid anew. */
export async function correct(
  trx: DeskTransaction,
  market: Market,
  { outcome, statement }: { readonly outcome: string; readonly statement: string },
  clockAndRandom: ClockAndRandom,
): Promise<void> {
  await reversePayouts(trx, market, clockAndRandom);
  await pay(trx, market, outcome, clockAndRandom);
  await score(trx, market, { outcome, known_at: market.known_at as string });
  await trx
    .updateTable('markets')
    .set({ status: 'corrected', outcome, statement, corrected_at: clockAndRandom.now.toISOString() })
    .where('id', '=', market.id)
    .execute();
}

/** As if nobody had ever traded: everybody has back what they paid, and gives back what they were paid. */
export async function annul(
  trx: DeskTransaction,
  market: Market,
  statement: string,
  clockAndRandom: ClockAndRandom,
): Promise<void> {
  if (market.final_at !== null) await reversePayouts(trx, market, clockAndRandom);
  const trades = await liveTrades(trx, market.id);
  await undo(trx, market, trades, 'annul', clockAndRandom);
  await sweep(trx, market, clockAndRandom);
  await trx.deleteFrom('market_scores').where('market_id', '=', market.id).execute();
  await trx
    .updateTable('markets')
    .set({ status: 'annulled', statement, outcome: null, final_at: null })
    .where('id', '=', market.id)
    .execute();
}

function liveTrades(trx: DeskTransaction, market: string): Promise<MarketTradesTable[]> {
  return trx
    .selectFrom('market_trades')
    .selectAll()
    .where('market_id', '=', market)
    .where('undone_at', 'is', null)
    .orderBy('number')
    .execute();
}

/** Undoes the trades from a moment on. They are the last ones, so the market is as it was before them. */
async function undoSince(
  trx: DeskTransaction,
  market: Market,
  since: string,
  clockAndRandom: ClockAndRandom,
) {
  const late = (await liveTrades(trx, market.id)).filter(({ at }) => at >= since);
  return undo(trx, market, late, 'undo', clockAndRandom);
}

async function undo(
  trx: DeskTransaction,
  market: Market,
  trades: readonly MarketTradesTable[],
  kind: 'undo' | 'annul',
  clockAndRandom: ClockAndRandom,
): Promise<Market> {
  if (trades.length === 0) return market;
  const moves = trades.flatMap(({ user_id, cost_mp }) => [
    { account: ofPerson(user_id), delta: cost_mp },
    { account: ofMarket(market.id), delta: -cost_mp },
  ]);
  await post(trx, { kind, market: market.id, moves }, clockAndRandom);
  let { pool } = market;
  for (const { outcome, shares } of trades) pool = moved(pool, outcomeAt(market, outcome), -shares);
  const sums = Map.groupBy(trades, ({ user_id, outcome }) => `${user_id} ${outcome}`);
  for (const [, all] of sums) {
    const [{ user_id, outcome }] = all as [MarketTradesTable];
    const shares = all.reduce((sum, one) => sum + one.shares, 0);
    const cost = all.reduce((sum, one) => sum + one.cost_mp, 0);
    await trx
      .updateTable('market_positions')
      .set((eb) => ({ shares: eb('shares', '-', shares), cost_mp: eb('cost_mp', '-', cost) }))
      .where('market_id', '=', market.id)
      .where('user_id', '=', user_id)
      .where('outcome', '=', outcome)
      .execute();
  }
  const [{ number }] = trades as [MarketTradesTable];
  const at = clockAndRandom.now.toISOString();
  await trx
    .updateTable('market_trades')
    .set({ undone_at: at })
    .where('market_id', '=', market.id)
    .where('number', '>=', number)
    .where('undone_at', 'is', null)
    .execute();
  await trx
    .updateTable('markets')
    .set({ q: JSON.stringify(pool.q) })
    .where('id', '=', market.id)
    .execute();
  return { ...market, pool };
}

/** Each share of the outcome pays a point; the rest is the house's. */
async function pay(
  trx: DeskTransaction,
  market: Market,
  outcome: string,
  clockAndRandom: ClockAndRandom,
): Promise<void> {
  const positions = await trx
    .selectFrom('market_positions')
    .select(['user_id', 'shares'])
    .where('market_id', '=', market.id)
    .where('outcome', '=', outcome)
    .where('shares', '>', 0)
    .orderBy('user_id')
    .execute();
  const all = positions.reduce((sum, { shares }) => sum + shares, 0);
  const moves: Move[] = [
    { account: ofMarket(market.id), delta: -all },
    ...positions.map(({ user_id, shares }) => ({ account: ofPerson(user_id), delta: shares })),
  ];
  await post(trx, { kind: 'payout', market: market.id, moves }, clockAndRandom);
  await sweep(trx, market, clockAndRandom);
}

async function sweep(trx: DeskTransaction, { id }: Market, clockAndRandom: ClockAndRandom): Promise<void> {
  const balance = (await balanceOf(trx, ofMarket(id))) ?? 0;
  const moves = [
    { account: ofMarket(id), delta: -balance },
    { account: house, delta: balance },
  ];
  await post(trx, { kind: 'rest', market: id, moves }, clockAndRandom);
}

/** The opposite of every entry that paid the market's outcome and was not reversed yet. */
async function reversePayouts(
  trx: DeskTransaction,
  { id }: Market,
  clockAndRandom: ClockAndRandom,
): Promise<void> {
  const rows = await trx
    .selectFrom('point_entries')
    .select('account')
    .select(({ fn }) => fn.sum<number>('delta_mp').as('sum'))
    .where('market_id', '=', id)
    .where('kind', 'in', ['payout', 'rest', 'reversal'])
    .groupBy('account')
    .orderBy('account')
    .execute();
  const moves = rows.map(({ account, sum }) => ({ account, delta: -Number(sum) }));
  await post(trx, { kind: 'reversal', market: id, moves }, clockAndRandom);
}

const batch = 500;

async function score(
  trx: DeskTransaction,
  market: Market,
  { outcome, known_at }: { readonly outcome: string; readonly known_at: string },
): Promise<void> {
  const from = Date.parse(market.opened_at as string);
  const end = endOf(market);
  const span = {
    from,
    to: Math.max(from, Date.parse(known_at < end ? known_at : end)),
    outcome: outcomeAt(market, outcome),
  };
  const steps: Step[] = [{ at: from, probabilities: market.p0 }];
  for (const { at, prices_after } of await liveTrades(trx, market.id)) {
    steps.push({ at: Date.parse(at), probabilities: numbersIn(prices_after) });
  }
  const ofMarketPrices = marketBrier(steps, span);
  const forecasts = await trx
    .selectFrom('market_forecasts')
    .select(['user_id', 'at', 'probabilities'])
    .where('market_id', '=', market.id)
    .where('at', '<', new Date(span.to).toISOString())
    .orderBy('at')
    .orderBy('id')
    .execute();
  const profits = await profitsOf(trx, market.id);
  const operators = await operatorMembers(trx);
  const byPerson = Map.groupBy(forecasts, ({ user_id }) => user_id);
  const rows = [...new Set([...byPerson.keys(), ...profits.keys()])].sort().map((user_id) => {
    const own = (byPerson.get(user_id) ?? []).map(({ at, probabilities }) => ({
      at: Date.parse(at),
      probabilities: numbersIn(probabilities),
    }));
    return {
      market_id: market.id,
      user_id,
      ...scoreOf(own, span, ofMarketPrices),
      profit_mp: profits.get(user_id) ?? 0,
      operator: operators.has(user_id) ? 1 : 0,
    };
  });
  await trx.deleteFrom('market_scores').where('market_id', '=', market.id).execute();
  for (let at = 0; at < rows.length; at += batch) {
    await trx
      .insertInto('market_scores')
      .values(rows.slice(at, at + batch))
      .execute();
  }
}

/** What everybody earned in the market, by its entries. */
async function profitsOf(trx: DeskTransaction, market: string): Promise<ReadonlyMap<string, number>> {
  const rows = await trx
    .selectFrom('point_entries')
    .select('account')
    .select(({ fn }) => fn.sum<number>('delta_mp').as('sum'))
    .where('market_id', '=', market)
    .where('account', 'like', 'p:%')
    .groupBy('account')
    .execute();
  return new Map(rows.map(({ account, sum }) => [account.slice(2), Number(sum)]));
}

export async function operatorMembers(db: Desk['db']): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('memberships')
    .innerJoin('teams', 'teams.id', 'memberships.team_id')
    .select('user_id')
    .where('teams.operator', '=', 1)
    .execute();
  return new Set(rows.map(({ user_id }) => user_id));
}

/** Makes final what nobody disputed in time; answers how many markets. */
export async function finalizeDue(
  exclusively: Desk['exclusively'],
  clockAndRandom: ClockAndRandom,
): Promise<number> {
  const until = new Date(clockAndRandom.now.getTime() - disputeMs).toISOString();
  let done = 0;
  // One transaction each, so that a long list holds nobody up.
  for (;;) {
    const more = await exclusively(marketsSection, async (trx) => {
      const row = await trx
        .selectFrom('markets')
        .selectAll()
        .where('status', '=', 'proposed')
        .where('proposed_at', '<=', until)
        .orderBy('proposed_at')
        .limit(1)
        .executeTakeFirst();
      if (!row) return false;
      const [market] = (await withOutcomes(trx, [row])) as [Market];
      const { outcome, known_at } = row;
      await finalize(
        trx,
        market,
        { outcome: outcome as string, known_at: known_at as string },
        clockAndRandom,
      );
      return true;
    });
    if (!more) return done;
    done++;
  }
}
