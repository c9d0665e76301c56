import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Doc } from '../../src/kernel/family.ts';
import { euGrant } from '../../src/sources/eu-funding/grant.ts';
import { snapshotCall } from '../../src/sources/eu-funding/snapshot.ts';
import { aGrant } from '../support/records.ts';
import { keepingContext } from '../support/source-test.ts';
import { createTestApp } from '../support/test-app.ts';
import { call, listing, run } from './made-up-source.ts';

/** Every harvest notes when it saw a call. */
const seenToday = { checked_at: '2026-03-01T12:00:00Z' };

test('what a source changes in a call stands among its amendments, and stays there', async () => {
  await using app = await createTestApp();
  const due = (date: string) => [{ kind: 'full', label: 'Due', date, precision: 'day', rolling: false }];
  const told = (date: string, given: object = {}) =>
    listing([
      call('a', { ...seenToday, description: 'Some words.', detail: { deadlines: due(date) }, ...given }),
    ]);
  const amendments = async () => (await app.get('/grants/a')).body.grant.amendments;
  assert.deepEqual(await run(app, told('2026-05-01')), [1, 0, 0, 0, 0]);
  assert.deepEqual(await amendments(), []);
  app.clock.now = new Date('2026-03-02T12:00:00Z');
  assert.deepEqual(await run(app, told('2026-06-01')), [0, 1, 0, 0, 0]);
  const first = {
    version: 2,
    at: '2026-03-02T12:00:00.000Z',
    changes: [{ path: 'deadlines', old: 'full 2026-05-01', new: 'full 2026-06-01' }],
    evidence_ids: [],
  };
  assert.deepEqual(await amendments(), [first]);
  app.clock.now = new Date('2026-03-03T12:00:00Z');
  assert.deepEqual(await run(app, told('2026-06-01')), [0, 0, 1, 0, 0], 'what stays makes no change');
  const reworded = told('2026-06-01', { description: 'Other  words.' });
  assert.deepEqual(await run(app, reworded), [0, 1, 0, 0, 0]);
  const [, second] = await amendments();
  assert.deepEqual([second.version, second.changes], [3, [{ path: 'description', old: null, new: null }]]);
  const respaced = told('2026-06-01', { description: 'Other words' });
  assert.deepEqual(await run(app, respaced), [0, 1, 0, 0, 0]);
  assert.equal((await amendments()).length, 2, 'signs and spaces are no amendment');
  assert.deepEqual((await app.get('/grants/a/history')).body.data, await amendments());
});

test('the history of a grant is empty where nothing changed, 404 where there is none, and moves with it', async () => {
  await using app = await createTestApp();
  await app.add('grants', aGrant({ id: 'b', public_id: 'before' }));
  assert.deepEqual((await app.get('/grants/before/history')).body.data, []);
  assert.equal((await app.get('/grants/none/history')).status, 404);
  await app.add('grants', aGrant({ id: 'b', public_id: 'after' }));
  const { status, headers } = await app.get('/grants/before/history');
  assert.deepEqual(
    [status, headers.get('location')],
    [308, 'http://perennial.test/api/v1/grants/after/history'],
  );
});

test('a harvested call tells which members are not the words of its source', async () => {
  await using app = await createTestApp();
  const deadlines = [
    {
      kind: 'full',
      label: 'Standard date',
      date: '2026-06-30',
      at: '2026-06-30T23:59:59Z',
      precision: 'minute',
      rolling: false,
      method: 'computed',
    },
  ];
  const seen = { checked_at: '2026-03-01T12:00:00Z', open_to_ageing: 'named', labels: ['frailty'] };
  await run(app, listing([call('a', { ...seen, detail: { deadlines } })]));
  await app.add('grants', aGrant({ id: 'own', public_id: 'own' }));
  const { grant } = (await app.get('/grants/a')).body;
  const methods = grant.field_sources.map(({ path, method }: { path: string; method: string }) => [
    path,
    method,
  ]);
  assert.deepEqual(methods, [
    ['deadline', 'computed'],
    ['labels', 'computed'],
    ['open_to_ageing', 'computed'],
  ]);
  const portal = { eligibility: { countries_in: ['US'] } };
  await run(
    app,
    listing([
      call('b', {
        ...seen,
        title: 'FY25 Invited to Apply - Examples',
        location: 'Example State',
        group: 'b',
        detail: portal,
      }),
    ]),
  );
  const invited = (await app.get('/grants/b')).body.grant;
  assert.deepEqual(
    invited.verification.flags.map(({ code }: { code: string }) => code),
    ['text_missing', 'invite_only'],
  );
  const told = invited.field_sources as readonly {
    path: string;
    method: string;
  }[];
  const methodOf = (path: string) => told.find((one) => one.path === path)?.method;
  assert.deepEqual(['location', 'group', 'eligibility.countries_in'].map(methodOf), [
    ...['computed', 'computed', 'computed'],
  ]);
  assert.equal(methodOf('eligibility.foreign_applicants'), undefined, 'nobody said anything of it');
  const demands = { eligibility: { details: 'Foreign organizations are not eligible to apply.' } };
  await run(app, listing([call('c', { ...seen, detail: demands })]));
  const asks = (await app.get('/grants/c')).body.grant;
  assert.equal(asks.requirements.length, 1);
  assert.ok(
    asks.field_sources.some((one: { path: string; method: string }) => one.path === 'requirements'),
    'of a call without any it says nothing',
  );
  const [first] = grant.field_sources;
  assert.deepEqual([first.source_ids, first.last_seen], [['made-up'], '2026-03-01T12:00:00Z']);
  assert.deepEqual((await app.get('/grants/own')).body.grant.field_sources, []);
});

