import assert from 'node:assert/strict';
import { test } from 'node:test';
import { seenLately } from '../../src/kernel/seen-lately.ts';

test('a number is seen from its second time on', () => {
  const wasSeen = seenLately(8);
  assert.deepEqual([5, 13, 5, 13, 2, 2].map(wasSeen), [false, false, false, false, false, true]);
  assert.deepEqual(
    [13, 2].map(wasSeen),
    [true, true],
    'of 5 and 13, which share a place, the later one is known',
  );
});
