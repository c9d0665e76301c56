// The grants through the CommonGrants protocol (0.4.0), for programs that speak it. Everybody reads what
// the public reads: verified grants whose id is a UUID, open or not; their status says which.

import { grants } from '../../families/grants/grants.ts';
import { answerOf } from '../../kernel/answer.ts';
import type { Doc } from '../../kernel/family.ts';
import { example, exampleBeside, integer, type JsonSchema, shaped, text, uuid } from '../../kernel/field.ts';
import { parsed } from '../../kernel/json.ts';
import { deepestOffset } from '../../kernel/listing.ts';
import {
  byDefault,
  type Context,
  inBody,
  inPath,
  inQuery,
  maybe,
  operation,
} from '../../kernel/operation.ts';
import { isPlainText } from '../../kernel/plain-text.ts';
import type { ExtraQuery } from '../../kernel/reader.ts';
import { invalid, Refusal } from '../../kernel/refusal.ts';
import { shape, wholeShape } from '../../kernel/shape.ts';
import { visible } from '../../kernel/visible.ts';
import { opportunityOf, opportunitySchema } from './opportunity.ts';
import {
  conditionsOf,
  filtersSchema,
  type OpportunityFilters,
  orderOf,
  sortingSchema,
} from './opportunity-search.ts';

const path = '/common-grants/opportunities';
const shared = { root: 'site', tier: 'public', tag: 'CommonGrants' } as const;

const page = integer('The page to answer; the first is 1.', { minimum: 1 });
const pageSize = integer('How many opportunities a page has.', { minimum: 1, maximum: 200 });

const success = { status: { type: 'integer' }, message: { type: 'string' } };
const items = { type: 'array', items: opportunitySchema };
const paginationInfo = wholeShape('{page: int, pageSize: int, totalItems: int, totalPages: int}');

function schemaOfAnswer(members: Readonly<Record<string, unknown>>): () => JsonSchema {
  const properties = { ...success, ...members };
  return () => ({ type: 'object', properties, required: Object.keys(properties) });
}

interface Paging {
  readonly page: number;
  readonly pageSize: number;
}

function pageOf(
  context: Context,
  { page, pageSize }: Paging,
  own: ExtraQuery,
  search: string | undefined,
): Doc {
  const offset = (page - 1) * pageSize;
  if (offset > deepestOffset) {
    const message = `page reaches to opportunity ${deepestOffset}; for bulk reads use the dumps at ${context.site}/datasets/index.json.`;
    throw invalid('page', message, 'maximum');
  }
  if (search !== undefined && !isPlainText(search))
    throw invalid('search', 'search is text without control characters.');
  const filters = search === undefined ? {} : { q: search };
  const request = { tier: 'public' as const, now: context.now, filters, limit: pageSize, offset, own };
  const { rows, total } = context.reader.list(grants, request);
  const found = rows.flatMap((row) => opportunity(context, parsed(row, context.site).id as string) ?? []);
  const paginationInfo = { page, pageSize, totalItems: total, totalPages: Math.ceil(total / pageSize) };
  return { status: 200, message: 'Success', items: found, paginationInfo };
}

function opportunity(context: Context, id: string): Doc | null {
  const one = context.reader.detail(grants, id, 'public', context.now);
  return one && one.id === id ? opportunityOf(parsed(one.text, context.site)) : null;
}

/** The opportunity with this id; null for a grant that the list does not show. */
function verified(context: Context, id: string): Doc | null {
  const sql = `select 1 from ${visible('grants', 'public')} where id = ? and opportunity = 1`;
  return context.reader.select(sql, id).length > 0 ? opportunity(context, id) : null;
}

/** A grant that was merged leads to the one that took its place, where that is an opportunity. */
function absentOpportunity(context: Context, id: string): Refusal {
  const { reader, now, site } = context;
  const survivor = reader.survivor(grants, id, 'public');
  const into = survivor === null ? null : reader.detail(grants, survivor, 'public', now);
  if (!into || !verified(context, into.id)) {
    return new Refusal('not_found', 'There is no opportunity with this id.');
  }
  const location = `${site}${path}/${into.id}`;
  return new Refusal('merged', 'This opportunity was merged into another one.', { location });
}

