// Each record that a mirror takes anew is a commit of its own, in the thread that answers.

import assert from 'node:assert/strict';
import { join } from 'node:path';
import { test } from 'node:test';
import { families } from '../../src/families.ts';
import { openLedger } from '../../src/ledger/open-ledger.ts';
import { appendNewest, dropOthers } from '../../src/server/mirror/mirror-taking.ts';
import { folderForTest } from '../ledger/folder.ts';
import { changeOf } from '../support/node.ts';
import { aLabel } from '../support/records.ts';
import { noon } from '../support/test-app.ts';

const records = 40;
const taken = (name: string) =>
  Array.from({ length: records }, (_, n) => changeOf('labels', aLabel({ id: `l${n}`, slug: `l${n}`, name })));

/** How often others had their turn meanwhile. */
async function turnsDuring(done: Promise<unknown>): Promise<number> {
  let [turns, isOver] = [0, false];
  const turn = () => {
    turns += 1;
    if (!isOver) setImmediate(turn);
  };
  setImmediate(turn);
  await done;
  isOver = true;
  return turns;
}

test('while a mirror takes many changes, readers have their turn between any two of them', async () => {
  using folder = folderForTest();
  await using ledger = await openLedger(join(folder.path, 'ledger.db'));
  const parts = { ledger, now: () => noon };
  await appendNewest(parts, taken('Before'));
  const turns = await turnsDuring(appendNewest(parts, taken('After')));
  assert.ok(turns >= records, `${turns} turns`);
  const labels = families.find(({ name }) => name === 'labels') as (typeof families)[number];
  const rest = { url: '', families, folder: folder.path, ask: fetch as never, onProgress: () => {} };
  const dropped = await turnsDuring(dropOthers({ ...rest, ...parts }, labels, new Set()));
  assert.ok(dropped >= records, `${dropped} turns`);
  assert.deepEqual(await ledger.counts(), {});
});
