// A clock that is set forward or back by hours: nothing is lost, nothing is told wrong, and what has to
// wait waits no longer than the clock was wrong.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { claimNight, finishNight } from '../../src/desk/nodes.ts';
import { hourMs } from '../../src/kernel/durations.ts';
import { createKey, listKeys, revokeKey } from '../../src/people/accounts/keys.ts';
import { markFailed, putInOutbox, takeDue } from '../../src/people/mail/outbox.ts';
import { workOnce } from '../../src/people/research/worker.ts';
import { sureClock } from '../../src/server/node-clock.ts';
import { aGrant, anExperiment } from '../support/records.ts';
import { addTeam, clientOf, countingRandom, workAll, workerParts } from '../support/research.ts';
import { createTestApp, noon, type TestApp } from '../support/test-app.ts';

/** Sets the clock to so many hours after noon. */
function set(app: Pick<TestApp, 'clock'>, hours: number): void {
  app.clock.now = new Date(noon.getTime() + hours * hourMs);
}

test('an answer that was kept tells of the moment it is asked at, also when the clock went back', async () => {
  await using app = await createTestApp();
  await app.add('grants', aGrant({ id: 'soon', deadline: '2026-03-01T13:00:00Z' }), aGrant({ id: 'later' }));
  const listed = async () => (await app.get('/grants')).body.data.map(({ id }: { id: string }) => id);
  const seen: string[][] = [];
  for (const hours of [0, 2, 2, 0, 0, 2, -1]) {
    set(app, hours);
    seen.push(await listed());
  }
  const [both, one] = [['soon', 'later'], ['later']];
  assert.deepEqual(seen, [both, one, one, both, both, one, both]);
});

test('numbers go on in the order of commits while the clock jumps, and the feed leaves nothing out', async () => {
  await using app = await createTestApp();
  for (const [n, hours] of [0, 3, 2, -5, 1, 48, 0].entries()) {
    set(app, hours);
    assert.deepEqual(await app.add('grants', aGrant({ id: `g${n}` })), ['added']);
  }
  const entries = await app.ledger.after(0, 100);
  assert.deepEqual(
    entries.map(({ seq, id }) => [seq, id]),
    Array.from({ length: 7 }, (_, n) => [n + 1, `g${n}`]),
  );
  assert.equal(app.shelf.at(), 7);
  for (const since of ['2026-03-01T07:00:00Z', '2026-03-01T14:00:00Z', '2026-03-03T12:00:00Z']) {
    const { body } = await app.get(`/changes?since=${since}`);
    const told = new Set(body.data.map(({ id }: { id: string }) => id));
    const due = entries.filter(({ at }) => Date.parse(at) >= Date.parse(since));
    for (const { id } of due) assert.ok(told.has(id), `${id} since ${since}`);
  }
});

test('what is accepted while the clock is a day back is told to followers by time', async () => {
  await using app = await createTestApp();
  const told = async (since: Date) => {
    const { body } = await app.get(`/changes?since=${since.toISOString()}`);
    return body.data.map(({ id }: { id: string }) => id);
  };
  const after = (minutes: number) => new Date(noon.getTime() + minutes * 60_000);
  await app.add('grants', aGrant({ id: 'before' }));
  assert.deepEqual(await told(after(1)), []);
  app.clock.now = after(-24 * 60 + 5);
  await app.add('grants', aGrant({ id: 'back' }));
  assert.deepEqual(await told(after(1)), ['back'], 'and the clock has not been there again');
  app.clock.now = after(10);
  await app.add('grants', aGrant({ id: 'again' }));
  assert.deepEqual(await told(after(1)), ['back', 'again']);
  app.clock.now = after(20);
  assert.deepEqual(await told(after(15)), [], 'what was told before is not told for ever');
});

/** A node by its clock and by the time that its machine is on; `pass` lets both go on, and the clock leap besides. */
function timed(app: Pick<TestApp, 'clock' | 'desk'>) {
  let ms = 0;
  const now = () => app.clock.now;
  const node = () => sureClock({ desk: app.desk, now, upMs: () => ms });
  const pass = (hours: number, leapt = 0) => {
    ms += hours * hourMs;
    app.clock.now = new Date(app.clock.now.getTime() + (hours + leapt) * hourMs);
  };
  /** By how many hours the time that is sure stays behind the clock. */
  const behind = async (sure: () => Promise<Date>) =>
    (app.clock.now.getTime() - (await sure()).getTime()) / hourMs;
  return { node, pass, behind };
}

