import assert from 'node:assert/strict';
import { DatabaseSync } from 'node:sqlite';
import { test } from 'node:test';
import { openLedger } from '../../src/ledger/open-ledger.ts';
import { folderForTest } from './folder.ts';

const versions = 'select seq, doc from entries where family = ? and id = ? and doc is not null order by seq';

/** How SQLite finds the versions of a record in a file. */
function planIn(file: string): string {
  const db = new DatabaseSync(file, { readOnly: true });
  try {
    const steps = db.prepare(`explain query plan ${versions}`).all('grants', 'g');
    return steps.map(({ detail }) => detail).join('; ');
  } finally {
    db.close();
  }
}

test('the versions of a record are found without reading the whole log, in a log from before too', async () => {
  using folder = folderForTest();
  const file = `${folder.path}/ledger.db`;
  await using _new = await openLedger(file);
  assert.match(planIn(file), /^SEARCH entries USING INDEX/);
  const old = new DatabaseSync(file);
  old.exec('drop index entries_family_id');
  old.close();
  assert.match(planIn(file), /^SCAN entries/);
  await using _again = await openLedger(file);
  assert.match(planIn(file), /^SEARCH entries USING INDEX/);
});
