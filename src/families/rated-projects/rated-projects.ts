import { family } from '../../kernel/family.ts';
import {
  dateTime,
  derived,
  detail,
  flag,
  name,
  nullable,
  oneOf,
  publicId,
  score,
  stored,
  text,
  url,
} from '../../kernel/field.ts';
import { is, search } from '../../kernel/filter.ts';
import { pageOf } from '../shared/shapes.ts';
import { textRights } from '../shared/text-rights.ts';
import { ratedProjectDetails } from './details.ts';

const sections = [
  'bioreplacement',
  'bioinformation',
  'drug-discovery',
  'genetic-cellular-therapies',
  'aging-biology',
  'diagnostics-biomarkers',
  'brain-cognitive',
  'research-infrastructure',
] as const;

export const ratedProjects = family({
  name: 'rated_projects',
  singular: 'rated_project',
  title: 'Rated projects',
  example: 'second-thymus',
  summary: 'Research projects rated for science, breakthrough and investment, in full transparency.',
  tier: 'public',
  page: '/projects',
  member: 'project',
  beside: ['authors', 'companies', 'evidence'],
  heading: 'name',
  lead: ['brief_concise'],
  linkedData: ({ canonical_url }) => ({ '@type': 'ResearchProject', url: canonical_url }),
  display: {
    columns: ['section', 'scientific_overall', 'breakthrough_overall', 'investor_overall'],
    pictures: [
      { kind: 'bars', title: 'Scientific rating', member: 'scientific_dims', max: 100 },
      { kind: 'radar', title: 'The shape of the scientific rating', member: 'scientific_dims', max: 100 },
      { kind: 'bars', title: 'Breakthrough rating', member: 'breakthrough_dims', max: 100 },
      { kind: 'bars', title: 'Investor rating', member: 'investor_dims', max: 100 },
    ],
    leftOut: ['scientific_dims', 'breakthrough_dims', 'investor_dims'],
  },
  fields: {
    id: name('Opaque id.'),
    public_id: publicId(),
    name: name('Name of the project.'),
    section: oneOf(sections, 'The part of the field it belongs to.'),
    canonical_url: nullable(url('The page of the project itself.')),
    brief_concise: nullable(text('The project in short.')),
    overall_score: nullable(score('The whole rating, 0 to 100.')),
    scientific_overall: nullable(score('Mean of the scientific dimensions, 0 to 100.')),
    breakthrough_overall: nullable(score('Mean of the breakthrough dimensions, 0 to 100.')),
    investor_overall: nullable(score('Mean of the investor dimensions, 0 to 100.')),
    last_rated_at: nullable(dateTime('When it was last rated.')),
    public_url: derived(text('The page of this project on this site.')),
    ...ratedProjectDetails,
    text_policy: detail(textRights.text_policy),
    source_url: detail(textRights.source_url),
    is_public: stored(flag('Whether the project may be shown.')),
    rating_status: stored(nullable(text('ready when the rating is finished; only then it is shown.', 200))),
  },
  people: { 'authors[].name': 'name', 'authors[].hero_public_id': 'heroes' },
  derive: { public_url: (project) => pageOf('/projects', project) },
  columns: { name: { type: 'text', value: (project) => project.name } },
  visible: (project) => (project.is_public && project.rating_status === 'ready' ? 'public' : null),
  search: [
    'name',
    'brief_concise',
    'brief_hypothesis',
    'brief_mechanism',
    'brief_approach',
    'brief_status',
    'brief_success_criteria',
    'brief_near_term_impact',
    'brief_future_horizons',
  ],
  filters: {
    q: search('name or brief'),
    section: is('section', { type: 'string', enum: sections }, 'The part of the field.'),
  },
  order: { by: 'overall_score', direction: 'desc', thenBy: 'name' },
  list: [
    {
      path: '/ratings/projects',
      name: 'list_rated_projects',
      summary: 'Rated projects, best first.',
      envelope: 'page',
      access_level: true,
    },
  ],
  detail: [
    {
      path: '/ratings/projects/{public_id}',
      name: 'get_rated_project',
      summary: 'One rated project with its authors, companies and evidence.',
    },
  ],
});
