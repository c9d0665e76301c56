import assert from 'node:assert/strict';
import { test } from 'node:test';
import { waitText } from '../../src/kernel/counted.ts';

test('a wait is told in seconds, minutes or hours, and never ends before its time', () => {
  const told = [1, 60, 119, 120, 601, 7_199, 7_200, 86_400].map(waitText);
  assert.deepEqual(told, [
    '1 second',
    '60 seconds',
    '119 seconds',
    '2 minutes',
    '11 minutes',
    '120 minutes',
    '2 hours',
    '24 hours',
  ]);
});
