// What somebody wrote while their session ended: no form of a person loses it.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { operations } from '../../src/catalogue.ts';
import { families } from '../../src/families.ts';
import type { Provider } from '../../src/people/accounts/providers.ts';
import { pageRoutes } from '../../src/website/website.ts';
import { browserOf, here, hereConfig, newPerson, signedInBrowser } from '../support/browser.ts';
import { drafted } from '../support/market-site.ts';
import { anOpenMarket } from '../support/market-world.ts';
import { formsIn } from '../support/shown-forms.ts';
import { createTestApp, pass } from '../support/test-app.ts';
import { mustBeValidHtml } from '../support/valid-html.ts';

const providers = [{ label: 'Test ID' } as Provider];
const app = () => createTestApp({ now: new Date(), parts: () => ({ config: hereConfig, providers }) });
const written = 'A text of two lines,\nwhich took an hour to write.';

/** Forms that nobody signs in for, and those that answer programs or what was begun elsewhere. */
const forAnybody =
  /^\/(?:contact|privacy\/|data-requests\/|sign-in\/|welcome|device|oauth\/|u\/|omega\/experiments\/|report$|account\/identities$)/;

test('no form of a person loses what was written where the session ended meanwhile', async () => {
  await using t = await app();
  const forms = pageRoutes({
    accounts: { off: [], providers: [{}], secret: new Uint8Array(32) } as never,
    site: { families, operations } as never,
    operations,
    partner: '',
    documented: () => ({}) as never,
  }).filter(({ method, path }) => method === 'POST' && !forAnybody.test(path));
  const lost: string[] = [];
  for (const { path } of forms) {
    const at = path.replaceAll(/:\w+/g, '01890000-0000-7000-8000-000000000000');
    const browser = browserOf(t, { at: here });
    const answer = await browser.post(at, { ticket: 'x', version: '3', text_md: written });
    const kept = formsIn(answer.text).find(({ action }) => action === at);
    if (answer.status !== 403 || kept?.fields.version !== '3' || !answer.text.includes(written))
      lost.push(`${path}: ${answer.status}`);
  }
  assert.deepEqual(lost, []);
  assert.ok(forms.length > 60, `${forms.length} forms`);
  assert.deepEqual(t.bugs, []);
});

test('what was written is sent from the same page once its person signed in again in another tab', async () => {
  await using t = await app();
  const ada = await newPerson(t, 'Ada');
  const browser = await signedInBrowser(t, ada);
  const shown = formsIn((await browser.get('/teams/new')).text).find(({ action }) => action === '/teams/new');
  const cookies = new Map(browser.cookies);
  browser.cookies.clear();
  const left = await browser.post('/teams/new', { ...shown?.fields, name: 'Worms and flies' });
  assert.equal(left.status, 403);
  await mustBeValidHtml(left);
  assert.match(left.text, /target="_blank" rel="noopener">Sign in, in another tab/);
  const kept = formsIn(left.text).find(({ action }) => action === '/teams/new');
  assert.equal(kept?.fields.name, 'Worms and flies');
  for (const [name, value] of cookies) browser.cookies.set(name, value);
  const asked = await browser.post('/teams/new', kept?.fields ?? {});
  assert.equal(asked.status, 409, 'a form that was not shown to this session is looked at once more');
  const again = formsIn(asked.text).find(({ action }) => action === '/teams/new');
  assert.equal(again?.fields.name, 'Worms and flies');
  pass(t, 1_000);
  assert.equal((await browser.post('/teams/new', again?.fields ?? {})).status, 303);
  assert.match((await browser.get('/account')).text, /Worms and flies/);
});

test('a form of a person who is not signed in shows nothing that another site sent', async () => {
  await using t = await app();
  const browser = browserOf(t, { at: here });
  const foreign = { 'sec-fetch-site': 'cross-site', origin: 'https://evil.test' };
  const answer = await browser.post('/teams/new', { name: 'Call 0900 now' }, foreign);
  assert.equal(answer.status, 403);
  assert.equal(answer.text.includes('0900'), false);
});

test('who must sign in once more for what they wrote loses nothing of it', async () => {
  await using t = await app();
  const operator = await signedInBrowser(t);
  const { page: at, closes_at } = await drafted(t, operator);
  const page = await operator.get(at);
  assert.match(page.text, new RegExp(`<input type="datetime-local"[^>]* value="${closes_at}"`));
  const row = await t.desk.db.selectFrom('markets').select('closes_at').executeTakeFirstOrThrow();
  assert.equal(row.closes_at, `${closes_at}:00.000Z`, 'a moment that is typed is one in UTC');
  assert.equal((await operator.submit(at, `${at}/open`)).status, 303);
  const open = formsIn((await operator.get(at)).text).find(({ action }) => action === `${at}/annul`);
  pass(t, 20 * 60_000);
  const late = await operator.post(`${at}/annul`, { ...open?.fields, statement: written });
  assert.equal(late.status, 403);
  assert.match(late.text, /<h1>Sign in again<\/h1>/);
  const kept = formsIn(late.text).find(({ action }) => action === `${at}/annul`);
  assert.ok(kept?.fields.statement?.includes('an hour'));
  await mustBeValidHtml(late);
});

/** The label of the field of this name that the last form of a page shows. */
function labelled(text: string, name: string): string | undefined {
  return [...text.matchAll(/<label for="[^"]*-([a-z_]+)">([^<]+)/g)]
    .findLast(([, at]) => at === name)?.[2]
    ?.trim();
}

test('a form that is kept names its fields as it did before, and keeps the numbers that it showed', async () => {
  await using t = await app();
  const ada = await newPerson(t, 'Ada');
  const browser = await signedInBrowser(t, ada);
  const public_id = await anOpenMarket(t.desk, t.clock.now);
  await browser.submit('/teams/new', '/teams/new', { name: 'Worms' });
  const forms: readonly (readonly [page: string, action: string, typed: Readonly<Record<string, string>>])[] =
    [
      [`/markets/${public_id}`, `/markets/${public_id}/trades`, { points: '37', forecast: '40, 60' }],
      [`/markets/${public_id}`, `/markets/${public_id}/forecast`, { forecast: '40, 60' }],
      ['/research', '/research', { query: 'Flies that live long' }],
      ['/account/search-profile', '/account/search-profile', { about: 'Flies that live long' }],
      ['/account/searches', '/account/searches/time', { hour: '7', time_zone: 'Not a zone' }],
      ['/teams/worms', '/teams/worms/full-access', { message: 'For worms' }],
    ];
  const signedIn = new Map(browser.cookies);
  for (const [page, action, typed] of forms) {
    for (const [name, value] of signedIn) browser.cookies.set(name, value);
    const { text } = await browser.get(page);
    const at = text.indexOf(`action="${action}"`);
    assert.notEqual(at, -1, action);
    const form = text.slice(at, text.indexOf('</form>', at));
    const shown = formsIn(text).find((one) => one.action === action);
    browser.cookies.clear();
    const left = await browser.post(action, { ...shown?.fields, ...typed });
    assert.equal(left.status, 403, action);
    await mustBeValidHtml(left);
    const kept = formsIn(left.text).find((one) => one.action === action);
    for (const [name, value] of Object.entries(typed)) {
      assert.equal(kept?.fields[name], value);
      assert.ok(labelled(form, name), `${action} ${name}`);
      assert.equal(labelled(left.text, name), labelled(form, name), `${action} ${name}`);
    }
  }
});
