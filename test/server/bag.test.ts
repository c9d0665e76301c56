import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { bag } from '../../src/server/http/bag.ts';

test('a bag holds what was put in and not taken out, in whatever order things come and go', () => {
  const steps = fc.array(fc.nat(20), { maxLength: 200 });
  fc.assert(
    fc.property(steps, (items) => {
      const own = bag<number>();
      const inside = new Map<number, () => void>();
      for (const item of items) {
        const takeOut = inside.get(item);
        if (takeOut) {
          takeOut();
          inside.delete(item);
        } else inside.set(item, own.add(item));
        assert.equal(own.size(), inside.size);
        assert.deepEqual(new Set(own), new Set(inside.keys()));
      }
    }),
  );
});
