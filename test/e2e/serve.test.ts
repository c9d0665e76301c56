import assert from 'node:assert/strict';
import { once } from 'node:events';
import { readdirSync, statSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { test } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import { perennial, serving } from '../commands/process.ts';
import { folderForTest } from '../ledger/folder.ts';
import { ownTime } from '../support/own-time.ts';
import { aGrant } from '../support/records.ts';

interface Listed {
  readonly data: readonly { public_id: string; title: string }[];
  readonly pagination: { readonly total: number };
}

async function grants(url: string): Promise<Listed> {
  const response = await fetch(`${url}/api/v1/grants`);
  assert.equal(response.status, 200);
  return (await response.json()) as Listed;
}

/**
 * Asks until the answer holds, for a second at most. An answer that a busy machine keeps waiting counts no longer than
 * one of the server at rest: the server is another process, and it is the server that has the second.
 */
async function withinASecond(holds: () => Promise<boolean>): Promise<boolean> {
  for (let passed = 0; passed < 1_000; passed += 25) {
    const asking = ownTime();
    if (await holds()) return true;
    passed += Math.min(asking(), 10);
    await setTimeout(25);
  }
  return false;
}

test('a running server shows within a second what another process imports and removes', async () => {
  using folder = folderForTest();
  const data = { PERENNIAL_DATA: `${folder.path}/data` };
  await using server = await serving(data);
  assert.deepEqual((await grants(server.url)).pagination.total, 0);
  const steps: readonly (readonly [record: object, shown: (list: Listed) => boolean])[] = [
    [aGrant({ id: 'g', title: 'One', deadline: null }), (list) => list.data[0]?.title === 'One'],
    [{ id: 'g', removed: true }, (list) => list.pagination.total === 0],
  ];
  for (const [record, shown] of steps) {
    const imported = await perennial(['import', folder.write('grants.ndjson', [record])], data);
    assert.equal(imported.code, 0, imported.stderr);
    assert.ok(await withinASecond(async () => shown(await grants(server.url))), imported.stdout);
  }
  const { code, took } = await server.stop();
  assert.equal(code, 0);
  // How soon, beside a server that nobody asks, the test of stopping holds; a busy machine makes this one wait.
  assert.ok(took < 10_000, `${took} ms`);
});

test('serve --demo fills an empty data folder only, answers over TCP and ends with 0', async () => {
  using folder = folderForTest();
  const data = { PERENNIAL_DATA: `${folder.path}/data` };
  {
    await using server = await serving(data, ['--demo']);
    assert.match(server.said().stdout, /Loaded the demo: \d+ fictional records, 3 runs of Omega Point\./);
    const page = await fetch(`${server.url}/`);
    assert.equal(page.status, 200);
    assert.match(page.headers.get('content-type') ?? '', /text\/html/);
    const shown = await page.text();
    assert.match(shown, /<a href="\/docs"/);
    const first = /<h3><a href="\/grants\/([\w-]+)">/.exec(shown)?.[1];
    assert.ok(first, 'the front page names grants of the demo');
    assert.equal((await fetch(`${server.url}/grants/${first}`)).status, 200);
    const open = readdirSync(folder.path, { recursive: true, encoding: 'utf8' }).filter(
      (file) => (statSync(join(folder.path, file)).mode & 0o077) !== 0,
    );
    assert.deepEqual(open, [], 'what is written is nobody else’s to read');
    const { pagination } = await grants(server.url);
    assert.ok(pagination.total > 10);
    const taken = await perennial(['serve', '--port', new URL(server.url).port], {
      PERENNIAL_DATA: `${folder.path}/other`,
    });
    assert.deepEqual([taken.code, taken.stdout], [1, '']);
    assert.match(
      taken.stderr,
      /^Port \d+ on 127\.0\.0\.1 is taken; choose another one with --port or PORT\.\n$/,
    );
    assert.equal((await server.stop()).code, 0);
  }
  await using again = await serving(data, ['--demo']);
  assert.doesNotMatch(again.said().stdout, /Loaded the demo/);
  assert.equal((await fetch(`${again.url}/api/v1/nothing`)).status, 404);
});

test('serve stops within two seconds while clients keep their connections, silent ones too', async () => {
  using folder = folderForTest();
  await using server = await serving({ PERENNIAL_DATA: `${folder.path}/data` });
  const asked = await Promise.all(Array.from({ length: 20 }, () => fetch(`${server.url}/api/v1/stats`)));
  for (const one of asked) assert.equal(one.status, 200);
  for (const said of ['', 'GET /api/v1/gra']) {
    const socket = connect(Number(new URL(server.url).port), '127.0.0.1');
    socket.on('error', () => undefined);
    await once(socket, 'connect');
    socket.write(said);
  }
  // On a busy machine one that nobody is connected to takes long as well.
  await using idle = await serving({ PERENNIAL_DATA: `${folder.path}/idle` });
  const [{ code, took }, alone] = await Promise.all([server.stop(), idle.stop()]);
  assert.equal(code, 0);
  assert.ok(took < 2000 + 3 * alone.took, `${took} ms, and ${alone.took} ms without clients`);
});

test('a server that is told to stop once more while it stops still answers what it was asked', async () => {
  using folder = folderForTest();
  await using server = await serving({ PERENNIAL_DATA: `${folder.path}/data` });
  const socket = connect(Number(new URL(server.url).port), '127.0.0.1');
  await once(socket, 'connect');
  let answer = '';
  socket.on('data', (chunk) => {
    answer += chunk;
  });
  socket.write('GET /api/v1/stats HTTP/1.1\r\nHost: 127.0.0.1\r\n');
  for (const signal of ['SIGTERM', 'SIGTERM', 'SIGINT', 'SIGINT'] as const) {
    await setTimeout(50);
    process.kill(server.pid, signal);
  }
  await setTimeout(50);
  socket.write('Connection: close\r\n\r\n');
  const { code } = await server.stop();
  assert.equal(code, 0);
  assert.match(answer, /^HTTP\/1\.1 200 /);
});
