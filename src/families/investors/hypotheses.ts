// What analysts expect of tracked investors. Nothing of it is published as it is: the dossiers of the
// top tier, which are logged, show it from its columns.

import { family } from '../../kernel/family.ts';
import { name, nullable, number, stored, text, texts } from '../../kernel/field.ts';

export const investorHypotheses = family({
  name: 'investor_hypotheses',
  singular: 'investor_hypothesis',
  title: 'Investor hypotheses',
  summary: 'Professional expectations about tracked investors, with what they rest on.',
  tier: 'top',
  readAt: '/intelligence/investors',
  fields: {
    investor_id: stored(name('The id of the investor.')),
    statement: stored(name('What is expected.')),
    probability: stored(nullable(number('How probable it is, 0 to 1.', { minimum: 0, maximum: 1 }))),
    basis: stored(texts('The ids of the evidence it rests on.')),
    status: stored(nullable(text('Whether it is open, confirmed or refuted.', 200))),
  },
  people: { investor_id: { by: 'investors', goes: 'record' } },
  links: { investor: (hypothesis) => [hypothesis.investor_id] },
  columns: {
    investor: { type: 'text', indexed: true, value: (hypothesis) => hypothesis.investor_id },
    statement: { type: 'text', value: (hypothesis) => hypothesis.statement },
    basis: { type: 'text', value: (hypothesis) => JSON.stringify(hypothesis.basis) },
    status: { type: 'text', value: (hypothesis) => hypothesis.status },
  },
  order: { by: 'probability', direction: 'desc' },
});
