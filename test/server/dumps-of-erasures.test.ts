// Dumps from before an erasure make way for new ones, whichever of several it is that they are older than.

import assert from 'node:assert/strict';
import { globSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { beginErasure, bytesAlone, unfinishedErasures } from '../../src/desk/unfinished-erasures.ts';
import { dumpVersions } from '../../src/dumps/dump-index.ts';
import { writeDumps } from '../../src/dumps/write-dumps.ts';
import { families } from '../../src/families.ts';
import { finishErasures } from '../../src/server/erasure/erasing.ts';
import { openNode } from '../../src/server/open-node.ts';
import { folderForTest } from '../ledger/folder.ts';
import { placeOf } from '../support/truth.ts';

test('of two erasures that only bytes are left of, the later one decides which dumps are made anew', async () => {
  using folder = folderForTest();
  const at = (hour: number) => new Date(Date.UTC(2026, 2, 1, hour));
  const now = () => at(13);
  await using data = await openNode(await placeOf(folder.path), now);
  await data.bringUpToDate();
  const dumps = join(folder.path, 'dumps');
  const [shelf = ''] = globSync(join(folder.path, 'shelf-*.db'));
  const parts = { folder: dumps, shelf, site: '', licence: '' };
  const { version } = await writeDumps({ ...parts, families, now: at(11), allowFewer: true });
  for (const [id, hour] of [
    ['', 10],
    ['op-2', 12],
  ] as const)
    await beginErasure(data.desk, { ...bytesAlone, id, names: [], at: at(hour).toISOString() });
  const { desk } = data;
  const done = await finishErasures({ data, desk, now, shown: data.bringUpToDate, dumps: parts });
  assert.equal(done.compacted, true);
  assert.equal(dumpVersions(dumps).includes(version), false, 'it was made between the two');
  assert.equal(dumpVersions(dumps).length, 1);
  assert.deepEqual(await unfinishedErasures(desk), []);
});
