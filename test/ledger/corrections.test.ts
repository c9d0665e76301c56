// An operator's correction stays over what a source says, and both are shown.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { catchUp } from '../../src/ledger/follow.ts';
import { call, listing, run } from '../sources/made-up-source.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';

const at = '2026-03-01T12:00:00.000Z';
const deadline = (value: unknown) => ({ path: 'deadline', value, reason: 'the page says so', at });

/** How many calls were added, changed, unchanged and left. */
async function harvested(app: TestApp, ...records: readonly object[]) {
  return (await run(app, listing(records))).slice(0, 4);
}

async function correct(app: TestApp, correcting: object) {
  const change = { family: 'grants', id: 'a', record: null, correcting: correcting as never };
  const outcomes = await app.ledger.append([change], app.clock.now);
  await catchUp(app.ledger, app.shelf);
  return outcomes;
}

async function shown(app: TestApp) {
  const { grant } = (await app.get('/grants/a')).body;
  return { deadline: grant.deadline, corrections: grant.corrections };
}

test('a correction is kept over later harvests, and the answer shows what the source says', async () => {
  await using app = await createTestApp();
  await harvested(app, call('a', { deadline: '2026-06-30T21:00:00Z' }));
  assert.deepEqual(await correct(app, deadline('2026-05-31T21:00:00Z')), ['changed']);
  const one = { ...deadline('2026-05-31T21:00:00Z'), harvested: '2026-06-30T21:00:00Z' };
  assert.deepEqual(await shown(app), { deadline: '2026-05-31T21:00:00Z', corrections: [one] });
  assert.deepEqual(
    await harvested(app, call('a', { deadline: '2026-06-30T21:00:00Z' })),
    [0, 0, 1, 0],
    'leaves no trace',
  );
  assert.deepEqual(
    await harvested(app, call('a', { deadline: '2026-07-31T21:00:00Z', title: 'New' })),
    [0, 1, 0, 0],
  );
  const later = { ...one, harvested: '2026-07-31T21:00:00Z' };
  assert.deepEqual(await shown(app), { deadline: '2026-05-31T21:00:00Z', corrections: [later] });
});

test('a correction that is taken back lets the source speak again', async () => {
  await using app = await createTestApp();
  await harvested(app, call('a', { deadline: '2026-06-30T21:00:00Z' }));
  await correct(app, deadline('2026-05-31T21:00:00Z'));
  await harvested(app, call('a', { deadline: '2026-07-31T21:00:00Z' }));
  await correct(app, { path: 'deadline', reason: '', at });
  assert.deepEqual(await shown(app), { deadline: '2026-07-31T21:00:00Z', corrections: [] });
  assert.deepEqual(await harvested(app, call('a', { deadline: '2026-07-31T21:00:00Z' })), [0, 0, 1, 0]);
});

test('members of the detail and members that the source does not bring can be corrected, and taken away', async () => {
  await using app = await createTestApp();
  await harvested(app, call('a', { info_url: 'https://funder.example/old' }));
  await correct(app, { path: 'detail.number', value: 'X-1', reason: 'printed there', at });
  await correct(app, { path: 'info_url', value: null, reason: 'the page is gone', at });
  const { grant } = (await app.get('/grants/a')).body;
  assert.deepEqual([grant.number, grant.info_url], ['X-1', null]);
  assert.deepEqual(
    grant.corrections.map(({ path, harvested }: { path: string; harvested: unknown }) => [path, harvested]),
    [
      ['detail.number', null],
      ['info_url', 'https://funder.example/old'],
    ],
  );
});

test('a corrected call that leaves its source is closed and stays corrected', async () => {
  await using app = await createTestApp();
  await harvested(app, call('a'), call('b'));
  await correct(app, deadline('2026-05-31T21:00:00Z'));
  assert.deepEqual(await harvested(app, call('b')), [0, 0, 1, 1]);
  const record = await app.ledger.present('grants', 'a');
  assert.equal(record?.deadline, '2026-05-31T21:00:00Z');
  assert.equal(record?.closed_at, at);
});

test('a correction of what is not there does nothing', async () => {
  await using app = await createTestApp();
  assert.deepEqual(await correct(app, deadline('2026-05-31T21:00:00Z')), ['unchanged']);
  assert.equal(await app.ledger.head(), 0);
});
