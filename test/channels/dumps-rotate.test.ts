import assert from 'node:assert/strict';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import { type File, indexOf, linesOf } from '../support/datasets.ts';
import { add, dump, node } from '../support/node.ts';
import { takesLong } from '../support/often.ts';
import { aGrant } from '../support/records.ts';

test('every file is what its index says while dumps rotate under a hundred downloads', async (t) => {
  if (!takesLong(t)) return;
  await using origin = await node('origin');
  await add(origin, ...Array.from({ length: 300 }, (_, n) => ['grants', aGrant({ id: `g${n}` })] as const));
  await dump(origin);
  const seen = new Set<string>();
  const rotate = async () => {
    for (let set = 0; set < 3; set++) {
      await add(origin, ['grants', aGrant({ id: `more${set}` })]);
      await dump(origin);
    }
  };
  const download = async (reader: number) => {
    const { version, files, replicas, tombstones } = await indexOf(origin);
    seen.add(version);
    const filled = [...files, ...replicas, tombstones].filter(({ rows }) => rows > 0);
    await linesOf(origin, filled[reader % filled.length] as File);
  };
  const rotation = rotate();
  for (let round = 0; round < 4; round++) {
    await Promise.all(Array.from({ length: 100 }, (_, reader) => download(reader)));
    await setTimeout(100);
  }
  await rotation;
  await download(0);
  assert.ok(seen.size > 1, `${seen.size} sets were read`);
  const folder = join(origin.folder, 'dumps');
  assert.deepEqual(
    readdirSync(folder).filter((name) => !existsSync(join(folder, name, 'index.json'))),
    [],
    'nothing unfinished is left',
  );
});
