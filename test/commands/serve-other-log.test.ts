// A server whose database is taken over by a standby that lost the last changes, or whose data folder is replaced.

import assert from 'node:assert/strict';
import { renameSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import { folderForTest } from '../ledger/folder.ts';
import { loseEntriesAbove } from '../support/lost-entries.ts';
import { until } from '../support/nights.ts';
import { changeOf } from '../support/node.ts';
import { aGrant } from '../support/records.ts';
import { ledgerIn, placeOf } from '../support/truth.ts';
import { perennial, serving } from './process.ts';

const noon = new Date('2026-03-01T12:00:00Z');

async function appendTo(data: string, ids: readonly string[]): Promise<void> {
  await using ledger = await ledgerIn(data);
  const changes = ids.map((id) => changeOf('grants', aGrant({ id, deadline: null })));
  await ledger.append(changes, noon);
}

/** Asks until the answer has this status, on a connection of its own: the server closes those it has. */
async function statusOf(url: string, status: number): Promise<void> {
  const ask = async () => {
    const answer = await fetch(url, { headers: { connection: 'close' }, signal: AbortSignal.timeout(5_000) });
    await answer.arrayBuffer();
    return answer.status;
  };
  while ((await ask().catch(() => 0)) !== status) await setTimeout(100);
}

test('a server whose log lost changes says so and goes on with the log that is there', async () => {
  using folder = folderForTest();
  const data = join(folder.path, 'data');
  await appendTo(data, ['a', 'lost']);
  await using server = await serving({ PERENNIAL_DATA: data, LOG_LEVEL: 'warn' });
  await statusOf(`${server.url}/api/v1/grants/lost`, 200);
  await loseEntriesAbove(await placeOf(data), 1);
  await appendTo(data, ['b', 'c']);
  for (const id of ['c', 'b', 'a']) await statusOf(`${server.url}/api/v1/grants/${id}`, 200);
  await statusOf(`${server.url}/api/v1/grants/lost`, 404);
  await statusOf(`${server.url}/readyz`, 200);
  assert.match(
    server.said().stderr,
    /the database lost changes or is another one: this node goes on with a shelf of what it has now/,
  );
  assert.match(server.said().stderr, /it followed another ledger, or this one before it lost changes/);
});

const onPostgres = 'the truth is in a database, not in the folder';

test('a server whose data folder is moved away takes no write that nobody would find, and goes on with what is restored in its place', {
  skip: process.env.TEST_DATABASE_URL ? onPostgres : false,
}, async () => {
  using folder = folderForTest();
  const data = join(folder.path, 'data');
  const backup = join(folder.path, 'backup');
  await appendTo(data, ['a']);
  assert.equal((await perennial(['backup', backup], { PERENNIAL_DATA: data })).code, 0);
  await appendTo(data, ['b']);
  await using server = await serving({ PERENNIAL_DATA: data, LOG_LEVEL: 'warn' });
  const write = async () => {
    const body = new URLSearchParams({
      purpose: 'press',
      name: 'A reader',
      email: 'reader@example.org',
      message: 'Where do the figures come from?',
    });
    const answer = await fetch(`${server.url}/contact`, { method: 'POST', body, redirect: 'manual' });
    return { status: answer.status, text: await answer.text() };
  };
  const readiness = async () =>
    ((await (await fetch(`${server.url}/readyz`)).json()) as { status: string }).status;
  const { status: written } = await write();
  assert.ok(written < 400, `a message is taken: ${written}`);
  renameSync(data, join(folder.path, 'aside'));
  const { status, text } = await write();
  assert.deepEqual([status, text.includes('takes nothing in at the moment')], [503, true], text);
  await until(async () => (await readiness()) === 'database_away');
  await statusOf(`${server.url}/api/v1/grants/b`, 200);
  assert.equal((await perennial(['restore', backup], { PERENNIAL_DATA: data })).code, 0);
  await statusOf(`${server.url}/api/v1/grants/b`, 404);
  await statusOf(`${server.url}/api/v1/grants/a`, 200);
  assert.equal((await write()).status, written);
  await until(async () => (await readiness()) === 'ready');
  assert.match((await perennial(['requests', 'list'], { PERENNIAL_DATA: data })).stdout, /press/);
});
