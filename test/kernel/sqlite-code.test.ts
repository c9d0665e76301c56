import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isBusy } from '../../src/kernel/sqlite-code.ts';

test('a file is busy while somebody else writes it, recovers it, or wrote after it was read; nothing else says so', () => {
  const [busy, recovery, snapshot, locked] = [5, 261, 517, 6];
  for (const errcode of [busy, recovery, snapshot]) assert.ok(isBusy({ errcode }), String(errcode));
  for (const other of [{ errcode: locked }, new Error('no code'), null, undefined]) assert.ok(!isBusy(other));
});
