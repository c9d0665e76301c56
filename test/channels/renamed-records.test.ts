import assert from 'node:assert/strict';
import { test } from 'node:test';
import { aGrant } from '../support/records.ts';
import { createTestApp, site } from '../support/test-app.ts';
import { callTool } from '../support/tool-client.ts';

test('a record that has another public_id now is said to be moved, not merged, on every channel', async () => {
  await using app = await createTestApp();
  await app.add('grants', aGrant({ id: 'g', public_id: 'before' }));
  await app.add('grants', aGrant({ id: 'g', public_id: 'now' }));
  const { status, headers, body } = await app.get('/grants/before');
  assert.deepEqual([status, body.code], [308, 'moved']);
  assert.equal(headers.get('location'), `${site}/api/v1/grants/now`);
  const tool = await callTool(app, 'get_grant', { public_id: 'before' });
  assert.deepEqual([tool.structuredContent.code, tool.structuredContent.moved_to], ['moved', 'now']);
  const page = await app.app.fetch(
    new Request(`${site}/grants/before`, { headers: { accept: 'text/html' } }),
  );
  assert.deepEqual([page.status, page.headers.get('location')], [308, '/grants/now']);
  const twin = await app.app.fetch(new Request(`${site}/grants/before.md`));
  assert.equal(twin.status, 308);
  assert.doesNotMatch(await twin.text(), /This was not done/);
});
