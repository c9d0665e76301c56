// Measures the memory of its own process, so it has a process of its own.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { limitsBy, policies } from '../../src/access/limits.ts';

const policy = policies.public;

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

/** What is held, without what only waits to be collected. */
function heldBytes(): number {
  collect();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
}

test('the memory of the limiter has an end, and an address that keeps asking is not forgotten', () => {
  let now = 0;
  const limits = limitsBy(() => now, 1_000);
  for (let one = 0; one < 600; one++) limits.take('busy', policy);
  const before = heldBytes();
  for (let other = 0; other < 500_000; other++) {
    limits.take(`10.${other >> 16}.${(other >> 8) & 255}.${other & 255}`, policy);
    if (other % 50 === 0) assert.ok(!limits.take('busy', policy).passes);
    now += 0.05;
  }
  const grown = heldBytes() - before;
  assert.ok(grown < 8 * 2 ** 20, `${Math.round(grown / 2 ** 20)} MB`);
});
