import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setImmediate } from 'node:timers/promises';
import type { Outcome, Post } from '../../../src/access/outgoing/safe-post.ts';
import { pauseAfter, webhookDeliverer } from '../../../src/people/webhooks/delivery.ts';
import { aGrant } from '../../support/records.ts';
import {
  addTeam,
  countingRandom,
  deliverAll,
  hook,
  query,
  receiver,
  withJob,
  workAll,
} from '../../support/research.ts';
import { createTestApp, pass } from '../../support/test-app.ts';

const second = 1000;

test('a webhook is told that a job has started and completed, in a thin body', async () => {
  await using app = await createTestApp();
  const { id, job } = await withJob(app);
  await workAll(app);
  const { heard, post, types } = receiver();
  await deliverAll(app, post);
  assert.deepEqual(types(), ['research.job.started', 'research.job.completed']);
  const last = JSON.parse(heard[1]?.body ?? '');
  assert.deepEqual(Object.keys(last), ['type', 'timestamp', 'data']);
  assert.equal(last.timestamp, app.clock.now.toISOString());
  assert.deepEqual(last.data, {
    job_id: id,
    job_type: 'grants',
    status: 'completed',
    progress: (await job()).progress,
    counts: { found: 1, accepted: 1, rejected: 0 },
    result_url: `http://perennial.test/api/v1/research/${id}`,
  });
  assert.ok(heard.every(({ body, url }) => body.length < 20_000 && url === hook));
  const { webhook } = await job();
  assert.equal(webhook.host, 'hooks.test');
  assert.deepEqual(
    webhook.attempts.map((one: { status: number; error: string | null }) => [one.status, one.error]),
    [
      [204, null],
      [204, null],
    ],
  );
  assert.doesNotMatch(JSON.stringify(await job()), /token=secret/);
});

test('the end of a job is not told while its beginning is on its way, and what fails holds nothing up', async () => {
  await using app = await createTestApp();
  await withJob(app);
  await workAll(app);
  const answers: ((outcome: Outcome) => void)[] = [];
  const types: string[] = [];
  const post: Post = ({ body }) => {
    types.push(JSON.parse(body).type);
    return new Promise((answer) => answers.push(answer));
  };
  const parts = { desk: app.desk, post, now: () => app.clock.now, random: countingRandom() };
  const deliverer = webhookDeliverer(parts, (error) => app.bugs.push(error));
  assert.equal(await deliverer.begin(), 1);
  assert.equal(await deliverer.begin(), 0);
  while (answers.length === 0) await setImmediate();
  answers[0]?.({ status: 500, retryAfter: null });
  await deliverer.settled();
  assert.equal(await deliverer.begin(), 1);
  while (answers.length === 1) await setImmediate();
  answers[1]?.({ status: 204, retryAfter: null });
  await deliverer.settled();
  assert.deepEqual(types, ['research.job.started', 'research.job.completed']);
});

test('a receiver that answers 500 twice gets the third try, five seconds and five minutes later', async () => {
  await using app = await createTestApp();
  const { job } = await withJob(app);
  await workAll(app);
  await app.desk.db.deleteFrom('webhook_deliveries').where('type', '=', 'research.job.started').execute();
  const { heard, post } = receiver((all) => ({ status: all.length < 3 ? 500 : 200, retryAfter: null }));
  await deliverAll(app, post);
  assert.equal(heard.length, 1);
  pass(app, 4.9 * second);
  await deliverAll(app, post);
  assert.equal(heard.length, 1, 'not before its time');
  pass(app, 0.7 * second);
  await deliverAll(app, post);
  assert.equal(heard.length, 2);
  pass(app, 330 * second);
  await deliverAll(app, post);
  await deliverAll(app, post);
  pass(app, 86_400 * second);
  await deliverAll(app, post);
  assert.equal(heard.length, 3);
  assert.equal(new Set(heard.map(({ headers }) => headers['webhook-id'])).size, 1);
  assert.equal(new Set(heard.map(({ headers }) => headers['webhook-timestamp'])).size, 3);
  assert.equal(new Set(heard.map(({ body }) => body)).size, 1);
  const { attempts } = (await job()).webhook;
  assert.deepEqual(
    attempts.map(({ status }: { status: number }) => status),
    [500, 500, 200],
  );
});

