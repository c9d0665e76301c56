// Reading, each beside a bare node:http server that sends as many bytes.

import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Ask, type Asks, inTurn, shuffled } from '../asks.ts';
import type { Bench, Part } from '../bench.ts';
import type { Dataset } from '../dataset.ts';
import { figure, load, loadInTurns, rate } from '../load.ts';
import { type Running, start } from '../processes.ts';
import { atLeast, type Goal } from '../table.ts';

const bare = fileURLToPath(new URL('../bare-server.ts', import.meta.url));

interface Read {
  readonly name: string;
  readonly what: string;
  readonly asks: (dataset: Dataset, server: Running) => Promise<Asks>;
  readonly goal?: (ratio: number) => Goal;
}

const list = async (asks: readonly Ask[]) => inTurn(asks);

const kinds: readonly Read[] = [
  {
    name: 'hot',
    what: 'hot list',
    asks: () => list(['/api/v1/grants']),
    goal: (ratio) => atLeast(ratio, 0.85),
  },
  {
    name: 'distinct',
    what: 'distinct: words, beginnings, pairs of labels',
    asks: async ({ asks }) => asks,
  },
  {
    name: 'words',
    what: 'distinct content words',
    asks: ({ words }) => list(words.toReversed().map((word) => `/api/v1/grants?q=${word}`)),
  },
  {
    name: 'detail',
    what: 'detail of a grant',
    asks: ({ slugs }) => list(slugs.map((slug) => `/api/v1/grants/${slug}`)),
  },
  {
    name: 'theory',
    what: 'detail of a theory',
    asks: async (_, server) => list(shuffled(await theoryPaths(server))),
  },
  {
    name: 'facets',
    what: 'distinct words with all facets',
    asks: ({ words }) => list(words.map((word) => `/api/v1/grants?q=${word}&facets=labels,funder,closing`)),
  },
  {
    name: 'search',
    what: '/search, distinct words',
    asks: ({ words }) => list(words.map((word) => `/api/v1/search?q=${word}`)),
  },
  {
    name: 'changes',
    what: 'page of changes, 100 records',
    asks: async (_, server) => list(shuffled(await changesPaths(server))),
  },
];

export const reads: readonly Part[] = kinds.map((kind) => ({
  name: kind.name,
  summary: `${kind.what}, beside a bare node:http server`,
  run: (bench) => beside(bench, kind),
}));

async function beside(bench: Bench, { what, asks: asksOf, goal }: Read): Promise<void> {
  const server = await bench.server();
  const asks = await asksOf(await bench.dataset(), server);
  const { bytes } = await load(server.port, asks, warmUp);
  const body = join(bench.freshFolder('body'), 'body.json');
  writeFileSync(body, Buffer.alloc(Math.round(bytes), 120));
  await using floor = await start([bare, body], {});
  await load(floor.port, ['/'], warmUp);
  const before = asks.asked();
  const [ours, least] = await loadInTurns(
    [
      { server, asks },
      { server: floor, asks: ['/'] },
    ],
    bench,
  );
  if (!ours || !least) return;
  const ratio = ours.perSecond / least.perSecond;
  const again = asks.length > 1 ? (asks.asked() - before) / asks.length : 0;
  bench.row({
    what: again > 1 ? `${what}, each ${Math.ceil(again)} times` : what,
    seen: figure(ours),
    beside: `bare node:http ${rate(least)}`,
    ratio,
    ...(goal ? { goal: goal(ratio) } : {}),
  });
}

/** In seconds. */
const warmUp = 1;

async function answer<T>(server: Running, path: string): Promise<T> {
  return (await (await fetch(`http://127.0.0.1:${server.port}${path}`)).json()) as T;
}

async function theoryPaths(server: Running): Promise<string[]> {
  const paths: string[] = [];
  for (let offset = 0; ; offset += 200) {
    const page = await answer<{ data: { id: string }[]; pagination: { has_more: boolean } }>(
      server,
      `/api/v1/theories?limit=200&offset=${offset}`,
    );
    paths.push(...page.data.map(({ id }) => `/api/v1/theories/${id}`));
    if (!page.pagination.has_more) return paths;
  }
}

/** Pages of a hundred that begin in different places; several beginnings in each stretch of a thousand. */
async function changesPaths(server: Running): Promise<string[]> {
  const paths: string[] = [];
  let cursor = '';
  for (let page = 0; page < 400; page++) {
    const { next_cursor, has_more } = await answer<{ next_cursor: string; has_more: boolean }>(
      server,
      `/api/v1/changes?limit=50&families=grants${cursor && `&cursor=${cursor}`}`,
    );
    cursor = next_cursor;
    if (!has_more) break;
    for (let limit = 100; limit > 90; limit--)
      paths.push(`/api/v1/changes?families=grants&include=record&limit=${limit}&cursor=${cursor}`);
  }
  return paths;
}
