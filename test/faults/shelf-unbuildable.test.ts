// A shelf that cannot be built: the server says why and ends.

import assert from 'node:assert/strict';
import { globSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { test } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import { perennial } from '../commands/process.ts';
import { folderForTest } from '../ledger/folder.ts';
import { aLabel } from '../support/records.ts';
import { onPostgres } from '../support/truth.ts';

test('serve that cannot build its shelf says why and ends, so that it can be started anew', {
  skip: onPostgres && 'damages a file of SQLite',
}, async () => {
  using folder = folderForTest();
  const data = { PERENNIAL_DATA: folder.path };
  await perennial(['import', folder.write('labels.ndjson', [aLabel({ id: 'l' })])], data);
  const ledger = new DatabaseSync(join(folder.path, 'ledger.db'));
  ledger.exec("update entries set doc = '{'");
  ledger.close();
  for (const file of globSync(join(folder.path, 'shelf*'))) rmSync(file);
  const child = await Promise.race([
    perennial(['serve', '--port', '0'], data),
    setTimeout(90_000, undefined, { ref: false }),
  ]);
  assert.ok(child, 'it ends');
  assert.deepEqual([child.code, child.stdout], [1, '']);
  assert.match(child.stderr, /JSON/);
});
