import { family } from '../../kernel/family.ts';
import {
  dateTime,
  derived,
  detail,
  flag,
  full,
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
  texts,
  thirdParty,
  url,
  writtenBy,
} from '../../kernel/field.ts';
import { funderKeys, titleMarks } from '../../kernel/name-key.ts';
import { shape } from '../../kernel/shape.ts';
import { saysRolling } from '../../matching/calls/says-rolling.ts';
import { attribution } from '../shared/attribution.ts';
import { corrections } from '../shared/corrections.ts';
import { pageOf } from '../shared/shapes.ts';
import { textRights } from '../shared/text-rights.ts';
import { grantCalendar } from './calendar.ts';
import { amountColumns, grantDetails, grantLinks, isOpportunity } from './details.ts';
import { fieldSourcesOf } from './field-sources.ts';
import { grantFacets, grantFilters } from './filters.ts';
import { grantLinkedData } from './linked-data.ts';
import {
  applicantsOf,
  type Coded,
  careerStagesOf,
  isForecast,
  isForSome,
  isListed,
  isTopicLabel,
  notOpen,
  notOpenField,
  publicStatuses,
  restrictionsOf,
  waits,
} from './listing.ts';
import { grantsNow, standingColumns, statusShape } from './live.ts';
import { type MovingGrant, movesAt } from './moved-grant.ts';
import { deadlineFor, sourceOfDate } from './next-deadline.ts';
import { grantRequirements } from './requirements.ts';
import { verificationOf } from './verification.ts';

