import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as oauth from 'oauth4webapi';
import { operations } from '../../../src/catalogue.ts';
import { exampleOf } from '../../../src/channels/http/route-example.ts';
import { refusalsOf } from '../../../src/channels/openapi/refusals.ts';
import type { Reason } from '../../../src/kernel/refusal.ts';
import { changeTeam, teamsOf } from '../../../src/people/accounts/teams.ts';
import { browserOf, here, newPerson, signedInBrowser } from '../../support/browser.ts';
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
import { formsIn } from '../../support/shown-forms.ts';
import { pass } from '../../support/test-app.ts';

test('a program registers, is let in by a person for a team, and reads with the tier of the team', async () => {
  await using t = await app();
  const ada = await newPerson(t, 'Ada', 'full');
  const { tokens } = await tokensOf(t, await signedInBrowser(t, ada));
  const { access_token: token } = tokens;
  assert.match(token, /^[\w-]{43}$/);
  assert.equal(tokens.token_type, 'bearer');
  assert.equal(await statusAt(t, token, '/api/v1/organizations'), 200);
  const me = await t.app.fetch(
    new Request(`${here}/api/v1/me`, { headers: { authorization: `Bearer ${token}` } }),
  );
  assert.equal(((await me.json()) as { team: { name: string } }).team.name, 'Ada');
  const [team] = await teamsOf(t.desk.db, ada);
  const clockAndRandom = { now: t.clock.now, random: (bytes: number) => new Uint8Array(bytes) };
  await changeTeam(t.desk, team?.slug as string, { tier: 'public' }, 'operator', clockAndRandom);
  assert.equal(
    await statusAt(t, token, '/api/v1/organizations'),
    403,
    'a lower tier holds with the next request',
  );
  const dump = JSON.stringify(await t.desk.db.selectFrom('oauth_records').selectAll().execute());
  assert.ok(!dump.includes(token) && !dump.includes(tokens.refresh_token as string));
});

test('the answer to a program names the team that it was let in for, and so does each renewal', async () => {
  await using t = await app();
  const browser = await signedInBrowser(t, await newPerson(t, 'Ada'));
  const { as, client, tokens } = await tokensOf(t, browser);
  const me = await t.app.fetch(
    new Request(`${here}/api/v1/me`, { headers: { authorization: `Bearer ${tokens.access_token}` } }),
  );
  const { team } = (await me.json()) as { team: { id: string } };
  assert.equal(tokens.team_id, team.id);
  const renewed = await oauth.refreshTokenGrantRequest(
    as,
    client,
    oauth.None(),
    tokens.refresh_token as string,
    clientOf(t) as never,
  );
  assert.equal((await oauth.processRefreshTokenResponse(as, client, renewed)).team_id, team.id);
});

test('a method that the authorization server does not take is refused with those that it does', async () => {
  await using t = await app();
  for (const [method, path, allow] of [
    ['GET', '/oauth/token', 'POST'],
    ['PUT', '/oauth/device_authorization', 'POST'],
    ['GET', '/oauth/revoke', 'POST'],
    ['GET', '/oauth/register', 'POST'],
    ['POST', '/oauth/jwks', 'GET, HEAD'],
    ['DELETE', '/.well-known/oauth-authorization-server', 'GET, HEAD'],
  ] as const) {
    const answer = await t.app.fetch(new Request(here + path, { method }));
    assert.equal(answer.status, 405, `${method} ${path}`);
    assert.equal(answer.headers.get('allow'), allow);
    assert.equal(((await answer.json()) as { code: string }).code, 'method_not_allowed');
  }
});

