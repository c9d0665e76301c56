import assert from 'node:assert/strict';
import { test } from 'node:test';
import { dayMs } from '../../src/kernel/durations.ts';
import { aGrant, anEvent } from '../support/records.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';

const deadline = '2026-03-15T22:59:59Z';
const at = Date.parse(deadline);

async function total(app: TestApp, path: string): Promise<number> {
  return (await app.get(path)).body.pagination.total;
}

test('a grant is open up to and including its deadline and closed a second later, on every route', async () => {
  await using app = await createTestApp();
  await app.add(
    'grants',
    aGrant({ id: 'g', deadline }),
    aGrant({ id: 'later', deadline: '2027-01-01T00:00:00Z' }),
  );
  const seen = async () => ({
    list: await total(app, '/grants'),
    all: await total(app, '/grants?scope=all'),
    expired: await total(app, '/grants?include_expired=true'),
    search: (await app.get('/search?q=grant')).body.grants.length,
    stats: (await app.get('/stats')).body.grants.total,
    earliest: (await app.get('/stats')).body.grants.earliest_deadline,
    detail: (await app.get('/grants/g')).body.grant.status_public.value,
  });
  const open = { list: 2, all: 2, expired: 2, search: 2, stats: 2, detail: 'open' };
  for (const before of [-1000, -1, 0]) {
    app.clock.now = new Date(at + before);
    assert.deepEqual(await seen(), { ...open, earliest: deadline }, `${before} ms`);
  }
  for (const after of [1, 1000]) {
    app.clock.now = new Date(at + after);
    const closed = { list: 1, all: 1, expired: 2, search: 1, stats: 1, detail: 'closed' };
    assert.deepEqual(await seen(), { ...closed, earliest: '2027-01-01T00:00:00Z' }, `${after} ms`);
  }
});

test('a kept answer and its ETag end at the deadline', async () => {
  await using app = await createTestApp();
  await app.add('grants', aGrant({ deadline }), aGrant({ deadline: null }));
  for (const path of ['/grants', '/search?q=grant', '/stats', '/grants?facets=closing']) {
    app.clock.now = new Date(at - 5000);
    const before = await app.get(path);
    app.clock.now = new Date(at - 1000);
    assert.equal((await app.get(path)).headers.get('etag'), before.headers.get('etag'), path);
    app.clock.now = new Date(at + 1);
    const held = { headers: { 'if-none-match': before.headers.get('etag') as string } };
    const after = await app.get(path, held);
    assert.equal(after.status, 200, path);
    assert.notEqual(after.headers.get('etag'), before.headers.get('etag'), path);
    assert.notEqual(after.text, before.text, path);
  }
});

test('figures of the coming days change with the day, and with the millisecond in which a call is over, also in kept answers', async () => {
  await using app = await createTestApp();
  await app.add('grants', aGrant({ deadline: '2026-06-01T00:00:00Z' }));
  await app.add('events', anEvent({ start_date: '2026-06-01T00:00:00Z', end_date: null }));
  const end = Date.parse('2026-06-01T00:00:00Z');
  const figures = async (moment: number) => {
    app.clock.now = new Date(moment);
    const stats = (await app.get('/stats')).body;
    const { closing } = (await app.get('/grants?facets=closing')).body.facets;
    const open = closing.map((one: { count: number }) => one.count);
    return [stats.grants.closing_soon, stats.events.next_30_days, ...open];
  };
  assert.deepEqual(await figures(end - 91 * dayMs), [0, 0, 0, 0, 0, 0, 0]);
  assert.deepEqual(await figures(end - 90 * dayMs - 1), [0, 0, 0, 0, 0, 0, 0]);
  assert.deepEqual(await figures(end - 90 * dayMs), [0, 0, 0, 0, 0, 1, 0]);
  assert.deepEqual(await figures(end - 30 * dayMs - 1), [0, 0, 0, 0, 0, 1, 0]);
  assert.deepEqual(await figures(end - 30 * dayMs), [0, 1, 0, 0, 1, 1, 0]);
  assert.deepEqual(await figures(end - 14 * dayMs - 1), [0, 1, 0, 0, 1, 1, 0]);
  assert.deepEqual(await figures(end - 14 * dayMs), [1, 1, 0, 1, 1, 1, 0]);
  assert.deepEqual(await figures(end - 7 * dayMs), [1, 1, 1, 1, 1, 1, 0]);
  assert.deepEqual(await figures(end), [1, 1, 1, 1, 1, 1, 0]);
  assert.deepEqual(await figures(end + 1), [0, 1, 0, 0, 0, 0, 0]);
});

