// A server whose database is taken over by a standby that lost the last changes.

import assert from 'node:assert/strict';
import { join } from 'node:path';
import { test } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import { folderForTest } from '../ledger/folder.ts';
import { loseEntriesAbove } from '../support/lost-entries.ts';
import { changeOf } from '../support/node.ts';
import { aGrant } from '../support/records.ts';
import { ledgerIn, placeOf } from '../support/truth.ts';
import { serving } from './process.ts';

const noon = new Date('2026-03-01T12:00:00Z');

async function appendTo(data: string, ids: readonly string[]): Promise<void> {
  await using ledger = await ledgerIn(data);
  const changes = ids.map((id) => changeOf('grants', aGrant({ id, deadline: null })));
  await ledger.append(changes, noon);
}

/** Asks until the answer has this status. */
async function statusOf(url: string, status: number): Promise<void> {
  for (let asked = 0; (await fetch(url)).status !== status; asked++) {
    assert.ok(asked < 450, `${url} answers ${status}`);
    await setTimeout(100);
  }
}

test('a server whose log lost changes says so and is not ready; started again, it serves the log', async () => {
  using folder = folderForTest();
  const data = join(folder.path, 'data');
  const settings = { PERENNIAL_DATA: data, LOG_LEVEL: 'warn' };
  await appendTo(data, ['a', 'lost']);
  {
    await using server = await serving(settings);
    await statusOf(`${server.url}/readyz`, 200);
    await loseEntriesAbove(await placeOf(data), 1);
    await appendTo(data, ['b', 'c']);
    await statusOf(`${server.url}/readyz`, 503);
    // The thread gives the shelf up first; that it ended is told a moment later.
    for (let looked = 0; server.said().stderr === '' && looked < 100; looked++) await setTimeout(50);
    assert.match(server.said().stderr, /OtherLogError.*a new start of this node makes it anew/);
    await statusOf(`${server.url}/api/v1/grants/c`, 404);
    await statusOf(`${server.url}/metrics`, 200);
  }
  await using server = await serving(settings);
  assert.match(server.said().stderr, /it followed another ledger, or this one before it lost changes/);
  await statusOf(`${server.url}/readyz`, 200);
  for (const id of ['a', 'b', 'c']) await statusOf(`${server.url}/api/v1/grants/${id}`, 200);
  await statusOf(`${server.url}/api/v1/grants/lost`, 404);
});
