// A form of a claim does what it showed, or nothing: what changed meanwhile stays, and so does what nobody touched.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { dayMs } from '../../../src/kernel/durations.ts';
import { eraseDue } from '../../../src/people/own-data/closings.ts';
import { type Browser, signedInBrowser } from '../../support/browser.ts';
import { close, means } from '../../support/own-data.ts';
import { appHere, memberOf, ownTeam } from '../../support/projects.ts';
import { aGrant } from '../../support/records.ts';
import { formsIn } from '../../support/shown-forms.ts';
import { pass, type TestApp } from '../../support/test-app.ts';

/** A claim of a call; its page, and its row. */
async function claimed(t: TestApp, browser: Browser) {
  await t.add('grants', aGrant({ id: 'g-1', public_id: 'a-call', title: 'Grants for mice' }));
  const answer = await browser.submit('/crm', '/crm', { public_id: '/grants/a-call' });
  const path = answer.headers.get('location');
  assert.ok(path, answer.text);
  const row = () => t.desk.db.selectFrom('claims').selectAll().executeTakeFirst();
  return { path, row };
}

test('a claim that a colleague changed while somebody gave it up stays, and what changed is shown', async () => {
  await using t = await appHere();
  const { browser, team } = await ownTeam(t);
  const { path, row } = await claimed(t, browser);
  const grace = await memberOf(t, team.id, 'Grace', 'editor');
  const giveUp = `${path}/give-up`;
  const open = formsIn((await grace.browser.get(path)).text).find(({ action }) => action === giveUp);
  await browser.submit(path, path, { notes: 'They said yes on the telephone.' });
  pass(t, 1_000);
  const late = await grace.browser.post(giveUp, { ...open?.fields, reason: 'Nobody answers.' });
  assert.equal(late.status, 409, late.text);
  assert.match(late.text, /changed this claim.*They said yes on the telephone\..*Nobody answers\./is);
  assert.equal((await row())?.version, 2);
  const again = formsIn(late.text).find(({ action }) => action === giveUp);
  pass(t, 1_000);
  const given = await grace.browser.post(giveUp, { ...again?.fields });
  assert.equal(given.status, 303, given.text);
  assert.equal(await row(), undefined);
});

test('what a program wrote and nobody touched in the form stays as it is', async () => {
  await using t = await appHere();
  const { browser } = await ownTeam(t);
  const { path, row } = await claimed(t, browser);
  const written = {
    amount_target: '{"amount":"100","currency":"EUR","amount_usd":110,"fx_date":"2026-08-01"}',
    tags: '["spring, mice","n/a"]',
    next_action_at: '2026-09-01T10:00:30.500Z',
  };
  await t.desk.db.updateTable('claims').set(written).execute();
  assert.equal((await browser.submit(path, path, { notes: 'Ask again.' })).status, 303);
  const { amount_target, tags, next_action_at, notes } = (await row()) ?? {};
  assert.deepEqual({ amount_target, tags, next_action_at }, written);
  assert.equal(notes, 'Ask again.');
  assert.equal((await browser.submit(path, path, {})).status, 303);
  assert.equal((await row())?.version, 2, 'nothing was changed, and nothing is a new version');
});

test('an amount that is changed loses what it was in dollars', async () => {
  await using t = await appHere();
  const { browser } = await ownTeam(t);
  const { path, row } = await claimed(t, browser);
  const amount_target = '{"amount":"100","currency":"EUR","amount_usd":110,"fx_date":"2026-08-01"}';
  await t.desk.db.updateTable('claims').set({ amount_target }).execute();
  assert.equal((await browser.submit(path, path, { amount: '200' })).status, 303);
  assert.equal((await row())?.amount_target, '{"amount":"200","currency":"EUR"}');
});

test('a claim of somebody who left the team is changed without another owner', async () => {
  await using t = await appHere();
  const { browser, team } = await ownTeam(t);
  const { path, row } = await claimed(t, browser);
  const grace = await memberOf(t, team.id, 'Grace', 'editor');
  await browser.submit(path, path, { owner_user_id: grace.user });
  await t.desk.db.deleteFrom('memberships').where('user_id', '=', grace.user).execute();
  const saved = await browser.submit(path, path, { notes: 'Who takes this over?' });
  assert.equal(saved.status, 303, saved.text);
  assert.deepEqual([(await row())?.owner_name, (await row())?.notes], ['Grace', 'Who takes this over?']);
});

test('a record is claimed by the address of its page as the browser shows it', async () => {
  await using t = await appHere();
  const { browser } = await ownTeam(t);
  await t.add('grants', aGrant({ id: 'g-1', public_id: 'a-call' }));
  for (const address of ['/grants/a-call?from=/search/x', '/grants/a-call#a/b', '/grants/a-call/']) {
    const answer = await browser.submit('/crm', '/crm', { public_id: address });
    assert.equal(answer.status, 303, `${address}: ${answer.text}`);
    await t.desk.db.deleteFrom('claims').execute();
  }
});

test('what somebody gave up whose account was closed since is listed no more: the reason went with the account', async () => {
  await using t = await appHere();
  const { browser, team, user } = await ownTeam(t);
  const { path } = await claimed(t, browser);
  const grace = await memberOf(t, team.id, 'Grace', 'editor');
  await grace.browser.submit(path, `${path}/give-up`, { reason: 'They fund no mice.' });
  const listed =
    /Given up[\s\S]*?<tbody>([\s\S]*?)<\/tbody>/.exec((await browser.get('/crm')).text)?.[1] ?? '';
  assert.match(listed, /<a href="\/grants\/a-call">Grants for mice<\/a> [\s\S]*?They fund no mice\./);
  await close(t, grace.user, { name: 'Grace' });
  pass(t, 14 * dayMs);
  assert.equal(await eraseDue(t.desk, means(t), false), 1);
  const events = await t.desk.db
    .selectFrom('account_events')
    .select('detail')
    .where('action', '=', 'claim.given_up')
    .execute();
  assert.deepEqual(
    events.map(({ detail }) => detail),
    [null],
  );
  const later = await (await signedInBrowser(t, user)).get('/crm');
  assert.equal(later.status, 200);
  assert.doesNotMatch(later.text, /Given up|former member/);
});
