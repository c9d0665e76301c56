// What the webhook of a job is told again, and when.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { deliverAll, query, receiver, withJob } from '../../support/research.ts';
import { createTestApp } from '../../support/test-app.ts';

test('redelivering needs a webhook and waits for the deliveries that are still being tried', async () => {
  await using app = await createTestApp();
  const { ask, id } = await withJob(app);
  for (let time = 0; time < 5; time++)
    assert.equal((await ask('POST', `/research/${id}/redeliver`)).status, 200);
  const many = await ask('POST', `/research/${id}/redeliver`);
  assert.deepEqual(
    [many.status, many.body.code, many.headers.get('retry-after')],
    [429, 'rate_limited', '60'],
  );
  const { heard, post, types } = receiver();
  await deliverAll(app, post);
  assert.deepEqual(types(), Array(5).fill('webhook.ping'));
  assert.equal(heard.length, 5);
  const without = await ask('POST', '/research', { body: { query } });
  const refused = await ask('POST', `/research/${without.body.grants_job.id}/redeliver`);
  assert.deepEqual([refused.status, refused.body.code], [409, 'conflict']);
});

test('of a job that did not finish in its time its failure is told again; of one whose result is gone, nothing', async () => {
  await using app = await createTestApp();
  const { ask, id } = await withJob(app);
  const { post, types } = receiver();
  const expire = (columns: { completed_at: string | null }) =>
    app.desk.db
      .updateTable('research_jobs')
      .set({ status: 'expired', ...columns })
      .where('id', '=', id)
      .execute();
  await expire({ completed_at: null });
  assert.equal((await ask('POST', `/research/${id}/redeliver`)).status, 200);
  await deliverAll(app, post);
  assert.deepEqual(types(), ['research.job.failed']);
  await expire({ completed_at: app.clock.now.toISOString() });
  const refused = await ask('POST', `/research/${id}/redeliver`);
  assert.deepEqual([refused.status, refused.body.code], [409, 'conflict']);
  assert.match(refused.body.error, /kept no more; make a new job/);
});
