// A real server with an identity provider and a mail server, and people and programs who are given every kind of
// secret that there is. None of them stands in the data folder, in the database or in what the server says.

import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { test } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import { OAuth2Server } from 'oauth2-mock-server';
import * as oauth from 'oauth4webapi';
import { perennial, type Serving, serving } from '../commands/process.ts';
import { folderForTest } from '../ledger/folder.ts';
import type { Browser } from '../support/browser.ts';
import { type Heard, mailServer } from '../support/mail-server.ts';
import { takesLong } from '../support/often.ts';
import { remoteBrowser } from '../support/remote-browser.ts';
import { formsIn } from '../support/shown-forms.ts';
import { placeOf } from '../support/truth.ts';
import { dumped, everythingIn, spellings } from '../support/whole-folder.ts';

/** What was given out, by what it is. */
type Secrets = Map<string, string>;

const lastStep = (address: string) => address.split('/').at(-1) as string;
const insecure = { [oauth.allowInsecureRequests]: true };

async function identityProvider() {
  const server = new OAuth2Server();
  await server.issuer.keys.generate('RS256');
  await server.start(0, '127.0.0.1');
  server.service.on('beforeTokenSigning', (token: { payload: Record<string, unknown> }) => {
    Object.assign(token.payload, { sub: 'ada', email: 'ada@id.test', email_verified: true });
  });
  return {
    issuer: server.issuer.url as string,
    [Symbol.asyncDispose]: () => server.stop(),
  };
}

/** The first text that fits and was mailed; it is sent within seconds. */
async function mailed(heard: readonly Heard[], pattern: RegExp): Promise<string> {
  for (let waited = 0; waited < 600; waited++) {
    for (const { text } of heard) {
      const found = pattern.exec(text)?.[1];
      if (found) return found;
    }
    await setTimeout(100);
  }
  throw new Error(`no mail has ${pattern}: ${heard.map(({ text }) => text).join('\n')}`);
}

async function signUp(browser: Browser, url: string, secrets: Secrets): Promise<void> {
  const begun = await browser.get('/sign-in/1');
  secrets.set('attempt cookie', browser.cookies.get('perennial_attempt') as string);
  const to = new URL(begun.headers.get('location') as string);
  secrets.set('state', to.searchParams.get('state') as string);
  secrets.set('nonce', to.searchParams.get('nonce') as string);
  const back = new URL((await fetch(to, { redirect: 'manual' })).headers.get('location') as string);
  secrets.set('code of the provider', back.searchParams.get('code') as string);
  assert.equal(back.origin, url);
  await browser.get(back.pathname + back.search);
  secrets.set('welcome cookie', browser.cookies.get('perennial_welcome') as string);
  const entered = await browser.submit('/welcome', '/welcome', { name: 'Ada', terms: 'true' });
  assert.equal(entered.status, 303, entered.text);
  secrets.set('session', browser.cookies.get('perennial') as string);
}

async function onTheAccount(browser: Browser, heard: readonly Heard[], secrets: Secrets): Promise<void> {
  const page = await browser.get('/account');
  const [form] = formsIn(page.text).filter(({ action }) => action === '/account');
  secrets.set('ticket', form?.fields.ticket as string);
  const key = (text: string) => /perennial_key_\w{36}/.exec(text)?.[0] as string;
  const made = await browser.submit('/account/keys', '/account/keys', { name: 'script' });
  secrets.set('key', key(made.text));
  const list = formsIn((await browser.get('/account/keys')).text);
  const rotate = list.find(({ action }) => action.endsWith('/rotate'))?.action as string;
  const next = await browser.submit('/account/keys', rotate, { grace: '24h' });
  secrets.set('key in its place', key(next.text));
  await browser.submit('/teams/ada', '/teams/ada/invitations', { email: 'grace@id.test', role: 'viewer' });
  await browser.submit('/account/mail', '/account/mail', { email: 'new@id.test' });
  secrets.set('invitation', await mailed(heard, /\/invitations\/([\w-]{43})/));
  secrets.set('address', await mailed(heard, /\/account\/mail\/([\w-]{43})/));
  await browser.get(`/account/mail/${secrets.get('address')}`);
  await browser.get(`/invitations/${secrets.get('invitation')}`);
  const saving = '/account/searches/new?list=list_grants&query=q%3Dsenescence';
  assert.equal((await browser.submit(saving, '/account/searches', { name: 'Mine' })).status, 303);
  const searches = formsIn((await browser.get('/account/searches')).text);
  const feed = searches.find(({ action }) => action.endsWith('/feed'))?.action as string;
  const shown = await browser.submit('/account/searches', feed);
  secrets.set('feed', /\/feeds\/([\w-]{20,})\.atom/.exec(shown.text)?.[1] as string);
  assert.equal((await browser.get(`/feeds/${secrets.get('feed')}.atom`)).status, 200);
}

