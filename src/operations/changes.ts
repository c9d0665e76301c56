// The change feed: whoever has read it up to a cursor, and goes on from there, has the newest state of
// every record that its tier may see, and knows which ones it may not see any more.

import type { Doc, Family } from '../kernel/family.ts';
import { dateTime, integer, type JsonSchema, text, titled, word } from '../kernel/field.ts';
import { arrayText, objectText } from '../kernel/json.ts';
import { isPublished, recordSchema } from '../kernel/listing.ts';
import { byDefault, type Context, inQuery, maybe, type Operation, operation } from '../kernel/operation.ts';
import type { Change, FeedPlace } from '../kernel/reader.ts';
import { invalid, Refusal } from '../kernel/refusal.ts';
import { reaches, type Tier } from '../kernel/tier.ts';
import type { AppContext } from './context.ts';

const ops = ['upsert', 'delete', 'merge', 'hide', 'unhide'] as const;
const reasons = ['source_removed', 'duplicate', 'privacy_request', 'correction', 'policy'] as const;
const dayLength = 86_400_000;
/** How long a cursor is good for at least, in days. */
export const retentionDays = 400;

export function changeOperation(families: readonly Family[]): Operation {
  const published = families.filter(isPublished);
  return operation({
    name: 'list_changes',
    method: 'GET',
    path: '/changes',
    tier: 'public',
    tag: 'Changes',
    summary:
      'What changed, in the order in which it was accepted; one entry for each record, its newest state.',
    description: `Begin with a dump and its snapshot_cursor, with since, or with neither for everything; then go on with next_cursor, which is always given. A record that leaves the caller's tier is told as hide, a removed one as delete, with nothing but its id. A change may be told twice. A cursor is good for ${retentionDays} days.`,
    input: {
      since: inQuery(maybe(dateTime('Only what was accepted at this moment or later.'))),
      cursor: inQuery(maybe(text('The next_cursor of an earlier answer, as it was.', 400))),
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
          word(
            ['ref', 'record', 'replica'],
            'What is said of a record: its name alone, its row as lists show it, or the line that a mirror keeps.',
          ),
          'ref',
        ),
      ),
      limit: inQuery(byDefault(integer('How many entries to answer.', { minimum: 1, maximum: 1000 }), 100)),
    },
    refuses: ['tier_required', 'cursor_expired'],
    output: (tier) => answerSchema(published, tier),
    run: (input, context) => {
      const { since, cursor, include, limit } = input as Doc;
      if (since !== undefined && cursor !== undefined) {
        throw invalid('cursor', 'Give since or cursor, not both: a cursor says already where to go on.');
      }
      const { tier, now, reader, lineage } = context as AppContext;
      const asked = familiesFor(published, (input as Doc).families as readonly string[] | undefined, tier);
      const form = include as 'ref' | 'record' | 'replica';
      const after =
        cursor === undefined
          ? startOf(since as string | undefined, context)
          : placeOf(String(cursor), context as AppContext);
      const { entries, end, more } = reader.changes({
        tier,
        now,
        after,
        families: asked,
        limit: limit as number,
        form,
      });
      if (cursor !== undefined) checkAge(entries[0], context);
      const wanted = (input as Doc).ops as readonly string[] | undefined;
      const shown = wanted ? entries.filter(({ op }) => wanted.includes(op)) : entries;
      const oldest = new Date(now.getTime() - retentionDays * dayLength).toISOString();
      return {
        text: objectText({
          data: arrayText(shown.map((entry) => entryText(entry, form))),
          next_cursor: JSON.stringify(cursorOf(end ?? after, lineage)),
          has_more: String(more),
          as_of: JSON.stringify(now.toISOString()),
          oldest_seq: String(reader.placeBefore(oldest, tier) + 1),
        }),
      };
    },
  });
}

function wordList(words: readonly string[], description: string) {
  const items = { type: 'string', enum: words };
  const schema = { type: 'array', items, maxItems: 50, uniqueItems: true, description };
  return { ...text(''), schema: schema as unknown as JsonSchema };
}

