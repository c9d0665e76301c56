import { family } from '../kernel/family.ts';
import {
  dateTime,
  flag,
  name,
  nullable,
  score,
  slugs,
  stored,
  text,
  thirdParty,
  url,
} from '../kernel/field.ts';
import { atLeast, has, include, is, search } from '../kernel/filter.ts';
import { textRights } from './text-rights.ts';

const phrase = (example: string) => ({ type: 'string', minLength: 1, maxLength: 200, examples: [example] });

export const leads = family({
  name: 'leads',
  singular: 'lead',
  title: 'Leads',
  summary: 'Openings for funding that were found and judged, most relevant first.',
  tier: 'full',
  fields: {
    id: name('Opaque id.'),
    name: name('Name of the organization, company, investor or event behind the lead.'),
    entity_type: nullable(text('What stands behind the lead: organization, company, investor, event.', 200)),
    opportunity_types: slugs('What may come of it: grant, investment, partnership, …'),
    status: nullable(text('Whether somebody works on it: new, reviewed, active, parked, closed.', 200)),
    stage: nullable(text('How far it has come.', 200)),
    active_action: nullable(text('What is being done now.')),
    relevance_score: nullable(score('How relevant the lead is, 0 to 100.')),
    description: nullable(thirdParty(text('What the lead is about, as plain text.'))),
    url: nullable(url('Its website.')),
    location: nullable(text('Where it is, in words.', 1_000)),
    contact_email: nullable(text('A published address to write to.', 320)),
    submission_url: nullable(url('Where to apply.')),
    info_url: nullable(url('Further information.')),
    approach_strategy: nullable(text('How to approach it.')),
    grant_deadline: nullable(dateTime('Last moment to apply.')),
    discovery_source: nullable(text('How the lead was found.', 1_000)),
    created_at: dateTime('When the record was first accepted.'),
    updated_at: dateTime('When the record last changed.'),
    ...textRights,
    stale: stored(flag('Whether lists leave it out because it is out of date.')),
    investor_id: stored(nullable(text('The id of the investor it leads to.', 200))),
    relationship: stored(nullable(text('How that investor is connected with the lead.', 1_000))),
  },
  links: { investor: (lead) => [lead.investor_id] },
  marks: { fresh: (lead) => !lead.stale },
  columns: { stale: { type: 'number', value: (lead) => lead.stale } },
  search: ['name', 'description'],
  filters: {
    q: search('name or description'),
    entity_type: is('entity_type', phrase('organization'), 'What stands behind the lead.'),
    opportunity_type: has('opportunity_types', 'What may come of it.', 'grant'),
    status: is('status', phrase('active'), 'Whether somebody works on it.'),
    stage: is('stage', phrase('qualified'), 'How far it has come.'),
    min_score: atLeast(
      'relevance_score',
      { type: 'integer', minimum: 0, maximum: 100 },
      'Only leads with at least this relevance_score.',
    ),
    include_stale: include('Also list leads that are out of date.'),
  },
  restrict: ({ include_stale }) => (include_stale ? [] : [{ mark: 'fresh' }]),
  order: { by: 'relevance_score', direction: 'desc' },
  list: [
    {
      path: '/leads',
      name: 'list_leads',
      summary: 'Leads, most relevant first.',
      envelope: 'page',
      access_level: false,
    },
  ],
});