/** A program that registers, is let in in the browser, and renews what it was given. */
async function program(browser: Browser, url: string, secrets: Secrets): Promise<void> {
  const issuer = new URL(url);
  const options = { ...insecure, algorithm: 'oauth2' } as const;
  const as = await oauth.processDiscoveryResponse(issuer, await oauth.discoveryRequest(issuer, options));
  const redirect_uri = 'http://127.0.0.1:1/callback';
  const registered = await fetch(as.registration_endpoint as string, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ client_name: 'Program', redirect_uris: [redirect_uri] }),
  });
  const { client_id } = (await registered.json()) as { client_id: string };
  const client: oauth.Client = { client_id, token_endpoint_auth_method: 'none' };
  const verifier = oauth.generateRandomCodeVerifier();
  secrets.set('verifier', verifier);
  const resource = `${url}/mcp`;
  const query = new URLSearchParams({
    client_id,
    redirect_uri,
    response_type: 'code',
    scope: 'catalogue:full',
    resource,
    code_challenge: await oauth.calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
  });
  const begun = await browser.get(`/oauth/authorize?${query}`);
  const page = new URL(begun.headers.get('location') as string, url).pathname;
  // Of the cookies of an authorization the signature is the secret: what it signs stands in the page's address.
  for (const [name, value] of browser.cookies) if (/^op_.*\.sig$/.test(name)) secrets.set(name, value);
  const decided = await browser.submit(page, page, { decision: 'allow' });
  const onward = /<a href="(\/oauth\/authorize\/[^"]+)">/.exec(decided.text)?.[1] as string;
  const location = new URL((await browser.get(onward)).headers.get('location') as string);
  secrets.set('code', location.searchParams.get('code') as string);
  const params = oauth.validateAuthResponse(as, client, location, oauth.expectNoState);
  const more = { ...insecure, additionalParameters: { resource } };
  const none = oauth.None();
  const answer = await oauth.authorizationCodeGrantRequest(
    as,
    client,
    none,
    params,
    redirect_uri,
    verifier,
    more,
  );
  const first = await oauth.processAuthorizationCodeResponse(as, client, answer);
  secrets.set('access token', first.access_token);
  secrets.set('refresh token', first.refresh_token as string);
  const renewed = await oauth.refreshTokenGrantRequest(
    as,
    client,
    none,
    first.refresh_token as string,
    insecure,
  );
  const second = await oauth.processRefreshTokenResponse(as, client, renewed);
  secrets.set('second access token', second.access_token);
  secrets.set('second refresh token', second.refresh_token as string);
  const cli: oauth.Client = { client_id: 'perennial-cli', token_endpoint_auth_method: 'none' };
  const asked = await oauth.deviceAuthorizationRequest(as, cli, none, {}, insecure);
  const code = await oauth.processDeviceAuthorizationResponse(as, cli, asked);
  secrets.set('device code', code.device_code);
  secrets.set('typed code', code.user_code);
  const typed = await browser.submit('/device', '/device', { user_code: code.user_code });
  const form = formsIn(typed.text).find(({ action }) => action === '/device/decision');
  await setTimeout(900);
  const allowed = await browser.post('/device/decision', { ...form?.fields, decision: 'allow' });
  assert.equal(allowed.status, 303, allowed.text);
  const given = await oauth.deviceCodeGrantRequest(as, cli, none, code.device_code, insecure);
  secrets.set('token by code', (await oauth.processDeviceCodeResponse(as, cli, given)).access_token);
}

/** What everybody may be given without an account. */
async function withoutAccount(url: string, secrets: Secrets): Promise<void> {
  const post = async (path: string, body: object) => {
    const init = { method: 'POST', headers: { 'content-type': 'application/json' } };
    const answer = await fetch(url + path, { ...init, body: JSON.stringify(body) });
    assert.ok(answer.ok, `${path}: ${await answer.clone().text()}`);
    return (await answer.json()) as Record<string, string>;
  };
  const begun = await post('/api/v1/sign-ins', {});
  secrets.set('handle', begun.handle as string);
  secrets.set('code of a handle', begun.user_code as string);
  const registered = await post('/api/v1/omega/register', { name: 'Agent', accept_terms: true });
  secrets.set('link token', registered.link_token as string);
}

