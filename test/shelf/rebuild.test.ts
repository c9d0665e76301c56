// The shelf can be thrown away at any time: the ledger makes it again.

import assert from 'node:assert/strict';
import { copyFileSync, existsSync, readdirSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { families } from '../../src/families.ts';
import type { Family } from '../../src/kernel/family.ts';
import { catchUp } from '../../src/ledger/follow.ts';
import type { Change } from '../../src/ledger/ledger.ts';
import { readRecord } from '../../src/ledger/record.ts';
import { type DataFolder, openDataFolder } from '../../src/server/node/data-folder.ts';
import { folderForTest } from '../ledger/folder.ts';
import { aGrant } from '../support/records.ts';
import { placeOf } from '../support/truth.ts';

const noon = new Date('2026-03-01T12:00:00Z');
const grants = families.find((family) => family.name === 'grants') as Family;

function shelfFiles(path: string): readonly string[] {
  return readdirSync(path).filter((file) => file.startsWith('shelf-'));
}

async function addGrants(data: DataFolder, ...ids: readonly string[]): Promise<void> {
  const changes = ids.map((id) => readRecord(grants, aGrant({ id })) as Change);
  await data.ledger.append(changes, noon);
  await catchUp(data.ledger, data.shelf);
}

function listed(data: DataFolder): readonly string[] {
  const filters = { scope: 'all', include_expired: true };
  const page = data.shelf.reader.list(grants, { tier: 'public', now: noon, filters, limit: 200, offset: 0 });
  return page.rows.map((row) => (JSON.parse(row.replaceAll('\u0001', '')) as { id: string }).id).sort();
}

/** A folder with two grants, closed; then what happens to it; then what it lists. */
async function after(happening: (path: string, shelf: string) => void): Promise<readonly string[]> {
  using folder = folderForTest();
  {
    await using data = await openDataFolder(await placeOf(folder.path));
    await addGrants(data, 'a', 'b');
    assert.deepEqual(listed(data), ['a', 'b']);
  }
  const [shelf] = shelfFiles(folder.path).filter((file) => file.endsWith('.db'));
  happening(folder.path, join(folder.path, shelf as string));
  await using data = await openDataFolder(await placeOf(folder.path));
  await catchUp(data.ledger, data.shelf);
  assert.equal(data.shelf.at(), await data.ledger.head());
  await addGrants(data, 'c');
  return listed(data);
}

test('a shelf that was deleted is made again', async () => {
  const left = await after((path) => {
    for (const file of shelfFiles(path)) rmSync(join(path, file));
  });
  assert.deepEqual(left, ['a', 'b', 'c']);
});

test('a shelf that is no database any more is made again', async () => {
  assert.deepEqual(await after((_, shelf) => writeFileSync(shelf, 'garbage'.repeat(5000))), ['a', 'b', 'c']);
});

test('an empty shelf file is filled again', async () => {
  assert.deepEqual(await after((_, shelf) => truncateSync(shelf, 0)), ['a', 'b', 'c']);
});

test('shelves of other versions stay, for somebody may serve from them', async () => {
  using folder = folderForTest();
  const other = folder.write('shelf-0123456789ab.db', 'Of another version.');
  await using _ = await openDataFolder(await placeOf(folder.path));
  assert.equal(existsSync(other), true);
});

test('a shelf that is ahead of its ledger is made again from the ledger', async () => {
  using folder = folderForTest();
  const backup = join(folder.path, 'backup');
  const inFile = { perennialData: folder.path, databaseUrl: null };
  {
    await using data = await openDataFolder(inFile);
    await addGrants(data, 'a');
  }
  copyFileSync(join(folder.path, 'ledger.db'), backup);
  {
    await using data = await openDataFolder(inFile);
    await addGrants(data, 'b', 'c');
  }
  copyFileSync(backup, join(folder.path, 'ledger.db'));
  await using data = await openDataFolder(inFile);
  await catchUp(data.ledger, data.shelf);
  assert.deepEqual(listed(data), ['a']);
  await addGrants(data, 'd');
  assert.deepEqual(listed(data), ['a', 'd']);
});

test('two shelves of one folder take turns and agree', async () => {
  using folder = folderForTest();
  await using one = await openDataFolder(await placeOf(folder.path));
  await using two = await openDataFolder(await placeOf(folder.path));
  for (let n = 0; n < 10; n++) await addGrants(n % 2 === 0 ? one : two, `g${n}`);
  assert.equal(listed(one).length, 10);
  assert.deepEqual(listed(one), listed(two));
});
