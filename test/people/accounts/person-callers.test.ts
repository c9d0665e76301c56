// What only a person does, asked by every kind of caller that is none: at every form and every page of a person
// that the route table has.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { operations } from '../../../src/catalogue.ts';
import { families } from '../../../src/families.ts';
import type { Provider } from '../../../src/people/accounts/providers.ts';
import { pageRoutes } from '../../../src/website/website.ts';
import { browserOf, here, hereWithKeys, makeKey, newPerson, signedInBrowser } from '../../support/browser.ts';
import { tokensOf } from '../../support/oauth-client.ts';
import { formsIn } from '../../support/shown-forms.ts';
import { createTestApp, pass, type TestApp } from '../../support/test-app.ts';

const routes = pageRoutes({
  accounts: { off: [], providers: [{}], secret: new Uint8Array(32) } as never,
  site: { families, operations } as never,
  operations,
  partner: '',
  documented: () => ({}) as never,
});

/** Forms that nobody need sign in for. */
const open = [
  'sign_in_by_link',
  'sign_up',
  'contact sent',
  'data request sent',
  'data request confirmed',
  'experiment reported',
  'comment posted',
  'comment removed',
  'report_sent',
  'unsubscribe',
];
const forms = routes.filter(({ method, name }) => method === 'POST' && !open.includes(name));
const pages = routes.filter(
  ({ method, path }) =>
    method === 'GET' && /^\/(?:account|operator|teams|device|invitations|oauth)\b/.test(path),
);
const addressOf = (path: string) =>
  path.replaceAll(/:(\w+)/g, (_, name: string) => (name === 'slug' ? 'ada' : 'x'));

async function json(t: TestApp, path: string, body: object): Promise<Record<string, string>> {
  const init = {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  };
  const answer = await t.app.fetch(new Request(here + path, init));
  return (await answer.json()) as Record<string, string>;
}

/** A browser with a good form, and one of each credential that its person can give away. */
async function everyCaller(t: TestApp) {
  const browser = await signedInBrowser(t, await newPerson(t, 'Ada', 'top'));
  const key = await makeKey(browser, { tier_cap: 'top' });
  const scope = 'catalogue:full research:write crm:read crm:write omega:run intelligence:read';
  const token = async (resource: string, wanted: string) =>
    (await tokensOf(t, browser, { resource: here + resource, scope: wanted })).tokens.access_token;
  const tokens = {
    'token of the API': await token('/api/v1', scope),
    'token of the tools': await token('/mcp', scope),
    'token of Omega Point': await token('/mcp/omega-agent', 'omega:run'),
  };
  const begun = await json(t, '/api/v1/sign-ins', {});
  const shown = await browser.submit('/device', '/device', { user_code: begun.user_code as string });
  const decision = formsIn(shown.text).find(({ action }) => action === '/device/decision');
  pass(t, 1_000);
  await browser.post('/device/decision', { ...decision?.fields, decision: 'allow' });
  const link = await json(t, '/api/v1/omega/register', { name: 'Agent', accept_terms: true });
  const programs = {
    key,
    ...tokens,
    handle: begun.handle as string,
    'link token': link.link_token as string,
  };
  const account = formsIn((await browser.get('/account')).text).find(({ action }) => action === '/account');
  pass(t, 1_000);
  return { browser, programs, fields: account?.fields ?? {} };
}

test('no person’s form or page answers 2xx to a key, a token of any resource, a handle, a link token or nobody, nor to a cookie beside any of them', async () => {
  await using t = await createTestApp({
    now: new Date(),
    parts: (desk, clock) => ({
      ...hereWithKeys(desk, clock),
      // The forms of further ways to sign in are there where there is a provider.
      providers: [{ label: 'Test ID' } as Provider],
    }),
  });
  const { browser, programs, fields } = await everyCaller(t);
  assert.ok(forms.length > 60 && pages.length > 30, `${forms.length} forms, ${pages.length} pages`);
  const nobody = browserOf(t, { at: here });
  const before = (await browser.get('/account')).text.replaceAll(/value="[^"]{60,}"/g, '');
  const wrong: string[] = [];
  for (const [who, secret] of [['nobody', null], ...Object.entries(programs)] as const) {
    const headers: Record<string, string> = secret === null ? {} : { authorization: `Bearer ${secret}` };
    for (const { path, name } of forms) {
      const typed = { ...fields, name: 'Changed', handle: 'changed', title: 'Changed', text_md: 'Changed' };
      const alone = await nobody.post(addressOf(path), typed, headers);
      if (alone.status < 300 || alone.status >= 500) wrong.push(`${who} at ${name}: ${alone.status}`);
      if (secret === null) continue;
      const beside = await browser.post(addressOf(path), typed, headers);
      if (![401, 403].includes(beside.status)) wrong.push(`cookie and ${who} at ${name}: ${beside.status}`);
    }
    for (const { path, name } of pages) {
      for (const from of secret === null ? [nobody] : [nobody, browser]) {
        const { status } = await from.get(addressOf(path), headers);
        if (status < 300 || status >= 500) wrong.push(`${who} reads ${name}: ${status}`);
      }
    }
  }
  assert.deepEqual(wrong, []);
  const after = (await browser.get('/account')).text.replaceAll(/value="[^"]{60,}"/g, '');
  assert.equal(after, before, 'and nothing changed');
  assert.equal(
    (await browser.post('/account', fields)).status,
    303,
    'the same form, sent by its person, is taken',
  );
  assert.deepEqual(t.bugs, []);
});
