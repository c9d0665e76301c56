// PostgreSQL is killed under two nodes: the short form of `npm run rig -- postgres-crash`. Needs its programs.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { postgresPrograms } from '../../rig/own-postgres.ts';
import { postgresCrashes } from '../../rig/postgres-crash.ts';
import { onPostgres } from '../support/truth.ts';

const why = !onPostgres
  ? 'of PostgreSQL alone'
  : postgresPrograms() === null && 'initdb is not in /usr/lib/postgresql: NO DATABASE WAS KILLED';

test('what was acknowledged outlives a crash of PostgreSQL, reads go on, and both nodes go on by themselves', {
  timeout: 300_000,
  skip: why,
}, async (t) => {
  const print = (line: string) => t.diagnostic(line.trim());
  const seed = Number(process.env.SEED ?? 7);
  assert.deepEqual(await postgresCrashes({ seed, crashes: 2, print }), []);
});
