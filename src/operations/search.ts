// Search over grants and events at once: the open and coming grants that fit the words as a question, best match
// first, then what the list has of the words as they stand; events in the order of their list.

import { events } from '../families/events.ts';
import { grants } from '../families/grants/grants.ts';
import { leads } from '../families/leads.ts';
import type { Doc, Family } from '../kernel/family.ts';
import { type Field, type Fields, integer, type JsonSchema, text, titled } from '../kernel/field.ts';
import { parsed } from '../kernel/json.ts';
import { recordSchema } from '../kernel/listing.ts';
import { byDefault, type Context, inQuery, operation, schemaOf } from '../kernel/operation.ts';
import { invalid } from '../kernel/refusal.ts';
import { reaches } from '../kernel/tier.ts';
import { foldedWords } from '../matching/folded-words.ts';
import { matchesOf } from '../matching/match.ts';

/** What scores less does not answer the question. */
const leastScore = 25;
const fewestLetters = 2;

const grantMembers = ['id', 'title', 'funder_name', 'deadline', 'url', 'public_id'];
const eventMembers = [
  'id',
  'title',
  'description',
  'url',
  'start_date',
  'location',
  'organizer',
  'event_type',
  'public_id',
];

const words = {
  ...text('Words or a question, in any spelling and in seven languages; at least 2 characters.'),
};
const q = {
  ...words,
  schema: { ...words.schema, minLength: 2, maxLength: 200, examples: ['senescence'] } as JsonSchema,
};

export const search = operation({
  name: 'search',
  method: 'GET',
  path: '/search',
  tier: 'public',
  tag: 'Search',
  summary:
    'Grants that fit the words, best match first, and events, soonest first; full and top callers also get leads.',
  input: {
    q: inQuery(q),
    limit: inQuery(byDefault(integer('How many results of each kind.', { minimum: 1, maximum: 100 }), 20)),
  },
  output: (tier) => {
    const lists: Record<string, unknown> = {
      grants: { type: 'array', items: titled('SearchGrant', pickedSchema(grants, grantMembers)) },
      events: { type: 'array', items: titled('SearchEvent', pickedSchema(events, eventMembers)) },
    };
    if (reaches(tier, leads.tier)) lists.leads = { type: 'array', items: recordSchema(leads, tier, 'row') };
    return { type: 'object', properties: lists, required: Object.keys(lists) };
  },
  cached: true,
  run: ({ q, limit }, context) => {
    if (foldedWords(q).join('').length < fewestLetters)
      throw invalid('q', `q must have at least ${fewestLetters} letters or digits.`);
    const search = (family: Family, filters: Doc) => found(family, { q, ...filters }, limit, context);
    const openGrants = { scope: 'all', include_expired: false };
    const fitting = matching('grant', grants, q, openGrants, limit, context);
    const listed =
      fitting.length < limit ? search(grants, { scope: 'verified_open', include_expired: false }) : null;
    const coming = search(events, { include_past: false });
    const foundEvents =
      coming.rows.length > 0
        ? coming.rows.map((row) => parsed(row, context.site))
        : matching('event', events, q, { include_past: false }, limit, context);
    const foundLeads = reaches(context.tier, leads.tier) ? search(leads, { include_stale: false }) : null;
    const foundGrants = together(
      fitting,
      (listed?.rows ?? []).map((row) => parsed(row, context.site)),
      limit,
    );
    const answer = {
      grants: foundGrants.map((record) => picked(record, grantMembers)),
      events: foundEvents.map((record) => picked(record, eventMembers)),
      ...(foundLeads ? { leads: foundLeads.rows.map((row) => parsed(row, context.site)) } : {}),
    };
    const { until } = found(grants, openGrants, 0, context);
    return { text: JSON.stringify(answer), until: Math.min(until, coming.until) };
  },
});

function found(family: Family, filters: Doc, limit: number, context: Context) {
  const sort = family.sorts?.by.relevance ? { sort: 'relevance' } : {};
  const { tier, now, finder } = context;
  const named = typeof filters.q === 'string' ? finder?.named(filters.q, tier) : undefined;
  return context.reader.list(family, {
    tier,
    now,
    filters,
    limit,
    offset: 0,
    uncounted: true,
    ...(named ? { named } : {}),
    ...sort,
  });
}

/** What fits a question, in whatever words. */
function matching(
  kind: 'grant' | 'event',
  family: Family,
  q: string,
  filters: Doc,
  limit: number,
  { reader, tier, now, site }: Context,
): readonly Doc[] {
  const { best } = matchesOf(family, q, { reader, tier, now, site, filters, kind, limit });
  return best.filter(({ item }) => item.score >= leastScore).map(({ record }) => record);
}

/** Those that fit best, then what the list has of the words as they stand. */
function together(fitting: readonly Doc[], listed: readonly Doc[], limit: number): readonly Doc[] {
  const known = new Set(fitting.map(({ id }) => id));
  return [...fitting, ...listed.filter(({ id }) => !known.has(id))].slice(0, limit);
}

function picked(record: Doc, members: readonly string[]): Doc {
  return Object.fromEntries(members.map((member) => [member, record[member] ?? null]));
}

function pickedSchema(family: Family, members: readonly string[]): JsonSchema {
  const fields = Object.fromEntries(members.map((member) => [member, family.fields[member] as Field]));
  return schemaOf(fields as Fields, (member) => member !== 'public_id' || family === grants);
}
