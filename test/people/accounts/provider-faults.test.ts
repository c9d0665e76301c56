// A provider that answers what cannot be taken: nobody is told that they are not who they are, nothing of it is
// kept, and the operator finds the cause in the log.

import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import { after, before, test } from 'node:test';
import { openIdProvider } from '../../../src/people/accounts/providers.ts';
import { browserOf, here, hereConfig, type Seen } from '../../support/browser.ts';
import { listening } from '../../support/listening.ts';
import { createTestApp } from '../../support/test-app.ts';

/** What the next answers hold in place of what is good. */
interface Bad {
  readonly discovery?: object;
  readonly claims?: object;
  /** The whole answer of the token endpoint. */
  readonly token?: { readonly status?: number; readonly type?: string; readonly body: string };
}
let bad: Bad = {};
let nonce: string | null = null;
const answering = createServer((request, response) => {
  const issuer = `http://${request.headers.host}`;
  const send = (body: string, status = 200, type = 'application/json') =>
    response.writeHead(status, { 'content-type': type }).end(body);
  if (request.url?.startsWith('/.well-known/')) {
    const endpoints = { authorization_endpoint: `${issuer}/authorize`, token_endpoint: `${issuer}/token` };
    return send(JSON.stringify({ issuer, ...endpoints, ...bad.discovery }));
  }
  const { token, claims } = bad;
  if (token) return send(token.body, token.status, token.type);
  const iat = Math.floor(Date.now() / 1000);
  const good = { iss: issuer, sub: 'ada', aud: 'perennial', iat, exp: iat + 300, nonce };
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const id_token = `${part({ alg: 'RS256' })}.${part({ ...good, ...claims })}.c2lnbmVk`;
  return send(JSON.stringify({ access_token: 'a', token_type: 'Bearer', id_token }));
});
let there: Awaited<ReturnType<typeof listening>>;
before(async () => {
  there = await listening(answering);
});
after(() => there[Symbol.asyncDispose]());

async function site() {
  const t = await createTestApp({
    now: new Date(),
    parts: () => {
      const settings = { issuer: there.url, clientId: 'perennial', clientSecret: 's', label: 'Test ID' };
      const parts = { site: here, fetch: fetch as never, random: randomBytes, clock: () => 0 };
      return { config: hereConfig, providers: [openIdProvider(settings, parts)] };
    },
  });
  /** From the sign-in to where the provider sends back to; ends where it does not go on. */
  const signIn = async (query = ''): Promise<Seen> => {
    const browser = browserOf(t, { at: here });
    const begun = await browser.get('/sign-in/1');
    if (begun.status !== 303) return begun;
    const sent = new URL(begun.headers.get('location') as string).searchParams;
    nonce = sent.get('nonce');
    return browser.get(`/sign-in/callback?code=c&state=${sent.get('state')}${query}`);
  };
  return { ...t, signIn };
}

const past = Math.floor(Date.now() / 1000) - 600;
const unusable: Readonly<Record<string, Bad>> = {
  'a page': { token: { body: '<h1>Sorry</h1>', type: 'text/html' } },
  'half of an answer': { token: { body: '{"id_token":' } },
  nothing: { token: { body: '' } },
  'no ID token': { token: { body: '{"access_token":"a","token_type":"Bearer"}' } },
  'that it does not know this site': { token: { status: 401, body: '{"error":"invalid_client"}' } },
  'that too many ask': { token: { status: 429, body: '{"error":"slow_down"}' } },
  'another address': { token: { status: 302, body: '' } },
  'an ID token that is over, as by a clock ten minutes behind': { claims: { iat: past, exp: past + 300 } },
  'an ID token of another issuer': { claims: { iss: 'https://other.test' } },
  'an ID token for another site': { claims: { aud: 'other' } },
  'an empty name for the person': { claims: { sub: '' } },
  'a name for the person that no text can hold': { claims: { sub: 'a\u0000b' } },
  'a name for the person without end': { claims: { sub: 's'.repeat(10_000) } },
};

test('U6: a provider whose answer cannot be taken is one that is away, not a person who is somebody else', async () => {
  await using t = await site();
  for (const [what, answer] of Object.entries(unusable)) {
    bad = answer;
    const seen = await t.signIn();
    assert.deepEqual([seen.status, seen.headers.get('retry-after')], [503, '60'], what);
  }
  bad = {};
  assert.equal((await t.signIn()).headers.get('location'), '/welcome');
});

test('U6: what the browser brought is its own, and no fault of the provider', async () => {
  await using t = await site();
  bad = { token: { status: 400, body: '{"error":"invalid_grant"}' } };
  assert.equal((await t.signIn()).status, 400, 'a code that was used');
  bad = { claims: { nonce: 'of another sign-in' } };
  assert.equal((await t.signIn()).status, 400, 'another nonce');
  bad = {};
  assert.equal((await t.signIn('&state=x')).status, 400, 'two states');
  assert.equal((await t.signIn('&iss=https%3A%2F%2Fother.test')).status, 400, 'another provider');
});

test('U6: a discovery document that says not where to ask is not kept: the next sign-in asks again', async () => {
  await using t = await site();
  for (const discovery of [
    { token_endpoint: undefined },
    { authorization_endpoint: 'javascript:alert(1)' },
    { token_endpoint: 'no address' },
  ]) {
    bad = { discovery };
    assert.equal((await t.signIn()).status, 503, JSON.stringify(discovery));
  }
  bad = {};
  assert.equal((await t.signIn()).headers.get('location'), '/welcome');
});

test('U6: an address that is none, or longer than addresses are, is left out, and its person signs in', async () => {
  await using t = await site();
  for (const email of [
    `${'a'.repeat(10_000)}@id.test`,
    'a@id.test\r\nBcc: b@id.test',
    '"Ada"@id.test',
    'Ada<ada@id.test>',
    'a b@id.test',
    'ada',
  ]) {
    bad = { claims: { email, email_verified: true } };
    const browser = await t.signIn();
    assert.equal(browser.headers.get('location'), '/welcome', email.slice(0, 40));
    assert.ok(browser.headers.getSetCookie().every((cookie) => cookie.length < 4_000));
  }
});
