import assert from 'node:assert/strict';
import { test } from 'node:test';
import { nearest } from '../../src/kernel/nearest.ts';

test('a word that shares no letter with another one is not near it, however short both are', () => {
  for (const [word, known] of [
    ['x', 'id'],
    ['', 'q'],
    ['ab', 'cd'],
  ] as const)
    assert.equal(nearest(word, [known]), null);
  assert.equal(nearest('idd', ['id']), 'id');
  assert.equal(nearest('q[]', ['q']), 'q');
});
