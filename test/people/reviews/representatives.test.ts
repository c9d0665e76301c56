// What of reviews shows to whom, whose names they may not hold, and who speaks for a fund.

import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import { dayMs } from '../../../src/kernel/durations.ts';
import { eraseDue } from '../../../src/people/own-data/closings.ts';
import { type Browser, browserOf, here, signedInBrowser } from '../../support/browser.ts';
import { anOrganization } from '../../support/records.ts';
import {
  accepted,
  app,
  back,
  path,
  people,
  published,
  reviewsOf,
  secret,
  typed,
} from '../../support/review-world.ts';
import { clockAndRandom, pass } from '../../support/test-app.ts';
import { mustBeValidHtml } from '../../support/valid-html.ts';

test('what names one of the fund’s people is refused, in any spelling; a first name alone is not', async () => {
  await using t = await app();
  const people_of = [{ name: 'Zoë Müller-Lang', role: 'Director', source: 'https://tide.example/team' }];
  const fund = { id: 'o-1', public_id: 'tide-fund', name: 'Tide Fund', url: 'https://www.tide.example/' };
  await t.add('organizations', anOrganization({ ...fund, detail: { people: people_of } }));
  const [ada] = (await people(t, 'Ada')) as [Browser];
  for (const name of ['Zoë Müller-Lang', 'zoe muller lang', 'ZOE MULLER LANG']) {
    const refused = await ada.submit(path, path, typed({ advice: `Ask ${name}, she answers.` }));
    assert.match(refused.text, /Advice names one of the fund&#39;s people/, name);
  }
  assert.equal((await ada.submit(path, path, typed({ advice: 'Ask Zoe, she answers.' }))).status, 303);
});

test('R7: whether somebody reviewed a fund shows on no page of anybody else', async () => {
  await using t = await app();
  const [ada, bo] = (await people(t, 'Ada', 'Bo')) as [Browser, Browser];
  const stranger = browserOf(t, { at: here });
  const tickets = /name="ticket" value="[^"]*"/g;
  const seen = async () => {
    const pages = [];
    for (const who of [bo, stranger]) {
      for (const address of [
        path,
        '/funds/tide-fund/reviews',
        '/funds/tide-fund/reviews.json',
        '/account/reviews',
      ]) {
        const { status, headers, text } = await who.get(address);
        pages.push([address, status, headers.get('location'), text.replaceAll(tickets, '')]);
      }
    }
    return pages;
  };
  const before = await seen();
  assert.equal((await ada.submit(path, path, typed())).status, 303);
  assert.deepEqual(await seen(), before);
  await accepted(t);
  assert.deepEqual(await seen(), before, 'nor that one is held');
  const twice = await ada.submit(path, path, typed());
  assert.match(twice.text, /after twelve months/, 'its author is told');
  assert.equal(
    (await bo.submit(path, path, typed())).status,
    303,
    'another person reviews it as if nobody had',
  );
});

test('R8: who closes the account takes the reviews back, and nothing else finds them', async () => {
  await using t = await app();
  const all = await people(t, 'Ada', 'Bo', 'Cy');
  for (const one of all) assert.equal((await one.submit(path, path, typed())).status, 303);
  await accepted(t);
  assert.equal(await published(t), 3);
  const ada = await back(t, 'Ada');
  const closed = await ada.submit('/account/close', '/account/close', { name: 'Ada' });
  assert.equal(closed.status, 200, closed.text);
  pass(t, 15 * dayMs);
  const means = { ...clockAndRandom(t), secret };
  assert.equal(await eraseDue(t.desk, means, false), 1);
  await published(t);
  await published(t);
  assert.equal((await reviewsOf(t)).length, 2);
  assert.equal((await t.get('/ratings/funds/tide-fund')).body.fund.review_count, 2, 'the means follow');
  const rows = await t.desk.db.selectFrom('reviews').select(['status', 'helped']).execute();
  assert.deepEqual(rows.map(({ status, helped }) => [status, helped === '']).toSorted(), [
    ['published', false],
    ['published', false],
    ['withdrawn', true],
  ]);
});

