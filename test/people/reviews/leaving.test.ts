// Somebody who reviewed several funds closes the account, and somebody else watches the feed or has a copy of the
// database without the secret.

import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { test } from 'node:test';
import { dayMs } from '../../../src/kernel/durations.ts';
import { catchUp } from '../../../src/ledger/follow.ts';
import { eraseDue } from '../../../src/people/own-data/closings.ts';
import { withdrawLeaving } from '../../../src/people/reviews/leaving.ts';
import { syncReviews } from '../../../src/people/reviews/release.ts';
import { anOrganization } from '../../support/records.ts';
import { accepted, app, back, people, published, secret, typed } from '../../support/review-world.ts';
import { pass, type TestApp } from '../../support/test-app.ts';

const funds = ['tide-fund', 'ebb-fund', 'third-fund'];

const reviewsIn = (t: TestApp) => t.desk.db.selectFrom('reviews').selectAll().orderBy('id').execute();

/** How many reviews anybody reads of each fund. */
async function shown(t: TestApp): Promise<readonly number[]> {
  const all = funds.map(async (fund) => (await t.get(`/ratings/funds/${fund}/reviews`)).body.data.length);
  return Promise.all(all);
}

async function aDay(t: TestApp): Promise<void> {
  pass(t, dayMs);
  await withdrawLeaving(t.desk, secret, t.clock.now);
  await syncReviews(t.desk, t.ledger, t.clock.now);
  await catchUp(t.ledger, t.shelf);
}

async function closed(t: TestApp, name: string): Promise<void> {
  const browser = await back(t, name);
  const answer = await browser.submit('/account/close', '/account/close', { name });
  assert.equal(answer.status, 200, answer.text);
  pass(t, 14 * dayMs);
  const means = { now: t.clock.now, random: (bytes: number) => randomBytes(bytes), secret };
  assert.equal(await eraseDue(t.desk, means, false), 1);
}

test('R2: who closes the account leaves no two reviews that go together, and no count of them', async () => {
  await using t = await app();
  await t.add('organizations', anOrganization({ id: 'o-3', public_id: 'third-fund', name: 'Third Fund' }));
  await people(t, 'Ada', 'Bo', 'Cy', 'Di');
  for (const name of ['Ada', 'Bo', 'Cy', 'Di']) {
    const browser = await back(t, name);
    for (const fund of funds) {
      const form = `/funds/${fund}/review`;
      assert.equal((await browser.submit(form, form, typed())).status, 303);
    }
  }
  await accepted(t);
  assert.equal(await published(t), 12);
  const before = await reviewsIn(t);
  await closed(t, 'Ada');
  assert.deepEqual(await reviewsIn(t), before, 'no row says which reviews wait');
  await aDay(t);
  const { receipt } = await t.desk.db
    .selectFrom('account_closings')
    .select('receipt')
    .executeTakeFirstOrThrow();
  assert.doesNotMatch(String(receipt), /review/);
  let last = await shown(t);
  const gone = [4, 4, 4].map((was, at) => was - (last[at] as number));
  assert.ok(gone.filter((n) => n > 0).length <= 1, 'one at most on the first day');
  for (let day = 2; day <= 14; day++) {
    const from = await t.ledger.head();
    await aDay(t);
    const now = await shown(t);
    const changed = now.filter((n, at) => n !== last[at]).length;
    assert.ok(changed <= 1, `day ${day}`);
    const entries = (await t.ledger.after(from, 100)).filter(({ family }) => family === 'fund_reviews');
    assert.equal(entries.length, changed, 'the log goes with what is shown');
    last = now;
  }
  assert.deepEqual(last, [3, 3, 3]);
  const withdrawn = (await reviewsIn(t)).filter(({ status }) => status === 'withdrawn');
  assert.deepEqual(
    withdrawn.map(({ helped, hindered, advice }) => [helped, hindered, advice]),
    [
      ['', '', ''],
      ['', '', ''],
      ['', '', ''],
    ],
  );
  const waits = await t.desk.db.selectFrom('account_closings').select('reviews_wait').execute();
  assert.deepEqual(
    waits.map((row) => row.reviews_wait),
    [0],
  );
  assert.deepEqual(t.bugs, []);
});

test('what nobody reads yet goes with the account, and is never published', async () => {
  await using t = await app();
  await people(t, 'Ada');
  const browser = await back(t, 'Ada');
  for (const fund of ['tide-fund', 'ebb-fund']) {
    const form = `/funds/${fund}/review`;
    assert.equal((await browser.submit(form, form, typed())).status, 303);
  }
  await accepted(t);
  await closed(t, 'Ada');
  assert.deepEqual(
    (await reviewsIn(t)).map(({ status, helped }) => [status, helped]),
    [
      ['withdrawn', ''],
      ['withdrawn', ''],
    ],
  );
  const { receipt } = await t.desk.db
    .selectFrom('account_closings')
    .select('receipt')
    .executeTakeFirstOrThrow();
  assert.doesNotMatch(String(receipt), /review/);
});
