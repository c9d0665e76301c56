// Which harvested calls lists show, and for how long: TOPIC_MIN, OPEN_LISTED and VERIFIED_DAYS.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { families } from '../../src/families.ts';
import { catchUp } from '../../src/ledger/follow.ts';
import type { HarvestRun } from '../../src/ledger/ledger.ts';
import { gradeGrant } from '../../src/matching/calls/relevance.ts';
import { grantMover } from '../../src/server/move-grants.ts';
import { euGrant } from '../../src/sources/eu-funding/grant.ts';
import { snapshotCall } from '../../src/sources/eu-funding/snapshot.ts';
import { readLive } from '../../src/sources/live-reading.ts';
import { assessed } from '../../src/sources/reading/assessed.ts';
import type { HarvestContext, LiveService, Reading, Source } from '../../src/sources/reading/source.ts';
import { folderForTest } from '../ledger/folder.ts';
import { keepingContext } from '../support/source-test.ts';
import { createTestApp } from '../support/test-app.ts';
import { call, listing } from './made-up-source.ts';
import { harvestInto } from './real-harvest.ts';

const now = new Date('2026-03-01T12:00:00Z');

const graded = (title: string, topicMin = 30, funder: 'none' | 'listed' = 'none') =>
  gradeGrant({ title, body: '', funder, funderName: 'NIH', topicMin });

test('a call belongs to the field by its topic or by its openness, as the settings say', () => {
  const shown = (grade: ReturnType<typeof graded>, settings: object = {}) =>
    assessed({ grade, title: 'A', status: 'open' }, { now, topicMin: 30, ...settings }).relevant;
  const dementia = graded('Dementia');
  assert.ok(dementia.topic >= 30 && dementia.topic < 90, `${dementia.topic}`);
  assert.equal(shown(dementia), true);
  assert.equal(shown(graded('Dementia', 95), { topicMin: 95, openListed: ['any_field'] }), false);
  const institute = graded('Sensors of the brain', 30, 'listed');
  assert.equal(institute.openness, 'institute');
  assert.equal(shown(institute), false);
  assert.equal(shown(institute, { openListed: ['named', 'any_field', 'institute'] }), true);
  assert.equal(shown(graded('Repair of dams')), false);
});

test('a harvested grant is listed for VERIFIED_DAYS after its source listed it, and no longer', async () => {
  for (const verifiedDays of [7, 2]) {
    await using app = await createTestApp({ now });
    const given = assessed(
      { grade: graded('Dementia'), title: 'Dementia', status: 'open' },
      { now, topicMin: 30, verifiedDays },
    );
    await app.add('grants', call('a', { ...given, deadline: '2027-01-01T00:00:00Z' }));
    const { ledger, shelf } = app;
    const bug = (error: unknown) => assert.fail(String(error));
    const move = grantMover({ families, ledger, reader: shelf.reader, now: () => app.clock.now, bug });
    const listedAt = async (at: number) => {
      app.clock.now = new Date(at);
      await move();
      await catchUp(ledger, shelf);
      return (await app.get('/grants')).body.pagination.total;
    };
    const end = now.getTime() + verifiedDays * 86_400_000;
    assert.equal(await listedAt(end - 1_000), 1, `${verifiedDays}`);
    assert.equal(await listedAt(end), 0, `${verifiedDays}`);
    const { verification } = (await app.get('/grants/a')).body.grant;
    assert.equal(verification.next_check_at, new Date(end).toISOString());
    assert.equal(verification.flags[0].code, 'stale_source');
  }
});

test('a call that was over by its own date when it was seen is not verified as open', async () => {
  await using app = await createTestApp({ now });
  const seen = { verified: true, checked_at: '2026-03-01T12:00:00Z' };
  await app.add(
    'grants',
    call('over', { ...seen, deadline: '2026-02-28T12:00:00Z' }),
    call('open', { ...seen, deadline: '2026-03-02T12:00:00Z' }),
  );
  const verified = async (id: string) =>
    (await app.get(`/grants/${id}`)).body.grant.verification.verified_open;
  assert.deepEqual([await verified('over'), await verified('open')], [false, true]);
});

