// A shelf fits one log only. The log is another one after a failover to a standby that lost commits, after a
// recovery to an earlier moment, and with another database under the same folder.

import assert from 'node:assert/strict';
import { globSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { families } from '../../src/families.ts';
import { catchUp, checkLog } from '../../src/ledger/follow.ts';
import type { Ledger } from '../../src/ledger/ledger.ts';
import { openLedger } from '../../src/ledger/open-ledger.ts';
import { type DataLocation, openDataFolder, truthOf } from '../../src/server/node/data-folder.ts';
import { buildShelf } from '../../src/server/projection/build-shelf.ts';
import { shelfFingerprint } from '../../src/shelf/layout/fingerprint.ts';
import { shelfFile } from '../../src/shelf/layout/shelf-names.ts';
import { openSnapshot } from '../../src/shelf/read/snapshot.ts';
import { openShelf, type Shelf } from '../../src/shelf/shelf.ts';
import { folderForTest } from '../ledger/folder.ts';
import { loseEntriesAbove } from '../support/lost-entries.ts';
import { changeOf } from '../support/node.ts';
import { aGrant } from '../support/records.ts';
import { freshLedger, freshSchema, onPostgres, placeOf } from '../support/truth.ts';

const noon = new Date('2026-03-01T12:00:00Z');
const another = 'it followed another ledger, or this one before it lost changes';

function append(ledger: Ledger, ids: readonly string[]): Promise<unknown> {
  const changes = ids.map((id) => changeOf('grants', aGrant({ id, public_id: null })));
  return ledger.append(changes, noon);
}

function listed({ reader }: Shelf): readonly unknown[] {
  return reader.select('select id from grants order by id').map(({ id }) => id);
}

/** Opens the folder and follows the log to its end; why the shelf was made anew, and what it lists. */
async function opened(place: DataLocation): Promise<readonly unknown[]> {
  await using data = await openDataFolder(place);
  await catchUp(data.ledger, data.shelf);
  return [data.rebuilt, ...listed(data.shelf)];
}

/** A folder whose ledger and shelf hold these grants. */
async function filled(folder: string, ...ids: readonly string[]): Promise<DataLocation> {
  const place = await placeOf(folder);
  await using data = await openDataFolder(place);
  await append(data.ledger, ids);
  await catchUp(data.ledger, data.shelf);
  return place;
}

test('a shelf that followed another ledger is made anew, however long the new one is', async () => {
  for (const ids of [['a'], ['a', 'b'], ['a', 'b', 'c', 'd']]) {
    using folder = folderForTest();
    const { perennialData } = await filled(folder.path, 'lost-1', 'lost-2');
    for (const file of globSync(join(perennialData, 'ledger.db*'))) rmSync(file);
    const other = { perennialData, databaseUrl: onPostgres ? await freshSchema() : null };
    {
      await using ledger = await openLedger(truthOf(other));
      await append(ledger, ids);
    }
    assert.deepEqual(await opened(other), [another, ...ids]);
    assert.deepEqual(await opened(other), [null, ...ids], 'the next start finds it good');
  }
});

test('a shelf that holds what its ledger lost is made anew', async () => {
  using folder = folderForTest();
  const place = await filled(folder.path, 'a', 'b', 'lost');
  await loseEntriesAbove(place, 2);
  {
    await using ledger = await openLedger(truthOf(place));
    await append(ledger, ['c', 'd']);
  }
  assert.deepEqual(await opened(place), [another, 'a', 'b', 'c', 'd']);
});

test('a shelf stays good when what it took last is erased, and when it was built in one go', async () => {
  using folder = folderForTest();
  const place = await placeOf(folder.path);
  {
    await using data = await openDataFolder(place);
    await append(data.ledger, ['b', 'a', 'erased']);
    await buildShelf(data.ledger, data.shelf, { worthwhile: 1 });
    assert.equal(data.shelf.at(), 3);
    await data.ledger.erase('grants', 'erased', 'privacy_request', noon);
  }
  assert.deepEqual(await opened(place), [null, 'a', 'b']);
});

test('whoever follows a log that became another one takes nothing of it, and says so', async () => {
  using folder = folderForTest();
  const place = await filled(folder.path, 'a', 'b', 'lost');
  {
    await using data = await openDataFolder(place);
    await loseEntriesAbove(place, 2);
    await append(data.ledger, ['c', 'd']);
    await assert.rejects(catchUp(data.ledger, data.shelf), /followed another ledger/);
    assert.deepEqual(listed(data.shelf), ['a', 'b', 'lost']);
    assert.equal(data.shelf.at(), -1, 'it is behind whatever the log holds');
    const file = shelfFile(place.perennialData, shelfFingerprint());
    assert.throws(() => openSnapshot(file, families), /a log that is no more/, 'no dumps of what was lost');
    await append(data.ledger, ['e']);
    await assert.rejects(catchUp(data.ledger, data.shelf), /followed another ledger/);
  }
  assert.deepEqual(await opened(place), [another, 'a', 'b', 'c', 'd', 'e']);
});

test('a shelf that somebody gives up while another one asks the log is good for neither', async () => {
  using folder = folderForTest();
  const place = await filled(folder.path, 'a', 'lost');
  await using data = await openDataFolder(place);
  const asking = {
    ...data.ledger,
    after: async (seq: number, limit: number) => {
      const entries = await data.ledger.after(seq, limit);
      data.shelf.giveUp(2);
      return entries;
    },
  };
  await assert.rejects(checkLog(asking, data.shelf, data.shelf.at()), /followed another ledger/);
});

test('a log that becomes another one while a shelf is built from it leaves the shelf empty', async () => {
  using folder = folderForTest();
  await using one = await freshLedger();
  await using other = await freshLedger();
  await append(one, ['a', 'lost']);
  await append(other, ['a', 'b', 'c']);
  let ledger = one;
  const changing = {
    ...one,
    head: async () => 3,
    after: async (seq: number, limit: number) => {
      const entries = await ledger.after(seq, limit);
      ledger = other;
      return entries;
    },
  };
  using shelf = openShelf(join(folder.path, 'shelf.db'), families);
  await assert.rejects(buildShelf(changing, shelf, { worthwhile: 1 }), /followed another ledger/);
  assert.deepEqual([shelf.at(), ...listed(shelf)], [0]);
  await buildShelf(other, shelf, { worthwhile: 1 });
  assert.deepEqual(listed(shelf), ['a', 'b', 'c']);
});