test('every outcome but 2xx is tried ten times over four days, and then no more', async () => {
  for (const outcome of [
    { status: 302, retryAfter: null },
    { status: 404, retryAfter: null },
    { error: 'timeout' },
    { error: 'not_allowed' },
  ] as const) {
    await using app = await createTestApp();
    const { id } = await withJob(app);
    await workAll(app);
    await app.desk.db.deleteFrom('webhook_deliveries').where('type', '=', 'research.job.started').execute();
    const { heard, post } = receiver(() => outcome);
    for (let day = 0; day < 15; day++) {
      await deliverAll(app, post);
      pass(app, 27 * 3_600 * second);
    }
    assert.equal(heard.length, 10);
    const [delivery] = await app.desk.db.selectFrom('webhook_deliveries').selectAll().execute();
    assert.deepEqual([delivery?.state, delivery?.tries, delivery?.job_id], ['dropped', 10, id]);
  }
});

test('pauses grow as stated, by a tenth at most, and Retry-After makes them longer', () => {
  const now = new Date('2026-03-01T12:00:00.000Z');
  const least = { now: () => now, random: () => Uint8Array.of(0) };
  const longest = { now: () => now, random: () => Uint8Array.of(255) };
  const failed = { status: 500, retryAfter: null };
  const minutes = [0, 1 / 12, 5, 30, 2 * 60, 5 * 60, 10 * 60, 14 * 60, 20 * 60, 24 * 60];
  assert.deepEqual(
    minutes.map((_, tries) => pauseAfter(tries, failed, least)),
    minutes.map((pause) => pause * 60 * second),
  );
  assert.equal(pauseAfter(1, failed, longest), 5_500);
  assert.equal(pauseAfter(10, failed, least), null);
  const asked = (retryAfter: string) => pauseAfter(1, { status: 503, retryAfter }, least);
  assert.equal(asked('120'), 120_000);
  assert.equal(asked('1'), 5_000);
  assert.equal(asked('Sun, 01 Mar 2026 12:01:00 GMT'), 60_000);
  assert.equal(asked('999999999'), 86_400_000);
  for (const nothing of ['-5', 'soon', '', 'Sun, 01 Mar 2020 12:01:00 GMT'])
    assert.equal(asked(nothing), 5_000);
});

test('a receiver that is gone (410) is told nothing more until it is asked for', async () => {
  await using app = await createTestApp();
  const { ask, id } = await withJob(app);
  await workAll(app);
  const { heard, post } = receiver(() => ({ status: 410, retryAfter: null }));
  const parts = { desk: app.desk, post, now: () => app.clock.now, random: countingRandom() };
  const deliverer = webhookDeliverer(parts, (error) => app.bugs.push(error));
  await deliverer.begin();
  await deliverer.settled();
  const first = heard.length;
  pass(app, 86_400 * second);
  await deliverAll(app, post);
  assert.equal(heard.length, first);
  await ask('POST', `/research/${id}/redeliver`);
  const again = receiver();
  await deliverAll(app, again.post);
  assert.deepEqual(again.types(), ['research.job.completed']);
});

test('tries survive the end of the process, and one that was under way is made again', async () => {
  await using app = await createTestApp();
  await withJob(app);
  await workAll(app);
  await app.desk.db.deleteFrom('webhook_deliveries').where('type', '=', 'research.job.started').execute();
  let lost: string | undefined;
  const never: Post = ({ headers }) => {
    lost = headers['webhook-id'];
    return new Promise(() => undefined);
  };
  const parts = { desk: app.desk, post: never, now: () => app.clock.now, random: countingRandom() };
  assert.equal(await webhookDeliverer(parts, () => undefined).begin(), 1);
  while (lost === undefined) await setImmediate();
  const { heard, post } = receiver();
  await deliverAll(app, post);
  assert.equal(heard.length, 0, 'the try under way has half a minute');
  pass(app, 30 * second);
  await deliverAll(app, post);
  assert.deepEqual(
    heard.map(({ headers }) => headers['webhook-id']),
    [lost],
  );
});

