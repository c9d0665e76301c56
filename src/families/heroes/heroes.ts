import { family } from '../../kernel/family.ts';
import {
  dateTime,
  derived,
  flag,
  name,
  nullable,
  number,
  optional,
  publicId,
  score,
  shaped,
  stored,
  text,
  texts,
  url,
} from '../../kernel/field.ts';
import { has, search } from '../../kernel/filter.ts';
import { shape } from '../../kernel/shape.ts';
import { pageOf } from '../shared/shapes.ts';
import { besideHero, heroDetails } from './details.ts';
import { heroLinkedData } from './linked-data.ts';

const scores = shape(
  '{dimension!: text, score?: score, rationale_summary?: text, confidence?: text, n_a_reason?: text}[]',
);
const capital = number('Money brought to the field, in US dollars; amounts of high confidence only.', {
  minimum: 0,
});

export const heroes = family({
  name: 'heroes',
  singular: 'hero',
  title: 'Heroes',
  example: 'ada-thistlewood',
  summary: 'People who moved longevity science, judged by public professional acts.',
  tier: 'public',
  page: '/heroes',
  beside: besideHero,
  heading: 'name',
  lead: ['tagline', 'impact_statement'],
  linkedData: heroLinkedData,
  display: {
    columns: ['role_tags'],
    tags: 'theme_tags',
    pictures: [
      { kind: 'bars', title: 'Scores by dimension', member: 'scores', max: 100 },
      { kind: 'radar', title: 'The shape of the rating', member: 'scores', max: 100 },
      {
        kind: 'timeline',
        title: 'What they said they believe',
        members: ['belief_timeline'],
        at: 'date',
        label: 'belief',
      },
    ],
    sections: [
      'impact_statement',
      'bio',
      'vision_statements',
      'belief_timeline',
      'scientific_sources',
      'orgs_founded',
    ],
  },
  fields: {
    id: name('Opaque id.'),
    public_id: publicId(),
    name: name('Name of the person.'),
    tagline: nullable(text('The person in one line.', 1_000)),
    photo_url: nullable(url('A published photo.')),
    photo_checked_at: nullable(dateTime('When the photo was last found at its address.')),
    role_tags: texts('Roles: scientist, clinician, founder, investor, philanthropist, …'),
    theme_tags: texts('Themes, mostly label slugs.'),
    impact_statement: nullable(text('What would be missing without them.')),
    overall_score: nullable(score('The whole rating, 0 to 100.')),
    total_capital_moved: { ...optional(capital), fallback: 0 },
    updated_at: nullable(dateTime('When the record last changed.')),
    scores: shaped(scores, 'The rated dimensions; n_a_reason tells why one does not apply.'),
    public_url: derived(text('The page of this person on this site.')),
    ...heroDetails,
    is_public: stored(flag('Whether the person is shown.')),
  },
  derive: { public_url: (hero) => pageOf('/heroes', hero) },
  visible: (hero) => (hero.is_public ? 'public' : null),
  search: ['name', 'tagline', 'impact_statement'],
  filters: {
    q: search('name, tagline or impact statement'),
    role: has('role_tags', 'A role of the person.', 'scientist'),
    theme: has('theme_tags', 'A theme of the person, as a label slug.', 'biology-of-ageing'),
  },
  order: { by: 'overall_score', direction: 'desc', thenBy: 'name' },
  list: [
    {
      path: '/heroes',
      name: 'list_heroes',
      summary: 'Heroes, best rated first.',
      envelope: 'page',
      access_level: true,
    },
  ],
  detail: [
    {
      path: '/heroes/{public_id}',
      name: 'get_hero',
      summary: 'One hero with scores, statements, acts and sources.',
    },
  ],
});
