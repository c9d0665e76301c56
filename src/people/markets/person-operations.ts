// What a person does in a market: trade, forecast, dispute, suggest another one. No key, token or tool can.

import type { AppContext } from '../../context.ts';
import type { Desk } from '../../desk/desk.ts';
import { newId } from '../../desk/new-id.ts';
import { countPost, type PostLimit } from '../../desk/post-limit.ts';
import { answerOf } from '../../kernel/answer.ts';
import { dayMs, hourMs } from '../../kernel/durations.ts';
import { flag, integer, number, oneOf, text, url } from '../../kernel/field.ts';
import { byDefault, inBody, inPath, maybe } from '../../kernel/operation.ts';
import { invalid, Refusal } from '../../kernel/refusal.ts';
import { partsOf, personOf, personOperation } from '../accounts/person.ts';
import { draft, draftFields, readDraft } from './draft.ts';
import { readForecast } from './forecast-text.ts';
import { milli, prices } from './lmsr.ts';
import { disputeMs, isPublic, type Market, numbersIn, outcomeAt, publicMarket, stageAt } from './market.ts';
import {
  balanceAtFirst,
  balanceOf,
  heldCost,
  marketsSection,
  ofPerson,
  takeWeekly,
  weeklyFrom,
  withinMoment,
} from './points.ts';
import { maxSpend, noteForecast, positionsOf, trade } from './trade.ts';

const public_id = inPath(text('The market, by its address.', 200));

/** A number of points or shares as whole thousandths. */
function thousandths(field: string, value: number): number {
  const whole = Math.round(value * milli);
  if (Math.abs(whole - value * milli) > 1e-6 || !Number.isSafeInteger(whole)) {
    throw invalid(field, `${field} has at most three decimals.`);
  }
  return whole;
}

const forecast = text('What you hold likely, in percent: for the first of two outcomes, else for each.', 200);

export const tradeInMarket = personOperation({
  name: 'trade_in_market',
  method: 'POST',
  path: '/markets/{public_id}/trades',
  summary: 'Buy or sell shares of an outcome.',
  input: {
    public_id,
    outcome: inBody(text('The outcome.', 60)),
    side: inBody(oneOf(['buy', 'sell'], 'Whether shares are bought or sold.')),
    points: inBody(maybe(number('How many points to spend.', { minimum: 1, maximum: maxSpend / milli }))),
    shares: inBody(maybe(number('How many shares to sell.', { minimum: 0.001, maximum: 1e6 }))),
    forecast: inBody(maybe(forecast)),
    interest: inBody(byDefault(flag('I may influence the outcome, or learn it early.'), false)),
    version: inBody(maybe(integer('The state that the form showed.', { minimum: 0 }))),
    price: inBody(maybe(number('The price that the form showed.', { minimum: 0, maximum: 1 }))),
  },
  run: async (input, context: AppContext) => {
    const { desk, ...means } = partsOf(context);
    const { id: user } = personOf(context);
    const { outcome, side, interest } = input;
    const statedAmount = side === 'buy' ? input.points : input.shares;
    const field = side === 'buy' ? 'points' : 'shares';
    if (statedAmount === undefined) throw invalid(field, `${field} says how much.`, 'required');
    const amount = thousandths(field, statedAmount);
    const done = await desk.exclusively(marketsSection, async (trx) => {
      const market = await publicMarket(trx, input.public_id);
      const seen = input.version === market.version ? null : (input.price ?? null);
      const own = input.forecast === undefined ? null : readForecast(input.forecast, market);
      return trade(trx, market, { user, outcome, side, amount, seen, forecast: own, interest }, means);
    });
    return answerOf(done);
  },
});

const forecastLimit: PostLimit = {
  kind: 'forecasts',
  maxPosts: 60,
  windowMs: hourMs,
  words: '60 forecasts in an hour',
};

