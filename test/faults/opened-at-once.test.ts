// Several processes that open one data folder in the same moment, where the shelf has to be made anew.

import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { globSync, truncateSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { promisify } from 'node:util';
import { catchUp } from '../../src/ledger/follow.ts';
import { openDataFolder } from '../../src/server/node/data-folder.ts';
import { environment } from '../commands/process.ts';
import { folderForTest } from '../ledger/folder.ts';
import { loseEntriesAbove } from '../support/lost-entries.ts';
import { changeOf } from '../support/node.ts';
import { often } from '../support/often.ts';
import { aGrant } from '../support/records.ts';
import { ledgerIn, onPostgres, placeOf } from '../support/truth.ts';

const noon = new Date('2026-03-01T12:00:00Z');
const opener = join(import.meta.dirname, 'folder-opener.ts');
const run = promisify(execFile);

function grants(...ids: readonly string[]) {
  return ids.map((id) => changeOf('grants', aGrant({ id, public_id: null })));
}

async function openedAtOnce(
  spoil: (data: string) => Promise<void> | void,
  expected: readonly string[],
): Promise<void> {
  using folder = folderForTest();
  const place = await placeOf(folder.path);
  {
    await using data = await openDataFolder(place);
    await data.ledger.append(grants('a', 'b', 'lost'), noon);
    await catchUp(data.ledger, data.shelf);
  }
  await spoil(folder.path);
  const moment = String(Date.now() + 1_500);
  const told = await Promise.all(
    Array.from({ length: 4 }, async () => {
      const { stdout } = await run(process.execPath, [opener, JSON.stringify(place), moment], {
        env: environment({}),
      });
      return JSON.parse(stdout) as { rebuilt: string | null; ids: readonly string[] };
    }),
  );
  for (const { ids } of told) assert.deepEqual(ids, expected);
  assert.equal(told.filter(({ rebuilt }) => rebuilt !== null).length, 1, 'one of them makes it anew');
}

test('of several processes that meet a shelf of another log one makes it anew, and all read that one', async () => {
  for (let round = 0; round < often(6); round++) {
    await openedAtOnce(
      async (data) => {
        await loseEntriesAbove(await placeOf(data), 2);
        await using ledger = await ledgerIn(data);
        await ledger.append(grants('c', 'd'), noon);
      },
      ['a', 'b', 'c', 'd'],
    );
  }
});

test('of several processes that meet a damaged shelf one makes it anew, and all read that one', {
  skip: onPostgres && 'shelves are files on both engines: this runs on SQLite',
}, async () => {
  for (let round = 0; round < often(6); round++) {
    await openedAtOnce(
      (data) => {
        for (const file of globSync(join(data, 'shelf-*.db'))) truncateSync(file, 40_000);
      },
      ['a', 'b', 'lost'],
    );
  }
});
