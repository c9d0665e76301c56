// What a mirror keeps of what was away or gone while it loaded.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { catchUp } from '../../src/ledger/follow.ts';
import { add, catchUpWith, dump, following, node } from '../support/node.ts';
import { aGrant, anEvent, anOrganization, aSponsor } from '../support/records.ts';
import { noon } from '../support/test-app.ts';

test('a mirror has every link again when the linked record was away while it loaded', async () => {
  await using origin = await node('origin');
  const sponsor = aSponsor({ id: 's', public_id: 'sponsor' });
  const events = ['e1', 'e2', 'e3'].map(
    (id) => ['events', anEvent({ id, public_id: id, sponsor_ids: ['s'] })] as const,
  );
  await add(origin, ['sponsors', sponsor], ...events);
  await origin.ledger.append([{ family: 'sponsors', id: 's', record: null, reason: 'policy' }], noon);
  await catchUp(origin.ledger, origin.shelf);
  await dump(origin, true);
  for (const tier of ['full', 'top'] as const) {
    await using mirror = await node(`mirror-${tier}`);
    const follower = following(origin, mirror, tier);
    await catchUpWith(follower, mirror);
    await add(origin, ['sponsors', { ...sponsor, name: `Back for ${tier}` }]);
    await catchUpWith(follower, mirror);
    const text = await (await mirror.ask('/api/v1/sponsors', tier)).text();
    assert.equal(text, await (await origin.ask('/api/v1/sponsors', tier)).text(), tier);
    assert.match(text, /"events_count":3\b/);
    await origin.ledger.append([{ family: 'sponsors', id: 's', record: null, reason: 'policy' }], noon);
    await catchUp(origin.ledger, origin.shelf);
    await dump(origin, true);
  }
});

test('a mirror counts at an institute the grants that it takes part in beside others, seen or not', async () => {
  await using origin = await node('origin');
  await add(
    origin,
    ...['giver', 'institute'].map((id) => ['organizations', anOrganization({ id, public_id: id })] as const),
    ['grants', aGrant({ id: 'a', organization_id: 'giver', institute_ids: ['institute', 'nobody'] })],
    ['grants', aGrant({ id: 'b', organization_id: 'giver', institute_ids: ['institute'] })],
  );
  await dump(origin, true);
  await using mirror = await node('mirror');
  await catchUpWith(following(origin, mirror, 'full'), mirror);
  for (const path of ['organizations', 'organizations/institute']) {
    const text = await (await mirror.ask(`/api/v1/${path}`, 'full')).text();
    assert.equal(text, await (await origin.ask(`/api/v1/${path}`, 'full')).text());
    assert.match(text, /"grants_count":2\b/);
  }
  for (const { doc } of await mirror.ledger.after(0, 100)) assert.ok(!doc?.includes('nobody'));
});

test('a record that links to others than before, and reads as before, is told to whoever counts by it', async () => {
  await using origin = await node('origin');
  const event = (sponsor_ids: readonly string[]) =>
    ['events', anEvent({ id: 'e', public_id: 'e', sponsor_ids })] as const;
  const sponsors = ['s', 'other'].map((id) => ['sponsors', aSponsor({ id, public_id: id })] as const);
  await add(origin, ...sponsors, event(['s']));
  await dump(origin, true);
  await using mirror = await node('mirror');
  const follower = following(origin, mirror, 'full');
  const etags = new Set<string | null>();
  for (const [targets, count] of [
    [['s'], 1],
    [[], 0],
    [['other'], 0],
    [['s', 'other'], 1],
  ] as const) {
    await add(origin, event(targets));
    await catchUpWith(follower, mirror);
    for (const path of ['/api/v1/sponsors', '/api/v1/sponsors/s']) {
      const [here, there] = [await origin.ask(path, 'full'), await mirror.ask(path, 'full')];
      if (path.endsWith('sponsors')) etags.add(here.headers.get('etag'));
      const text = await here.text();
      assert.equal(await there.text(), text);
      if (path.endsWith('/s')) assert.match(text, new RegExp(`"events_count":${count}\\b`));
    }
  }
  assert.equal(etags.size, 4, 'and who asks again is not told that nothing changed');
  assert.equal((await origin.ask('/api/v1/events/e')).status, 200);
});

test('what is gone when a mirror loads anew leaves no word in its ledger', async () => {
  await using origin = await node('origin');
  await add(
    origin,
    ['grants', aGrant({ id: 'a', public_id: 'a' })],
    ['grants', aGrant({ id: 'c', public_id: 'c', description: 'About Jane' })],
  );
  await dump(origin);
  await using mirror = await node('mirror');
  await catchUpWith(following(origin, mirror, 'public'), mirror);
  // Another history, in which she was erased before anybody looked.
  await using other = await node('another history');
  await add(other, ['grants', aGrant({ id: 'a', public_id: 'a' })]);
  await dump(other);
  const forgotten: string[] = [];
  const again = following(other, mirror, 'public', async (family, id) => {
    forgotten.push(`${family} ${id}`);
  });
  await catchUpWith(again, mirror);
  assert.deepEqual(forgotten, ['grants c']);
  for (const { doc } of await mirror.ledger.after(0, 100)) assert.ok(!doc?.includes('Jane'));
  assert.equal((await mirror.ask('/api/v1/grants/c')).status, 404);
  // It may come back: nobody said that it was erased.
  await add(other, ['grants', aGrant({ id: 'c', public_id: 'c', description: 'About somebody' })]);
  await catchUpWith(again, mirror);
  assert.equal((await mirror.ask('/api/v1/grants/c')).status, 200);
});
