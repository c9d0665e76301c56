// How much money open calls state, by the kind of their funder. Organizations are for the
// full tier, and a sum over one call tells of its funder: so the sums are for that tier too.

import { operation } from '../kernel/operation.ts';
import { shape } from '../kernel/shape.ts';
import { visible } from '../kernel/visible.ts';

export const getFundingFigures = operation({
  name: 'get_funding_figures',
  method: 'GET',
  path: '/stats/funding',
  tier: 'full',
  tag: 'Search',
  summary: 'What verified open grants state in all, by the kind of their funder and the currency.',
  description:
    'Grants whose funder is not among the published organizations, or that state no total, are not counted.',
  input: {},
  cached: true,
  output: () => ({
    type: 'object',
    properties: {
      data: { type: 'array', items: shape('{kind: text, currency: text, grants: int, total: number}') },
    },
    required: ['data'],
  }),
  run: (_, { reader, tier, now }) => {
    const moment = now.toISOString();
    const data = reader.select(
      `select o.org_type as kind, g.total_currency as currency, count(*) as grants, sum(g.total_amount) as total
       from ${visible('grants', tier)} g join ${visible('organizations', tier)} o on o.id = g.organization
       where g.verified = 1 and g.closed is null and (g.deadline is null or g.deadline >= ?)
         and g.total_amount is not null and g.total_currency is not null
       group by 1, 2 order by 2, 4 desc, 1`,
      moment,
    );
    const [next] = reader.select(
      `select min(deadline) as at from ${visible('grants', tier)} where deadline >= ?`,
      moment,
    );
    const until = typeof next?.at === 'string' ? Date.parse(next.at) : Number.POSITIVE_INFINITY;
    return { text: JSON.stringify({ data }), until };
  },
});
