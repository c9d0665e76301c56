// What everyone may know of a funder, an investor or a sponsor: its name, kind, place and website, and the
// grants or events of the catalogue that are public anyway. Nothing more leaves here, whoever asks.

import { investors } from '../families/investors/investors.ts';
import { publicGrants } from '../families/organizations/live.ts';
import { organizations } from '../families/organizations/organizations.ts';
import { sponsors } from '../families/sponsors.ts';
import { absentOrMoved } from '../kernel/absent.ts';
import { answerOf } from '../kernel/answer.ts';
import type { Doc, Family } from '../kernel/family.ts';
import { example, name, oneOf } from '../kernel/field.ts';
import { parsed } from '../kernel/json.ts';
import { type Context, inPath, operation } from '../kernel/operation.ts';
import { wholeShape } from '../kernel/shape.ts';
import { visible } from '../kernel/visible.ts';

const path = '/profiles/{family}/{public_id}';

/** So many grants or events are shown of a record. */
export const maxProfiled = 100;

interface Profiled {
  readonly family: Family;
  readonly kind: string;
  readonly place: string | null;
  readonly website: (record: Doc) => unknown;
  /** Its public rows of another family, in SQL with its id bound as ?1 and the moment as ?2: what is to come first. */
  readonly rows: { readonly member: 'grants' | 'events'; readonly sql: string } | null;
}

const profiled: Readonly<Record<string, Profiled>> = {
  organizations: {
    family: organizations,
    kind: 'org_type',
    place: 'location',
    website: ({ url }) => url,
    rows: {
      member: 'grants',
      sql: publicGrants,
    },
  },
  investors: {
    family: investors,
    kind: 'type',
    place: null,
    website: ({ links }) => (links as Doc | null | undefined)?.website,
    rows: null,
  },
  sponsors: {
    family: sponsors,
    kind: 'sponsor_type',
    place: 'location',
    website: ({ url }) => url,
    rows: {
      member: 'events',
      sql: `select e.text from links l join ${visible('events', 'public')} e on e.id = l.id
        where l.family = 'events' and l.link = 'sponsors' and l.target = ?1
        order by case when e.ends < ?2 then 2 else e.ends is null end, case when e.ends >= ?2 then e.start_date end, e.start_date desc, e.id`,
    },
  },
};

export const getProfile = operation({
  name: 'get_profile',
  method: 'GET',
  path,
  tier: 'public',
  tag: 'Search',
  summary: 'What everyone may know of a funder, an investor or a sponsor.',
  description:
    'Name, kind, place, website, and the public grants or events; the whole record needs the full tier.',
  input: {
    family: inPath(example(oneOf(Object.keys(profiled), 'The family of the record.'), 'organizations')),
    public_id: inPath(example(name('The public_id of the record.'), 'meridian-longevity-fund')),
  },
  refuses: ['merged', 'moved'],
  output: () => ({
    type: 'object',
    properties: {
      profile: wholeShape(
        '{family: text, public_id: text, name: text, kind?: text, place?: text, website?: url}',
      ),
      grants: {
        type: 'array',
        items: { type: 'object' },
        description: `Verified grants that it gives or takes part in: open ones first, soonest deadline first; ${maxProfiled} at most.`,
      },
      events: {
        type: 'array',
        items: { type: 'object' },
        description: `Events that it supports: those to come first; ${maxProfiled} at most.`,
      },
    },
    required: ['profile', 'grants', 'events'],
  }),
  run: async ({ family, public_id }, context) => {
    const { family: declared, kind, place, website, rows } = profiled[family] as Profiled;
    const found = context.reader.detail(declared, public_id, 'full', context.now);
    if (!found)
      throw await absentOrMoved(declared, { path: `/profiles/${family}/{public_id}` }, public_id, {
        ...context,
        tier: 'full',
      });
    const record = parsed(found.text, context.site);
    const profile = {
      family,
      public_id: found.public_id ?? found.id,
      name: record.name as string,
      kind: textIn(record[kind]),
      place: place === null ? null : textIn(record[place]),
      website: textIn(website(record)),
    };
    const listed = rows ? publicRows(rows.sql, found.id, context) : [];
    const of = (member: string) => (rows?.member === member ? listed : []);
    return answerOf({ profile, grants: of('grants'), events: of('events') });
  },
});

function textIn(value: unknown): string | null {
  return (value ?? null) as string | null;
}

function publicRows(sql: string, id: string, { reader, site, now }: Context): readonly Doc[] {
  return reader
    .select(`${sql} limit ${maxProfiled}`, id, now.toISOString())
    .map(({ text }) => parsed(text as string, site));
}