const restrict = [{ flag: 'opportunity' }];

const notATool =
  'The same grants in the words of CommonGrants, for programs that speak it; agents have list_grants.';

export const listOpportunities = operation({
  ...shared,
  name: 'list_opportunities',
  method: 'GET',
  path,
  notATool,
  summary: 'Verified grants as CommonGrants opportunities, the last modified first.',
  input: { page: inQuery(byDefault(page, 1)), pageSize: inQuery(byDefault(pageSize, 100)) },
  output: schemaOfAnswer({ items, paginationInfo }),
  run: (paging, context) => {
    const own = { restrict, where: [], order: orderOf(undefined, context).order };
    return answerOf(pageOf(context, paging, own, undefined));
  },
});

export const getOpportunity = operation({
  ...shared,
  name: 'get_opportunity',
  method: 'GET',
  path: `${path}/{oppId}`,
  notATool,
  summary: 'One grant as a CommonGrants opportunity.',
  input: {
    oppId: inPath(example(uuid('The id of the grant, a UUID.'), '89042adf-803e-5b1e-9cd7-59f9c7eab532')),
  },
  refuses: ['merged'],
  output: schemaOfAnswer({ data: opportunitySchema }),
  run: ({ oppId }, context) => {
    const id = oppId.toLowerCase();
    const data = verified(context, id);
    if (!data) throw absentOpportunity(context, id);
    return answerOf({ status: 200, message: 'Success', data });
  },
});

export const searchOpportunities = operation({
  ...shared,
  name: 'search_opportunities',
  method: 'POST',
  path: `${path}/search`,
  notATool,
  summary: 'Search of grants by the filters of the CommonGrants protocol.',
  input: {
    search: inBody(
      maybe(example(text('Words that all occur in title, description or funder.', 200), 'ageing')),
    ),
    filters: inBody(
      maybe(
        exampleBeside(
          shaped<OpportunityFilters>(filtersSchema, 'What an opportunity must satisfy, all of it.'),
          { status: { operator: 'in', value: ['open'] } },
        ),
      ),
    ),
    sorting: inBody(
      maybe(
        exampleBeside(
          shaped<{ sortBy: string; sortOrder?: 'asc' | 'desc' }>(
            sortingSchema,
            'The order of the opportunities.',
          ),
          { sortBy: 'lastModifiedAt', sortOrder: 'desc' },
        ),
      ),
    ),
    pagination: inBody(
      maybe(
        exampleBeside(shaped<Partial<Paging>>(pagingSchema(), 'Which page to answer.'), {
          page: 1,
          pageSize: 20,
        }),
      ),
    ),
  },
  output: schemaOfAnswer({
    items,
    paginationInfo,
    sortInfo: { ...shape('{sortBy: text, sortOrder: asc|desc, errors: text[]}') },
    filterInfo: {
      type: 'object',
      properties: { filters: filtersSchema, errors: { type: 'array', items: { type: 'string' } } },
      required: ['filters'],
    },
  }),
  run: ({ search, filters = {}, sorting, pagination }, context) => {
    const { where, errors } = conditionsOf(filters, context.now);
    const { order, info } = orderOf(sorting, context);
    const paging = { page: pagination?.page ?? 1, pageSize: pagination?.pageSize ?? 100 };
    const own = { restrict, where, order };
    const found = pageOf(context, paging, own, search || undefined);
    const filterInfo = { filters, ...(errors.length > 0 ? { errors } : {}) };
    return answerOf({ ...found, sortInfo: info, filterInfo });
  },
});

function pagingSchema(): JsonSchema {
  const properties = { page: page.schema, pageSize: pageSize.schema };
  return { type: 'object', properties, additionalProperties: false };
}
