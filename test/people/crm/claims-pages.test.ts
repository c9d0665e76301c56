// Claims in the browser: claiming a record, changing the claim, giving it up with a reason; who may.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { browserOf, here, newPerson, signedInBrowser } from '../../support/browser.ts';
import { appHere, memberOf, ownTeam } from '../../support/projects.ts';
import { aGrant, aLead } from '../../support/records.ts';
import { formsIn } from '../../support/shown-forms.ts';
import { pass } from '../../support/test-app.ts';
import { mustBeValidHtml } from '../../support/valid-html.ts';

async function world() {
  const t = await appHere();
  await t.add('leads', ...[1, 2].map((n) => aLead({ id: `lead-${n}` })));
  await t.add('grants', aGrant({ id: 'g-1', public_id: 'a-call' }));
  return { t, ...(await ownTeam(t)) };
}

/** The page of a new claim. */
async function claimOfLead(browser: Awaited<ReturnType<typeof signedInBrowser>>): Promise<string> {
  const claimed = await browser.submit('/crm', '/crm', { public_id: 'lead-1', kind: 'lead' });
  return claimed.headers.get('location') as string;
}

test('a person claims a record from its page, changes the claim, and gives it up with a reason that the team reads', async () => {
  const { t, browser, team } = await world();
  await using _ = t;
  const record = await browser.get('/grants/a-call');
  const link = /href="(\/crm\?record=[^"#]*)#claiming">Claim it for your team/.exec(record.text)?.[1];
  assert.ok(link, record.text);
  const claimed = await browser.submit(link, '/crm', { next_action: 'Ask for the budget' });
  const path = claimed.headers.get('location') ?? claimed.text;
  assert.match(path, /^\/crm\/claims\/[0-9a-f-]{36}$/);
  const list = await browser.get('/crm');
  assert.match(
    list.text,
    /<a href="\/grants\/a-call">Grant for research<\/a>.*Identified.*Ada.*Ask for the budget/s,
  );
  await mustBeValidHtml(list);
  assert.match((await browser.get(path)).text, /<h1>Claim of Grant for research<\/h1>/);
  const grace = await memberOf(t, team.id, 'Grace', 'editor');
  const saved = await browser.submit(path, path, {
    stage: 'contacted',
    owner_user_id: grace.user,
    next_action: '',
    notes: 'They answer in May.',
    tags: 'spring, mice',
    amount: '25000.00',
    currency: 'EUR',
  });
  assert.equal(saved.headers.get('location'), path, saved.text);
  const [row] = await t.desk.db.selectFrom('claims').selectAll().execute();
  assert.deepEqual(
    [row?.stage, row?.owner_name, row?.next_action, row?.notes, row?.tags, row?.amount_target, row?.version],
    [
      'contacted',
      'Grace',
      null,
      'They answer in May.',
      '["spring","mice"]',
      '{"amount":"25000.00","currency":"EUR"}',
      2,
    ],
  );
  const shown = await grace.browser.get(path);
  assert.match(shown.text, /Grace works on it/);
  await mustBeValidHtml(shown);
  const none = await grace.browser.submit(path, `${path}/give-up`, { reason: ' ' });
  assert.equal(none.status, 400);
  assert.equal((await t.desk.db.selectFrom('claims').select('id').execute()).length, 1);
  const given = await grace.browser.submit(path, `${path}/give-up`, { reason: 'They fund no mice.' });
  assert.equal(given.headers.get('location'), '/crm', given.text);
  assert.match((await browser.get('/crm')).text, /href="\/grants\/a-call">.*They fund no mice\..*Grace/s);
  assert.match((await browser.get('/account/activity')).text, /A claim was given up.*They fund no mice/s);
  assert.equal((await browser.get(path)).status, 404);
  assert.deepEqual(t.bugs, []);
});

