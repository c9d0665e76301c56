// The reads of markets: the list, one, its history, the boards.

import type { AppContext } from '../../context.ts';
import { answerOf } from '../../kernel/answer.ts';
import { before, example, integer, oneOf, shaped, text } from '../../kernel/field.ts';
import { pageSchema, paginationOf } from '../../kernel/listing.ts';
import { byDefault, inPath, inQuery, maybe, operation } from '../../kernel/operation.ts';
import { leadersOf, orders, seasonAt } from './leaders.ts';
import { publicMarket } from './market.ts';
import { historySchema, leaderSchema, marketDetail, marketSchema, stages } from './market-shapes.ts';
import { chosenMarkets, historyOf, marketDetails, type ShownMarket, shownMarkets } from './read.ts';

const tag = 'Markets';
const public_id = inPath(example(text('The market in addresses.', 200), 'a-market-0a1b2c'));

export const listMarkets = operation({
  name: 'list_markets',
  method: 'GET',
  path: '/markets',
  tier: 'public',
  tag,
  summary: 'Forecast markets: what is asked, and how likely each outcome is held.',
  description:
    'Play points without any value; only people trade, in a browser. Open markets come first, the one that closes next before the others.',
  input: {
    q: inQuery(maybe(example(text('Part of the question.', 200), 'trial'))),
    status: inQuery(maybe(oneOf(stages, 'Where they stand.'))),
    about: inQuery(maybe(example(text('The record that they are about.', 300), 'grants:some-public-id'))),
    closes_before: inQuery(maybe(example(before('Only those that close earlier.'), '2027-12-31'))),
    limit: inQuery(byDefault(integer('How many markets.', { minimum: 1, maximum: 200 }), 50)),
    offset: inQuery(byDefault(integer('How many markets to skip.', { minimum: 0, maximum: 100_000 }), 0)),
  },
  output: () => pageSchema(marketSchema),
  run: async (input, context: AppContext) => {
    const { rows, total } = await chosenMarkets(context, input);
    const data = await shownMarkets(context, rows);
    return { ...answerOf({ data, pagination: paginationOf(total, input) }), beyondCatalogue: true };
  },
});

const quarter = { type: 'string', pattern: '^20\\d\\dQ[1-4]$', maxLength: 6 };

export const getMarketLeaders = operation({
  name: 'list_market_leaders',
  method: 'GET',
  path: '/markets/leaderboard',
  tier: 'public',
  tag,
  summary: 'Who forecast best in a season.',
  description:
    'A season is the quarter in which a market became final. Who forecast in 10 final markets or more is ranked: by accuracy (the mean log score), calibration (the mean Brier score) or profit. Members of the operator’s team are left out.',
  input: {
    season: inQuery(
      maybe(example(shaped<string>(quarter, 'The quarter; this one when left out.'), '2026Q4')),
    ),
    by: inQuery(byDefault(oneOf(orders, 'What decides.'), 'accuracy')),
    limit: inQuery(byDefault(integer('How many people.', { minimum: 1, maximum: 200 }), 50)),
  },
  output: () => ({
    type: 'object',
    properties: {
      season: { type: 'string' },
      by: { type: 'string', enum: orders },
      data: { type: 'array', items: leaderSchema },
    },
    required: ['season', 'by', 'data'],
  }),
  run: async ({ season = undefined, by, limit }, context: AppContext) => {
    const which = season ?? seasonAt(context.now);
    const data = await leadersOf(context, { season: which, by, limit });
    return { ...answerOf({ season: which, by, data }), beyondCatalogue: true };
  },
});

export const getMarket = operation({
  name: 'get_market',
  method: 'GET',
  path: '/markets/{public_id}',
  tier: 'public',
  tag,
  summary: 'One market with its criteria, evidence and disputes.',
  input: { public_id },
  output: () => ({ type: 'object', properties: { market: marketDetail }, required: ['market'] }),
  run: async ({ public_id }, context: AppContext) => {
    const market = await publicMarket(context.desk.db, public_id);
    const [row] = (await shownMarkets(context, [await rowOf(context, market.id)])) as [ShownMarket];
    const details = await marketDetails(context, market);
    return { ...answerOf({ market: { ...row, ...details } }), beyondCatalogue: true };
  },
});

function rowOf({ desk }: AppContext, id: string) {
  return desk.db.selectFrom('markets').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
}

export const getMarketHistory = operation({
  name: 'get_market_history',
  method: 'GET',
  path: '/markets/{public_id}/history',
  tier: 'public',
  tag,
  summary: 'What a market held likely, as steps over time; 500 points at most.',
  input: { public_id },
  output: () => ({
    type: 'object',
    properties: {
      outcomes: { type: 'array', items: { type: 'string' }, description: 'The keys, in their order.' },
      data: { type: 'array', items: historySchema },
    },
    required: ['outcomes', 'data'],
  }),
  run: async ({ public_id }, context: AppContext) => {
    const market = await publicMarket(context.desk.db, public_id);
    const data = await historyOf(context, market);
    const outcomes = market.outcomes.map(({ key }) => key);
    return { ...answerOf({ outcomes, data }), beyondCatalogue: true };
  },
});
