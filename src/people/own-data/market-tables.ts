// What of the markets belongs to a person. Trades, forecasts and points stay when an account is closed, under
// an id that is nobody's: the points of others come out of the same sums.

import type { DeskTransaction } from '../../desk/desk.ts';
import type { MarketTables } from '../../desk/schema/markets.ts';
import { unopenedMarkets } from './named-by.ts';
import type { Erasing, OwnData, PersonTables } from './person-table.ts';

const points = async (_: unknown, { user }: OwnData) => [`p:${user}`];

function renamed(table: 'point_accounts' | 'point_entries') {
  return async (trx: DeskTransaction, { user, stranger }: Erasing): Promise<number> => {
    const { numUpdatedRows } = await trx
      .updateTable(table)
      .set({ account: `p:${stranger}` })
      .where('account', '=', `p:${user}`)
      .executeTakeFirstOrThrow();
    return Number(numUpdatedRows);
  };
}

export const marketTables: Pick<PersonTables, keyof MarketTables> = {
  markets: [
    // What nobody but the operator read goes; an open market is everybody's.
    { tag: 'id', tags: unopenedMarkets, closing: 'delete' },
    {
      person: 'created_by',
      exported: ['public_id', 'question', 'criteria_md', 'about', 'source', 'status', 'created_at'],
      closing: { stranger: {} },
    },
    { person: 'proposed_by', exported: ['public_id', 'outcome', 'proposed_at'], closing: { stranger: {} } },
  ],
  market_outcomes: { tag: 'market_id', tags: unopenedMarkets, closing: 'delete' },
  market_clarifications: null,
  market_evidence: null,
  market_trades: {
    person: 'user_id',
    exported: ['market_id', 'number', 'outcome', 'side', 'shares', 'cost_mp', 'interest', 'at', 'undone_at'],
    closing: { stranger: {} },
  },
  market_positions: {
    person: 'user_id',
    exported: ['market_id', 'outcome', 'shares', 'cost_mp'],
    closing: { stranger: {} },
  },
  market_forecasts: {
    person: 'user_id',
    exported: ['market_id', 'probabilities', 'at', 'ended_at'],
    closing: { stranger: {} },
  },
  market_disputes: [
    {
      person: 'user_id',
      exported: ['market_id', 'reason', 'source_url', 'at', 'decision', 'statement'],
      closing: { stranger: {} },
    },
    {
      person: 'decided_by',
      exported: ['market_id', 'decision', 'statement', 'decided_at'],
      closing: { stranger: {} },
    },
  ],
  market_scores: {
    person: 'user_id',
    exported: ['market_id', 'log_score', 'brier', 'market_brier', 'coverage', 'profit_mp'],
    closing: { stranger: {} },
  },
  point_accounts: {
    tag: 'account',
    tags: points,
    exported: ['balance_mp'],
    closing: { by: renamed('point_accounts') },
  },
  point_entries: {
    tag: 'account',
    tags: points,
    exported: ['kind', 'delta_mp', 'market_id', 'at'],
    closing: { by: renamed('point_entries') },
  },
  market_checks: null,
};
