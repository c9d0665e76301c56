// The same questions to Fastify and PostgreSQL, over the same rows, in turns with ours.

import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { inTurn } from '../asks.ts';
import type { Part } from '../bench.ts';
import { compare, comparison, figure, load, loadInTurns, rate } from '../load.ts';
import { fillPeer } from '../peers/tables.ts';
import { backendsOf, dropSchema, freshSchema } from '../postgres.ts';
import { start } from '../processes.ts';
import { atLeast, type Goal } from '../table.ts';

const peer = fileURLToPath(new URL('../peers/fastify-pg.ts', import.meta.url));
const title = 'Fastify + PostgreSQL';

export const peers: Part = {
  name: 'peers',
  summary: 'distinct queries beside Fastify + PostgreSQL, plain and with JSON built by the database',
  run: async (bench) => {
    const schema = await freshSchema(bench, title);
    if (schema === null) return;
    const server = await bench.server();
    const dataset = await bench.dataset();
    await fillPeer(schema.url, server.port, join(dataset.files, 'grants.ndjson'));
    await using plain = await start([peer, 'plain', schema.url, schema.name], {});
    await using json = await start([peer, 'json', schema.url, schema.name], {});
    const sample = dataset.distinct.slice(-(bench.quick ? 30 : 300));
    for (const path of ['/api/v1/grants', ...sample]) {
      const [ours, ...theirs] = await Promise.all(
        [server, plain, json].map(({ port }) => essence(`http://127.0.0.1:${port}${path}`)),
      );
      for (const one of theirs)
        if (one !== ours) throw new Error(`${path}: ${ours} here, ${one} from a peer`);
    }
    for (const { port } of [server, plain, json])
      await load(port, dataset.distinct.toReversed(), bench.quick ? 1 : 3);
    const backends = await Promise.all(['plain', 'json'].map((one) => backendsOf(`${schema.name}_${one}`)));
    const [ours, ...theirs] = await loadInTurns(
      [
        { server, asks: dataset.asks },
        { server: { ...plain, others: backends[0] ?? [] }, asks: inTurn(dataset.distinct) },
        { server: { ...json, others: backends[1] ?? [] }, asks: inTurn(dataset.distinct) },
      ],
      bench,
    );
    for (const [index, name] of ['plain', 'JSON by PostgreSQL'].entries()) {
      const one = theirs[index];
      if (!ours || !one) continue;
      const ratio = compare(ours, one).rate;
      const goal = ratio === null ? null : goalOf(name, bench.size, ratio);
      bench.row({
        what: `distinct: ${title}, ${name}`,
        seen: figure(ours),
        beside: `${rate(one)}, p99 ${Math.round(one.p99)} ms${one.failures > 0 ? `, ${one.failures} FAILED` : ''}`,
        ratio: comparison(ours, one),
        ...(goal ? { goal } : {}),
      });
    }
    await plain[Symbol.asyncDispose]();
    await json[Symbol.asyncDispose]();
    await dropSchema(schema.name);
  },
};

function goalOf(variant: string, size: number, ratio: number): Goal | null {
  if (size >= 200_000) return variant === 'plain' ? atLeast(ratio, 20) : null;
  return atLeast(ratio, variant === 'plain' ? 10 : 5);
}

/** What must be the same everywhere: the total and who is on the page, in order. */
async function essence(url: string): Promise<string> {
  const page = (await (await fetch(url)).json()) as {
    data: { id: string; public_id: string | null }[];
    pagination: { total: number };
  };
  return `${page.pagination.total} ${page.data.map(({ id, public_id }) => public_id ?? id).join(' ')}`;
}
