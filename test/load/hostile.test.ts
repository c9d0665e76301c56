// The short form of `npm run rig -- hostile`. How long honest readers wait depends on the machine: the rig judges
// that, and here it is told.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { chanceOf } from '../../rig/chance.ts';
import { endure, faultsOf, figuresOf } from '../../rig/hostile.ts';
import { rigFolder } from '../../rig/node.ts';
import { vocabularyOf } from '../../rig/worst.ts';
import { serving } from '../commands/process.ts';
import { onPostgres } from '../support/truth.ts';

const seconds = Number(process.env.SECONDS ?? 10);

/** Why it is left out here; false where it runs. */
function skipped(): string | false {
  if (onPostgres) return 'it serves a folder, so SQLite holds it';
  return process.platform === 'linux' ? false : 'it needs 127.0.0.0/8 as one machine, as on Linux';
}

test(`${seconds} s of hostile callers of every kind end no server, fill no memory and leave no honest reader without an answer`, {
  skip: skipped(),
  timeout: (seconds + 120) * 1_000,
}, async (t) => {
  const asked = { seed: 1, size: null, count: null, data: null, print: () => {}, isOver: () => false };
  using folder = await rigFolder(asked, 2_000);
  await using server = await serving({ PERENNIAL_DATA: folder.path, DATABASE_URL: '', DUMP_AT: 'off' });
  const endured = await endure(server, vocabularyOf(folder.shelf()), chanceOf(1), seconds);
  for (const line of figuresOf(endured)) t.diagnostic(line);
  assert.deepEqual(faultsOf(endured), [], server.said().stderr);
});
