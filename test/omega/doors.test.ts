// The doors that need no registration by hand: OAuth with and without an account, and the code that a person types.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as oauth from 'oauth4webapi';
import { type Browser, browserOf, here, newPerson, signedInBrowser } from '../support/browser.ts';
import {
  clientOf,
  discovered,
  exchanged,
  oauthApp,
  redirect,
  registered,
  statusAt,
  tokensOf,
} from '../support/oauth-client.ts';
import { goal } from '../support/omega-door.ts';
import { formsIn } from '../support/shown-forms.ts';
import type { TestApp } from '../support/test-app.ts';
import { pass } from '../support/test-app.ts';
import { send } from '../support/tool-client.ts';

const resource = `${here}/mcp/omega-agent`;

/** A tool of the agents' server with a token; the answer's members, or its status. */
// biome-ignore lint/suspicious/noExplicitAny: answers are JSON of many shapes
async function call(t: TestApp, token: string, tool: string, input: object = {}): Promise<any> {
  const params = { name: tool, arguments: input };
  const { status, message } = await send(t, 'tools/call', params, `Bearer ${token}`, resource);
  return status === 200 ? message.result.structuredContent : status;
}

/** A program begins, and the page on which a person decides is shown. */
async function asked(t: TestApp, browser: Browser, scope?: string) {
  const as = await discovered(t);
  const client = await registered(t, as);
  const verifier = oauth.generateRandomCodeVerifier();
  const query = new URLSearchParams({
    client_id: client.client_id,
    redirect_uri: redirect,
    response_type: 'code',
    ...(scope ? { scope } : {}),
    resource,
    state: 'st',
    code_challenge: await oauth.calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
  });
  const begun = await browser.get(`/oauth/authorize?${query}`);
  assert.equal(begun.status, 303, begun.text);
  const page = new URL(begun.headers.get('location') as string, here).pathname;
  return { as, client, verifier, page, shown: await browser.get(page) };
}

async function guestToken(t: TestApp, browser: Browser, scope?: string) {
  const { as, client, verifier, page, shown } = await asked(t, browser, scope);
  assert.match(shown.text, /Continue without an account/);
  assert.match(shown.text, /href="\/sign-in\?return_to=/);
  pass(t, 1_000);
  const decided = await browser.post(page, { decision: 'guest' });
  if (decided.status !== 200) return { status: decided.status };
  const onward = /<a href="(\/oauth\/authorize\/[^"]+)">/.exec(decided.text)?.[1] as string;
  const back = await browser.get(onward);
  const location = new URL(back.headers.get('location') as string, here);
  assert.equal(location.origin + location.pathname, redirect, back.text);
  const { tokens } = await exchanged(t, { as, client, verifier, location, resource });
  return { status: 200, as, client, tokens };
}

test('a program goes on without an account: its token runs Omega Point, is good nowhere else, is renewed, and can be ended', async () => {
  await using t = await oauthApp();
  const browser = browserOf(t, { at: here });
  const { as, client, tokens } = await guestToken(t, browser);
  assert.ok(as && client && tokens);
  const token = tokens.access_token;
  const run = await call(t, token, 'start_run', { goal });
  assert.match(run.id, /^or-/);
  const me = await call(t, token, 'me');
  assert.deepEqual([me.participant.name, me.runs.length], [null, 1]);
  assert.deepEqual(
    [await statusAt(t, token, '/mcp'), await statusAt(t, token, '/api/v1/omega/me')],
    [401, 401],
  );
  const again = await oauth.refreshTokenGrantRequest(
    as,
    client,
    oauth.None(),
    String(tokens.refresh_token),
    clientOf(t) as never,
  );
  const renewed = await oauth.processRefreshTokenResponse(as, client, again);
  assert.equal((await call(t, renewed.access_token, 'me')).runs[0].id, run.id, 'it is the same participant');
  // Another program in the same browser is another guest.
  const other = await guestToken(t, browser, 'omega:run');
  assert.equal((await call(t, String(other.tokens?.access_token), 'me')).runs.length, 0);
  const link = await call(t, renewed.access_token, 'rotate_link', { grace: '24h' });
  assert.equal(
    (await call(t, link.link_token, 'me')).runs[0].id,
    run.id,
    'a link token leads to the same runs',
  );
  assert.equal(await call(t, renewed.access_token, 'me'), 401, 'what could be renewed ends at once');
  const ended = await oauth.refreshTokenGrantRequest(
    as,
    client,
    oauth.None(),
    String(renewed.refresh_token),
    clientOf(t) as never,
  );
  assert.equal(ended.status, 400);
  const last = String(other.tokens?.access_token);
  assert.equal((await call(t, last, 'revoke_link')).revoked, true);
  assert.equal(await call(t, last, 'me'), 401);
  assert.deepEqual(t.bugs, []);
});

