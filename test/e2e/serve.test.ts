import assert from 'node:assert/strict';
import { once } from 'node:events';
import { globSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { test } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import { killed, perennial, serving } from '../commands/process.ts';
import { folderForTest } from '../ledger/folder.ts';
import { aGrant, aLabel } from '../support/records.ts';
import { ledgerIn, onPostgres } from '../support/truth.ts';

interface Listed {
  readonly data: readonly { public_id: string; title: string }[];
  readonly pagination: { readonly total: number };
}

async function grants(url: string): Promise<Listed> {
  const response = await fetch(`${url}/api/v1/grants`);
  assert.equal(response.status, 200);
  return (await response.json()) as Listed;
}

/** Asks until the answer holds, at most a second. */
async function withinASecond(holds: () => Promise<boolean>): Promise<boolean> {
  const end = performance.now() + 1000;
  while (performance.now() < end) {
    if (await holds()) return true;
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
  assert.ok(took < 2000, `${took} ms`);
});

test('serve --demo fills an empty data folder only, answers over TCP and ends with 0', async () => {
  using folder = folderForTest();
  const data = { PERENNIAL_DATA: `${folder.path}/data` };
  {
    await using server = await serving(data, ['--demo']);
    assert.match(server.said().stdout, /Loaded the demo: \d+ fictional records\./);
    const page = await fetch(`${server.url}/`);
    assert.equal(page.status, 200);
    assert.match(page.headers.get('content-type') ?? '', /text\/html/);
    assert.match(await page.text(), /\/api\/v1\/grants/);
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
  const { code, took } = await server.stop();
  assert.equal(code, 0);
  assert.ok(took < 2000, `${took} ms`);
});

test('serve that cannot build its shelf says why and ends, so that it can be started anew', {
  skip: onPostgres && 'damages a file of SQLite',
}, async () => {
  using folder = folderForTest();
  const data = { PERENNIAL_DATA: folder.path };
  await perennial(['import', folder.write('labels.ndjson', [aLabel({ id: 'l' })])], data);
  const ledger = new DatabaseSync(join(folder.path, 'ledger.db'));
  ledger.exec("update entries set doc = '{'");
  ledger.close();
  for (const file of globSync(join(folder.path, 'shelf*'))) rmSync(file);
  const child = await Promise.race([
    perennial(['serve', '--port', '0'], data),
    setTimeout(15_000, undefined, { ref: false }),
  ]);
  assert.ok(child, 'it ends');
  assert.deepEqual([child.code, child.stdout], [1, '']);
  assert.match(child.stderr, /JSON/);
});

test('an import that is killed leaves whole records, and the next one finishes the work', async () => {
  using folder = folderForTest();
  const data = { PERENNIAL_DATA: folder.path };
  const labels = Array.from({ length: 15_000 }, (_, n) => aLabel({ id: `l${n}`, slug: `l${n}` }));
  const file = folder.write('labels.ndjson', labels);
  await using ledger = await ledgerIn(data.PERENNIAL_DATA);
  const some = async () => (await ledger.head()) > 0;
  assert.ok(await killed(['import', file], data, some), 'it was killed in the middle of its work');
  const seq = await ledger.head();
  assert.equal(seq % 1000, 0, `${seq} records are whole batches`);
  const { code, stdout } = await perennial(['import', file, '--json'], data);
  assert.equal(code, 0);
  const [counts] = JSON.parse(stdout).files;
  assert.deepEqual([counts.added, counts.unchanged], [15_000 - seq, seq]);
  const status = JSON.parse((await perennial(['status', '--json'], data)).stdout);
  assert.deepEqual([status.seq, status.shelf_seq, status.records.labels], [15_000, 15_000, 15_000]);
});
