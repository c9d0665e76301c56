import assert from 'node:assert/strict';
import { test } from 'node:test';
import { makeOwnKey, revokeOwnKey, rotateOwnKey } from '../../../src/people/accounts/own-keys.ts';
import { here, hereWithKeys, makeKey, newPerson, signedInBrowser } from '../../support/browser.ts';
import { memberOf, ownTeam } from '../../support/projects.ts';
import { formsIn } from '../../support/shown-forms.ts';
import { clockAndRandom, createTestApp, pass, type TestApp } from '../../support/test-app.ts';

function app(): Promise<TestApp> {
  return createTestApp({
    parts: hereWithKeys,
  });
}

async function statusWith(t: TestApp, key: string, path = '/api/v1/organizations'): Promise<number> {
  // The ring asks the desk again after half a second.
  pass(t, 501);
  const request = new Request(here + path, { headers: { authorization: `Bearer ${key}` } });
  return (await t.app.fetch(request)).status;
}

test('a person signs in by the printed link, makes a key, and reads the full tier with it', async () => {
  await using t = await app();
  const browser = await signedInBrowser(t);
  const key = await makeKey(browser);
  assert.equal(await statusWith(t, key), 200);
  const list = (await browser.get('/account/keys')).text;
  assert.ok(list.includes(`…${key.slice(-4)}`) && !list.includes(key), 'it is not shown again');
  const rows = JSON.stringify(await t.desk.db.selectFrom('keys').selectAll().execute());
  assert.ok(!rows.includes(key));
});

test('whoever sends the form for a key twice is told that one was made and how to see one', async () => {
  await using t = await app();
  const browser = await signedInBrowser(t);
  const shown = formsIn((await browser.get('/account/keys')).text).find(
    ({ action }) => action === '/account/keys',
  );
  assert.ok(shown);
  pass(t, 1_000);
  const fields = { ...shown.fields, name: 'clicked twice' };
  const both = await Promise.all([1, 2].map(() => browser.post('/account/keys', fields)));
  const third = await browser.post('/account/keys', fields);
  const seen = both.filter(({ text }) => /perennial_key_\w{36}/.test(text));
  assert.equal(seen.length, 1);
  for (const late of [...both.filter((one) => !seen.includes(one)), third]) {
    assert.equal(late.status, 200);
    assert.match(late.text, /sent twice.*Your key was made.*choose Replace/s);
    assert.match(late.text, /href="\/account\/keys"/);
  }
  assert.equal((await t.desk.db.selectFrom('keys').select('id').execute()).length, 1);
  const rotate = formsIn((await browser.get('/account/keys')).text).find(({ action }) =>
    action.endsWith('/rotate'),
  );
  assert.ok(rotate, 'the way that the page names');
});

test('the command beside a new key answers, also where its team reads what everybody reads', async () => {
  await using t = await app();
  const browser = await signedInBrowser(t, await newPerson(t, 'Ada', 'public'));
  const made = await browser.submit('/account/keys', '/account/keys', { name: 'script' });
  const [, key = '', url = ''] = /Bearer (\S+)" (http\S+?)</.exec(made.text) ?? [];
  const answer = await t.app.fetch(new Request(url, { headers: { authorization: `Bearer ${key}` } }), {
    address: '127.0.0.1',
  });
  assert.equal(answer.status, 200, url);
});

test('a key reads with the lower of its own tier and the team’s, at once when the team’s changes', async () => {
  await using t = await app();
  const browser = await signedInBrowser(t, await newPerson(t, 'Ada', 'full'));
  const key = await makeKey(browser, { tier_cap: 'top' });
  assert.equal(await statusWith(t, key), 200);
  assert.equal(await statusWith(t, key, '/api/v1/intelligence/events'), 403);
  await t.desk.db.updateTable('teams').set({ tier: 'public' }).execute();
  assert.equal(await statusWith(t, key), 403);
  await t.desk.db.updateTable('teams').set({ tier: 'top' }).execute();
  assert.equal(await statusWith(t, key, '/api/v1/intelligence/events'), 200);
});

test('a key is revoked now, or replaced with the old one good for a while', async () => {
  await using t = await app();
  const browser = await signedInBrowser(t);
  const key = await makeKey(browser);
  const rotate = formsIn((await browser.get('/account/keys')).text).find(({ action }) =>
    action.endsWith('/rotate'),
  );
  assert.ok(rotate);
  const answer = await browser.submit('/account/keys', rotate.action, { grace: '24h' });
  const next = /perennial_key_\w{36}/.exec(answer.text)?.[0] as string;
  assert.deepEqual([await statusWith(t, key), await statusWith(t, next)], [200, 200]);
  pass(t, 86_400_000);
  assert.deepEqual([await statusWith(t, key), await statusWith(t, next)], [401, 200]);
  const revoke = formsIn((await browser.get('/account/keys')).text).find(({ action }) =>
    action.endsWith('/revoke'),
  );
  assert.ok(revoke);
  assert.equal((await browser.submit('/account/keys', revoke.action)).status, 303);
  assert.equal(await statusWith(t, next), 401);
});

