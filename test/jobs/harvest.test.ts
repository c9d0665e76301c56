import assert from 'node:assert/strict';
import { test } from 'node:test';
import { families } from '../../src/catalogue.ts';
import { harvest } from '../../src/jobs/harvest.ts';
import { catchUp } from '../../src/ledger/follow.ts';
import type { OperatorRecord, Reading, Source } from '../../src/sources/source.ts';
import { SourceError } from '../../src/sources/source.ts';
import { aGrant, anOrganization } from '../support/records.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';

/** A source of grants that lists these records; `complete` says whether that is all of them. */
function listing(records: readonly object[], complete = true): Source {
  const reading = async (): Promise<Reading> => ({
    complete,
    watermark: () => 'mark',
    records: (async function* () {
      yield* records as readonly OperatorRecord[];
    })(),
  });
  return {
    name: 'made-up',
    family: 'grants',
    summary: '',
    files: '',
    readFiles: reading,
    readLive: reading,
    ignoredInComparison: ['relevance_score'],
    left: (record, { now }) =>
      record.title === 'Fleeting' ? null : { ...record, closed_at: record.closed_at ?? now.toISOString() },
  };
}

const call = (id: string, given: object = {}) => aGrant({ id, public_id: id, source: 'made-up', ...given });

async function run(app: TestApp, source: Source, refused: string[] = []) {
  const done = await harvest(source, {
    ledger: app.ledger,
    families,
    now: () => app.clock.now,
    relevanceMin: 25,
    all: false,
    read: (asked, context) => asked.readFiles([], context),
    onRefused: (where, reason) => refused.push(`${where}: ${reason}`),
    onProgress: () => undefined,
  });
  await catchUp(app.ledger, app.shelf);
  const { added, changed, unchanged, left } = done;
  return [added, changed, unchanged, left, done.refused];
}

test('a call that left its source is closed once, or removed when the source says so', async () => {
  await using app = await createTestApp();
  assert.deepEqual(
    await run(app, listing([call('a'), call('b'), call('c', { title: 'Fleeting' })])),
    [3, 0, 0, 0, 0],
  );
  app.clock.now = new Date('2026-03-02T12:00:00Z');
  assert.deepEqual(await run(app, listing([call('a')])), [0, 0, 1, 2, 0]);
  const b = await app.ledger.present('grants', 'b');
  assert.equal(b?.closed_at, '2026-03-02T12:00:00.000Z');
  assert.equal(b?.created_at, '2026-03-01T12:00:00.000Z');
  assert.equal(await app.ledger.present('grants', 'c'), null);
  assert.equal((await app.get('/grants/c')).status, 404);
  app.clock.now = new Date('2026-03-03T12:00:00Z');
  assert.deepEqual(await run(app, listing([call('a')])), [0, 0, 1, 0, 0]);
  assert.equal((await app.ledger.present('grants', 'b'))?.closed_at, '2026-03-02T12:00:00.000Z');
  assert.deepEqual(
    await run(app, listing([call('a'), call('b')])),
    [0, 1, 1, 0, 0],
    'and opens when it is back',
  );
});

test('an incomplete reading closes nothing', async () => {
  await using app = await createTestApp();
  await run(app, listing([call('a'), call('b')]));
  assert.deepEqual(await run(app, listing([call('a')], false)), [0, 0, 1, 0, 0]);
});

test('records of other sources and of people are left alone', async () => {
  await using app = await createTestApp();
  await app.add('grants', aGrant({ id: 'own' }), aGrant({ id: 'other', source: 'elsewhere' }));
  assert.deepEqual(await run(app, listing([call('a')])), [1, 0, 0, 0, 0]);
  assert.deepEqual(await app.ledger.counts(), { grants: 3 });
});

test('what moves with the clock alone is no change', async () => {
  await using app = await createTestApp();
  await run(app, listing([call('a', { relevance_score: 50 })]));
  assert.deepEqual(await run(app, listing([call('a', { relevance_score: 51 })])), [0, 0, 1, 0, 0]);
});

