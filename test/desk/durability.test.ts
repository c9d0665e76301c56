// What a commit waits for. A power cut cannot be made here; what is seen is who waits for the disk, and that
// everything is in the file for whoever opens it next.

import assert from 'node:assert/strict';
import { join } from 'node:path';
import { test } from 'node:test';
import { type Durability, openDesk } from '../../src/desk/desk.ts';
import { FileFault } from '../../src/engines/file-fault.ts';
import { logOnDisk } from '../../src/engines/sync-log.ts';
import { folderForTest } from '../ledger/folder.ts';
import { fill } from '../support/desk-rows.ts';
import { freshSchema, onPostgres } from '../support/truth.ts';

test('however a transaction is kept, another connection reads it once it is answered', async () => {
  using folder = folderForTest();
  const truth = onPostgres ? await freshSchema() : join(folder.path, 'ledger.db');
  await using desk = await openDesk(truth);
  await using other = await openDesk(truth);
  const kinds: readonly Durability[] = ['may be lost', 'told when kept', 'seen when kept', 'may be lost'];
  for (const [at, durability] of kinds.entries()) {
    await desk.exclusively(
      'people',
      (trx) => fill({ ...desk, db: trx }, 'teams', { id: `t${at}`, tier: 'full' }),
      durability,
    );
    const { length } = await other.db.selectFrom('teams').select('id').execute();
    assert.equal(length, at + 1, durability);
  }
  await assert.rejects(
    desk.exclusively(
      'people',
      async (trx) => {
        await fill({ ...desk, db: trx }, 'teams', { id: 'undone', tier: 'full' });
        throw new Error('changed my mind');
      },
      'may be lost',
    ),
    /changed my mind/,
  );
  assert.equal((await desk.db.selectFrom('teams').selectAll().execute()).length, kinds.length);
});

test('where the log cannot be brought to the disk, whoever waits for it is told so', async () => {
  using folder = folderForTest();
  await assert.rejects(logOnDisk(join(folder.path, 'none.db'))(), FileFault);
  await logOnDisk(':memory:')();
});
