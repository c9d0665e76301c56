import { type Doc, family } from '../kernel/family.ts';
import {
  dateTime,
  flag,
  map,
  name,
  nullable,
  publicId,
  shaped,
  stored,
  text,
  texts,
} from '../kernel/field.ts';
import { search } from '../kernel/filter.ts';
import { shape } from '../kernel/shape.ts';

const rank = shape('{method: bradley_terry, strength: number, games: int}');
const scored = shape('{score?: number, items: object[]}');
const citations = shape('{id: text, resolved: bool, match?: text}[]');

export const omegaHypotheses = family({
  name: 'omega_hypotheses',
  singular: 'omega_hypothesis',
  title: 'Omega hypotheses',
  summary: 'Hypotheses of published Omega Point runs, ranked by pairwise comparison.',
  tier: 'public',
  fields: {
    id: name('Opaque id.'),
    public_id: nullable(publicId()),
    statement: name('The hypothesis.'),
    mechanism: nullable(text('How it is thought to work.')),
    prediction: nullable(text('What must be seen if it is true.')),
    falsifier: nullable(text('What would refute it.')),
    rank: nullable(shaped<Doc>(rank, 'Its strength from pairwise games, fitted by the Bradley-Terry model.')),
    scores: map(scored, 'Dimension names to a score and the items it was derived from.'),
    citations: shaped(citations, 'What it cites, and whether each citation was found.'),
    theory_ids: texts('The ids of theories it builds on.'),
    created_at: dateTime('When the record was first accepted.'),
    updated_at: dateTime('When the record last changed.'),
    published: stored(flag('Whether the hypothesis is shown.')),
  },
  visible: (hypothesis) => (hypothesis.published ? 'public' : null),
  columns: {
    strength: { type: 'number', value: ({ rank }) => (rank?.strength as number | undefined) ?? null },
  },
  search: ['statement', 'mechanism', 'prediction'],
  filters: { q: search('statement, mechanism or prediction') },
  order: { by: 'strength', direction: 'desc' },
});
