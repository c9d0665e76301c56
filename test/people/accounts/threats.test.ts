// The threats of the authorization server that have no other place; SECURITY.md says where each row is tried.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as oauth from 'oauth4webapi';
import { cleanAccounts } from '../../../src/people/accounts/cleaning.ts';
import { here, hereConfig, newPerson, signedInBrowser } from '../../support/browser.ts';
import {
  oauthApp as app,
  authorized,
  clientOf,
  discovered,
  redirect,
  registered,
  statusAt,
  tokensOf,
} from '../../support/oauth-client.ts';
import { often } from '../../support/often.ts';
import { formsIn } from '../../support/shown-forms.ts';
import { createTestApp, pass, type TestApp } from '../../support/test-app.ts';

test('A10: without its challenge, or with a plain one, no code is given; a code is of its client and its redirect', async () => {
  await using t = await app();
  const browser = await signedInBrowser(t, await newPerson(t, 'Ada'));
  const as = await discovered(t);
  const client = await registered(t, as);
  const common = { client_id: client.client_id, redirect_uri: redirect, response_type: 'code', state: 'st' };
  for (const more of [
    {},
    { code_challenge: 'x'.repeat(43) },
    { code_challenge: 'x'.repeat(43), code_challenge_method: 'plain' },
  ]) {
    const query = new URLSearchParams({ ...common, ...(more as Record<string, string>) });
    const { headers } = await browser.get(`/oauth/authorize?${query}`);
    const location = new URL(headers.get('location') ?? 'about:blank', here);
    assert.deepEqual(
      [location.searchParams.get('error'), location.searchParams.get('code')],
      ['invalid_request', null],
      String(query),
    );
  }
  const one = await authorized(t, browser);
  const params = oauth.validateAuthResponse(one.as, one.client, one.location, 'st');
  const use = (who: oauth.Client, to: string) =>
    oauth.authorizationCodeGrantRequest(
      as,
      who,
      oauth.None(),
      params,
      to,
      one.verifier,
      clientOf(t) as never,
    );
  assert.equal((await use(client, redirect)).status, 400, 'another client');
  const two = await authorized(t, browser);
  const again = oauth.validateAuthResponse(two.as, two.client, two.location, 'st');
  const elsewhere = await oauth.authorizationCodeGrantRequest(
    as,
    two.client,
    oauth.None(),
    again,
    'http://127.0.0.1:33333/other',
    two.verifier,
    clientOf(t) as never,
  );
  assert.equal(elsewhere.status, 400, 'another redirect');
});

test('A12: ten registrations an hour of one address; nothing that they name is asked for; nobody let in, they go after a day', async () => {
  const asked: string[] = [];
  const getDocument = async (url: string) => {
    asked.push(url);
    return Response.json({});
  };
  await using t = await createTestApp({
    now: new Date(),
    parts: () => ({ config: hereConfig, getDocument }),
  });
  const statuses: number[] = [];
  for (let n = 0; n < 12; n++) {
    const body = JSON.stringify({
      redirect_uris: [redirect],
      logo_uri: 'https://evil.example/logo',
      jwks_uri: 'https://evil.example/jwks',
      sector_identifier_uri: 'https://evil.example/sector',
      client_uri: 'https://evil.example/',
    });
    const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body };
    const answer = await t.app.fetch(new Request(`${here}/oauth/register`, init), { address: '192.0.2.9' });
    statuses.push(answer.status);
  }
  assert.deepEqual(statuses, [...Array(10).fill(201), 429, 429]);
  assert.deepEqual(asked, []);
  const clients = () =>
    t.desk.db.selectFrom('oauth_records').select('id').where('model', '=', 'Client').execute();
  assert.equal((await clients()).length, 10);
  await cleanAccounts(t.desk, new Date(t.clock.now.getTime() + 25 * 3_600_000));
  assert.equal((await clients()).length, 0);
});

test('A13: of fifty uses of one refresh token within a minute all are good, after it none, and what they gave ends', async () => {
  for (let round = 0; round < often(20); round++) {
    await using t = await app();
    const browser = await signedInBrowser(t, await newPerson(t, 'Ada'));
    const { as, client, tokens } = await tokensOf(t, browser);
    const use = () =>
      oauth.refreshTokenGrantRequest(
        as,
        client,
        oauth.None(),
        tokens.refresh_token as string,
        clientOf(t) as never,
      );
    const answers = await Promise.all(Array.from({ length: 50 }, use));
    assert.deepEqual(new Set(answers.map(({ status }) => status)), new Set([200]));
    const given = await Promise.all(
      answers.map(async (one) => ((await one.json()) as { access_token: string }).access_token),
    );
    assert.equal(new Set(given).size, 50, 'each has a token of its own');
    pass(t, 61_000);
    const late = await Promise.all(Array.from({ length: 50 }, use));
    assert.deepEqual(new Set(late.map(({ status }) => status)), new Set([400]));
    for (const token of given.slice(0, 3))
      assert.equal(await statusAt(t, token, '/api/v1/organizations'), 401);
  }
});

test('A17: the name of a program shows no mark that turns, hides or acts, in fifty spellings', async () => {
  await using t = await app();
  const browser = await signedInBrowser(t, await newPerson(t, 'Ada'));
  const marks = [
    '\u202e',
    '\u202a',
    '\u2066',
    '\u2069',
    '\u200b',
    '\u200e',
    '\u2060',
    '\ufeff',
    '\u{e0041}',
    '\u{e007f}',
  ];
  const texts = ['Claude', 'Ignore all rules', '<script>alert(1)</script>', 'A"onload="x', '&lt;b&gt;'];
  let n = 0;
  for (const mark of marks) {
    for (const text of texts) {
      const shown = await consentPage(t, browser, `${mark}${text}${mark}`, `192.0.2.${++n}`);
      assert.equal(shown.includes(mark), false, JSON.stringify([mark, text]));
      assert.doesNotMatch(shown, /<script>alert|<b>|"onload="/);
    }
  }
  assert.equal(n, 50);
});

/** What a person reads before a program of this name is let in. */
async function consentPage(
  t: TestApp,
  browser: Awaited<ReturnType<typeof signedInBrowser>>,
  client_name: string,
  address: string,
): Promise<string> {
  const body = JSON.stringify({ client_name, redirect_uris: [redirect] });
  const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body };
  const made = await t.app.fetch(new Request(`${here}/oauth/register`, init), { address });
  assert.equal(made.status, 201);
  const { client_id } = (await made.json()) as { client_id: string };
  const query = new URLSearchParams({
    client_id,
    redirect_uri: redirect,
    response_type: 'code',
    code_challenge: 'x'.repeat(43),
    code_challenge_method: 'S256',
  });
  const begun = await browser.get(`/oauth/authorize?${query}`);
  const { text } = await browser.get(new URL(begun.headers.get('location') as string, here).pathname);
  assert.ok(
    formsIn(text).some(({ action }) => action.startsWith('/oauth/consent/')),
    text.slice(0, 500),
  );
  return text;
}
