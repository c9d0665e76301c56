// How many records of a family match, by one or two things together: labels and months, funders and stages.

import { answerOf } from '../kernel/answer.ts';
import type { Doc, Family } from '../kernel/family.ts';
import { field, integer, type JsonSchema, titled } from '../kernel/field.ts';
import { deepestOffset, pageOf, paginationOf, paging, relaxation } from '../kernel/listing.ts';
import { byDefault, inQuery, type Operation, operation, type Params } from '../kernel/operation.ts';
import { relaxed } from '../kernel/question-budget.ts';
import { invalid } from '../kernel/refusal.ts';
import { wholeShape } from '../kernel/shape.ts';

/** For every family that is counted beside its list. */
export function countOperations(families: readonly Family[], lists: readonly Operation[]): Operation[] {
  return families.flatMap((family) => {
    const list = lists.find((one) => one.lists?.family === family && !one.path.includes('{'));
    return list && groupsOf(family).length > 0 ? [countOperation(family, list)] : [];
  });
}

/** What a family may be grouped by. */
function groupsOf({ facets }: Family): readonly string[] {
  return Object.entries(facets ?? {}).flatMap(([name, { kind }]) => (kind === 'windows' ? [] : [name]));
}

function countOperation(family: Family, list: Operation): Operation {
  const groups = groupsOf(family);
  const filters = Object.fromEntries(
    Object.entries(list.input).filter(([name]) => !paging.has(name)),
  ) as Params;
  const months = groups.filter((name) => family.facets?.[name]?.kind === 'months');
  const first = groups.find((name) => !months.includes(name)) ?? '';
  const by = {
    type: 'array',
    items: { type: 'string', enum: groups },
    minItems: 1,
    maxItems: 2,
    uniqueItems: true,
    description: 'What to group by: one, or two that are then crossed.',
    examples: [[first, ...months.slice(0, 1)].join(',')],
  } as JsonSchema;
  return operation({
    name: `count_${family.name}`,
    method: 'GET',
    path: `/counts/${family.name}`,
    tier: family.tier,
    tag: family.title,
    summary: `How many ${family.title.toLowerCase()} match in each group, such as by label and month.`,
    description: `It takes the filters of ${list.name} and counts what that lists, the largest group first. A record of several labels counts in the group of each; months are in UTC, and null is the group of records without a value. total says how many records match in all.`,
    input: {
      by: inQuery(byDefault(field<readonly string[]>(by), [first])),
      ...filters,
      limit: inQuery(byDefault(integer('How many groups to answer.', { minimum: 1, maximum: 500 }), 100)),
      offset: inQuery(byDefault(integer('How many groups to pass over.', { minimum: 0 }), 0)),
    },
    output: () => ({
      type: 'object',
      properties: {
        data: { type: 'array', items: titled('GroupCount', groupSchema) },
        total: { type: 'integer', description: 'How many records match in all.' },
        pagination: titled('GroupPagination', paginationSchema),
        meta: relaxation,
      },
      required: ['data', 'total', 'pagination'],
    }),
    cached: true,
    run: (input, context) => {
      const { by, limit, offset, ...asked } = input as Doc & {
        by: readonly string[];
        limit: number;
        offset: number;
      };
      if (offset > deepestOffset) throw invalid('offset', `offset reaches to ${deepestOffset}.`, 'maximum');
      const listed = list.lists as NonNullable<Operation['lists']>;
      const request = { ...listed.request(asked, context), limit: 1, offset: 0 };
      const { total, until } = context.reader.list(family, request);
      const all = total === 0 ? [] : context.reader.groups(family, request, by);
      const data = pageOf(all, { limit, offset }).map(({ values, count }) => ({
        group: Object.fromEntries(by.map((name, at) => [name, values[at] ?? null])),
        count,
      }));
      const pagination = paginationOf(all.length, { limit, offset });
      const near = total === 0 && !context.unhinted ? relaxed(family, request, context) : undefined;
      const meta = near === undefined ? {} : { meta: JSON.parse(near) };
      return { ...answerOf({ data, total, pagination, ...meta }), until };
    },
  });
}

const groupSchema = {
  type: 'object',
  properties: {
    group: {
      type: 'object',
      additionalProperties: { type: ['string', 'null'] },
      description: 'What the records have in common: a value for each thing that was grouped by.',
    },
    count: { type: 'integer', description: 'How many records that are.' },
  },
  required: ['group', 'count'],
  additionalProperties: false,
} as JsonSchema;

const paginationSchema = {
  ...wholeShape('{total!: int, limit!: int, offset!: int, has_more!: bool}'),
  description: 'The page of groups; total is their number, of at most 5,000.',
} as JsonSchema;
