// Rounds in which tracked investors took part. Nothing of it is published as it is: the funding
// sequence and the dossiers of the top tier, which are logged, are computed from its columns.

import { type Doc, family } from '../../kernel/family.ts';
import { date, name, nullable, shaped, stored, text } from '../../kernel/field.ts';
import { shape } from '../../kernel/shape.ts';
import { parts } from '../shared/shapes.ts';

export const fundingRounds = family({
  name: 'funding_rounds',
  singular: 'funding_round',
  title: 'Funding rounds',
  summary: 'Which tracked investor took part in which round.',
  tier: 'top',
  readAt: '/intelligence/investors',
  fields: {
    investor_id: stored(name('The id of the investor.')),
    company_id: stored(nullable(text('The id of the company, when it is in the catalogue.', 200))),
    company_name: stored(nullable(text('The name of the company.', 2_000))),
    round: stored(nullable(text('The round: seed, series_a, …', 200))),
    date: stored(nullable(date('The day of the round.'))),
    amount: stored(nullable(shaped<Doc>(shape('Money', parts), 'What the investor, or the round, put in.'))),
  },
  people: { investor_id: { by: 'investors', goes: 'record' } },
  refers: { company_id: 'companies' },
  links: { investor: (round) => [round.investor_id], company: (round) => [round.company_id] },
  columns: {
    investor: { type: 'text', indexed: true, value: (round) => round.investor_id },
    company: { type: 'text', indexed: true, value: (round) => round.company_id },
    company_name: { type: 'text', value: (round) => round.company_name },
    round: { type: 'text', value: (round) => round.round },
    amount: { type: 'text', value: (round) => (round.amount ? JSON.stringify(round.amount) : null) },
    source: { type: 'text', value: (round) => round.source },
  },
  order: { by: 'date', direction: 'desc' },
});