/** Every secret, sent where it should not be, so that a log that keeps what it hears would have it. */
async function sentEverywhere(url: string, secrets: Secrets): Promise<void> {
  for (const secret of secrets.values()) {
    const text = encodeURIComponent(secret);
    for (const path of [
      `/api/v1/grants?q=${text}`,
      `/grants?token=${text}`,
      `/sign-in/callback?code=${text}`,
    ])
      await (await fetch(url + path)).body?.cancel();
    const headers = { authorization: `Bearer ${secret}`, cookie: `perennial=${text}; op_session=${text}` };
    await (await fetch(`${url}/api/v1/me`, { headers })).body?.cancel();
    await (await fetch(`${url}/mcp`, { method: 'POST', headers, body: '{' })).body?.cancel();
  }
}

async function mustHoldNone(secrets: Secrets, data: string, server: Serving, when: string): Promise<void> {
  const { databaseUrl } = await placeOf(data);
  const { stdout, stderr } = server.said();
  const places = [
    ...everythingIn(data),
    { name: 'standard output', bytes: Buffer.from(stdout) },
    { name: 'the log', bytes: Buffer.from(stderr) },
    ...(databaseUrl === null ? [] : [{ name: 'the database', bytes: await dumped(databaseUrl) }]),
  ];
  const held: string[] = [];
  for (const [what, secret] of secrets) {
    for (const { name, bytes } of places) {
      if (spellings(secret).some((one) => bytes.includes(one))) held.push(`${what} stands in ${name}`);
    }
  }
  assert.deepEqual(held, [], when);
  // The search finds what is there: the name of the person, and requests in the log.
  assert.ok(
    places.some(({ name, bytes }) => name !== 'the log' && bytes.includes('ada@id.test')),
    when,
  );
  assert.ok(stderr.includes('/api/v1/grants') && stderr.split('\n').length > secrets.size, when);
}

test('A18, U7: no secret that anybody was given stands in the data folder, the database or the log, while it runs and after', {
  timeout: 600_000,
}, async (t) => {
  if (!takesLong(t)) return;
  using folder = folderForTest();
  await using provider = await identityProvider();
  await using mail = await mailServer({
    authOptional: false,
    allowInsecureAuth: true,
    onAuth: (_, __, done) => done(null, { user: 'u' }),
  });
  const data = join(folder.path, 'data');
  const own = () => randomBytes(24).toString('base64url');
  const secrets: Secrets = new Map([
    ['client secret', own()],
    ['secret key', own() + own()],
    ['password of the mail server', own()],
  ]);
  const settings = {
    PERENNIAL_DATA: data,
    LOG_LEVEL: 'debug',
    RATE_LIMIT: 'off',
    NEW_TEAM_TIER: 'full',
    OIDC_ISSUER: provider.issuer,
    OIDC_CLIENT_ID: 'perennial',
    OIDC_CLIENT_SECRET: secrets.get('client secret') as string,
    SECRET_KEY: secrets.get('secret key') as string,
    SMTP_URL: `smtp://u:${secrets.get('password of the mail server')}@127.0.0.1:${mail.port}`,
    MAIL_FROM: 'from@site.test',
    MAIL_TO: 'to@site.test',
  };
  const server = await serving(settings, ['--demo']);
  await using _ended = server;
  const browser = remoteBrowser(server.url);
  await signUp(browser, server.url, secrets);
  await onTheAccount(browser, mail.heard, secrets);
  await program(browser, server.url, secrets);
  await withoutAccount(server.url, secrets);
  const made = await perennial(['keys', 'create', '--tier', 'full', '--team', 'one'], settings);
  secrets.set('key of the command line', made.stdout.trim());
  const link = await perennial(['sign-in'], settings);
  secrets.set('link', lastStep(link.stdout.trim()));
  const opened = await browser.get(`/sign-in/link/${secrets.get('link')}`);
  assert.equal(opened.status, 200, opened.text);
  for (const [what, secret] of secrets) assert.ok((secret ?? '').length >= 8, `${what}: ${secret}`);
  assert.ok(secrets.size >= 28, [...secrets.keys()].join());
  await sentEverywhere(server.url, secrets);
  await mustHoldNone(secrets, data, server, 'while it runs');
  const dumps = await perennial(['dump'], settings);
  assert.equal(dumps.code, 0, dumps.stderr);
  await server.stop();
  const backup = await perennial(['backup', join(data, 'backup')], settings);
  assert.equal(backup.code, 0, backup.stderr);
  await mustHoldNone(secrets, data, server, 'after it ended, in dumps and a backup');
});