test('somebody else’s key cannot be revoked or replaced', async () => {
  await using t = await app();
  const [ada, grace] = [
    await signedInBrowser(t, await newPerson(t, 'Ada')),
    await signedInBrowser(t, await newPerson(t, 'Grace')),
  ];
  const [hers, mine] = [await makeKey(ada), await makeKey(grace)];
  const [of] = await t.desk.db.selectFrom('keys').select('id').where('last4', '=', hers.slice(-4)).execute();
  const own = formsIn((await grace.get('/account/keys')).text).find(({ action }) =>
    action.endsWith('/revoke'),
  );
  assert.ok(of && own);
  pass(t, 1_000);
  assert.equal(
    (await grace.post(`/account/keys/${of.id}/revoke`, own.fields)).status,
    409,
    'the ticket is of another key',
  );
  assert.deepEqual([await statusWith(t, hers), await statusWith(t, mine)], [200, 200]);
});

test('an owner of a team revokes the key of another member and does not replace it', async () => {
  await using t = await app();
  const { user: ada, team } = await ownTeam(t);
  const grace = await memberOf(t, team.id, 'Grace', 'editor');
  const key = await makeKey(grace.browser);
  const { id } = await t.desk.db.selectFrom('keys').select('id').executeTakeFirstOrThrow();
  const of = { user: ada, id, grace: '24h' } as const;
  await assert.rejects(rotateOwnKey(t.desk, of, clockAndRandom(t)), { reason: 'forbidden' });
  assert.equal((await t.desk.db.selectFrom('keys').select('id').execute()).length, 1);
  assert.equal(await statusWith(t, key), 200);
  await revokeOwnKey(t.desk, ada, id, clockAndRandom(t));
  assert.equal(await statusWith(t, key), 401);
});

test('a person has at most ten good keys of a team', async () => {
  await using t = await app();
  const browser = await signedInBrowser(t);
  for (let n = 0; n < 10; n++) await makeKey(browser, { name: `key ${n}` });
  const answer = await browser.submit('/account/keys', '/account/keys', { name: 'one more' });
  assert.equal(answer.status, 400);
  assert.match(answer.text, /10 keys/);
});

test('a key is replaced once, and ten that were replaced are good at the same time', async () => {
  await using t = await app();
  const browser = await signedInBrowser(t);
  await makeKey(browser);
  const page = '/account/keys';
  let first = '';
  for (let n = 0; n < 11; n++) {
    const form = formsIn((await browser.get(page)).text).find(({ action }) => action.endsWith('/rotate'));
    assert.ok(form, 'the newest alone is offered to be replaced');
    pass(t, 1_000);
    const answer = await browser.post(form.action, { ...form.fields, grace: '7d' });
    if (n === 10) assert.match(answer.text, /10 keys of this team that you replaced are still good/);
    first ||= form.action.split('/').at(-2) as string;
  }
  const good = await t.desk.db.selectFrom('keys').select(['id', 'user_id']).execute();
  assert.equal(good.length, 11, 'ten that were replaced, and the newest');
  const [{ user_id: user } = { user_id: null }] = good;
  const again = { user: user as string, id: first, grace: 'now' } as const;
  await assert.rejects(rotateOwnKey(t.desk, again, clockAndRandom(t)), /replaced already/);
  const newest = await t.desk.db
    .selectFrom('keys')
    .select('id')
    .where('replaced_at', 'is', null)
    .executeTakeFirstOrThrow();
  pass(t, 7 * 86_400_000);
  await rotateOwnKey(t.desk, { ...again, id: newest.id, grace: '7d' }, clockAndRandom(t));
});

test('a key ends with the membership, the account’s suspension and the team’s, and returns with neither', async () => {
  await using t = await app();
  const user = await newPerson(t, 'Ada');
  const key = await makeKey(await signedInBrowser(t, user));
  const { db } = t.desk;
  assert.equal(await statusWith(t, key), 200);
  await db.updateTable('users').set({ status: 'suspended' }).where('id', '=', user).execute();
  assert.equal(await statusWith(t, key), 401);
  await db.updateTable('users').set({ status: 'active' }).where('id', '=', user).execute();
  await db.updateTable('teams').set({ suspended_at: t.clock.now.toISOString() }).execute();
  assert.equal(await statusWith(t, key), 401);
  await db.updateTable('teams').set({ suspended_at: null }).execute();
  assert.equal(await statusWith(t, key), 200);
  await db.deleteFrom('memberships').where('user_id', '=', user).execute();
  assert.equal(await statusWith(t, key), 401);
});

test('what was done to an account is shown to its person', async () => {
  await using t = await app();
  const browser = await signedInBrowser(t, await newPerson(t, 'Ada'));
  const key = await makeKey(browser);
  const { text } = await browser.get('/account/activity');
  for (const words of ['The account was made', 'The team was made', 'Signed in', 'A key was made'])
    assert.ok(text.includes(words), words);
  assert.ok(text.includes(`…${key.slice(-4)}`) && !text.includes(key));
});

test('a person makes or replaces fifty keys in a day, and is told when the next one is taken', async () => {
  await using t = await app();
  const { user, team } = await ownTeam(t);
  const wanted = { user, team: team.id, name: 'n', tier: 'public', days: 1 } as const;
  const make = () => makeOwnKey(t.desk, wanted, clockAndRandom(t));
  for (let n = 0; n < 25; n++) {
    const { id } = await make();
    const { id: next } = await rotateOwnKey(t.desk, { user, id, grace: 'now' }, clockAndRandom(t));
    await revokeOwnKey(t.desk, user, next, clockAndRandom(t));
  }
  await assert.rejects(make(), { reason: 'rate_limited', message: /50 new keys in a day .* in 24 hours/ });
  pass(t, 24 * 3600_000);
  await make();
});
