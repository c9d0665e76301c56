import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { events } from '../../src/families/events/events.ts';
import { grants } from '../../src/families/grants/grants.ts';
import { parsed } from '../../src/kernel/json.ts';
import { readingBudget } from '../../src/kernel/question-budget.ts';
import type { ListRequest, Reader, Reading } from '../../src/kernel/reader.ts';
import { often } from '../support/often.ts';
import { aGrant, anEvent } from '../support/records.ts';
import { createTestApp, noon, site } from '../support/test-app.ts';

const open: ListRequest = {
  tier: 'public',
  now: noon,
  filters: { scope: 'verified_open', include_expired: false },
  limit: 1,
  offset: 0,
};

const asked = {
  ageing: { anyOf: ['ageing'] },
  'ageing in the title': { anyOf: ['ageing'], anyIn: 'title' },
  muscle: { anyOf: ['muscle'] },
  odd: { filters: { ...open.filters, labels_any: ['odd'] } },
  'closing early': { filters: { ...open.filters, deadline_before: '2026-04-01' } },
  unverified: { filters: { scope: 'all', include_expired: true } },
} as const;
const names = Object.keys(asked) as (keyof typeof asked)[];

/** The ids of every row that the list gives, one by one. */
function listed(reader: Reader, request: ListRequest): readonly string[] {
  const { rows } = reader.list(grants, { ...request, limit: 10_000 });
  return rows.map((row) => parsed(row, site).id as string);
}

test('a set of rows holds the rows of the list, and those in the sets that weigh most come first, at any moment', async () => {
  await using app = await createTestApp();
  const made = Array.from({ length: 300 }, (_, at) =>
    aGrant({
      id: `g-${at}`,
      title: at % 3 === 0 ? 'Ageing' : 'Grant',
      description: at % 4 === 0 ? 'of muscle and ageing' : 'of nothing',
      deadline: at % 5 === 0 ? null : new Date(noon.getTime() + (at - 100) * 1_500_000).toISOString(),
      labels: at % 2 === 0 ? ['even'] : ['odd'],
      verified: at % 7 !== 0,
    }),
  );
  await app.add('grants', ...made);
  const { reader } = app.shelf;
  const picked = fc.uniqueArray(
    fc.record({ name: fc.constantFrom(...names), weight: fc.integer({ min: 1, max: 5 }) }),
    { minLength: 1, selector: ({ name }) => name },
  );
  const property = fc.property(
    picked,
    fc.integer({ min: 1, max: 400 }),
    fc.nat(200_000_000),
    (sets, most, later) => {
      const now = new Date(noon.getTime() + later);
      const of = (name: keyof typeof asked) => ({ ...open, now, ...asked[name] });
      const held = sets.map(({ name, weight }) => ({
        rows: reader.rowSet(grants, of(name)),
        weight,
      }));
      const worth = new Map<string, number>();
      for (const [index, { name, weight }] of sets.entries()) {
        const ids = listed(reader, { ...of(name), limit: 10_000 });
        assert.equal(held[index]?.rows.size, ids.length, name);
        for (const id of ids) worth.set(id, (worth.get(id) ?? 0) + weight);
      }
      const order = listed(reader, { ...open, now, filters: asked.unverified.filters });
      const expected = order
        .filter((id) => worth.has(id))
        .toSorted((a, b) => (worth.get(b) ?? 0) - (worth.get(a) ?? 0));
      const aspects = held.map(({ rows, weight }) => ({
        weight: 2 * weight,
        // Of the sets of an aspect the greatest share counts, and not their sum.
        sets: [
          { rows, share: 0.5 },
          { rows, share: 0.25 },
        ],
      }));
      const ids = Array.from(
        reader.topRows(grants, { tier: 'public', aspects, limit: most }),
        ({ id }) => id,
      );
      assert.deepEqual(ids, expected.slice(0, most));
    },
  );
  fc.assert(property, { numRuns: often(100) });
});

