// What a tool refuses, it says so that a model knows what to change.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { demoApp } from '../support/demo-app.ts';
import { callTool } from '../support/tool-client.ts';

test('a refusal is a tool error that says what to change, with the members of the REST error', async () => {
  await using app = await demoApp();
  const wrong = await callTool(app, 'list_grants', { limit: 500, colour: 'red' });
  assert.equal(wrong.isError, true);
  assert.match(wrong.content[0].text, /limit must be a whole number from 1 to 200\./);
  assert.equal(wrong.structuredContent.code, 'invalid_input');
  assert.deepEqual(wrong.structuredContent.errors.map(({ field }: { field: string }) => field).sort(), [
    'colour',
    'limit',
  ]);
  assert.match(wrong.structuredContent.request_id, /^test-/);
  const near = await callTool(app, 'list_grants', { limt: 5 });
  assert.match(near.content[0].text, /limt is not a known member; remove it, or did you mean limit\?/);
  const missing = await callTool(app, 'get_grant', { public_id: 'no-such-grant' });
  assert.equal(missing.structuredContent.code, 'not_found');
  for (const given of [{}, { public_id: 7 }]) {
    const { structuredContent } = await callTool(app, 'get_grant', given);
    assert.equal(structuredContent.code, 'invalid_input');
    assert.equal(structuredContent.errors[0].field, 'public_id');
  }
  const odd = await callTool(app, 'list_grants', { q: 'a\u0000b' });
  assert.equal(odd.structuredContent.errors[0].field, 'q');
  assert.deepEqual(app.bugs, []);
});

test('a value of another kind is said to be one, and a list may come as text', async () => {
  await using app = await demoApp();
  for (const [given, sentence] of [
    [{ limit: '5' }, 'limit must be a whole number from 1 to 200, not text.'],
    [{ limit: 5.5 }, 'limit must be a whole number from 1 to 200.'],
    [{ include_expired: 'True' }, 'include_expired must be true or false, not text.'],
    [{ label: ['longevity'] }, 'label must be text of 1 to 200 characters, not a list.'],
    [{ q: 7 }, 'q must be text of 1 to 200 characters, not a number.'],
    [{ labels: { slug: 'longevity' } }, 'labels must be a list with 1 to 50 entries, not an object.'],
  ] as const) {
    const { structuredContent } = await callTool(app, 'list_grants', given);
    assert.equal(structuredContent.error, sentence);
  }
  const listed = async (labels: unknown) =>
    (await callTool(app, 'list_grants', { labels })).structuredContent.pagination.total;
  const asList = await listed(['longevity', 'biomarkers']);
  for (const text of ['longevity,biomarkers', ' ["longevity", "biomarkers"]'])
    assert.equal(await listed(text), asList, text);
  assert.ok((await listed('["longevity"]')) > 0);
});

test('an argument that is null counts as left out, and is told where something is needed', async () => {
  await using app = await demoApp();
  const nulls = { q: null, labels: null, limit: null, include_expired: null, detail: null };
  const { isError, structuredContent } = await callTool(app, 'list_grants', nulls);
  assert.equal(isError ?? false, false);
  const plain = await callTool(app, 'list_grants', {});
  assert.deepEqual(structuredContent, plain.structuredContent);
  const needed = await callTool(app, 'get_grant', { public_id: null });
  assert.match(needed.structuredContent.error, /^public_id must be text of .*, not null\.$/);
  const unknown = await callTool(app, 'list_grants', { limt: null });
  assert.match(unknown.structuredContent.error, /did you mean limit/);
});