test('going on without an account is for Omega Point alone, is counted, and may be refused', async () => {
  await using t = await oauthApp();
  const browser = browserOf(t, { at: here });
  const { page } = await asked(t, browser);
  pass(t, 1_000);
  const refused = await browser.post(page, { decision: 'deny' });
  assert.match(refused.text, /Refused/);
  for (let n = 0; n < 5; n++) assert.equal((await guestToken(t, browser)).status, 200);
  assert.equal((await guestToken(t, browser)).status, 429);
  const as = await discovered(t);
  const client = await registered(t, as);
  const query = new URLSearchParams({
    client_id: client.client_id,
    redirect_uri: redirect,
    response_type: 'code',
    resource: `${here}/api/v1`,
    code_challenge: await oauth.calculatePKCECodeChallenge(oauth.generateRandomCodeVerifier()),
    code_challenge_method: 'S256',
  });
  const begun = await browser.get(`/oauth/authorize?${query}`);
  const catalogue = new URL(begun.headers.get('location') as string, here).pathname;
  const shown = await browser.get(catalogue);
  assert.equal(shown.headers.get('location'), `/sign-in?return_to=${encodeURIComponent(catalogue)}`);
  assert.notEqual((await browser.post(catalogue, { decision: 'guest' })).status, 200);
});

test('the program of a person runs Omega Point for account and team, by the code flow and by a typed code', async () => {
  await using t = await oauthApp();
  const browser = await signedInBrowser(t, await newPerson(t, 'Ada'));
  const first = (await tokensOf(t, browser, { resource, scope: 'omega:run' })).tokens.access_token;
  const run = await call(t, first, 'start_run', { goal });
  const { participant } = await call(t, first, 'me');
  assert.deepEqual([participant.kind, participant.name], ['account', 'Ada']);

  const as = await discovered(t);
  const cli: oauth.Client = { client_id: 'perennial-cli', token_endpoint_auth_method: 'none' };
  const begun = await oauth.deviceAuthorizationRequest(
    as,
    cli,
    oauth.None(),
    { scope: 'omega:run' },
    clientOf(t) as never,
  );
  const code = await oauth.processDeviceAuthorizationResponse(as, cli, begun);
  const page = await browser.submit('/device', '/device', { user_code: code.user_code });
  const form = formsIn(page.text).find(({ action }) => action === '/device/decision');
  pass(t, 6_000);
  await browser.post('/device/decision', { ...form?.fields, decision: 'allow' });
  const polled = await oauth.deviceCodeGrantRequest(
    as,
    cli,
    oauth.None(),
    code.device_code,
    clientOf(t) as never,
  );
  const tokens = await oauth.processDeviceCodeResponse(as, cli, polled);
  const me = await t.app.fetch(
    new Request(`${here}/api/v1/omega/me`, { headers: { authorization: `Bearer ${tokens.access_token}` } }),
  );
  assert.equal(me.status, 200);
  assert.equal(
    ((await me.json()) as { runs: { id: string }[] }).runs[0]?.id,
    run.id,
    'runs belong to the account',
  );
  // What was not allowed to run it takes no part.
  const reading = (await tokensOf(t, browser)).tokens.access_token;
  assert.equal(await statusAt(t, reading, '/api/v1/omega/me'), 401);
  assert.deepEqual(t.bugs, []);
});
