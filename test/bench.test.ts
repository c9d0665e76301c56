// What the bench says of what it saw.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { inTurn } from '../bench/asks.ts';
import { comparison, type Measured, workedMs } from '../bench/load.ts';
import { chosenParts, parts } from '../bench/parts.ts';
import { askedOfDirectus } from '../bench/peers/directus.ts';
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

test('the bench says nothing of the processor time of a peer whose database it does not see', () => {
  const { pid } = process;
  assert.equal(workedMs({ pid, others: null }), null);
  const alone = workedMs({ pid });
  if (alone !== null) assert.ok((workedMs({ pid, others: [pid] }) as number) > 1.5 * alone);
});

test('a part of the bench that fetches packages runs only when it is named', () => {
  const all = chosenParts([]);
  assert.deepEqual(
    parts.filter((part) => !all.includes(part)).map(({ name }) => name),
    ['peers-directus'],
  );
  assert.deepEqual(
    chosenParts(['peers-directus']).map(({ name }) => name),
    ['peers-directus'],
  );
});

test('Directus is asked for the same words and labels, with a page of 50 and an exact total', () => {
  const asked = (path: string) => new URL(askedOfDirectus(path), 'http://localhost').searchParams;
  const words = asked('/api/v1/grants?q=muscle');
  assert.deepEqual(
    ['search', 'filter', 'limit', 'meta', 'sort'].map((name) => words.get(name)),
    ['muscle', null, '50', 'filter_count', 'deadline,id'],
  );
  assert.deepEqual(JSON.parse(asked('/api/v1/grants?labels=a,b').get('filter') as string), {
    _and: ['a', 'b'].map((label) => ({ labelled: { _some: { label: { _eq: label } } } })),
  });
});
