// What must hold whatever was traded: every transaction comes to 0, balances are the sums of their entries,
// shares are the sums of the trades, no market lost more than was put in. Looked at once a day.

import { sql } from 'kysely';
import { countOf } from '../../desk/count-of.ts';
import type { Desk, DeskTransaction } from '../../desk/desk.ts';
import { moved, poolAt, subsidy } from './lmsr.ts';
import { outcomeAt, withOutcomes } from './market.ts';

/** What does not hold, each as a sentence; none where everything does. */
export async function marketProblems(trx: DeskTransaction): Promise<readonly string[]> {
  const problems: string[] = [];
  const torn = await trx
    .selectFrom('point_entries')
    .select('tx')
    .groupBy('tx')
    .having(({ fn }) => fn.sum('delta_mp'), '<>', 0)
    .limit(10)
    .execute();
  for (const { tx } of torn) problems.push(`the entries of ${tx} do not come to 0`);
  const sums = trx
    .selectFrom('point_entries')
    .select('account')
    .select(({ fn }) => fn.sum<number>('delta_mp').as('sum'))
    .groupBy('account')
    .as('sums');
  const { rows } = await sql<{ account: string }>`
    select coalesce(point_accounts.account, sums.account) as account
    from point_accounts full outer join ${sums} on sums.account = point_accounts.account
    where coalesce(balance_mp, 0) <> coalesce(sum, 0) limit 10`.execute(trx);
  for (const { account } of rows) problems.push(`the balance of ${account} is not the sum of its entries`);
  const all = await trx.selectFrom('markets').selectAll().where('opened_at', 'is not', null).execute();
  for (const market of await withOutcomes(trx, all)) {
    const trades = await trx
      .selectFrom('market_trades')
      .select(['outcome'])
      .select(({ fn }) => fn.sum<number>('shares').as('shares'))
      .where('market_id', '=', market.id)
      .where('undone_at', 'is', null)
      .groupBy('outcome')
      .execute();
    let pool = poolAt(market.p0, market.b);
    for (const { outcome, shares } of trades) {
      pool = moved(pool, outcomeAt(market, outcome), Number(shares));
    }
    if (pool.q.some((one, at) => one !== market.pool.q[at])) {
      problems.push(`the shares of ${market.public_id} are not the sum of its trades`);
    }
    const house = await trx
      .selectFrom('point_entries')
      .select(({ fn }) => fn.coalesce(fn.sum<number>('delta_mp'), sql<number>`0`).as('sum'))
      .where('market_id', '=', market.id)
      .where('account', '=', 'house')
      .executeTakeFirstOrThrow();
    const pot = await trx
      .selectFrom('point_accounts')
      .select('balance_mp')
      .where('account', '=', `m:${market.id}`)
      .executeTakeFirst();
    if ((pot?.balance_mp ?? 0) < 0) problems.push(`${market.public_id} paid more than it held`);
    const bound = subsidy(poolAt(market.p0, market.b));
    if (Number(house.sum) < -bound) problems.push(`${market.public_id} cost the house more than ${bound}`);
  }
  return problems;
}

/** Looks once a day, and keeps what was found; null where it was looked at today already. */
export async function checkMarkets(desk: Desk, now: Date): Promise<readonly string[] | null> {
  const at = now.toISOString();
  const day = at.slice(0, 10);
  const known = await desk.db
    .selectFrom('market_checks')
    .select('day')
    .where('day', '=', day)
    .executeTakeFirst();
  if (known) return null;
  const { problems, entries } = await desk.snapshot(async (trx) => {
    const entries = await countOf(trx.selectFrom('point_entries'));
    return { problems: await marketProblems(trx), entries };
  });
  await desk.db
    .insertInto('market_checks')
    .values({ day, at, entries, problems: JSON.stringify(problems) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return problems;
}

interface MarketCheck {
  readonly at: string;
  readonly entries: number;
  readonly problems: readonly string[];
}

/** What the last look found; null before the first. */
export async function lastCheck({ db }: Pick<Desk, 'db'>): Promise<MarketCheck | null> {
  const row = await db
    .selectFrom('market_checks')
    .select(['at', 'entries', 'problems'])
    .orderBy('day', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ? { ...row, problems: JSON.parse(row.problems) as string[] } : null;
}