test('what a program may not do is refused with a code that the document names, whoever let it in', async () => {
  await using t = await app();
  const browser = await signedInBrowser(t, await newPerson(t, 'Ada', 'full'));
  const { tokens } = await tokensOf(t, browser, { scope: 'catalogue:full' });
  const refused: string[] = [];
  for (const operation of operations.filter(({ tier }) => tier === 'full')) {
    const { method, target, body } = exampleOf(operation);
    const headers = {
      authorization: `Bearer ${tokens.access_token}`,
      'content-type': 'application/json',
    };
    const request = new Request(here + target, {
      method,
      headers,
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    const answer = await t.app.fetch(request);
    if (answer.status !== 403) continue;
    const { code } = (await answer.json()) as { code: Reason };
    assert.ok([...refusalsOf(operation).values()].flat().includes(code), `${operation.name}: ${code}`);
    refused.push(operation.name);
  }
  assert.ok(refused.includes('create_claim') && refused.includes('list_research'), refused.join());
});

test('what a person revokes is refused with the next request, token and refresh token', async () => {
  await using t = await app();
  const browser = await signedInBrowser(t, await newPerson(t, 'Ada'));
  const { as, client, tokens } = await tokensOf(t, browser);
  assert.match((await browser.get('/account/apps')).text, /never used/);
  assert.equal(await statusAt(t, tokens.access_token, '/api/v1/organizations'), 200);
  const page = (await browser.get('/account/apps')).text;
  assert.match(page, /Test agent/);
  assert.doesNotMatch(page, /never used/);
  assert.match(page, /Read the catalogue up to the full tier, as far as the team may\./);
  const form = formsIn(page).find(({ action }) => action.endsWith('/revoke'));
  assert.ok(form);
  await browser.submit('/account/apps', form.action);
  assert.equal(await statusAt(t, tokens.access_token, '/api/v1/organizations'), 401);
  const again = await oauth.refreshTokenGrantRequest(
    as,
    client,
    oauth.None(),
    tokens.refresh_token as string,
    clientOf(t) as never,
  );
  assert.equal(again.status, 400);
});

test('A11: a token is good at its own resource alone', async () => {
  await using t = await app();
  const browser = await signedInBrowser(t, await newPerson(t, 'Ada'));
  const api = (await tokensOf(t, browser)).tokens.access_token;
  const mcp = (await tokensOf(t, browser, { resource: `${here}/mcp` })).tokens.access_token;
  assert.deepEqual(
    [await statusAt(t, api, '/api/v1/organizations'), await statusAt(t, api, '/mcp')],
    [200, 401],
  );
  assert.deepEqual(
    [await statusAt(t, mcp, '/mcp'), await statusAt(t, mcp, '/api/v1/organizations')],
    [200, 401],
  );
  assert.equal(await statusAt(t, mcp, '/mcp/omega-agent'), 401);
});

test('A10: a code is good once, with its verifier; a second use ends what it gave', async () => {
  await using t = await app();
  const browser = await signedInBrowser(t, await newPerson(t, 'Ada'));
  const { as, client, tokens, params, verifier } = await tokensOf(t, browser);
  const second = await oauth.authorizationCodeGrantRequest(
    as,
    client,
    oauth.None(),
    params,
    redirect,
    verifier,
    clientOf(t) as never,
  );
  assert.equal(second.status, 400);
  assert.equal(await statusAt(t, tokens.access_token, '/api/v1/organizations'), 401);
  const other = await authorized(t, browser);
  const good = oauth.validateAuthResponse(other.as, other.client, other.location, 'st');
  const wrong = await oauth.authorizationCodeGrantRequest(
    other.as,
    other.client,
    oauth.None(),
    good,
    redirect,
    oauth.generateRandomCodeVerifier(),
    clientOf(t) as never,
  );
  assert.equal(wrong.status, 400);
});

test('A13: refresh tokens rotate, a parallel use is forgiven for a minute, and a later one ends the family', async () => {
  await using t = await app();
  const browser = await signedInBrowser(t, await newPerson(t, 'Ada'));
  const { as, client, tokens } = await tokensOf(t, browser);
  const use = async (token: string) => {
    const answer = await oauth.refreshTokenGrantRequest(
      as,
      client,
      oauth.None(),
      token,
      clientOf(t) as never,
    );
    return {
      status: answer.status,
      body: (await answer.json()) as { access_token: string; refresh_token: string },
    };
  };
  const first = tokens.refresh_token as string;
  const all = await Promise.all(Array.from({ length: 10 }, () => use(first)));
  assert.deepEqual(
    all.map(({ status }) => status),
    Array(10).fill(200),
  );
  for (const { body } of all)
    assert.equal(await statusAt(t, body.access_token, '/api/v1/organizations'), 200);
  pass(t, 61_000);
  assert.equal((await use(first)).status, 400);
  assert.equal(await statusAt(t, all[0]?.body.access_token as string, '/api/v1/organizations'), 401);
});

test('a person refuses, or leaves out a scope', async () => {
  await using t = await app();
  const browser = await signedInBrowser(t, await newPerson(t, 'Ada'));
  const { location } = await authorized(t, browser, { decision: 'deny' });
  assert.equal(location.searchParams.get('error'), 'access_denied');
  assert.equal((await t.desk.db.selectFrom('oauth_grants').selectAll().execute()).length, 0);
  const { tokens } = await tokensOf(t, browser, { untick: 'catalogue.full' });
  assert.equal(await statusAt(t, tokens.access_token, '/api/v1/organizations'), 403);
});

test('consent is given in the browser that began, by whoever is signed in there', async () => {
  await using t = await app();
  const [ada, eve] = [
    await signedInBrowser(t, await newPerson(t, 'Ada')),
    await signedInBrowser(t, await newPerson(t, 'Eve')),
  ];
  const as = await discovered(t);
  const client = await registered(t, as);
  const challenge = await oauth.calculatePKCECodeChallenge(oauth.generateRandomCodeVerifier());
  const query = `client_id=${client.client_id}&redirect_uri=${encodeURIComponent(redirect)}&response_type=code&code_challenge=${challenge}&code_challenge_method=S256`;
  const begun = await eve.get(`/oauth/authorize?${query}`);
  const page = new URL(begun.headers.get('location') as string, here).pathname;
  assert.equal((await ada.get(page)).status, 404, 'a link to the page that somebody else began');
  assert.equal((await eve.get(page)).status, 200);
  assert.equal((await browserOf(t, { at: here }).get(page)).status, 303, 'nobody is signed in');
  const plain = await eve.get(`/oauth/authorize?${query.replace('S256', 'plain')}`);
  assert.ok(!/code=/.test(plain.headers.get('location') ?? ''));
});

test('redirect addresses are https, this machine, or a scheme of the program', async () => {
  await using t = await app();
  const ask = async (redirect_uris: unknown, more: object = {}) => {
    const body = JSON.stringify({ redirect_uris, ...more });
    const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body };
    return (
      await t.app.fetch(new Request(`${here}/oauth/register`, init), { address: `192.0.2.${n++ % 250}` })
    ).status;
  };
  let n = 1;
  for (const good of [
    'https://app.example/cb',
    'http://127.0.0.1:1/cb',
    'http://localhost/cb',
    'com.example.app:/cb',
  ])
    assert.equal(await ask([good]), 201, good);
  for (const bad of [
    'http://evil.example/cb',
    'javascript:alert(1)',
    'data:text/html,x',
    'https://app.example/cb#x',
    'https://u:p@app.example/cb',
    'file:///etc/passwd',
    '/relative',
    'http://127.0.0.1.evil.example/cb',
    `https://app.example/${'a'.repeat(500)}`,
    7,
  ])
    assert.equal(await ask([bad]), 400, String(bad));
  assert.equal(await ask(Array(11).fill('https://app.example/cb')), 400);
  assert.equal(await ask(['https://app.example/cb'], { x: 'a'.repeat(20_000) }), 413);
});

test('whoever forwards a request cannot move the endpoints', async () => {
  await using t = await app();
  const headers = {
    'x-forwarded-host': 'evil.example',
    'x-forwarded-proto': 'https',
    forwarded: 'host=evil.example',
  };
  const metadata = await t.app.fetch(
    new Request(`${here}/.well-known/oauth-authorization-server`, { headers }),
  );
  const text = await metadata.text();
  assert.ok(!text.includes('evil.example') && text.includes(`${here}/oauth/token`));
  const resource = await t.app.fetch(new Request(`${here}/.well-known/oauth-protected-resource/mcp`));
  assert.deepEqual(await resource.json(), {
    resource: `${here}/mcp`,
    authorization_servers: [here],
    scopes_supported: ['catalogue:full'],
    bearer_methods_supported: ['header'],
    resource_documentation: `${here}/api/v1/docs`,
  });
});