test('the operator lets a person speak for a fund, who finds its reviews at /account/funds, and takes it back', async () => {
  await using t = await app();
  const all = await people(t, 'Ada', 'Bo', 'Cy', 'Fund');
  for (const one of all.slice(0, 3)) await one.submit(path, path, typed());
  await accepted(t);
  await published(t);
  const fund = await back(t, 'Fund');
  assert.match((await fund.get('/account/funds')).text, /You speak for no fund/);
  const page = '/funds/tide-fund/reviews';
  assert.doesNotMatch((await fund.get(page)).text, /Reply for the fund/, 'no form for who may not');
  const operator = await signedInBrowser(t);
  const root = '/operator/representatives';
  assert.equal((await fund.get(root)).status, 403);
  const nobody = await operator.submit(root, root, { public_id: 'tide-fund', email: 'none@id.test' });
  assert.match(nobody.text, /Nobody here has this as a verified address/);
  // An address is the same in any case, whoever wrote it.
  const asProvided = { email: 'Fund@Id.Test' };
  await t.desk.db.updateTable('users').set(asProvided).where('email', '=', 'fund@id.test').execute();
  const named = await operator.submit(root, root, { public_id: 'tide-fund', email: 'fund@id.TEST' });
  assert.equal(named.status, 303, named.text);
  await mustBeValidHtml(await operator.get(root));
  const own = await fund.get('/account/funds');
  assert.match(
    own.text,
    /Tide Fund<\/a>: 3 published reviews, 3 without a reply\. By the word of the operator/,
  );
  await mustBeValidHtml(own);
  const reply = { body: 'We answer within ten days since then.' };
  assert.equal((await fund.submit(page, '/funds/tide-fund/replies', reply)).status, 303);
  const waits = await fund.get(page);
  assert.match(waits.text, /The reply of the fund waits.*Change the reply of the fund.*within ten days/s);
  await mustBeValidHtml(waits);
  assert.doesNotMatch((await operator.get(page)).text, /within ten days|The reply of the fund/);
  const empty = await fund.submit(page, '/funds/tide-fund/replies', { body: ' ' });
  assert.equal(empty.status, 400);
  assert.match(empty.text, /<details open>.*This was not taken/s);
  assert.doesNotMatch(empty.text, /Review id/);
  await mustBeValidHtml(empty);
  const queue = (await operator.get('/operator/reviews')).text;
  assert.match(queue, /Reply of Tide Fund.*within ten days.*The review that it answers.*They told us/s);
  assert.equal((await operator.submit(root, `${root}/end`)).status, 303);
  assert.match((await fund.get('/account/funds')).text, /You speak for no fund/);
  const activity = (await fund.get('/account/activity')).text;
  for (const words of ['Somebody was named to speak for a fund', 'Somebody speaks for a fund no more'])
    assert.ok(activity.includes(words), words);
  assert.deepEqual(t.bugs, []);
});

test('of two accounts with one verified address the operator’s word counts for both', async () => {
  await using t = await app();
  const [, bo] = (await people(t, 'Ada', 'Bo')) as [Browser, Browser];
  await t.desk.db.updateTable('users').set({ email: 'bo@id.test' }).where('name', '=', 'Ada').execute();
  const operator = await signedInBrowser(t);
  const root = '/operator/representatives';
  await operator.submit(root, root, { public_id: 'tide-fund', email: 'bo@id.test' });
  const ada = await back(t, 'Ada');
  for (const one of [ada, bo])
    assert.match((await one.get('/account/funds')).text, /Tide Fund<\/a>.*By the word of the operator/s);
});

test('who speaks for one fund replies to no review of another fund', async () => {
  await using t = await app();
  const all = await people(t, 'Ada', 'Bo', 'Cy', 'Fund');
  const ebb = '/funds/ebb-fund/review';
  for (const one of all.slice(0, 3)) {
    for (const form of [path, ebb]) assert.equal((await one.submit(form, form, typed())).status, 303);
  }
  await accepted(t);
  assert.equal(await published(t), 6);
  const fund = await back(t, 'Fund');
  const operator = await signedInBrowser(t);
  const root = '/operator/representatives';
  await operator.submit(root, root, { public_id: 'tide-fund', email: 'fund@id.test' });
  const page = '/funds/tide-fund/reviews';
  const of = async (organization: string) =>
    (
      await t.desk.db
        .selectFrom('reviews')
        .select('id')
        .where('organization_id', '=', organization)
        .executeTakeFirstOrThrow()
    ).id;
  const body = 'We answer within ten days since then.';
  for (const review_id of [await of('o-2'), randomUUID()]) {
    const refused = await fund.submit(page, '/funds/tide-fund/replies', { body, review_id });
    assert.match(refused.text, /This fund has no such review/);
  }
  assert.deepEqual(await t.desk.db.selectFrom('review_replies').selectAll().execute(), []);
  const own = await fund.submit(page, '/funds/tide-fund/replies', { body, review_id: await of('o-1') });
  assert.equal(own.status, 303, own.text);
});