export const grants = family({
  name: 'grants',
  singular: 'grant',
  title: 'Grants',
  example: 'senescence-in-living-tissue-awards',
  summary: 'Research funding opportunities, soonest deadline first.',
  tier: 'public',
  page: '/grants',
  heading: 'title',
  lead: ['description'],
  linkedData: grantLinkedData,
  calendar: grantCalendar,
  display: {
    headline: 'deadline',
    columns: ['funder_name', 'location'],
    tags: 'labels',
    actions: { url: 'The call at its funder' },
    pictures: [
      {
        kind: 'timeline',
        title: 'Dates of the call',
        members: [
          'posted_at',
          'opens_at',
          'deadlines',
          'award_date_expected',
          'project_start_expected',
          'archived_at',
        ],
      },
    ],
    sections: [
      'description',
      'eligibility',
      'funding',
      'requirements',
      'deadlines',
      'documents',
      'contact',
      'funder',
      'past_awards',
      'amendments',
    ],
    leftOut: ['similar', 'verification', 'links', 'field_sources', 'info_url'],
  },
  fields: {
    id: name('Opaque id; a UUID in harvested records.'),
    public_id: nullable(publicId()),
    title: name('Name of the call.'),
    description: nullable(thirdParty(text('What the call funds, as plain text.'))),
    funder_name: writtenBy('source', name('Who gives the money.')),
    deadline: nullable(
      dateTime(
        'Last moment to apply at the next of its dates; null when there is no closing date. Never later than the source says.',
      ),
    ),
    deadline_for: derived(
      nullable(
        text(
          'For whom the deadline is, where it is not for everyone: renewal (also resubmissions and revisions), aids (research on AIDS) or first_step_applicants (whose first step was taken); such a call takes nothing new any more. Null where it is for all.',
          200,
        ),
      ),
    ),
    not_open: notOpenField,
    url: url('Where to apply.'),
    info_url: nullable(url('Further information by the funder.')),
    location: writtenBy('source', nullable(text('Where applicants must be, in words.', 1_000))),
    labels: slugs('Label slugs: topics, and stages of career and research.'),
    public_url: derived(nullable(text('The page of this grant on this site.'))),
    open_to_ageing: nullable(
      oneOf(
        ['named', 'any_field', 'institute', 'no'],
        'Whether a project on ageing fits: the call names ageing, is general (any field, or any topic of one that ageing is part of), an institute for ageing takes part, or nothing says so; null when it was not assessed.',
      ),
    ),
    group: detail(nullable(text('The same for all variants of one call.', 200))),
    topic: full(detail(nullable(score('How much the call is about ageing, 0 to 100; from 30 on it is.')))),
    relevance_score: full(nullable(score('How relevant the call is to longevity science, 0 to 100.'))),
    stage: full(nullable(text('Stage in the editors’ pipeline.', 200))),
    status: full(
      nullable(
        text(
          'Status at the source: open, forecast, notice (asks for no applications), closed, archived.',
          200,
        ),
      ),
    ),
    source: full(nullable(text('Where the record comes from.', 200))),
    relevance_reasons: full(
      detail(texts('The parts of topic, open_to_ageing and relevance_score, one sentence each.')),
    ),
    created_at: dateTime('When the record was first accepted.'),
    updated_at: dateTime('When the record last changed.'),
    ...textRights,
    attribution: detail(attribution),
    corrections,
    verified: stored(
      flag('Whether a harvest saw the call at its source, or an operator checked it, in the last weeks.'),
    ),
    relevant: stored(nullable(flag('Whether lists show it unless all are asked for; left out: yes.'))),
    checked_at: stored(nullable(dateTime('When it was last seen at its source, or checked.'))),
    verified_until: stored(nullable(dateTime('Until when that counts as verified.'))),
    closed_at: stored(
      nullable(
        dateTime(
          'When its source stopped listing it as open; the call then counts as closed, whatever its deadline.',
        ),
      ),
    ),
    opens_at: detail(
      nullable(dateTime('When applications open; a forecast that names it is open from then on.')),
    ),
    funder_parent: stored(nullable(text('The agency above the funder, by which it may be found.', 2_000))),
    funder_aliases: stored(
      texts('Other names of the funder and of institutes that take part; anyone may find the grant by them.'),
    ),
    institute_ids: stored(texts('The ids of the institutes that take part, among the organizations.')),
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
  refers: {
    organization_id: 'organizations',
    'institute_ids[]': 'organizations',
    'detail.similar[].public_id': 'grants',
    'detail.funder.organization_public_id': 'organizations',
    'detail.funder.parent.organization_public_id': 'organizations',
    'detail.institutes[].organization_public_id': 'organizations',
  },
  derive: {
    public_url: (grant) => pageOf('/grants', grant),
    deadline_for: (grant) => deadlineFor(grant.deadline, grant.deadlines),
    not_open: notOpen,
    links: grantLinks,
    deadlines: (grant) => grant.deadlines.map((date) => ({ ...date, source: sourceOfDate(date) })),
    verification: verificationOf,
    requirements: grantRequirements,
    field_sources: fieldSourcesOf,
  },
  columns: {
    closed: { type: 'text', value: (grant) => grant.closed_at },
    // As much of the status as status_public tells everyone.
    told_status: {
      type: 'text',
      value: ({ status }) => (status !== null && publicStatuses.has(status) ? status : null),
    },
    opens: { type: 'time', value: (grant) => grant.opens_at },
    rolls: { type: 'number', value: saysRolling },
    // When the clock makes the stored row untrue: its date passes and another follows, or it opens.
    moves: {
      type: 'time',
      indexed: true,
      value: (grant) => movesAt(grant as MovingGrant),
    },
    // What counts as open at a funder: dates that are left for some alone are no chance for whoever applies anew.
    verified: { type: 'number', value: (grant) => grant.verified && !waits(grant) && !isForSome(grant) },
    funder_names: { type: 'text', value: (grant) => [grant.funder_name, ...grant.funder_aliases].join('; ') },
    // By which a question that is its title finds it: see matching/question/titles-in.ts.
    titled: { type: 'list', value: (grant) => titleMarks(grant.title) },
    // Whole names, by which a question for its calls is met: see matching/question/funders.ts.
    funded_by: {
      type: 'list',
      value: (grant) => [...new Set([grant.funder_name, ...grant.funder_aliases].flatMap(funderKeys))],
    },
    institute: {
      type: 'list',
      value: ({ institutes }) =>
        institutes.flatMap((one) => (one.acronym as string | null | undefined) ?? []),
    },
    institutes: {
      type: 'text',
      indexed: true,
      tier: 'full',
      value: ({ institute_ids: ids }) => (ids.length === 0 ? null : JSON.stringify(ids)),
    },
    organization: {
      type: 'text',
      indexed: true,
      beside: ['verified', 'closed', 'deadline'],
      tier: 'full',
      value: (grant) => grant.organization_id,
    },
    variant_group: { type: 'text', indexed: true, value: (grant) => grant.group },
    topics: { type: 'list', value: ({ labels }) => labels.filter(isTopicLabel) },
    // What meets a search for ageing by its openness: see matching/second-reading.ts.
    open_field: {
      type: 'list',
      value: ({ open_to_ageing: open }) => (open === 'any_field' || open === 'institute' ? [open] : []),
    },
    applicant_type: { type: 'list', value: (grant) => applicantsOf(grant as Coded) },
    career_stage: { type: 'list', value: (grant) => careerStagesOf(grant as Coded) },
    // What open calls state in all is read from this index: see operations/funding-figures.ts.
    ...amountColumns('total', {
      indexed: true,
      beside: ['total_currency', 'listed_standing', 'deadline', 'funder_name', 'organization'],
    }),
    ...amountColumns('min_award'),
    ...amountColumns('max_award'),
  },
  flags: {
    listed: isListed,
    forecast: isForecast,
    standing: (grant) => !grant.closed_at,
    listed_standing: (grant) => isListed(grant) && !grant.closed_at,
    opportunity: isOpportunity,
  },
  search: ['title', 'description', 'funder_name', 'number'],
  filters: grantFilters,
  restrict: restrictionsOf,
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
  facets: grantFacets,
  live: grantsNow,
  liveColumns: standingColumns,
  list: [
    {
      path: '/grants',
      name: 'list_grants',
      summary: 'Grants, soonest deadline first.',
      envelope: 'page',
      access_level: true,
    },
  ],
  detail: [{ path: '/grants/{public_id}', name: 'get_grant', summary: 'One grant with its details.' }],
});
