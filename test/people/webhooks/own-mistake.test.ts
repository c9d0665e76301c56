import assert from 'node:assert/strict';
import { test } from 'node:test';
import { webhookDeliverer } from '../../../src/people/webhooks/delivery.ts';
import { countingRandom, deliverAll, receiver, withJob, workAll } from '../../support/research.ts';
import { createTestApp, pass } from '../../support/test-app.ts';

const second = 1000;

test('a mistake of ours counts as no try of the receiver: it is told, and the message comes half an hour later', async () => {
  await using app = await createTestApp();
  const { job } = await withJob(app);
  await workAll(app);
  const mistake = new TypeError('ours');
  const bugs: unknown[] = [];
  const parts = { desk: app.desk, now: () => app.clock.now, random: countingRandom() };
  const failing = webhookDeliverer({ ...parts, post: () => Promise.reject(mistake) }, (error) =>
    bugs.push(error),
  );
  assert.equal(await failing.begin(), 1, 'of one job one message');
  await failing.settled();
  assert.deepEqual(bugs, [mistake]);
  const { tries, state } = await app.desk.db
    .selectFrom('webhook_deliveries')
    .select(['tries', 'state'])
    .where('type', '=', 'research.job.started')
    .executeTakeFirstOrThrow();
  assert.deepEqual([tries, state], [0, 'pending']);
  const { post, types } = receiver();
  pass(app, 1_799 * second);
  await deliverAll(app, post);
  assert.deepEqual(types(), ['research.job.completed']);
  pass(app, second);
  await deliverAll(app, post);
  assert.deepEqual(types(), ['research.job.completed', 'research.job.started']);
  assert.equal((await job()).webhook.attempts.length, 2);
});