test('nothing is done for good by a clock that is a year ahead, and all of it once that has stood for a day', async () => {
  await using app = await createTestApp();
  const { node, pass, behind } = timed(app);
  const year = 365 * 24;
  const sure = node();
  assert.equal(await behind(sure), 0, 'a place that knows no moment yet believes its clock');
  pass(2);
  assert.equal(await behind(sure), 0);
  pass(1 / 60, year);
  assert.equal(Math.round(await behind(sure)), year);
  assert.equal(Math.round(await behind(node())), year, 'nor by a process that begins now');
  pass(1 / 60, -year);
  assert.equal(await behind(sure), 0, 'at once when the clock is right again');
  pass(1, -3);
  assert.equal(await behind(sure), 0, 'a clock that went back ends nothing too early');
  pass(1, year);
  assert.equal(Math.round(await behind(sure)), year);
  pass(23);
  assert.equal(Math.round(await behind(sure)), year);
  pass(1);
  assert.equal(await behind(sure), 0, 'a machine that rested for a year goes on');
  assert.equal(await behind(node()), 0);
});

test('a machine that was paused does what is due by the time that passed, and no day later', async () => {
  await using app = await createTestApp();
  const { node, pass, behind } = timed(app);
  const sure = node();
  assert.equal(await behind(sure), 0);
  // As of a machine that slept: it counts the hours.
  pass(8);
  assert.equal(await behind(sure), 0);
  // As of one that was stopped from outside: its clock alone goes on.
  pass(0, 5);
  assert.equal(await behind(sure), 5);
  const before = await sure();
  pass(5);
  assert.equal((await sure()).getTime() - before.getTime(), 5 * hourMs);
  assert.equal(await behind(sure), 5);
  assert.equal(await behind(node()), 0, 'a process that begins now may have rested as long');
  pass(19);
  assert.equal(await behind(sure), 0);
});

test('a record that changes while the clock is back is the newer one', async () => {
  await using app = await createTestApp();
  await app.add('grants', aGrant({ id: 'g', title: 'First' }));
  set(app, -6);
  assert.deepEqual(await app.add('grants', aGrant({ id: 'g', title: 'Second' })), ['changed']);
  assert.match((await app.get('/grants/g')).text, /"title":"Second"/);
});

test('an author waits no longer than the window of the limit when the clock goes back', async () => {
  await using app = await createTestApp();
  await app.add('experiments', anExperiment({ id: 'e' }));
  let posted = 0;
  const post = async () => {
    const body = { body: `Comment ${++posted}` };
    return app.send('POST', '/api/omega/experiments/e/comments', { body });
  };
  for (let n = 0; n < 12; n++) assert.equal((await post()).status, 201);
  assert.equal((await post()).status, 429);
  set(app, -1);
  for (let n = 0; n < 12; n++) assert.equal((await post()).status, 201);
  const refused = await post();
  assert.equal(refused.status, 429);
  assert.ok(Number(refused.headers.get('retry-after')) <= 600);
  // Set back by less than the window, posts that lie ahead still count.
  app.clock.now = new Date(app.clock.now.getTime() - 60_000);
  const counted = await post();
  assert.equal(counted.status, 429);
  assert.ok(Number(counted.headers.get('retry-after')) <= 1_200);
});

test('the same Idempotency-Key gives the same jobs when the clock goes back, and new ones a day later', async () => {
  await using app = await createTestApp();
  await addTeam(app, 'team-a');
  const ask = clientOf(app);
  const jobs = async () => {
    const asked = { body: { query: 'senescence in muscle' }, headers: { 'idempotency-key': 'k' } };
    const { status, body, text } = await ask('POST', '/research', asked);
    assert.equal(status, 200, text);
    return body.grants_job.id as string;
  };
  const first = await jobs();
  for (const hours of [-1, -30, 23]) {
    set(app, hours);
    assert.equal(await jobs(), first, `${hours} hours`);
  }
  set(app, 25);
  const second = await jobs();
  assert.notEqual(second, first);
  set(app, 24);
  assert.equal(await jobs(), second);
});

