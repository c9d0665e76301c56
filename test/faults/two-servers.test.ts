// Two servers on one folder: both read and write, and when both are killed nothing is damaged.

import assert from 'node:assert/strict';
import { join } from 'node:path';
import { test } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import { perennial, type Serving, serving } from '../commands/process.ts';
import { folderForTest } from '../ledger/folder.ts';
import { deskIn, ledgerIn, onPostgres } from '../support/truth.ts';
import {
  type Acknowledged,
  calmWithin,
  nothingYet,
  seldomTurnedAway,
  settingsIn,
  worldToWriteIn,
  writeUntilGone,
} from './request-writer.ts';
import { assertShelfFits, assertSoundDesk, assertSoundFiles, assertSoundLedger } from './whole.ts';

async function asked(server: Serving, path: string): Promise<string> {
  const response = await fetch(server.url + path);
  assert.equal(response.status, 200, path);
  return response.text();
}

/**
 * Errors in the log of a server. A PostgreSQL that stood still for seconds, or held a lock for as long, is none of its
 * faults: it says so and goes on. How many requests may be turned away for that is bounded.
 */
function complaints(server: Serving): string[] {
  const errors = server
    .said()
    .stderr.split('\n')
    .filter((line) => /"level":(50|60)/.test(line));
  return onPostgres ? errors.filter((line) => !line.includes('"type":"DatabaseAwayError"')) : errors;
}

test('two servers on one folder read and write side by side, and nothing is damaged when both are killed', {
  timeout: 300_000,
}, async () => {
  using folder = folderForTest();
  const settings = settingsIn(join(folder.path, 'data'));
  const key = await worldToWriteIn(folder, settings);
  await using one = await serving(settings);
  await using two = await serving(settings);
  const kept = [nothingYet(), nothingYet()] as const;
  const writing = [writeUntilGone(one, key, kept[0]), writeUntilGone(two, key, kept[1])];
  const more = folder.write('labels.ndjson', [{ id: 'l', slug: 'l', name: 'Late' }]);
  assert.equal((await perennial(['import', more], settings)).code, 0);
  const enough = ({ answers, comments }: Acknowledged) => answers >= 60 && comments.length > 0;
  const isCalm = calmWithin(120_000, kept);
  while (!kept.every(enough) || !isCalm()) await setTimeout(10);
  const thread = '/api/omega/experiments/e/comments';
  for (const server of [one, two]) {
    const from = performance.now();
    while (!(await asked(server, '/readyz')).includes('"behind":0')) {
      assert.ok(performance.now() - from < 90_000, 'both follow the ledger');
      await setTimeout(20);
    }
    const ids = (await asked(server, thread)).matchAll(/"id":"([^"]+)"/g);
    const seen = new Set([...ids].map(([, id]) => id));
    const [first] = kept[server === one ? 1 : 0].comments;
    assert.ok(first !== undefined && seen.has(first), 'each shows what the other one took');
  }
  await Promise.all([one.kill(), two.kill()]);
  await Promise.all(writing);
  for (const one of kept) {
    assert.deepEqual(one.odd, []);
    assert.ok(seldomTurnedAway(one), `${one.turnedAway} of ${one.answers} were turned away`);
  }
  for (const server of [one, two]) assert.deepEqual(complaints(server), []);
  if (!onPostgres) assertSoundFiles(settings.PERENNIAL_DATA);
  {
    await using desk = await deskIn(settings.PERENNIAL_DATA);
    await assertSoundDesk(desk);
    const rows = await desk.db.selectFrom('comments').select('id').execute();
    const there = new Set(rows.map(({ id }) => id));
    for (const { comments } of kept) for (const id of comments) assert.ok(there.has(id), id);
  }
  {
    await using again = await serving(settings);
    await asked(again, '/api/v1/grants');
  }
  await using ledger = await ledgerIn(settings.PERENNIAL_DATA);
  await assertSoundLedger(ledger);
  await assertShelfFits(settings.PERENNIAL_DATA, ledger);
});
