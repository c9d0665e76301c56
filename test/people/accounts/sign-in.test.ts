import assert from 'node:assert/strict';
import { test } from 'node:test';
import { hashOfSecret } from '../../../src/access/key-format.ts';
import { browserOf, linkFor } from '../../support/browser.ts';
import { formsIn } from '../../support/shown-forms.ts';
import { createTestApp, pass, type TestApp } from '../../support/test-app.ts';

/** Links are good on this machine alone while the site has no https. */
const here = 'http://127.0.0.1:8080';

async function localApp(): Promise<TestApp> {
  const config = { serviceName: 'Perennial', partner: 'Omega Point Research', siteUrl: here };
  return createTestApp({ parts: () => ({ config }) });
}

test('a link shows whom it signs in, its button signs in once, and the account opens', async () => {
  await using t = await localApp();
  const link = await linkFor(t);
  const browser = browserOf(t, { at: here });
  const shown = await browser.get(link);
  assert.equal(shown.status, 200);
  assert.match(shown.text, /signs in Local operator/);
  assert.equal(browser.cookies.size, 0);
  const answer = await browser.submit(link, link);
  assert.deepEqual([answer.status, answer.headers.get('location')], [303, '/account']);
  assert.match(
    answer.headers.getSetCookie().at(-1) ?? '',
    /^perennial=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax/,
  );
  const account = await browser.get('/account');
  assert.equal(account.status, 200);
  assert.match(account.text, /You are signed in as Local operator/);
  assert.equal((await browserOf(t, { at: here }).get(link)).status, 404);
  assert.deepEqual(t.bugs, []);
});

test('U7: a link is not good by a name of another machine, through a proxy, or after ten minutes', async () => {
  await using t = await localApp();
  const link = await linkFor(t);
  assert.equal((await browserOf(t, { at: 'http://rebound.example:8080' }).get(link)).status, 404);
  const browser = browserOf(t, { at: here });
  assert.equal((await browser.get(link, { 'x-forwarded-for': '127.0.0.1' })).status, 404);
  assert.equal((await browser.get(link, { forwarded: 'for=127.0.0.1' })).status, 404);
  const far = await t.app.fetch(new Request(here + link), { address: '203.0.113.9' });
  assert.equal(far.status, 404);
  assert.equal((await browser.get(link)).status, 200);
  pass(t, 10 * 60_000);
  assert.equal((await browser.get(link)).status, 404);
});

test('a link is not spent by a page of another site, nor with a ticket of another link', async () => {
  await using t = await localApp();
  const [link, other] = [await linkFor(t), await linkFor(t)];
  const browser = browserOf(t, { at: here });
  const [form] = formsIn((await browser.get(link)).text).filter(({ action }) => action === link);
  const [foreign] = formsIn((await browser.get(other)).text).filter(({ action }) => action === other);
  assert.ok(form && foreign);
  assert.equal((await browser.post(link, form.fields, { 'sec-fetch-site': 'cross-site' })).status, 403);
  assert.equal((await browser.post(link, foreign.fields)).status, 409);
  assert.equal((await browser.post(link, form.fields, { authorization: 'top' })).status, 403);
  assert.equal((await browser.post(link, form.fields)).status, 303);
  assert.equal((await browser.post(link, form.fields)).status, 404);
});

test('A15: a browser that signs in gets a new session, and the one it had is over', async () => {
  await using t = await localApp();
  const browser = browserOf(t, { at: here });
  const [first, second] = [await linkFor(t), await linkFor(t)];
  await browser.submit(first, first);
  const before = browser.cookies.get('perennial') as string;
  await browser.submit(second, second);
  const after = browser.cookies.get('perennial') as string;
  assert.notEqual(before, after);
  const rows = await t.desk.db.selectFrom('sessions').select('hash').execute();
  assert.deepEqual(
    rows.map(({ hash }) => hash),
    [hashOfSecret(after)],
  );
});

test('whoever is not signed in is led to the sign-in and back, and only to paths of this site', async () => {
  await using t = await createTestApp();
  const browser = browserOf(t);
  const answer = await browser.get('/account/keys');
  assert.deepEqual(
    [answer.status, answer.headers.get('location')],
    [303, '/sign-in?return_to=%2Faccount%2Fkeys'],
  );
  const signed = await signedInHttps();
  for (const to of [
    '//evil.example',
    '/\\evil.example',
    'https://evil.example',
    '\\\\evil',
    '/a\\b',
    '/a\nb',
    'javascript:1',
    '',
  ]) {
    const led = await signed.browser.get(`/sign-in?return_to=${encodeURIComponent(to)}`);
    assert.equal(led.headers.get('location'), '/account', to);
  }
  assert.equal((await signed.browser.get('/sign-in?return_to=%2Fgrants')).headers.get('location'), '/grants');
  await signed.t[Symbol.asyncDispose]();
});