test('a job whose worker is gone is taken over once the clock has been there again', async () => {
  await using app = await createTestApp();
  await addTeam(app, 'team-a');
  await app.add('grants', aGrant({ id: 'g', title: 'Senescence in muscle' }));
  const ask = clientOf(app);
  const made = await ask('POST', '/research', { body: { query: 'senescence in muscle' } });
  const gone = new AbortController();
  const stalled = workerParts(app, {
    worker: 'gone',
    pause: async () => {
      gone.abort();
      throw new Error('gone');
    },
  });
  await workOnce(stalled).catch(() => undefined);
  set(app, -1);
  await workAll(app, { worker: 'next' });
  set(app, 0.01);
  await workAll(app, { worker: 'next' });
  for (const type of ['grants', 'events']) {
    const { body } = await ask('GET', `/research/${made.body[`${type}_job`].id}`);
    assert.equal(body.status, 'completed', type);
  }
});

test('mail that waits is sent once the clock has been there again, and only once', async () => {
  await using app = await createTestApp();
  const { desk } = app;
  await desk.db
    .transaction()
    .execute((transaction) =>
      putInOutbox(transaction, { id: 'm', kind: 'message', subject_id: 's' }, app.clock.now),
    );
  const due = async () => (await takeDue(desk, 60_000, app.clock.now))?.id ?? null;
  set(app, -1);
  assert.equal(await due(), null);
  set(app, 0);
  assert.equal(await due(), 'm');
  assert.equal(await due(), null);
});

test('what was put off while the clock was months ahead is not put off for months', async () => {
  await using app = await createTestApp();
  const { desk } = app;
  const put = (id: string) =>
    desk.db
      .transaction()
      .execute((transaction) =>
        putInOutbox(transaction, { id, kind: 'message', subject_id: 's' }, app.clock.now),
      );
  const taken = () => takeDue(desk, 60_000, app.clock.now);
  await addTeam(app, 'team-a');
  await app.add('grants', aGrant({ id: 'g', title: 'Senescence in muscle' }));
  set(app, 300 * 24);
  await put('failed');
  const failed = await taken();
  assert.ok(failed);
  await markFailed(desk, failed, 'away', new Date(app.clock.now.getTime() + 60_000));
  const made = await clientOf(app)('POST', '/research', { body: { query: 'senescence in muscle' } });
  set(app, 0);
  await put('right');
  const ids = [await taken(), await taken(), await taken()].map((mail) => mail?.id);
  assert.deepEqual(ids, ['right', 'failed', undefined]);
  await workAll(app);
  const { body } = await clientOf(app)('GET', `/research/${made.body.grants_job.id}`);
  assert.equal(body.status, 'completed');
});

test('a key that was revoked stays revoked when the clock goes back', async () => {
  await using app = await createTestApp();
  const { desk, clock } = app;
  const wanted = { tier: 'full', team: 'Lab', operator: false, days: 30 } as const;
  const { id } = await createKey(desk, wanted, { now: clock.now, random: countingRandom() });
  await revokeKey(desk, id, clock.now);
  set(app, -1);
  assert.deepEqual(
    (await listKeys(desk, clock.now)).map(({ state }) => state),
    ['revoked'],
  );
});

test('each night is done once, whichever way the clock jumps, and the next one again', async () => {
  await using app = await createTestApp();
  const nights: boolean[] = [];
  // Noon is on the first of March: the day before, the same day, and the days after.
  for (const hours of [0, -13, 0, 11, 13, 11, 13, 37]) {
    set(app, hours);
    const claimed = await claimNight(app.desk, 'dumps', 'node', app.clock.now);
    nights.push(claimed !== null);
    const day = app.clock.now.toISOString().slice(0, 10);
    if (claimed) await finishNight(app.desk, { task: 'dumps', day, node: 'node' });
  }
  assert.deepEqual(nights, [true, true, false, false, true, false, false, true]);
});
