// What changed since a day, in short: how much of each family, and the records by name.

import { setImmediate } from 'node:timers/promises';
import type { Doc, Family } from '../kernel/family.ts';
import { date, example, integer, type JsonSchema, titled } from '../kernel/field.ts';
import { parsed } from '../kernel/json.ts';
import { isPublished } from '../kernel/listing.ts';
import { byDefault, type Context, inQuery, type Operation, operation } from '../kernel/operation.ts';
import type { Change, FeedPlace } from '../kernel/reader.ts';
import { shape } from '../kernel/shape.ts';
import { reaches } from '../kernel/tier.ts';

/** So many changes are read at most; after them list_changes goes on. */
const mostRead = 2_000;
const batch = 200;

const kinds = ['added', 'changed', 'removed', 'merged'] as const;
type Kind = (typeof kinds)[number];

const item = shape(
  '{family: text, id: text, public_id?: text, name?: text, change: added|changed|removed|merged, at: dt}',
);
const counts = shape('{family: text, added: int, changed: int, removed: int, merged: int}');

export function whatsNewOperation(declared: readonly Family[]): Operation {
  const published = declared.filter(isPublished);
  return operation({
    name: 'whats_new',
    method: 'GET',
    path: '/whats-new',
    tier: 'public',
    tag: 'Changes',
    summary: 'What changed since a day: counts for each family, and the records, added ones first.',
    description: `Each record counts once, by its newest state. added is said where a row tells when it was created, else changed. At most ${mostRead} changes are read; more then says that list_changes has the others.`,
    input: {
      since: inQuery(example(date('The day from whose beginning (UTC) on changes count.'), '2026-01-01')),
      limit: inQuery(byDefault(integer('How many records to answer.', { minimum: 1, maximum: 200 }), 30)),
    },
    output: () =>
      ({
        type: 'object',
        properties: {
          counts: { type: 'array', items: titled('FamilyChanges', counts) },
          data: { type: 'array', items: titled('NewsItem', item) },
          more: { type: 'boolean', description: 'Whether there are changes that are not counted here.' },
          as_of: { type: 'string', format: 'date-time', description: 'When this was counted.' },
        },
        required: ['counts', 'data', 'more', 'as_of'],
      }) as unknown as JsonSchema,
    run: async ({ since, limit }, context) => {
      const from = `${since}T00:00:00.000Z`;
      const families = published.filter((family) => reaches(context.tier, family.tier));
      const { entries, more } = await changesSince(from, families, context);
      const news = entries.map((entry) => newsOf(entry, from, families, context));
      const order = (one: { change: Kind }) => kinds.indexOf(one.change);
      const sorted = news.toSorted((a, b) => order(a) - order(b) || (a.at < b.at ? 1 : -1));
      const answer = {
        counts: families.flatMap(({ name }) => countOf(name, news)),
        data: sorted.slice(0, limit),
        more,
        as_of: context.now.toISOString(),
      };
      return { text: JSON.stringify(answer) };
    },
  });
}

async function changesSince(from: string, families: readonly Family[], context: Context) {
  const { reader, tier, now, signal } = context;
  const entries: Change[] = [];
  let after: FeedPlace = { seq: reader.placeBefore(from, tier), family: '\uffff', id: '' };
  for (;;) {
    const read = reader.changes({ tier, now, after, families, limit: batch, form: 'record' });
    entries.push(...read.entries);
    after = read.entries.at(-1) ?? after;
    if (!read.more || entries.length >= mostRead) return { entries, more: read.more };
    await setImmediate();
    signal?.throwIfAborted();
  }
}

function newsOf(entry: Change, from: string, families: readonly Family[], { site }: Context) {
  const { family: name, id, public_id, at, op, text } = entry;
  const row = text === null ? {} : parsed(text, site);
  const family = families.find((one) => one.name === name);
  const naming = row[family?.search?.[0] ?? ''];
  return {
    family: name,
    id,
    public_id,
    name: typeof naming === 'string' ? naming : null,
    change: kindOf(op, row, from),
    at,
  };
}

function kindOf(op: Change['op'], row: Doc, from: string): Kind {
  if (op === 'delete' || op === 'hide') return 'removed';
  if (op === 'merge') return 'merged';
  return typeof row.created_at === 'string' && row.created_at >= from ? 'added' : 'changed';
}

function countOf(family: string, news: readonly { family: string; change: Kind }[]) {
  const own = news.filter((one) => one.family === family);
  if (own.length === 0) return [];
  const of = (kind: Kind) => own.filter(({ change }) => change === kind).length;
  return [
    { family, added: of('added'), changed: of('changed'), removed: of('removed'), merged: of('merged') },
  ];
}