export const forecastInMarket = personOperation({
  name: 'forecast_in_market',
  method: 'POST',
  path: '/markets/{public_id}/forecast',
  summary: 'Say what you hold likely, without a trade.',
  input: { public_id, forecast: inBody(forecast) },
  run: async (input, context: AppContext) => {
    const { desk, ...means } = partsOf(context);
    const { id: user } = personOf(context);
    await desk.exclusively(marketsSection, async (trx) => {
      const market = await publicMarket(trx, input.public_id);
      if (stageAt(market, means.now) !== 'open') {
        throw new Refusal('conflict', 'This market is closed; nothing is forecast.');
      }
      await countPost(trx, forecastLimit, user, means.now);
      const probabilities = readForecast(input.forecast, market);
      await noteForecast(trx, { market: market.id, user, probabilities }, means);
    });
    return answerOf({});
  },
});

export const disputeMarket = personOperation({
  name: 'dispute_market',
  method: 'POST',
  path: '/markets/{public_id}/dispute',
  summary: 'Dispute the outcome that was proposed.',
  input: {
    public_id,
    reason: inBody(text('Why the outcome is another one.', 2_000)),
    source_url: inBody(url('Where that can be read.')),
  },
  run: async ({ public_id, reason, source_url }, context: AppContext) => {
    const { desk, now, random } = partsOf(context);
    const { id: user } = personOf(context);
    if (reason.trim() === '') throw invalid('reason', 'reason is empty; say why.', 'empty');
    await desk.exclusively(marketsSection, async (trx) => {
      const market = await publicMarket(trx, public_id);
      const until = Date.parse(market.proposed_at ?? '') + disputeMs;
      if (market.status !== 'proposed' || now.getTime() >= until) {
        throw new Refusal('conflict', 'No outcome is proposed that could be disputed now.');
      }
      if (!(await tookPart(trx, market, user))) {
        throw new Refusal('forbidden', 'Whoever traded or forecast in the market may dispute its outcome.');
      }
      const row = { id: newId(random), market_id: market.id, user_id: user, reason, source_url };
      const undecided = {
        decision: null,
        decided_by: null,
        decided_at: null,
        statement: null,
        one_decider: 0,
      };
      await trx
        .insertInto('market_disputes')
        .values({ ...row, ...undecided, at: now.toISOString() })
        .execute();
      await trx.updateTable('markets').set({ status: 'disputed' }).where('id', '=', market.id).execute();
    });
    return answerOf({});
  },
});

