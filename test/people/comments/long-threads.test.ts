import assert from 'node:assert/strict';
import { test } from 'node:test';
import { anExperiment, uuid } from '../../support/records.ts';
import { createTestApp, noon, site } from '../../support/test-app.ts';

const path = '/api/omega/experiments/exp/comments';

/** An experiment with so many comments of 700 characters. */
async function withThread(length: number) {
  const test = await createTestApp();
  await test.add('experiments', anExperiment({ id: 'e1', public_id: 'exp' }));
  const row = (position: number) => ({
    ...{
      id: uuid(position),
      experiment_id: 'e1',
      position,
      parent_id: null,
      author_kind: 'visitor' as const,
    },
    ...{ author_name: null, author_image: null, account_id: null, body: `${position} ${'x'.repeat(700)}` },
    ...{ token_hash: null, created_at: noon.toISOString(), removed_at: null },
  });
  const rows = Array.from({ length }, (_, at) => row(at + 1));
  await test.desk.db.insertInto('comments').values(rows).execute();
  await test.desk.db.insertInto('threads').values({ experiment_id: 'e1', posted: length }).execute();
  return test;
}

test('a long thread is read from the desk once while nobody posts or removes', async () => {
  await using test = await withThread(400);
  const bodies = async (): Promise<string[]> =>
    (await test.get(path)).body.comments.map(({ body }: { body: string }) => body);
  const before = await bodies();
  assert.equal(before.length, 400);
  // No comment is ever changed; that this is not seen shows that nobody looked.
  await test.desk.db.updateTable('comments').set({ body: 'another' }).where('id', '=', uuid(7)).execute();
  assert.deepEqual(await bodies(), before);
  const head = await test.app.fetch(new Request(site + path, { method: 'HEAD' }));
  assert.deepEqual([head.status, await head.text()], [200, '']);
  const posted = await test.send('POST', path, { body: { body: 'What of the control?' } });
  const after = await bodies();
  assert.deepEqual([after.length, after[6], after[400]], [401, 'another', 'What of the control?']);
  const { comment, delete_token } = posted.body;
  const headers = { 'x-comment-token': delete_token };
  await test.send('DELETE', `/api/omega/comments/${comment.id}`, { headers });
  assert.equal((await bodies()).length, 400);
});
