// A set of dumps that goes, goes as a whole: whatever ends the process meanwhile leaves no published set that
// lacks a file.

import assert from 'node:assert/strict';
import { mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { setImmediate } from 'node:timers/promises';
import { dumpVersions } from '../../src/dumps/dump-index.ts';
import { dropDumps } from '../../src/dumps/write-dumps.ts';
import { folderForTest } from '../ledger/folder.ts';

test('a set of dumps that is dropped has all of its files for as long as it is published', async () => {
  using folder = folderForTest();
  const sets = Array.from({ length: 8 }, (_, n) => `20260301T12000${n}Z`);
  for (const version of sets) {
    mkdirSync(join(folder.path, version));
    for (let n = 0; n < 300; n++) folder.write(`${version}/${n}.ndjson.gz`, Buffer.from('-'));
    folder.write(`${version}/index.json`, JSON.stringify({ version, files: [] }));
  }
  const torn: string[] = [];
  const look = () => {
    for (const version of dumpVersions(folder.path)) {
      // It may go between two looks; then it is not published after them.
      const there = filesOf(join(folder.path, version));
      if (there < 301 && dumpVersions(folder.path).includes(version)) torn.push(`${version}: ${there}`);
    }
  };
  let over = false;
  const dropped = dropDumps(folder.path, 0).finally(() => {
    over = true;
  });
  while (!over) {
    look();
    await setImmediate();
  }
  await dropped;
  assert.deepEqual(torn, []);
  assert.deepEqual(readdirSync(folder.path), []);
});

function filesOf(path: string): number {
  try {
    return readdirSync(path).length;
  } catch {
    // It went between the two looks.
    return 0;
  }
}
