// Markets as everybody reads them, programs too. Nobody's shares are shown.

import type { AppContext } from '../../context.ts';
import { containing } from '../../desk/containing.ts';
import { countOf } from '../../desk/count-of.ts';
import type { Desk } from '../../desk/desk.ts';
import type { MarketsTable } from '../../desk/schema/markets.ts';
import { weekMs } from '../../kernel/durations.ts';
import { beforeMoment } from '../../kernel/field.ts';
import { milli, poolAt, subsidy } from './lmsr.ts';
import {
  disputeMs,
  endOf,
  isOverdue,
  type Market,
  numbersIn,
  publicStatuses,
  shownPrices,
  stageAt,
  withOutcomes,
} from './market.ts';

interface Chosen {
  readonly q?: string | undefined;
  readonly status?: string | undefined;
  readonly about?: string | undefined;
  readonly closes_before?: string | undefined;
  readonly limit: number;
  readonly offset: number;
}

/** The markets that were chosen, those that close next first. */
export async function chosenMarkets(
  { desk, now }: Pick<AppContext, 'desk' | 'now'>,
  { q, status, about, closes_before, limit, offset }: Chosen,
): Promise<{ readonly rows: readonly MarketsTable[]; readonly total: number }> {
  const at = now.toISOString();
  // What the catalogue is read with does without it.
  const { sql } = await import('kysely');
  let chosen = desk.db
    .selectFrom('markets')
    .where('opened_at', 'is not', null)
    .where('status', 'in', publicStatuses);
  if (q !== undefined) chosen = chosen.where(await containing(q, ['question']));
  if (about !== undefined) chosen = chosen.where('about', '=', about);
  if (closes_before !== undefined) chosen = chosen.where('closes_at', '<', beforeMoment(closes_before));
  if (status === 'open') {
    chosen = chosen.where('status', '=', 'open').where('closes_at', '>', at).where('closed_at', 'is', null);
  } else if (status === 'closed') {
    chosen = chosen
      .where('status', '=', 'open')
      .where((eb) => eb.or([eb('closes_at', '<=', at), eb('closed_at', 'is not', null)]));
  } else if (status !== undefined) chosen = chosen.where('status', '=', status as MarketsTable['status']);
  const total = await countOf(chosen);
  const rows = await chosen
    .selectAll()
    .orderBy(sql`case when status = 'open' and closed_at is null and closes_at > ${at} then 0 else 1 end`)
    .orderBy(sql`case when closes_at > ${at} then closes_at end`)
    .orderBy('closes_at', 'desc')
    .orderBy('id')
    .limit(limit)
    .offset(offset)
    .execute();
  return { rows, total };
}

/** Rows of markets as answers show them. */
export async function shownMarkets(
  { desk, now, site }: Pick<AppContext, 'desk' | 'now' | 'site'>,
  rows: readonly MarketsTable[],
) {
  const markets = await withOutcomes(desk.db, rows);
  const ids = rows.map(({ id }) => id);
  const counts = await countsOf(desk, ids);
  const before = await pricesBefore(desk, markets, new Date(now.getTime() - weekMs).toISOString());
  return markets.map((market) => {
    const prices = shownPrices(market.pool);
    const old = before.get(market.id);
    const { traders = 0, forecasters = 0 } = counts.get(market.id) ?? {};
    return {
      id: market.id,
      public_id: market.public_id,
      question: market.question,
      status: stageAt(market, now),
      outcomes: market.outcomes.map(({ key, label }, at) => {
        const probability = prices[at] as number;
        const then = old?.[at];
        return {
          key,
          label,
          probability,
          change_7d: then === undefined ? null : Math.round((probability - then) * 10_000) / 10_000,
        };
      }),
      // None is shown that was not opened.
      opened_at: market.opened_at as string,
      closes_at: endOf(market),
      outcome: market.outcome,
      about: market.about,
      traders,
      forecasters,
      overdue: isOverdue(market, now),
      public_url: `${site}/markets/${market.public_id}`,
    };
  });
}

export type ShownMarket = Awaited<ReturnType<typeof shownMarkets>>[number];

