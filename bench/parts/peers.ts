// The same questions to Fastify and PostgreSQL, over the same rows, in turns with ours.

import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Part } from '../bench.ts';
import { besideOurs, sameAnswers, sampleOf } from '../peers/beside.ts';
import { fillPeer } from '../peers/tables.ts';
import { dropSchema, freshSchema } from '../postgres.ts';
import { start } from '../processes.ts';

const peer = fileURLToPath(new URL('../peers/fastify-pg.ts', import.meta.url));
const title = 'Fastify + pg';

export const peers: Part = {
  name: 'peers',
  summary: 'distinct queries beside Fastify + PostgreSQL, plain and with rows kept as JSON',
  run: async (bench) => {
    const schema = await freshSchema(bench, title);
    if (schema === null) return;
    const server = await bench.server();
    const dataset = await bench.dataset();
    await fillPeer(schema.url, server.port, join(dataset.files, 'grants.ndjson'));
    await using plain = await start([peer, 'plain', schema.url, schema.name], {});
    await using ready = await start([peer, 'ready', schema.url, schema.name], {});
    const goal = bench.size >= 200_000 ? 15 : 7;
    const asks = dataset.distinct;
    const theirs = [
      { name: `${title}, plain`, server: plain, asks, application: `${schema.name}_plain`, goal },
      { name: `${title}, rows as JSON`, server: ready, asks, application: `${schema.name}_ready`, goal },
    ];
    const sample = (await sampleOf(bench)).map((path) => [path, path] as const);
    for (const one of theirs) await sameAnswers(bench, one, sample);
    await besideOurs(bench, theirs);
    await plain[Symbol.asyncDispose]();
    await ready[Symbol.asyncDispose]();
    await dropSchema(schema.name);
  },
};
