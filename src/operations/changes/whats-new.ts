// What changed since a day, in short: how much of each family, and the records by name. The newest changes
// are read once for each state of the catalogue and tier; a question then only picks from them.

import { setImmediate } from 'node:timers/promises';
import { answerOf } from '../../kernel/answer.ts';
import type { Family } from '../../kernel/family.ts';
import { integer, oneOf, since as sinceField, sinceMoment, titled } from '../../kernel/field.ts';
import { parsed } from '../../kernel/json.ts';
import { isPublished } from '../../kernel/listing.ts';
import {
  byDefault,
  type Context,
  inQuery,
  maybe,
  type Operation,
  operation,
} from '../../kernel/operation.ts';
import type { Change, FeedPlace, Reader } from '../../kernel/reader.ts';
import { onceFor } from '../../kernel/remembered.ts';
import { wholeShape } from '../../kernel/shape.ts';
import type { Tier } from '../../kernel/tier.ts';
import { familiesFor, theEnd } from './newest-changes.ts';

/** So many changes are read at most; list_changes has those before them. */
const maxRead = 2_000;
const batch = 200;

const kinds = ['added', 'changed', 'removed', 'merged'] as const;
type Kind = (typeof kinds)[number];

const item = wholeShape(
  '{family: text, id: text, public_id?: text, name?: said, change: added|changed|removed|merged, at: dt}',
);
const counts = wholeShape('{family: text, added: int, changed: int, removed: int, merged: int}');

export function whatsNewOperation(declared: readonly Family[]): Operation {
  const published = declared.filter(isPublished);
  return operation({
    name: 'whats_new',
    method: 'GET',
    path: '/whats-new',
    tier: 'public',
    tag: 'Changes',
    summary: 'What changed since a day: counts for each family, and the records, added ones first.',
    description: `Each record counts once, by its newest state. The newest ${maxRead} changes are read; more then says that list_changes has those before.`,
    input: {
      since: inQuery(sinceField('From when on changes count.')),
      family: inQuery(
        maybe(
          oneOf(
            published.map(({ name }) => name),
            'Only records of this family; counts are of all.',
          ),
        ),
      ),
      offset: inQuery(
        byDefault(integer('How many records to pass over.', { minimum: 0, maximum: maxRead }), 0),
      ),
      limit: inQuery(byDefault(integer('How many records to answer.', { minimum: 1, maximum: 200 }), 30)),
    },
    refuses: ['tier_required'],
    output: () => ({
      type: 'object',
      properties: {
        counts: { type: 'array', items: titled('FamilyChanges', counts) },
        data: { type: 'array', items: titled('NewsItem', item) },
        total: { type: 'integer', description: 'How many records data has in all pages.' },
        more: { type: 'boolean', description: 'Whether there are changes that are not counted here.' },
        as_of: { type: 'string', format: 'date-time', description: 'When this was counted.' },
      },
      required: ['counts', 'total', 'data', 'more', 'as_of'],
    }),
    run: async ({ since, family, offset, limit }, context) => {
      const from = sinceMoment(since);
      const families = familiesFor(published, undefined, context.tier);
      const named = familiesFor(published, family === undefined ? undefined : [family], context.tier);
      const newest = await newestOf(families, context);
      const place = context.reader.placeBefore(from, context.tier);
      const news = newest.changes
        .filter(({ seq }) => seq > place)
        .map((change) => ({ ...change, change: kindOf(change, from) }));
      const chosen = news.filter((one) => named.some(({ name }) => name === one.family));
      const sorted = kinds.flatMap((kind) => chosen.filter(({ change }) => change === kind));
      const answer = {
        counts: countsOf(families, news),
        total: sorted.length,
        data: sorted.slice(offset, offset + limit).map(({ family, id, public_id, name, change, at }) => ({
          family,
          id,
          public_id,
          name,
          change,
          at,
        })),
        more: newest.before > place,
        as_of: context.now.toISOString(),
      };
      return answerOf(answer);
    },
  });
}

/** A change, without the row that it led to. */
interface Told extends Pick<Change, 'seq' | 'family' | 'id' | 'public_id' | 'op' | 'at'> {
  readonly name: string | null;
  readonly created: string | null;
}

/** The newest changes first, and the number of the one before them; 0 when there is none. */
interface Newest {
  readonly changes: readonly Told[];
  readonly before: number;
}

const cache = onceFor((_: Reader) => new Map<Tier, { readonly version: number; readonly newest: Newest }>());

async function newestOf(families: readonly Family[], context: Context): Promise<Newest> {
  const { reader, tier } = context;
  const known = cache(reader);
  const version = reader.version(tier);
  const last = known.get(tier);
  if (last?.version === version) return last.newest;
  const newest = await readNewest(families, context);
  known.set(tier, { version, newest });
  return newest;
}

async function readNewest(families: readonly Family[], context: Context): Promise<Newest> {
  const { reader, tier, now, site, signal } = context;
  const changes: Told[] = [];
  let after: FeedPlace = theEnd;
  for (;;) {
    const request = { tier, now, after, backwards: true, families, limit: batch, form: 'record' } as const;
    const { entries, end, more } = reader.changes(request);
    if (changes.length >= maxRead) return { changes, before: entries[0]?.seq ?? 0 };
    changes.push(...entries.map((entry) => toldOf(entry, families, site)));
    if (!more || end === null) return { changes, before: 0 };
    after = end;
    await setImmediate();
    signal?.throwIfAborted();
  }
}

function toldOf(entry: Change, families: readonly Family[], site: string): Told {
  const { seq, family, id, public_id, op, at, text, created } = entry;
  const row = text === null ? {} : parsed(text, site);
  const naming = row[families.find(({ name }) => name === family)?.heading ?? ''];
  const textOf = (value: unknown) => (typeof value === 'string' ? value : null);
  return {
    seq,
    family,
    id,
    public_id,
    op,
    at,
    name: textOf(naming),
    created: created ?? textOf(row.created_at),
  };
}

function kindOf({ op, created }: Told, from: string): Kind {
  if (op === 'delete' || op === 'hide') return 'removed';
  if (op === 'merge') return 'merged';
  return created !== null && created >= from ? 'added' : 'changed';
}

function countsOf(families: readonly Family[], news: readonly { family: string; change: Kind }[]) {
  const counts = new Map<string, Record<Kind, number>>();
  for (const { family, change } of news) {
    const of = counts.get(family) ?? { added: 0, changed: 0, removed: 0, merged: 0 };
    of[change] += 1;
    counts.set(family, of);
  }
  return families.flatMap(({ name: family }) => {
    const of = counts.get(family);
    return of ? [{ family, ...of }] : [];
  });
}
