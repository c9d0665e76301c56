// A mirror that mirrors a mirror: what is erased at the instance is gone at the end of the chain too.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { catchUp } from '../../src/ledger/follow.ts';
import { add, catchUpWith, dump, following, type Node, node } from '../support/node.ts';
import { aGrant, anEvent, aSponsor } from '../support/records.ts';
import { noon } from '../support/test-app.ts';

test('a mirror of a mirror follows it, keeps its links, and loses what is erased at the instance', async () => {
  await using origin = await node('origin');
  await using mirror = await node('mirror');
  await using second = await node('second');
  const sponsor = aSponsor({ id: 's', public_id: 's' });
  await add(
    origin,
    ['sponsors', sponsor],
    ['events', anEvent({ id: 'e', public_id: 'e', sponsor_ids: ['s'] })],
    ['grants', aGrant({ id: 'a', public_id: 'a' })],
    ['grants', aGrant({ id: 'c', public_id: 'c', description: 'About Jane' })],
  );
  await dump(origin);
  const chain = [
    [following(origin, mirror, 'public'), mirror],
    [following(mirror, second, 'public'), second],
  ] as const;
  const allCatchUp = async () => {
    for (const [follower, to] of chain) {
      await catchUpWith(follower, to);
    }
  };
  const assertAlike = async () => {
    for (const path of ['/api/v1/grants', '/api/v1/events', '/api/v1/sponsors']) {
      const text = async (of: Node) => (await of.ask(path, 'public')).text();
      assert.equal(await text(second), await text(origin), path);
    }
  };
  await allCatchUp();
  await assertAlike();
  // A sponsor that is away for a moment, while the chain looks.
  await origin.ledger.append([{ family: 'sponsors', id: 's', record: null, reason: 'policy' }], noon);
  await catchUp(origin.ledger, origin.shelf);
  await allCatchUp();
  await add(origin, ['sponsors', sponsor]);
  await allCatchUp();
  await assertAlike();
  await origin.ledger.erase('grants', 'c', 'privacy_request', noon);
  await catchUp(origin.ledger, origin.shelf);
  await allCatchUp();
  await assertAlike();
  for (const place of [mirror, second]) {
    for (const { doc } of await place.ledger.after(0, 100)) assert.ok(!doc?.includes('Jane'));
  }
});
