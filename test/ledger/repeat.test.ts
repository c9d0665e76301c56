// An import can be repeated: what did not change leaves no trace.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { families } from '../../src/families.ts';
import { catchUp } from '../../src/ledger/follow.ts';
import type { Ledger } from '../../src/ledger/ledger.ts';
import { type ImportCounts, importFile } from '../../src/sources/operator-file.ts';
import { aGrant, aLabel, builders } from '../support/records.ts';
import { shelfInMemory } from '../support/shelf-in-memory.ts';
import { freshLedger } from '../support/truth.ts';
import { folderForTest } from './folder.ts';

const monday = new Date('2026-03-02T09:00:00Z');
const tuesday = new Date('2026-03-03T09:00:00Z');

async function importing(ledger: Ledger, file: string, now: Date) {
  const reasons: string[] = [];
  const counts: ImportCounts = await importFile(file, {
    families,
    ledger,
    now: () => now,
    strict: false,
    onRefused: ({ field, reason }) => reasons.push(`${field}: ${reason}`),
    onPrivacyRequest: () => undefined,
    onProgress: () => undefined,
  });
  const { added, changed, unchanged, removed, refused } = counts;
  return { numbers: [added, changed, unchanged, removed, refused], reasons };
}

test('the same file again changes nothing: not the ledger, not a moment, not an answer', async () => {
  using folder = folderForTest();
  await using ledger = await freshLedger();
  const files = Object.entries(builders).map(([family, build]) =>
    folder.write(`${family}.ndjson`, [
      build(),
      build({ text_policy: 'excerpt_only', source_url: 'https://source.example/' }),
      build(),
    ]),
  );
  for (const file of files)
    assert.deepEqual((await importing(ledger, file, monday)).numbers, [3, 0, 0, 0, 0]);
  const [head, log] = [await ledger.head(), await ledger.after(0, 10_000)];
  using shelf = shelfInMemory(families);
  await catchUp(ledger, shelf);
  const version = shelf.reader.version('top');
  for (const file of files)
    assert.deepEqual((await importing(ledger, file, tuesday)).numbers, [0, 0, 3, 0, 0]);
  assert.equal(await ledger.head(), head);
  assert.deepEqual(await ledger.after(0, 10_000), log);
  assert.equal(await catchUp(ledger, shelf), 0);
  assert.equal(shelf.reader.version('top'), version);
});

test('members that are left out, null or empty, and another order of members, are no change', async () => {
  using folder = folderForTest();
  await using ledger = await freshLedger();
  const grant = aGrant({ id: 'g', description: null, labels: [], detail: {} });
  await importing(ledger, folder.write('grants.ndjson', [grant]), monday);
  const { description: _description, labels: _labels, detail: _detail, ...bare } = grant;
  const turned = Object.fromEntries(Object.entries(bare).reverse());
  const again = await importing(ledger, folder.write('grants.ndjson', [turned]), tuesday);
  assert.deepEqual(again.numbers, [0, 0, 1, 0, 0]);
});

test('a changed record keeps when it was created and moves when it was updated', async () => {
  using folder = folderForTest();
  await using ledger = await freshLedger();
  await importing(
    ledger,
    folder.write('labels.ndjson', [aLabel({ id: 'l', slug: 'l', name: 'Old' })]),
    monday,
  );
  const changed = [aLabel({ id: 'l', slug: 'l', name: 'New' })];
  assert.deepEqual(
    (await importing(ledger, folder.write('labels.ndjson', changed), tuesday)).numbers,
    [0, 1, 0, 0, 0],
  );
  const label = await ledger.present('labels', 'l');
  assert.equal(label?.created_at, monday.toISOString());
  assert.equal(label?.updated_at, tuesday.toISOString());
  const log = await ledger.after(0, 10);
  assert.deepEqual(
    log.map((entry) => entry.seq),
    [1, 2],
  );
});

