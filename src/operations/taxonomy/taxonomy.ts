// The vocabularies: closed lists of words with what they mean, the dimensions with their rubrics, and
// the labels that the catalogue holds.

import { hash } from 'node:crypto';
import { events } from '../../families/events/events.ts';
import { grants } from '../../families/grants/grants.ts';
import { answerOf } from '../../kernel/answer.ts';
import type { Doc } from '../../kernel/family.ts';
import { example, integer, oneOf, text } from '../../kernel/field.ts';
import { parsed } from '../../kernel/json.ts';
import { type Context, inQuery, maybe, operation } from '../../kernel/operation.ts';
import { type Facets, maxFacetValues } from '../../kernel/reader.ts';
import { shape, wholeShape } from '../../kernel/shape.ts';
import { visible } from '../../kernel/visible.ts';
import { taxonomyTerms } from './terms.ts';

const version = '1';

const termSchema = shape(
  `{slug: text, name: text, description?: text, parent?: text, aliases: text[], aliases_by_language?: object, scale?: {min: number, max: number},
    rubric: {score: any, meaning: text}[], counts?: Counts, deprecated: bool, replaced_by?: Slug}`,
  {
    Counts: {
      ...wholeShape('{grants: int, events: int}'),
      description:
        'Of a label: how many open grants and coming events carry it, as their lists show them by default.',
      examples: [{ grants: 12, events: 3 }],
    },
    Slug: { ...text('').schema, examples: ['healthy-ageing'] },
  },
);

export const getTaxonomy = operation({
  name: 'get_taxonomy',
  method: 'GET',
  path: '/taxonomy',
  tier: 'public',
  tag: 'Vocabularies',
  summary: 'All vocabularies: labels, kinds, stages, dimensions with their rubrics.',
  input: {
    scheme: inQuery(
      maybe(oneOf(['labels', ...taxonomyTerms.map(({ scheme }) => scheme)], 'Only this vocabulary.')),
    ),
    limit: inQuery(
      maybe(
        example(
          integer('How many terms of each vocabulary to answer; all when left out.', {
            minimum: 1,
            maximum: 200,
          }),
          50,
        ),
      ),
    ),
    offset: inQuery(
      maybe(
        example(
          integer('How many terms of each vocabulary to pass over.', { minimum: 0, maximum: 100_000 }),
          50,
        ),
      ),
    ),
  },
  output: () => {
    const scheme = {
      type: 'object',
      properties: {
        scheme: { type: 'string', description: 'The vocabulary.' },
        total: {
          type: 'integer',
          description: 'How many terms it has; there where a page of them was asked for.',
        },
        terms: { type: 'array', items: termSchema },
      },
      required: ['scheme', 'terms'],
    };
    const properties = {
      version: { type: 'string', description: 'The version of the form of this answer.' },
      fingerprint: { type: 'string', description: 'Changes whenever a term does.' },
      data: { type: 'array', items: scheme },
    };
    return { type: 'object', properties, required: Object.keys(properties) };
  },
  groups: { rows: 'terms' },
  cached: true,
  run: ({ scheme, limit, offset = 0 }, context) => {
    const rows = context.reader.select(
      `select text from ${visible('labels', context.tier)} order by slug, id`,
    );
    const terms = rows.map((row) => labelTerm(parsed(row.text as string, context.site)));
    const all = [{ scheme: 'labels', terms }, ...taxonomyTerms];
    const fingerprint = hash('sha256', JSON.stringify(all)).slice(0, 16);
    const paged = limit !== undefined || offset > 0;
    const { counts, until } = labelCounts(context);
    const data = [{ scheme: 'labels', terms: terms.map((term) => counted(term, counts)) }, ...taxonomyTerms]
      .filter((one) => scheme === undefined || one.scheme === scheme)
      .map((one) => (paged ? pageOf(one, offset, limit) : one));
    return { ...answerOf({ version, fingerprint, data }), until };
  },
});

type Counts = Readonly<Record<'grants' | 'events', ReadonlyMap<string, number>>>;

function labelCounts({ reader, tier, now }: Context): { readonly counts: Counts; readonly until: number } {
  const request = { tier, now, limit: 0, offset: 0 };
  const open = { ...request, filters: { scope: 'verified_open', include_expired: false } };
  const ofGrants = reader.facets(grants, open, ['labels']);
  const ofEvents = reader.facets(events, { ...request, filters: { include_past: false } }, ['labels']);
  return {
    counts: { grants: byValue(ofGrants), events: byValue(ofEvents) },
    until: Math.min(ofGrants.until, ofEvents.until),
  };
}

function byValue({ counts }: Facets): ReadonlyMap<string, number> {
  return new Map(counts.labels?.map(({ value, count }) => [value, count]));
}

/** What nothing carries is counted as 0, but where a facet tells no more values: then nobody knows. */
function counted(term: Doc, counts: Counts): Doc {
  const of = (family: keyof Counts) =>
    counts[family].get(String(term.slug)) ?? (counts[family].size < maxFacetValues ? 0 : null);
  const [open, coming] = [of('grants'), of('events')];
  return open === null || coming === null ? term : { ...term, counts: { grants: open, events: coming } };
}

function pageOf(
  { scheme, terms }: { readonly scheme: string; readonly terms: readonly unknown[] },
  offset: number,
  limit: number | undefined,
) {
  const end = limit === undefined ? undefined : offset + limit;
  return { scheme, total: terms.length, terms: terms.slice(offset, end) };
}

/** Without a language, aliases are those of all languages. */
function labelTerm({ slug, name, description, parent, aliases }: Doc): Doc {
  const named = Object.entries((aliases ?? {}) as Readonly<Record<string, readonly string[] | null>>);
  const by = Object.fromEntries(named.filter(([, names]) => names !== null && names.length > 0));
  const all = [...new Set(Object.values(by).flatMap((names) => names ?? []))];
  return {
    slug,
    name,
    description,
    parent,
    aliases: all,
    aliases_by_language: all.length > 0 ? by : null,
    deprecated: false,
    replaced_by: null,
  };
}
