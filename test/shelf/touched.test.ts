// Notes of rows that were written or removed.

import assert from 'node:assert/strict';
import { DatabaseSync } from 'node:sqlite';
import { test } from 'node:test';
import { statementCache } from '../../src/shelf/layout/statements.ts';
import { forgetTouched, touchedNotes, touchedReader, touchedTable } from '../../src/shelf/layout/touched.ts';

test('of rows that were touched the newest notes are kept, and who is behind them begins anew', () => {
  using db = new DatabaseSync(':memory:');
  db.exec(touchedTable);
  const { note, trim } = touchedNotes(db);
  const { newest, since } = touchedReader(statementCache(db));
  assert.deepEqual([newest(), since('grants', 0, 9)], [0, { keys: [], at: 0 }]);
  for (const key of [5n, 6n, 5n]) note('grants', key);
  note('events', 7n);
  trim();
  assert.equal(newest(), 4);
  assert.deepEqual(since('grants', 0, 9), { keys: [5n, 6n], at: 4 });
  assert.deepEqual(since('grants', 1, 9), { keys: [6n, 5n], at: 4 });
  assert.deepEqual(since('grants', 0, 2), { keys: [5n, 6n], at: 2 });
  assert.deepEqual(since('grants', 2, 2), { keys: [5n], at: 4 });
  db.exec('begin');
  note('grants', 8n);
  assert.equal(newest(), 5);
  db.exec('rollback');
  assert.equal(since('grants', 5, 9), null, 'a number that was undone');
  for (let key = 0n; key < 4_000n; key++) note('grants', key);
  trim();
  assert.equal(since('grants', 3, 9_999), null);
  assert.equal(since('grants', 4, 9_999)?.keys.length, 4_000);
  forgetTouched(db);
  assert.equal(since('grants', 4_004, 9), null);
  assert.deepEqual(since('grants', newest(), 9), { keys: [], at: newest() });
});