test('a source that says that nothing changed is read whole again before what it lists is too old', async () => {
  await using app = await createTestApp({ now });
  using folder = folderForTest();
  const marks: (string | null)[] = [];
  const source = {
    ...listing([]),
    readLive: async ({ watermark }: LiveService): Promise<Reading> => {
      marks.push(watermark);
      return { complete: false, records: (async function* () {})() };
    },
  } as Source;
  const ran = (status: HarvestRun['status'], day: number) =>
    app.ledger.recordRun({
      source: source.name,
      started_at: `2026-03-0${day}T02:00:00.000Z`,
      finished_at: `2026-03-0${day}T02:00:01.000Z`,
      ...{ added: 0, changed: 0, unchanged: 0, left: 0, refused: 0, suppressed: 0, error: null },
      watermark: '"v1"',
      as_of: null,
      status,
    });
  const asked = async (day: number, verifiedDays = 7) => {
    const at = new Date(`2026-03-0${day}T03:00:00Z`);
    const context = { now: at, topicMin: 30, verifiedDays } as HarvestContext;
    const way = { fetch: async () => new Response(), sleep: async () => undefined };
    await readLive(source, context, app.ledger, folder.path, way);
    return marks.at(-1);
  };
  await ran('completed', 1);
  await ran('unchanged', 2);
  assert.equal(await asked(4), '"v1"');
  assert.equal(await asked(5), null);
  assert.equal(await asked(5, 14), '"v1"');
});

test('a deadline is seen in the source where the source states its day, and not where a rule gives it', async () => {
  await using app = await createTestApp({ now });
  const at = '2026-06-05T21:00:00Z';
  const on = (label: string, given: object = {}) => ({
    ...{ kind: 'full', label, date: '2026-06-05', at, precision: 'minute', rolling: false },
    ...given,
  });
  const standard = on('Standard date; check the announcement', { method: 'computed' });
  const seen = { verified: true, checked_at: '2026-03-01T12:00:00Z', deadline: at };
  const dated = (id: string, ...deadlines: readonly object[]) => call(id, { ...seen, detail: { deadlines } });
  await app.add(
    'grants',
    dated('standard', standard),
    dated('both', standard, on('Announcement ends', { kind: 'other' })),
    dated('hour', on('Deadline', { precision: 'day', method: 'computed' })),
  );
  for (const [id, is] of [
    ['standard', false],
    ['both', true],
    ['hour', true],
  ] as const) {
    const { verification } = (await app.get(`/grants/${id}`)).body.grant;
    assert.equal(verification.deadline_seen_in_source, is, id);
  }
});

test('what was seen longer ago than VERIFIED_DAYS is not verified when it is taken in, and its day alone is no change', async () => {
  await using app = await createTestApp({ now: new Date('2026-08-22T00:00:00Z') });
  const file = fileURLToPath(new URL('./fixtures/eu-snapshot.ndjson', import.meta.url));
  const harvested = async (day?: string, acceptOlder = false) => {
    const given = day === undefined ? {} : { asOf: new Date(`${day}T00:00:00Z`) };
    const counts = await harvestInto(app, 'eu-funding', [file], { ...given, acceptOlder });
    const seen = new Set<string>();
    for await (const { record } of app.ledger.versions('grants'))
      seen.add(`${record.verified === true} ${String(record.checked_at).slice(0, 10)}`);
    return [counts.added, counts.changed, counts.unchanged, ...seen];
  };
  assert.deepEqual(await harvested('2026-06-23'), [4, 0, 0, 'false 2026-06-23']);
  assert.deepEqual(await harvested('2026-07-23'), [0, 0, 4, 'false 2026-07-23']);
  assert.deepEqual(await harvested('2026-08-15'), [0, 0, 4, 'false 2026-08-15'], 'exactly seven days');
  assert.deepEqual(await harvested(), [0, 0, 4, 'true 2026-08-22']);
  assert.deepEqual(await harvested('2026-06-23', true), [0, 0, 4, 'false 2026-06-23']);
});

test('a call without any date is not verified when it opened more than two years ago, whatever its source says', () => {
  const row = (startDate: string, given: object = {}) => ({
    ...{ id: '172802PROSPECTSEN', identifier: 'EuropeAid/172802', title: 'Support', startDate },
    ...{ status: { id: '31094502' }, url: 'https://ec.europa.eu/a', ...given },
  });
  const verified = (one: object) =>
    euGrant(snapshotCall(one as Parameters<typeof snapshotCall>[0]), keepingContext(now.toISOString()))
      .verified;
  assert.equal(verified(row('2021-07-30T10:00:02.000Z')), false);
  assert.equal(verified(row('2024-02-28T00:00:00.000Z')), false);
  assert.equal(verified(row('2024-03-03T00:00:00.000Z')), true);
  const dated = { deadlineDate: '2026-09-30T17:00:00.000Z' };
  assert.equal(verified(row('2021-07-30T10:00:02.000Z', dated)), true);
});
