import type { Doc } from '../../kernel/family.ts';
import { family } from '../../kernel/family.ts';
import {
  dateTime,
  derived,
  detail,
  flag,
  integer,
  live,
  name,
  nullable,
  oneOf,
  publicId,
  score,
  shaped,
  slugs,
  stored,
  text,
  thirdParty,
  url,
} from '../../kernel/field.ts';
import { is, search, where } from '../../kernel/filter.ts';
import { shape } from '../../kernel/shape.ts';
import { attribution } from '../shared/attribution.ts';
import { corrections } from '../shared/corrections.ts';
import { labelFilters } from '../shared/label-filters.ts';
import { reviewSummary } from '../shared/reviews.ts';
import { pageOf } from '../shared/shapes.ts';
import { textRights } from '../shared/text-rights.ts';
import { organizationDetails } from './details.ts';
import { normalIds } from './identifiers.ts';
import { organizationLinkedData } from './linked-data.ts';
import { organizationsNow, withOpenGrants } from './live.ts';

const types = ['foundation', 'government', 'corporate', 'university', 'lab', 'hybrid_fund'] as const;

const searchGrants = shape(
  '{id: text, title: text, funder_name: text, deadline?: dt, deadline_for?: text, url: url, public_id?: text}[]',
);

export const organizations = family({
  name: 'organizations',
  singular: 'organization',
  title: 'Organizations',
  example: 'meridian-longevity-fund',
  summary: 'Funders of research, with what they fund at this moment.',
  tier: 'full',
  page: '/organizations',
  heading: 'name',
  lead: ['description'],
  linkedData: organizationLinkedData,
  fields: {
    id: name('Opaque id.'),
    public_id: nullable(publicId()),
    name: name('Name of the organization.'),
    org_type: oneOf(types, 'Kind of funder; foundation with the label type-other where no registry says it.'),
    description: nullable(thirdParty(text('What it does, as plain text.'))),
    location: nullable(text('Where it is seated, in words.', 1_000)),
    url: nullable(url('Its website.')),
    grants_count: live(
      integer(
        'How many grants of the catalogue name it as funder, as the one above a funder that is no organization here, or as an institute or council that takes part; whatever their relevance.',
        { minimum: 0 },
      ),
    ),
    open_grants_count: live(
      integer('How many of them are verified and take applications now.', { minimum: 0 }),
    ),
    next_open_deadline: live(nullable(dateTime('The soonest deadline among the open ones.'))),
    labels: slugs('Label slugs.'),
    actionability_score: nullable(score('How well it can be approached, 0 to 100.')),
    public_url: derived(nullable(text('The page of this organization on this site.'))),
    ...textRights,
    attribution: detail(attribution),
    corrections,
    logo_url: detail(nullable(url('Its logo.'))),
    ...organizationDetails,
    open_grants: detail(live(shaped(searchGrants, 'Up to 20 open grants, soonest deadline first.'))),
    published: stored(flag('Whether the organization is shown.')),
  },
  people: { 'detail.people[].name': 'name', 'detail.people[].public_id': 'heroes' },
  refers: { 'detail.parent.public_id': 'organizations' },
  derive: {
    public_url: (organization) => pageOf('/organizations', organization),
    ids: (organization) => normalIds(organization.ids as Doc),
    reviews: (organization, related) => reviewSummary(organization, related) ?? organization.reviews,
  },
  follows: [{ family: 'fund_reviews', by: { theirs: 'organization' } }],
  visible: (organization) => (organization.published ? 'full' : null),
  search: ['name', 'description', 'aliases'],
  filters: {
    q: search('name, aliases or description'),
    org_type: is('org_type', { type: 'string', enum: types }, 'The kind of funder.'),
    ...labelFilters('organization'),
    min_open_grants: where(
      { type: 'integer', minimum: 0, examples: [1] },
      'Only organizations with at least so many open grants.',
      (least, now) => withOpenGrants(least as number, now),
    ),
  },
  order: { by: 'name', direction: 'asc' },
  live: organizationsNow,
  moves: [{ family: 'grants', column: 'deadline' }],
  list: [
    {
      path: '/organizations',
      name: 'list_organizations',
      summary: 'Organizations by name.',
      envelope: 'page',
      access_level: false,
    },
  ],
  detail: [
    {
      path: '/organizations/{public_id}',
      name: 'get_organization',
      summary: 'One organization with its details.',
    },
  ],
});
