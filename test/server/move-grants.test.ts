import assert from 'node:assert/strict';
import { test } from 'node:test';
import { families } from '../../src/families.ts';
import { catchUp } from '../../src/ledger/follow.ts';
import { grantMover } from '../../src/server/move-grants.ts';
import { aGrant } from '../support/records.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';

const full = (at: string, applies_to?: string) => ({
  kind: 'full',
  label: 'A date',
  at,
  precision: 'minute',
  rolling: false,
  ...(applies_to ? { applies_to } : {}),
});

/** Rounds over an app, each at a moment; `told` gets what was told of. */
function mover(app: TestApp, told: string[] = []): (at: string) => Promise<number> {
  const { ledger, shelf, clock } = app;
  const bug = (error: unknown, sentence: string) => void told.push(`${sentence}: ${error}`);
  const move = grantMover({ families, ledger, reader: shelf.reader, now: () => clock.now, bug });
  return async (at) => {
    clock.now = new Date(at);
    const count = await move();
    await catchUp(ledger, shelf);
    return count;
  };
}

test('a call with several dates stays open from one to the next that is for everyone, and closes after the last', async () => {
  await using app = await createTestApp({ now: new Date('2026-03-01T12:00:00Z') });
  const moved = mover(app);
  const deadlines = [
    full('2026-06-05T21:00:00Z'),
    full('2026-07-06T21:00:00Z', 'renewal'),
    full('2026-10-05T21:00:00Z'),
    full('2026-11-05T22:00:00Z', 'renewal'),
  ];
  await app.add('grants', aGrant({ id: 'g', deadline: '2026-06-05T21:00:00Z', detail: { deadlines } }));
  const shown = async (query = '') =>
    (await app.get(`/grants${query}`)).body.data.map((one: { deadline: string }) => one.deadline);
  assert.equal(await moved('2026-06-05T21:00:00Z'), 0, 'the moment itself is not past');
  assert.deepEqual(await shown(), ['2026-06-05T21:00:00Z']);
  assert.equal(await moved('2026-06-05T21:00:01Z'), 1);
  assert.deepEqual(await shown(), ['2026-10-05T21:00:00Z'], 'a date for renewals is passed over');
  assert.equal(await moved('2026-06-05T21:00:02Z'), 0);
  assert.equal(await moved('2026-10-06T00:00:00Z'), 1);
  assert.deepEqual(await shown(), [], 'what is left is for renewals');
  assert.deepEqual(await shown('?scope=all'), ['2026-11-05T22:00:00Z']);
  assert.equal(await moved('2026-12-01T00:00:00Z'), 0);
  assert.deepEqual(await shown('?scope=all'), []);
});

test('a forecast that opens is open from that moment on, and a closed call is left alone', async () => {
  await using app = await createTestApp({ now: new Date('2026-03-01T12:00:00Z') });
  const moved = mover(app);
  const opens_at = '2026-05-01T00:00:00Z';
  await app.add(
    'grants',
    aGrant({ id: 'coming', status: 'forecast', opens_at }),
    aGrant({ id: 'over', status: 'forecast', opens_at, closed_at: '2026-04-01T00:00:00Z' }),
  );
  assert.equal(await moved('2026-04-30T23:59:59Z'), 0);
  assert.equal(await moved(opens_at), 1);
  assert.equal((await app.get('/grants/coming', { tier: 'full' })).body.grant.status, 'open');
  assert.equal((await app.get('/grants/over', { tier: 'full' })).body.grant.status, 'forecast');
});

test('what no harvest has seen for a month is no longer verified; what an operator checked stays', async () => {
  await using app = await createTestApp({ now: new Date('2026-03-01T12:00:00Z') });
  const moved = mover(app);
  await app.add(
    'grants',
    aGrant({ id: 'seen', checked_at: '2026-03-01T12:00:00Z' }),
    aGrant({ id: 'operator', checked_at: null }),
  );
  const shown = async () => (await app.get('/grants')).body.data.map((one: { id: string }) => one.id).sort();
  assert.equal(await moved('2026-03-31T11:59:59Z'), 0);
  assert.deepEqual(await shown(), ['operator', 'seen']);
  assert.equal(await moved('2026-03-31T12:00:00Z'), 1);
  assert.deepEqual(await shown(), ['operator']);
});

test('grants that do not fit the format any more are told of once, and those behind them move', async () => {
  await using app = await createTestApp({ now: new Date('2026-03-01T12:00:00Z') });
  const told: string[] = [];
  const moved = mover(app, told);
  const opens_at = '2026-04-01T00:00:00Z';
  const unfit = Array.from({ length: 500 }, (_, at) => {
    const record = aGrant({ id: `old-${at}`, status: 'forecast', opens_at, title: 'a'.repeat(5_000) });
    return { family: 'grants', id: `old-${at}`, record };
  });
  await app.ledger.append(unfit, app.clock.now);
  await app.add('grants', aGrant({ id: 'sound', status: 'forecast', opens_at: '2026-05-01T00:00:00Z' }));
  const counts: number[] = [];
  for (let round = 0; round < 4; round++) counts.push(await moved('2026-05-01T00:00:00Z'));
  assert.deepEqual(counts, [0, 1, 0, 0]);
  assert.equal((await app.get('/grants/sound', { tier: 'full' })).body.grant.status, 'open');
  assert.equal(told.length, 500, 'each once, in whichever round it is met');
  assert.match(
    told[7] as string,
    /^a stored grant does not fit the format and stays as it is: Error: old-\d+: title /,
  );
});