test('a set of rows is that of this moment, also after a change', async () => {
  await using app = await createTestApp();
  const sizeOf = () => app.shelf.reader.rowSet(grants, { ...open, anyOf: ['ageing'] }).size;
  await app.add('grants', aGrant({ id: 'one', title: 'Ageing' }));
  assert.equal(sizeOf(), 1);
  await app.add('grants', aGrant({ id: 'two', title: 'Ageing' }));
  assert.equal(sizeOf(), 2);
  await app.add('grants', aGrant({ id: 'one', title: 'Else' }), aGrant({ id: 'two', verified: false }));
  assert.equal(sizeOf(), 0);
});

test('sets and counts that are kept leave out what has ended, to the millisecond, also when time goes back', async () => {
  await using app = await createTestApp();
  const ends = [-5, 0, 1, 999, 1_000, 5_000, 86_400_000];
  const made = ends.map((ms, at) =>
    anEvent({
      id: `e-${at}`,
      title: 'Ageing',
      start_date: new Date(noon.getTime() - 86_400_000).toISOString(),
      end_date: new Date(noon.getTime() + ms).toISOString(),
    }),
  );
  await app.add(
    'events',
    ...made,
    anEvent({ id: 'undated', title: 'Ageing', start_date: null, end_date: null }),
  );
  const { reader } = app.shelf;
  const filters = { include_past: false, scope: 'all' };
  for (const ms of [
    -10, -5, -4, 0, 1, 2, 998, 1_000, 1_001, 4_000, 500, 86_400_000, 86_400_001, 90_000_000, -1,
  ]) {
    const now = new Date(noon.getTime() + ms);
    const request: ListRequest = { ...open, now, filters };
    const left = ends.filter((end) => end >= ms).length + 1;
    assert.equal(reader.list(events, { ...request, limit: 100 }).rows.length, left, `${ms} listed`);
    assert.equal(reader.count(events, request), left, `${ms} counted`);
    assert.equal(reader.rowSet(events, { ...request, anyOf: ['ageing'] }).size, left, `${ms} in the set`);
  }
});

test('a set of several phrases may be broken off between two, and the next try begins where the last one ended', async () => {
  await using app = await createTestApp();
  await app.add(
    'grants',
    aGrant({ id: 'g', title: 'Old cells and new ones in an old heart', verified: true }),
  );
  const { reader, takeRows } = app.shelf;
  const request = { ...open, phrases: ['old cells', 'new ones', 'old heart', 'heart'] };
  listed(reader, open);
  while (takeRows());
  let ms = 0;
  const cpuMs = () => ms;
  const parts: number[] = [];
  /** Each part takes 5 ms, and the first two that were read before none. */
  const reading = (known: number): Reading => {
    const inTime = readingBudget({ cpuMs }, 7);
    let many = 0;
    return (read) =>
      inTime(() => {
        const found = read();
        if (many++ >= known) ms += 5;
        parts.push(many);
        return found;
      });
  };
  assert.throws(() => reader.rowSet(grants, request, reading(0)), { reason: 'unavailable' });
  assert.deepEqual(parts, [1, 2], 'two of three phrases');
  assert.equal(reader.rowSet(grants, request, reading(2)).size, 1);
  assert.equal(parts.length, 5);
  assert.equal(reader.rowSet(grants, request, reading(0)).size, 1);
  assert.equal(parts.length, 5, 'a set that is kept is not read');
});

test('what is read within another reading counts once', () => {
  let ms = 0;
  const inTime = readingBudget({ cpuMs: () => ms }, 10);
  const reads = (took: number) => () => {
    ms += took;
    return took;
  };
  inTime(() => inTime(reads(4)) + inTime(reads(4)));
  assert.equal(inTime(reads(3)), 3, '8 ms were read');
  assert.throws(() => inTime(reads(1)), { reason: 'unavailable' });
});
