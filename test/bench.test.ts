// What the bench says of what it saw.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { inTurn } from '../bench/asks.ts';
import { comparison, type Measured } from '../bench/load.ts';
import { processorMs } from '../bench/processes.ts';

const measured: Measured = {
  perSecond: 10_000,
  requests: 10_000,
  seconds: 1,
  p50: 1,
  p99: 2,
  bytes: 1,
  failures: 0,
  generator: 0.5,
  processor: 0.06,
  leastProcessor: 0.05,
  others: 0,
};

test('the bench gives no ratio of rates where the generator had no time to spare', () => {
  const bare = { ...measured, perSecond: 20_000, processor: 0.03 };
  assert.equal(comparison(measured, bare), 'CPU × 2.00, rate 0.50 (generator 0.50 busy)');
  assert.equal(
    comparison(measured, { ...bare, generator: 0.81 }),
    'CPU × 2.00, rate void: generator 0.81 busy',
  );
  assert.match(comparison({ ...measured, processor: null }, bare), /^CPU not seen, /);
});

test('the bench counts processor time in less than the ticks of the clock', (t) => {
  const before = processorMs(process.pid);
  if (before === null) return t.skip('the system does not say');
  let sum = 0;
  for (let i = 0; i < 3e6; i++) sum += Math.sqrt(i);
  const spent = (processorMs(process.pid) as number) - before;
  assert.ok(sum > 0 && spent > 0 && spent % 10 !== 0, `${spent} ms`);
});

test('a list of questions goes on where its last turn ended', () => {
  const asks = inTurn(['a', 'b', 'c']);
  asks.next();
  asks.advance?.(4);
  assert.deepEqual(asks.upcoming?.(), ['c', 'a', 'b']);
  assert.equal(asks.next(), 'c');
});
