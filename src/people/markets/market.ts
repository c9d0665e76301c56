// A market as the code sees it: its row with its outcomes, where it stands by the clock, its prices.

import type { Desk } from '../../desk/desk.ts';
import type { MarketStatus, MarketsTable } from '../../desk/schema/markets.ts';
import { dayMs } from '../../kernel/durations.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { type Pool, prices } from './lmsr.ts';

export type Stage = MarketStatus | 'closed';

/** Opened, and its outcome is still to come. */
export const underWay: readonly Stage[] = ['open', 'closed', 'proposed', 'disputed'];

interface Outcome {
  readonly key: string;
  readonly label: string;
}

export interface Market extends Omit<MarketsTable, 'q' | 'p0'> {
  readonly outcomes: readonly Outcome[];
  readonly pool: Pool;
  readonly p0: readonly number[];
}

/** So long a proposed outcome can be disputed; so long too waits whoever decides alone. In ms. */
export const disputeMs = 3 * dayMs;
/** A market whose end lies so far back without an outcome is shown as overdue. */
const overdueMs = 14 * dayMs;
/** For so long what is final can be corrected, once. */
export const correctionMs = 30 * dayMs;

/** Where a market stands: an open one is closed from its end on. */
export function stageAt(
  { status, closes_at, closed_at }: Pick<MarketsTable, 'status' | 'closes_at' | 'closed_at'>,
  now: Date,
): Stage {
  if (status !== 'open') return status;
  return closed_at !== null || Date.parse(closes_at) <= now.getTime() ? 'closed' : 'open';
}

/** When trading ended, or will. */
export function endOf({ closes_at, closed_at }: Pick<MarketsTable, 'closes_at' | 'closed_at'>): string {
  return closed_at !== null && closed_at < closes_at ? closed_at : closes_at;
}

export function isOverdue(market: Pick<MarketsTable, 'status' | 'closes_at' | 'closed_at'>, now: Date) {
  return stageAt(market, now) === 'closed' && Date.parse(endOf(market)) + overdueMs < now.getTime();
}

/** Whether its questions and figures are for everybody: drafts and refused suggestions are not. */
export const publicStatuses = ['open', 'proposed', 'disputed', 'final', 'corrected', 'annulled'] as const;

type Reading = Desk['db'];

/** By public_id; null where there is none. */
export async function findMarket(db: Reading, publicId: string): Promise<Market | null> {
  const row = await db.selectFrom('markets').selectAll().where('public_id', '=', publicId).executeTakeFirst();
  if (!row) return null;
  const [market] = await withOutcomes(db, [row]);
  return market as Market;
}

/** @throws Refusal('not_found') also for a draft: nobody but the operator knows of it */
export async function publicMarket(db: Reading, publicId: string): Promise<Market> {
  const market = await findMarket(db, publicId);
  if (market && isPublic(market)) return market;
  throw noSuchMarket();
}

export function noSuchMarket(): Refusal {
  return new Refusal('not_found', 'There is no market with this public id.');
}

export function isPublic({ status, opened_at }: Pick<MarketsTable, 'status' | 'opened_at'>): boolean {
  return opened_at !== null && (publicStatuses as readonly string[]).includes(status);
}

export async function withOutcomes(db: Reading, rows: readonly MarketsTable[]): Promise<readonly Market[]> {
  if (rows.length === 0) return [];
  const all = await db
    .selectFrom('market_outcomes')
    .selectAll()
    .where(
      'market_id',
      'in',
      rows.map(({ id }) => id),
    )
    .orderBy('position')
    .execute();
  const byMarket = Map.groupBy(all, ({ market_id }) => market_id);
  return rows.map(({ q, p0, ...row }) => ({
    ...row,
    outcomes: (byMarket.get(row.id) ?? []).map(({ key, label }) => ({ key, label })),
    pool: { b: row.b, q: numbersIn(q) },
    p0: numbersIn(p0),
  }));
}

/** The numbers that a column holds, one for each outcome. */
export function numbersIn(json: string): readonly number[] {
  return JSON.parse(json) as number[];
}

/** The prices as they are shown: to a hundredth of a percent. */
export function shownPrices(pool: Pool): readonly number[] {
  return prices(pool).map((price) => Math.round(price * 10_000) / 10_000);
}

export function outcomeAt({ outcomes }: Pick<Market, 'outcomes'>, key: string): number {
  return outcomes.findIndex((one) => one.key === key);
}
