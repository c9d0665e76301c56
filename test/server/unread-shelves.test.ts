// Shelves of several releases over one data folder: each goes when nobody reads it, and not before.

import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, existsSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Readable, Writable } from 'node:stream';
import { test } from 'node:test';
import { families } from '../../src/families.ts';
import { catchUp } from '../../src/ledger/follow.ts';
import { beginErasing, finishErasures } from '../../src/server/erasure/erasing.ts';
import { isGone } from '../../src/server/node/processes.ts';
import { dropUnreadShelves, othersServeFrom } from '../../src/server/node/serving-processes.ts';
import { openNode } from '../../src/server/open-node.ts';
import { openShelf } from '../../src/shelf/shelf.ts';
import { folderForTest } from '../ledger/folder.ts';
import { changeOf } from '../support/node.ts';
import { readingProcess } from '../support/reading-process.ts';
import { aHero } from '../support/records.ts';
import { placeOf } from '../support/truth.ts';

const older = '0123456789ab';
const canary = 'Zyxwvutqcanary';
const now = () => new Date();

/** The files of the folder that hold the word. */
function holding(folder: string): string[] {
  return readdirSync(folder).filter((name) => readFileSync(join(folder, name)).includes(canary));
}

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
  assert.deepEqual(holding(folder.path), [`shelf-${older}.db`]);
  {
    // As the other one does it, which follows the same log.
    using shelf = openShelf(file, families);
    await catchUp(ledger, shelf);
    shelf.mergeIndex();
  }
  assert.equal((await finish()).compacted, true);
  assert.deepEqual(holding(folder.path), []);
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

test('what a process said that was killed counts no more, whoever has its number now', async () => {
  using folder = folderForTest();
  await using living = await readingProcess(folder.path, null);
  assert.equal(othersServeFrom(folder.path, older), true);
  const mark = join(folder.path, `serving-${living.pid}`);
  const kept = join(folder.path, 'kept');
  copyFileSync(mark, kept);
  writeFileSync(mark, '1');
  assert.equal(othersServeFrom(folder.path, older), false, 'of one that began at another time');
  assert.equal(existsSync(mark), false);
  renameSync(kept, mark);
  assert.equal(othersServeFrom(folder.path, older), true);
});

test('a process that ended and that its parent does not ask after reads nothing', {
  skip: process.platform !== 'linux',
}, async () => {
  // The child reads until its end comes, which is when the shell, which would ask after it, is one no more.
  const parent = spawn('sh', ['-c', 'cat <&3 & echo $!; exec sleep 60'], {
    stdio: ['ignore', 'pipe', 'inherit', 'pipe'],
  });
  const [said] = await once(parent.stdout as Readable, 'data');
  const pid = Number(String(said));
  const until = async (holds: () => boolean) => {
    while (!holds()) await new Promise((done) => setTimeout(done, 20));
  };
  await until(() => readFileSync(`/proc/${parent.pid}/comm`, 'utf8') === 'sleep\n');
  (parent.stdio[3] as Writable).end();
  await until(() => readFileSync(`/proc/${pid}/stat`, 'utf8').includes(') Z '));
  assert.equal(isGone(pid), true);
  assert.equal(isGone(parent.pid as number), false);
  parent.kill('SIGKILL');
  await once(parent, 'exit');
});
