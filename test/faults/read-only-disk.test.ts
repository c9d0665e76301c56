// A disk that can only be read, as one is after a fault of its own: what is on it can be saved.

import assert from 'node:assert/strict';
import { join } from 'node:path';
import { test } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import { interrupted, perennial } from '../commands/process.ts';
import { folderForTest } from '../ledger/folder.ts';
import { onPostgres } from '../support/truth.ts';
import { smallDisk } from './small-disk.ts';

test('a backup is made of a data folder on a disk that can only be read, and what a killed server left there is in it', {
  skip: onPostgres ? 'the truth is in a database, not on the disk' : false,
}, async (t) => {
  using folder = folderForTest();
  using disk = smallDisk(t, 64 * 1024 * 1024);
  if (disk === null) return;
  const data = join(disk.path, 'data');
  const on = { PERENNIAL_DATA: data };
  const labels = (name: string) => folder.write('labels.ndjson', [{ id: name, slug: name, name }]);
  assert.equal((await perennial(['import', labels('checkpointed')], on)).code, 0);
  // Killed with a change that is in the log alone.
  const late = labels('late');
  let asked = false;
  await interrupted(['serve', '--port', '0'], on, 'SIGKILL', async () => {
    if (asked) return true;
    await setTimeout(2_000);
    assert.equal((await perennial(['import', late], on)).code, 0);
    asked = true;
    return true;
  });
  disk.freeze();
  const refused = await perennial(['import', labels('never')], on);
  assert.equal(refused.code, 1);
  const file = join(folder.path, 'saved');
  const saved = await perennial(['backup', file], on);
  assert.equal(saved.code, 0, saved.stderr);
  const to = { PERENNIAL_DATA: join(folder.path, 'to') };
  assert.equal((await perennial(['restore', file], to)).code, 0);
  assert.match((await perennial(['status'], to)).stdout, /2 labels/);
});
