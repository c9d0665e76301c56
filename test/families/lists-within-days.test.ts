// Lists of what is near: so many days from the day on which somebody asks.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { dayMs } from '../../src/kernel/durations.ts';
import { aGrant, anEvent } from '../support/records.ts';
import { createTestApp, pass, type TestApp } from '../support/test-app.ts';

async function titles(app: TestApp, path: string): Promise<readonly string[]> {
  const { body } = await app.get(path);
  assert.equal(body.pagination.total, body.data.length, path);
  return body.data.map(({ title }: { title: string }) => title).sort();
}

test('“within so many days” holds today and the last day whole, and is as many as the facet counts', async () => {
  await using app = await createTestApp();
  const closing = (title: string, deadline: string | null) => aGrant({ title, deadline });
  await app.add(
    'grants',
    closing('passed today', '2026-03-01T11:00:00.000Z'),
    closing('today', '2026-03-01T23:00:00.000Z'),
    closing('the last moment', '2026-03-15T23:59:59.000Z'),
    closing('the day after', '2026-03-16T00:00:00.000Z'),
    closing('undated', null),
  );
  assert.deepEqual(await titles(app, '/grants?closing_within=14'), ['the last moment', 'today']);
  assert.deepEqual(await titles(app, '/grants?closing_within=15'), [
    'the day after',
    'the last moment',
    'today',
  ]);
  const withPast = await titles(app, '/grants?closing_within=14&include_expired=true');
  assert.deepEqual(withPast, ['passed today', 'the last moment', 'today']);
  for (const query of ['', '&include_expired=true']) {
    const { closing: counts } = (await app.get(`/grants?facets=closing${query}`)).body.facets;
    for (const { value, count } of counts) {
      if (value === 'rolling') continue;
      const listed = await titles(app, `/grants?closing_within=${value}${query}`);
      assert.equal(listed.length, count, `${value}${query}`);
    }
  }
});

test('the same question finds other records on other days, and what is kept of it ends with the day', async () => {
  await using app = await createTestApp();
  await app.add('grants', aGrant({ title: 'far', deadline: '2026-03-16T12:00:00.000Z' }));
  assert.deepEqual(await titles(app, '/grants?closing_within=14'), []);
  const { headers } = await app.get('/grants?closing_within=14');
  pass(app, dayMs / 2 - 1);
  assert.deepEqual(await titles(app, '/grants?closing_within=14'), [], 'still the same day');
  pass(app, 1);
  assert.deepEqual(await titles(app, '/grants?closing_within=14'), ['far']);
  const later = await app.get('/grants?closing_within=14', {
    headers: { 'if-none-match': headers.get('etag') ?? '' },
  });
  assert.equal(later.status, 200);
  assert.equal((await app.get('/counts/grants?closing_within=14')).body.total, 1);
});

test('events are asked by the days until they begin, and until they take no more submissions', async () => {
  await using app = await createTestApp();
  await app.add(
    'events',
    anEvent({ title: 'soon', start_date: '2026-03-05T09:00:00.000Z', end_date: null }),
    anEvent({
      title: 'open',
      start_date: '2026-06-05T09:00:00.000Z',
      end_date: null,
      submission_deadline: '2026-03-08T23:59:59.000Z',
    }),
  );
  assert.deepEqual(await titles(app, '/events?starting_within=7'), ['soon']);
  assert.deepEqual(await titles(app, '/events?closing_within=7'), ['open']);
  assert.deepEqual(await titles(app, '/events?closing_within=6'), []);
});

test('days that are no whole number from 1 to 366 are refused', async () => {
  await using app = await createTestApp();
  for (const days of ['0', '367', '1.5', 'soon', '-1', '']) {
    const { status, body } = await app.get(`/grants?closing_within=${days}`);
    assert.equal(status, 400, days);
    assert.equal(body.error, 'closing_within must be a whole number from 1 to 366.');
  }
});
