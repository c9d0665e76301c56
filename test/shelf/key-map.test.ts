import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { numberOf, undated } from '../../src/shelf/layout/key.ts';
import { keyMap } from '../../src/shelf/read/key-map.ts';
import { often } from '../support/often.ts';

test('what is kept by keys is found again, and what came first goes first', () => {
  // Keys that differ in their lowest bits alone, in their highest ones alone, and anyhow, up to the last of undated rows.
  const key = fc.oneof(
    fc.bigInt(0n, 500n),
    fc.bigInt(0n, 500n).map((n) => (n << 40n) + 7n),
    fc.bigInt(0n, undated + 2n ** 48n - 1n),
  );
  const step = fc.oneof({ weight: 3, arbitrary: key }, { weight: 2, arbitrary: fc.constant(null) });
  const property = fc.property(fc.array(step, { maxLength: 3_000, size: 'max' }), (steps) => {
    const [map, expected] = [keyMap<string>(), new Map<bigint, string>()];
    for (const [at, one] of steps.entries()) {
      if (one === null) {
        const [oldest] = expected.keys();
        assert.equal(map.dropFirst(), oldest === undefined ? undefined : expected.get(oldest));
        if (oldest !== undefined) expected.delete(oldest);
      } else if (!expected.has(one)) {
        assert.equal(map.get(numberOf(one)), undefined);
        map.add(numberOf(one), `value ${at}`);
        expected.set(one, `value ${at}`);
      }
    }
    for (const [one, value] of expected) assert.equal(map.get(numberOf(one)), value);
    assert.deepEqual([...map.values()], [...expected.values()]);
  });
  fc.assert(property, { numRuns: often(100) });
});
