import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as oauth from 'oauth4webapi';
import { cleanAccounts } from '../../../src/people/accounts/cleaning.ts';
import { type Browser, browserOf, here, newPerson, signedInBrowser } from '../../support/browser.ts';
import { oauthApp as app, clientOf, discovered, statusAt } from '../../support/oauth-client.ts';
import { often } from '../../support/often.ts';
import { formsIn } from '../../support/shown-forms.ts';
import type { TestApp } from '../../support/test-app.ts';
import { pass } from '../../support/test-app.ts';

const client: oauth.Client = { client_id: 'perennial-cli', token_endpoint_auth_method: 'none' };
async function begun(t: TestApp, params: Record<string, string> = {}) {
  const as = await discovered(t);
  const answer = await oauth.deviceAuthorizationRequest(
    as,
    client,
    oauth.None(),
    { scope: 'catalogue:full', ...params },
    clientOf(t) as never,
  );
  return { as, code: await oauth.processDeviceAuthorizationResponse(as, client, answer) };
}

function poll(
  t: TestApp,
  as: oauth.AuthorizationServer,
  deviceCode: string,
  more: Record<string, string> = {},
) {
  return oauth.deviceCodeGrantRequest(as, client, oauth.None(), deviceCode, {
    ...clientOf(t),
    additionalParameters: more,
  } as never);
}

async function errorOf(answer: Promise<Response>): Promise<string> {
  return ((await (await answer).json()) as { error?: string }).error ?? 'none';
}

/** Types the code, and decides. */
async function decided(t: TestApp, browser: Browser, code: string, decision = 'allow') {
  const shown = await browser.submit('/device', '/device', { user_code: code });
  const form = formsIn(shown.text).find(({ action }) => action === '/device/decision');
  if (!form) return shown;
  pass(t, 1_000);
  return browser.post('/device/decision', { ...form.fields, decision });
}

test('a program is let in by a code that a person types, for a team, and reads with its tier', async () => {
  await using t = await app();
  const browser = await signedInBrowser(t, await newPerson(t, 'Ada'));
  const { as, code } = await begun(t, { scope: 'catalogue:full crm:read' });
  assert.match(code.user_code, /^[BCDFGHJKLMNPQRSTVWXZ]{4}-[BCDFGHJKLMNPQRSTVWXZ]{4}$/);
  assert.equal(code.verification_uri, `${here}/device`);
  assert.deepEqual([code.expires_in, code.interval], [600, 5]);
  assert.equal(await errorOf(poll(t, as, code.device_code)), 'authorization_pending');
  assert.equal(await errorOf(poll(t, as, code.device_code)), 'slow_down');
  // The page never takes the code from the address.
  assert.doesNotMatch(
    (await browser.get(`/device?user_code=${code.user_code}`)).text,
    new RegExp(code.user_code),
  );
  const shown = await browser.submit('/device', '/device', {
    user_code: code.user_code.toLowerCase().replace('-', ' '),
  });
  for (const expected of [
    code.user_code,
    'The perennial command line',
    'Read the catalogue up to the full tier',
    'Read the claims',
    'I did not start this',
    'From the network',
  ])
    assert.ok(shown.text.includes(expected), expected);
  assert.equal((await decided(t, browser, code.user_code)).headers.get('location'), '/account/apps');
  pass(t, 5_000);
  const tokens = await oauth.processDeviceCodeResponse(as, client, await poll(t, as, code.device_code));
  assert.equal(await statusAt(t, tokens.access_token, '/api/v1/organizations'), 200);
  assert.equal(await statusAt(t, tokens.access_token, '/mcp'), 401, 'it is good at its own resource');
  assert.match((await browser.get('/account/apps')).text, /by code/);
  const held = JSON.stringify(await t.desk.db.selectFrom('oauth_records').selectAll().execute());
  for (const secret of [
    code.device_code,
    code.user_code,
    code.user_code.replace('-', ''),
    tokens.access_token,
    tokens.refresh_token as string,
  ])
    assert.ok(!held.includes(secret), 'no secret stands in the desk');
  assert.deepEqual(t.bugs, []);
});

