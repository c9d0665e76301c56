// When reviews are published, and that the catalogue follows.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { dayMs } from '../../../src/kernel/durations.ts';
import type { Ledger } from '../../../src/ledger/ledger.ts';
import { releaseDue, syncReviews } from '../../../src/people/reviews/release.ts';
import { type Browser, newPerson, signedInBrowser } from '../../support/browser.ts';
import { anOrganization } from '../../support/records.ts';
import {
  accepted,
  app,
  back,
  path,
  people,
  published,
  reviewsOf,
  typed,
} from '../../support/review-world.ts';
import { pass } from '../../support/test-app.ts';
import { mustBeValidHtml } from '../../support/valid-html.ts';

test('R3, R4: reviews are held until there are three, published together, and the means are of what is published', async () => {
  await using t = await app();
  const [ada, bo, cy] = (await people(t, 'Ada', 'Bo', 'Cy')) as [Browser, Browser, Browser];
  await mustBeValidHtml(await ada.get(path));
  for (const one of [ada, bo]) {
    const sent = await one.submit(path, path, typed());
    assert.equal(sent.status, 303, sent.text);
  }
  const operator = await accepted(t);
  assert.equal(await published(t), 0, 'two are too few');
  assert.deepEqual(await reviewsOf(t), []);
  assert.equal((await t.get('/ratings/funds/tide-fund')).status, 404, 'not rated yet');
  const again = await signedInBrowser(t, await newPerson(t, 'Late'));
  assert.match((await again.submit(path, path, typed())).text, /a week old/);
  assert.equal((await cy.submit(path, path, typed({ clarity: '1' }))).status, 303);
  await mustBeValidHtml(await operator.get('/operator'));
  await accepted(t);
  assert.equal(await published(t), 3);
  const shown = await reviewsOf(t);
  assert.equal(shown.length, 3);
  assert.deepEqual(
    [shown[0].relation, shown[0].period, shown[0].published_at.length],
    ['applied_declined', '2024-2025', 7],
  );
  const { fund } = (await t.get('/ratings/funds/tide-fund')).body;
  assert.deepEqual(fund.dimension_means, { clarity: 3, fairness: 3, speed: 5 });
  assert.equal(fund.review_count, 3);
  const page = await (await back(t, 'Bo')).get('/funds/tide-fund/reviews');
  await mustBeValidHtml(page);
  assert.match(page.text, /<td>3\.00<\/td>/);
  const [adaAgain, boAgain] = [await back(t, 'Ada'), await back(t, 'Bo')];
  const own = await adaAgain.get('/account/reviews');
  await mustBeValidHtml(own);
  const [, action = ''] = /action="(\/account\/reviews\/[^"]+\/withdraw)"/.exec(own.text) ?? [];
  assert.equal((await boAgain.post(action, { ticket: 'x' })).status, 409, 'nobody else takes it back');
  assert.equal((await adaAgain.submit('/account/reviews', action)).status, 303);
  assert.equal((await reviewsOf(t)).length, 2, 'what is left stays published');
  await published(t);
  assert.equal((await t.get('/ratings/funds/tide-fund')).body.fund.review_count, 2, 'the catalogue follows');
  assert.deepEqual(t.bugs, []);
});

test('later reviews are published in twos, or alone after ninety days', async () => {
  await using t = await app();
  const all = await people(t, 'Ada', 'Bo', 'Cy', 'Di', 'Ed', 'Flo');
  for (const one of all.slice(0, 3)) await one.submit(path, path, typed());
  await accepted(t);
  assert.equal(await published(t), 3);
  await (await back(t, 'Di')).submit(path, path, typed());
  await accepted(t);
  assert.equal(await published(t), 0, 'one alone would be given away by the mean');
  await (await back(t, 'Ed')).submit(path, path, typed());
  await accepted(t);
  assert.equal(await published(t), 2);
  const late = await back(t, 'Flo');
  await late.submit(path, path, typed());
  await accepted(t);
  for (let week = 0; week < 12; week++) assert.equal(await published(t), 0, `week ${week}`);
  assert.equal(await published(t), 1, 'after ninety days');
});

test('reviews of a fund that is merged count for what took its place, published and held alike', async () => {
  await using t = await app();
  const [ada, bo, cy, di] = (await people(t, 'Ada', 'Bo', 'Cy', 'Di')) as [
    Browser,
    Browser,
    Browser,
    Browser,
  ];
  for (const one of [ada, bo]) assert.equal((await one.submit(path, path, typed())).status, 303);
  const ebb = '/funds/ebb-fund/review';
  assert.equal((await cy.submit(ebb, ebb, typed())).status, 303);
  await accepted(t);
  assert.equal(await published(t), 0, 'two and one are too few');
  const gone = { id: 'o-1', public_id: 'tide-fund', name: 'Tide Fund', merged_into: 'o-2' };
  await t.add('organizations', anOrganization(gone));
  assert.equal(await published(t), 3, 'together they are enough');
  const listed = (await t.get('/ratings/funds/ebb-fund/reviews')).body.data;
  assert.equal(listed.length, 3);
  assert.equal((await t.get('/ratings/funds/ebb-fund')).body.fund.review_count, 3);
  // Who reviewed it under its old name reviewed it.
  const again = await (await back(t, 'Ada')).submit(ebb, ebb, typed());
  assert.match(again.text, /You reviewed this fund/);
  assert.equal((await (await back(t, 'Di')).submit(ebb, ebb, typed())).status, 303, String(di));
  assert.deepEqual(t.bugs, []);
});

test('a review that is taken back while a node brings it to the catalogue leaves it with the next round', async () => {
  await using t = await app();
  for (const one of await people(t, 'Ada', 'Bo', 'Cy'))
    assert.equal((await one.submit(path, path, typed())).status, 303);
  await accepted(t);
  pass(t, 7 * dayMs);
  assert.equal(await releaseDue(t.desk, t.ledger, 3, t.clock.now), 3);
  const { id } = await t.desk.db.selectFrom('reviews').select('id').executeTakeFirstOrThrow();
  const sync = (ledger: Pick<Ledger, 'append' | 'present'>) => syncReviews(t.desk, ledger, t.clock.now);
  const late: Ledger['append'] = async (...changes) => {
    const taken = { status: 'withdrawn', synced: 0 } as const;
    await t.desk.db.updateTable('reviews').set(taken).where('id', '=', id).execute();
    await sync(t.ledger);
    return t.ledger.append(...changes);
  };
  await sync({ present: t.ledger.present, append: late });
  await sync(t.ledger);
  assert.equal(await t.ledger.present('fund_reviews', id), null);
  const waiting = await t.desk.db.selectFrom('reviews').select('id').where('synced', '=', 0).execute();
  assert.deepEqual(waiting, []);
});
