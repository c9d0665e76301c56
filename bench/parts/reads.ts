// Reading, each beside bare node:http servers that send as many bytes.

import { writeFileSync } from 'node:fs';
import { get, type IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Ask, type Asks, inTurn, shuffled } from '../asks.ts';
import type { Bench, Part } from '../bench.ts';
import type { Dataset } from '../dataset.ts';
import { company, compare, comparison, cost, figure, load, loadInTurns, rate } from '../load.ts';
import { type Running, start } from '../processes.ts';
import { atMost, type Goal } from '../table.ts';

const bare = fileURLToPath(new URL('../bare-server.ts', import.meta.url));

interface Read {
  readonly name: string;
  readonly what: string;
  readonly asks: (dataset: Dataset, server: Running) => Promise<Asks>;
  /** What each request carries. */
  readonly headers?: Readonly<Record<string, string>>;
  readonly goal?: (compared: { readonly cpu: number | null; readonly ms: number | null }) => Goal | null;
}

const list = async (asks: readonly Ask[]) => inTurn(asks);

/** As a browser asks for a page, but for the packing. */
const browser = {
  accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8',
  'accept-language': 'en-GB,en;q=0.9',
  'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
};

/** As the page of another site asks for data, with fetch. */
const realClient = {
  ...browser,
  accept: '*/*',
  'accept-encoding': 'gzip, deflate, br, zstd',
  origin: 'https://example.org',
  referer: 'https://example.org/',
  'sec-fetch-dest': 'empty',
  'sec-fetch-mode': 'cors',
  'sec-fetch-site': 'cross-site',
  priority: 'u=4',
};

/** The same, packed in each way, and as a browser asks for it. */
function packed(name: string, what: string, asks: Read['asks']): Read[] {
  return [
    { name: `${name}-gzip`, what: `${what}, gzip`, asks, headers: { 'accept-encoding': 'gzip' } },
    { name: `${name}-br`, what: `${what}, br`, asks, headers: { 'accept-encoding': 'br' } },
    { name: `${name}-zstd`, what: `${what}, zstd`, asks, headers: { 'accept-encoding': 'zstd' } },
    { name: `${name}-client`, what: `${what}, headers of a browser`, asks, headers: realClient },
  ];
}

function mostCpu(most: number): NonNullable<Read['goal']> {
  return ({ ms }) => (ms === null ? null : atMost(Number(ms.toFixed(2)), most, ' ms CPU'));
}

const kinds: readonly Read[] = [
  {
    name: 'hot',
    what: 'hot list',
    asks: () => list(['/api/v1/grants']),
    goal: ({ cpu }) => (cpu === null ? null : atMost(Number(cpu.toFixed(2)), 1.5, ' × CPU')),
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
  ...packed('hot', 'hot list', () => list(['/api/v1/grants'])),
  ...packed('distinct', 'distinct', async ({ asks }) => asks),
  {
    name: 'page-list',
    what: 'page: list of grants, distinct words',
    asks: ({ words }) => list(words.map((word) => `/grants?q=${word}`)),
    headers: browser,
    goal: mostCpu(1),
  },
  {
    name: 'page-hot',
    what: 'page: list of grants, kept',
    asks: () => list(['/grants']),
    headers: browser,
    goal: mostCpu(0.2),
  },
  {
    name: 'page-detail',
    what: 'page: a grant',
    asks: ({ slugs }) => list(slugs.map((slug) => `/grants/${slug}`)),
    headers: browser,
    goal: mostCpu(1),
  },
  {
    name: 'page-search',
    what: 'page: search, distinct words',
    asks: ({ words }) => list(words.toReversed().map((word) => `/search?q=${word}`)),
    headers: browser,
  },
];

export const reads: readonly Part[] = kinds.map((kind) => ({
  name: kind.name,
  summary: `${kind.what}, beside bare node:http servers`,
  run: (bench) => beside(bench, kind),
}));

/** In turns with a server that sends as many bytes with two headers, and with one that sends them with ours. */
async function beside(bench: Bench, { what, asks: asksOf, headers, goal }: Read): Promise<void> {
  const server = await bench.server();
  const asks = await asksOf(await bench.dataset(), server);
  const { bytes } = await load(server.port, asks, warmUp, { headers });
  const folder = bench.freshFolder('body');
  const [body, head] = [join(folder, 'body'), join(folder, 'head.json')];
  const ours = await headOf(server, asks, headers);
  writeFileSync(body, Buffer.alloc(Math.max(0, Math.round(bytes) - ours.length), 120));
  writeFileSync(head, JSON.stringify(ours.headers));
  await using least = await start([bare, body], {});
  await using dressed = await start([bare, body, head], {});
  for (const { port } of [least, dressed]) await load(port, ['/'], warmUp, { headers });
  const before = asks.asked();
  const [seen, floor, floorDressed] = await loadInTurns(
    [
      { server, asks, headers },
      { server: least, asks: ['/'], headers },
      { server: dressed, asks: ['/'], headers },
    ],
    bench,
  );
  if (!seen || !floor || !floorDressed) return;
  const again = asks.length > 1 ? (asks.asked() - before) / asks.length : 0;
  const met = goal?.({ cpu: compare(seen, floor).cpu, ms: seen.processor }) ?? null;
  bench.row({
    what: again > 1 ? `${what}, each ${Math.ceil(again)} times` : what,
    seen: `${figure(seen)}; ${company(seen)}`,
    beside: `bare ${rate(floor)}; with our headers ${cost(floorDressed)}`,
    ratio: comparison(seen, floor),
    ...(met ? { goal: met } : {}),
  });
}

/** The headers of one answer, but for those that each answer has of its own, and about how long all are. */
async function headOf(server: Running, asks: Asks, headers: Read['headers']) {
  const ask = asks.upcoming?.()[0] as Ask;
  const path = typeof ask === 'string' ? ask : ask.path;
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    get({ port: server.port, path, headers: { ...headers } }, resolve).once('error', reject);
  });
  answer.resume();
  const length = answer.rawHeaders.reduce((sum, one) => sum + one.length + 2, 0) + 20;
  const ofEach = ['date', 'connection', 'keep-alive', 'transfer-encoding', 'content-length'];
  const own = Object.entries(answer.headers).filter(([name]) => !ofEach.includes(name));
  return { length, headers: Object.fromEntries(own) };
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
