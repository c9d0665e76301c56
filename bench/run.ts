// npm run bench [-- --sizes 20000,200000 --seconds 4]
//
// One run on one machine: every figure stands beside a bare node:http server that sends the same
// bytes, so the ratio holds on a slower or busier machine too.

import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { writeDemo } from '../demo/write.ts';
import { load, type Measured, type Running, start } from './load.ts';

const { values } = parseArgs({
  options: { sizes: { type: 'string', default: '20000,200000' }, seconds: { type: 'string', default: '4' } },
});
const seconds = Number(values.seconds);
const now = () => performance.now();
const cli = fileURLToPath(new URL('../src/cli.ts', import.meta.url));
const bare = fileURLToPath(new URL('./bare-server.ts', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'perennial-bench-'));

console.log(
  `Node ${process.version}, ${cpus().length} × ${cpus()[0]?.model ?? 'unknown processor'}, ${new Date().toISOString().slice(0, 10)}`,
);
try {
  for (const size of values.sizes.split(',').map(Number)) await benchSize(size);
} finally {
  rmSync(folder, { recursive: true, force: true });
}

async function benchSize(size: number): Promise<void> {
  const data = join(folder, `data-${size}`);
  const files = join(folder, `files-${size}`);
  const env = { PERENNIAL_DATA: data, PORT: '0', RATE_LIMIT: 'off', LOG_LEVEL: 'warn' };
  console.log(`\n${size} grants`);
  await writeDemo(files, { now: new Date(), size });
  const began = now();
  execFileSync(process.execPath, [cli, 'import', join(files, 'grants.ndjson')], {
    env: { ...process.env, ...env },
  });
  row('import', `${Math.round(size / ((now() - began) / 1000))} grants/s`);
  execFileSync(process.execPath, [cli, 'import', files], { env: { ...process.env, ...env } });

  await using server = await start([cli, 'serve'], env, now);
  row('start with a built shelf', `${Math.round(server.startMs)} ms`);
  const words = wordsOf(join(files, 'grants.ndjson'));
  const ids = await publicIds(server);
  await beside(server, 'hot list', ['/api/v1/grants']);
  await beside(server, 'distinct queries', distinctQueries(words, 'grants'));
  await beside(
    server,
    'distinct content words',
    words.slice(4000, 60_000).map((word) => `/api/v1/grants?q=${word}`),
  );
  await beside(
    server,
    'detail',
    ids.map((id) => `/api/v1/grants/${id}`),
  );
  await beside(
    server,
    'search',
    words.slice(2000).map((word) => `/api/v1/search?q=${word}`),
  );
  await beside(
    server,
    'facets (labels, funder, closing)',
    words.slice(3000).map((word) => `/api/v1/grants?q=${word}&facets=labels,funder,closing`),
  );
  await toolCalls(
    server,
    'tool call: a list of 50',
    words.slice(2000).map((q) => ['list_grants', { q }]),
  );
  await toolCalls(
    server,
    'tool call: a record',
    ids.map((public_id) => ['get_grant', { public_id }]),
  );
  await toolCalls(
    server,
    'tool call: find_funding',
    words.slice(2000).map((word) => ['find_funding', { about: `${word} in the ageing of muscle` }]),
  );
  await slowest(server);
  row('memory (anonymous)', `${anonymousMemory(server.pid)} MB`);
}

/** What a whole call costs the server: the time of its processor for each, whatever else the machine does. */
async function toolCalls(
  server: Running,
  name: string,
  calls: readonly (readonly [tool: string, given: object])[],
): Promise<void> {
  const sent = calls.map(([tool, given], id) => {
    const params = { name: tool, arguments: given };
    return { path: '/mcp', body: JSON.stringify({ jsonrpc: '2.0', id, method: 'tools/call', params }) };
  });
  await load(server.port, sent.slice(-50), 0.5);
  const before = processorMs(server.pid);
  const measured = await load(server.port, sent, seconds);
  const answered = measured.perSecond * seconds;
  const cost =
    before === null ? 1000 / measured.perSecond : ((processorMs(server.pid) ?? 0) - before) / answered;
  row(name, `${cost.toFixed(2)} ms of server time; ${figure(measured)}`);
}

