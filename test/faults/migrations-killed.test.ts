// A first start that is killed while it makes its tables: the next one finishes what is missing.

import assert from 'node:assert/strict';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { test } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import { type Desk, openDesk } from '../../src/desk/desk.ts';
import { openLedger } from '../../src/ledger/open-ledger.ts';
import { appendAudit, verifyAudit } from '../../src/operations/intelligence/audit-log.ts';
import { folderForTest } from '../ledger/folder.ts';
import { freshSchema, onPostgres } from '../support/truth.ts';
import { chanceFrom } from './chance.ts';
import { doomed } from './doomed.ts';

const kills = Number(process.env.ROUNDS ?? 12);
const seed = Number(process.env.FAULT_SEED ?? 7);
const at = new Date('2026-03-01T12:00:00Z');

/** The tables of the place; other places of the same database have theirs in schemas of their own. */
async function tablesOf({ db }: Desk, truth: string): Promise<readonly string[]> {
  const schema = /search_path(?:=|%3D)(\w+)/.exec(truth)?.[1];
  const tables = (await db.introspection.getTables()).filter((table) => table.schema === schema);
  return tables
    .map(({ name, columns }) => `${name}: ${columns.map((column) => column.name).join(' ')}`)
    .sort();
}

test(`a first start that is killed (${kills} times) leaves a place that the next start can use`, async (t) => {
  using folder = folderForTest();
  const chance = chanceFrom(seed);
  const place = async (name: string) => (onPostgres ? freshSchema() : join(folder.path, `${name}.db`));
  const whole = await place('whole');
  await using _ = await openLedger(whole);
  await using model = await openDesk(whole);
  const expected = await tablesOf(model, whole);
  const reached = new Map<string, number>();
  const one = async (kill: number) => {
    const truth = await place(String(kill));
    await using start = await doomed('./migration.ts', [truth], {});
    // One half is killed while the ledger is made, the other one while the desk is.
    const line = kill % 2 === 0 ? 1 : 2;
    for (let waited = 0; start.said().length < line && waited < 10_000; waited++) await setTimeout(1);
    // A database is further away than a file.
    await setTimeout(chance.between(0, onPostgres ? 60 : 15));
    const last = (await start.kill()).at(-1) as string;
    reached.set(last, (reached.get(last) ?? 0) + 1);
    await using ledger = await openLedger(truth);
    await using desk = await openDesk(truth);
    assert.deepEqual(await tablesOf(desk, truth), expected);
    assert.deepEqual(await ledger.append([{ family: 'labels', id: 'l', record: { id: 'l' } }], at), [
      'added',
    ]);
    const call = { at: at.toISOString(), key_id: null, actor: 'a', team: null, path: '/p' };
    await appendAudit(desk, { ...call, params_sha256: null, subject_ids: '[]', status: 200 });
    assert.equal((await verifyAudit(desk)).bad, null);
    if (onPostgres) return;
    const db = new DatabaseSync(truth);
    assert.deepEqual({ ...db.prepare('pragma integrity_check').get() }, { integrity_check: 'ok' });
    db.close();
  };
  // Two at a time: starting a process is what takes long.
  const left = Array.from({ length: kills }, (_, kill) => kill);
  const loop = async () => {
    for (let kill = left.shift(); kill !== undefined; kill = left.shift()) await one(kill);
  };
  await Promise.all([loop(), loop()]);
  t.diagnostic(`killed after: ${JSON.stringify(Object.fromEntries(reached))}`);
  assert.ok((reached.get('desk') ?? 0) < kills, 'some were killed before the end');
});
