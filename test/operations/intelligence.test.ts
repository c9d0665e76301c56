import assert from 'node:assert/strict';
import { test } from 'node:test';
import { healthInterest, topicWeights } from '../../src/operations/taxonomy/health-topics.ts';
import {
  aCompany,
  aContentItem,
  aFundingRound,
  anAttendanceRecord,
  anEvent,
  anInvestor,
  anInvestorHypothesis,
} from '../support/records.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';

const top = 'top team-a';
const operator = 'top house operator';

async function world(): Promise<TestApp> {
  const app = await createTestApp();
  const seen = (investor_id: string, event_id: string, more: object = {}) =>
    anAttendanceRecord({ investor_id, event_id, ...more });
  await app.add(
    'investors',
    ...['ann', 'bo', 'cy', 'dee'].map((name) => anInvestor({ id: `i-${name}`, public_id: name, name })),
    anInvestor({ id: 'i-hid', public_id: 'hid', name: 'hid', published: false }),
  );
  await app.add(
    'events',
    anEvent({
      id: 'e1',
      public_id: 'e1',
      start_date: '2026-02-01T09:00:00Z',
      topics: ['dementia', 'capital'],
    }),
    anEvent({ id: 'e2', public_id: 'e2', start_date: '2024-02-01T09:00:00Z', topics: ['capital'] }),
    anEvent({ id: 'e3', public_id: 'e3', start_date: '2026-05-01T09:00:00Z', topics: ['frailty'] }),
  );
  await app.add(
    'attendance_records',
    seen('i-ann', 'e1', { source: 'programme', attended_at: '2026-02-02T09:00:00Z' }),
    seen('i-ann', 'e1', { source: 'photo credits', attended_at: '2026-02-01T10:00:00Z' }),
    seen('i-bo', 'e1', { source: 'programme' }),
    seen('i-cy', 'e1'),
    seen('i-hid', 'e1'),
    seen('i-ann', 'e2'),
    seen('i-bo', 'e2'),
    seen('i-ann', 'e3'),
    seen('i-ann', 'gone'),
  );
  await app.add(
    'companies',
    aCompany({ id: 'c1', public_id: 'sage', name: 'Sage' }),
    aCompany({ id: 'c2', public_id: 'secret', name: 'Secret', is_public: false }),
  );
  await app.add(
    'funding_rounds',
    aFundingRound({
      investor_id: 'i-ann',
      company_id: 'c1',
      company_name: 'Old name',
      round: 'series_a',
      date: '2025-05-01',
      amount: { amount: '100.00', currency: 'EUR' },
      source: 'register',
    }),
    aFundingRound({ investor_id: 'i-ann', company_id: 'c2', company_name: undefined, date: '2024-05-01' }),
  );
  await app.add(
    'investor_hypotheses',
    anInvestorHypothesis({
      investor_id: 'i-ann',
      statement: 'Will.',
      probability: 0.4,
      basis: ['x'],
      status: 'open',
    }),
    anInvestorHypothesis({ investor_id: 'i-ann', statement: 'Would.', probability: 0.9 }),
  );
  const subjects = [{ kind: 'investor', public_id: 'ann' }];
  await app.add(
    'content',
    aContentItem({ id: 't1', public_id: 't1', topics: ['dementia'], subjects }),
    aContentItem({
      id: 't2',
      public_id: 't2',
      topics: ['frailty'],
      subjects: [{ kind: 'company', public_id: 'ann' }],
    }),
  );
  return app;
}

test('key events count distinct tracked investors and how often each pair met', async () => {
  await using app = await world();
  const { status, body } = await app.get('/intelligence/events', { as: top });
  assert.equal(status, 200);
  assert.equal(body.access_level, 'top');
  assert.deepEqual(
    body.data.map((one: { event: { public_id: string }; attendees_tracked: number }) => [
      one.event.public_id,
      one.attendees_tracked,
    ]),
    [
      ['e1', 3],
      ['e2', 2],
      ['e3', 1],
    ],
  );
  assert.deepEqual(body.data[0].pairs, [
    { a: 'ann', b: 'bo', count: 2 },
    { a: 'ann', b: 'cy', count: 1 },
    { a: 'bo', b: 'cy', count: 1 },
  ]);
  assert.deepEqual(body.data[0].sources, ['photo credits', 'programme']);
  assert.deepEqual(Object.keys(body.data[0].event), ['public_id', 'title', 'start_date', 'location']);
  const most = await app.get('/intelligence/events?min=3', { as: top });
  assert.equal(most.body.data.length, 1);
  for (const bad of ['0', '-1', 'x', '1.5']) {
    const answer = await app.get(`/intelligence/events?min=${bad}`, { as: top });
    assert.deepEqual([answer.status, answer.body.errors[0].field], [400, 'min']);
  }
});

