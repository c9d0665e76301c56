// A server that finds no data begins with none, and says so: its folder may be away, or its disk not mounted.

import assert from 'node:assert/strict';
import { mkdirSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { folderForTest } from '../ledger/folder.ts';
import { onPostgres } from '../support/truth.ts';
import { serving } from './process.ts';

test('a start that finds no data says so before it says where it serves, and one that finds them does not', async () => {
  using folder = folderForTest();
  const data = join(folder.path, 'data');
  const firstLine = async (args: readonly string[] = []) => {
    await using server = await serving({ PERENNIAL_DATA: data }, args);
    return server.said().stdout.split('\n')[0];
  };
  const made = `Made a new data folder at ${data}.`;
  assert.equal(await firstLine(), made);
  assert.match((await firstLine()) ?? '', /^Perennial serves/);
  renameSync(data, `${data}-away`);
  assert.equal(await firstLine(['--workers', '2']), made);
  assert.match((await firstLine(['--workers', '2'])) ?? '', /^Perennial serves/);
  if (onPostgres) return;
  // As a place where a disk is to be mounted.
  renameSync(data, `${data}-too`);
  mkdirSync(data);
  assert.equal(await firstLine(), `No ledger was in ${data}: a new one was made.`);
});
