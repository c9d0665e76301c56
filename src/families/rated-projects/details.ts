// What the detail of a rated project adds to its row. All of it is public: projects are rated in full
// transparency.

import { detail, integer, list, map, nullable, number, shaped, text } from '../../kernel/field.ts';
import { shape } from '../../kernel/shape.ts';

const paragraph = (description: string) => detail(nullable(text(description)));
const figure = (description: string) => detail(nullable(number(description)));
/** Numbers are scores; what else a rating says of a dimension stays as it is. */
const scale = (description: string, of: Record<string, unknown> = scored) =>
  detail(nullable(map(of, description)));
const scored = { type: ['number', 'object', 'null'], minimum: 0, maximum: 100 };
const risk = {
  type: ['object', 'number', 'string', 'null'],
  properties: {
    probability: {
      type: ['number', 'null'],
      minimum: 0,
      maximum: 1,
      description: 'How probable the risk is, 0 to 1.',
    },
    impact: {
      type: ['number', 'null'],
      minimum: 0,
      maximum: 100,
      description: 'How much it would harm the project, 0 to 100.',
    },
  },
  additionalProperties: true,
};

export const ratedProjectDetails = {
  brief_hypothesis: paragraph('What the project takes to be true.'),
  brief_mechanism: paragraph('How it is thought to work.'),
  brief_approach: paragraph('How the project goes about it.'),
  brief_status: paragraph('How far it has come.'),
  brief_success_criteria: paragraph('By what its success is judged.'),
  brief_near_term_impact: paragraph('What it changes soon if it works.'),
  brief_future_horizons: paragraph('What it opens later.'),
  breakthrough_thesis: paragraph('Why it may be a breakthrough.'),
  failure_thesis: paragraph('Why it may fail.'),
  scientific_dims: scale('Scientific dimensions, names to scores from 0 to 100.'),
  breakthrough_dims: scale('Breakthrough dimensions, names to scores from 0 to 100.'),
  investor_dims: scale('Investor dimensions, names to scores from 0 to 100.'),
  risk_panel: scale('Risks by name: level, probability (0 to 1), impact (0 to 100), note, evidence.', risk),
  tam_usd: figure('Total addressable market, in US dollars a year.'),
  capital_to_breakeven_usd: figure('Capital needed to break even, in US dollars.'),
  upside_best_case_multiple: figure('Return in the best case, as a multiple of the investment.'),
  total_capital_to_commercialize_usd: figure('Capital needed to reach the market, in US dollars.'),
  effect_size_years_lifespan: figure('Expected effect, in years of human lifespan.'),
  effect_size_value: figure('Expected effect, in effect_size_unit.'),
  time_horizon_years: figure('Years until the effect can be had.'),
  time_to_value_months: detail(nullable(integer('Months until the project has a value of its own.'))),
  exit_comparables: detail(nullable(list({}, 'Comparable exits of others.'))),
  effect_size_unit: detail(nullable(text('The unit of effect_size_value.', 200))),
  ip_market_structure: paragraph('Who owns what in this market.'),
  authors: detail(shaped(shape('object[]'), 'Who stands behind the project.')),
  companies: detail(shaped(shape('object[]'), 'Companies connected with the project.')),
  evidence: detail(shaped(shape('object[]'), 'What the rating rests on.')),
};