test('one sign-in of the command line is good for the API and for the tools', async () => {
  await using t = await app();
  const browser = await signedInBrowser(t, await newPerson(t, 'Ada'));
  const as = await discovered(t);
  const resources = [`${here}/api/v1`, `${here}/mcp`];
  const body = new URLSearchParams([
    ['client_id', 'perennial-cli'],
    ['scope', 'catalogue:full'],
    ...resources.map((one) => ['resource', one]),
  ] as [string, string][]);
  const code = (await (
    await t.app.fetch(new Request(as.device_authorization_endpoint as string, { method: 'POST', body }))
  ).json()) as oauth.DeviceAuthorizationResponse;
  await decided(t, browser, code.user_code);
  const first = await oauth.processDeviceCodeResponse(
    as,
    client,
    await poll(t, as, code.device_code, { resource: resources[1] as string }),
  );
  const again = await oauth.refreshTokenGrantRequest(
    as,
    client,
    oauth.None(),
    first.refresh_token as string,
    { ...clientOf(t), additionalParameters: { resource: resources[0] as string } } as never,
  );
  const second = await oauth.processRefreshTokenResponse(as, client, again);
  assert.deepEqual(
    [
      await statusAt(t, first.access_token, '/mcp'),
      await statusAt(t, second.access_token, '/api/v1/organizations'),
      await statusAt(t, second.access_token, '/mcp'),
    ],
    [200, 200, 401],
  );
});

test('A7: whoever was not asked is told the one sentence; a code that was used, refused or is over is not valid', async () => {
  await using t = await app();
  const ada = await signedInBrowser(t, await newPerson(t, 'Ada'));
  const grace = await signedInBrowser(t, await newPerson(t, 'Grace'));
  const { as, code } = await begun(t);
  const shown = await ada.submit('/device', '/device', { user_code: code.user_code });
  const form = formsIn(shown.text).find(({ action }) => action === '/device/decision');
  assert.ok(form);
  pass(t, 1_000);
  const fields = { ...form.fields, decision: 'allow' };
  assert.equal((await grace.post('/device/decision', fields)).status, 409, 'another session');
  assert.equal((await ada.post('/device/decision', fields, { 'sec-fetch-site': 'cross-site' })).status, 403);
  assert.equal((await ada.post('/device/decision', fields, { authorization: 'full team' })).status, 403);
  assert.equal((await browserOf(t, { at: here }).post('/device/decision', fields)).status, 403, 'nobody');
  assert.equal((await ada.post('/device/decision', { ...fields, decision: 'deny' })).status, 303);
  assert.equal(await errorOf(poll(t, as, code.device_code)), 'access_denied');
  const sentence = /This code is not valid/;
  assert.match((await decided(t, grace, code.user_code)).text, sentence, 'refused');
  const used = await begun(t);
  assert.equal((await decided(t, ada, used.code.user_code)).status, 303);
  assert.match((await decided(t, grace, used.code.user_code)).text, sentence, 'used');
  const old = await begun(t);
  pass(t, 601_000);
  assert.match((await decided(t, grace, old.code.user_code)).text, sentence, 'over');
  assert.match((await decided(t, grace, 'AAAA-EEEE')).text, sentence, 'no code');
});

test('whoever is signed out when the code is sent is led to the sign-in and back to the code, and told one thing once', async () => {
  await using t = await app();
  const browser = await signedInBrowser(t, await newPerson(t, 'Ada'));
  const { code } = await begun(t);
  await t.desk.db.deleteFrom('sessions').execute();
  for (const [path, fields] of [
    ['/device', { user_code: code.user_code }],
    ['/device/decision', { user_code: code.user_code, decision: 'allow' }],
  ] as const) {
    const answer = await browser.post(path, fields);
    assert.equal(answer.status, 403, path);
    assert.match(answer.text, /<h1>You are not signed in<\/h1>.*Nothing was done/s);
    assert.match(answer.text, /href="\/sign-in\?return_to=%2Fdevice"/);
  }
  const bare = await t.app.fetch(
    new Request(`${here}/device`, {
      method: 'POST',
      headers: { accept: 'text/html', 'content-type': 'application/x-www-form-urlencoded' },
      body: 'user_code=BCDF-GHJK',
    }),
  );
  const [, shown = ''] = (await bare.text()).split('<main');
  assert.deepEqual([bare.status, shown.match(/Sign in first/g)?.length], [403, 1], shown);
});