/** Ms that the processor worked for a process; null where the system does not say. */
function processorMs(pid: number): number | null {
  const file = `/proc/${pid}/stat`;
  if (!existsSync(file)) return null;
  const fields = readFileSync(file, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ');
  return (Number(fields[11]) + Number(fields[12])) * 10;
}

/** One line: ours, the bare server with a body of the same size, the ratio. */
async function beside(server: Running, name: string, paths: readonly string[]): Promise<void> {
  const body = join(folder, 'body.json');
  await load(server.port, paths.slice(-50), 0.5);
  const ours = await load(server.port, paths, seconds);
  writeFileSync(body, Buffer.alloc(Math.round(ours.bytes), 120));
  await using floor = await start([bare, body], {}, now);
  await load(floor.port, ['/'], 0.5);
  const least = await load(floor.port, ['/'], seconds);
  row(
    name,
    `${figure(ours)}; bare ${Math.round(least.perSecond)}/s; ratio ${(ours.perSecond / least.perSecond).toFixed(2)}`,
  );
}

function figure({ perSecond, p50, p99, bytes, failures }: Measured): string {
  const failed = failures > 0 ? `, ${failures} FAILED` : '';
  return `${Math.round(perSecond)}/s of ${Math.round(bytes / 1024)} KiB, p50 ${p50} ms, p99 ${p99} ms${failed}`;
}

/** The worst single requests we know of, once each, not cached. */
async function slowest(server: Running): Promise<void> {
  const asks = [
    '/api/v1/grants?scope=all&include_expired=true&facets=labels,funder,closing',
    '/api/v1/grants?q=a&sort=relevance',
    '/api/v1/grants?q=a+b+c+d+e+f+g+h+i+j+k+l+m+n+o+p',
    '/api/v1/grants?funder=e&scope=all',
    '/api/v1/grants?offset=100000&scope=all&include_expired=true&limit=200',
    '/api/v1/grants?sort=created&scope=all&include_expired=true',
    '/api/v1/search?q=re&limit=100',
    '/api/v1/stats',
  ];
  for (const path of asks) {
    const began = now();
    const answer = await fetch(`http://127.0.0.1:${server.port}${path}`);
    await answer.arrayBuffer();
    row(`once: ${path.slice(8)}`, `${(now() - began).toFixed(1)} ms (${answer.status})`);
  }
}

function row(name: string, value: string): void {
  console.log(`  ${name.padEnd(36)} ${value}`);
}

/** Distinct words of the generated grants, most frequent first. */
function wordsOf(file: string): string[] {
  const counts = new Map<string, number>();
  for (const line of readFileSync(file, 'utf8').split('\n', 20_000)) {
    for (const word of line.toLowerCase().match(/[a-z]{4,}/g) ?? [])
      counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  return [...counts].toSorted((a, b) => b[1] - a[1]).map(([word]) => word);
}

/** Content words, prefixes and pairs of labels in turn, none twice. */
function distinctQueries(words: readonly string[], list: string): string[] {
  const labels = readFileSync(new URL('../starter/labels.ndjson', import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .map((line) => (JSON.parse(line) as { slug: string }).slug);
  const pairs = labels.flatMap((one, index) =>
    labels.slice(index + 1).map((other) => `labels=${one},${other}`),
  );
  const prefixes = [...new Set(words.slice(1000).map((word) => word.slice(0, 5)))];
  const asks: string[] = [];
  const content = words.slice(500);
  for (let index = 0; index < Math.max(content.length, pairs.length); index++) {
    if (content[index]) asks.push(`q=${content[index]}`);
    if (prefixes[index]) asks.push(`q=${prefixes[index]}&limit=50`);
    if (pairs[index]) asks.push(pairs[index] as string);
  }
  return [...new Set(asks)].map((ask) => `/api/v1/${list}?${ask}`);
}

async function publicIds(server: Running): Promise<string[]> {
  const ids: string[] = [];
  for (let offset = 0; offset < 2000; offset += 200) {
    const answer = await fetch(`http://127.0.0.1:${server.port}/api/v1/grants?limit=200&offset=${offset}`);
    const { data } = (await answer.json()) as { data: { public_id: string | null; id: string }[] };
    ids.push(...data.map((grant) => grant.public_id ?? grant.id));
  }
  return ids;
}

/** MB of memory that is not pages of mapped files. */
function anonymousMemory(pid: number): string {
  const file = `/proc/${pid}/status`;
  if (!existsSync(file)) return 'unknown';
  const kilobytes = /RssAnon:\s+(\d+)/.exec(readFileSync(file, 'utf8'))?.[1];
  return kilobytes ? String(Math.round(Number(kilobytes) / 1024)) : 'unknown';
}
