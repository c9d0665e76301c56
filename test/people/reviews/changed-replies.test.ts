// A fund changes its reply: while it waits, after it was returned, and for two weeks once it stands in public.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { dayMs } from '../../../src/kernel/durations.ts';
import { type Browser, signedInBrowser } from '../../support/browser.ts';
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
import { formsIn } from '../../support/shown-forms.ts';
import { pass, type TestApp } from '../../support/test-app.ts';
import { mustBeValidHtml } from '../../support/valid-html.ts';

const page = '/funds/tide-fund/reviews';
const replies = '/funds/tide-fund/replies';

async function reviewed(t: TestApp) {
  for (const one of await people(t, 'Ada', 'Bo', 'Cy'))
    assert.equal((await one.submit(path, path, typed())).status, 303);
  await accepted(t);
  await published(t);
  await people(t, 'Fund');
  await t.desk.db
    .updateTable('users')
    .set({ email: 'office@tide.example' })
    .where('name', '=', 'Fund')
    .execute();
  return back(t, 'Fund');
}

async function decided(t: TestApp, decision: 'accepted' | 'returned'): Promise<void> {
  const { id } = await t.desk.db.selectFrom('review_replies').select('id').executeTakeFirstOrThrow();
  const operator = await signedInBrowser(t);
  const decisions = `/operator/replies/${id}/decide`;
  const statement = { decision, statement: 'Read.', rule: 'wrong_subject' };
  const done = await operator.submit('/operator/reviews', decisions, statement);
  assert.equal(done.status, 303, done.text);
}

const shownReplies = async (t: TestApp) =>
  (await reviewsOf(t)).flatMap((one: { response: { body: string } | null }) => one.response?.body ?? []);

test('a published reply is changed on the page for two weeks, and read again before it is shown', async () => {
  await using t = await app();
  const fund: Browser = await reviewed(t);
  assert.equal((await fund.submit(page, replies, { body: 'We answer within ten days.' })).status, 303);
  await decided(t, 'accepted');
  assert.deepEqual(await shownReplies(t), ['We answer within ten days.']);
  const stands = await fund.get(page);
  assert.match(stands.text, /The fund replies.*can change its reply until.*Change the reply of the fund/s);
  await mustBeValidHtml(stands);
  const ada = await back(t, 'Ada');
  assert.doesNotMatch((await ada.get(page)).text, /Change the reply|can change its reply/);
  const [known] = formsIn(stands.text).filter(({ fields }) => fields.body === 'We answer within ten days.');
  assert.ok(known, stands.text);
  pass(t, 1_000);
  assert.equal((await fund.post(replies, { ...known.fields, body: 'We answer within a week.' })).status, 303);
  assert.deepEqual(await shownReplies(t), [], 'until a person has read it');
  await decided(t, 'accepted');
  assert.deepEqual(await shownReplies(t), ['We answer within a week.']);
  const { at } = await t.desk.db.selectFrom('review_replies').select('at').executeTakeFirstOrThrow();
  pass(t, Date.parse(at) + 14 * dayMs - 60_000 - t.clock.now.getTime());
  const late = await back(t, 'Fund');
  const form = await late.get(page);
  pass(t, 120_000);
  const over = await back(t, 'Fund');
  assert.doesNotMatch((await over.get(page)).text, /Change the reply of the fund/);
  const own = formsIn(form.text).find(({ fields }) => fields.body === 'We answer within a week.');
  assert.ok(own, form.text);
  const refused = await late.post(replies, { ...own.fields, body: 'Too late.' });
  assert.equal(refused.status, 400);
  assert.match(refused.text, /for 14 days after it was written.*Too late\./s);
});

test('a reply that came back after two weeks can be written anew', async () => {
  await using t = await app();
  const fund = await reviewed(t);
  assert.equal((await fund.submit(page, replies, { body: 'See www.tide.example.' })).status, 303);
  pass(t, 20 * dayMs);
  await decided(t, 'returned');
  const later = await back(t, 'Fund');
  assert.match((await later.get(page)).text, /was returned.*Change the reply of the fund/s);
  const [known] = formsIn((await later.get(page)).text).filter(
    ({ fields }) => fields.body !== undefined && fields.shown !== '',
  );
  assert.ok(known);
  pass(t, 1_000);
  assert.equal((await later.post(replies, { ...known.fields, body: 'We answer by mail.' })).status, 303);
  await decided(t, 'accepted');
  assert.deepEqual(await shownReplies(t), ['We answer by mail.']);
});
