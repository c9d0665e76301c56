import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { after, before, test } from 'node:test';
import { OAuth2Server } from 'oauth2-mock-server';
import { openIdProvider, type Provider } from '../../../src/people/accounts/providers.ts';
import { type Browser, browserOf, here, hereConfig } from '../../support/browser.ts';
import { createTestApp, pass, type TestApp } from '../../support/test-app.ts';

const server = new OAuth2Server();
/** What the provider says of whoever signs in next. */
let claims: Record<string, unknown> = {};
let away = false;
let ms = 0;

before(async () => {
  await server.issuer.keys.generate('RS256');
  await server.start(0, '127.0.0.1');
  server.service.on('beforeTokenSigning', (token: { payload: Record<string, unknown> }) => {
    Object.assign(token.payload, claims);
  });
});
after(() => server.stop());

function provider(): Provider {
  const settings = {
    issuer: server.issuer.url as string,
    clientId: 'perennial',
    clientSecret: 's',
    label: 'Test ID',
  };
  return openIdProvider(settings, {
    site: here,
    fetch: (async (url: string, init: RequestInit) => {
      if (away) throw new TypeError('fetch failed');
      return fetch(url, init);
    }) as never,
    random: randomBytes,
    clock: () => ms,
  });
}

function app(): Promise<TestApp> {
  return createTestApp({ now: new Date(), parts: () => ({ config: hereConfig, providers: [provider()] }) });
}

/** Goes to the provider and back to our own door; what the provider sent is returned without opening it. */
async function roundTrip(browser: Browser, query = ''): Promise<string> {
  const begun = await browser.get(`/sign-in/1${query}`);
  assert.equal(begun.status, 303, begun.text);
  const there = await fetch(begun.headers.get('location') as string, { redirect: 'manual' });
  const back = new URL(there.headers.get('location') as string);
  assert.equal(back.origin, here);
  return back.pathname + back.search;
}

async function signUp(t: TestApp, name = 'Ada Lovelace'): Promise<Browser> {
  const browser = browserOf(t, { at: here });
  const back = await browser.get(await roundTrip(browser));
  assert.equal(back.headers.get('location'), '/welcome', back.text);
  const entered = await browser.submit('/welcome', '/welcome', { name, terms: 'true' });
  assert.equal(entered.status, 303, entered.text);
  return browser;
}

test('whoever comes for the first time is asked for a name, and gets an account and a team', async () => {
  await using t = await app();
  claims = { sub: 'ada', email: 'ada@id.test', email_verified: true, name: 'Ada Lovelace' };
  const browser = browserOf(t, { at: here });
  const back = await browser.get(await roundTrip(browser, '?return_to=%2Fgrants'));
  assert.equal(back.headers.get('location'), '/welcome');
  assert.match((await browser.get('/welcome')).text, /value="Ada Lovelace"/);
  assert.equal(
    (await t.desk.db.selectFrom('users').selectAll().execute()).length,
    0,
    'nothing is kept before',
  );
  const without = await browser.submit('/welcome', '/welcome', { name: 'Ada' });
  assert.equal(without.status, 400, 'without having read what is kept');
  assert.match(without.text, /<a href="#welcome-terms">Say that you have read it/);
  assert.match(without.text, /I have read what is kept of me[\s\S]*href="\/privacy"/);
  const entered = await browser.submit('/welcome', '/welcome', { name: 'Ada', terms: 'true' });
  assert.deepEqual([entered.status, entered.headers.get('location')], [303, '/grants']);
  assert.match((await browser.get('/account')).text, /ada@id\.test/);
  const again = browserOf(t, { at: here });
  assert.equal((await again.get(await roundTrip(again))).headers.get('location'), '/account');
  assert.equal((await t.desk.db.selectFrom('users').selectAll().execute()).length, 1);
});

test('U1, U6: the same address at another provider, or unverified, is another account', async () => {
  await using t = await app();
  claims = { sub: 'one', email: 'ada@id.test', email_verified: true };
  await signUp(t);
  claims = { sub: 'two', email: 'ada@id.test', email_verified: true };
  await signUp(t, 'Someone Else');
  claims = { sub: 'three', email: 'ada@id.test', email_verified: false };
  await signUp(t, 'Third');
  const users = await t.desk.db.selectFrom('users').select('email').orderBy('created_at').execute();
  assert.deepEqual(
    users.map(({ email }) => email),
    ['ada@id.test', 'ada@id.test', null],
  );
});

