// A list is asked for a label by its slug, and by its name.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { aGrant, aLabel, anEvent } from '../support/records.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';

async function listed(app: TestApp, query: string): Promise<string[]> {
  const { status, body, text } = await app.get(`/grants${query}`);
  assert.equal(status, 200, text);
  return body.data.map(({ id }: { id: string }) => id).sort();
}

test('a label is asked for by its name too, in any case', async () => {
  await using app = await createTestApp();
  await app.add('labels', aLabel({ id: 'l', slug: 'prize', name: 'Prizes' }));
  await app.add('grants', aGrant({ id: 'a', labels: ['prize'] }), aGrant({ id: 'b', labels: ['stroke'] }));
  await app.add('events', anEvent({ id: 'e', topics: ['prize'] }));
  const [a, none]: [string[], string[]] = [['a'], []];
  for (const query of ['?label=prizes', '?labels=PRIZES', '?labels_any=Prizes,bone', '?label=Prize'])
    assert.deepEqual(await listed(app, query), a, query);
  assert.deepEqual(await listed(app, '?label=STROKE'), none, 'a word that no label has stays as it is');
  assert.equal((await app.get('/events?label=Prizes')).body.data.length, 1);
  assert.equal((await app.get('/counts/grants?label=Prizes')).body.total, 1);
});

test('a label that is called as the slug of another one is meant by that slug no more than before', async () => {
  await using app = await createTestApp();
  await app.add('labels', aLabel({ id: 'l', slug: 'prize', name: 'Prizes' }));
  await app.add('labels', aLabel({ id: 'i', slug: 'instrument-prize', name: 'Prize' }));
  const [a, b] = [aGrant({ id: 'a', labels: ['prize'] }), aGrant({ id: 'b', labels: ['instrument-prize'] })];
  await app.add('grants', a, b);
  for (const query of ['?label=prize', '?label=Prizes', '?labels_any=prize'])
    assert.deepEqual(await listed(app, query), ['a'], query);
  for (const query of ['?label=Prize', '?label=instrument-prize'])
    assert.deepEqual(await listed(app, query), ['b'], query);
  // Carried, though the vocabulary has it under another slug.
  assert.deepEqual(await listed(app, '?label=prizes'), ['a']);
  await app.add('grants', aGrant({ id: 'c', labels: ['prizes'] }));
  assert.deepEqual(await listed(app, '?label=prizes'), ['c']);
});
