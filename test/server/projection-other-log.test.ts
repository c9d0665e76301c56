// A node whose log becomes another one while it follows.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { catchUp } from '../../src/ledger/follow.ts';
import { type DataFolder, openDataFolder } from '../../src/server/node/data-folder.ts';
import { startProjection } from '../../src/server/projection/projection.ts';
import { folderForTest } from '../ledger/folder.ts';
import { loseEntriesAbove } from '../support/lost-entries.ts';
import { changeOf } from '../support/node.ts';
import { takesLong } from '../support/often.ts';
import { aGrant } from '../support/records.ts';
import { placeOf } from '../support/truth.ts';

const noon = new Date('2026-03-01T12:00:00Z');

function append({ ledger }: DataFolder, ids: readonly string[]): Promise<unknown> {
  const changes = ids.map((id) => changeOf('grants', aGrant({ id, public_id: null })));
  return ledger.append(changes, noon);
}

function listed({ shelf }: DataFolder): readonly unknown[] {
  return shelf.reader.select('select id from grants order by id').map(({ id }) => id);
}

/** A shelf that a thread brought to a, b and lost; then the ledger loses the last one, and gets others. */
async function whenLost(others: readonly string[]): Promise<void> {
  using folder = folderForTest();
  const place = await placeOf(folder.path);
  {
    await using data = await openDataFolder(place);
    await append(data, ['a', 'b', 'lost']);
    const { promise: failed, resolve: fail } = Promise.withResolvers<unknown>();
    const projection = startProjection(place, fail);
    await projection.caughtUp();
    await loseEntriesAbove(place, 2);
    await append(data, others);
    assert.match(String(await failed), /OtherLogError: The shelf followed another ledger/);
    await projection.stop();
    assert.deepEqual(listed(data), ['a', 'b', 'lost'], 'nothing of the new log is mixed with the old one');
    assert.equal(data.shelf.at(), -1, 'the node is behind, so it is not ready');
  }
  await using data = await openDataFolder(place);
  assert.match(data.rebuilt ?? '', /it followed another ledger/);
  await catchUp(data.ledger, data.shelf);
  assert.deepEqual(listed(data), ['a', 'b', ...others]);
}

test('a log that became another one and grew is noticed with its next change', () => whenLost(['c', 'd']));

test('a log that became another one and is no longer than the shelf is noticed within seconds', async (t) => {
  if (takesLong(t)) await whenLost(['c']);
});

test('a thread that finds a log that became another one leaves the shelf to those who have it open', async () => {
  using folder = folderForTest();
  const place = await placeOf(folder.path);
  await using data = await openDataFolder(place);
  await append(data, ['a', 'lost']);
  await catchUp(data.ledger, data.shelf);
  await loseEntriesAbove(place, 1);
  await append(data, ['b', 'c']);
  const { promise: failed, resolve: fail } = Promise.withResolvers<unknown>();
  const projection = startProjection(place, fail);
  assert.match(String(await failed), /OtherLogError/);
  await projection.stop();
  assert.equal(data.shelf.at(), -1);
  assert.deepEqual(listed(data), ['a', 'lost']);
});

test('a log that stays the same goes on being followed', async () => {
  using folder = folderForTest();
  const place = await placeOf(folder.path);
  await using data = await openDataFolder(place);
  const errors: unknown[] = [];
  const projection = startProjection(place, (error) => errors.push(error));
  for (const id of ['a', 'b', 'c']) {
    await append(data, [id]);
    await projection.caughtUp();
    await data.ledger.erase('grants', id, 'privacy_request', noon);
    await projection.caughtUp();
  }
  await projection.stop();
  assert.deepEqual(errors, []);
  assert.equal(data.shelf.at(), 6);
});
