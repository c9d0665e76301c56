// What the clock brings about for good, while it is a year ahead and once it is believed.

import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { test } from 'node:test';
import { publishReviews, settleMarkets } from '../../src/server/for-good.ts';
import { readConfig } from '../../src/settings/config.ts';
import { anOpenMarket } from '../support/market-world.ts';
import { accepted, app, path, people, typed } from '../support/review-world.ts';

test('no outcome is final and no review published by a clock that is not to be believed', async () => {
  await using t = await app();
  const { desk, ledger } = t;
  for (const browser of await people(t, 'Ada', 'Bo', 'Cy'))
    assert.equal((await browser.submit(path, path, typed())).status, 303);
  await accepted(t);
  const public_id = await anOpenMarket(desk, t.clock.now);
  const at = t.clock.now.toISOString();
  await desk.db
    .updateTable('markets')
    .set({ status: 'proposed', outcome: 'yes', proposed_by: 'op', known_at: at, proposed_at: at })
    .where('public_id', '=', public_id)
    .execute();
  const stateNow = async () => [
    (await desk.db.selectFrom('markets').select('status').executeTakeFirstOrThrow()).status,
    ...(await desk.db.selectFrom('reviews').select('status').execute()).map(({ status }) => status),
  ];
  const yearOn = new Date(t.clock.now.getTime() + 365 * 86_400_000);
  const round = async (sure: Date) => {
    const log = { info: () => {}, error: () => assert.fail('the sums hold') };
    const parts = {
      desk,
      ledger,
      config: readConfig({ SECRET_KEY: randomBytes(32).toString('base64') }),
      now: () => yearOn,
      sureNow: async () => sure,
      log,
    };
    await settleMarkets(parts);
    await publishReviews(parts);
    return stateNow();
  };
  assert.deepEqual(await round(t.clock.now), ['proposed', 'held', 'held', 'held']);
  assert.deepEqual(await round(yearOn), ['final', 'published', 'published', 'published']);
});
