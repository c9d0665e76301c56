import assert from 'node:assert/strict';
import { appendFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { backupCommand, noteErasure, restoreCommand } from '../../src/commands/backup.ts';
import { openSqliteLedger } from '../../src/ledger/sqlite.ts';
import { changeOf } from '../support/node.ts';
import { aGrant } from '../support/records.ts';
import { noon } from '../support/test-app.ts';
import { inProcess } from './in-process.ts';

test('a backup is put back whole, without what was erased since, and never over something else', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'perennial-backup-'));
  const [from, to, file] = [join(folder, 'ledger.db'), join(folder, 'to'), join(folder, 'backup.db')];
  {
    await using ledger = openSqliteLedger(from);
    await ledger.append(
      [changeOf('grants', aGrant({ id: 'a' })), changeOf('grants', aGrant({ id: 'jane' }))],
      noon,
    );
  }
  const settings = { PERENNIAL_DATA: folder, DATABASE_URL: '' };
  const written = await inProcess(settings, (config, output) => backupCommand(file, config, output));
  assert.equal(written.code, 0, written.stderr);
  await noteErasure(folder, { family: 'grants', id: 'jane', at: noon.toISOString() });
  const restore = (data: string) =>
    inProcess({ PERENNIAL_DATA: data, DATABASE_URL: '' }, (config, output) =>
      restoreCommand({ file, erased: join(folder, 'erased.ndjson') }, config, output, () => noon),
    );
  const put = await restore(to);
  assert.equal(put.code, 0, put.stderr);
  assert.match(put.stdout, /1 erasures carried out again/);
  {
    await using ledger = openSqliteLedger(join(to, 'ledger.db'));
    assert.equal((await ledger.present('grants', 'a'))?.id, 'a');
    assert.equal(await ledger.present('grants', 'jane'), null);
  }
  assert.match((await restore(to)).stderr, /not empty/);
  await appendFile(file, 'x');
  assert.match((await restore(join(folder, 'third'))).stderr, /not the backup that was written/);
  await rm(folder, { recursive: true });
});
