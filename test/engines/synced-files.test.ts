import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { syncFolder, syncFolderNow } from '../../src/engines/sync-folder.ts';
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

test('Windows, which brings no folder to the disk, is not asked to', async (context) => {
  const nowhere = '/no/such/folder';
  await assert.rejects(syncFolder(nowhere), { code: 'ENOENT' });
  assert.throws(() => syncFolderNow(nowhere), { code: 'ENOENT' });
  const system = Object.getOwnPropertyDescriptor(process, 'platform') as PropertyDescriptor;
  context.after(() => Object.defineProperty(process, 'platform', system));
  Object.defineProperty(process, 'platform', { ...system, value: 'win32' });
  await syncFolder(nowhere);
  syncFolderNow(nowhere);
});
