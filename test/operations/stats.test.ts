import assert from 'node:assert/strict';
import { test } from 'node:test';
import { aCompany, aGrant, anEvent } from '../support/records.ts';
import { createTestApp } from '../support/test-app.ts';

test('stats of an empty catalogue are zeros and nulls', async () => {
  await using app = await createTestApp();
  const { status, body } = await app.get('/stats');
  assert.equal(status, 200);
  assert.deepEqual(body, {
    grants: { total: 0, closing_soon: 0, earliest_deadline: null, latest_deadline: null },
    events: { total: 0, next_30_days: 0 },
    sources: [],
    last_updated: '1970-01-01T00:00:00.000Z',
    access_level: 'public',
    license: 'CC BY 4.0',
    attribution: 'Perennial (http://perennial.test), powered by Omega Point Research',
  });
});

test('stats count what the lists show by default', async () => {
  await using app = await createTestApp();
  await app.add(
    'grants',
    aGrant({ deadline: '2026-03-01T12:00:00Z' }),
    aGrant({ deadline: '2026-03-15T23:59:59Z' }),
    aGrant({ deadline: '2026-03-16T00:00:00Z' }),
    aGrant({ deadline: '2026-12-31T23:59:59Z' }),
    aGrant({ deadline: null }),
    aGrant({ deadline: '2026-03-01T11:59:59Z' }),
    aGrant({ deadline: '2026-03-02T00:00:00Z', verified: false }),
    aGrant({ deadline: '2027-03-02T00:00:00Z', closed_at: '2026-02-01T00:00:00Z' }),
  );
  await app.add(
    'events',
    anEvent({ start_date: '2026-03-31T23:59:59Z', end_date: null }),
    anEvent({ start_date: '2026-04-01T00:00:00Z', end_date: null }),
    anEvent({ start_date: '2026-02-27T00:00:00Z', end_date: '2026-03-02T00:00:00Z' }),
    anEvent({ start_date: null, end_date: null }),
    anEvent({ start_date: '2026-02-27T00:00:00Z', end_date: null }),
  );
  const { body } = await app.get('/stats');
  assert.deepEqual(body.grants, {
    total: 5,
    closing_soon: 2,
    earliest_deadline: '2026-03-01T12:00:00Z',
    latest_deadline: '2026-12-31T23:59:59Z',
  });
  assert.deepEqual(body.events, { total: 3, next_30_days: 1 }, 'an event without a date is not coming');
  const list = (await app.get('/grants?facets=closing')).body;
  assert.equal(list.pagination.total, body.grants.total);
  assert.equal(list.facets.closing[1].count, body.grants.closing_soon);
  assert.equal((await app.get('/events')).body.pagination.total, body.events.total);
});

test('last_updated is the last change of a grant or event', async () => {
  await using app = await createTestApp();
  await app.add('grants', aGrant());
  app.clock.now = new Date('2026-03-02T08:00:00Z');
  await app.add('events', anEvent());
  app.clock.now = new Date('2026-03-03T08:00:00Z');
  await app.add('companies', aCompany());
  assert.equal((await app.get('/stats')).body.last_updated, '2026-03-02T08:00:00.000Z');
});

test('the access level of stats is the tier of the caller', async () => {
  await using app = await createTestApp();
  for (const tier of ['public', 'full', 'top'] as const) {
    assert.equal((await app.get('/stats', { tier })).body.access_level, tier);
  }
});
