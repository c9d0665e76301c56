// Works that others publish, by identifier and title alone: what citations of Omega Point are held against.
// No text of theirs is kept, and nothing of it is published.

import { type Doc, family } from '../kernel/family.ts';
import { flag, integer, name, nullable, shaped, stored, text, url } from '../kernel/field.ts';
import { shape } from '../kernel/shape.ts';
import { attribution } from './shared/attribution.ts';
import { workIds } from './shared/work-ids.ts';

const ids = shape('{doi?: text, pmid?: text, pmcid?: text, nct?: text, arxiv?: text, patent?: text}');

export const works = family({
  name: 'works',
  singular: 'work',
  title: 'Works',
  summary: 'Identifiers and titles of published works, for the check of citations.',
  tier: 'top',
  fields: {
    ids: stored(shaped<Doc>(ids, 'Its identifiers in public registers.')),
    title: stored(name('Its title.')),
    year: stored(nullable(integer('The year in which it was published.'))),
    retracted: stored(flag('Whether it was retracted.')),
    source: stored(nullable(text('Where the record comes from.', 200))),
    source_url: stored(nullable(url('Where it stands there.'))),
    attribution: stored(attribution),
  },
  links: { works: (work) => workIds(work.ids) },
  columns: {
    title: { type: 'text', value: (work) => work.title },
    year: { type: 'number', value: (work) => work.year },
    retracted: { type: 'number', value: (work) => (work.retracted ? 1 : 0) },
  },
  order: { by: 'title', direction: 'asc' },
});
