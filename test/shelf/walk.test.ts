import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { grants } from '../../src/families/grants/grants.ts';
import { parsed } from '../../src/kernel/json.ts';
import type { ListRequest } from '../../src/kernel/reader.ts';
import { catchUp } from '../../src/ledger/follow.ts';
import { often } from '../support/often.ts';
import { aGrant } from '../support/records.ts';
import { createTestApp, noon, site } from '../support/test-app.ts';

const everything: ListRequest = {
  tier: 'public',
  now: noon,
  filters: { scope: 'all', include_expired: true },
  limit: Number.POSITIVE_INFINITY,
  offset: 0,
};

const sorts = ['deadline', 'relevance', 'created'] as const;

test('a walk through a list gives the rows of its pages, in every order and from any place', async () => {
  await using app = await createTestApp();
  const made = Array.from({ length: 700 }, (_, at) =>
    aGrant({
      id: `g-${at}`,
      title: at % 3 === 0 ? 'Ageing and ageing' : 'Senescence of cells and ageing',
      deadline: at % 5 === 0 ? null : new Date(Date.UTC(2026, 0, 1 + (at % 400))).toISOString(),
      labels: at % 2 === 0 ? ['even'] : ['odd'],
      verified: at % 7 !== 0,
    }),
  );
  await app.add('grants', ...made);
  const { reader } = app.shelf;
  const filters = fc.record({
    q: fc.option(fc.constantFrom('ageing', 'senescence', 'nothing'), { nil: undefined }),
    labels: fc.option(fc.constantFrom(['even'], ['odd']), { nil: undefined }),
    scope: fc.constantFrom('all', 'verified_open'),
    include_expired: fc.boolean(),
  });
  const asked = fc.record({
    filters,
    sort: fc.constantFrom(...sorts),
    limit: fc.oneof(fc.constant(Number.POSITIVE_INFINITY), fc.integer({ min: 1, max: 700 })),
    offset: fc.integer({ min: 0, max: 500 }),
  });
  fc.assert(
    fc.property(asked, ({ filters, ...rest }) => {
      const given = Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== undefined));
      const request: ListRequest = { ...everything, ...rest, filters: given };
      const walked = [...reader.slices(grants, request)].flat();
      const listed = reader.list(grants, { ...request, limit: Math.min(request.limit, 10_000) });
      assert.deepEqual(walked, listed.rows);
    }),
    { numRuns: often(60) },
  );
});

test('what is removed or hidden during a walk is left out, and nothing comes twice', async () => {
  await using app = await createTestApp();
  await app.add('grants', ...Array.from({ length: 600 }, (_, at) => aGrant({ id: `g-${at}` })));
  const slices = app.shelf.reader.slices(grants, everything)[Symbol.iterator]();
  const seen: string[] = [];
  const read = () => {
    const { done, value } = slices.next();
    for (const row of (value as readonly string[] | undefined) ?? [])
      seen.push(parsed(row, site).id as string);
    return !done;
  };
  while (seen.length === 0) assert.ok(read());
  const first = seen[0] as string;
  const last = ['g-98', 'g-99'].filter((id) => !seen.includes(id));
  assert.equal(last.length, 2, 'they come late in the order of ids');
  await app.add('grants', aGrant({ id: first, deadline: '2026-12-30T00:00:00Z' }));
  await app.ledger.append([{ family: 'grants', id: 'g-98', record: null }], noon);
  await catchUp(app.ledger, app.shelf);
  await app.add('grants', aGrant({ id: 'g-99', title: 'Another title' }));
  while (read());
  assert.equal(new Set(seen).size, seen.length, 'no row comes twice');
  assert.ok(!seen.includes('g-98'), 'the removed one is not shown');
  assert.ok(seen.includes('g-99'), 'a changed one is shown as it is now');
  assert.equal(seen.length, 599);
});

test('a walk that is left early holds nothing open: a write goes through', async () => {
  await using app = await createTestApp();
  await app.add('grants', ...Array.from({ length: 300 }, (_, at) => aGrant({ id: `h-${at}` })));
  const slices = app.shelf.reader.slices(grants, everything)[Symbol.iterator]();
  slices.next();
  slices.next();
  const [outcome] = await app.add('grants', aGrant({ id: 'later' }));
  assert.equal(outcome, 'added');
});

test('the newest rows come by their last change', async () => {
  await using app = await createTestApp();
  await app.add(
    'grants',
    aGrant({ id: 'old' }),
    aGrant({ id: 'middle' }),
    aGrant({ id: 'unverified', verified: false }),
  );
  app.clock.now = new Date(noon.getTime() + 60_000);
  await app.add('grants', aGrant({ id: 'old', title: 'Changed' }));
  const filters = { scope: 'verified_open', include_expired: false };
  const rows = app.shelf.reader.newest(grants, { ...everything, filters, limit: 10 });
  assert.deepEqual(
    rows.map(({ id }) => id),
    ['old', 'middle'],
  );
  assert.equal(rows[0]?.updated, app.clock.now.toISOString());
});