/** A site with https: the cookie has the name that no neighbouring host can set. */
async function signedInHttps() {
  const config = {
    serviceName: 'Perennial',
    partner: 'Omega Point Research',
    siteUrl: 'https://perennial.test',
  };
  const t = await createTestApp({ parts: () => ({ config }) });
  const browser = browserOf(t, { at: 'https://perennial.test' });
  const link = await linkFor(t);
  const answer = await browser.submit(link, link);
  assert.match(answer.headers.getSetCookie().at(-1) ?? '', /^__Host-perennial=.*; Secure$/);
  return { t, browser };
}

test('a session ends by itself: 14 days after it was last seen, 30 days after it began', async () => {
  await using t = await localApp();
  const browser = browserOf(t, { at: here });
  const link = await linkFor(t);
  await browser.submit(link, link);
  const from = t.clock.now.getTime();
  t.clock.now = new Date(from + 14 * 86_400_000 - 2_000);
  assert.equal((await browser.get('/account')).status, 200);
  t.clock.now = new Date(from + 14 * 86_400_000 + 1_000);
  const over = await browser.get('/');
  assert.equal(over.status, 200, 'a session that is over locks nobody out of public pages');
  assert.equal(browser.cookies.size, 0);
  const again = await linkFor(t);
  await browser.submit(again, again);
  const began = t.clock.now.getTime();
  for (const days of [10, 20, 30]) {
    t.clock.now = new Date(began + days * 86_400_000 - 1_000);
    assert.equal((await browser.get('/account')).status, 200, `${days} days`);
    await t.desk.db.updateTable('sessions').set({ seen_at: t.clock.now.toISOString() }).execute();
  }
  pass(t, 1_000);
  assert.notEqual((await browser.get('/account')).status, 200, 'however often it was seen');
});

test('a link that nobody opened signs in for ten minutes', async () => {
  await using t = await localApp();
  const browser = browserOf(t, { at: here });
  const link = await linkFor(t);
  pass(t, 10 * 60_000 - 1);
  const shown = await browser.get(link);
  assert.match(shown.text, /signs in Local operator/);
  const [form] = formsIn(shown.text).filter(({ action }) => action === link);
  assert.ok(form);
  pass(t, 1);
  assert.doesNotMatch((await browser.get(link)).text, /signs in Local operator/);
  await browser.post(link, form.fields);
  assert.notEqual((await browser.get('/account')).status, 200);
});

test('a cookie that is no session, of another name, or sent twice counts for nothing', async () => {
  await using t = await localApp();
  const browser = browserOf(t, { at: here });
  const link = await linkFor(t);
  await browser.submit(link, link);
  const value = browser.cookies.get('perennial') as string;
  const asked = async (cookie: string) =>
    (await t.app.fetch(new Request(`${here}/account`, { headers: { cookie } }))).status;
  assert.equal(await asked(`perennial=${value}`), 200);
  for (const cookie of [
    'perennial=',
    'perennial=x',
    `__Host-perennial=${value}`,
    `perennial=${'A'.repeat(43)}`,
    `perennial=${value}; perennial=${value}`,
    `perennial=${hashOfSecret(value)}`,
  ]) {
    assert.equal(await asked(cookie), 303, cookie.slice(0, 20));
  }
});

test('signing out ends the session here, or everywhere', async () => {
  await using t = await localApp();
  const [one, other] = [browserOf(t, { at: here }), browserOf(t, { at: here })];
  for (const browser of [one, other]) {
    const link = await linkFor(t);
    await browser.submit(link, link);
  }
  assert.equal((await one.submit('/account', '/sign-out')).headers.get('location'), '/');
  assert.equal((await one.get('/account')).status, 303);
  assert.equal((await other.get('/account')).status, 200);
  const again = await linkFor(t);
  await one.submit(again, again);
  assert.equal((await one.submit('/account/sessions', '/account/sessions/end')).status, 303);
  assert.equal((await other.get('/account')).status, 303);
  assert.equal((await t.desk.db.selectFrom('sessions').selectAll().execute()).length, 0);
});

test('no table holds a cookie, a link or a ticket', async () => {
  await using t = await localApp();
  const link = await linkFor(t);
  const browser = browserOf(t, { at: here });
  const [form] = formsIn((await browser.get(link)).text).filter(({ action }) => action === link);
  await browser.submit(link, link);
  const secrets = [link.split('/').at(-1), browser.cookies.get('perennial'), form?.fields.ticket] as string[];
  const { db } = t.desk;
  const all = JSON.stringify([
    await db.selectFrom('sessions').selectAll().execute(),
    await db.selectFrom('sign_in_links').selectAll().execute(),
    await db.selectFrom('used_tickets').selectAll().execute(),
    await db.selectFrom('account_events').selectAll().execute(),
  ]);
  for (const secret of secrets) assert.ok(secret && !all.includes(secret));
});
