// A program that is let in by OAuth, as a test plays it.

import assert from 'node:assert/strict';
import * as oauth from 'oauth4webapi';
import { type Browser, here, hereConfig } from './browser.ts';
import { formsIn } from './shown-forms.ts';
import { createTestApp, pass, type TestApp } from './test-app.ts';
import { send } from './tool-client.ts';

/** The authorization server keeps its own time, so these apps live now. */
export const oauthApp = () => createTestApp({ now: new Date(), parts: () => ({ config: hereConfig }) });

export function clientOf(t: TestApp) {
  const options = {
    [oauth.customFetch]: (url: string, init?: RequestInit) =>
      t.app.fetch(new Request(url, init as RequestInit)),
    [oauth.allowInsecureRequests]: true,
  };
  return options as never as oauth.HttpRequestOptions<'GET' | 'POST'> & Record<symbol, unknown>;
}

export const redirect = 'http://127.0.0.1:33333/callback';

export async function discovered(t: TestApp) {
  const issuer = new URL(here);
  const answer = await oauth.discoveryRequest(issuer, { ...clientOf(t), algorithm: 'oauth2' } as never);
  return oauth.processDiscoveryResponse(issuer, answer);
}

export async function registered(t: TestApp, as: oauth.AuthorizationServer) {
  const answer = await t.app.fetch(
    new Request(as.registration_endpoint as string, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        client_name: 'Test agent',
        redirect_uris: [redirect],
        logo_uri: 'https://evil.example/x',
      }),
    }),
  );
  assert.equal(answer.status, 201, await answer.clone().text());
  const client = (await answer.json()) as oauth.Client & Record<string, unknown>;
  assert.equal(client.logo_uri, undefined);
  return { client_id: client.client_id, token_endpoint_auth_method: 'none' } as oauth.Client;
}

export interface Wanted {
  readonly resource?: string;
  readonly scope?: string;
  readonly untick?: string;
  readonly decision?: 'allow' | 'deny';
}

/** The code flow in a browser, up to the parameters that come back to the program. */
export async function authorized(t: TestApp, browser: Browser, wanted: Wanted = {}) {
  const { resource = `${here}/api/v1`, scope = 'catalogue:full research:write', decision = 'allow' } = wanted;
  const as = await discovered(t);
  const client = await registered(t, as);
  const verifier = oauth.generateRandomCodeVerifier();
  const query = new URLSearchParams({
    client_id: client.client_id,
    redirect_uri: redirect,
    response_type: 'code',
    scope,
    resource,
    state: 'st',
    code_challenge: await oauth.calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
  });
  const begun = await browser.get(`/oauth/authorize?${query}`);
  assert.equal(begun.status, 303, begun.text);
  const page = new URL(begun.headers.get('location') as string, here).pathname;
  const shown = await browser.get(page);
  assert.match(shown.text, /Let Test agent in\?/);
  const form = formsIn(shown.text).find(({ action }) => action === page);
  assert.ok(form);
  pass(t, 1_000);
  const fields: Record<string, string> = { ...form.fields, decision };
  if (wanted.untick) delete fields[`scope.${wanted.untick}`];
  const decided = await browser.post(page, fields);
  assert.equal(decided.status, 200, decided.text);
  const onward = /<a href="(\/oauth\/authorize\/[^"]+)">/.exec(decided.text)?.[1] as string;
  const back = await browser.get(onward);
  const location = new URL(back.headers.get('location') as string);
  assert.equal(location.origin + location.pathname, redirect);
  return { as, client, verifier, location, resource };
}

interface Authorized {
  readonly as: oauth.AuthorizationServer;
  readonly client: oauth.Client;
  readonly verifier: string;
  /** Where the browser was led, with the code. */
  readonly location: URL;
  readonly resource: string;
}

/** What a program is given for its code. */
export async function exchanged(t: TestApp, { as, client, verifier, location, resource }: Authorized) {
  const params = oauth.validateAuthResponse(as, client, location, 'st');
  const answer = await oauth.authorizationCodeGrantRequest(
    as,
    client,
    oauth.None(),
    params,
    redirect,
    verifier,
    {
      ...clientOf(t),
      additionalParameters: { resource },
    } as never,
  );
  return { params, tokens: await oauth.processAuthorizationCodeResponse(as, client, answer) };
}

export async function tokensOf(t: TestApp, browser: Browser, wanted: Wanted = {}) {
  const given = await authorized(t, browser, wanted);
  const { as, client, verifier } = given;
  return { as, client, verifier, ...(await exchanged(t, given)) };
}

export async function statusAt(t: TestApp, token: string, path: string): Promise<number> {
  const authorization = `Bearer ${token}`;
  if (path.startsWith('/mcp')) return (await send(t, 'tools/list', {}, authorization, here + path)).status;
  return (await t.app.fetch(new Request(here + path, { headers: { authorization } }))).status;
}
