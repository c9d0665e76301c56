import { family } from '../../kernel/family.ts';
import {
  dateTime,
  derived,
  detail,
  flag,
  full,
  name,
  nullable,
  publicId,
  score,
  slugs,
  stored,
  text,
  texts,
  thirdParty,
  url,
  wholeOnly,
  writtenBy,
} from '../../kernel/field.ts';
import {
  choice,
  contains,
  from,
  has,
  include,
  is,
  saying,
  search,
  until,
  within,
} from '../../kernel/filter.ts';
import { titleMarks } from '../../kernel/name-key.ts';
import { attribution } from '../shared/attribution.ts';
import { corrections } from '../shared/corrections.ts';
import { pageOf } from '../shared/shapes.ts';
import { textRights } from '../shared/text-rights.ts';
import { eventCalendar } from './calendar.ts';
import { eventEnd } from './end.ts';
import { eventLinkedData } from './linked-data.ts';

export const events = family({
  name: 'events',
  singular: 'event',
  title: 'Events',
  example: 'larkspur-conference-on-the-biology-of-ageing',
  summary: 'Conferences, summits, workshops and other gatherings, soonest first.',
  tier: 'public',
  page: '/events',
  heading: 'title',
  lead: ['description'],
  linkedData: eventLinkedData,
  calendar: eventCalendar,
  display: {
    headline: 'start_date',
    columns: ['location', 'event_type', 'organizer', 'submission_deadline'],
    tags: 'topics',
    pictures: [
      {
        kind: 'timeline',
        title: 'Dates of the event',
        members: ['submission_deadline', 'start_date', 'end_date'],
      },
    ],
  },
  fields: {
    id: name('Opaque id.'),
    public_id: nullable(publicId()),
    title: name('Name of the event.'),
    description: nullable(thirdParty(text('What the event is about, as plain text.'))),
    url: nullable(url('The page of the event.')),
    registration_url: nullable(url('Where to register.')),
    start_date: nullable(dateTime('When it begins; null while no date is known.')),
    end_date: nullable(dateTime('When it ends; null: on the day it begins, or not known.')),
    submission_deadline: nullable(
      dateTime(
        'Last moment to submit a contribution by who begins now: of the abstract, where one is due before the paper.',
      ),
    ),
    location: writtenBy('source', nullable(text('Where it takes place, in words.', 1_000))),
    is_online: nullable(flag('Whether it takes place online only; null when not known.')),
    organizer: writtenBy('source', nullable(text('Who holds it.', 2_000))),
    event_type: nullable(text('Kind of event: conference, summit, workshop, …', 200)),
    submission_url: nullable(url('Where to submit a contribution.')),
    topics: nullable(slugs('Slugs of its topics.')),
    prizes_text: nullable(wholeOnly(text('What can be won, in the words of the organizer.'))),
    eligibility_text: nullable(wholeOnly(text('Who may take part, in the words of the organizer.'))),
    relevance_score: full(nullable(score('How relevant the event is to longevity science, 0 to 100.'))),
    source: full(nullable(text('Where the record comes from.', 200))),
    public_url: derived(nullable(text('The page of this event on this site.'))),
    created_at: dateTime('When the record was first accepted.'),
    updated_at: dateTime('When the record last changed.'),
    ...textRights,
    attribution: detail(attribution),
    corrections,
    relevant: stored(nullable(flag('Whether it is about ageing, as the harvest graded it; left out: yes.'))),
    sponsor_ids: stored(texts('The ids of its sponsors.')),
  },
  derive: { public_url: (event) => pageOf('/events', event) },
  refers: { 'sponsor_ids[]': 'sponsors' },
  links: { sponsors: (event) => event.sponsor_ids },
  columns: {
    ends: { type: 'time', indexed: true, value: eventEnd },
    titled: { type: 'list', value: (event) => titleMarks(event.title) },
  },
  flags: { listed: (event) => event.start_date !== null && event.relevant !== false },
  search: ['title', 'description', 'organizer', 'location'],
  filters: {
    q: search('title, description, organizer or location'),
    event_type: is(
      'event_type',
      { type: 'string', minLength: 1, maxLength: 200, examples: ['conference'] },
      'The kind of event, as the taxonomy event_types names it.',
    ),
    location: contains('location', 'Part of the place; case does not count.', 'copenhagen'),
    date_after: from('start_date', 'Only events that begin on or after this day (UTC).'),
    date_before: until('start_date', 'Only events that begin on or before this day (UTC).'),
    starting_within: within('start_date', 'Days (UTC) until it begins, at most.'),
    label: has('topics', 'A label that the event carries: slug or name.', 'longevity'),
    organizer: contains('organizer', 'Part of the name of who holds it; case does not count.', 'society'),
    submission_before: until(
      'submission_deadline',
      'Only events that take submissions until this day (UTC) at the latest.',
    ),
    closing_within: within('submission_deadline', 'Days (UTC) until its last submission, at most.'),
    include_past: include('Also list events that are over.'),
    scope: saying(
      (value) =>
        value === 'all'
          ? 'with series, and events whose days are not known'
          : 'events on ageing that have a date',
      choice(
        ['about_ageing', 'all'],
        'about_ageing',
        'about_ageing lists events on ageing that have a date, all lists the others too.',
      ),
    ),
  },
  restrict: ({ include_past, scope }) => [
    ...(include_past ? [] : [{ notPast: 'ends' }]),
    ...(scope === 'all' ? [] : [{ flag: 'listed' }]),
  ],
  order: { by: 'start_date', direction: 'asc' },
  facets: {
    starting: { kind: 'windows', column: 'start_date', days: [7, 30, 90] },
    starting_month: { kind: 'months', column: 'start_date' },
    closing: { kind: 'windows', column: 'submission_deadline', days: [7, 14, 30, 90] },
    labels: { kind: 'values', column: 'topics' },
    funder: { kind: 'values', column: 'organizer' },
  },
  list: [
    {
      path: '/events',
      name: 'list_events',
      summary: 'Events, soonest first.',
      envelope: 'page',
      access_level: false,
    },
  ],
  detail: [{ path: '/events/{public_id}', name: 'get_event', summary: 'One event.' }],
});
