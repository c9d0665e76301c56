// The power goes at moments of chance: the short form of `npm run rig -- power`. Needs strace.

import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { test } from 'node:test';
import { powerCuts } from '../../rig/power.ts';
import { onPostgres } from '../support/truth.ts';

const canTrace = spawnSync('strace', ['-f', '--seccomp-bpf', '-o', '/dev/null', 'true']).status === 0;
const why = onPostgres
  ? 'PostgreSQL keeps its own promises about power cuts'
  : !canTrace && 'strace is not there (node scripts/test-programs.js installs it): NO POWER WAS CUT';

test('whatever of the last writes a power cut takes, what was acknowledged is there, and whoever was erased is not', {
  timeout: 300_000,
  skip: why,
}, async (t) => {
  const print = (line: string) => t.diagnostic(line.trim());
  const seed = Number(process.env.SEED ?? 7);
  assert.deepEqual(await powerCuts({ seed, steps: 9, serves: false, cuts: 2, print }), []);
});
