import { type Doc, family } from '../../kernel/family.ts';
import {
  dateTime,
  derived,
  flag,
  integer,
  map,
  name,
  nullable,
  publicId,
  score,
  stored,
  text,
  url,
} from '../../kernel/field.ts';
import { is, search } from '../../kernel/filter.ts';
import { scoreMap } from '../shared/score-map.ts';
import { pageOf } from '../shared/shapes.ts';
import { companyDetails, scoreShape, wholeDossier } from './details.ts';
import { companyLinkedData } from './linked-data.ts';
import { companyNow } from './live.ts';
import { companyTier } from './visibility.ts';

export const companies = family({
  name: 'companies',
  singular: 'company',
  title: 'Companies',
  schemaName: 'RatedCompany',
  example: 'ombrelune-bio',
  summary: 'Companies that work on ageing, rated in eight dimensions.',
  tier: 'public',
  page: '/companies',
  heading: 'name',
  lead: ['description', 'primary_approach'],
  linkedData: companyLinkedData,
  display: {
    columns: ['primary_approach', 'headquarters', 'funding_stage', 'founding_year'],
    pictures: [
      { kind: 'bars', title: 'Scores by dimension', member: 'scores', max: 100 },
      { kind: 'radar', title: 'The shape of the rating', member: 'scores', max: 100 },
    ],
    sections: ['description', 'scores', 'theories', 'publications'],
    // The dossier says it; what the records are about stands at each of them.
    leftOut: ['bundle_id', 'scoring', 'gaps', 'projects', 'people'].map(
      (member) => `evidence_bundle.${member}`,
    ),
  },
  fields: {
    id: name('Opaque id.'),
    public_id: publicId(),
    name: name('Name of the company.'),
    logo_url: nullable(url('Its logo.')),
    primary_approach: nullable(text('Its main approach, as the taxonomy primary_approaches names it.', 200)),
    headquarters: nullable(text('Where it is seated, in words.', 1_000)),
    funding_stage: nullable(text('Its last closed round: seed, series_a, …', 200)),
    company_status: nullable(text('stealth, active, dormant, acquired, merged, dissolved.', 200)),
    founding_year: nullable(integer('The year it was founded.')),
    website: nullable(url('Its website.')),
    overall_score: nullable(score('Mean of the scored dimensions, 0 to 100; null when too few are scored.')),
    overall_score_computed_at: nullable(dateTime('When overall_score was computed.')),
    scores: derived(map({ type: 'number' }, 'Dimension names to scores, 0 to 100; scored ones only.')),
    public_url: derived(text('The page of this company on this site.')),
    ...companyDetails,
    is_public: stored(flag('Whether the company is shown.')),
    disqualified: stored(flag('Whether the public tier is kept from it.')),
  },
  people: { 'detail.people[].name': 'name', 'detail.people[].public_id': 'heroes' },
  derive: {
    scores: (company) => scoreMap(company.dimensions),
    public_url: (company) => pageOf('/companies', company),
    dossier: (company) => wholeDossier(company.detail),
  },
  details: {
    scores: {
      schema: { ...scoreShape, description: 'The eight dimensions, each with its reasons in short.' },
      value: (company) => company.dimensions.map(scored),
    },
  },
  visible: companyTier,
  columns: {
    name: { type: 'text', value: (company) => company.name },
    // What the bundle of evidence repeats of the dossier.
    reasoning: {
      type: 'text',
      tier: 'full',
      value: ({ detail }) => {
        const { scoring, gaps } = wholeDossier(detail);
        return JSON.stringify({ scoring, gaps });
      },
    },
  },
  search: ['name', 'description', 'aliases'],
  filters: {
    q: search('name, aliases or description'),
    primary_approach: is(
      'primary_approach',
      { type: 'string', maxLength: 200, examples: ['senotherapeutics'] },
      'Of the taxonomy primary_approaches.',
    ),
  },
  order: { by: 'overall_score', direction: 'desc', thenBy: 'name' },
  live: companyNow,
  list: [
    {
      path: '/ratings/companies',
      name: 'list_rated_companies',
      summary: 'Rated companies, best first.',
      envelope: 'page',
      access_level: true,
    },
    {
      path: '/companies',
      name: 'list_companies',
      summary: 'Companies, best rated first.',
      envelope: 'page',
      access_level: true,
    },
  ],
  detail: [
    {
      path: '/ratings/companies/{public_id}',
      name: 'get_rated_company',
      summary: 'One rated company with its details.',
    },
    { path: '/companies/{public_id}', name: 'get_company', summary: 'One company with its details.' },
  ],
});

function scored(one: Doc): Doc {
  const { dimension, score = null, confidence = null, rationale_summary = null } = one;
  const { theory_count = 0, evidence_count = 0 } = one;
  return { dimension, score, confidence, theory_count, evidence_count, rationale_summary };
}
