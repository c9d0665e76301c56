// A shelf that is damaged in whatever way is made anew by the next start, which says so once.

import assert from 'node:assert/strict';
import {
  closeSync,
  existsSync,
  openSync,
  readdirSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { test } from 'node:test';
import { catchUp } from '../../src/ledger/follow.ts';
import { openDataFolder } from '../../src/server/node/data-folder.ts';
import { perennial, serving } from '../commands/process.ts';
import { folderForTest } from '../ledger/folder.ts';
import { changeOf } from '../support/node.ts';
import { aGrant } from '../support/records.ts';
import { ledgerIn, placeOf } from '../support/truth.ts';
import { assertShelfFits, assertSoundFiles } from './whole.ts';

const now = new Date('2026-03-01T12:00:00Z');

function shelfIn(data: string): string {
  const name = readdirSync(data).find((one) => /^shelf-\w+\.db$/.test(one)) ?? assert.fail('no shelf');
  return join(data, name);
}

function overwrite(file: string, from: number, bytes: number): void {
  const opened = openSync(file, 'r+');
  writeSync(opened, Buffer.alloc(bytes, 'garbage '), 0, bytes, from);
  closeSync(opened);
}

/** The first page of a table, counted from 1. */
function rootOf(shelf: string, table: string): number {
  const db = new DatabaseSync(shelf, { readOnly: true });
  const found = db.prepare('select rootpage from sqlite_schema where name = ?').get(table);
  db.close();
  return found?.rootpage as number;
}

/** A folder with 300 grants on its shelf. */
async function filled(data: string): Promise<void> {
  await using opened = await openDataFolder(await placeOf(data));
  const grants = Array.from({ length: 300 }, (_, n) => changeOf('grants', aGrant({ id: `g${n}` })));
  await opened.ledger.append(grants, now);
  await catchUp(opened.ledger, opened.shelf);
}

/** Opens and follows; the error that stopped it, or why the shelf was made anew. */
async function followed(data: string): Promise<string | null> {
  await using opened = await openDataFolder(await placeOf(data));
  await catchUp(opened.ledger, opened.shelf);
  return opened.rebuilt;
}

const damages: Readonly<Record<string, readonly [(shelf: string) => void, string | null]>> = {
  'is gone': [(shelf) => rmSync(shelf), null],
  'is empty': [(shelf) => truncateSync(shelf, 0), null],
  'is garbage': [(shelf) => writeFileSync(shelf, 'garbage '.repeat(9_000)), 'it could not be read'],
  'lost its head': [(shelf) => overwrite(shelf, 0, 4096), 'it could not be read'],
  'lost its end': [(shelf) => truncateSync(shelf, Math.floor(statSync(shelf).size / 2)), 'it was cut short'],
  'lost its last page': [(shelf) => truncateSync(shelf, statSync(shelf).size - 1), 'it was cut short'],
  'lost all but its head': [
    (shelf) => overwrite(shelf, 8192, statSync(shelf).size - 8192),
    'it could not be read',
  ],
  'has a log of garbage': [(shelf) => writeFileSync(`${shelf}-wal`, 'garbage '.repeat(9_000)), null],
};

for (const [what, [damage, why]] of Object.entries(damages)) {
  test(`a shelf that ${what} does not keep a folder from opening with everything in it`, async () => {
    using folder = folderForTest();
    await filled(folder.path);
    damage(shelfIn(folder.path));
    assert.equal(await followed(folder.path), why);
    assert.equal(await followed(folder.path), null, 'the next start finds it good');
    await using ledger = await ledgerIn(folder.path);
    await assertShelfFits(folder.path, ledger);
  });
}

test('a shelf with damaged pages is noticed when it is used, and made anew by the next start', async () => {
  using folder = folderForTest();
  await filled(folder.path);
  const shelf = shelfIn(folder.path);
  overwrite(shelf, 4096 * (rootOf(shelf, 'grants') - 1), 4096);
  await assert.rejects(async () => {
    await using opened = await openDataFolder(await placeOf(folder.path));
    await opened.ledger.append([changeOf('grants', aGrant({ id: 'new' }))], now);
    await catchUp(opened.ledger, opened.shelf);
  }, /malformed/);
  assert.equal(await followed(folder.path), 'a page of it was damaged');
  assert.equal(existsSync(`${shelf}-damaged`), false);
  await using ledger = await ledgerIn(folder.path);
  await assertShelfFits(folder.path, ledger);
});

test('the server says in one line that it makes the shelf anew, and answers from it', async () => {
  using folder = folderForTest();
  const settings = { PERENNIAL_DATA: join(folder.path, 'data'), LOG_LEVEL: 'warn' };
  const file = folder.write('grants.ndjson', [aGrant({ id: 'g' })]);
  assert.equal((await perennial(['import', file], settings)).code, 0);
  const shelf = shelfIn(settings.PERENNIAL_DATA);
  truncateSync(shelf, statSync(shelf).size - 4096);
  const old = join(settings.PERENNIAL_DATA, 'shelf-0123456789ab.db');
  writeFileSync(old, 'Of another version.');
  {
    await using server = await serving(settings);
    assert.equal(existsSync(old), false, 'the shelf of another version goes when a server has its own');
    const answer = await (await fetch(`${server.url}/api/v1/grants/g`)).json();
    assert.match(JSON.stringify(answer), /"public_id":"g"/);
    const lines = server.said().stderr.trimEnd().split('\n');
    assert.deepEqual(
      lines.map((line) => [JSON.parse(line).msg, JSON.parse(line).why]),
      [['the shelf is made anew from the ledger', 'it was cut short']],
    );
  }
  assertSoundFiles(settings.PERENNIAL_DATA);
});
