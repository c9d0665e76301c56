// What a family's declaration expands into: the operations that list its records and show one.

import { absent, absentOrMoved } from './absent.ts';
import type { DetailRoute, Doc, Family, ListRoute } from './family.ts';
import {
  example,
  type Field,
  type Fields,
  flag,
  integer,
  type JsonSchema,
  name,
  oneOf,
  shaped,
  titled,
} from './field.ts';
import { objectText, Pieces, piecesOf, withSite } from './json.ts';
import { withSlugs } from './label-names.ts';
import {
  byDefault,
  type Context,
  inPath,
  inQuery,
  maybe,
  type Operation,
  operation,
  type Params,
  schemaOf,
} from './operation.ts';
import { facetsOf, relaxed, stopwatch } from './question-budget.ts';
import type { ListRequest } from './reader.ts';
import { invalid } from './refusal.ts';
import { shape, wholeShape } from './shape.ts';
import { reaches, type Tier } from './tier.ts';

/** The furthest row that paging reaches; what lies behind it is read from the dumps. */
export const deepestOffset = 100_000;

const limit = integer('How many rows to answer.', { minimum: 1, maximum: 200 });
const offset = integer('How many rows to pass over; beyond 100,000 use the dumps.', { minimum: 0 });

/** The operations of a family, lists first. */
export function operationsOf(family: Family): readonly Operation[] {
  return [
    ...(family.list ?? []).map((shape) => listOperation(family, shape)),
    ...(family.detail ?? []).map((shape) => detailOperation(family, shape)),
  ];
}

/** Whether a member is shown to this tier, in rows or in details. */
export function shownTo(field: Field, tier: Tier, place: 'row' | 'detail'): boolean {
  if (!reaches(tier, field.tier)) return false;
  return field.place === 'row' || (place === 'detail' && field.place === 'detail');
}

/** Whether anything of its rows is published: others leave by no channel. */
export function isPublished(family: Family): boolean {
  return Object.values(family.fields).some((field) => shownTo(field, 'top', 'row'));
}

/** The schema of a record of the family as this tier sees it. */
export function recordSchema(family: Family, tier: Tier, place: 'row' | 'detail'): JsonSchema {
  const beside = new Set(family.beside ?? []);
  const shown: Record<string, Field> = {};
  for (const [member, field] of Object.entries(family.fields)) {
    if (!shownTo(field, tier, place)) continue;
    if (place === 'detail' && field.place === 'detail' && beside.has(member)) continue;
    const other = place === 'detail' ? family.details?.[member]?.schema : undefined;
    shown[member] = other ? { ...field, schema: other } : field;
  }
  const title = `${family.schemaName ?? pascal(family.singular)}${place === 'detail' ? 'Detail' : ''}`;
  return titled(title, schemaOf(shown));
}

/** list_grants as ListGrants. */
export function pascal(name: string): string {
  return name.replaceAll(/(?:^|_)([a-z])/g, (_, first: string) => first.toUpperCase());
}

const paginationFields = {
  total: integer('How many rows match in all.'),
  limit: integer('How many rows were asked for.'),
  offset: integer('How many rows were passed over.'),
  has_more: flag('Whether rows follow.'),
} satisfies Fields;

/** The schema of `pagination`. */
export const pagination = titled('Pagination', schemaOf(paginationFields));

/** The schema of an answer that is a page of such rows. */
export function pageSchema(rows: JsonSchema): JsonSchema {
  return {
    type: 'object',
    properties: { data: { type: 'array', items: rows }, pagination },
    required: ['data', 'pagination'],
  };
}

/** What asks for a page of a list, its order and its counts: every other parameter is a filter. */
export const paging: ReadonlySet<string> = new Set(['limit', 'offset', 'sort', 'order', 'facets']);

/** The page of a list that is made in memory. */
export const pageParams = {
  limit: inQuery(byDefault(integer('How many rows to answer.', { minimum: 1, maximum: 1_000 }), 1_000)),
  offset: inQuery(byDefault(integer('How many rows to pass over.', { minimum: 0 }), 0)),
};

interface PageOf {
  readonly limit: number;
  readonly offset: number;
}