test('A15: what comes back is good once, in the browser that began, with its state and nonce', async () => {
  await using t = await app();
  claims = { sub: 'ada' };
  const browser = browserOf(t, { at: here });
  const back = await roundTrip(browser);
  assert.equal((await browserOf(t, { at: here }).get(back)).status, 400, 'another browser');
  const wrong = new URL(here + back);
  wrong.searchParams.set('state', 'x');
  assert.equal((await browser.get(wrong.pathname + wrong.search)).status, 400, 'another state');
  const other = browserOf(t, { at: here });
  const [mine, theirs] = [await roundTrip(browser), await roundTrip(other)];
  const mixed = new URL(here + mine);
  mixed.searchParams.set('code', new URL(here + theirs).searchParams.get('code') as string);
  assert.equal(
    (await browser.get(mixed.pathname + mixed.search)).status,
    400,
    'the code of another sign-in: its nonce differs',
  );
  const good = await roundTrip(browser);
  assert.equal((await browser.get(good)).status, 303);
  assert.equal((await browser.get(good)).status, 400, 'a second time');
});

test('U6: a provider that is away is 503 with when to come back, and works once it is back', async () => {
  await using t = await app();
  claims = { sub: 'ada' };
  ms += 3_600_000;
  const browser = browserOf(t, { at: here });
  away = true;
  const answer = await browser.get('/sign-in/1?return_to=%2Fteams%2Fnew');
  assert.deepEqual([answer.status, answer.headers.get('retry-after')], [503, '60']);
  assert.match(answer.text, /href="\/sign-in\?return_to=%2Fteams%2Fnew">All ways to sign in</, 'a way on');
  assert.equal((await browser.get('/')).status, 200);
  away = false;
  assert.equal((await browser.get(await roundTrip(browser))).headers.get('location'), '/welcome');
});

test('U1: a person who is signed in adds a further identity, by the provider, a proof and a word; nobody else’s', async () => {
  await using t = await app();
  claims = { sub: 'one', email: 'ada@id.test', email_verified: true };
  const ada = await signUp(t);
  claims = { sub: 'two', email: 'other@id.test', email_verified: true };
  const eve = await signUp(t, 'Eve');
  const stranger = await browserOf(t, { at: here }).get('/sign-in/1?join=1');
  assert.equal(stranger.headers.get('location'), '/sign-in?return_to=%2Faccount', 'first sign in');
  assert.match((await ada.get('/sign-in/1?join=1')).headers.get('location') ?? '', /prompt=login/);
  const taken = await ada.get(await roundTrip(ada, '?join=1'));
  assert.match(taken.text, /belongs to another account/, 'the identity of somebody else');
  claims = { sub: 'three', email: 'third@id.test', email_verified: true };
  const foreign = await roundTrip(ada, '?join=1');
  assert.equal((await eve.get(foreign)).status, 400, 'not in the browser of somebody else');
  const back = await ada.get(await roundTrip(ada, '?join=1'));
  assert.equal(back.headers.get('location'), '/account/identities/new', back.text);
  const of = () => t.desk.db.selectFrom('identities').select(['subject', 'user_id']).execute();
  assert.equal((await of()).length, 2, 'nothing is joined before the person says so');
  assert.match((await ada.get('/account/identities/new')).text, /you are third@id\.test/);
  assert.equal((await eve.get('/account/identities/new')).status, 404);
  const done = await ada.submit('/account/identities/new', '/account/identities');
  assert.equal(done.status, 303, done.text);
  assert.equal((await ada.get('/account/identities/new')).status, 404, 'once');
  const joined = (await of()).filter(({ subject }) => subject !== 'two').map(({ user_id }) => user_id);
  assert.deepEqual([joined.length, new Set(joined).size], [2, 1]);
  const again = browserOf(t, { at: here });
  await again.get(await roundTrip(again));
  assert.match((await again.get('/account')).text, /ada@id\.test/, 'the same account by the other way');
  const remove = '/account/identities/remove';
  assert.equal((await ada.submit('/account', remove)).status, 303);
  assert.equal((await of()).length, 2);
  assert.equal((await ada.get('/account')).text.includes(remove), false, 'the last one stays');
  assert.match((await ada.get('/account/activity')).text, /A way to sign in was added/);
  assert.deepEqual(t.bugs, []);
});

test('a provider that is away for minutes ends no session; whoever signs in is told when to come back', async () => {
  await using t = await app();
  claims = { sub: 'ada' };
  const ada = await signUp(t);
  ms += 3_600_000;
  away = true;
  for (let minute = 0; minute < 10; minute++) {
    pass(t, 60_000);
    ms += 60_000;
    assert.equal((await ada.get('/account')).status, 200, `minute ${minute}`);
    assert.equal((await ada.submit('/account', '/account', { name: `Ada ${minute}` })).status, 303);
    const answer = await browserOf(t, { at: here }).get('/sign-in/1');
    assert.deepEqual([answer.status, answer.headers.get('retry-after')], [503, '60']);
    assert.match(
      answer.text,
      /Signing in with Test ID is not possible at the moment; the rest of the site goes on\./,
    );
  }
  away = false;
  const back = browserOf(t, { at: here });
  assert.equal((await back.get(await roundTrip(back))).headers.get('location'), '/account');
  assert.deepEqual(
    t.bugs.filter((bug) => (bug as { reason?: string }).reason !== 'unavailable'),
    [],
    'the operator reads why in the log',
  );
});

