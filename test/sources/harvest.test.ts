import assert from 'node:assert/strict';
import { test } from 'node:test';
import { catchUp } from '../../src/ledger/follow.ts';
import type { OperatorRecord, Source } from '../../src/sources/reading/source.ts';
import { SourceError } from '../../src/sources/reading/source.ts';
import { aGrant, anOrganization } from '../support/records.ts';
import { createTestApp } from '../support/test-app.ts';
import { call, listing, run } from './made-up-source.ts';

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

test('a source that shrinks by more than a fifth is taken for broken, unless the operator knows better', async () => {
  await using app = await createTestApp();
  const all = Array.from({ length: 40 }, (_, n) => call(`c${n}`));
  const past = Array.from({ length: 40 }, (_, n) => call(`p${n}`, { deadline: '2026-02-01T12:00:00Z' }));
  await run(app, listing([...all, ...past]));
  assert.deepEqual(await run(app, listing(all)), [0, 0, 40, 40, 0], 'what is past by its own date may leave');
  await assert.rejects(
    run(app, listing(all.slice(0, 29))),
    /11 of 40 records that still stood are not listed/,
  );
  assert.equal(
    (await app.ledger.present('grants', 'c39'))?.closed_at,
    undefined,
    'the last good state stays',
  );
  assert.deepEqual(await run(app, listing(all.slice(0, 32))), [0, 0, 32, 8, 0], 'a fifth may leave');
  assert.deepEqual(await run(app, listing(all.slice(0, 10)), [], true), [0, 0, 10, 22, 0]);
});

test('a source whose rows lose a member by the dozen is taken for broken, unless the operator knows better', async () => {
  await using app = await createTestApp();
  const funding = { total: { amount: '5000.00', currency: 'EUR' } };
  const whole = Array.from({ length: 40 }, (_, n) => call(`c${n}`, { detail: { funding } }));
  const without = (count: number, member: object) =>
    listing(
      whole.map((one, n) => (n < count ? { ...one, ...member } : one)),
      false,
    );
  await run(app, listing(whole));
  await assert.rejects(run(app, without(40, { deadline: undefined })), /40 of 40 records that had deadline/);
  await assert.rejects(
    run(app, without(9, { detail: { funding: {} } })).then(() =>
      run(app, without(40, { detail: { funding: {} } })),
    ),
    /31 of 31 records that had detail.funding.total are listed without it/,
  );
  const last = await app.ledger.present('grants', 'c39');
  assert.deepEqual(last?.detail, { funding }, 'the last good state stays');
  assert.deepEqual(await run(app, without(8, { deadline: undefined })), [0, 9, 31, 0, 0], 'a fifth may');
  assert.deepEqual(await run(app, without(40, { deadline: undefined }), [], true), [0, 32, 8, 0, 0]);
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

test('what somebody accepted while a harvest was under way is never written over by it', async () => {
  await using app = await createTestApp();
  await run(app, listing([call('a'), call('b', { title: 'Old title' })]));
  const edited = call('b', { title: 'New title' });
  let others = 0;
  const ledger: typeof app.ledger = {
    ...app.ledger,
    // Right behind the reading, somebody else's change is committed.
    versions: async function* (family) {
      const read = [];
      for await (const version of app.ledger.versions(family)) read.push(version);
      if (others++ === 0) {
        const outcome = await app.ledger.append(
          [{ family: 'grants', id: 'b', record: edited }],
          app.clock.now,
        );
        assert.deepEqual(outcome, ['changed']);
      }
      yield* read;
    },
  };
  assert.deepEqual((await run({ ...app, ledger }, listing([call('a')]))).slice(0, 4), [0, 0, 1, 1]);
  const now = await app.ledger.present('grants', 'b');
  assert.equal(now?.title, 'New title');
  assert.notEqual(now?.closed_at, undefined, 'read again, it is closed');
});

test('an unchanged grant is noted as seen again when half of VERIFIED_DAYS are over, without counting as a change', async () => {
  await using app = await createTestApp();
  const seen = (day: number) =>
    call('a', { checked_at: `2026-03-${String(day).padStart(2, '0')}T12:00:00Z` });
  const source = (day: number): Source => ({ ...listing([seen(day)]), ignoredInComparison: ['checked_at'] });
  assert.deepEqual(await run(app, source(1)), [1, 0, 0, 0, 0]);
  const noted = async () => (await app.ledger.present('grants', 'a'))?.checked_at;
  app.clock.now = new Date('2026-03-05T00:00:00Z');
  assert.deepEqual(await run(app, source(5)), [0, 0, 1, 0, 0]);
  assert.equal(await noted(), '2026-03-01T12:00:00Z');
  app.clock.now = new Date('2026-03-08T12:00:00Z');
  assert.deepEqual(await run(app, source(8), [], false, 15), [0, 0, 1, 0, 0], 'half of fifteen are not over');
  assert.equal(await noted(), '2026-03-01T12:00:00Z');
  app.clock.now = new Date('2026-03-08T12:00:01Z');
  assert.deepEqual(await run(app, source(9)), [0, 0, 1, 0, 0]);
  assert.equal(await noted(), '2026-03-09T12:00:00Z');
  assert.equal((await app.ledger.present('grants', 'a'))?.updated_at, '2026-03-01T12:00:00.000Z');
});
