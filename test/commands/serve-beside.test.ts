// Servers of two versions of the program over one folder, as while one is upgraded.

import assert from 'node:assert/strict';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import { folderForTest } from '../ledger/folder.ts';
import { takesLong } from '../support/often.ts';
import { readingProcess } from '../support/reading-process.ts';
import { serving } from './process.ts';

test('a server takes no shelf away that one of another version answers from; the next that starts after it does', async (t) => {
  if (!takesLong(t)) return;
  using folder = folderForTest();
  const settings = { PERENNIAL_DATA: folder.path };
  const file = 'shelf-0123456789ab.db';
  const other = join(folder.path, file);
  folder.write(file, 'of another version');
  {
    await using _reader = await readingProcess(folder.path, '0123456789ab');
    await using _first = await serving(settings);
    assert.equal(existsSync(other), true);
    await using _workers = await serving(settings, ['--workers', '1']);
    assert.equal(existsSync(other), true);
  }
  {
    await using _workers = await serving(settings, ['--workers', '1']);
    assert.equal(existsSync(other), false);
    folder.write(file, 'of a version that ended');
    await using _beside = await serving(settings);
    assert.equal(existsSync(other), false);
    folder.write(file, 'of one that does not say what it reads');
    await using _unsaid = await readingProcess(folder.path, null);
    await using _third = await serving(settings);
    assert.equal(existsSync(other), true);
  }
  await using _alone = await serving(settings);
  assert.equal(existsSync(other), false);
});

test('nothing that a killed worker said stays, while others go on', async (t) => {
  if (!takesLong(t)) return;
  using folder = folderForTest();
  await using server = await serving({ PERENNIAL_DATA: folder.path }, ['--workers', '2']);
  const marks = () => readdirSync(folder.path).filter((name) => /^(?:serving|reading)-/.test(name));
  const pids = () => new Set(marks().map((name) => Number(name.split('-')[1])));
  const [killed] = [...pids()].filter((pid) => pid !== server.pid);
  process.kill(killed as number, 'SIGKILL');
  while (pids().has(killed as number)) await setTimeout(50);
  while (pids().size < 2) await setTimeout(50);
});