test('A6: five wrong codes, then none for ten minutes, not even the right one', async () => {
  await using t = await app();
  const browser = await signedInBrowser(t, await newPerson(t, 'Ada'));
  const { code } = await begun(t);
  for (let n = 0; n < 5; n++) assert.equal((await decided(t, browser, `BBBB-BBB${'BCDFG'[n]}`)).status, 400);
  assert.equal((await decided(t, browser, code.user_code)).status, 429);
  pass(t, 10 * 60_000);
  const fresh = await begun(t);
  for (let n = 0; n < 7; n++) {
    const shown = await browser.submit('/device', '/device', { user_code: fresh.code.user_code });
    assert.equal(shown.status, 200, 'right codes are not counted');
  }
});

test('A8: a device code is good once, for its own client, and not for a made-up one', async () => {
  await using t = await app();
  const browser = await signedInBrowser(t, await newPerson(t, 'Ada'));
  const { as, code } = await begun(t);
  await decided(t, browser, code.user_code);
  const other = { client_id: 'perennial-agent', token_endpoint_auth_method: 'none' };
  const wrong = await oauth.deviceCodeGrantRequest(
    as,
    other,
    oauth.None(),
    code.device_code,
    clientOf(t) as never,
  );
  assert.equal(((await wrong.json()) as { error: string }).error, 'invalid_grant');
  const nobody = await oauth.deviceCodeGrantRequest(
    as,
    { ...other, client_id: 'nobody' },
    oauth.None(),
    code.device_code,
    clientOf(t) as never,
  );
  assert.equal(((await nobody.json()) as { error: string }).error, 'invalid_client');
  assert.equal(await errorOf(poll(t, as, 'x'.repeat(43))), 'invalid_grant');
  pass(t, 5_000);
  assert.equal((await poll(t, as, code.device_code)).status, 200);
  pass(t, 11_000);
  assert.equal(await errorOf(poll(t, as, code.device_code)), 'invalid_grant');
  const late = await begun(t);
  pass(t, 601_000);
  await cleanAccounts(t.desk, t.clock.now);
  assert.equal(await errorOf(poll(t, as, late.code.device_code)), 'expired_token');
  pass(t, 3_600_000);
  await cleanAccounts(t.desk, t.clock.now);
  assert.equal(await errorOf(poll(t, as, late.code.device_code)), 'invalid_grant', 'then nobody knows it');
});

test('of two people who allow one code at once one lets the program in', async () => {
  await using t = await app();
  const { code } = await begun(t);
  const browsers: Browser[] = [];
  for (const name of ['Ada', 'Bo']) browsers.push(await signedInBrowser(t, await newPerson(t, name)));
  const typed = async (browser: Browser) => {
    const shown = await browser.submit('/device', '/device', { user_code: code.user_code });
    return formsIn(shown.text).find(({ action }) => action === '/device/decision');
  };
  const forms: Awaited<ReturnType<typeof typed>>[] = [];
  for (const browser of browsers) forms.push(await typed(browser));
  pass(t, 1_000);
  const answers = await Promise.all(
    browsers.map((browser, at) =>
      browser.post('/device/decision', { ...forms[at]?.fields, decision: 'allow' }),
    ),
  );
  assert.deepEqual(answers.map(({ headers }) => headers.get('location') === '/account/apps').toSorted(), [
    false,
    true,
  ]);
  assert.equal((await t.desk.db.selectFrom('oauth_grants').select('id').execute()).length, 1);
});

test('A8: of fifty polls at once exactly one gets a token', async () => {
  for (let round = 0; round < often(20); round++) {
    await using t = await app();
    const browser = await signedInBrowser(t, await newPerson(t, 'Ada'));
    const { as, code } = await begun(t);
    await decided(t, browser, code.user_code);
    const answers = await Promise.all(Array.from({ length: 50 }, () => poll(t, as, code.device_code)));
    const good = answers.filter(({ status }) => status === 200);
    assert.equal(good.length, 1);
    const [one] = good as [Response];
    const { access_token: token } = await oauth.processDeviceCodeResponse(as, client, one);
    assert.equal(await statusAt(t, token, '/api/v1/organizations'), 200, 'the winner lives');
  }
});
