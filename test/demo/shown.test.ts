import assert from 'node:assert/strict';
import { test } from 'node:test';
import { demoApp } from '../support/demo-app.ts';

test('each tier is shown something of every family of the demo that it may read', async () => {
  await using app = await demoApp();
  for (const tier of ['public', 'full', 'top'] as const) {
    const { body } = await app.get('/catalogue', { tier });
    const rows = body.families as { family: string; access_level: string; rows: number }[];
    const heights = ['public', 'full', 'top'];
    const readable = rows.filter(
      ({ access_level }) => heights.indexOf(access_level) <= heights.indexOf(tier),
    );
    assert.deepEqual(
      readable.filter((one) => one.rows === 0).map(({ family }) => family),
      [],
      tier,
    );
  }
});
