// The peer: GET /api/v1/grants with Fastify and pg over PostgreSQL, as somebody who knows them would
// write it. One prepared statement for each shape of question, one trip to the database for page and total, a
// pool of about the machine's size, no planning surprises. Prints the port it listens on.
//
//   plain   rows come to Node, Fastify writes the JSON by its schema
//   json    PostgreSQL builds the whole answer, and Node sends its text as it is
//
// usage: fastify-pg.ts plain|json ADDRESS SCHEMA

import type { AddressInfo } from 'node:net';
import { availableParallelism } from 'node:os';
import { fastify } from 'fastify';
import pg from 'pg';

const [variant, connectionString, schema] = process.argv.slice(2) as [string, string, string];
/** More of them than processors made no difference that could be seen. */
const connections = 4 * availableParallelism();

// Moments as the API writes them, without a detour by Date.
pg.types.setTypeParser(pg.types.builtins.TIMESTAMPTZ, (text) => text.replace(' ', 'T').replace(/\+00$/, 'Z'));
const pool = new pg.Pool({
  connectionString,
  application_name: `${schema}_${variant}`,
  max: connections,
  idleTimeoutMillis: 0,
  options: `-c search_path=${schema} -c jit=off -c timezone=UTC -c work_mem=64MB`,
});

const columns = `grants.id, public_id, title, description, funder_name, grants.deadline, url, info_url, location, labels,
  public_url, created_at, updated_at, text_policy, source_url`;
const licence = { license: 'CC BY 4.0', attribution: 'A peer, powered by Fastify and PostgreSQL' };

interface Asked {
  readonly q?: string;
  readonly labels?: string;
  readonly limit: number;
  readonly offset: number;
}

/** The statement for what is asked: every match once, of which the total and one page are taken. */
function statementFor({ q, labels, limit, offset }: Asked) {
  const values: unknown[] = [limit, offset];
  const conditions = ['standing', '(deadline >= now() or deadline is null)'];
  if (q !== undefined) {
    const words = q.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
    values.push(words.map((word) => `${word}:*`).join(' & '));
    conditions.push(`words @@ to_tsquery('simple', $${values.length})`);
  }
  if (labels !== undefined) {
    values.push(labels.split(','));
    conditions.push(`labels @> $${values.length}::text[]`);
  }
  const hits = `with hits as materialized (select id, deadline from grants where ${conditions.join(' and ')}),
    page as (select id, deadline from hits order by deadline nulls last, id limit $1 offset $2)`;
  const text =
    variant === 'json'
      ? `${hits} select json_build_object(
          'data', (select coalesce(json_agg(row_to_json(shown) order by deadline nulls last, id), '[]')
            from (select ${columns} from page join grants on grants.id = page.id) shown),
          'pagination', (select json_build_object('total', count(*), 'limit', $1::int, 'offset', $2::int,
            'has_more', count(*) > $1::int + $2::int) from hits),
          'access_level', 'public', 'license', '${licence.license}', 'attribution', '${licence.attribution}'
        )::text as body`
      : `${hits} select (select count(*)::int from hits) as total, ${columns}
        from page join grants on grants.id = page.id order by page.deadline nulls last, page.id`;
  return { name: `${q === undefined ? '' : 'q'}${labels === undefined ? '' : 'l'}`, text, values };
}

const nullable = { type: ['string', 'null'] };
const grant = {
  type: 'object',
  properties: {
    id: { type: 'string' },
    public_id: nullable,
    title: { type: 'string' },
    description: nullable,
    funder_name: { type: 'string' },
    deadline: nullable,
    url: { type: 'string' },
    info_url: nullable,
    location: nullable,
    labels: { type: 'array', items: { type: 'string' } },
    public_url: nullable,
    created_at: { type: 'string' },
    updated_at: { type: 'string' },
    text_policy: { type: 'string' },
    source_url: nullable,
  },
};
const page = {
  type: 'object',
  properties: {
    data: { type: 'array', items: grant },
    pagination: {
      type: 'object',
      properties: {
        total: { type: 'integer' },
        limit: { type: 'integer' },
        offset: { type: 'integer' },
        has_more: { type: 'boolean' },
      },
    },
    access_level: { type: 'string' },
    license: { type: 'string' },
    attribution: { type: 'string' },
  },
};
const querystring = {
  type: 'object',
  additionalProperties: false,
  properties: {
    q: { type: 'string', maxLength: 200 },
    labels: { type: 'string', maxLength: 1000 },
    limit: { type: 'integer', minimum: 1, maximum: 200, default: 50 },
    offset: { type: 'integer', minimum: 0, default: 0 },
  },
};

const app = fastify();
app.get('/', async () => ({ variant }));
if (variant === 'json') {
  app.get<{ Querystring: Asked }>('/api/v1/grants', { schema: { querystring } }, async (request, reply) => {
    const { rows } = await pool.query<{ body: string }>(statementFor(request.query));
    reply.type('application/json; charset=utf-8');
    return rows[0]?.body;
  });
} else {
  const options = { schema: { querystring, response: { 200: page } } };
  app.get<{ Querystring: Asked }>('/api/v1/grants', options, async ({ query }) => {
    const { rows } = await pool.query<{ total: number }>(statementFor(query));
    const { limit, offset } = query;
    // A page without rows tells no total: none matched, or the page lies behind the last one.
    const total = rows[0]?.total ?? (offset === 0 ? 0 : await totalOf(query));
    const pagination = { total, limit, offset, has_more: offset + rows.length < total };
    return { data: rows, pagination, access_level: 'public', ...licence };
  });
}

async function totalOf(query: Asked): Promise<number> {
  const { rows } = await pool.query<{ total: number }>(statementFor({ ...query, offset: 0, limit: 1 }));
  return rows[0]?.total ?? 0;
}

await app.listen({ port: 0, host: '127.0.0.1' });
process.once('SIGTERM', () => void app.close().then(() => pool.end()));
process.stdout.write(`${(app.server.address() as AddressInfo).port}\n`);
