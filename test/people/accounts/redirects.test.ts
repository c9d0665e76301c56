// Where codes may be sent, and what people and programs are told that ask in another way.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as oauth from 'oauth4webapi';
import { identifyNobody } from '../../../src/access/caller.ts';
import { mayRedirectTo } from '../../../src/people/accounts/oauth/registration.ts';
import { browserOf, here, hereConfig, newPerson, signedInBrowser } from '../../support/browser.ts';
import { oauthApp as app, discovered, redirect, registered } from '../../support/oauth-client.ts';
import { createTestApp } from '../../support/test-app.ts';

test('A9: forty addresses that codes may not be sent to, and none but those a program registered with', async () => {
  const good = [
    'https://app.example/cb',
    'https://app.example:8443/cb?x=1',
    'http://127.0.0.1/cb',
    'http://127.0.0.1:1/cb',
    'http://localhost:9/cb',
    'http://[::1]:7/cb',
    'com.example.app:/cb',
    'com.googleusercontent.apps.123-abc:/oauthredirect',
    'com.example.app://callback',
    'cursor://anysphere.cursor-mcp/oauth/callback',
  ];
  for (const one of good) assert.ok(mayRedirectTo(one), one);
  const bad: readonly unknown[] = [
    'http://evil.example/cb',
    'http://127.0.0.1.evil.example/cb',
    'http://localhost.evil.example/cb',
    'http://127.0.0.2/cb',
    'http://0.0.0.0/cb',
    'http://[::2]/cb',
    'http://192.168.0.1/cb',
    'http://10.0.0.1/cb',
    'https://u:p@app.example/cb',
    'https://u@app.example/cb',
    'http://127.0.0.1:80@evil.example/cb',
    'https://app.example/cb#x',
    'https://app.example/cb#',
    'javascript:alert(1)',
    'JavaScript:alert(1)',
    'java\tscript:alert(1)',
    ' javascript:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    'file:///etc/passwd',
    'blob:https://app.example/1',
    'about:blank',
    'ftp://app.example/cb',
    'ws://app.example/cb',
    'wss://app.example/cb',
    '/relative',
    '//evil.example/cb',
    '\\\\evil.example\\cb',
    'https:\\\\evil.example/cb',
    'https://app.example\\@evil.example/cb',
    'https://app.example/c b',
    'https://app.example/\ncb',
    'https://app.example/\u0000',
    'https://',
    'https:',
    'http://',
    '',
    'x',
    'a:b',
    'a.b:javascript',
    'com.example.app:',
    'com.example.app:/',
    'com.example.app:callback',
    'com..example:/cb',
    'x-apple.systempreferences:/cb',
    'search-ms://a/b',
    'ms-word://a',
    'ms-settings:/cb',
    'intent://x',
    'cursor://anysphere.cursor-deeplink/mcp/install',
    'vscode://a/b',
    'https:evil.example',
    'https:/evil.example',
    'https:///evil.example',
    'http://127.1/',
    'http://2130706433/',
    'http://0x7f.1/cb',
    'http:127.0.0.1/cb',
    'http://[0:0:0:0:0:0:0:1]/cb',
    'http://localhost./cb',
    `https://app.example/${'a'.repeat(500)}`,
    7,
    null,
    ['https://app.example/cb'],
    { href: 'https://app.example/cb' },
  ];
  assert.ok(bad.length >= 40);
  for (const one of bad) assert.equal(mayRedirectTo(one), false, JSON.stringify(one));
  await using t = await app();
  const browser = await signedInBrowser(t, await newPerson(t, 'Ada'));
  const client = await registered(t, await discovered(t));
  const challenge = await oauth.calculatePKCECodeChallenge(oauth.generateRandomCodeVerifier());
  const begin = (redirect_uri: string) => {
    const common = { response_type: 'code', code_challenge: challenge, code_challenge_method: 'S256' };
    const query = new URLSearchParams({ client_id: client.client_id, redirect_uri, ...common });
    return browser.get(`/oauth/authorize?${query}`);
  };
  assert.match((await begin(redirect)).headers.get('location') ?? '', /^\/oauth\/consent|\/oauth\/consent\//);
  assert.match(
    (await begin(redirect.replace('33333', '44444'))).headers.get('location') ?? '',
    /\/oauth\/consent\//,
  );
  for (const other of [
    'http://127.0.0.1:33333/callback/',
    'http://127.0.0.1:33333/callback?x=1',
    'http://127.0.0.1:33333/other',
    'http://localhost:33333/callback',
    'https://127.0.0.1:33333/callback',
    'https://evil.example/callback',
  ]) {
    const answer = await begin(other);
    assert.equal(answer.headers.get('location'), null, other);
    assert.equal(answer.status, 400, other);
  }
});

test('a person whom a program leads here with what nobody can be asked reads a page that says what to do', async () => {
  await using t = await app();
  const browser = browserOf(t, { at: here });
  const client = await registered(t, await discovered(t));
  const at = new URLSearchParams({ response_type: 'code', redirect_uri: redirect });
  const cases = [
    ['/oauth/authorize?client_id=nobody&response_type=code', 400, /led you here is not known to this site/],
    [
      `/oauth/authorize?client_id=https%3A%2F%2F127.0.0.1%2Fclient.json&${at}`,
      400,
      /a document at an address of its own, and that document cannot be read/,
    ],
    [`/oauth/authorize?${at}`, 400, /missing required parameter &#39;client_id&#39;/],
    [
      `/oauth/authorize?client_id=${client.client_id}&response_type=code&redirect_uri=https://other.example/`,
      400,
      /its answer at another address than it registered/,
    ],
    ['/oauth/authorize/nothing', 404, /request is over, or was begun in another browser/],
  ] as const;
  for (const [path, status, sentence] of cases) {
    const seen = await browser.get(path);
    assert.equal(seen.status, status, seen.text);
    assert.match(seen.text, sentence);
    assert.match(seen.text, /<h1>/);
    const plain = await browser.get(path, { accept: '*/*' });
    assert.match(plain.text, /^invalid_\w+: /, 'a program reads the code');
  }
});

test('where programs sign in, each refusal has the form that libraries of OAuth read', async () => {
  const parts = () => ({ config: hereConfig, identify: identifyNobody });
  await using t = await createTestApp({ now: new Date(), parts });
  const basic = `Basic ${Buffer.from('a-program:').toString('base64')}`;
  const form = 'application/x-www-form-urlencoded';
  for (const path of ['/oauth/token', '/oauth/revoke', '/oauth/register']) {
    const headers = { authorization: basic, 'content-type': form };
    const init = { method: 'POST', headers, body: 'grant_type=refresh_token' };
    const answer = await t.app.fetch(new Request(here + path, init));
    const told = (await answer.json()) as Record<string, string>;
    assert.deepEqual([answer.status, told.error], [401, 'invalid_client'], path);
    assert.match(told.error_description ?? '', /credential in the Authorization header is not valid/);
    assert.match(answer.headers.get('www-authenticate') ?? '', /^Basic /, 'by the scheme that was tried');
    const got = await t.app.fetch(new Request(here + path));
    const asked = (await got.json()) as Record<string, string>;
    assert.deepEqual([asked.error, asked.error_description], ['invalid_request', 'Use POST here.']);
  }
  const found = await t.app.fetch(new Request(`${here}/.well-known/oauth-authorization-server`));
  const { revocation_endpoint_auth_methods_supported: ways } = (await found.json()) as Record<
    string,
    unknown
  >;
  assert.deepEqual(ways, ['none'], 'left out, it means client_secret_basic');
});