function familiesFor(
  published: readonly Family[],
  named: readonly string[] | undefined,
  tier: Tier,
): readonly Family[] {
  if (named === undefined) return published.filter((family) => reaches(tier, family.tier));
  const chosen = published.filter(({ name }) => named.includes(name));
  const above = chosen.find((family) => !reaches(tier, family.tier));
  if (above) {
    const members = { required_tier: above.tier, current_tier: tier };
    throw new Refusal(
      'tier_required',
      `${above.name} needs a key of the ${above.tier} tier in the Authorization header.`,
      { members },
    );
  }
  return chosen;
}

function startOf(since: string | undefined, { reader, tier }: Context): FeedPlace {
  const seq = since === undefined ? 0 : reader.placeBefore(new Date(since).toISOString(), tier);
  return placeAfter(seq);
}

/** The place behind everything with this number. */
function placeAfter(seq: number): FeedPlace {
  return { seq, family: '\uffff', id: '' };
}

/** A cursor of this feed for the place behind everything with this number. */
export function cursorAt(seq: number, lineage: string): string {
  return cursorOf(placeAfter(seq), lineage);
}

function cursorOf({ seq, family, id }: FeedPlace, lineage: string): string {
  return Buffer.from(JSON.stringify([lineage, seq, family, id])).toString('base64url');
}

function placeOf(cursor: string, { lineage, site }: AppContext): FeedPlace {
  let parts: unknown;
  try {
    parts = JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'));
  } catch {
    parts = null;
  }
  const [of, seq, family, id] = Array.isArray(parts) ? (parts as unknown[]) : [];
  if (
    typeof of !== 'string' ||
    !Number.isSafeInteger(seq) ||
    typeof family !== 'string' ||
    typeof id !== 'string'
  ) {
    throw invalid(
      'cursor',
      'cursor is not one that this feed gave; send a next_cursor as it was, or leave it out.',
    );
  }
  if (of !== lineage) throw expired(site);
  return { seq: seq as number, family, id };
}

/** What would come next is older than the feed promises to remember: something may be missing before it. */
function checkAge(next: Change | undefined, { now, site }: Context): void {
  if (next && Date.parse(next.at) < now.getTime() - retentionDays * dayLength) throw expired(site);
}

function expired(site: string): Refusal {
  const dumps_url = `${site}/datasets/index.json`;
  const sentence = `This cursor is not good any more; load the dumps at ${dumps_url} and go on from their snapshot_cursor.`;
  return new Refusal('cursor_expired', sentence, { members: { dumps_url } });
}

function entryText(entry: Change, form: 'ref' | 'record' | 'replica'): string {
  const { seq, op, family, id, public_id, at, reason, merged_into, text: record } = entry;
  const members: Record<string, string | undefined> = {
    seq: String(seq),
    op: JSON.stringify(op),
    family: JSON.stringify(family),
    id: JSON.stringify(id),
    version: String(seq),
    updated_at: JSON.stringify(at),
  };
  if (op === 'delete') {
    // Other words of an operator could tell more of a record than that it is gone.
    const told = reasons.find((one) => one === reason) ?? 'source_removed';
    return objectText({ ...members, reason: JSON.stringify(told) });
  }
  return objectText({
    ...members,
    public_id: public_id === null ? undefined : JSON.stringify(public_id),
    merged_into: merged_into === null ? undefined : JSON.stringify(merged_into),
    [form === 'replica' ? 'replica' : 'record']: record ?? undefined,
  });
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
      },
      replica: { type: 'object', description: 'The line that a mirror keeps.' },
    },
    required: ['seq', 'op', 'family', 'id', 'version', 'updated_at'],
    additionalProperties: false,
  };
  const properties = {
    data: { type: 'array', items: titled('ChangeEntry', entry as unknown as JsonSchema) },
    next_cursor: { type: 'string', description: 'Where to go on; opaque.' },
    has_more: { type: 'boolean', description: 'Whether more follow at this moment.' },
    as_of: moment,
    oldest_seq: { type: 'integer', description: 'The oldest change that is remembered for sure.' },
  };
  return { type: 'object', properties, required: Object.keys(properties) } as unknown as JsonSchema;
}