test('a day of opening that a source moved is told, and one that was not read before is not', async () => {
  await using app = await createTestApp();
  const opens = (date: string) => ({
    kind: 'other',
    label: 'Applications open',
    date,
    precision: 'day',
    rolling: false,
  });
  const due = { kind: 'full', label: 'Due', date: '2026-05-01', precision: 'day', rolling: false };
  const told = (...deadlines: object[]) => listing([call('a', { ...seenToday, detail: { deadlines } })]);
  const amendments = async () => (await app.get('/grants/a')).body.grant.amendments;
  await run(app, told(due));
  assert.deepEqual(await run(app, told(opens('2026-01-05'), due)), [0, 1, 0, 0, 0]);
  assert.deepEqual(await amendments(), []);
  await run(app, told(opens('2026-02-05'), due));
  const [{ changes }, ...others] = await amendments();
  assert.deepEqual([changes, others], [[{ path: 'opens_at', old: '2026-01-05', new: '2026-02-05' }], []]);
});

test('a text that goes on at its source is told to be cut', async () => {
  await using app = await createTestApp();
  const seen = { checked_at: '2026-03-01T12:00:00Z', verified: true };
  await run(
    app,
    listing([
      call('cut', { ...seen, description: 'Projects are expected to…' }),
      call('whole', { ...seen, description: 'Projects on … and more.' }),
    ]),
  );
  const codes = async (name: string) =>
    (await app.get(`/grants/${name}`)).body.grant.verification.flags.map(
      ({ code }: { code: string }) => code,
    );
  assert.ok((await codes('cut')).includes('text_cut'));
  assert.ok(!(await codes('whole')).includes('text_cut'));
});

test('a description or a funder that was put there for a call without one is told to be ours', async () => {
  await using app = await createTestApp({ now: new Date('2026-08-22T06:00:00Z') });
  const row = (id: string, given: object) => ({
    ...{
      id,
      identifier: 'SMP-COSME-2024-CLUSTER-01',
      status: { id: '31094502' },
      title: 'Joint Cluster Initiatives',
    },
    ...{ url: 'https://ec.europa.eu/a', deadlineDate: '2026-09-30T17:00:00.000Z', ...given },
  });
  const context = keepingContext('2026-08-22T06:00:00Z');
  const records = [
    row('14763COMPETITIVE_CALLen', { callTitle: 'Innovation Grants' }),
    row('50000001TOPICSen', { abstract: 'The words of the portal.' }),
  ].map((one) => euGrant(snapshotCall(one), context));
  await run(app, listing(records));
  const methodsOf = async (name: string) => {
    const sources = (await app.get(`/grants/${name}`)).body.grant.field_sources as Doc[];
    return ['description', 'funder_name'].map((path) => sources.find((one) => one.path === path)?.method);
  };
  assert.deepEqual(await methodsOf('eu-ft-cascade-14763'), ['computed', 'computed']);
  assert.deepEqual(await methodsOf('eu-ft-50000001'), [undefined, undefined]);
});

test('what an operator imported under the name of a source is not its earlier word', async () => {
  await using app = await createTestApp();
  const { credit: attribution } = listing([]);
  await app.add('grants', call('a', { description: 'Our own words on the call.', attribution }));
  const saying = (description: string) => listing([call('a', { ...seenToday, description })]);
  assert.deepEqual(await run(app, saying('The words of the source.')), [0, 1, 0, 0, 0]);
  assert.deepEqual((await app.get('/grants/a')).body.grant.amendments, []);
  await run(app, saying('Other words of the source.'));
  const [{ version, changes }] = (await app.get('/grants/a')).body.grant.amendments;
  assert.deepEqual([version, changes[0].path], [2, 'description']);
});
