// Words over all families that the caller may read: what search answers for grants and events, for everything.

import type { Doc, Family } from '../kernel/family.ts';
import {
  bounded,
  example,
  type Field,
  field,
  integer,
  type JsonSchema,
  text,
  titled,
  writtenBy,
} from '../kernel/field.ts';
import { defaultFilters } from '../kernel/filter.ts';
import { headingOf, leadOf } from '../kernel/heading.ts';
import { parsed } from '../kernel/json.ts';
import { isPublished } from '../kernel/listing.ts';
import { byDefault, type Context, inQuery, maybe, type Operation, operation } from '../kernel/operation.ts';
import type { ListRequest } from '../kernel/reader.ts';
import { invalid, tierRequired } from '../kernel/refusal.ts';
import { wholeShape } from '../kernel/shape.ts';
import { reaches } from '../kernel/tier.ts';
import { foldedWords } from '../matching/words/folded-words.ts';
import { getOf } from './resolve-name.ts';

const deepest = 1_000;
const longestLead = 300;

const lead: Field<string> = writtenBy(
  'source',
  text('Its one line, cut to 300 characters; null where it has none.'),
);

const item = {
  type: 'object',
  properties: {
    family: { type: 'string', description: 'The family of the record.' },
    id: { type: ['string', 'null'], description: 'Its id; null where the family has slugs alone.' },
    public_id: { type: ['string', 'null'], description: 'Its public_id; null where it has none.' },
    name: { type: 'string', description: 'What it is called.', 'x-written-by': 'source' },
    lead: { ...lead.schema, type: ['string', 'null'] },
    url: { type: ['string', 'null'], description: 'Its page on this site, or its own website.' },
    get: {
      ...wholeShape('{tool: text, argument: text}'),
      type: ['object', 'null'],
      description: 'The operation that shows it, and its parameter; null where none does.',
    },
  },
  required: ['family', 'id', 'public_id', 'name', 'lead', 'url', 'get'],
  additionalProperties: false,
} as JsonSchema;

const counted = {
  ...wholeShape('{family!: text, total!: int}[]'),
  description: 'How many records match in each family, the most first.',
} as JsonSchema;

/** @param shows operations of which some show one record of a family */
export function searchRecordsOperation(declared: readonly Family[], shows: readonly Operation[]): Operation {
  const searched = declared.filter(
    (family) => isPublished(family) && family.filters?.q && family.list && family.of === undefined,
  );
  const words = bounded(text('Words that all occur, in any order; at least 2 characters.', 200), {
    minLength: 2,
  });
  const names = field<readonly string[]>({
    type: 'array',
    items: { type: 'string', enum: searched.map(({ name }) => name) },
    maxItems: 30,
    uniqueItems: true,
    description: 'Only these families; left out, all that the caller may read.',
  });
  return operation({
    name: 'search_records',
    method: 'GET',
    path: '/search/records',
    tier: 'public',
    tag: 'Search',
    summary:
      'Records of any family in which all the words occur: companies, people, theories, grants and more.',
    description:
      'It finds what the list of each family finds with q, the best of each family first, in turn. Past and stale records are left out as in those lists.',
    input: {
      q: inQuery(example(words, 'senescence')),
      families: inQuery(maybe(names)),
      limit: inQuery(byDefault(integer('How many records to answer.', { minimum: 1, maximum: 100 }), 20)),
      offset: inQuery(
        byDefault(integer('How many records to pass over.', { minimum: 0, maximum: deepest }), 0),
      ),
    },
    refuses: ['tier_required'],
    output: () => ({
      type: 'object',
      properties: {
        data: { type: 'array', items: titled('FoundRecord', item) },
        families: counted,
        total: { type: 'integer', description: 'How many records match in all.' },
      },
      required: ['data', 'families', 'total'],
    }),
    cached: true,
    run: ({ q, families, limit, offset }, context) => {
      if (foldedWords(q).join('').length < 2) throw invalid('q', 'q must have at least 2 letters or digits.');
      const searchedFamilies = searched.filter(({ name, tier }) =>
        families === undefined ? reaches(context.tier, tier) : families.includes(name),
      );
      for (const { name, tier } of searchedFamilies) {
        if (!reaches(context.tier, tier)) throw tierRequired(name, tier, context.tier);
      }
      const pages = searchedFamilies.map((family) => {
        const page = context.reader.list(family, requestOf(family, q, offset + limit, context));
        return { family, ...page };
      });
      const found = inTurn(pages).slice(offset, offset + limit);
      const data = found.map(({ family, row }) => shown(family, parsed(row, context.site), shows));
      const counts = pages
        .filter(({ total }) => total > 0)
        .map(({ family, total }) => ({ family: family.name, total }))
        .sort((a, b) => b.total - a.total);
      const total = pages.reduce((sum, page) => sum + page.total, 0);
      const until = Math.min(Number.POSITIVE_INFINITY, ...pages.map((page) => page.until));
      return { text: JSON.stringify({ data, families: counts, total }), until };
    },
  });
}

/** What the list of the family asks with these words, and with its other filters as they are left out. */
function requestOf(family: Family, q: string, limit: number, { tier, now, finder }: Context): ListRequest {
  const named = finder?.named(q, tier);
  return {
    tier,
    now,
    filters: { ...defaultFilters(family), q },
    limit,
    offset: 0,
    ...(named ? { named } : {}),
    ...(family.sorts?.by.relevance ? { sort: 'relevance' } : {}),
  };
}

interface Found {
  readonly family: Family;
  readonly row: string;
}

/** The first of each, then the second of each, and so on. */
function inTurn(
  pages: readonly { readonly family: Family; readonly rows: readonly string[] }[],
): readonly Found[] {
  const longest = Math.max(0, ...pages.map(({ rows }) => rows.length));
  return Array.from({ length: longest }).flatMap((_, at) =>
    pages.flatMap(({ family, rows }) => (rows[at] === undefined ? [] : [{ family, row: rows[at] }])),
  );
}

function shown(family: Family, record: Doc, shows: readonly Operation[]): Doc {
  const whole = leadOf(family, record);
  const short = whole !== null && whole.length > longestLead ? `${whole.slice(0, longestLead - 1)}…` : whole;
  return {
    family: family.name,
    id: record.id ?? null,
    public_id: record.public_id ?? null,
    name: headingOf(family, record),
    lead: short,
    url: record.public_url ?? record.url ?? null,
    get: getOf(family, shows),
  };
}
