import assert from 'node:assert/strict';
import { existsSync, globSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { test } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import { writeDumps } from '../../src/dumps/write-dumps.ts';
import { families } from '../../src/families.ts';
import type { Family } from '../../src/kernel/family.ts';
import { catchUp } from '../../src/ledger/follow.ts';
import type { Change } from '../../src/ledger/ledger.ts';
import { readRecord } from '../../src/ledger/record.ts';
import { openDataFolder } from '../../src/server/node/data-folder.ts';
import { projectionHere, startProjection } from '../../src/server/projection/projection.ts';
import { shelfFile } from '../../src/shelf/layout/shelf-names.ts';
import { folderForTest } from '../ledger/folder.ts';
import { aGrant } from '../support/records.ts';
import { freshLedger, onPostgres, placeOf } from '../support/truth.ts';

const grants = families.find((family) => family.name === 'grants') as Family;

/** Enough that the shelf is built in one go. */
const many = Array.from(
  { length: 2100 },
  (_, n) => readRecord(grants, aGrant({ id: `g${n}`, public_id: null })) as Change,
);

test('an empty shelf that is not to begin before it is asked holds all once it was', async () => {
  using folder = folderForTest();
  const place = await placeOf(folder.path);
  await using data = await openDataFolder(place);
  const projection = startProjection(place, () => undefined, 'when asked');
  try {
    await data.ledger.append(many, new Date('2026-03-01T12:00:00Z'));
    await setTimeout(400);
    assert.equal(data.shelf.at(), 0);
    await projection.caughtUp();
    assert.equal(data.shelf.at(), await data.ledger.head());
    await data.ledger.append([{ ...(many[0] as Change), record: null }], new Date('2026-03-01T12:01:00Z'));
    await projection.caughtUp();
    const [row] = data.shelf.reader.select('select count(*) as n from grants');
    assert.equal(row?.n, 2099);
  } finally {
    await projection.stop();
  }
});

test('whoever brings the shelf up to date by itself waits for another process that writes it', async () => {
  using folder = folderForTest();
  await using data = await openDataFolder(await placeOf(folder.path));
  await data.ledger.append(many.slice(0, 10), new Date('2026-03-01T12:00:00Z'));
  const [file] = globSync(join(folder.path, 'shelf-*.db'));
  using other = new DatabaseSync(file as string);
  other.exec('begin immediate');
  const caughtUp = projectionHere(data).caughtUp();
  await setTimeout(100);
  assert.equal(data.shelf.at(), 0);
  other.exec('rollback');
  await caughtUp;
  assert.equal(data.shelf.at(), await data.ledger.head());
});

test('while another process writes the shelf it is waited for, and whoever waits can be stopped', async () => {
  using folder = folderForTest();
  const place = await placeOf(folder.path);
  await using data = await openDataFolder(place);
  await data.ledger.append(many.slice(0, 10), new Date('2026-03-01T12:00:00Z'));
  const [file] = globSync(join(folder.path, 'shelf-*.db'));
  using other = new DatabaseSync(file as string);
  const errors: unknown[] = [];
  other.exec('begin immediate');
  const stopped = startProjection(place, (error) => errors.push(error));
  const followed = startProjection(place, (error) => errors.push(error));
  const caughtUp = followed.caughtUp();
  await setTimeout(1500);
  // It stops while the other one writes still: the lock is let go behind it.
  await stopped.stop();
  assert.equal(data.shelf.at(), 0);
  other.exec('rollback');
  await caughtUp;
  assert.equal(data.shelf.at(), 10);
  await followed.stop();
  assert.deepEqual(errors, []);
});

test('one that is stopped leaves the rest of the log to the next one', async () => {
  await using ledger = await freshLedger();
  await ledger.append(many, new Date('2026-03-01T12:00:00Z'));
  let at = 0;
  const take = (from: number, entries: readonly unknown[]) => {
    at = from + entries.length;
    return true;
  };
  assert.equal(await catchUp(ledger, { at: () => at, take, stopped: () => at >= 1000 }, 500), 1000);
  assert.equal(await catchUp(ledger, { at: () => at, take }, 500), 1100);
});

test('what begins beside a node while its data folder is moved away makes no other one, and takes the one that is put back', {
  skip: onPostgres ? 'the truth is in a database, not in the folder' : false,
}, async () => {
  using folder = folderForTest();
  const place = await placeOf(join(folder.path, 'data'));
  const aside = join(folder.path, 'aside');
  {
    await using data = await openDataFolder(place);
    await data.ledger.append(many.slice(0, 10), new Date('2026-03-01T12:00:00Z'));
  }
  renameSync(place.perennialData, aside);
  const errors: unknown[] = [];
  const projection = startProjection(place, (error) => errors.push(error));
  try {
    const dumped = writeDumps({
      ...{ folder: join(place.perennialData, 'dumps'), shelf: shelfFile(place.perennialData, 'any') },
      ...{ site: 'http://localhost', licence: 'free', families, now: new Date(), allowFewer: false },
    });
    await assert.rejects(dumped, /unable to open database file/);
    await setTimeout(1_000);
    assert.equal(existsSync(place.perennialData), false);
    renameSync(aside, place.perennialData);
    await projection.caughtUp();
  } finally {
    await projection.stop();
  }
  assert.deepEqual(errors, []);
  await using data = await openDataFolder(place);
  assert.equal(data.shelf.at(), 10);
});
