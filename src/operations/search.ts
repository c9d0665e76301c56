// Search over grants and events at once: the open and coming grants that fit the words as a question, best match
// first, then what the list has of the words as they stand; events in the order of their list.

import { events } from '../families/events/events.ts';
import { grants } from '../families/grants/grants.ts';
import { leads } from '../families/leads.ts';
import type { Doc, Family } from '../kernel/family.ts';
import { bounded, example, type Field, integer, type JsonSchema, text, titled } from '../kernel/field.ts';
import { parsed } from '../kernel/json.ts';
import { near, recordSchema } from '../kernel/listing.ts';
import { byDefault, type Context, inQuery, operation, schemaOf } from '../kernel/operation.ts';
import { nearTo, readingBudget, stopwatch } from '../kernel/question-budget.ts';
import { invalid } from '../kernel/refusal.ts';
import { shape } from '../kernel/shape.ts';
import { reaches } from '../kernel/tier.ts';
import { matchesOf } from '../matching/match.ts';
import type { ItemKind } from '../matching/scoring/score.ts';
import { foldedWords } from '../matching/words/folded-words.ts';
import { saying } from '../matching/words/lexicon.ts';

const beside = {
  ...shape('{near: Near, unnamed: text[]}', { Near: near }),
  description:
    'unnamed: what of the words no such grant names, so no answer has it. near: where no grant and no event fits, what is near.',
};

/** What scores less does not answer the question. */
const minScore = 25;
const minLetters = 2;
/** Lists take so many words; no record has all of a longer question, so only the matcher reads it. */
const maxInList = 10;
/** Of a longer question leads are looked for by its longest words, of which one must occur. */
const wordsForLeads = 8;

const grantMembers = [
  'id',
  'title',
  'funder_name',
  'deadline',
  'deadline_for',
  'not_open',
  'url',
  'public_id',
];
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

const words = text('Words or sentences, in any spelling and nine languages; 2 characters or more.', 400);
const q = example(bounded(words, { minLength: 2 }), 'senescence');

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
    offset: inQuery(
      byDefault(integer('How many of each kind to pass over.', { minimum: 0, maximum: 1_000 }), 0),
    ),
  },
  output: (tier) => {
    const lists: Record<string, unknown> = {
      grants: { type: 'array', items: titled('SearchGrant', pickedSchema(grants, grantMembers)) },
      events: { type: 'array', items: titled('SearchEvent', pickedSchema(events, eventMembers)) },
    };
    if (reaches(tier, leads.tier)) lists.leads = { type: 'array', items: recordSchema(leads, tier, 'row') };
    return {
      type: 'object',
      properties: {
        ...lists,
        has_more: { type: 'boolean', description: 'Whether there are more of any kind.' },
        meta: beside,
      },
      required: [...Object.keys(lists), 'has_more'],
    };
  },
  cached: true,
  run: ({ q, limit: size, offset }, context) => {
    if (foldedWords(q).join('').length < minLetters)
      throw invalid('q', `q must have at least ${minLetters} letters or digits.`);
    const spent = stopwatch(context);
    const { reader, tier, now, site } = context;
    const inTime = readingBudget(context);
    /** What fits the question, in whatever words: all up to the end of the page, and whether more does. */
    const fitting = (family: Family, kind: ItemKind, filters: Doc): Fitting => {
      const asked = { reader, tier, now, site, kind, filters, minScore, inTime, limit: size, offset };
      const { best, before, next, unnamed } = matchesOf(family, q, asked);
      return { records: [...before, ...best].map(({ record }) => record), more: next !== null, unnamed };
    };
    // One more than is shown, to know whether there is more.
    const limit = offset + size + 1;
    const isLong = foldedWords(q).length > maxInList;
    const search = (family: Family, filters: Doc) =>
      isLong ? nothingListed : listed(family, { filters: { q, ...filters }, limit }, context);
    const recordsIn = (rows: readonly string[]) => rows.map((row) => parsed(row, site));

    const openGrants = { scope: 'all', include_expired: false };
    const fittingGrants = fitting(grants, 'grant', openGrants);
    const listedGrants =
      fittingGrants.more || fittingGrants.records.length >= limit
        ? nothingListed
        : search(grants, { scope: 'verified_open', include_expired: false });
    const foundGrants = together(fittingGrants.records, recordsIn(listedGrants.rows), limit);

    const coming = search(events, { include_past: false });
    const { records: foundEvents, more: moreEvents } =
      coming.rows.length > 0
        ? { records: recordsIn(coming.rows), more: false }
        : fitting(events, 'event', { include_past: false });

    const fresh = { include_stale: false };
    const leadsFound = () =>
      isLong ? listed(leads, { filters: fresh, limit, anyOf: longest(q) }, context) : search(leads, fresh);
    const foundLeads = reaches(tier, leads.tier) ? recordsIn(leadsFound().rows) : null;

    const isEmpty = foundGrants.length === 0 && foundEvents.length === 0;
    const request = { tier, now, filters: { q, ...openGrants }, limit: 0, offset: 0 };
    const { unnamed } = fittingGrants;
    const near = isEmpty && !isLong ? nearTo(grants, request, context, spent, unnamed) : null;

    const meta = { ...(near ? { near } : {}), ...(unnamed.length > 0 ? { unnamed } : {}) };

    const shown = <T>(all: readonly T[]): readonly T[] => all.slice(offset, offset + size);
    const answer = {
      grants: shown(foundGrants).map((record) => picked(record, grantMembers)),
      events: shown(foundEvents).map((record) => picked(record, eventMembers)),
      ...(foundLeads ? { leads: shown(foundLeads) } : {}),
      has_more:
        fittingGrants.more ||
        moreEvents ||
        [foundGrants, foundEvents, foundLeads ?? []].some(({ length }) => length >= limit),
      ...(Object.keys(meta).length > 0 ? { meta } : {}),
    };
    const { until } = listed(grants, { filters: openGrants, limit: 0 }, context);
    return { text: JSON.stringify(answer), until: Math.min(until, coming.until) };
  },
});

interface Fitting {
  readonly records: readonly Doc[];
  readonly more: boolean;
  /** What of the question nothing names. */
  readonly unnamed: readonly string[];
}

/** What a list answers that is not asked. */
const nothingListed = { rows: [], until: Number.POSITIVE_INFINITY };

/** The longest words of a question, those that only connect left out. */
function longest(q: string): readonly string[] {
  const words = [...new Set(saying(foldedWords(q)))];
  return words.sort((a, b) => b.length - a.length).slice(0, wordsForLeads);
}

interface ListAsked {
  readonly filters: Doc;
  readonly limit: number;
  readonly anyOf?: readonly string[];
}

/** What a list has of the words as they stand. */
function listed(family: Family, { filters, limit, anyOf }: ListAsked, context: Context) {
  const sort = family.sorts?.by.relevance && !anyOf ? { sort: 'relevance' } : {};
  const { tier, now, finder } = context;
  const named = typeof filters.q === 'string' ? finder?.named(filters.q, tier) : undefined;
  return context.reader.list(family, {
    tier,
    now,
    filters,
    limit,
    offset: 0,
    uncounted: true,
    ...(anyOf ? { anyOf } : {}),
    ...(named ? { named } : {}),
    ...sort,
  });
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
  return schemaOf(fields, (member) => member !== 'public_id' || family === grants);
}
