// Starting and what it takes: a shelf that is there, a shelf that is not, memory.

import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { backup, DatabaseSync } from 'node:sqlite';
import { setTimeout } from 'node:timers/promises';
import type { Part } from '../bench.ts';
import { load } from '../load.ts';
import { dropSchema, freshSchema } from '../postgres.ts';
import { memoryOf, perennial, processorMs, type Running, serve, start } from '../processes.ts';
import { atLeast, atMost, perSecond } from '../table.ts';

export const startUp: Part = {
  name: 'start',
  summary: 'from the start of a process to its first answer, the shelf being there',
  run: async (bench) => {
    const ms = await startOver(await bench.dataset(), bench.quick ? 1 : 5);
    bench.row({
      what: 'start with a built shelf, median',
      seen: `${Math.round(ms)} ms`,
      goal: atMost(Math.round(ms), 1_000, ' ms'),
    });
  },
};

/** The median, in ms; the first, which compiles what the others find, is left out. */
async function startOver({ env }: { readonly env: NodeJS.ProcessEnv }, times: number): Promise<number> {
  const seen: number[] = [];
  for (let i = 0; i <= times; i++) {
    await using server = await start(serve, env);
    if (i > 0) seen.push(server.startMs);
  }
  return seen.toSorted((a, b) => a - b)[Math.floor(times / 2)] as number;
}

export const projection: Part = {
  name: 'projection',
  summary: 'the shelf of a new node from its ledger: rows a second',
  run: async (bench) => {
    const dataset = await bench.dataset();
    const data = bench.freshFolder('new-node');
    using ledger = new DatabaseSync(join(dataset.data, 'ledger.db'), { readOnly: true });
    await backup(ledger, join(data, 'ledger.db'));
    const least = await startOver(dataset, 1);
    await using server = await start(serve, { ...dataset.env, PERENNIAL_DATA: data });
    const cpu = (processorMs(server.pid) ?? 0) / 1000;
    const rows = (await ready(server)).seq;
    const each = rows / ((server.startMs - least) / 1000);
    bench.row({
      what: 'projection: a new shelf from the ledger in a file',
      seen: `${perSecond(each)}; ${rows.toLocaleString('en')} rows in ${(server.startMs / 1000).toFixed(1)} s (${cpu.toFixed(1)} s CPU)`,
      goal: atLeast(each, 20_000, '/s'),
    });
    await server[Symbol.asyncDispose]();
    await rm(data, { recursive: true });
  },
};

export const newNode: Part = {
  name: 'new-node',
  summary: 'the shelf of a new node from the ledger in PostgreSQL: time until it is ready',
  run: async (bench) => {
    const what = 'new node: from nothing to ready, PostgreSQL';
    const schema = await freshSchema(bench, what);
    if (schema === null) return;
    const dataset = await bench.dataset();
    await perennial(['move', '--to', schema.url], dataset.env);
    const data = bench.freshFolder('new-node');
    await using server = await start(serve, {
      ...dataset.env,
      PERENNIAL_DATA: data,
      DATABASE_URL: schema.url,
    });
    const took = server.startMs / 1000;
    const rows = (await ready(server)).seq;
    bench.row({
      what,
      seen: `${took.toFixed(1)} s for ${rows.toLocaleString('en')} rows, ${perSecond(rows / took)}`,
      ...(bench.size === 200_000 ? { goal: atMost(took, 60, ' s') } : {}),
    });
    await server[Symbol.asyncDispose]();
    await rm(data, { recursive: true });
    await dropSchema(schema.name);
  },
};

/** @throws when the server does not say that it is ready */
async function ready({ port }: Running): Promise<{ readonly seq: number }> {
  const answer = await fetch(`http://127.0.0.1:${port}/readyz`);
  const text = await answer.text();
  if (!answer.ok) throw new Error(`not ready: ${text}`);
  return JSON.parse(text) as { seq: number };
}

export const memory: Part = {
  name: 'memory',
  summary: 'what a node holds: after its start, at most under load, and 5 s after it',
  run: async (bench) => {
    const dataset = await bench.dataset();
    await using server = await start(serve, dataset.env);
    const first = memoryOf(server.pid);
    if (first === null) return bench.skip('memory', 'this system does not say');
    let most = first;
    let loading = true;
    const watching = (async () => {
      while (loading) {
        const seen = memoryOf(server.pid) ?? first;
        if (seen.anonymous > most.anonymous) most = seen;
        await setTimeout(100);
      }
    })();
    await load(server.port, dataset.asks, bench.quick ? 2 : 2 * bench.seconds);
    await load(server.port, ['/api/v1/grants?limit=200'], bench.quick ? 1 : bench.seconds);
    loading = false;
    await watching;
    await setTimeout(bench.quick ? 500 : 5_000);
    const last = memoryOf(server.pid) ?? first;
    bench.row({
      what: 'memory: anonymous (with mapped files)',
      seen: [
        `start ${first.anonymous} (${first.resident})`,
        `most ${most.anonymous} (${most.resident})`,
        `after ${last.anonymous} (${last.resident}) MB`,
      ].join(', '),
      goal: atMost(most.anonymous, bench.size > 200_000 ? 700 : 400, ' MB'),
    });
  },
};