/** Whoever trades forecasts by that, so the forecasts know all who took part. */
async function tookPart(db: Desk['db'], { id }: Market, user: string): Promise<boolean> {
  const found = await db
    .selectFrom('market_forecasts')
    .select('id')
    .where('market_id', '=', id)
    .where('user_id', '=', user)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

const suggestions: PostLimit = {
  kind: 'market suggestions',
  maxPosts: 3,
  windowMs: dayMs,
  words: '3 suggestions in a day',
};

export const suggestMarket = personOperation({
  name: 'suggest_market',
  method: 'POST',
  path: '/markets/suggest',
  summary: 'Suggest a market; the operator decides whether it is opened.',
  input: draftFields,
  run: async (input, context: AppContext) => {
    const { desk, ...means } = partsOf(context);
    const { id: user } = personOf(context);
    const wanted = readDraft(input, context);
    await desk.exclusively(marketsSection, async (trx) => {
      await countPost(trx, suggestions, user, means.now);
      await draft(trx, wanted, { source: 'suggestion', user }, means);
    });
    return answerOf({});
  },
});

export const takePoints = personOperation({
  name: 'take_points',
  method: 'POST',
  path: '/account/points',
  summary: 'Take the points of this week.',
  input: {},
  run: async (_, context: AppContext) => {
    const { desk, ...means } = partsOf(context);
    const { id } = personOf(context);
    const balance = await desk.exclusively(marketsSection, (trx) => takeWeekly(trx, id, means));
    return answerOf({ balance_mp: balance });
  },
});

export const showPoints = personOperation({
  name: 'show_points',
  method: 'GET',
  path: '/account/points',
  summary: 'Points, shares and entries of the person.',
  input: {},
  run: async (_, context: AppContext) => {
    const { desk, ...means } = partsOf(context);
    const { id } = personOf(context);
    const shown = await desk.exclusively(marketsSection, async (trx) => ({
      balance_mp: await balanceAtFirst(trx, id, means),
      held_mp: await heldCost(trx, id),
      weekly_from: await weeklyFrom(trx, id),
    }));
    const positions = await desk.db
      .selectFrom('market_positions')
      .innerJoin('markets', 'markets.id', 'market_positions.market_id')
      .innerJoin('market_outcomes', (join) =>
        join
          .onRef('market_outcomes.market_id', '=', 'market_positions.market_id')
          .onRef('market_outcomes.key', '=', 'market_positions.outcome'),
      )
      .select(['markets.public_id', 'markets.question', 'markets.status', 'markets.closes_at'])
      .select(['markets.closed_at', 'label', 'shares', 'cost_mp'])
      .where('market_positions.user_id', '=', id)
      .where('shares', '>', 0)
      .orderBy('markets.closes_at', 'desc')
      .orderBy('markets.id')
      .limit(200)
      .execute();
    const entries = await desk.db
      .selectFrom('point_entries')
      .leftJoin('markets', 'markets.id', 'point_entries.market_id')
      .select(['at', 'kind', 'delta_mp', 'markets.public_id', 'markets.question'])
      .where('account', '=', ofPerson(id))
      .orderBy('at', 'desc')
      .orderBy(withinMoment, 'desc')
      .orderBy('point_entries.id')
      .limit(100)
      .execute();
    const staged = positions.map(({ closes_at, closed_at, ...one }) => ({
      ...one,
      status: stageAt({ status: one.status, closes_at, closed_at }, means.now),
    }));
    return answerOf({ ...shown, positions: staged, entries, suggestions: await suggestionsOf(desk.db, id) });
  },
});

/** What became of the markets that a person suggested; the reason for one that is not opened is its operator's. */
async function suggestionsOf(db: Desk['db'], user: string) {
  const suggested = await db
    .selectFrom('markets')
    .select(['public_id', 'question', 'status', 'opened_at', 'created_at'])
    .where('source', '=', 'suggestion')
    .where('created_by', '=', user)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(100)
    .execute();
  return suggested.map(({ public_id, question, created_at: at, ...market }) => {
    const became =
      market.opened_at !== null ? 'opened' : market.status === 'refused' ? 'not opened' : 'waiting';
    return { at, question, became, public_id: isPublic(market) ? public_id : null } as const;
  });
}

export const showOwnPart = personOperation({
  name: 'show_own_part',
  method: 'GET',
  path: '/markets/{public_id}/mine',
  summary: 'What the person has in a market.',
  input: { public_id },
  run: async ({ public_id }, context: AppContext) => {
    const { desk } = partsOf(context);
    const { id } = personOf(context);
    const market = await publicMarket(desk.db, public_id);
    const shown = await desk.db.transaction().execute(async (trx) => ({
      balance_mp: await balanceOf(trx, ofPerson(id)),
      positions: await positionsOf(trx, market.id, id),
    }));
    const forecast = await desk.db
      .selectFrom('market_forecasts')
      .select(['at', 'probabilities'])
      .where('market_id', '=', market.id)
      .where('user_id', '=', id)
      .where('ended_at', 'is', null)
      .executeTakeFirst();
    const score = await desk.db
      .selectFrom('market_scores')
      .select(['log_score', 'brier', 'market_brier', 'coverage', 'profit_mp'])
      .where('market_id', '=', market.id)
      .where('user_id', '=', id)
      .executeTakeFirst();
    return answerOf({
      ...shown,
      positions: shown.positions.map((one) => ({ ...one, position: outcomeAt(market, one.outcome) })),
      took_part: await tookPart(desk.db, market, id),
      version: market.version,
      prices: prices(market.pool),
      forecast: forecast ? { ...forecast, probabilities: numbersIn(forecast.probabilities) } : null,
      score: score ?? null,
    });
  },
});