test('a call that its source closed is closed whatever its deadline, and says so', async () => {
  await using app = await createTestApp();
  await app.add(
    'grants',
    aGrant({ id: 'closed', closed_at: '2026-02-01T00:00:00Z' }),
    aGrant({ id: 'archived', closed_at: '2026-02-01T00:00:00Z', status: 'archived' }),
    aGrant({ id: 'forecast', status: 'forecast' }),
    aGrant({ id: 'opening', status: 'forecast', opens_at: '2026-03-02T00:00:00Z' }),
    aGrant({ id: 'notice', status: 'notice' }),
    aGrant({ id: 'rolling', deadline: null, labels: ['rolling'] }),
    aGrant({
      id: 'said',
      deadline: null,
      detail: { deadlines: [{ kind: 'full', label: 'Ongoing', precision: 'unknown', rolling: true }] },
    }),
    aGrant({ id: 'unsaid', deadline: null }),
  );
  const status = async (id: string) => {
    const { value, is_open, days_left } = (await app.get(`/grants/${id}`)).body.grant.status_public;
    return [value, is_open, days_left];
  };
  assert.deepEqual(await status('closed'), ['closed', false, null]);
  assert.deepEqual(await status('archived'), ['archived', false, null]);
  assert.deepEqual(await status('forecast'), ['forecasted', false, 121]);
  assert.deepEqual(await status('notice'), ['unknown', false, null]);
  assert.deepEqual(await status('opening'), ['forecasted', false, 121]);
  app.clock.now = new Date('2026-03-02T00:00:00Z');
  assert.deepEqual(await status('opening'), ['open', true, 120]);
  assert.deepEqual(await status('rolling'), ['rolling', true, null]);
  assert.deepEqual(await status('said'), ['rolling', true, null]);
  // Whoever names no date has not said that applications are taken at any time.
  assert.deepEqual(await status('unsaid'), ['open', true, null]);
});

test('a harvested call tells when it was seen at its source, an operator’s account of a check stands', async () => {
  await using app = await createTestApp();
  const checked_at = '2026-03-01T12:00:00Z';
  const verification = {
    verified_open: true,
    method: 'human',
    last_checked_at: '2026-02-01T00:00:00Z',
    next_check_at: '2026-04-01T00:00:00Z',
    deadline_seen_in_source: true,
    amount_seen_in_source: false,
    funder_domain_match: true,
    flags: [],
  };
  await app.add(
    'grants',
    aGrant({ id: 'seen', checked_at, url: 'https://www.grants.gov/1', title: 'Limited Competition: X' }),
    aGrant({ id: 'stale', checked_at, verified: false }),
    aGrant({ id: 'human', checked_at, detail: { verification } }),
    aGrant({ id: 'nobody' }),
  );
  const told = async (id: string) => (await app.get(`/grants/${id}`)).body.grant.verification;
  const seen = await told('seen');
  assert.deepEqual(
    [seen.verified_open, seen.method, seen.last_checked_at, seen.next_check_at, seen.funder_domain_match],
    [true, 'source_api', checked_at, '2026-03-31T12:00:00.000Z', true],
  );
  const codes = (flags: readonly { code: string }[]) => flags.map(({ code }) => code);
  assert.deepEqual(codes(seen.flags), ['text_missing', 'invite_only']);
  assert.deepEqual(codes((await told('stale')).flags), ['stale_source', 'text_missing']);
  assert.equal((await told('human')).method, 'human');
  assert.equal(await told('nobody'), null);
});

