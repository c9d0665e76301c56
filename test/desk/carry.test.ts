import assert from 'node:assert/strict';
import { join } from 'node:path';
import { test } from 'node:test';
import type { KyselyPlugin } from 'kysely';
import { type Desk, openDesk } from '../../src/desk/desk.ts';
import { carriedTables, transfer } from '../../src/desk/transfer.ts';
import { openLedger } from '../../src/ledger/open-ledger.ts';
import { folderForTest } from '../ledger/folder.ts';
import { freshSchema, onPostgres } from '../support/truth.ts';

const now = new Date('2026-03-01T12:00:00.000Z');

/** The desk, and how many rows and bytes each answer to what is read in its snapshots holds. */
function watched(desk: Desk): { desk: Desk; answers: { rows: number; size: number }[] } {
  const answers: { rows: number; size: number }[] = [];
  const plugin: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      answers.push({ rows: result.rows.length, size: Buffer.byteLength(JSON.stringify(result.rows)) });
      return result;
    },
  };
  const snapshot: Desk['snapshot'] = (run) => desk.snapshot((db) => run(db.withPlugin(plugin)));
  return { desk: { ...desk, snapshot }, answers };
}

test('what is carried goes over the line in pieces that a slow line takes, whatever the rows weigh', async () => {
  using folder = folderForTest();
  const source = onPostgres ? await freshSchema() : join(folder.path, 'source.db');
  const target = join(folder.path, 'target.db');
  await using ledger = await openLedger(source);
  await using desk = await openDesk(source);
  await using _ = await openLedger(target);
  await using into = await openDesk(target);
  // Light ones first, then heavy ones, then light ones again.
  const weights = [...Array(600).fill(20), ...Array(300).fill(20_000), ...Array(600).fill(20)];
  const changes = weights.map((weight, n) => {
    const id = String(n);
    return { family: 'labels', id, record: { id, text: 'ü'.repeat(weight / 2) } };
  });
  await ledger.append(changes, now);
  const { desk: seen, answers } = watched(desk);
  const carried = await transfer(seen, into, () => undefined);
  assert.equal(carried?.from, carried?.to);
  assert.equal(carried?.rows.entries, weights.length);
  const [rows, size] = [answers.map((one) => one.rows), answers.map((one) => one.size)];
  assert.ok(Math.max(...rows) <= 500);
  assert.ok(Math.max(...size) < 600_000, `${Math.max(...size)} bytes at once`);
  // Two for each table, and as many more as the heavy rows take.
  assert.ok(answers.length < 2 * carriedTables.length + 20, `${answers.length} questions`);
});
