// A disk that is full: what cannot be stored is refused, everything else goes on, and nothing is torn.

import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import { openDesk } from '../../src/desk/desk.ts';
import { dumpVersions } from '../../src/dumps/dump-index.ts';
import { openLedger } from '../../src/ledger/open-ledger.ts';
import { perennial, type Serving, serving } from '../commands/process.ts';
import { folderForTest } from '../ledger/folder.ts';
import { aGrant, aLabel } from '../support/records.ts';
import { onPostgres } from '../support/truth.ts';
import { worldToWriteIn } from './request-writer.ts';
import { smallDisk } from './small-disk.ts';
import {
  assertShelfFits,
  assertSoundDesk,
  assertSoundDumps,
  assertSoundFiles,
  assertSoundLedger,
} from './whole.ts';

const megabyte = 1024 * 1024;
const skip = onPostgres ? 'needs ledger and desk on a disk that a test can fill, so SQLite' : false;

async function ask(server: Serving, method: string, path: string, body?: object, key?: string) {
  const response = await fetch(server.url + path, {
    method,
    headers: {
      ...(body ? { 'content-type': 'application/json' } : {}),
      ...(key === undefined ? {} : { authorization: `Bearer ${key}` }),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  const text = await response.text();
  return { status: response.status, retryAfter: response.headers.get('retry-after'), body: JSON.parse(text) };
}

/** Every kind of write by request. */
function writes(server: Serving, key: string, n: string) {
  const sender = { requester_email: 'ada@example.org', message: n };
  const message = { purpose: 'press', name: 'Ada', email: 'ada@example.org', message: n };
  const query = `senescence in skeletal muscle ${n}`;
  const entity = { kind: 'grant', public_id: `g-${n}` };
  return Promise.all([
    ask(server, 'POST', '/api/omega/experiments/e/comments', { body: n }),
    ask(server, 'POST', '/api/contact', message),
    ask(server, 'POST', '/api/public/data-requests', { request_kind: 'copy_of_data', ...sender }),
    ask(server, 'POST', '/api/v1/research', { query }, key),
    ask(server, 'POST', '/api/v1/crm/claims', { entity }, key),
    ask(server, 'GET', '/api/v1/intelligence/investors', undefined, key),
  ]);
}

const full = /^The disk is full\. [^\n]+\n$/;

test('on a full disk writes are refused, reading goes on, and with room again all is well', {
  skip,
}, async (t) => {
  using folder = folderForTest();
  using disk = smallDisk(t, 48 * megabyte);
  if (!disk) return;
  const settings = { PERENNIAL_DATA: join(disk.path, 'data'), RATE_LIMIT: 'off', DUMP_AT: 'off' };
  const dumps = join(settings.PERENNIAL_DATA, 'dumps');
  const grants = ['before', 'during', 'after'].map((id) => aGrant({ id: `g-${id}` }));
  const key = await worldToWriteIn(folder, settings, grants);
  assert.equal((await perennial(['dump'], settings)).code, 0);
  const published = dumpVersions(dumps);
  const labels = folder.write(
    'labels.ndjson',
    Array.from({ length: 2_500 }, () => aLabel()),
  );
  {
    await using server = await serving(settings);
    const before = await writes(server, key, 'before');
    assert.deepEqual(
      before.map(({ status }) => status),
      [201, 202, 202, 200, 200, 200],
    );
    await setTimeout(500);

    disk.fill(0);
    for (const { status, retryAfter, body } of await writes(server, key, 'during')) {
      assert.equal(status, 503);
      assert.equal(body.code, 'unavailable');
      assert.ok(Number(retryAfter) > 0);
    }
    const refused = await ask(server, 'POST', '/api/contact', {
      purpose: 'press',
      name: 'A',
      email: 'a@b.org',
      message: 'x',
    });
    assert.match(refused.body.error, /the disk of the server is full/);
    for (const path of ['/grants', '/grants/g-before', '/stats', '/grants?q=research', '/me']) {
      assert.equal((await ask(server, 'GET', `/api/v1${path}`, undefined, key)).status, 200, path);
    }
    assert.equal((await ask(server, 'GET', '/api/omega/experiments/e/comments')).body.comments.length, 1);
    assert.equal((await ask(server, 'GET', '/readyz')).status, 200);
    assert.match(server.said().stderr, /The disk is full\./, 'the operator is told');
    for (const command of [
      ['import', labels],
      ['dump'],
      ['keys', 'create', '--tier', 'full', '--team', 'B'],
    ]) {
      const { code, stdout, stderr } = await perennial(command, settings);
      assert.deepEqual([code, stdout], [1, ''], command[0]);
      assert.match(stderr, full, command[0]);
    }
    assert.deepEqual(dumpVersions(dumps), published, 'the old dumps stay');
    assert.deepEqual(readdirSync(dumps), published, 'nothing unfinished is left');
    await using reader = await serving(settings);
    assert.equal((await ask(reader, 'GET', '/api/v1/grants')).status, 200, 'a second start reads as well');

    disk.free();
    const after = await writes(server, key, 'after');
    assert.deepEqual(
      after.map(({ status }) => status),
      [201, 202, 202, 200, 200, 200],
    );
    assert.equal((await perennial(['import', labels], settings)).code, 0);
    assert.equal((await perennial(['dump'], settings)).code, 0);
  }
  assertSoundFiles(settings.PERENNIAL_DATA);
  assert.equal(assertSoundDumps(dumps).length, 2);
  const file = join(settings.PERENNIAL_DATA, 'ledger.db');
  await using desk = await openDesk(file);
  await assertSoundDesk(desk);
  const comments = await desk.db.selectFrom('comments').select('body').orderBy('position').execute();
  assert.deepEqual(
    comments.map(({ body }) => body),
    ['before', 'after'],
  );
  await using ledger = await openLedger(file);
  await assertSoundLedger(ledger);
  await assertShelfFits(settings.PERENNIAL_DATA, ledger);
});

test('on a disk that was full before, commands and a start say that it is full', { skip }, async (t) => {
  using folder = folderForTest();
  using disk = smallDisk(t, 48 * megabyte);
  if (!disk) return;
  const settings = { PERENNIAL_DATA: join(disk.path, 'data') };
  const labels = folder.write('labels.ndjson', [aLabel()]);
  assert.equal((await perennial(['import', labels], settings)).code, 0);
  disk.fill(0);
  for (const command of [['status'], ['import', labels], ['serve', '--port', '0']]) {
    const { code, stderr } = await perennial(command, settings);
    assert.deepEqual([code, full.test(stderr)], [1, true], stderr);
  }
  disk.free();
  assert.equal((await perennial(['status'], settings)).code, 0);
});

test('wherever the disk becomes full during an import, it ends with one sentence and can be repeated', {
  skip,
}, async (t) => {
  using folder = folderForTest();
  using disk = smallDisk(t, 48 * megabyte);
  if (!disk) return;
  const settings = { PERENNIAL_DATA: join(disk.path, 'data') };
  const grants = Array.from({ length: 2_500 }, (_, n) =>
    aGrant({ id: `g${n}`, deadline: new Date(Date.UTC(2027, 0, 1) + n * 60_000).toISOString() }),
  );
  const file = folder.write('grants.ndjson', grants);
  const codes: (number | null)[] = [];
  // Before there is a ledger, while records are appended, and while the shelf is made of them.
  for (const leaving of [0, 0.3, 1, 2, 4, 6].map((megabytes) => megabytes * megabyte)) {
    disk.fill(leaving);
    const { code, stderr } = await perennial(['import', file], settings);
    codes.push(code);
    if (code === 0) assert.equal(stderr, '');
    else assert.match(stderr, full, `${leaving} bytes free`);
    disk.free();
  }
  assert.deepEqual([codes[0], codes[2]], [1, 1]);
  const again = await perennial(['import', file], settings);
  assert.equal(again.code, 0, again.stderr);
  assertSoundFiles(settings.PERENNIAL_DATA);
  await using ledger = await openLedger(join(settings.PERENNIAL_DATA, 'ledger.db'));
  assert.equal((await assertSoundLedger(ledger)).length, 2_500);
  await assertShelfFits(settings.PERENNIAL_DATA, ledger);
});
