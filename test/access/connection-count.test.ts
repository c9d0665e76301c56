import assert from 'node:assert/strict';
import { test } from 'node:test';
import { connectionCount } from '../../src/access/connection-count.ts';

const limits = { connections: 4_000, perAddress: 50, perNetwork: 400, forNewcomers: 400 };
const hex = (n: number) => n.toString(16);

test('the connections of an IPv6 /64 are counted together, and those of a /48', () => {
  const count = connectionCount(limits);
  const taken = (address: (n: number) => string) =>
    Array.from({ length: 4_000 }, (_, n) => count.take(address(n))).filter((one) => one !== null).length;
  assert.equal(
    taken((n) => `2001:db8:0:1::${hex(n)}`),
    50,
  );
  assert.equal(
    taken((n) => `2001:db8:0:${hex(n + 2)}::1`),
    350,
  );
  assert.equal(
    taken(() => '::ffff:192.0.2.1'),
    50,
  );
  assert.equal(
    taken(() => '192.0.2.1'),
    0,
    'IPv4 written as IPv6 is the same address',
  );
});

test('the last connections are for addresses that have none yet, and who leaves makes room', () => {
  const count = connectionCount(limits);
  for (let n = 0; n < 3_600; n++) assert.ok(count.take(`10.0.${n >> 5}.${n & 7}`), String(n));
  assert.equal(count.take('10.0.0.1'), null);
  const leave = count.take('192.0.2.1');
  assert.ok(leave, 'a newcomer');
  assert.equal(count.take('192.0.2.1'), null);
  leave();
  assert.ok(count.take('192.0.2.1'));
});

test('who was cut off three times gets no connection for ten seconds, and nobody else is meant', () => {
  let now = 0;
  const count = connectionCount(
    limits,
    (address) => address === '10.0.0.1',
    () => now,
  );
  const cut = (address: string) => {
    const leave = count.take(address);
    count.blame(address);
    leave?.();
    return leave !== null;
  };
  assert.deepEqual(
    [1, 2, 3, 4].map(() => cut('2001:db8::1')),
    [true, true, true, false],
  );
  assert.equal(count.take('2001:db8::2'), null, 'another address of the same /64');
  assert.ok(count.take('2001:db8:0:1::1'));
  assert.deepEqual(
    [1, 2, 3, 4].map(() => cut('10.0.0.1')),
    [true, true, true, true],
    'a proxy',
  );
  now = 9_999;
  assert.equal(count.take('2001:db8::1'), null);
  now = 10_000;
  assert.ok(count.take('2001:db8::1'));
});
