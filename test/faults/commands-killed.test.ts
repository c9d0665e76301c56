// Commands are killed at their writes: the short form of `npm run rig -- kills`. Counting writes needs strace;
// without it they are killed after parts of the time that they take.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { commandKills } from '../../rig/kills.ts';
import { onPostgres } from '../support/truth.ts';

/** Kills of each command; the first round is one that nobody kills. */
const rounds = Number(process.env.ROUNDS ?? 2);
const seed = Number(process.env.SEED ?? 7);

test(`killed at ${rounds} of their writes each, restore, remove, import, backup, dump and move are made right by a second call`, {
  // A round is a command, its second call and a world of its own: some seconds each on a busy machine.
  timeout: 300_000 + rounds * 90_000,
}, async (t) => {
  const print = (line: string) => t.diagnostic(line.trim());
  const engine = onPostgres ? 'postgresql' : 'sqlite';
  assert.deepEqual(await commandKills({ seed, rounds, engine, print }), []);
});
