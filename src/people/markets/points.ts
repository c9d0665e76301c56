// Points, in double entry: what one account gets another one gives, so all entries together come to 0. They
// are play points: nobody buys, gives away or cashes any. Accounts are p:{user}, m:{market} and the house.

import { sql } from 'kysely';
import type { DeskTransaction } from '../../desk/desk.ts';
import { newId } from '../../desk/new-id.ts';
import type { PointEntriesTable } from '../../desk/schema/markets.ts';
import { weekMs } from '../../kernel/durations.ts';
import { Refusal } from '../../kernel/refusal.ts';
import type { ClockAndRandom } from '../accounts/events.ts';
import { milli } from './lmsr.ts';

/** Whatever moves points or shares runs in this section, so all of it happens in one order. */
export const marketsSection = 'markets';

export const house = 'house';
export const ofPerson = (user: string) => `p:${user}`;
export const ofMarket = (market: string) => `m:${market}`;

const welcome = 1_000 * milli;
const weekly = 100 * milli;
/** Who has less than this, shares at their cost included, may take the weekly points. */
const poorBelow = 200 * milli;

/**
 * In which order the entries of one moment came about: points are given, then traded with; before an outcome is
 * paid what was too late is undone, and what was paid before is taken back.
 */
export const withinMoment = sql<number>`case kind when 'welcome' then 0 when 'weekly' then 1 when 'subsidy' then 2 when 'trade' then 3 when 'undo' then 4 when 'reversal' then 5 when 'annul' then 6 when 'payout' then 7 else 8 end`;

export interface Move {
  readonly account: string;
  readonly delta: number;
}

/** Writes entries that come to 0, and the balances after them. */
export async function post(
  trx: DeskTransaction,
  { kind, market, moves }: { kind: PointEntriesTable['kind']; market: string | null; moves: readonly Move[] },
  { now, random }: ClockAndRandom,
): Promise<void> {
  const sum = moves.reduce((all, { delta }) => all + delta, 0);
  if (sum !== 0 || moves.some(({ delta }) => !Number.isSafeInteger(delta))) {
    throw new Error(`entries of kind ${kind} come to ${sum}`);
  }
  const real = moves.filter(({ delta }) => delta !== 0);
  const tx = newId(random);
  for (let from = 0; from < real.length; from += 100) {
    const part = real.slice(from, from + 100);
    const entries = part.map(({ account, delta }) => ({
      id: newId(random),
      tx,
      account,
      delta_mp: delta,
      kind,
      market_id: market,
      at: now.toISOString(),
    }));
    await trx.insertInto('point_entries').values(entries).execute();
    // A statement changes a row once.
    const sums = new Map<string, number>();
    for (const { account, delta } of part) sums.set(account, (sums.get(account) ?? 0) + delta);
    await trx
      .insertInto('point_accounts')
      .values([...sums].map(([account, balance_mp]) => ({ account, balance_mp })))
      .onConflict((conflict) =>
        conflict.column('account').doUpdateSet({
          balance_mp: sql<number>`point_accounts.balance_mp + excluded.balance_mp`,
        }),
      )
      .execute();
  }
}

/** What an account holds; null where there is none. */
export async function balanceOf(db: DeskTransaction, account: string): Promise<number | null> {
  const row = await db
    .selectFrom('point_accounts')
    .select('balance_mp')
    .where('account', '=', account)
    .executeTakeFirst();
  return row?.balance_mp ?? null;
}

/** What a person holds; the first time, the points that everybody begins with are theirs. */
export async function balanceAtFirst(
  trx: DeskTransaction,
  user: string,
  clockAndRandom: ClockAndRandom,
): Promise<number> {
  const known = await balanceOf(trx, ofPerson(user));
  if (known !== null) return known;
  const moves = [
    { account: ofPerson(user), delta: welcome },
    { account: house, delta: -welcome },
  ];
  await post(trx, { kind: 'welcome', market: null, moves }, clockAndRandom);
  return welcome;
}

/** What the person paid for the shares that are still held, over all markets that are under way. */
export async function heldCost(trx: DeskTransaction, user: string): Promise<number> {
  const { cost } = await trx
    .selectFrom('market_positions')
    .innerJoin('markets', 'markets.id', 'market_positions.market_id')
    .select(({ fn }) => fn.coalesce(fn.sum<number>('cost_mp'), sql<number>`0`).as('cost'))
    .where('user_id', '=', user)
    .where('markets.status', 'in', ['open', 'proposed', 'disputed'])
    .executeTakeFirstOrThrow();
  return Math.max(0, Number(cost));
}

/** When the weekly points may be taken next: a moment, now where it is past; null while there are too many points. */
export async function weeklyFrom(trx: DeskTransaction, user: string): Promise<number | null> {
  const balance = (await balanceOf(trx, ofPerson(user))) ?? welcome;
  if (balance + (await heldCost(trx, user)) >= poorBelow) return null;
  const last = await trx
    .selectFrom('point_entries')
    .select('at')
    .where('account', '=', ofPerson(user))
    .where('kind', '=', 'weekly')
    .orderBy('at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return last ? Date.parse(last.at) + weekMs : 0;
}

/** Gives the weekly points to whoever has few. */
export async function takeWeekly(
  trx: DeskTransaction,
  user: string,
  clockAndRandom: ClockAndRandom,
): Promise<number> {
  const balance = await balanceAtFirst(trx, user, clockAndRandom);
  const from = await weeklyFrom(trx, user);
  if (from === null) {
    throw new Refusal('conflict', 'The weekly points are for whoever has fewer than 200, shares included.');
  }
  if (from > clockAndRandom.now.getTime()) {
    const sentence = `You took this week's points; the next are yours from ${new Date(from).toISOString()}.`;
    throw new Refusal('conflict', sentence);
  }
  const moves = [
    { account: ofPerson(user), delta: weekly },
    { account: house, delta: -weekly },
  ];
  await post(trx, { kind: 'weekly', market: null, moves }, clockAndRandom);
  return balance + weekly;
}
