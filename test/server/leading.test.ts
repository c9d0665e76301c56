import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import { leadingOver } from '../../src/server/leading.ts';
import { openNode } from '../../src/server/open-node.ts';
import { folderForTest } from '../ledger/folder.ts';
import { changeOf } from '../support/node.ts';
import { aHero } from '../support/records.ts';
import { noon } from '../support/test-app.ts';
import { placeOf } from '../support/truth.ts';

test('who follows the log opens the shelf for it once, and again only after a round that failed', async () => {
  using folder = folderForTest();
  await using node = await openNode(await placeOf(folder.path), () => noon);
  const failures: unknown[] = [];
  let opened = 0;
  let fails = false;
  const openToWrite = () => {
    opened++;
    const shelf = node.openToWrite();
    const mergeIndex = () => {
      if (fails) throw new Error('the disk is gone');
      return shelf.mergeIndex();
    };
    return { ...shelf, mergeIndex };
  };
  const bug = (error: unknown) => failures.push(error);
  const parts = { node: { ...node, openToWrite }, ledger: node.ledger, bug };
  const leading = leadingOver(parts as unknown as Parameters<typeof leadingOver>[0]);
  await using _stopped = { [Symbol.asyncDispose]: leading.stop };
  const until = async (holds: () => boolean) => {
    while (!holds()) await setTimeout(20);
  };
  leading.follow();
  for (const id of ['h1', 'h2']) {
    await node.ledger.append([changeOf('heroes', aHero({ id }))], noon);
    const head = await node.ledger.head();
    await until(() => node.shelf.at() === head);
  }
  assert.deepEqual([opened, failures], [1, []]);
  fails = true;
  await until(() => failures.length > 0);
  fails = false;
  await until(() => opened > 1);
  await leading.stop();
  assert.deepEqual([opened, failures.length], [2, 1]);
});
