import { type Doc, family, type LiveRequest } from '../kernel/family.ts';
import {
  derived,
  integer,
  live,
  name,
  nullable,
  oneOf,
  publicId,
  slug,
  slugs,
  text,
  thirdParty,
  url,
} from '../kernel/field.ts';
import { is, search } from '../kernel/filter.ts';
import type { Tier } from '../kernel/tier.ts';
import { visible } from '../kernel/visible.ts';
import { labelFilters } from './shared/label-filters.ts';
import { pageOf } from './shared/shapes.ts';
import { textRights } from './shared/text-rights.ts';

const types = [
  'corporate',
  'foundation',
  'government',
  'university',
  'individual',
  'vc_fund',
  'accelerator',
  'other',
] as const;

export const sponsors = family({
  name: 'sponsors',
  singular: 'sponsor',
  title: 'Sponsors',
  summary: 'Who supports events.',
  tier: 'full',
  example: 'quillmark-press',
  page: '/sponsors',
  heading: 'name',
  lead: ['description'],
  fields: {
    id: name('Opaque id.'),
    public_id: nullable(publicId()),
    name: name('Name of the sponsor.'),
    slug: nullable(slug('Slug of the name.')),
    sponsor_type: nullable(oneOf(types, 'Kind of sponsor.')),
    description: nullable(thirdParty(text('Who it is, as plain text.'))),
    location: nullable(text('Where it is seated, in words.', 1_000)),
    url: nullable(url('Its website.')),
    logo_url: nullable(url('Its logo.')),
    events_count: live(integer('How many events of the catalogue it supports or supported.', { minimum: 0 })),
    labels: slugs('Label slugs.'),
    public_url: derived(nullable(text('The page of this sponsor on this site.'))),
    ...textRights,
  },
  derive: { public_url: (sponsor) => pageOf('/sponsors', sponsor) },
  search: ['name', 'description'],
  filters: {
    q: search('name or description'),
    sponsor_type: is('sponsor_type', { type: 'string', enum: types }, 'The kind of sponsor.'),
    ...labelFilters('sponsor'),
  },
  order: { by: 'name', direction: 'asc' },
  live: sponsorsNow,
  list: [
    {
      path: '/sponsors',
      name: 'list_sponsors',
      summary: 'Sponsors by name.',
      envelope: 'page',
      access_level: false,
    },
  ],
  detail: [{ path: '/sponsors/{public_id}', name: 'get_sponsor', summary: 'One sponsor.' }],
});

const counts = (tier: Tier) => `select l.target as id, count(*) as n
  from links l join ${visible('events', tier)} e on e.id = l.id
  where l.family = 'events' and l.link = 'sponsors' and l.target in (select value from json_each(?))
  group by l.target`;

function sponsorsNow({ select, ids, tier }: LiveRequest): ReadonlyMap<string, Doc> {
  const found = new Map<string, Doc>(ids.map((id) => [id, { events_count: 0 }]));
  for (const { id, n } of select(counts(tier), JSON.stringify(ids))) {
    found.set(id as string, { events_count: n });
  }
  return found;
}