test('tracked investors show their rounds oldest first, their attendance and their interest in health topics', async () => {
  await using app = await world();
  const { status, body } = await app.get('/intelligence/investors', { as: top });
  assert.equal(status, 200);
  assert.deepEqual(
    body.data.map((one: { public_id: string }) => one.public_id),
    ['ann', 'bo', 'cy'],
  );
  const [ann, bo] = body.data;
  assert.deepEqual(ann.funding_sequence, [
    { date: '2024-05-01', round: 'seed', company: null, company_public_id: null, amount: null },
    {
      date: '2025-05-01',
      round: 'series_a',
      company: 'Sage',
      company_public_id: 'sage',
      amount: { amount: '100.00', currency: 'EUR' },
    },
  ]);
  assert.deepEqual(ann.attendance, { events_12m: 1, last_at: '2026-02-01T10:00:00.000Z' });
  assert.deepEqual(ann.signals, { health_topic_interest: 'high', evidence_count: 2 });
  assert.deepEqual(bo.signals, { health_topic_interest: 'medium', evidence_count: 1 });
  assert.doesNotMatch(JSON.stringify(body), /hid|Secret/);
});

test("the dossier is for the operator's own team, and others learn nothing of who is in it", async () => {
  await using app = await world();
  const path = (id: string) => `/intelligence/investors/${id}`;
  const table: readonly (readonly [string | undefined, string, number, string | undefined])[] = [
    [undefined, 'ann', 403, 'tier_required'],
    [undefined, 'nobody', 403, 'tier_required'],
    ['full team-a', 'ann', 403, 'tier_required'],
    ['full house operator', 'nobody', 403, 'tier_required'],
    [top, 'ann', 403, 'not_a_member'],
    [top, 'nobody', 403, 'not_a_member'],
    [operator, 'ann', 200, undefined],
    [operator, 'i-ann', 200, undefined],
    [operator, 'nobody', 404, 'not_found'],
    [operator, 'hid', 404, 'not_found'],
  ];
  for (const [as, id, status, code] of table) {
    const answer = await app.get(path(id), as === undefined ? {} : { as });
    assert.deepEqual([answer.status, answer.body.code], [status, code], `${as} ${id}`);
  }
  const { body } = await app.get(path('ann'), { as: operator });
  assert.equal(body.investor.name, 'ann');
  assert.deepEqual(
    body.events.map((event: { public_id: string; attended_at: string }) => [
      event.public_id,
      event.attended_at,
    ]),
    [
      ['e1', '2026-02-01T10:00:00.000Z'],
      ['e2', '2024-02-01T09:00:00Z'],
    ],
  );
  assert.equal(body.funding_rounds[1].source, 'register');
  assert.deepEqual(body.hypotheses, [
    { statement: 'Would.', probability: 0.9, basis: [], status: null },
    { statement: 'Will.', probability: 0.4, basis: ['x'], status: 'open' },
  ]);
  assert.deepEqual(body.semantic_profile, {
    topics: [
      { slug: 'capital', weight: 0.5 },
      { slug: 'dementia', weight: 0.5 },
    ],
    model: 'topic-frequency',
    built_at: '2026-03-01T12:00:00.000Z',
  });
  assert.equal(body.access_level, 'top');
  assert.ok(body.license);
});

test('interest in health topics follows a stated rule', () => {
  assert.deepEqual(healthInterest([]), { health_topic_interest: null, evidence_count: 0 });
  assert.deepEqual(healthInterest([[]]), { health_topic_interest: null, evidence_count: 0 });
  assert.equal(
    healthInterest([['capital'], ['capital'], ['capital'], ['cancer']]).health_topic_interest,
    'low',
  );
  assert.equal(healthInterest([['capital'], ['cancer']]).health_topic_interest, 'medium');
  assert.equal(healthInterest([['capital'], ['cancer'], ['stroke']]).health_topic_interest, 'high');
  assert.deepEqual(topicWeights([['a', 'b'], ['b'], []]), [
    { slug: 'b', weight: 0.6667 },
    { slug: 'a', weight: 0.3333 },
  ]);
});