test('two members who change a claim at once: the second sees what stands, and what was typed stays', async () => {
  const { t, browser, team } = await world();
  await using _ = t;
  const path = await claimOfLead(browser);
  const grace = await memberOf(t, team.id, 'Grace', 'editor');
  const open = formsIn((await grace.browser.get(path)).text).find(({ action }) => action === path);
  assert.equal((await browser.submit(path, path, { stage: 'applied' })).status, 303);
  const late = await grace.browser.post(path, { ...open?.fields, notes: 'My own note' });
  assert.equal(late.status, 409);
  assert.match(late.text, /changed this claim while you wrote.*Applied.*My own note/is);
  const again = formsIn(late.text).find(({ action }) => action === path);
  pass(t, 1_000);
  const saved = await grace.browser.post(path, { ...again?.fields, stage: 'applied' });
  assert.equal(saved.status, 303, saved.text);
  const [row] = await t.desk.db.selectFrom('claims').select(['stage', 'notes', 'version']).execute();
  assert.deepEqual([row?.stage, row?.notes, row?.version], ['applied', 'My own note', 3]);
});

test('the page of a claim says that nobody of the team works on it once its member left, or closed the account', async () => {
  const { t, browser, team } = await world();
  await using _ = t;
  const path = await claimOfLead(browser);
  const grace = await memberOf(t, team.id, 'Grace', 'editor');
  assert.equal((await browser.submit(path, path, { owner_user_id: grace.user })).status, 303);
  const { db } = t.desk;
  await db.deleteFrom('memberships').where('user_id', '=', grace.user).execute();
  const left = await browser.get(path);
  assert.match(
    left.text,
    /Nobody of the team works on it now: it is with Grace,[^<]*Choose who goes on with it\./,
  );
  assert.match(left.text, /<option[^>]* selected[^>]*>Grace, not any more</);
  await db.updateTable('claims').set({ owner_id: 'nobody', owner_name: 'A former member' }).execute();
  const erased = (await browser.get(path)).text;
  assert.match(erased, /Nobody of the team works on it now: it is a former member’s\./);
  assert.doesNotMatch(erased, /former member works on it/i);
});

test('whoever changes a claim that another member has given up gets back what was typed', async () => {
  const { t, browser, team } = await world();
  await using _ = t;
  const path = await claimOfLead(browser);
  const grace = await memberOf(t, team.id, 'Grace', 'editor');
  const open = formsIn((await grace.browser.get(path)).text).find(({ action }) => action === path);
  await browser.submit(path, `${path}/give-up`, { reason: 'They fund no mice.' });
  const late = await grace.browser.post(path, { ...open?.fields, notes: 'They answer in May.' });
  assert.equal(late.status, 404);
  assert.match(
    late.text,
    /somebody of your team has given it up.*They answer in May\..*<a href="\/crm">Claims<\/a>/is,
  );
});

test('what cannot be claimed is said at its field, and a second claim leads to the first', async () => {
  const { t, browser, list: _list } = await world();
  await using _ = t;
  const nothing = await browser.submit('/crm', '/crm', {
    public_id: 'no-such',
    kind: 'grant',
    notes: 'keep me',
  });
  assert.equal(nothing.status, 400);
  assert.match(nothing.text, /There is no grant with this id.*keep me/s);
  const noKind = await browser.submit('/crm', '/crm', { public_id: 'a-call' });
  assert.equal(noKind.status, 400, noKind.text);
  assert.match(noKind.text, /id="claim-kind-error"/);
  const theory = await browser.submit('/crm', '/crm', { public_id: '/theories/4d5f6a1c' });
  assert.match(
    theory.text,
    /Choose what it is, .* What can be claimed: lead, organization, .*, rated project\./,
  );
  assert.ok(!/entity\.kind/.test(theory.text), 'a member of the interface says nothing to a person');
  const long = { public_id: 'a'.repeat(401), kind: 'lead', next_action: 'b'.repeat(1_001) };
  const tooLong = (await browser.submit('/crm', '/crm', long)).text;
  assert.match(tooLong, /<a href="#claim-public_id">Record must be text of 1 to \d+ characters\.</);
  assert.match(
    tooLong,
    /<a href="#claim-next_action">Next action must be text of at most 1,000 characters\.</,
  );
  const first = await browser.submit('/crm', '/crm', { public_id: 'http://127.0.0.1:8080/grants/a-call' });
  const path = first.headers.get('location') as string;
  const unclear = await browser.submit(path, path, { amount: 'a lot', currency: 'euro' });
  assert.equal(unclear.status, 400);
  assert.match(unclear.text, /href="#claim-amount">The amount is a number with a point, such as 25000\.00\./);
  assert.match(unclear.text, /href="#claim-currency">The currency is its three letters, such as EUR\./);
  assert.equal((await browser.submit(path, path, { amount: '25000.00', currency: 'eur' })).status, 303);
  const second = await browser.submit('/crm', '/crm', { public_id: '/grants/a-call' });
  assert.equal(second.status, 400);
  assert.ok(second.text.includes(`<a href="${path}">Open that claim</a>`), second.text);
});

