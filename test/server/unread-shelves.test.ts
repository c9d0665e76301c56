// Shelves of several releases over one data folder: each goes when nobody reads it, and not before.

import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { dropDrafts, holdDraft } from '../../src/engines/held-file.ts';
import { families } from '../../src/families.ts';
import { catchUp } from '../../src/ledger/follow.ts';
import { beginErasing, finishErasures } from '../../src/server/erasure/erasing.ts';
import { dropUnreadShelves, othersServeFrom } from '../../src/server/node/serving-processes.ts';
import { openNode } from '../../src/server/open-node.ts';
import { openShelf } from '../../src/shelf/shelf.ts';
import { folderForTest } from '../ledger/folder.ts';
import { changeOf } from '../support/node.ts';
import { readingProcess } from '../support/reading-process.ts';
import { aHero } from '../support/records.ts';
import { placeOf } from '../support/truth.ts';
import { filesHolding } from '../support/whole-folder.ts';

const older = '0123456789ab';
const canary = 'Zyxwvutqcanary';
const now = () => new Date();

test('an erasure leaves the shelf of another release to who reads it, and is finished once nothing is left in it', async () => {
  using folder = folderForTest();
  const file = join(folder.path, `shelf-${older}.db`);
  await using data = await openNode(await placeOf(folder.path), now);
  const { ledger, desk } = data;
  await ledger.append([changeOf('heroes', aHero({ id: 'h1', name: `Jane ${canary}` }))], now());
  await data.bringUpToDate();
  {
    using shelf = openShelf(file, families);
    await catchUp(ledger, shelf);
  }
  await using other = await readingProcess(folder.path, older);
  await beginErasing({ ledger, desk }, folder.path, 'heroes', 'h1', now());
  const finish = () =>
    finishErasures({
      ...{ data, desk, now, shown: data.bringUpToDate, patienceMs: 0 },
      dumps: { folder: join(folder.path, 'dumps'), shelf: '', site: '', licence: '' },
    });
  assert.equal((await finish()).compacted, false, 'bytes are left in what the other one reads');
  assert.deepEqual(filesHolding(folder.path, canary), [`shelf-${older}.db`]);
  {
    // As the other one does it, which follows the same log.
    using shelf = openShelf(file, families);
    await catchUp(ledger, shelf);
    shelf.mergeIndex();
  }
  assert.equal((await finish()).compacted, true);
  assert.deepEqual(filesHolding(folder.path, canary), []);
  assert.equal(existsSync(file), true);
  await other.kill();
  assert.deepEqual(dropUnreadShelves(folder.path, data.fingerprint), []);
  assert.equal(existsSync(file), false);
});

test('a shelf stays while somebody reads it, or does not say what it reads', async () => {
  using folder = folderForTest();
  await using data = await openNode(await placeOf(folder.path), now);
  const [file, another] = [
    join(folder.path, `shelf-${older}_2.db`),
    join(folder.path, 'shelf-ba9876543210.db'),
  ];
  for (const one of [file, another, `${another}-wal`]) writeFileSync(one, '');
  const drop = () => dropUnreadShelves(folder.path, data.fingerprint);
  {
    await using _unsaid = await readingProcess(folder.path, null);
    assert.deepEqual(drop(), [file, another]);
    await using _said = await readingProcess(folder.path, older);
    assert.deepEqual(drop(), [file, another]);
  }
  await using reader = await readingProcess(folder.path, older);
  assert.deepEqual(drop(), [file]);
  assert.deepEqual([existsSync(another), existsSync(`${another}-wal`)], [false, false]);
  assert.equal(othersServeFrom(folder.path, older), true);
  assert.equal(othersServeFrom(folder.path, data.fingerprint), false, 'who reads another shelf is in no way');
  await reader.kill();
  assert.deepEqual(drop(), []);
});

test('what a process said that was killed counts no more, nor what a program said that held no files', async () => {
  using folder = folderForTest();
  await using living = await readingProcess(folder.path, null);
  assert.equal(othersServeFrom(folder.path, older), true);
  await living.kill();
  writeFileSync(join(folder.path, `serving-${process.ppid}`), '4711');
  assert.equal(othersServeFrom(folder.path, older), false);
  assert.deepEqual(readdirSync(folder.path), []);
});

/** Runs a command as the first process of a container of its own. */
const inContainer = ['unshare', '--pid', '--fork', '--kill-child', '--mount-proc'];
const [program, ...options] = inContainer;
const mayContain = spawnSync(program as string, [...options, 'true']).status === 0;

test('processes of two containers see each other over the folder that they share, and take neither for gone', {
  skip: mayContain ? false : 'NO CONTAINER COULD BE MADE: unshare --pid is for root on Linux',
}, async () => {
  using folder = folderForTest();
  const file = join(folder.path, `shelf-${older}.db`);
  writeFileSync(file, '');
  const drop = () => dropUnreadShelves(folder.path, 'ba9876543210');
  await using first = await readingProcess(folder.path, older, inContainer);
  await using second = await readingProcess(folder.path, older, inContainer);
  assert.equal(othersServeFrom(folder.path, older), true);
  assert.deepEqual(drop(), [file]);
  await first.kill();
  assert.deepEqual(drop(), [file], 'both have the number 1');
  await second.kill();
  assert.deepEqual(drop(), []);
});

test('a draft goes with the process that wrote it, and stays while that one lives', async () => {
  using folder = folderForTest();
  const drop = () => dropDrafts(folder.path, /^(draft-\w+)/);
  writeFileSync(join(folder.path, 'draft-left'), '');
  {
    using _held = holdDraft(join(folder.path, 'draft-mine'));
    for (const name of ['draft-mine', 'draft-mine-wal']) writeFileSync(join(folder.path, name), '');
    drop();
    assert.deepEqual(readdirSync(folder.path).toSorted(), [
      'draft-mine',
      'draft-mine-wal',
      'draft-mine.held',
    ]);
  }
  drop();
  assert.deepEqual(readdirSync(folder.path), []);
});
