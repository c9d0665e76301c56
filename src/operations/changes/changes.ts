// The change feed: whoever has read it up to a cursor, and goes on from there, has the newest state of
// every record that its tier may see, and knows which ones it may not see any more.

import type { AppContext } from '../../context.ts';
import { dayMs } from '../../kernel/durations.ts';
import type { Doc, Family } from '../../kernel/family.ts';
import {
  example,
  integer,
  type JsonSchema,
  oneOf,
  shaped,
  since as sinceField,
  sinceMoment,
  text,
  titled,
} from '../../kernel/field.ts';
import { membersOf, type Piece, Pieces } from '../../kernel/json.ts';
import { isPublished, recordSchema } from '../../kernel/listing.ts';
import {
  byDefault,
  type Context,
  inQuery,
  maybe,
  type Operation,
  operation,
} from '../../kernel/operation.ts';
import { type Change, type ChangesRequest, placeAfter } from '../../kernel/reader.ts';
import { invalid } from '../../kernel/refusal.ts';
import { reaches, type Tier } from '../../kernel/tier.ts';
import {
  type Chosen,
  type CursorPlace,
  cursorOf,
  expired,
  maxCursor,
  mustBeOfBefore,
  mustBeOfTier,
  positionOf,
} from './change-cursor.ts';
import { familiesFor, newestChanges } from './newest-changes.ts';

const ops = ['upsert', 'delete', 'merge', 'hide', 'unhide'] as const;
const reasons = ['source_removed', 'duplicate', 'privacy_request', 'correction', 'policy'] as const;
/** How long a cursor is good for at least, in days. */
const retentionDays = 400;

export function changeOperation(families: readonly Family[]): Operation {
  const published = families.filter(isPublished);
  const countNow = new Set(published.filter(countsWhenRead).map(({ name }) => name));
  const input = {
    since: inQuery(maybe(sinceField('Only what was accepted from then on.'))),
    cursor: inQuery(
      maybe(
        example(
          text('The next_cursor of an answer to the same families and ops.', maxCursor),
          'WyJmUWlqMkdELXE4UV8iLDQ4N10',
        ),
      ),
    ),
    families: inQuery(
      maybe(
        wordList(
          published.map(({ name }) => name),
          'Only these families, comma-separated.',
        ),
      ),
    ),
    ops: inQuery(maybe(wordList(ops, 'Only these kinds of change, comma-separated.'))),
    include: inQuery(
      byDefault(
        oneOf(
          ['ref', 'record', 'replica'],
          'What is said of a record: its name alone, its row as lists show it, or the line that a mirror keeps.',
        ),
        'ref',
      ),
    ),
    limit: inQuery(byDefault(integer('How many entries to answer.', { minimum: 1, maximum: 1000 }), 100)),
  };
  return operation({
    name: 'list_changes',
    method: 'GET',
    path: '/changes',
    tier: 'public',
    tag: 'Changes',
    summary:
      'What changed, in the order in which it was accepted; one entry for each record, its newest state.',
    description: `Begin with a dump and its snapshot_cursor, with since, or with neither for everything; then go on with next_cursor, which is always given. A record that leaves the caller's tier is told as hide, a removed one as delete, with nothing but its id. A change may be told twice. A cursor is good for ${retentionDays} days, for callers of the tier that it was given to.`,
    input,
    refuses: ['tier_required', 'cursor_expired'],
    output: (tier) => answerSchema(published, tier),
    tells: newestChanges(published, { families: input.families, ops: input.ops }),
    run: (given, context: AppContext) => {
      const { since, cursor, include, limit } = given as Doc;
      if (since !== undefined && cursor !== undefined) {
        throw invalid('cursor', 'Give since or cursor, not both: a cursor says already where to go on.');
      }
      const { tier, now, reader, historyId, program } = context;
      const { families: named = null, ops: wanted = null } = given as Doc as Partial<Chosen>;
      const feedFamilies = familiesFor(published, named ?? undefined, tier);
      const form = include as Form;
      const after =
        cursor === undefined
          ? startOf(since as string | undefined, context)
          : positionOf(String(cursor), context);
      mustBeOfTier(after, tier, context.site);
      const chosen = { families: named, ops: wanted };
      mustBeOfBefore(after.chosen, chosen);
      const page = { tier, now, after, families: feedFamilies, limit: limit as number, form };
      const { entries, end, more } = reader.writtenChanges(page, context.site);
      if (cursor !== undefined) checkAge(after, feedFamilies, context);
      const shown = wanted ? entries.filter(({ op }) => wanted.includes(op)) : entries;
      const oldest = new Date(now.getTime() - retentionDays * dayMs).toISOString();
      const next = cursorOf(end ?? after, historyId, { began: after.began, chosen, tier });
      const first = reader.placeBefore(oldest, tier) + 1;
      const sameness = sameAs(shown, countNow, form);
      const made = form === 'replica' && program !== '' ? { replica_version: program } : {};
      const beside = {
        next_cursor: next,
        has_more: more,
        as_of: now.toISOString(),
        oldest_seq: first,
        ...made,
      };
      return {
        text: pageOf(shown, form, membersOf(beside)),
        ...(sameness === null ? {} : { sameAs: `${next} ${more} ${first}\n${sameness}` }),
      };
    },
  });
}

type Form = ChangesRequest['form'];

function wordList(words: readonly string[], description: string) {
  const items = { type: 'string', enum: words };
  return shaped({ type: 'array', items, maxItems: 50, uniqueItems: true }, description);
}

