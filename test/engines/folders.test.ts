import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { makeFolder } from '../../src/engines/sync-names.ts';
import { folderForTest } from '../ledger/folder.ts';

test('a folder is made with those above it, all with the same rights, and one that is there stays', () => {
  using folder = folderForTest();
  const path = join(folder.path, 'a', 'b', 'c');
  makeFolder(path, 0o700);
  makeFolder(path, 0o700);
  for (const made of ['a', 'a/b', 'a/b/c'])
    assert.equal(statSync(join(folder.path, made)).mode & 0o777, 0o700, made);
  mkdirSync(join(path, 'own'), { mode: 0o755 });
  makeFolder(join(path, 'own', 'd'));
  writeFileSync(join(path, 'file'), '');
  assert.throws(() => makeFolder(join(path, 'file')), { code: 'EEXIST' });
  assert.throws(() => makeFolder(join(path, 'file', 'e')), { code: 'EEXIST' });
});

test('a folder where none can be made is refused, and not tried without an end', {
  skip: process.platform !== 'linux',
}, () => {
  const engine = new URL('../../src/engines/sync-names.ts', import.meta.url);
  const program = `import { makeFolder } from ${JSON.stringify(engine)}; makeFolder('/proc/none/inside');`;
  const { signal, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', program], {
    encoding: 'utf8',
    timeout: 20_000,
  });
  assert.equal(signal, null);
  assert.match(stderr, /ENOENT: no such file or directory, mkdir '\/proc\/none'/);
});
