import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { keyBetween, type Neighbour } from '../../src/shelf/layout/key.ts';
import { often } from '../support/often.ts';
import { aGrant } from '../support/records.ts';
import { createTestApp } from '../support/test-app.ts';

const moments = fc.constantFrom(
  null,
  '2026-05-01T23:59:59Z',
  '2026-05-01T23:59:59.500Z',
  '2026-05-02T00:00:00Z',
  '2600-01-01T00:00:00Z',
);
const ids = fc.oneof(
  fc.integer({ min: 0, max: 400 }).map((n) => `grant-${n}`),
  fc.integer({ min: 0, max: 400 }).map((n) => `grant-${String(n).padStart(4, '0')}`),
  fc.uuid(),
  fc.integer({ min: 0, max: 99 }).map((n) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`),
);

test('rows of one deadline stand in the order of their ids, whatever ids they have and whenever they came', async () => {
  const batches = fc.array(
    fc.array(fc.record({ id: ids, deadline: moments }), { minLength: 1, maxLength: 40 }),
    { minLength: 1, maxLength: 5 },
  );
  await fc.assert(
    fc.asyncProperty(batches, async (given) => {
      await using app = await createTestApp();
      const kept = new Map<string, string | null>();
      for (const batch of given) {
        const once = new Map(batch.map((one) => [one.id, one]));
        await app.add('grants', ...[...once.values()].map((one) => aGrant({ ...one, public_id: null })));
        for (const { id, deadline } of once.values()) kept.set(id, deadline);
      }
      const { body } = await app.get('/grants?limit=200&scope=all');
      const listed = body.data.map((grant: { id: string }) => grant.id);
      const moment = (id: string) => {
        const deadline = kept.get(id) ?? null;
        return deadline === null ? Number.POSITIVE_INFINITY : Date.parse(deadline);
      };
      const expected = [...kept.keys()].sort((a, b) => {
        const [first, second] = [moment(a), moment(b)];
        if (first !== second) return first < second ? -1 : 1;
        return a < b ? -1 : 1;
      });
      assert.deepEqual(listed, expected);
    }),
    { numRuns: often(40), seed: 7 },
  );
});

test('five thousand ids that are counted up or down between two others find their places in order', () => {
  const moment = '2026-05-01T23:59:59Z';
  const ids = Array.from({ length: 5_000 }, (_, n) => `eu-${String(n).padStart(5, '0')}`);
  const first = { id: 'aa-1', key: keyBetween(moment, 'aa-1', null, null) };
  const last = { id: 'gg-1', key: keyBetween(moment, 'gg-1', first, null) };
  for (const order of [ids, ids.toReversed()]) {
    const placed: Neighbour[] = [];
    for (const id of order) {
      const newest = placed.at(-1);
      const [before, after] = order === ids ? [newest ?? first, last] : [first, newest ?? last];
      placed.push({ id, key: keyBetween(moment, id, before, after) });
    }
    const rows = [first, ...placed.toSorted((a, b) => (a.id < b.id ? -1 : 1)), last];
    assert.ok(rows.every(({ key }, at) => at === 0 || key > (rows[at - 1] as Neighbour).key));
  }
});