async function countsOf(desk: Desk, ids: readonly string[]) {
  const counts = new Map<string, { traders: number; forecasters: number }>();
  if (ids.length === 0) return counts;
  const people = (rows: 'market_trades' | 'market_forecasts') =>
    desk.db
      .selectFrom(rows)
      .select('market_id')
      .select(({ fn }) => fn.count('user_id').distinct().as('n'))
      .where('market_id', 'in', ids)
      .groupBy('market_id');
  // Whose trades were all undone is no trader.
  const traded = await people('market_trades').where('undone_at', 'is', null).execute();
  const forecast = await people('market_forecasts').execute();
  const traders = new Map(traded.map(({ market_id, n }) => [market_id, Number(n)]));
  for (const { market_id, n } of forecast) {
    counts.set(market_id, { traders: traders.get(market_id) ?? 0, forecasters: Number(n) });
  }
  return counts;
}

/** The prices of each market at a moment; none where it was not open yet. */
async function pricesBefore(desk: Desk, markets: readonly Market[], at: string) {
  const found = new Map<string, readonly number[]>();
  const old = markets.filter(({ opened_at }) => opened_at !== null && opened_at <= at);
  for (const { id, p0 } of old) found.set(id, p0);
  if (old.length === 0) return found;
  const last = desk.db
    .selectFrom('market_trades')
    .select(['market_id', ({ fn }) => fn.max('number').as('number')])
    .where('undone_at', 'is', null)
    .where('at', '<=', at)
    .where(
      'market_id',
      'in',
      old.map(({ id }) => id),
    )
    .groupBy('market_id')
    .as('last');
  const rows = await desk.db
    .selectFrom('market_trades')
    .innerJoin(last, (join) =>
      join
        .onRef('last.market_id', '=', 'market_trades.market_id')
        .onRef('last.number', '=', 'market_trades.number'),
    )
    .select(['market_trades.market_id', 'prices_after'])
    .execute();
  for (const { market_id, prices_after } of rows) found.set(market_id, numbersIn(prices_after));
  return found;
}

/** What the detail of a market says beyond its row. */
export async function marketDetails({ desk }: Pick<AppContext, 'desk'>, market: Market) {
  const of = market.id;
  const { db } = desk;
  const clarifications = await db
    .selectFrom('market_clarifications')
    .select(['at', 'text'])
    .where('market_id', '=', of)
    .orderBy('at')
    .orderBy('id')
    .execute();
  const evidence = await db
    .selectFrom('market_evidence')
    .select(['url', 'quote', 'retrieved_at'])
    .where('market_id', '=', of)
    .orderBy('id')
    .execute();
  const disputes = await db
    .selectFrom('market_disputes')
    .select(['at', 'reason', 'source_url', 'decision', 'decided_at', 'statement', 'one_decider'])
    .where('market_id', '=', of)
    .orderBy('at')
    .orderBy('id')
    .execute();
  const trades = await countOf(
    db.selectFrom('market_trades').where('market_id', '=', of).where('undone_at', 'is', null),
  );
  const { proposed_at, status } = market;
  return {
    criteria_md: market.criteria_md,
    liquidity: market.b / milli,
    subsidy_mp: subsidy(poolAt(market.p0, market.b)),
    trades,
    known_at: market.known_at,
    proposed_at,
    disputable_until:
      status === 'proposed' && proposed_at !== null
        ? new Date(Date.parse(proposed_at) + disputeMs).toISOString()
        : null,
    final_at: market.final_at,
    corrected_at: market.corrected_at,
    statement: market.statement,
    clarifications,
    evidence,
    disputes: disputes.map((one) => ({ ...one, one_decider: one.one_decider === 1 })),
  };
}

const maxPoints = 500;

/**
 * The prices as steps, oldest first, thinned evenly where there are many; the last one always stands. Trades are
 * numbered without gaps, so no more are read than are shown.
 */
export async function historyOf({ desk }: Pick<AppContext, 'desk'>, market: Market) {
  const trades = desk.db
    .selectFrom('market_trades')
    .where('market_id', '=', market.id)
    .where('undone_at', 'is', null);
  const newest = trades.select('number').orderBy('number', 'desc').limit(1);
  const last = (await newest.executeTakeFirst())?.number ?? 0;
  const every = Math.max(1, Math.ceil(last / (maxPoints - 1)));
  const numbers = Array.from({ length: Math.ceil(last / every) }, (_, at) => last - at * every);
  const sampled =
    numbers.length === 0
      ? []
      : await trades
          .select(['at', 'prices_after'])
          .where('number', 'in', numbers)
          .orderBy('number')
          .execute();
  const shown = (prices: readonly number[]) => prices.map((one) => Math.round(one * 10_000) / 10_000);
  return [
    { at: market.opened_at as string, probabilities: shown(market.p0) },
    ...sampled.map(({ at, prices_after }) => ({
      at,
      probabilities: shown(numbersIn(prices_after)),
    })),
  ];
}
