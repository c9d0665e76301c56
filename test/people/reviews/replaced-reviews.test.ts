// What is left of a review that its author replaced, or took back.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { dayMs } from '../../../src/kernel/durations.ts';
import type { Browser } from '../../support/browser.ts';
import { accepted, app, back, path, people, published, typed } from '../../support/review-world.ts';
import { pass } from '../../support/test-app.ts';

test('a review that was replaced keeps as little as one that was taken back', async () => {
  await using t = await app();
  const [ada, bo] = (await people(t, 'Ada', 'Bo', 'Cy')) as [Browser, Browser];
  for (const one of [ada, bo, await back(t, 'Cy')])
    await one.submit(path, path, typed({ advice: 'Begin early.' }));
  await accepted(t);
  await published(t);
  pass(t, 366 * dayMs);
  const again = await (await back(t, 'Ada')).submit(path, path, typed({ year: '2026' }));
  assert.equal(again.status, 303, again.text);
  const his = await back(t, 'Bo');
  const { text } = await his.get('/account/reviews');
  const [, id] = /\/account\/reviews\/([\w-]+)\/withdraw/.exec(text) ?? [];
  assert.equal((await his.submit('/account/reviews', `/account/reviews/${id}/withdraw`)).status, 303);
  const left = await t.desk.db
    .selectFrom('reviews')
    .select(['helped', 'hindered', 'advice', 'synced'])
    .where('status', '=', 'withdrawn')
    .execute();
  const nothing = { helped: '', hindered: '', advice: '', synced: 0 };
  assert.deepEqual(
    left.map((row) => ({ ...row })),
    [nothing, nothing],
  );
});
