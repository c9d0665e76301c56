// Nodes, mirrors, dumps and a backup hold the same at the end: the short form of `npm run rig -- soak`.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { soak } from '../../rig/soak.ts';
import { onPostgres } from '../support/truth.ts';

const seconds = Number(process.env.SOAK_SECONDS ?? 12);

test(`after ${seconds} s of writers, readers and kills, nodes, a public and a keyed mirror, dumps and a backup hold what the ledger holds`, {
  timeout: 400_000 + seconds * 3_000,
}, async (t) => {
  const print = (line: string) => t.diagnostic(line.trim());
  const seed = Number(process.env.SEED ?? 7);
  const databaseUrl = onPostgres ? (process.env.TEST_DATABASE_URL as string) : null;
  assert.deepEqual(await soak({ seed, seconds, databaseUrl, print }), []);
});