test('what a form of claims refuses is said without the paths of members and without null', async () => {
  const { t, browser } = await world();
  await using _ = t;
  const unnamed = await browser.submit('/crm', '/crm', { public_id: ' ', kind: 'grant' });
  assert.match(unnamed.text, /href="#claim-public_id">Record must be text of 1 to 200 characters\./);
  const path = await claimOfLead(browser);
  const typed = { tags: 'mice, mice', notes: 'x'.repeat(10_001) };
  const refused = await browser.submit(path, path, typed);
  assert.match(refused.text, />Notes must be text of at most 10,000 characters\.</);
  assert.match(
    refused.text,
    /Tags, with commas between must be a list with at most 50 entries, each once\.</,
  );
});

test('who is signed out where claims are made is led to the sign-in, and back to the record', async () => {
  const { t, browser } = await world();
  await using _ = t;
  const page = '/crm?record=%2Fgrants%2Fa-call';
  const back = `/sign-in?return_to=${encodeURIComponent(page)}`;
  const out = await browserOf(t, { at: here }).get(page);
  assert.equal(out.status, 403);
  assert.ok(out.text.includes(`href="${back}">Sign in</a>`), out.text);
  const low = await signedInBrowser(t, await newPerson(t, 'Low', 'public'));
  assert.equal((await low.get(page)).text.includes('href="/sign-in'), false);
  assert.equal((await browser.get(page)).status, 200);
});

test('a viewer reads claims and changes none, other teams and lower tiers see none of it', async () => {
  const { t, browser, team } = await world();
  await using _ = t;
  const path = await claimOfLead(browser);
  const viewer = await memberOf(t, team.id, 'Vera', 'viewer');
  const seen = await viewer.browser.get(path);
  assert.equal(seen.status, 200);
  assert.doesNotMatch((await browser.get(path)).text, /Vera/, 'no claim is given to who may change none');
  assert.deepEqual(
    formsIn(seen.text).filter(({ action }) => action.startsWith('/crm')),
    [],
  );
  assert.match((await viewer.browser.get('/crm')).text, /You are a viewer/);
  assert.doesNotMatch((await viewer.browser.get('/grants/a-call')).text, /Claim it for your team/);
  const other = await ownTeam(t, 'Other');
  assert.equal((await other.browser.get(path)).status, 404);
  const low = await signedInBrowser(t, await newPerson(t, 'Low', 'public'));
  for (const page of ['/crm', path]) assert.equal((await low.get(page)).status, 403, page);
  const open = formsIn((await browser.get('/crm')).text).find(({ action }) => action === '/crm');
  await t.desk.db.updateTable('memberships').set({ role: 'viewer' }).where('team_id', '=', team.id).execute();
  pass(t, 1_000);
  const late = await browser.post('/crm', { ...open?.fields, public_id: 'lead-2', kind: 'lead' });
  assert.equal(late.status, 403);
  assert.match(late.text, /ask an owner to be an editor/);
  const form = formsIn((await browser.get('/crm')).text).find(({ action }) => action === '/crm');
  assert.equal(form, undefined, 'a role that was taken shows no form any more');
});

test('behind the last claim the page says that there are no more, and not that the team claims nothing', async () => {
  const { t, browser } = await world();
  await using _t = t;
  await claimOfLead(browser);
  const { text } = await browser.get('/crm?offset=50');
  assert.match(text, /There are no more claims\./);
  assert.doesNotMatch(text, /claims nothing yet/);
});