test('moments that a record brings itself are kept, and a new one is a change', async () => {
  using folder = folderForTest();
  await using ledger = await freshLedger();
  const moments = { created_at: '2020-01-01T00:00:00Z', updated_at: '2021-01-01T00:00:00Z' };
  const write = (given: object) => folder.write('grants.ndjson', [aGrant({ id: 'g', ...given })]);
  await importing(ledger, write(moments), monday);
  assert.deepEqual((await importing(ledger, write(moments), tuesday)).numbers, [0, 0, 1, 0, 0]);
  assert.deepEqual((await importing(ledger, write({}), tuesday)).numbers, [0, 0, 1, 0, 0]);
  const later = { ...moments, updated_at: '2022-01-01T00:00:00Z' };
  assert.deepEqual((await importing(ledger, write(later), tuesday)).numbers, [0, 1, 0, 0, 0]);
  assert.equal((await ledger.present('grants', 'g'))?.created_at, moments.created_at);
});

test('removed: true takes a record out once and leaves a tombstone with its reason', async () => {
  using folder = folderForTest();
  await using ledger = await freshLedger();
  await importing(ledger, folder.write('labels.ndjson', [aLabel({ id: 'l' }), aLabel({ id: 'm' })]), monday);
  const removals = [
    { id: 'l', removed: true, removal_reason: 'duplicate' },
    { id: 'm', removed: true },
    { id: 'never-there', removed: true },
  ];
  const file = folder.write('labels.ndjson', removals);
  assert.deepEqual((await importing(ledger, file, tuesday)).numbers, [0, 0, 1, 2, 0]);
  assert.deepEqual((await importing(ledger, file, tuesday)).numbers, [0, 0, 3, 0, 0]);
  assert.equal(await ledger.present('labels', 'l'), null);
  assert.deepEqual(await ledger.counts(), {});
  const tombstones = (await ledger.after(2, 10)).map(({ id, doc, reason }) => [id, doc, reason]);
  assert.deepEqual(tombstones, [
    ['l', null, 'duplicate'],
    ['m', null, 'source_removed'],
  ]);
});

test('a record that comes back after its removal is new', async () => {
  using folder = folderForTest();
  await using ledger = await freshLedger();
  const file = folder.write('labels.ndjson', [aLabel({ id: 'l', slug: 'l' })]);
  await importing(ledger, file, monday);
  await importing(ledger, folder.write('labels.out.ndjson', [{ id: 'l', removed: true }]), monday);
  assert.deepEqual((await importing(ledger, file, tuesday)).numbers, [1, 0, 0, 0, 0]);
  assert.equal((await ledger.present('labels', 'l'))?.created_at, tuesday.toISOString());
});

test('a public_id belongs to its first record for ever, in its family', async () => {
  using folder = folderForTest();
  await using ledger = await freshLedger();
  const write = (family: string, ...records: readonly unknown[]) => folder.write(`${family}.ndjson`, records);
  const first = aGrant({ id: 'first', public_id: 'call' });
  const second = aGrant({ id: 'second', public_id: 'call' });
  const taken = await importing(ledger, write('grants', first, second), monday);
  assert.deepEqual(taken.numbers, [1, 0, 0, 0, 1]);
  assert.deepEqual(taken.reasons, [
    'public_id: public_id call belongs to another record of this family; give this one another.',
  ]);
  // Renamed: the old address stays with the record.
  await importing(ledger, write('grants', { ...first, public_id: 'new-call' }), monday);
  assert.deepEqual((await importing(ledger, write('grants', second), monday)).numbers, [0, 0, 0, 0, 1]);
  await importing(ledger, write('grants', { id: 'first', removed: true }), monday);
  assert.deepEqual((await importing(ledger, write('grants', second), monday)).numbers, [0, 0, 0, 0, 1]);
  assert.deepEqual((await importing(ledger, write('grants', first), tuesday)).numbers, [1, 0, 0, 0, 0]);
  const event = (builders.events as (given: object) => object)({ id: 'e', public_id: 'call' });
  assert.deepEqual((await importing(ledger, write('events', event), monday)).numbers, [1, 0, 0, 0, 0]);
});
