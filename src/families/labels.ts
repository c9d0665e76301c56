import { family } from '../kernel/family.ts';
import { name, nullable, shaped, slug, text } from '../kernel/field.ts';
import { is, search } from '../kernel/filter.ts';
import { shape } from '../kernel/shape.ts';

/** The languages in which labels have aliases. */
const languages = ['en', 'de', 'fr', 'es', 'it', 'pt', 'nl', 'zh', 'ja'];

export const labels = family({
  name: 'labels',
  singular: 'label',
  title: 'Labels',
  summary: 'The vocabulary of labels that grants, organizations and others carry.',
  tier: 'public',
  page: '/labels',
  readAt: '/taxonomy',
  heading: 'name',
  lead: ['description'],
  display: { headline: null, columns: ['parent'] },
  fields: {
    id: name('Opaque id.'),
    slug: slug('The label as records carry it.'),
    name: name('The label in words.'),
    description: nullable(text('What it means.')),
    parent: nullable(slug('The slug of the label above it; records do not carry that one.')),
    aliases: nullable(
      shaped(
        shape(`{${languages.map((language) => `${language}?: text[]`).join(', ')}}`),
        'Other names by which it is found, by language.',
      ),
    ),
  },
  search: ['name', 'description'],
  filters: {
    q: search('name or description'),
    slug: is(
      'slug',
      { type: 'string', minLength: 1, maxLength: 200, examples: ['longevity'] },
      'Only the label of this slug.',
    ),
    parent: is(
      'parent',
      { type: 'string', minLength: 1, maxLength: 200, examples: ['longevity'] },
      'Only labels right below this one.',
    ),
  },
  order: { by: 'slug', direction: 'asc' },
  list: [
    {
      path: '/labels',
      name: 'list_labels',
      summary: 'The labels that records carry, by slug.',
      envelope: 'page',
      access_level: false,
    },
  ],
});
