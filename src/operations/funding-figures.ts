// How much money the open calls that lists show by default state: by funder for everybody, by the kind of the
// funder for the full tier.
// Organizations are for that tier, and a sum over one call tells of its funder.
//
// A range of amounts leads SQLite to the index that holds all that is asked here: read from the rows, the figures
// of a million grants kept everybody waiting for a minute.

import { answerOf } from '../kernel/answer.ts';
import { operation } from '../kernel/operation.ts';
import type { Reader } from '../kernel/reader.ts';
import { wholeShape } from '../kernel/shape.ts';
import type { Tier } from '../kernel/tier.ts';
import { visible } from '../kernel/visible.ts';

/** Less than any amount. */
const least = -1e99;

export const getFundingFigures = operation({
  name: 'get_funding_figures',
  method: 'GET',
  path: '/stats/funding',
  tier: 'full',
  tag: 'Search',
  summary:
    'What the open grants of the default list state in all, by the kind of their funder and the currency.',
  description:
    'Grants whose funder is not among the published organizations, or that state no total, are not counted.',
  input: {},
  cached: true,
  output: () => ({
    type: 'object',
    properties: {
      data: { type: 'array', items: wholeShape('{kind: text, currency: text, grants: int, total: number}') },
    },
    required: ['data'],
  }),
  run: (_, { reader, tier, now }) => {
    const moment = now.toISOString();
    const data = reader.select(
      `select o.org_type as kind, g.total_currency as currency, count(*) as grants, sum(g.total_amount) as total
       from ${visible('grants', tier)} g join ${visible('organizations', tier)} o on o.id = g.organization
       where g.listed_standing = 1 and (g.deadline is null or g.deadline >= ?)
         and g.total_amount > ${least} and g.total_currency is not null
       group by 1, 2 order by 2, 4 desc, 1`,
      moment,
    );
    return { ...answerOf({ data }), until: nextDeadline(reader, tier, moment) };
  },
});

const maxFunders = 50;

export const getFunderFigures = operation({
  name: 'get_funder_figures',
  method: 'GET',
  path: '/stats/funders',
  tier: 'public',
  tag: 'Search',
  summary: 'What the open grants of the default list state in all, by funder and currency, the most first.',
  description: 'Grants that state no total are not counted; the fifty funders that state the most.',
  input: {},
  cached: true,
  output: () => ({
    type: 'object',
    properties: {
      data: {
        type: 'array',
        items: wholeShape('{funder_name: text, currency: text, grants: int, total: number}'),
      },
    },
    required: ['data'],
  }),
  run: (_, { reader, tier, now }) => {
    const moment = now.toISOString();
    const data = reader.select(
      `select funder_name, total_currency as currency, count(*) as grants, sum(total_amount) as total
       from ${visible('grants', tier)}
       where listed_standing = 1 and (deadline is null or deadline >= ?)
         and total_amount > ${least} and total_currency is not null
       group by 1, 2 order by 4 desc, 1 limit ${maxFunders}`,
      moment,
    );
    return { ...answerOf({ data }), until: nextDeadline(reader, tier, moment) };
  },
});

/** The moment at which the clock alone changes what is open. */
function nextDeadline(reader: Reader, tier: Tier, moment: string): number {
  const [next] = reader.select(
    `select min(deadline) as at from ${visible('grants', tier)} where deadline >= ?`,
    moment,
  );
  return typeof next?.at === 'string' ? Date.parse(next.at) : Number.POSITIVE_INFINITY;
}
