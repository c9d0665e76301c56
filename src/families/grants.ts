import { family } from '../kernel/family.ts';
import {
  dateTime,
  derived,
  detail,
  flag,
  full,
  live,
  name,
  nullable,
  publicId,
  score,
  shaped,
  slugs,
  stored,
  text,
  texts,
  thirdParty,
  url,
} from '../kernel/field.ts';
import { allOf, anyOf, choice, contains, from, has, include, search, until } from '../kernel/filter.ts';
import { shape } from '../kernel/shape.ts';
import { amountColumns, grantDetails, grantLinks, isOpportunity } from './grant-details.ts';
import { grantsNow, statusShape } from './grants-now.ts';
import { pageOf } from './parts.ts';
import { textRights } from './text-rights.ts';

export const grants = family({
  name: 'grants',
  singular: 'grant',
  title: 'Grants',
  example: 'senescence-in-living-tissue-awards',
  summary: 'Research funding opportunities, soonest deadline first.',
  tier: 'public',
  page: '/grants',
  fields: {
    id: name('Opaque id; a UUID in harvested records.'),
    public_id: nullable(publicId()),
    title: name('Name of the call.'),
    description: nullable(thirdParty(text('What the call funds, as plain text.'))),
    funder_name: name('Who gives the money.'),
    deadline: nullable(dateTime('Last moment to apply; null when there is no closing date.')),
    url: url('Where to apply.'),
    info_url: nullable(url('Further information by the funder.')),
    location: nullable(text('Where applicants must be, in words.', 1_000)),
    labels: slugs('Label slugs.'),
    public_url: derived(nullable(text('The page of this grant on this site.'))),
    relevance_score: full(nullable(score('How relevant the call is to longevity science, 0 to 100.'))),
    stage: full(nullable(text('Stage in the editors’ pipeline.', 200))),
    status: full(nullable(text('Status at the source: open, forecast, closed, archived.', 200))),
    source: full(nullable(text('Where the record comes from.', 200))),
    relevance_reasons: full(detail(texts('The parts of the relevance_score, one sentence each.'))),
    created_at: dateTime('When the record was first accepted.'),
    updated_at: dateTime('When the record last changed.'),
    ...textRights,
    verified: stored(flag('Whether the call was checked against its source.')),
    closed_at: stored(
      nullable(
        dateTime(
          'When its source stopped listing it as open; the call then counts as closed, whatever its deadline.',
        ),
      ),
    ),
    funder_parent: stored(nullable(text('The agency above the funder, by which it may be found.', 2_000))),
    organization_id: stored(nullable(text('The id of the funder among the organizations.', 200))),
    ...grantDetails,
    links: detail(
      derived(
        shaped(
          shape('{self: text, html: text, ics: text, jsonld: text, common_grants?: text}'),
          'Addresses of this record.',
        ),
      ),
    ),
    status_public: detail(live(shaped(statusShape, 'Whether the call is open, at this moment.'))),
  },
  derive: {
    public_url: (grant) => pageOf('/grants', grant),
    links: grantLinks,
  },
  columns: {
    closed: { type: 'text', value: (grant) => grant.closed_at },
    // As much of the status as status_public tells everyone.
    told_status: {
      type: 'text',
      value: ({ status }) => (status === 'archived' || status === 'forecast' ? status : null),
    },
    verified: { type: 'number', value: (grant) => grant.verified },
    organization: { type: 'text', indexed: true, tier: 'full', value: (grant) => grant.organization_id },
    ...amountColumns('total'),
    ...amountColumns('min_award'),
    ...amountColumns('max_award'),
  },
  marks: {
    verified: (grant) => grant.verified,
    standing: (grant) => !grant.closed_at,
    verified_standing: (grant) => grant.verified && !grant.closed_at,
    opportunity: (grant) => grant.verified && isOpportunity(grant),
  },
  search: ['title', 'description', 'funder_name'],
  filters: {
    q: search('title, description or funder'),
    label: has('labels', 'A label the grant carries.', 'cellular-senescence'),
    labels: allOf(
      'labels',
      'Labels the grant carries, ALL of them, comma-separated.',
      'cellular-senescence,preclinical',
    ),
    labels_any: anyOf(
      'labels',
      'Labels of which the grant carries at least one.',
      'dementia,alzheimers-disease',
    ),
    funder: contains('funder_name', 'Part of the name of the funder; case does not count.', 'institute'),
    deadline_after: from('deadline', 'Only deadlines on or after this day (UTC).'),
    deadline_before: until('deadline', 'Only deadlines on or before this day (UTC).'),
    include_expired: include('Also list grants whose deadline is past.'),
    scope: choice(
      ['verified_open', 'all'],
      'verified_open',
      'verified_open lists grants that were verified, all lists unverified ones too; both list open grants unless include_expired says otherwise.',
    ),
  },
  restrict: ({ scope, include_expired }) => {
    const verified = scope !== 'all';
    if (include_expired) return verified ? [{ mark: 'verified' }] : [];
    return [{ notPast: 'deadline' }, { mark: verified ? 'verified_standing' : 'standing' }];
  },
  order: { by: 'deadline', direction: 'asc' },
  sorts: {
    default: 'deadline',
    order: false,
    by: {
      deadline: { by: 'key' },
      relevance: { by: 'rank' },
      created: { by: 'column', column: 'created_at', direction: 'desc' },
    },
  },
  facets: {
    labels: { kind: 'values', column: 'labels' },
    funder: { kind: 'values', column: 'funder_name' },
    closing: { kind: 'windows', column: 'deadline', days: [7, 14, 30, 90] },
  },
  live: grantsNow,
  list: [
    {
      path: '/grants',
      name: 'list_grants',
      summary: 'Grants, soonest deadline first.',
      envelope: 'page',
      access_level: true,
    },
  ],
  one: [{ path: '/grants/{public_id}', name: 'get_grant', summary: 'One grant with its details.' }],
});