function startOf(since: string | undefined, { reader, tier }: Context): CursorPlace {
  const seq = since === undefined ? 0 : reader.placeBefore(sinceMoment(since), tier);
  const began = Math.max(reader.newestSeq(tier), reader.untold());
  return { ...placeAfter(seq), began, chosen: { families: null, ops: null }, tier };
}

/**
 * Something may be missing where what a reader was not told of is older than the feed promises to remember,
 * or where something was erased since that this node never held. Who began lately is still reading what was
 * there then, however old that is.
 */
function checkAge({ seq, began }: CursorPlace, families: readonly Family[], context: Context): void {
  const { now, site, reader, tier } = context;
  const known = Math.max(seq, began);
  if (known < reader.untold()) throw expired(site);
  if (known >= reader.newestSeq(tier)) return;
  const request = { tier, now, after: placeAfter(known), families, limit: 1, form: 'ref' as const };
  const [next] = reader.changes(request).entries;
  if (next && Date.parse(next.at) < now.getTime() - retentionDays * dayMs) throw expired(site);
}

/** In pieces: a page has a hundred rows, most of which are at hand as bytes. */
function pageOf(entries: readonly Change<Piece>[], form: Form, beside: string): Pieces {
  const [all, records]: [Piece[], Piece[]] = [[], []];
  let text = '{"data":[';
  entries.forEach((entry, at) => {
    text += `${at > 0 ? ',' : ''}${entryStart(entry)}`;
    if (entry.text !== null) {
      all.push(`${text},"${form === 'replica' ? 'replica' : 'record'}":`, entry.text);
      records.push(entry.text);
      text = '';
    }
    text += '}';
  });
  all.push(`${text}],${beside}}`);
  return new Pieces(all, records);
}

/** An entry up to its record, without the brace that ends it. */
function entryStart({ seq, op, family, id, public_id, at, reason, merged_into }: Change<Piece>): string {
  const all = `{"seq":${seq},"op":"${op}","family":"${family}","id":${JSON.stringify(id)},"version":${seq},"updated_at":${JSON.stringify(at)}`;
  if (op === 'delete') {
    // Other words of an operator could tell more of a record than that it is gone.
    const publicReason = reasons.find((one) => one === reason) ?? 'source_removed';
    return `${all},"reason":"${publicReason}"`;
  }
  const named = public_id === null ? '' : `,"public_id":${JSON.stringify(public_id)}`;
  const into = merged_into === null ? '' : `,"merged_into":${JSON.stringify(merged_into)}`;
  return all + named + into;
}

/**
 * What tells two pages apart without their texts: a record that changed has another number. Rows that count
 * over other records, and the lines of mirrors, are told apart by their texts alone.
 */
function sameAs(entries: readonly Change<Piece>[], countNow: ReadonlySet<string>, form: Form): string | null {
  if (form === 'replica') return null;
  if (form === 'record' && entries.some(({ family }) => countNow.has(family))) return null;
  const lines = entries.map(
    ({ seq, op, id, reason, merged_into: into }) =>
      `${seq} ${op} ${id} ${reason} ${into?.id} ${into?.public_id}`,
  );
  return lines.join('\n');
}

function countsWhenRead({ fields }: Family): boolean {
  return Object.values(fields).some(({ from, place }) => from === 'live' && place === 'row');
}

function answerSchema(families: readonly Family[], tier: Tier): JsonSchema {
  const shown = families.filter((family) => reaches(tier, family.tier));
  const moment = { type: 'string', format: 'date-time' };
  const entry = {
    type: 'object',
    properties: {
      seq: { type: 'integer', description: 'The place in the log; newer changes have larger numbers.' },
      op: { type: 'string', enum: ops },
      family: { type: 'string', enum: shown.map(({ name }) => name) },
      id: { type: 'string' },
      public_id: { type: 'string' },
      version: { type: 'integer', description: 'The version of the record: grows with each change.' },
      updated_at: { ...moment, description: 'When the change was accepted.' },
      merged_into: {
        type: 'object',
        properties: { id: { type: 'string' }, public_id: { type: ['string', 'null'] } },
        required: ['id', 'public_id'],
        description: 'The record that took its place.',
      },
      reason: { type: 'string', enum: reasons, description: 'Why the record is gone.' },
      record: {
        anyOf: shown.map((family) => recordSchema(family, tier, 'row')),
        description: 'The row as lists show it.',
        'x-written-by': 'source',
      },
      replica: {
        type: 'object',
        description: 'The line that a mirror keeps.',
        'x-written-by': 'source',
      },
    },
    required: ['seq', 'op', 'family', 'id', 'version', 'updated_at'],
    additionalProperties: false,
  };
  const properties = {
    data: { type: 'array', items: titled('ChangeEntry', entry) },
    next_cursor: { type: 'string', description: 'Where to go on; opaque.' },
    has_more: { type: 'boolean', description: 'Whether more follow at this moment.' },
    as_of: moment,
    oldest_seq: { type: 'integer', description: 'The oldest change that is remembered for sure.' },
  };
  const required = Object.keys(properties);
  const replica_version = {
    type: 'string',
    examples: ['46132f73febc'],
    description:
      'With include=replica: the program that made the lines. Where it is another one than before, all lines may differ: read the feed from its beginning.',
  };
  return { type: 'object', properties: { ...properties, replica_version }, required };
}
