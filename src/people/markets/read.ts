// Markets as everybody reads them, programs too. Nobody's shares are shown.

import { createHash } from 'node:crypto';
import type { AppContext } from '../../context.ts';
import type { Desk } from '../../desk/desk.ts';
import type { MarketsTable } from '../../desk/schema/markets.ts';
import { weekMs } from '../../kernel/durations.ts';
import { milli, poolAt, subsidy } from './lmsr.ts';
import {
  disputeMs,
  endOf,
  isOverdue,
  type Market,
  publicStatuses,
  shownPrices,
  stageAt,
  withOutcomes,
} from './market.ts';

export interface Chosen {
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
  if (q !== undefined) {
    const words = q.toLowerCase().replaceAll(/[\\%_]/g, (one) => `\\${one}`);
    chosen = chosen.where(sql<boolean>`lower(question) like ${`%${words}%`} escape '\\'`);
  }
  if (about !== undefined) chosen = chosen.where('about', '=', about);
  if (closes_before !== undefined)
    chosen = chosen.where('closes_at', '<', new Date(closes_before).toISOString());
  if (status === 'open') {
    chosen = chosen.where('status', '=', 'open').where('closes_at', '>', at).where('closed_at', 'is', null);
  } else if (status === 'closed') {
    chosen = chosen
      .where('status', '=', 'open')
      .where((eb) => eb.or([eb('closes_at', '<=', at), eb('closed_at', 'is not', null)]));
  } else if (status !== undefined) chosen = chosen.where('status', '=', status as MarketsTable['status']);
  const { n } = await chosen.select(({ fn }) => fn.countAll().as('n')).executeTakeFirstOrThrow();
  const rows = await chosen
    .selectAll()
    .orderBy(sql`case when status = 'open' and closed_at is null and closes_at > ${at} then 0 else 1 end`)
    .orderBy(sql`case when closes_at > ${at} then closes_at end`)
    .orderBy('closes_at', 'desc')
    .orderBy('id')
    .limit(limit)
    .offset(offset)
    .execute();
  return { rows, total: Number(n) };
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
      opened_at: market.opened_at,
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
  for (const { market_id, prices_after } of rows) found.set(market_id, JSON.parse(prices_after) as number[]);
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
  const { n } = await db
    .selectFrom('market_trades')
    .select(({ fn }) => fn.countAll().as('n'))
    .where('market_id', '=', of)
    .where('undone_at', 'is', null)
    .executeTakeFirstOrThrow();
  const { proposed_at, status } = market;
  return {
    criteria_md: market.criteria_md,
    liquidity: market.b / milli,
    subsidy_mp: subsidy(poolAt(market.p0, market.b)),
    trades: Number(n),
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

/** The prices as steps, oldest first, thinned evenly where there are many; the last one always stands. */
export async function historyOf({ desk }: Pick<AppContext, 'desk'>, market: Market) {
  const trades = await desk.db
    .selectFrom('market_trades')
    .select(['at', 'prices_after'])
    .where('market_id', '=', market.id)
    .where('undone_at', 'is', null)
    .orderBy('number')
    .execute();
  const room = maxPoints - 1;
  const every = Math.ceil(trades.length / room);
  const sampled = trades.filter((_, at) => (trades.length - 1 - at) % Math.max(1, every) === 0);
  const shown = (prices: readonly number[]) => prices.map((one) => Math.round(one * 10_000) / 10_000);
  return [
    { at: market.opened_at, probabilities: shown(market.p0) },
    ...sampled.map(({ at, prices_after }) => ({
      at,
      probabilities: shown(JSON.parse(prices_after) as number[]),
    })),
  ];
}

/** A quarter, as 2026Q4, with its first moment and the first one after it. */
function seasonOf(name: string): { readonly from: string; readonly to: string } {
  const [year, quarter] = name.split('Q').map(Number) as [number, number];
  const start = (index: number) => new Date(Date.UTC(year, index * 3, 1)).toISOString();
  return { from: start(quarter - 1), to: start(quarter) };
}

export function seasonAt(now: Date): string {
  return `${now.getUTCFullYear()}Q${Math.floor(now.getUTCMonth() / 3) + 1}`;
}

export const orders = ['accuracy', 'calibration', 'profit'] as const;
const minMarkets = 10;

/** Who forecast best in a season; members of the operator's team are left out before anybody is ranked. */
export async function leadersOf(
  { desk }: Pick<AppContext, 'desk'>,
  {
    season,
    by,
    limit,
  }: { readonly season: string; readonly by: (typeof orders)[number]; readonly limit: number },
) {
  const { from, to } = seasonOf(season);
  const rows = await desk.db
    .selectFrom('market_scores')
    .innerJoin('markets', 'markets.id', 'market_scores.market_id')
    .innerJoin('users', 'users.id', 'market_scores.user_id')
    .select(['market_scores.user_id', 'users.name', 'users.public_name'])
    .select(({ fn }) => [
      fn.countAll().as('markets'),
      fn.avg<number>('log_score').as('log_score'),
      fn.avg<number | null>('brier').as('brier'),
      fn.avg<number | null>('market_brier').as('market_brier'),
      fn.avg<number>('coverage').as('coverage'),
      fn.sum<number>('profit_mp').as('profit_mp'),
    ])
    .where('markets.final_at', '>=', from)
    .where('markets.final_at', '<', to)
    .where('market_scores.operator', '=', 0)
    .where('market_scores.brier', 'is not', null)
    .where('users.status', '=', 'active')
    .groupBy(['market_scores.user_id', 'users.name', 'users.public_name'])
    .having(({ fn }) => fn.countAll(), '>=', minMarkets)
    .execute();
  const round = (value: number | null) => (value === null ? null : Math.round(Number(value) * 1_000) / 1_000);
  const shown = rows.map((row) => ({
    name: row.public_name === 1 ? row.name : `member ${memberCode(row.user_id)}`,
    markets: Number(row.markets),
    log_score: round(row.log_score) ?? 0,
    brier: round(row.brier),
    skill: row.brier === null ? null : round(Number(row.market_brier) - Number(row.brier)),
    coverage: round(row.coverage) ?? 0,
    profit: Number(row.profit_mp) / milli,
  }));
  const value = (one: (typeof shown)[number]) =>
    by === 'accuracy' ? -one.log_score : by === 'profit' ? -one.profit : (one.brier ?? 1);
  const ordered = shown.toSorted((a, b) => value(a) - value(b) || (a.name < b.name ? -1 : 1));
  return ordered.slice(0, limit).map((one, at) => ({ rank: at + 1, ...one }));
}

/** What stands for a person who shows no name. */
function memberCode(user: string): string {
  return createHash('sha256').update(`board ${user}`).digest('hex').slice(0, 4);
}
