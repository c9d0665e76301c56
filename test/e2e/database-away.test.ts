// A node whose database is cut off, as a process, with a small proxy between the two.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import { perennial, type Serving, serving } from '../commands/process.ts';
import { folderForTest } from '../ledger/folder.ts';
import { ownTime } from '../support/own-time.ts';
import { proxyTo } from '../support/proxy.ts';
import { aGrant, anExperiment } from '../support/records.ts';
import { freshSchema, onPostgres } from '../support/truth.ts';

const options = { skip: onPostgres ? false : 'needs a database that can be cut off, so PostgreSQL' };

interface Asked {
  readonly status: number;
  readonly ms: number;
  readonly headers: Headers;
  readonly text: string;
}

async function ask(url: string, init: RequestInit = {}): Promise<Asked> {
  const passed = ownTime();
  const response = await fetch(url, { ...init, signal: AbortSignal.timeout(30_000) });
  const text = await response.text();
  return { status: response.status, ms: passed(), headers: response.headers, text };
}

function comment(server: Serving, body: string): Promise<Asked> {
  return ask(`${server.url}/api/omega/experiments/e/comments`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ body, name: 'Agent' }),
  });
}

const maxMs = 8_000;

async function whileAway(
  server: Serving,
  bearer: Record<string, string>,
  ms: number,
): Promise<readonly Asked[]> {
  const reads: Asked[] = [];
  const from = performance.now();
  const until = async (headers: Record<string, string>, path: (n: number) => string) => {
    for (let n = 0; performance.now() - from < ms; n++) {
      reads.push(await ask(`${server.url}/api/v1${path(n)}`, { headers }));
      await setTimeout(5);
    }
  };
  const pages = (n: number) => `/grants?offset=${n % 7}`;
  await Promise.all([until({}, pages), until(bearer, pages), until(bearer, () => '/stats')]);
  return reads;
}

// What was asked in silence, a moment before it ends, is given up first; a busy machine takes longer.
for (const [how, ms, catchesUpMs] of [
  ['cut', 10_000, 10_000],
  ['freeze', 3_000, 10_000],
] as const) {
  test(
    `a node whose database is gone for ${ms / 1_000} s (${how}) reads on, refuses writes, and catches up`,
    options,
    async () => {
      using folder = folderForTest();
      const url = await freshSchema();
      await using proxy = await proxyTo(url);
      const direct = { PERENNIAL_DATA: `${folder.path}/other`, DATABASE_URL: url };
      const file = folder.write('grants.ndjson', [aGrant({ id: 'g', deadline: null })]);
      const experiments = folder.write('experiments.ndjson', [anExperiment({ id: 'e' })]);
      assert.equal((await perennial(['import', file, experiments], direct)).code, 0);
      const key = (
        await perennial(['keys', 'create', '--tier', 'full', '--team', 'Lab'], direct)
      ).stdout.trim();
      const bearer = { authorization: `Bearer ${key}` };

      const settings = { PERENNIAL_DATA: `${folder.path}/node`, DATABASE_URL: proxy.url, RATE_LIMIT: 'off' };
      await using server = await serving(settings);
      // On a busy machine the first questions of a new process may be given up before they are answered.
      const answers = async (asked: () => Promise<Asked>, status: number) => {
        const waited = ownTime();
        while ((await asked()).status !== status) assert.ok(waited() < maxMs, `the node answers ${status}`);
      };
      await answers(() => ask(`${server.url}/api/v1/me`, { headers: bearer }), 200);
      await answers(() => comment(server, 'before'), 201);
      const healthy = await ask(`${server.url}/api/v1/grants`);
      assert.deepEqual([healthy.status, healthy.headers.get('warning')], [200, null]);

      proxy[how]();
      const reading = whileAway(server, bearer, ms);
      await setTimeout(500);
      const wave = (at: string) =>
        Promise.all(Array.from({ length: 12 }, (_, n) => comment(server, `${at} ${n}`)));
      const early = await wave('early');
      await setTimeout(ms - 1_500);
      const writes = [...early, ...(await wave('late'))];
      const reads = await reading;
      assert.ok(reads.length >= 3, `${reads.length} reads`);
      const failed = reads.filter(({ status }) => status !== 200);
      assert.deepEqual(
        failed.map(({ status, text }) => `${status} ${text.slice(0, 200)}`),
        [],
        'no read fails',
      );
      for (const { status, headers, text } of writes) {
        assert.deepEqual([status, JSON.parse(text).code], [503, 'unavailable']);
        assert.ok(Number(headers.get('retry-after')) > 0);
      }
      const slowest = Math.max(...[...reads, ...writes].map(({ ms }) => ms));
      assert.ok(slowest < maxMs, `the slowest answer took ${slowest} ms`);
      const waited = ownTime();
      const warning = async () => (await ask(`${server.url}/api/v1/grants`)).headers.get('warning');
      while ((await warning()) !== '110 - "Response is Stale"') {
        assert.ok(waited() < maxMs, 'answers say that nobody brings the shelf up to date');
        await setTimeout(50);
      }
      const ready = await ask(`${server.url}/readyz`);
      assert.deepEqual([ready.status, JSON.parse(ready.text).status], [200, 'database_away']);
      const unknown = await ask(`${server.url}/api/v1/grants`, {
        headers: { authorization: `Bearer ${key.slice(0, -7)}0000000` },
      });
      assert.ok([401, 503].includes(unknown.status), 'a key nobody knows is not let in');

      const more = folder.write('grants.ndjson', [aGrant({ id: 'h', deadline: null })]);
      assert.equal((await perennial(['import', more], direct)).code, 0);
      proxy.heal();
      const passed = ownTime();
      const total = async () => JSON.parse((await ask(`${server.url}/api/v1/grants`)).text).pagination.total;
      while ((await total()) < 2 || (await comment(server, 'after')).status === 503) {
        assert.ok(passed() < catchesUpMs, 'it catches up within seconds');
        await setTimeout(20);
      }
      assert.doesNotMatch(server.said().stderr, /secret|"err":\{"type":"TypeError"/);
    },
  );
}

test(
  'a new node builds its shelf from the database, and tells of what another one takes in',
  options,
  async () => {
    using folder = folderForTest();
    const url = await freshSchema();
    const at = (name: string) => ({ PERENNIAL_DATA: `${folder.path}/${name}`, DATABASE_URL: url });
    const file = folder.write('grants.ndjson', [aGrant({ id: 'g', deadline: null })]);
    await using one = await serving(at('one'));
    assert.equal((await perennial(['import', file], at('importer'))).code, 0);
    await using two = await serving(at('two'));
    for (const { url: node } of [two, one]) {
      const passed = ownTime();
      while (JSON.parse((await ask(`${node}/api/v1/grants`)).text).pagination.total < 1) {
        assert.ok(passed() < 1_000, 'within a second');
        await setTimeout(10);
      }
    }
  },
);

test('a start without its database says so in one line', options, async () => {
  using folder = folderForTest();
  const settings = { PERENNIAL_DATA: folder.path, DATABASE_URL: 'postgres://a:secret@127.0.0.1:9/none' };
  const { code, stderr } = await perennial(['serve', '--port', '0'], settings);
  assert.equal(code, 1);
  assert.match(stderr, /^The database cannot be used: 127\.0\.0\.1:9\/none: [^\n]*ECONNREFUSED[^\n]*\n$/);
});
