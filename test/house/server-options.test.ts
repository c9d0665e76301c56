// A server runs with the same options of Node however it is started: what is measured is what is shipped.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';

const starts = ['scripts/perennial.js', 'Dockerfile', 'bench/processes.ts', 'test/commands/process.ts'];

test('a server is started with the same options of Node everywhere', () => {
  for (const file of starts) {
    const text = readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8');
    const options = [...text.matchAll(/['"](--[a-z-]+(?:=\d+)?)['"]/g)].map(([, option]) => option);
    const ofServers = options.filter((one) => /space|heap|lazy|scavenge|pool/.test(one as string));
    assert.deepEqual(
      ofServers,
      ['--max-semi-space-size=4', '--heap-growing-percent=50', '--no-lazy-feedback-allocation'],
      file,
    );
  }
});
