import assert from 'node:assert/strict';
import { test } from 'node:test';
import { anEvent } from '../support/records.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';

async function listed(app: TestApp, query: string): Promise<string[]> {
  const { status, text, body } = await app.get(`/events${query}`);
  assert.equal(status, 200, text);
  assert.equal(body.pagination.total, body.data.length);
  return body.data.map((row: { id: string }) => row.id);
}

test('the list of events is an envelope without access level', async () => {
  await using app = await createTestApp();
  await app.add('events', anEvent({ id: 'e', topics: ['longevity'], relevance_score: 50, source: 'x' }));
  const { body } = await app.get('/events');
  assert.deepEqual(Object.keys(body), ['data', 'pagination', 'license', 'attribution']);
  assert.deepEqual(body.pagination, { total: 1, limit: 50, offset: 0, has_more: false });
  assert.deepEqual(Object.keys(body.data[0]).sort(), [
    'created_at',
    'description',
    'eligibility_text',
    'end_date',
    'event_type',
    'id',
    'is_online',
    'location',
    'organizer',
    'prizes_text',
    'public_id',
    'public_url',
    'registration_url',
    'source_url',
    'start_date',
    'submission_deadline',
    'submission_url',
    'text_policy',
    'title',
    'topics',
    'updated_at',
    'url',
  ]);
  assert.equal(body.data[0].public_url, 'http://perennial.test/events/e');
  const full = (await app.get('/events', { tier: 'full' })).body;
  assert.equal(full.data[0].relevance_score, 50);
  assert.equal(full.data[0].source, 'x');
  assert.ok(!('access_level' in full));
});

test('events come by start, and those without a date only among all, last', async () => {
  await using app = await createTestApp();
  await app.add(
    'events',
    anEvent({ id: 'undated', start_date: null, end_date: null }),
    anEvent({ id: 'later', start_date: '2026-09-01T09:00:00Z', end_date: null }),
    anEvent({ id: 'sooner', start_date: '2026-04-01T09:00:00Z', end_date: null }),
  );
  assert.deepEqual(await listed(app, ''), ['sooner', 'later']);
  assert.deepEqual(await listed(app, '?scope=all'), ['sooner', 'later', 'undated']);
});

test('an event is past when it has ended, or when the only day known of it is over', async () => {
  await using app = await createTestApp();
  await app.add(
    'events',
    anEvent({ id: 'over', start_date: '2026-01-10T09:00:00Z', end_date: '2026-01-12T17:00:00Z' }),
    anEvent({ id: 'over-undated-end', start_date: '2026-02-28T09:00:00Z', end_date: null }),
    anEvent({ id: 'running', start_date: '2026-02-27T09:00:00Z', end_date: '2026-03-02T17:00:00Z' }),
    anEvent({ id: 'today', start_date: '2026-03-01T00:00:00Z', end_date: null }),
    anEvent({ id: 'undated', start_date: null, end_date: null }),
  );
  assert.deepEqual(await listed(app, ''), ['running', 'today']);
  assert.deepEqual(await listed(app, '?include_past=false'), ['running', 'today']);
  const all = ['over', 'running', 'over-undated-end', 'today', 'undated'];
  assert.deepEqual(await listed(app, '?include_past=true&scope=all'), all);
  app.clock.now = new Date('2026-03-02T17:00:00Z');
  assert.deepEqual(await listed(app, ''), ['running']);
  app.clock.now = new Date('2026-03-02T17:00:01Z');
  assert.deepEqual(await listed(app, ''), []);
  assert.deepEqual(await listed(app, '?scope=all'), ['undated']);
});

test('what a harvest graded as not about ageing is among all alone', async () => {
  await using app = await createTestApp();
  await app.add(
    'events',
    anEvent({ id: 'other', relevant: false }),
    anEvent({ id: 'ageing', relevant: true }),
  );
  assert.deepEqual(await listed(app, ''), ['ageing']);
  assert.deepEqual((await listed(app, '?scope=all')).sort(), ['ageing', 'other']);
});

test('each filter of events keeps what matches and nothing else', async () => {
  await using app = await createTestApp();
  await app.add(
    'events',
    anEvent({
      id: 'a',
      title: 'Ageing summit',
      event_type: 'summit',
      location: 'København, Danmark',
      organizer: 'Society of Cells',
      description: 'Mitochondria and more',
      start_date: '2026-05-01T00:00:00Z',
    }),
    anEvent({
      id: 'b',
      title: 'Workshop',
      event_type: 'workshop',
      location: 'São Paulo, Brazil',
      start_date: '2026-05-01T23:59:59Z',
    }),
    anEvent({
      id: 'c',
      location: null,
      event_type: null,
      start_date: '2026-06-01T09:00:00Z',
      end_date: null,
    }),
    anEvent({ id: 'd', start_date: null, end_date: null }),
  );
  const matrix: [string, string[]][] = [
    ['?q=aging', ['a']],
    ['?q=mitochondria', ['a']],
    ['?q=cells', ['a']],
    ['?q=brazil', ['b']],
    ['?q=sao paulo workshop', ['b']],
    ['?q=nothing', []],
    ['?event_type=summit', ['a']],
    ['?event_type=webinar', []],
    ['?location=danmark', ['a']],
    ['?location=SAO', ['b']],
    ['?location=kobenhavn', ['a']],
    ['?location=OBEN', ['a']],
    ['?location=hagen&scope=all', ['d']],
    ['?location=%25', []],
    ['?date_after=2026-05-01', ['a', 'b', 'c']],
    ['?date_after=2026-05-02', ['c']],
    ['?date_before=2026-05-01', ['a', 'b']],
    ['?date_before=2026-04-30', []],
    ['?date_after=2026-05-01&date_before=2026-05-01', ['a', 'b']],
  ];
  for (const [query, expected] of matrix) assert.deepEqual(await listed(app, query), expected, query);
});

test('events take no parameter of grants', async () => {
  await using app = await createTestApp();
  for (const query of [
    'include_expired=true',
    'scope=verified_open',
    'labels=a',
    'deadline_after=2026-01-01',
  ]) {
    assert.equal((await app.get(`/events?${query}`)).status, 400, query);
  }
});

test('an event without a date is over with the year that its title names', async () => {
  await using app = await createTestApp();
  const undated = { start_date: null, end_date: null };
  await app.add(
    'events',
    anEvent({ id: 'past', title: 'Example Days 2025', ...undated }),
    anEvent({ id: 'coming', title: 'Example Days 2027', ...undated }),
    anEvent({ id: 'series', title: 'Example Days (series)', ...undated }),
  );
  const listed = async (query: string) =>
    (await app.get(`/events?scope=all${query}`)).body.data.map(({ id }: { id: string }) => id).sort();
  assert.deepEqual(await listed(''), ['coming', 'series']);
  assert.deepEqual(await listed('&include_past=true'), ['coming', 'past', 'series']);
});
