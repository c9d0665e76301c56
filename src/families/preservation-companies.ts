import { type Doc, family } from '../kernel/family.ts';
import {
  derived,
  detail,
  flag,
  full,
  map,
  name,
  nullable,
  publicId,
  score,
  shaped,
  stored,
  text,
  url,
} from '../kernel/field.ts';
import { filling } from '../kernel/filled.ts';
import { is, search } from '../kernel/filter.ts';
import { shape } from '../kernel/shape.ts';
import { reaches, type Tier } from '../kernel/tier.ts';
import { evidenceShapes } from './shared/evidence-shapes.ts';
import { scoreMap } from './shared/score-map.ts';
import { pageOf } from './shared/shapes.ts';
import { textRights } from './shared/text-rights.ts';

const dimensions = shape('{dimension!: text, score?: score, confidence?: text, rationale?: text}[]');
const dossier = shape(
  `{facets: {sources: Entry[], publications: Entry[], projects: Entry[], funding: Entry[], partnerships: Entry[],
    ip: Entry[], people: Entry[], social: Entry[], theories: Entry[]}, scoring: Scoring[]}`,
  { ...evidenceShapes, Entry: { type: 'object' } },
);

const wholeDossier = filling(dossier) as (given: Doc) => Doc;

export const preservationCompanies = family({
  name: 'preservation_companies',
  singular: 'preservation_company',
  title: 'Preservation companies',
  schemaName: 'RatedPreservationCompany',
  example: 'stillwater-vault',
  summary: 'Providers of preservation, of persons, organs or memories, rated for continuity and legacy.',
  tier: 'public',
  page: '/preservation',
  member: 'company',
  heading: 'name',
  lead: ['one_liner'],
  linkedData: ({ website, logo_url }) => ({ '@type': 'Organization', url: website, logo: logo_url }),
  display: {
    headline: 'continuity_overall',
    columns: ['section', 'legacy_overall'],
    pictures: [
      { kind: 'bars', title: 'Scores by dimension', member: 'dimensions', max: 100 },
      { kind: 'radar', title: 'The shape of the rating', member: 'dimensions', max: 100 },
    ],
    leftOut: ['scores'],
  },
  fields: {
    id: name('Opaque id.'),
    public_id: publicId(),
    name: name('Name of the provider.'),
    logo_url: nullable(url('Its logo.')),
    section: name('What it does, as the taxonomy preservation_sections names it.'),
    one_liner: nullable(text('The provider in one line.', 2_000)),
    website: nullable(url('Its website.')),
    continuity_overall: nullable(score('Mean of the continuity dimensions, 0 to 100.')),
    legacy_overall: nullable(score('Mean of the legacy dimensions, 0 to 100.')),
    scores: derived(
      map(
        { type: 'number' },
        'Dimension names to scores, 0 to 100; the public tier reads those of high confidence.',
      ),
    ),
    public_url: derived(text('The page of this provider on this site.')),
    dimensions: detail(
      shaped<readonly Doc[]>(
        dimensions,
        'The scored dimensions; the public tier reads those of high confidence, without the raw rationale.',
      ),
    ),
    dossier: full(detail(derived(shaped(dossier, 'The evidence by facet, and each step of the scoring.')))),
    is_public: stored(flag('Whether the provider is shown.')),
    detail: stored(shaped<Doc>(dossier, 'The dossier.')),
    text_policy: detail(textRights.text_policy),
    source_url: detail(textRights.source_url),
  },
  people: {
    'detail.facets.people[].name': 'name',
    'detail.facets.people[].public_id': 'heroes',
    'detail.facets.*[].extracted.people[]': 'name',
    'detail.facets.*[].extracted.people[].name': 'name',
  },
  derive: {
    scores: {
      usesTier: true,
      value: (company, _related, tier) => scoreMap(readable(company.dimensions, tier)),
    },
    public_url: (company) => pageOf('/preservation', company),
    dossier: (company) => wholeDossier(company.detail),
  },
  details: {
    dimensions: {
      schema: { ...dimensions, description: 'The scored dimensions that this tier reads.' },
      value: {
        usesTier: true,
        value: (company, _related, tier) => readable(company.dimensions, tier),
      },
    },
  },
  visible: (company) => (company.is_public ? 'public' : null),
  search: ['name', 'one_liner'],
  filters: {
    q: search('name or one_liner'),
    section: is(
      'section',
      { type: 'string', minLength: 1, maxLength: 200, examples: ['cryonics'] },
      'What the provider does.',
    ),
  },
  order: { by: 'name', direction: 'asc' },
  list: [
    {
      path: '/ratings/preservation',
      name: 'list_preservation_companies',
      summary: 'Rated preservation companies by name.',
      envelope: 'page',
      access_level: true,
    },
  ],
  detail: [
    {
      path: '/ratings/preservation/{public_id}',
      name: 'get_preservation_company',
      summary: 'One rated preservation company with its dimensions.',
    },
  ],
});

/** The full tier reads every dimension whole, the public tier those of high confidence without rationale. */
function readable(dimensions: readonly Doc[], tier: Tier): readonly Doc[] {
  const whole = dimensions.map((one) => {
    const { dimension, score = null, confidence = null, rationale = null } = one;
    return { dimension, score, confidence, rationale };
  });
  if (reaches(tier, 'full')) return whole;
  return whole.filter((one) => one.confidence === 'high').map(({ rationale: _rationale, ...shown }) => shown);
}
