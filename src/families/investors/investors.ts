import { type Doc, family } from '../../kernel/family.ts';
import {
  derived,
  detail,
  flag,
  name,
  nullable,
  oneOf,
  publicId,
  shaped,
  stored,
  text,
  thirdParty,
} from '../../kernel/field.ts';
import { include, is, search } from '../../kernel/filter.ts';
import { shape } from '../../kernel/shape.ts';
import { pageOf } from '../shared/shapes.ts';
import { textRights } from '../shared/text-rights.ts';
import { investorDetails } from './details.ts';
import { investmentColumns, investmentFilters } from './investment-filters.ts';
import { investorLinkedData } from './linked-data.ts';

const types = [
  'individual',
  'angel',
  'vc',
  'family_office',
  'corporate_vc',
  'accelerator',
  'institution',
  'lp',
] as const;

const entities = shape('{entity_name: text, entity_type: text, role?: text, url?: url}[]');
const linkedLeads = shape('{id: text, name: text, relationship?: text, relevance_score?: score}[]');

export const investors = family({
  name: 'investors',
  singular: 'investor',
  title: 'Investors',
  example: 'tidegate-capital',
  summary: 'People and firms that invest in longevity science, as professionals.',
  tier: 'full',
  page: '/investors',
  heading: 'name',
  lead: ['bio'],
  linkedData: investorLinkedData,
  fields: {
    id: name('Opaque id.'),
    public_id: nullable(publicId()),
    name: name('Name of the person or firm.'),
    type: oneOf(types, 'Kind of investor.'),
    bio: nullable(thirdParty(text('The professional profile, as plain text.'))),
    entities: shaped<readonly Doc[]>(entities, 'Companies, funds and other bodies it is connected with.'),
    linked_leads: derived(shaped(linkedLeads, 'Leads that name this investor, most relevant first.')),
    public_url: derived(nullable(text('The page of this investor on this site.'))),
    ...textRights,
    is_person: detail(flag('Whether it is a person; otherwise it is a firm or an institution.')),
    stale: detail(flag('Whether nothing was seen of it for so long that lists leave it out.')),
    ...investorDetails,
    published: stored(nullable(flag('False hides the investor.'))),
  },
  people: { 'entities[].entity_name': 'name' },
  refers: {
    'detail.firm.public_id': 'investors',
    'detail.portfolio[].company_public_id': 'companies',
  },
  derive: {
    linked_leads: (investor, related) => linkedOf(related.linked('leads', 'investor', investor.id)),
    public_url: (investor) => pageOf('/investors', investor),
  },
  visible: (investor) => (investor.published === false ? null : 'full'),
  follows: [{ family: 'leads', by: { theirs: 'investor' } }],
  flags: { fresh: (investor) => !investor.stale },
  search: ['name', 'bio'],
  columns: investmentColumns,
  filters: {
    q: search('name or bio'),
    type: is('type', { type: 'string', enum: types }, 'The kind of investor.'),
    is_person: is(
      'is_person',
      { type: 'boolean', examples: [true] },
      'true lists people, false firms and institutions.',
    ),
    ...investmentFilters,
    include_stale: include('Also list investors of whom nothing was seen for long.'),
  },
  restrict: ({ include_stale }) => (include_stale ? [] : [{ flag: 'fresh' }]),
  order: { by: 'name', direction: 'asc' },
  list: [
    {
      path: '/investors',
      name: 'list_investors',
      summary: 'Investors by name; an array without an envelope.',
      envelope: 'array',
      access_level: false,
    },
  ],
  detail: [
    { path: '/investors/{public_id}', name: 'get_investor', summary: 'One investor with its details.' },
  ],
});

function linkedOf(leads: readonly Doc[]): readonly Doc[] {
  return leads
    .filter((lead) => !lead.stale && !lead.merged_into)
    .map(({ id, name, relationship, relevance_score }) => ({ id, name, relationship, relevance_score }))
    .sort((a, b) => Number(b.relevance_score ?? -1) - Number(a.relevance_score ?? -1));
}