export function pageOf<T>(all: readonly T[], { limit, offset }: PageOf): readonly T[] {
  return all.slice(offset, offset + limit);
}

export function paginationOf(total: number, { limit, offset }: PageOf) {
  return { total, limit, offset, has_more: offset + limit < total };
}

const facetCounts = wholeShape('{value: text, count: int}[]');
/** What is near a search that found nothing. */
export const near = wholeShape(
  `{spelling: {asked: text, read_as: text}[], labels: {label: text, name: text, total: int}[],
    scope: {parameter: text, value: any, total: int}[], families: {family: text, total: int}[],
    records: {id: text, public_id?: text, name: text, score: score, named: text[]}[], unnamed: text[],
    met: text[]}`,
);

/** What an empty answer says in `meta`. */
export const relaxation = {
  ...shape('{relax!: {drop: text, total: int}[], near?: Near}', { Near: near }),
  description:
    'On an empty answer, and where no row has all words that were searched: which filter to drop, and how many rows would match; what is near: in met, what the rows have in place of the words, other spellings, labels that they name, wider scopes and other families in which they all occur, the records that fit best with what they name of the question, and what nothing names.',
};

export const accessLevel = oneOf(['public', 'full', 'top'], "The caller's tier.");

function listParams(family: Family, shape: ListRoute): Params {
  const params: Record<string, unknown> = {};
  for (const [parameter, filter] of Object.entries(family.filters ?? {})) {
    const named = shape.path.includes(`{${parameter}}`);
    if (named) params[parameter] = inPath({ ...filter.param, optional: false });
    else if (!filter.pathOnly) {
      const { deprecated } = filter;
      params[parameter] = { ...inQuery(filter.param), ...(deprecated ? { deprecated } : {}) };
    }
  }
  if (family.sorts) {
    const by = oneOf(Object.keys(family.sorts.by), 'The order of the rows.');
    params.sort = inQuery(byDefault(by, family.sorts.default));
    if (family.sorts.order) {
      params.order = inQuery(byDefault(oneOf(['asc', 'desc'], 'Ascending or descending.'), 'desc'));
    }
  }
  if (family.facets) {
    const items = { type: 'string', enum: Object.keys(family.facets) };
    const schema = { type: 'array', items, maxItems: 12, uniqueItems: true };
    params.facets = inQuery(maybe(shaped(schema, 'Which counts to add.')));
  }
  params.limit = inQuery(byDefault(limit, 50));
  params.offset = inQuery(byDefault(offset, 0));
  return params as Params;
}

/** One list of a family; its own declaration makes most of them. */
export function listOperation(family: Family, shape: ListRoute): Operation {
  return operation({
    name: shape.name,
    method: 'GET',
    path: shape.path,
    tier: family.tier,
    tag: family.title,
    summary: shape.summary,
    input: listParams(family, shape),
    output: (tier) => listSchema(family, shape, tier),
    ...(shape.within ? { refuses: ['merged'] } : {}),
    cached: true,
    lists: { family, request: (input, context) => requestOf(family, shape, input, context) },
    run: (input, context) => listAnswer(family, shape, input as Doc, context),
  });
}

function listSchema(family: Family, shape: ListRoute, tier: Tier): JsonSchema {
  const data = { type: 'array', items: recordSchema(family, tier, 'row') };
  if (shape.envelope === 'array') return data;
  const properties: Record<string, unknown> = { data, pagination };
  const required = ['data', 'pagination'];
  if (family.facets) {
    const description = 'Counts of the asked facets.';
    properties.facets = { type: 'object', additionalProperties: facetCounts, description };
  }
  properties.meta = relaxation;
  if (shape.access_level) {
    properties.access_level = accessLevel.schema;
    required.push('access_level');
  }
  return { type: 'object', properties, required };
}

