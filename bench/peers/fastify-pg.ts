// The peer: GET /api/v1/grants with Fastify and pg over PostgreSQL, as somebody who knows them would
// write it. One prepared statement for each shape of question, one trip to the database for page and total, a
// pool of about the machine's size, each statement planned once for all values. Prints the port it listens on.
//
//   plain   rows come to Node, Fastify writes the JSON by its schema
//   ready   rows are kept as JSON, and Node joins their texts
//
// An answer whose JSON the database builds costs it twice as much as rows do, so it is not among them.
//
// usage: fastify-pg.ts plain|ready ADDRESS SCHEMA

import type { AddressInfo } from 'node:net';
import { availableParallelism } from 'node:os';
import { fastify } from 'fastify';
import pg from 'pg';
import { serverSettings } from '../postgres.ts';

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
  options: [`search_path=${schema}`, 'plan_cache_mode=force_generic_plan', ...serverSettings]
    .map((setting) => `-c ${setting}`)
    .join(' '),
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
  const conditions = ['(deadline >= now() or deadline is null)'];
  if (q !== undefined) {
    const words = q.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
    values.push(words.map((word) => `${word}:*`).join(' & '));
    conditions.push(`words @@ to_tsquery('simple', $${values.length})`);
  }
  if (labels !== undefined) {
    values.push(labels.split(','));
    conditions.push(`labels @> $${values.length}::text[]`);
  }
  const [shown, rows] = variant === 'ready' ? ['body', 'ready'] : [columns, 'grants'];
  const text = `with hits as materialized (select id, deadline from searched where ${conditions.join(' and ')}),
    page as (select id, deadline from hits order by deadline nulls last, id limit $1 offset $2)
    select (select count(*)::int from hits) as total, ${shown}
    from page join ${rows} on ${rows}.id = page.id order by page.deadline nulls last, page.id`;
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
const tail = JSON.stringify({ access_level: 'public', ...licence }).slice(1);
if (variant === 'ready') {
  app.get<{ Querystring: Asked }>('/api/v1/grants', { schema: { querystring } }, async ({ query }, reply) => {
    const { rows } = await pool.query<{ total: number; body: string }>(statementFor(query));
    const pagination = JSON.stringify(await paginationOf(rows, query));
    reply.type('application/json; charset=utf-8');
    return `{"data":[${rows.map(({ body }) => body).join(',')}],"pagination":${pagination},${tail}`;
  });
} else {
  const options = { schema: { querystring, response: { 200: page } } };
  app.get<{ Querystring: Asked }>('/api/v1/grants', options, async ({ query }) => {
    const { rows } = await pool.query<{ total: number }>(statementFor(query));
    return { data: rows, pagination: await paginationOf(rows, query), access_level: 'public', ...licence };
  });
}

async function paginationOf(rows: readonly { total: number }[], query: Asked) {
  const { limit, offset } = query;
  // A page without rows tells no total: none matched, or the page lies behind the last one.
  const total = rows[0]?.total ?? (offset === 0 ? 0 : await totalOf(query));
  return { total, limit, offset, has_more: offset + rows.length < total };
}

async function totalOf(query: Asked): Promise<number> {
  const { rows } = await pool.query<{ total: number }>(statementFor({ ...query, offset: 0, limit: 1 }));
  return rows[0]?.total ?? 0;
}

await app.listen({ port: 0, host: '127.0.0.1' });
process.once('SIGTERM', () => void app.close().then(() => pool.end()));
process.stdout.write(`${(app.server.address() as AddressInfo).port}\n`);
