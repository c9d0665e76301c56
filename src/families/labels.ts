import { family } from '../kernel/family.ts';
import { name, nullable, slug, text } from '../kernel/field.ts';

export const labels = family({
  name: 'labels',
  singular: 'label',
  title: 'Labels',
  summary: 'The vocabulary of labels that grants, organizations and others carry.',
  tier: 'public',
  fields: {
    id: name('Opaque id.'),
    slug: slug('The label as records carry it.'),
    name: name('The label in words.'),
    description: nullable(text('What it means.')),
    parent: nullable(slug('The slug of the label above it; records do not carry that one.')),
  },
  search: ['name', 'description'],
  order: { by: 'slug', direction: 'asc' },
});
