// Search over grants and events at once, over what their lists show by default: grants best match first,
// the others in the order of their lists.

import { events } from '../families/events.ts';
import { grants } from '../families/grants.ts';
import { leads } from '../families/leads.ts';
import type { Doc, Family } from '../kernel/family.ts';
import { type Field, type Fields, integer, type JsonSchema, text, titled } from '../kernel/field.ts';
import { parsed } from '../kernel/json.ts';
import { recordSchema } from '../kernel/listing.ts';
import { byDefault, type Context, inQuery, operation, schemaOf } from '../kernel/operation.ts';
import { reaches } from '../kernel/tier.ts';

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

const words = { ...text('Words that all occur, in any order; at least 2 characters.') };
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
    'Grants that match, best match first, and events, soonest first; full and top callers also get leads.',
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
    return { type: 'object', properties: lists, required: Object.keys(lists) } as unknown as JsonSchema;
  },
  cached: true,
  run: ({ q, limit }, context) => {
    const ask = (family: Family, filters: Doc) => found(family, { q, ...filters }, limit, context);
    const foundGrants = ask(grants, { scope: 'verified_open', include_expired: false });
    const foundEvents = ask(events, { include_past: false });
    const foundLeads = reaches(context.tier, leads.tier) ? ask(leads, { include_stale: false }) : null;
    const answer = {
      grants: foundGrants.rows.map((row) => picked(row, grantMembers, context)),
      events: foundEvents.rows.map((row) => picked(row, eventMembers, context)),
      ...(foundLeads ? { leads: foundLeads.rows.map((row) => parsed(row, context.site)) } : {}),
    };
    return { text: JSON.stringify(answer), until: Math.min(foundGrants.until, foundEvents.until) };
  },
});

function found(family: Family, filters: Doc, limit: number, context: Context) {
  const sort = family.sorts?.by.relevance ? { sort: 'relevance' } : {};
  return context.reader.list(family, {
    tier: context.tier,
    now: context.now,
    filters,
    limit,
    offset: 0,
    uncounted: true,
    ...sort,
  });
}

function picked(row: string, members: readonly string[], context: Context): Doc {
  const record = parsed(row, context.site);
  return Object.fromEntries(members.map((member) => [member, record[member] ?? null]));
}

function pickedSchema(family: Family, members: readonly string[]): JsonSchema {
  const fields = Object.fromEntries(members.map((member) => [member, family.fields[member] as Field]));
  return schemaOf(fields as Fields, (member) => member !== 'public_id' || family === grants);
}
