// An import of what a source said some time ago, after a harvest of what it says now.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { folderForTest } from '../ledger/folder.ts';
import { takenWhole } from '../support/taken-whole.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';
import { call, listing, run } from './made-up-source.ts';

const checked = (day: string) => ({ verification: { last_checked_at: `${day}T12:00:00Z` } });

async function imported(app: TestApp, ...records: readonly object[]) {
  using folder = folderForTest();
  return await takenWhole(app, folder.write('grants.ndjson', records));
}

test('what a file says of a call stands back behind a later harvest of it, and before an earlier one', async () => {
  await using app = await createTestApp();
  const one = call('one', { title: 'As harvested', checked_at: '2026-02-28T12:00:00Z' });
  await run(app, listing([one]));
  const line = call('one', { title: 'As in the file' });
  const older = await imported(app, { ...line, detail: checked('2025-08-22') });
  assert.deepEqual([older.older, older.changed], [1, 0]);
  assert.equal((await app.ledger.present('grants', 'one'))?.title, 'As harvested');
  const newer = await imported(app, { ...line, detail: checked('2026-03-01') });
  assert.deepEqual([newer.older, newer.changed], [undefined, 1]);
  assert.equal((await app.ledger.present('grants', 'one'))?.title, 'As in the file');
});

test('a line that does not say when its source was looked at, or is of another source, takes its place', async () => {
  await using app = await createTestApp();
  const one = call('one', { title: 'As harvested', checked_at: '2026-02-28T12:00:00Z' });
  await run(app, listing([one]));
  const line = call('one', { title: 'By hand' });
  assert.equal((await imported(app, line)).changed, 1);
  await run(app, listing([one]));
  const own = { ...line, source: 'operator', detail: checked('2025-08-22') };
  assert.equal((await imported(app, own)).changed, 1);
});