test('records that do not fit are refused with their reason, and the others are taken', async () => {
  await using app = await createTestApp();
  const refused: string[] = [];
  await app.add('grants', aGrant({ id: 'own', public_id: 'mine' }));
  const records = [
    call('a'),
    call('b', { deadline: 'soon' }),
    call('c', { public_id: 'mine' }),
    call('d', { health: 1 }),
  ];
  assert.deepEqual(await run(app, listing(records), refused), [1, 0, 0, 0, 3]);
  assert.match(refused.join('\n'), /b: deadline must be a moment in UTC/);
  assert.match(refused.join('\n'), /d: health belongs to the personal layer/);
  assert.match(refused.join('\n'), /its slug belongs to another record/);
});

test('a call that is listed but refused is not taken for one that left', async () => {
  await using app = await createTestApp();
  await run(app, listing([call('a'), call('b')]));
  assert.deepEqual(await run(app, listing([call('a'), call('b', { title: '' })])), [0, 0, 1, 0, 1]);
  assert.equal((await app.ledger.present('grants', 'b'))?.closed_at, undefined);
});

for (const [how, failure] of [
  ['a sentence', new SourceError('the service is away')],
  ['a bug', new TypeError('x is not a function')],
] as const) {
  test(`a source that fails half-way with ${how} keeps the old data and leaves a failed run`, async () => {
    await using app = await createTestApp();
    await run(app, listing([call('a'), call('b')]));
    const before = (await app.get('/grants')).text;
    const failing: Source = {
      ...listing([]),
      readFiles: async () => ({
        complete: true,
        records: (async function* () {
          yield call('a', { title: 'Changed' }) as OperatorRecord;
          throw failure;
        })(),
      }),
    };
    await assert.rejects(run(app, failing), failure);
    await catchUp(app.ledger, app.shelf);
    assert.equal((await app.get('/grants')).text, before);
    const [last, first] = await app.ledger.runs('made-up', 10);
    assert.deepEqual([last?.status, last?.error], ['failed', failure.message]);
    assert.deepEqual([first?.status, first?.added, first?.watermark], ['completed', 2, 'mark']);
    assert.equal(await app.ledger.head(), 2);
  });
}

test('a source in which nothing can be read has failed, and closes nothing', async () => {
  await using app = await createTestApp();
  await run(app, listing([call('a')]));
  await assert.rejects(run(app, listing([])), /^SourceError: there is not one record in it$/);
  const unfit = listing([call('b', { title: '' }), call('c', { title: '' })]);
  await assert.rejects(run(app, unfit), /^SourceError: none of its 2 records could be used$/);
  assert.equal((await app.ledger.present('grants', 'a'))?.closed_at, undefined);
  const runs = await app.ledger.runs('made-up', 10);
  assert.deepEqual(
    runs.map(({ status }) => status),
    ['failed', 'failed', 'completed'],
  );
});

test('a linked grant stays linked and unchanged when its source is harvested again', async () => {
  await using app = await createTestApp();
  const linked = (context: Parameters<Source['readFiles']>[1]) => {
    const found = context.organizationByName('Example Institute');
    return call('a', { funder_name: 'Example Institute', ...(found ? { organization_id: found.id } : {}) });
  };
  const grants: Source = {
    ...listing([]),
    readFiles: async (paths, context) => listing([linked(context)]).readFiles(paths, context),
  };
  await run(app, grants);
  const funder = anOrganization({ id: 'o', name: 'example  institute', source: 'made-up-register' });
  const register: Source = { ...listing([funder], false), name: 'made-up-register', family: 'organizations' };
  assert.deepEqual(await run(app, register), [1, 0, 0, 0, 0]);
  assert.equal((await app.ledger.present('grants', 'a'))?.organization_id, 'o');
  const head = await app.ledger.head();
  assert.deepEqual(await run(app, grants), [0, 0, 1, 0, 0]);
  assert.deepEqual(await run(app, register), [0, 0, 1, 0, 0]);
  assert.equal(await app.ledger.head(), head);
});