test('a call whose dates for everyone are over is not listed as open: its deadline says for whom it is', async () => {
  await using app = await createTestApp();
  const due = (at: string, applies_to?: string) => ({
    kind: 'full',
    label: applies_to ?? 'new',
    at,
    precision: 'minute',
    rolling: false,
    ...(applies_to ? { applies_to } : {}),
  });
  const [past, coming] = ['2026-02-05T22:00:00Z', '2026-03-05T22:00:00Z'];
  const seen = { source: 'made-up', checked_at: '2026-03-01T11:00:00Z' };
  await app.add(
    'grants',
    aGrant({
      id: 'again',
      title: 'Grant of mitochondria',
      deadline: coming,
      ...seen,
      detail: { deadlines: [due(past), due(coming, 'renewal')] },
    }),
    aGrant({ id: 'new', deadline: coming, ...seen, detail: { deadlines: [due(past, 'aids'), due(coming)] } }),
    aGrant({
      id: 'both',
      deadline: coming,
      ...seen,
      detail: { deadlines: [due(coming), due(coming, 'renewal')] },
    }),
    aGrant({
      id: 'track',
      deadline: coming,
      ...seen,
      detail: { deadlines: [due(coming, 'the second track')] },
    }),
  );
  const ids = async (path: string) =>
    (await app.get(path)).body.data.map(({ id }: { id: string }) => id).sort();
  assert.deepEqual(await ids('/grants'), ['both', 'new', 'track']);
  assert.equal((await app.get('/stats')).body.grants.total, 3);
  assert.deepEqual(await ids('/grants?scope=all'), ['again', 'both', 'new', 'track']);
  const told = async (id: string) => {
    const { deadline_for, verification } = (await app.get(`/grants/${id}`)).body.grant;
    return [deadline_for, verification.verified_open];
  };
  assert.deepEqual(await told('again'), ['renewal', false]);
  assert.deepEqual(await told('new'), [null, true]);
  assert.deepEqual(await told('both'), [null, true]);
  assert.deepEqual(await told('track'), ['the second track', true]);
  const [row] = (await app.get('/grants?scope=all&q=grant')).body.data.filter(
    ({ id }: { id: string }) => id === 'again',
  );
  assert.equal(row.deadline_for, 'renewal');
  const short = async (path: string, list: 'grants' | 'data') => {
    const rows = (await app.get(path)).body[list] as { id: string; deadline_for: string | null }[];
    return rows.find(({ id }) => id === 'again')?.deadline_for;
  };
  assert.equal(await short('/search?q=mitochondria', 'grants'), 'renewal');
  const { body } = await app.get('/funding?about=mitochondria');
  const [found] = body.data.filter(({ id }: { id: string }) => id === 'again');
  assert.equal(found.deadline_for, 'renewal');
});

test('a row says why it takes no applications though its deadline is not past, as its detail does', async () => {
  await using app = await createTestApp();
  const later = '2026-12-01T00:00:00Z';
  await app.add(
    'grants',
    aGrant({ id: 'open' }),
    aGrant({ id: 'rolling', deadline: null, labels: ['rolling'] }),
    aGrant({ id: 'coming', status: 'forecast', opens_at: '2026-04-01T00:00:00Z', deadline: later }),
    aGrant({ id: 'notice', status: 'notice', deadline: later }),
    aGrant({ id: 'left', closed_at: '2026-02-20T00:00:00Z', deadline: later }),
    aGrant({ id: 'kept', status: 'archived', deadline: later }),
  );
  const { data } = (await app.get('/grants?scope=all&include_expired=true')).body;
  const told: Record<string, string | null> = {};
  for (const { id, not_open } of data) {
    told[id] = not_open;
    const { grant } = (await app.get(`/grants/${id}`)).body;
    assert.equal(grant.status_public.is_open, not_open === null, id);
  }
  assert.deepEqual(told, {
    ...{ open: null, rolling: null, coming: 'forecast' },
    ...{ notice: 'notice', left: 'closed', kept: 'archived' },
  });
  const { text } = await app.get('/grants.csv?scope=all');
  assert.match(text.split('\r\n')[0] ?? '', /,deadline_for,not_open,url,/);
});