test('progress is told every ten seconds at most', async () => {
  await using app = await createTestApp();
  await withJob(app);
  await app.add('grants', ...Array.from({ length: 120 }, (_, n) => aGrant({ id: `m${n}`, title: 'Muscle' })));
  await workAll(app, { pause: async () => pass(app, 4 * second) });
  const told = await app.desk.db.selectFrom('webhook_deliveries').select(['type', 'created_at']).execute();
  const progress = told.filter(({ type }) => type === 'research.job.progress').map((one) => one.created_at);
  assert.ok(progress.length >= 2, `${progress.length} tellings`);
  for (const [index, at] of progress.entries()) {
    const before = progress[index - 1] ?? told[0]?.created_at;
    assert.ok(Date.parse(at) - Date.parse(before as string) >= 10 * second);
  }
});

test('one receiver that hangs leaves room for the others, however much is waiting for it', async () => {
  await using app = await createTestApp();
  const { ask, id } = await withJob(app);
  const jobs = [id];
  for (let time = 0; time < 2; time++) {
    const { body } = await ask('POST', '/research', {
      body: { query: `${query} ${time}`, webhook_url: hook },
    });
    jobs.push(body.grants_job.id, body.events_job.id);
  }
  await ask('POST', `/research/${id}/redeliver`);
  const waiting = await app.desk.db.selectFrom('webhook_deliveries').selectAll().executeTakeFirstOrThrow();
  const more = Array.from({ length: 300 }, (_, n) => ({
    ...waiting,
    id: `msg_${n}`,
    job_id: jobs[n % jobs.length] as string,
  }));
  await app.desk.db.insertInto('webhook_deliveries').values(more).execute();
  await addTeam(app, 'team-b');
  const theirs = 'https://other.test/';
  await ask('POST', '/research', { as: 'full team-b', body: { query, webhook_url: theirs } });
  await workAll(app);
  let hanging = 0;
  const told: string[] = [];
  const post: Post = ({ url }) => {
    if (url === theirs) {
      told.push(url);
      return Promise.resolve({ status: 200, retryAfter: null });
    }
    hanging++;
    return hung.promise.then(() => ({ status: 200, retryAfter: null }));
  };
  const hung = Promise.withResolvers<void>();
  const parts = { desk: app.desk, post, now: () => app.clock.now, random: countingRandom() };
  const deliverer = webhookDeliverer(parts, (error) => app.bugs.push(error));
  for (let round = 0; round < 200 && told.length < 4; round++) {
    await deliverer.begin();
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  assert.deepEqual([hanging, told.length], [4, 4]);
  hung.resolve();
  await deliverer.settled();
});

test('a try counts when it begins: whatever ends the process ends ten at most', async () => {
  await using app = await createTestApp();
  await withJob(app);
  await workAll(app);
  await app.desk.db.deleteFrom('webhook_deliveries').where('type', '=', 'research.job.started').execute();
  let tries = 0;
  // The process ends in the middle of each: nothing is ever written down of it.
  const post: Post = () => {
    tries += 1;
    return new Promise(() => {});
  };
  for (let start = 0; start < 20; start++) {
    const parts = { desk: app.desk, post, now: () => app.clock.now, random: countingRandom() };
    await webhookDeliverer(parts, (error) => app.bugs.push(error)).begin();
    for (let turn = 0; turn < 20; turn++) await setImmediate();
    pass(app, 31 * second);
  }
  assert.equal(tries, 10);
  const left = await app.desk.db.selectFrom('webhook_deliveries').select(['state', 'tries']).execute();
  assert.deepEqual(
    left.map(({ state }) => state),
    ['dropped'],
  );
});