/** The request behind a list's input: paging and order apart from the filters. */
function listRequest(family: Family, input: Doc, context: Context): ListRequest {
  const { limit, offset, sort, order, facets: _facets, ...given } = input;
  const filters = withSlugs(family, given, context);
  const request = {
    tier: context.tier,
    now: context.now,
    filters,
    ...(typeof filters.q === 'string' && context.finder
      ? { named: context.finder.named(filters.q, context.tier) }
      : {}),
    limit: (limit as number | undefined) ?? Number.POSITIVE_INFINITY,
    offset: (offset as number | undefined) ?? 0,
    ...(sort === undefined ? {} : { sort: sort as string }),
    ...(order === undefined ? {} : { order: order as 'asc' | 'desc' }),
  };
  return context.finder?.met(family, request) ?? request;
}

/** The same for a list that may belong to a record of another family, which must then be there. */
function requestOf(family: Family, shape: ListRoute, input: Doc, context: Context): ListRequest {
  if (shape.within) checkWithin(shape, shape.within, input, context);
  return listRequest(family, input, context);
}

function listAnswer(family: Family, shape: ListRoute, input: Doc, context: Context) {
  const spent = stopwatch(context);
  const request = requestOf(family, shape, input, context);
  const rowsIn = () => context.reader.list(family, { ...request, limit: 0, offset: 0 }).total;
  if (request.offset > deepestOffset && rowsIn() > request.offset) {
    const message = `offset reaches to ${deepestOffset}; for bulk reads use the dumps at ${context.site}/datasets/index.json.`;
    throw invalid('offset', message, 'maximum');
  }
  const page = context.reader.written(family, request, context.site);
  if (shape.envelope === 'array') return { text: piecesOf('', page.rows, ''), until: page.until };
  const names = input.facets as readonly string[] | undefined;
  const facets = names && facetsOf(family, request, { names, total: page.total, spent }, context);
  const beside = objectText({
    pagination: JSON.stringify(paginationOf(page.total, request)),
    facets: facets && JSON.stringify(facets.counts),
    meta:
      (page.total === 0 || request.met) && !context.unhinted
        ? relaxed(family, request, context, spent)
        : undefined,
    access_level: shape.access_level ? `"${context.tier}"` : undefined,
  });
  const text = piecesOf('{"data":', page.rows, `,${beside.slice(1)}`);
  return { text, until: Math.min(page.until, facets?.until ?? page.until) };
}

function checkWithin(
  shape: ListRoute,
  within: NonNullable<ListRoute['within']>,
  input: Doc,
  context: Context,
): void {
  const id = String(input[within.parameter]);
  const owner = context.reader.detail(within.family, id, context.tier, context.now);
  if (!owner) throw absent(within.family, shape, id, context);
}

function detailOperation(family: Family, shape: DetailRoute): Operation {
  const parameter = /\{(\w+)\}$/.exec(shape.path)?.[1] as string;
  const id = name(`The public_id (or id) of the ${family.singular}.`);
  return operation({
    name: shape.name,
    method: 'GET',
    path: shape.path,
    tier: family.tier,
    tag: family.title,
    summary: shape.summary,
    input: { [parameter]: inPath(family.example === undefined ? id : example(id, family.example)) },
    output: (tier) => oneSchema(family, tier),
    refuses: ['merged', 'moved'],
    cached: true,
    shows: { family, member: family.member ?? family.singular },
    run: (input, context) => oneAnswer(family, shape, String(input[parameter]), context),
  });
}

function oneSchema(family: Family, tier: Tier): JsonSchema {
  const member = family.member ?? family.singular;
  const properties: Record<string, unknown> = { [member]: recordSchema(family, tier, 'detail') };
  for (const beside of family.beside ?? []) properties[beside] = family.fields[beside]?.schema;
  properties.access_level = accessLevel.schema;
  return { type: 'object', properties, required: Object.keys(properties) };
}

function oneAnswer(family: Family, shape: DetailRoute, id: string, context: Context) {
  const one = context.reader.detail(family, id, context.tier, context.now);
  if (!one)
    return absentOrMoved(family, shape, id, context).then((refusal) => {
      throw refusal;
    });
  const beside = one.beside === '' ? '' : `,${one.beside}`;
  const record = [`{"${family.member ?? family.singular}":`, ...one.parts, beside].map((part) =>
    withSite(part, context.site),
  );
  return { text: new Pieces([...record, `,"access_level":"${context.tier}"}`]), until: one.until };
}
