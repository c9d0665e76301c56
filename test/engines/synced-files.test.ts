import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { replaceSynced } from '../../src/engines/synced-files.ts';
import { folderForTest } from '../ledger/folder.ts';

test('two that write one file at once leave the whole text of one of them, and no draft', async () => {
  using folder = folderForTest();
  const path = join(folder.path, 'logins.json');
  const texts = Array.from({ length: 8 }, (_, n) => `${n}`.repeat(100_000 * (n + 1)));
  await Promise.all(texts.map((text) => replaceSynced(path, text)));
  assert.ok(texts.includes(readFileSync(path, 'utf8')));
  assert.deepEqual(readdirSync(folder.path), ['logins.json']);
});
