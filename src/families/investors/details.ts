// What the detail of an investor adds to its row. Profiles are professional: what is
// not declared here cannot be stored, so the personal layer has no place to stand.

import { date, dateTime, inside, nullable, shaped, text, texts } from '../../kernel/field.ts';
import { shape } from '../../kernel/shape.ts';
import { parts } from '../shared/shapes.ts';

const portfolio = shape(
  '{company_public_id?: text, name: text, round?: text, date?: day, amount?: Money, lead?: bool, source: text}[]',
  parts,
);

export const investorDetails = {
  headline: inside(nullable(text('The investor in one line.', 1_000))),
  firm: inside(
    nullable(shaped(shape('{public_id?: text, name: text, role?: text}'), 'The firm a person works for.')),
  ),
  geo: inside(texts('Countries and regions it invests in.')),
  stages: inside(texts('Stages of companies it invests in.')),
  sectors: inside(texts('Fields it invests in.')),
  check_size: inside(
    shaped(shape('{min?: Money, max?: Money}', parts), 'The smallest and the largest usual investment.'),
  ),
  thesis: inside(
    nullable(
      shaped(shape('{text?: text, evidence: Evidence[]}', parts), 'What it believes in, with evidence.'),
    ),
  ),
  portfolio: inside(shaped(portfolio, 'Companies it has invested in.')),
  last_investment_at: inside(nullable(date('The day of its last known investment.'))),
  stale_since: inside(nullable(dateTime('Since when the record counts as stale.'))),
  links: inside(
    shaped(shape('{website?: url, linkedin?: url, x?: url}'), 'Professional pages of the investor.'),
  ),
  field_sources: inside(shaped(shape('FieldSource[]', parts), 'Where each member comes from.')),
};
