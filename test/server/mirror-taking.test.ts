// What a mirror takes anew: each record is a commit of its own, in the thread that answers, and what it said before goes.

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

test('what a record said before goes too when the mirror that took the record was killed before it came to that', async () => {
  using folder = folderForTest();
  await using ledger = await openLedger(join(folder.path, 'ledger.db'));
  const parts = { ledger, now: () => noon };
  const killed = { ...ledger, rewrite: () => Promise.reject(new Error('killed')) };
  await appendNewest(parts, taken('Jane'));
  await assert.rejects(appendNewest({ ...parts, ledger: killed }, taken('After')), /killed/);
  const said = async () => (await ledger.after(0, 1000)).filter(({ doc }) => doc?.includes('Jane')).length;
  assert.equal(await said(), records);
  await appendNewest(parts, taken('After'));
  assert.equal(await said(), 0);
  assert.equal(await ledger.head(), 2 * records, 'and nothing is taken twice');
});
