// What the operator sees of all markets, drafts and suggestions too.

import type { AppContext } from '../../context.ts';
import { answerOf } from '../../kernel/answer.ts';
import { text } from '../../kernel/field.ts';
import { inPath } from '../../kernel/operation.ts';
import { operatorMember, partsOf, personOperation } from '../accounts/person.ts';
import { digestOfDraft } from './draft.ts';
import { endOf, findMarket, isOverdue, noSuchMarket, shownPrices, stageAt } from './market.ts';
import { hasTraded, whyNotNow } from './market-acts.ts';

export const listMarketQueue = personOperation({
  name: 'list_market_queue',
  method: 'GET',
  path: '/operator/markets',
  summary: 'All markets, drafts and suggestions too.',
  input: {},
  run: async (_, context: AppContext) => {
    const { desk, now } = partsOf(context);
    operatorMember(context);
    const rows = await desk.db
      .selectFrom('markets')
      .select(['public_id', 'question', 'status', 'source', 'closes_at', 'closed_at', 'created_at'])
      .orderBy('closes_at', 'desc')
      .orderBy('id')
      .limit(1_000)
      .execute();
    const markets = rows.map((row) => ({
      ...row,
      closes_at: endOf(row),
      stage: stageAt(row, now),
      overdue: isOverdue(row, now),
    }));
    return answerOf({ markets });
  },
});

export const showQueuedMarket = personOperation({
  name: 'show_queued_market',
  method: 'GET',
  path: '/operator/markets/{public_id}',
  summary: 'A market as the operator sees it.',
  input: { public_id: inPath(text('The market, by its address.', 200)) },
  run: async ({ public_id }, context: AppContext) => {
    const { desk, now } = partsOf(context);
    const member = operatorMember(context);
    const market = await findMarket(desk.db, public_id);
    if (!market) throw noSuchMarket();
    const { pool, p0, ...shown } = market;
    const trades = await desk.db
      .selectFrom('market_trades')
      .select(['number', 'outcome', 'side', 'shares', 'cost_mp', 'interest', 'at', 'undone_at'])
      .where('market_id', '=', market.id)
      .orderBy('number', 'desc')
      .limit(50)
      .execute();
    const stage = stageAt(market, now);
    const waits = stage === 'disputed' ? await whyNotNow(desk.db, market, { member: member.id, now }) : null;
    return answerOf({
      ...shown,
      stage,
      waits: waits?.message ?? null,
      shown: digestOfDraft(market),
      beginning: p0,
      prices: shownPrices(pool),
      trades,
      traded: await hasTraded(desk.db, market.id, member.id),
      opposite_pairs: await oppositePairs(desk.db, market.id),
    });
  },
});

const pairMs = 60_000;

/** How often two people traded opposite within a minute, the most frequent pairs first: what alts look like. */
async function oppositePairs(db: AppContext['desk']['db'], market: string) {
  const trades = await db
    .selectFrom('market_trades')
    .select(['user_id', 'outcome', 'side', 'at'])
    .where('market_id', '=', market)
    .orderBy('number', 'desc')
    .limit(2_000)
    .execute();
  const counts = new Map<string, number>();
  for (const [index, one] of trades.entries()) {
    for (let next = index + 1; next < trades.length; next++) {
      const other = trades[next] as (typeof trades)[number];
      if (Date.parse(one.at) - Date.parse(other.at) > pairMs) break;
      const opposite = (one.outcome === other.outcome) !== (one.side === other.side);
      if (!opposite || one.user_id === other.user_id) continue;
      const pair = [one.user_id, other.user_id].sort().join(' and ');
      counts.set(pair, (counts.get(pair) ?? 0) + 1);
    }
  }
  return [...counts]
    .map(([pair, times]) => ({ pair, times }))
    .filter(({ times }) => times > 1)
    .sort((a, b) => b.times - a.times)
    .slice(0, 20);
}
