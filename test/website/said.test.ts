// After a form, the page that it leads to says once what was done: to eyes and to ears, with scripts and without.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { browserOf, here, hereConfig, linkFor, newPerson, signedInBrowser } from '../support/browser.ts';
import { faultsInEveryView, hasChromium, launch } from '../support/chromium.ts';
import { peopleSite, presser } from '../support/people-site.ts';
import { aGrant } from '../support/records.ts';
import { formsIn } from '../support/shown-forms.ts';
import { createTestApp, pass, type TestApp } from '../support/test-app.ts';

function app(): Promise<TestApp> {
  return createTestApp({ parts: () => ({ config: hereConfig }) });
}

/** What a page says was done; null for nothing. */
function saidIn(text: string): string | null {
  return /<div class="notice done" role="status"[^>]*>([^<]*)</.exec(text)?.[1] ?? null;
}

const profile = { name: 'Ada', handle: 'ada' };

test('what was saved is said on the page that follows, once, and by no address', async () => {
  await using t = await app();
  const ada = await signedInBrowser(t, await newPerson(t, 'Ada'));
  const saved = await ada.submit('/account', '/account', profile);
  assert.equal(saved.headers.get('location'), '/account');
  const shown = await ada.get('/account');
  assert.equal(saidIn(shown.text), 'Saved.');
  assert.equal(shown.headers.get('cache-control'), 'private, no-store');
  assert.equal(saidIn((await ada.get('/account')).text), null);
  assert.equal(saidIn((await ada.get('/account?perennial_said=saved&said=saved')).text), null);
});

test('a second click is told the same, and what was refused is not said to be done', async () => {
  await using t = await app();
  const ada = await signedInBrowser(t, await newPerson(t, 'Ada'));
  const [shown] = formsIn((await ada.get('/account')).text).filter(({ action }) => action === '/account');
  assert.ok(shown);
  pass(t, 1_000);
  await ada.post('/account', { ...shown.fields, ...profile });
  await ada.get('/account');
  const again = await ada.post('/account', { ...shown.fields, ...profile });
  assert.equal(again.status, 303);
  assert.equal(saidIn((await ada.get('/account')).text), 'Saved.');
  const refused = await ada.submit('/account', '/account', { ...profile, name: 'A' });
  assert.equal(refused.status, 400);
  assert.equal(saidIn(refused.text), null);
  assert.equal(saidIn((await ada.get('/account')).text), null);
});

test('no cookie puts other words on a page, and what one visitor is told is kept for no other', async () => {
  await using t = await app();
  const visitor = browserOf(t, { at: here });
  for (const forged of ['Call+0900+1', '<b>', 'toString', '__proto__', '']) {
    visitor.cookies.set('perennial_said', forged);
    assert.equal(saidIn((await visitor.get('/about')).text), null, forged);
  }
  visitor.cookies.clear();
  const ada = await signedInBrowser(t, await newPerson(t, 'Ada'));
  await visitor.get('/');
  await ada.submit('/account', '/sign-out');
  const out = await ada.get('/');
  assert.equal(saidIn(out.text), 'You are signed out.');
  assert.equal(out.headers.get('cache-control'), 'private, no-store');
  for (const one of [visitor, ada, browserOf(t, { at: here })]) {
    const after = await one.get('/');
    assert.equal(saidIn(after.text), null);
    assert.match(after.headers.get('cache-control') ?? '', /^public/);
  }
});

test('what was done has the focus without scripts, and is in sight where the address leads further down', async (context) => {
  if (!hasChromium(context)) return;
  await using t = await createTestApp({ now: new Date() });
  await using server = await peopleSite(t);
  await using browser = await launch();
  const id = await newPerson(t, 'Ada');
  await t.add('grants', aGrant({ id: 'g', public_id: 'a-call', title: 'Senescence call' }));
  for (const javaScriptEnabled of [false, true]) {
    const page = await browser.newPage({ javaScriptEnabled, viewport: { width: 390, height: 500 } });
    const press = presser(page);
    await page.goto(server.url + (await linkFor(t, id)));
    await press('Sign in as Ada');
    await page.waitForURL('**/account');
    await press('Save');
    const done = page.locator('.done:focus');
    await done.waitFor();
    assert.equal(await done.getAttribute('role'), 'status');
    assert.equal(await done.textContent(), 'Saved.');
    await page.goto(`${server.url}/account/searches/mute?family=grants&record=g`);
    await press('Not for me Senescence call');
    await page.waitForURL('**/account/searches#not-for-me');
    const told = await page.locator('.done').boundingBox();
    const at = await page.locator('#not-for-me').boundingBox();
    assert.ok(told && at && told.y >= 0 && told.y + told.height <= at.y + 1, JSON.stringify({ told, at }));
    if (javaScriptEnabled) assert.deepEqual(await faultsInEveryView(page, 'searches'), []);
    await press('Tell me again of Senescence call');
    await page.waitForURL('**/account/searches');
    await page.close();
  }
});

test('no single key does anything on a page', async (context) => {
  if (!hasChromium(context)) return;
  await using t = await createTestApp({ now: new Date() });
  await using server = await peopleSite(t);
  await using browser = await launch();
  const page = await browser.newPage();
  await page.goto(`${server.url}/about`);
  const before = await page.evaluate('document.activeElement.outerHTML');
  for (const key of '/?abcdefghijklmnopqrstuvwxyz0123456789') await page.keyboard.press(key);
  assert.equal(await page.evaluate('document.activeElement.outerHTML'), before);
  assert.equal(page.url(), `${server.url}/about`);
});

test('of a team that stood so already nothing is said to be changed', async () => {
  await using t = await app();
  await newPerson(t, 'Ada', 'full');
  const operator = await signedInBrowser(t);
  const set = async (tier: string) => {
    const answer = await operator.submit('/operator/teams', '/operator/teams/ada', {
      tier,
      standing: 'active',
    });
    assert.equal(answer.status, 303);
    return saidIn((await operator.get('/operator/teams')).text);
  };
  assert.equal(await set('full'), 'It stood so already: nothing was changed.');
  assert.equal(await set('top'), 'Changed.');
});

test('the form of keys offers no tier that the team does not read', async () => {
  await using t = await app();
  for (const [name, tier, offered] of [
    ['Ada', 'public', ['full']],
    ['Bo', 'full', ['full']],
    ['Cy', 'top', ['full', 'top']],
  ] as const) {
    const browser = await signedInBrowser(t, await newPerson(t, name, tier));
    const { text } = await browser.get('/account/keys');
    const choice = /<select[^>]*name="tier_cap"[^>]*>.*?<\/select>/s.exec(text)?.[0] ?? '';
    assert.deepEqual(
      [...choice.matchAll(/<option value="(\w+)"/g)].map(([, value]) => value),
      offered,
      tier,
    );
  }
});
