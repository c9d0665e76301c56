// What everybody reads of a market.

import {
  dateTime,
  flag,
  integer,
  list,
  name,
  nullable,
  number,
  oneOf,
  text,
  titled,
  uuid,
} from '../../kernel/field.ts';
import { schemaOf } from '../../kernel/operation.ts';

const share = (description: string) => number(description, { minimum: 0, maximum: 1 });

export const stages = ['open', 'closed', 'proposed', 'disputed', 'final', 'corrected', 'annulled'] as const;

const outcome = titled(
  'MarketOutcome',
  schemaOf({
    key: name('What names it in a trade and in `outcome`.'),
    label: name('What it is called.'),
    probability: share('Its price: what the market holds likely.'),
    change_7d: nullable(number('By how much that moved in 7 days; null while the market is younger.')),
  }),
);

const marketRow = {
  id: uuid('The id of the market.'),
  public_id: name('The market in addresses.'),
  question: text('What is asked.'),
  status: oneOf(stages, 'Where it stands.'),
  outcomes: list(outcome, 'What can come, with what is held likely.'),
  opened_at: dateTime('Since when it is traded.'),
  closes_at: dateTime('When trading ends, or ended.'),
  outcome: nullable(text('The key of the outcome that is proposed, or final; null while there is none.')),
  about: nullable(text('The record that it is about, as family:public_id.')),
  traders: integer('How many people traded in it.'),
  forecasters: integer('How many people forecast in it, by a trade or without.'),
  overdue: flag('Closed for two weeks without an outcome.'),
  public_url: text('Its page on this site.'),
};

export const marketSchema = titled('Market', schemaOf(marketRow));

const moment = dateTime('When.');

export const marketDetail = titled(
  'MarketDetail',
  schemaOf({
    ...marketRow,
    criteria_md: text('When each outcome holds, in Markdown; it has not changed since the opening.'),
    liquidity: integer('In points: the higher, the less a trade moves the price.'),
    subsidy_mp: integer('What the house put in, in thousandths of a point: the most that it can lose.'),
    trades: integer('How many trades stand.'),
    known_at: nullable(dateTime('When the outcome was known.')),
    proposed_at: nullable(dateTime('When the outcome was proposed.')),
    disputable_until: nullable(dateTime('Until when the proposed outcome can be disputed.')),
    final_at: nullable(dateTime('When the outcome was made final.')),
    corrected_at: nullable(dateTime('When it was corrected.')),
    statement: nullable(text('Why it was corrected or annulled.')),
    clarifications: list(schemaOf({ at: moment, text: text('What.') }), 'What was added.'),
    evidence: list(
      schemaOf({
        url: text('Where.'),
        quote: text('The words there.'),
        retrieved_at: text('The day on which it was read.'),
      }),
      'What shows the outcome.',
    ),
    disputes: list(
      schemaOf({
        at: moment,
        reason: text('Why the outcome is another one, as who disputes it says.'),
        source_url: text('Where that can be read.'),
        decision: nullable(oneOf(['upheld', 'changed', 'annulled'], 'What was decided.')),
        decided_at: nullable(dateTime('When.')),
        statement: nullable(text('Why it was decided so.')),
        one_decider: flag('Whoever proposed the outcome decided, being alone.'),
      }),
      'Disputes of the outcome.',
    ),
  }),
);

export const historySchema = titled(
  'MarketHistory',
  schemaOf({
    at: moment,
    probabilities: list(
      { type: 'number' },
      'What was held likely from then on, in the order of the outcomes.',
    ),
  }),
);

export const leaderSchema = titled(
  'MarketLeader',
  schemaOf({
    rank: integer('From 1 on.'),
    name: text('The name, of whoever shows it on public lists; else a short mark.'),
    markets: integer('In how many final markets of the season the person forecast.'),
    log_score: number('The mean of the log scores: 100 is sure and right all the time, 0 even chances.'),
    brier: nullable(number('The mean of the Brier scores: 0 is best.')),
    skill: nullable(number('By how much that is better than the prices over the same time.')),
    coverage: number('The mean share of the time with a forecast.'),
    profit: number('Points earned.'),
  }),
);