test('a suspended person is not signed in', async () => {
  await using t = await app();
  claims = { sub: 'ada' };
  const browser = await signUp(t);
  await t.desk.db.updateTable('users').set({ status: 'suspended' }).execute();
  assert.equal((await browser.get('/account')).status, 303);
  assert.equal((await browser.get(await roundTrip(browser))).status, 403);
});

test('signing in again proves anew who it is, by what the provider says of the moment', async () => {
  await using t = await app();
  claims = { sub: 'ada' };
  const browser = await signUp(t);
  pass(t, 20 * 60_000);
  const begun = await browser.get('/sign-in/1?again=1');
  assert.match(begun.headers.get('location') ?? '', /prompt=login&max_age=0/);
  claims = { sub: 'ada', auth_time: Math.floor(t.clock.now.getTime() / 1000) - 3_600 };
  await browser.get(await roundTrip(browser, '?again=1'));
  assert.match(
    (await browser.get('/account/keys')).text,
    /Sign in again/,
    'the provider saw the person an hour ago',
  );
  claims = { sub: 'ada', auth_time: Math.floor(t.clock.now.getTime() / 1000) };
  await browser.get(await roundTrip(browser, '?again=1'));
  assert.doesNotMatch((await browser.get('/account/keys')).text, /Sign in again/);
});

test('whom a provider refuses, and whose sign-in is over, is told so on a page that leads back to the sign-in', async () => {
  await using t = await app();
  const browser = browserOf(t, { at: here });
  const begun = await browser.get('/sign-in/1?return_to=%2Faccount%2Fkeys');
  const state = new URL(begun.headers.get('location') as string).searchParams.get('state') ?? '';
  const refused = await browser.get(
    `/sign-in/callback?${new URLSearchParams({ state, error: 'access_denied', error_description: 'Call 0900 now' })}`,
  );
  assert.equal(refused.status, 400);
  assert.match(refused.text, /<h1>You are not signed in<\/h1>/);
  assert.match(refused.text, /Test ID says that signing in was refused there\./);
  assert.match(refused.text, /href="\/sign-in\?return_to=%2Faccount%2Fkeys">Begin once more/);
  assert.equal(refused.text.includes('0900'), false, 'words that anybody may write stand on no page');
  const stranger = await browserOf(t, { at: here }).get('/sign-in/callback?code=1&state=2');
  assert.equal(stranger.status, 400);
  assert.match(stranger.text, /href="\/sign-in\?return_to=%2Faccount">Begin once more/);
  const away = await browser.get(
    `/sign-in/callback?${new URLSearchParams({ state, error: 'temporarily_unavailable' })}`,
  );
  assert.deepEqual([away.status, away.headers.get('retry-after')], [503, '60']);
  assert.match((await browser.get('/welcome')).text, /href="\/sign-in\?return_to=%2Fwelcome">Sign in</);
});

test('whose address another account has is told so before a second one is made, and by which way to sign in', async () => {
  await using t = await app();
  claims = { sub: 'one', email: 'Ada@id.test', email_verified: true };
  const ada = await signUp(t);
  assert.match((await ada.get('/account')).text, /<li>Test ID, Ada@id\.test/, 'ways have their names');
  assert.equal((await ada.get('/welcome')).headers.get('location'), '/account', 'whoever goes back to it');
  const again = browserOf(t, { at: here });
  claims = { sub: 'two', email: 'ada@id.test', email_verified: true };
  await again.get(await roundTrip(again));
  assert.match((await again.get('/welcome')).text, /account with the address ada@id\.test already/);
  const unproved = browserOf(t, { at: here });
  claims = { sub: 'three', email: 'ada@id.test', email_verified: false };
  await unproved.get(await roundTrip(unproved));
  assert.equal((await unproved.get('/welcome')).text.includes('already'), false, 'nobody else learns it');
});

test('an address that nobody may type is none when a provider says it', async () => {
  await using t = await app();
  for (const email of ['Ada<ada@id.test>', '"ada"@id.test']) {
    claims = { sub: email, email, email_verified: true };
    const { text } = await (await signUp(t)).get('/account');
    assert.match(text, /<li>Test ID/);
    assert.doesNotMatch(text, /ada(?:&\w+;|&#\d+;|")?@id\.test/);
  }
});
