// The list of what must not come back, after a power cut or a full disk tore its last line.

import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { withdrawalList, withdrawalsFile, withdrawalsIn } from '../../src/server/erasure/withdrawals.ts';
import { perennial } from '../commands/process.ts';
import { folderForTest } from '../ledger/folder.ts';
import { aHero } from '../support/records.ts';
import { onPostgres } from '../support/truth.ts';

const at = '2026-11-20T12:00:00.000Z';
const first = { family: 'heroes', id: 'first', at };
const whole = `${JSON.stringify(first)}\n`;
const next = { family: 'heroes', id: 'next', at };

const tears: readonly (readonly [string, string])[] = [
  ['half a line', '{"family":"heroes","id":"ha'],
  ['bytes that never came', '\0'.repeat(60)],
  ['half a line and bytes that never came', `{"family":"he${'\0'.repeat(40)}`],
];

for (const [what, torn] of tears) {
  test(`${what} at the end of the list tells nothing, and stops nobody who adds to it`, async () => {
    using folder = folderForTest();
    const path = join(folder.path, withdrawalsFile);
    writeFileSync(path, whole + torn);
    const told: string[] = [];
    assert.deepEqual(await withdrawalsIn(path, (where) => told.push(where)), [first]);
    assert.deepEqual(told, [`${path}:2`]);
    await withdrawalList(folder.path).note([first, next]);
    assert.deepEqual(await withdrawalsIn(path), [first, next]);
    // A second tear is no other thing than the first.
    writeFileSync(path, readFileSync(path, 'utf8') + torn);
    await withdrawalList(folder.path).note([{ ...next, id: 'last' }]);
    assert.deepEqual(await withdrawalsIn(path), [first, next, { ...next, id: 'last' }]);
  });
}

test('a last line that is whole counts, though nobody ended it', async () => {
  using folder = folderForTest();
  const path = join(folder.path, withdrawalsFile);
  writeFileSync(path, whole.trim());
  assert.deepEqual(await withdrawalsIn(path), [first]);
  await withdrawalList(folder.path).note([next]);
  assert.deepEqual(await withdrawalsIn(path), [first, next]);
});

test('a line that somebody spoiled in the middle of the list is not passed over', async () => {
  using folder = folderForTest();
  const path = join(folder.path, withdrawalsFile);
  writeFileSync(path, `{"family":"heroes"\n${whole}`);
  await assert.rejects(withdrawalsIn(path), /erased\.ndjson:1 is not an erasure/);
  writeFileSync(path, `null\n${whole}`);
  await assert.rejects(withdrawalsIn(path), /erased\.ndjson:1 is not an erasure/);
});

test('somebody is erased beside a torn list, and a restore says which line told nothing', {
  skip: onPostgres ? 'the list is a file of the folder on both engines' : false,
}, async () => {
  using folder = folderForTest();
  const settings = { PERENNIAL_DATA: join(folder.path, 'data') };
  const jane = aHero({ id: 'jane', public_id: 'jane', name: 'Jane Doe' });
  const backup = join(folder.path, 'backup.db');
  assert.equal((await perennial(['import', folder.write('heroes.ndjson', [jane])], settings)).code, 0);
  assert.equal((await perennial(['backup', backup], settings)).code, 0);
  const path = join(settings.PERENNIAL_DATA, withdrawalsFile);
  writeFileSync(path, '{"family":"hero');
  const removed = await perennial(
    ['remove', 'heroes', 'jane', '--reason', 'privacy_request', '--yes'],
    settings,
  );
  assert.equal(removed.code, 0, removed.stderr);
  writeFileSync(path, `${readFileSync(path, 'utf8')}{"fam`);
  const place = { PERENNIAL_DATA: join(folder.path, 'place') };
  const put = await perennial(['restore', backup, '--erased', path], place);
  assert.equal(put.code, 0, put.stderr);
  assert.match(put.stdout, /1 erasure carried out again/);
  assert.match(put.stderr, /erased\.ndjson:\d+ .*was never written to its end/);
});
