import assert from 'node:assert/strict';
import { test } from 'node:test';
import { repeat, together } from '../../src/desk/repeating.ts';

test('what runs beside is stopped whole, also where one of it cannot be stopped, and that is told', async () => {
  const ended: string[] = [];
  const first = { stop: () => Promise.reject(new Error('the first one hangs on to something')) };
  const slow = repeat(
    async () => {
      await new Promise((resolve) => setTimeout(resolve, 20));
      ended.push('a round under way');
    },
    () => {},
    1,
  );
  const last = { stop: async () => void ended.push('the last one') };
  await assert.rejects(together([first, null, slow, last]).stop(), ({ errors }: AggregateError) => {
    assert.match(String(errors), /the first one hangs on to something/);
    return true;
  });
  assert.deepEqual(ended.toSorted(), ['a round under way', 'the last one']);
});
