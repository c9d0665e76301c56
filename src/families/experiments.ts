import { family } from '../kernel/family.ts';
import { dateTime, derived, flag, name, nullable, publicId, stored, text, texts } from '../kernel/field.ts';
import { search } from '../kernel/filter.ts';
import { pageOf } from './parts.ts';

export const experiments = family({
  name: 'experiments',
  singular: 'experiment',
  title: 'Experiments',
  summary: 'Published Omega experiments, open to comments.',
  tier: 'public',
  page: '/experiments',
  fields: {
    id: name('Opaque id.'),
    public_id: publicId('The code in the address of the experiment.'),
    title: name('Name of the experiment.'),
    question: nullable(text('What it asks.')),
    summary: nullable(text('What it does and found, in short.')),
    protocol: nullable(text('How it is done.')),
    hypothesis_ids: texts('The ids of the Omega hypotheses it tests.'),
    public_url: derived(text('The page of this experiment on this site.')),
    created_at: dateTime('When the record was first accepted.'),
    updated_at: dateTime('When the record last changed.'),
    published: stored(flag('Whether the experiment is shown and open to comments.')),
  },
  derive: { public_url: (experiment) => pageOf('/experiments', experiment) },
  visible: (experiment) => (experiment.published ? 'public' : null),
  search: ['title', 'question', 'summary'],
  filters: { q: search('title, question or summary') },
  order: { by: 'created_at', direction: 'desc' },
});
