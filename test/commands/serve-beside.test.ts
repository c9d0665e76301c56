// Servers of two versions of the program over one folder, as while one is upgraded.

import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { folderForTest } from '../ledger/folder.ts';
import { serving } from './process.ts';

test('a server takes no shelf away that one of another version may answer from; the next that starts alone does', async () => {
  using folder = folderForTest();
  const settings = { PERENNIAL_DATA: folder.path };
  folder.write('shelf-0123456789ab.db', 'of another version');
  const other = join(folder.path, 'shelf-0123456789ab.db');
  {
    await using _first = await serving(settings);
    assert.equal(existsSync(other), false);
    folder.write('shelf-0123456789ab.db', 'of the first one, as if it were older');
    await using _beside = await serving(settings);
    assert.equal(existsSync(other), true);
    await using _workers = await serving(settings, ['--workers', '1']);
    assert.equal(existsSync(other), true);
  }
  await using _alone = await serving(settings, ['--workers', '1']);
  assert.equal(existsSync(other), false);
});
