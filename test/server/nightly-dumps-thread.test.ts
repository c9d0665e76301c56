// The nightly dumps in the thread that makes them.

import assert from 'node:assert/strict';
import { join } from 'node:path';
import { test } from 'node:test';
import { claimNight, lastNight } from '../../src/desk/nodes.ts';
import { dumpVersions } from '../../src/dumps/dump-index.ts';
import { startNightlyDumps } from '../../src/server/dumps/nightly-dumps.ts';
import { didUpTo, three, until } from '../support/nights.ts';
import { node as nodeWithFiles } from '../support/node.ts';
import { freshDesk } from '../support/truth.ts';

/** A node with files whose nightly dumps are made in their thread. */
async function nodeWithThread() {
  const [files, desk] = [await nodeWithFiles('historyId'), await freshDesk()];
  await didUpTo(desk, '2026-03-01');
  const folder = join(files.folder, 'nightly');
  const [made, failed]: [string[], unknown[]] = [[], []];
  const { stop } = startNightlyDumps({
    at: { hour: 3, minute: 0 },
    desk,
    node: 'one',
    task: { folder, shelf: files.shelfFile, site: 'http://localhost', licence: 'free' },
    now: () => three,
    onDone: (version) => made.push(version),
    onMissed: (day) => failed.push(day),
    onFailure: (error) => failed.push(error),
    lookEveryMs: 2,
  });
  const close = async () => {
    await desk[Symbol.asyncDispose]();
    await files[Symbol.asyncDispose]();
  };
  const night = () => lastNight(desk, 'dumps', '2026-03-02');
  return { desk, folder, made, failed, night, stop, [Symbol.asyncDispose]: close };
}

test('the thread publishes what the shelf holds', async () => {
  await using one = await nodeWithThread();
  await until(() => one.made.length > 0);
  await one.stop();
  assert.deepEqual([one.failed, one.made.length], [[], 1]);
  assert.deepEqual(dumpVersions(one.folder), one.made);
  assert.equal((await one.night())?.leased_until, null);
});

test('a thread that is stopped publishes nothing', async () => {
  // On a busy machine the thread may be done before anybody could stop it: then another one is.
  for (let attempt = 0; attempt < 10; attempt++) {
    await using one = await nodeWithThread();
    await until(async () => (await one.night())?.node === 'one');
    await one.stop();
    assert.deepEqual(one.failed, []);
    assert.deepEqual(dumpVersions(one.folder), one.made);
    if (one.made.length > 0) continue;
    assert.equal(await claimNight(one.desk, 'dumps', 'next', three), 'again');
    return;
  }
  assert.fail('none was stopped before it was done');
});
