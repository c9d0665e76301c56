// The list of published runs: those that the operator listed, the newest first.

import type { AppContext } from '../../context.ts';
import { countOf } from '../../desk/count-of.ts';
import { answerOf } from '../../kernel/answer.ts';
import { integer } from '../../kernel/field.ts';
import { pagination, paginationOf } from '../../kernel/listing.ts';
import { byDefault, inQuery } from '../../kernel/operation.ts';
import { shape } from '../../kernel/shape.ts';
import type { Doc } from '../protocol/step-kind.ts';
import { omegaOperation } from './asked.ts';

const rows = shape(
  `{public_id!: text, title!: text, summary?: text, kind!: discover|test|review|replicate,
    review!: none|operator|peer, published_at!: dt, public_url!: url}[]`,
);

export const listPublishedRuns = omegaOperation({
  name: 'list_published_runs',
  method: 'GET',
  path: '/omega/runs',
  open: true,
  summary: 'Published and listed runs of Omega Point, the newest first.',
  notATool: 'Agents begin with what runs published: list_experiments and list_hypotheses.',
  input: {
    limit: inQuery(byDefault(integer('How many runs to answer.', { minimum: 1, maximum: 200 }), 50)),
    offset: inQuery(byDefault(integer('How many runs to pass over.', { minimum: 0, maximum: 100_000 }), 0)),
  },
  output: () => ({
    type: 'object',
    properties: { data: rows, pagination },
    required: ['data', 'pagination'],
  }),
  run: async ({ limit, offset }, { desk, site }: AppContext) => {
    const listed = desk.db
      .selectFrom('omega_publications')
      .innerJoin('omega_runs', 'omega_runs.id', 'omega_publications.run_id')
      .where('omega_publications.kind', '=', 'run')
      .where('omega_publications.state', '=', 'published')
      .where('omega_publications.listed', '=', 1);
    const total = await countOf(listed);
    const page = await listed
      .select([
        'omega_publications.public_id',
        'omega_publications.title',
        'omega_publications.record',
        'omega_publications.review',
        'omega_publications.published_at',
        'omega_runs.kind',
      ])
      .orderBy('omega_publications.published_at', 'desc')
      .orderBy('omega_publications.public_id')
      .limit(limit)
      .offset(offset)
      .execute();
    const data = page.map(({ record, ...run }) => ({
      public_id: run.public_id,
      title: run.title,
      summary: (JSON.parse(record) as Doc).summary ?? null,
      kind: run.kind,
      review: run.review,
      published_at: run.published_at,
      public_url: `${site}/omega/runs/${run.public_id}`,
    }));
    return answerOf({ data, pagination: paginationOf(total, { limit, offset }) });
  },
});
