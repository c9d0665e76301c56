// Who forecast best in a season, which is the quarter in which a market became final.

import { hash } from 'node:crypto';
import type { AppContext } from '../../context.ts';
import { milli } from './lmsr.ts';

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
    .orderBy(
      ({ fn }) => (by === 'profit' ? fn.sum('profit_mp') : fn.avg(by === 'accuracy' ? 'log_score' : 'brier')),
      by === 'calibration' ? 'asc' : 'desc',
    )
    .orderBy('market_scores.user_id')
    .limit(limit)
    .execute();
  const round = (value: number | null) => (value === null ? null : Math.round(Number(value) * 1_000) / 1_000);
  return rows.map((row, at) => ({
    rank: at + 1,
    name: row.public_name === 1 ? row.name : `member ${memberCode(row.user_id)}`,
    markets: Number(row.markets),
    log_score: round(row.log_score) ?? 0,
    brier: round(row.brier),
    skill: row.brier === null ? null : round(Number(row.market_brier) - Number(row.brier)),
    coverage: round(row.coverage) ?? 0,
    profit: Number(row.profit_mp) / milli,
  }));
}

/** What stands for a person who shows no name. */
function memberCode(user: string): string {
  return hash('sha256', `board ${user}`).slice(0, 4);
}
