// Every operation that reads answers what its own declaration says, for every tier, on the demo; that an
// answer is as it is described, createTestApp checks of each.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { tiers } from '../../src/kernel/tier.ts';
import { pathsOf } from '../promises/ask-everything.ts';
import { addDemo } from '../support/demo-app.ts';
import { often } from '../support/often.ts';
import { createTestApp } from '../support/test-app.ts';

/** Records of each family that are asked for by their names. */
const most = often(4);

test('every answer about the demo is as it is described, for every tier', async () => {
  await using app = await createTestApp();
  const byFamily = await addDemo(app);
  const named = [...byFamily.values()].flatMap((all) => all.slice(0, most));
  const paths = pathsOf(named);
  for (const tier of tiers) {
    const answered = new Map<number, number>();
    for (const path of paths) {
      const { status } = await app.get(path, { as: tier === 'public' ? tier : `${tier} house operator` });
      answered.set(status, (answered.get(status) ?? 0) + 1);
    }
    assert.ok((answered.get(200) ?? 0) > paths.length / 4, `${tier}: ${JSON.stringify([...answered])}`);
    for (const status of answered.keys()) assert.ok([200, 308, 401, 403, 404].includes(status), `${status}`);
  }
  assert.deepEqual(app.bugs, []);
});
