// What changed since a moment, told by family.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { aGrant, aHero, aLabel, aLead, anEvent, uuid } from '../support/records.ts';
import { createTestApp } from '../support/test-app.ts';
import { callTool } from '../support/tool-client.ts';

// biome-ignore lint/suspicious/noExplicitAny: tests read members of any answer
type Json = any;

test('whats_new reads the newest 2,000 changes, and tells each next one at once', async () => {
  await using app = await createTestApp();
  const labels = Array.from({ length: 2_000 }, (_, n) =>
    aLabel({ id: `l-${n}`, slug: `l-${n}`, name: `L ${n}` }),
  );
  await app.add('labels', ...labels);
  const asked = async (as?: string) =>
    (await app.get('/whats-new?since=2026-03-01&limit=1', as ? { as } : {})).body;
  const all = await asked();
  assert.deepEqual(
    [all.counts[0].changed + all.counts[0].added, all.data[0].name, all.more],
    [2_000, 'L 1999', false],
  );
  await app.add('grants', aGrant({ id: uuid(1), title: 'Newest' }));
  await app.add('leads', aLead({ id: 'l', name: 'Lead' }));
  const more = await asked();
  assert.deepEqual([more.counts[0].added, more.data[0].name, more.more], [1, 'Newest', true]);
  const { about_answer: about } = (await callTool(app, 'whats_new', { since: '2026-03-01' }))
    .structuredContent;
  assert.match(about.hints.join(), /of the newest changes alone/, 'no model takes a part for the whole');
  assert.equal((await asked('full')).counts[1].family, 'leads');
  await app.add('grants', { id: uuid(1), removed: true });
  assert.deepEqual((await asked()).counts[0], {
    family: 'grants',
    added: 0,
    changed: 0,
    removed: 1,
    merged: 0,
  });
});

test('whats_new counts each record once, by its newest state, from the beginning of the day', async () => {
  await using app = await createTestApp();
  app.clock.now = new Date('2026-02-27T23:00:00Z');
  await app.add('grants', aGrant({ id: uuid(1), title: 'Old' }), aGrant({ id: uuid(2), title: 'Going' }));
  app.clock.now = new Date('2026-02-28T00:00:00Z');
  await app.add('grants', aGrant({ id: uuid(1), title: 'Changed' }), { id: uuid(2), removed: true });
  await app.add('grants', aGrant({ id: uuid(3), title: 'New' }));
  await app.add('grants', aGrant({ id: uuid(3), title: 'Newer' }));
  await app.add('events', anEvent({ id: uuid(4), title: 'Meeting' }));
  const { body } = await app.get('/whats-new?since=2026-02-28');
  assert.deepEqual(body.counts, [
    { family: 'grants', added: 1, changed: 1, removed: 1, merged: 0 },
    { family: 'events', added: 1, changed: 0, removed: 0, merged: 0 },
  ]);
  const changes = body.data.map(({ name, change }: Json) => [name, change]);
  assert.deepEqual(changes.slice(0, 2).sort(), [
    ['Meeting', 'added'],
    ['Newer', 'added'],
  ]);
  assert.deepEqual(changes.slice(2), [
    ['Changed', 'changed'],
    [null, 'removed'],
  ]);
  assert.equal(body.more, false);
  assert.deepEqual((await app.get('/whats-new?since=2026-03-01')).body.data, []);
  assert.equal((await app.get('/whats-new?since=yesterday')).status, 400);
});

test('whats_new tells new from changed in families whose rows do not say when they were created', async () => {
  await using app = await createTestApp();
  app.clock.now = new Date('2026-02-27T23:00:00Z');
  await app.add('heroes', aHero({ id: 'old' }));
  app.clock.now = new Date('2026-02-28T12:00:00Z');
  await app.add('heroes', aHero({ id: 'old', tagline: 'changed' }), aHero({ id: 'new' }));
  await app.add('heroes', aHero({ id: 'new', tagline: 'newer' }));
  const { body } = await app.get('/whats-new?since=2026-02-28&family=heroes');
  assert.deepEqual(
    body.data.map(({ id, change }: Json) => [id, change]),
    [
      ['new', 'added'],
      ['old', 'changed'],
    ],
  );
});

test('whoever may not read a family is not told that nothing changed in it', async () => {
  await using app = await createTestApp();
  await app.add('leads', aLead({ id: 'l', name: 'Lead' }));
  const asked = (as?: string) => app.get('/whats-new?since=2026-01-01&family=leads', as ? { as } : {});
  const { status, body } = await asked();
  assert.deepEqual([status, body.code, body.required_tier], [403, 'tier_required', 'full']);
  assert.deepEqual(
    (await asked('full')).body.data.map(({ id }: Json) => id),
    ['l'],
  );
});
