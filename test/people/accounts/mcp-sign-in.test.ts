import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  Client,
  type OAuthClientProvider,
  StreamableHTTPClientTransport,
  UnauthorizedError,
} from '@modelcontextprotocol/client';
import { type Browser, here, newPerson, signedInBrowser } from '../../support/browser.ts';
import { oauthApp as app, redirect } from '../../support/oauth-client.ts';
import { formsIn } from '../../support/shown-forms.ts';
import type { TestApp } from '../../support/test-app.ts';
import { pass } from '../../support/test-app.ts';

type Saved = Readonly<Record<string, unknown>>;

interface Kept {
  client?: Saved;
  tokens?: Saved;
  verifier?: string;
  to?: URL;
}

/** A host with the official client: what it keeps, and where it sends its person. */
function host() {
  const kept: Kept = {};
  const provider = {
    redirectUrl: redirect,
    clientMetadata: { client_name: 'Host', redirect_uris: [redirect], token_endpoint_auth_method: 'none' },
    clientInformation: () => kept.client,
    saveClientInformation: (client: Saved) => {
      kept.client = client;
    },
    tokens: () => kept.tokens,
    saveTokens: (tokens: Saved) => {
      kept.tokens = tokens;
    },
    redirectToAuthorization: (to: URL) => {
      kept.to = to;
    },
    saveCodeVerifier: (verifier: string) => {
      kept.verifier = verifier;
    },
    codeVerifier: () => kept.verifier ?? '',
  };
  return { kept, provider: provider as never as OAuthClientProvider };
}

function connection(t: TestApp, authProvider: OAuthClientProvider) {
  const transport = new StreamableHTTPClientTransport(new URL(`${here}/mcp`), {
    authProvider,
    fetch: (to: string | URL, init?: RequestInit) => t.app.fetch(new Request(to, init)),
  } as never);
  return { transport, client: new Client({ name: 'host', version: '1' }) };
}

/** What the person does with the address that the host opened. */
async function consented(t: TestApp, browser: Browser, to: URL): Promise<URLSearchParams> {
  const begun = await browser.get(to.pathname + to.search);
  const page = new URL(begun.headers.get('location') as string, here).pathname;
  const shown = await browser.get(page);
  const form = formsIn(shown.text).find(({ action }) => action === page);
  assert.ok(form, shown.text);
  assert.ok('team' in form.fields, 'the person chooses a team');
  pass(t, 1_000);
  const decided = await browser.post(page, { ...form.fields, decision: 'allow' });
  const onward = /<a href="(\/oauth\/authorize\/[^"]+)">/.exec(decided.text)?.[1] as string;
  const back = new URL((await browser.get(onward)).headers.get('location') as string);
  assert.equal(back.searchParams.get('iss'), here, 'A11: the answer names its issuer');
  return back.searchParams;
}

test('the official client: anonymous, 401, registration, consent, a tool call, revoked, 401', async () => {
  await using t = await app();
  const browser = await signedInBrowser(t, await newPerson(t, 'Ada'));
  const { kept, provider } = host();
  const first = connection(t, provider);
  await first.client.connect(first.transport);
  const list = { name: 'list_organizations', arguments: { limit: 1 } };
  assert.notEqual(
    (await first.client.callTool({ name: 'list_grants', arguments: { limit: 1 } })).isError,
    true,
  );
  assert.equal(kept.to, undefined, 'nobody is asked to sign in for what everybody may read');
  await assert.rejects(first.client.callTool(list), UnauthorizedError);
  const to = kept.to as URL | undefined;
  assert.ok(to);
  assert.equal(to.searchParams.get('scope'), 'catalogue:full');
  assert.equal(to.searchParams.get('resource'), `${here}/mcp`);
  await first.transport.finishAuth(await consented(t, browser, to));
  const next = connection(t, provider);
  await next.client.connect(next.transport);
  assert.notEqual((await next.client.callTool(list)).isError, true);
  const page = (await browser.get('/account/apps')).text;
  const form = formsIn(page).find(({ action }) => action.endsWith('/revoke'));
  await browser.submit('/account/apps', form?.action as string);
  await assert.rejects(next.client.callTool(list));
  assert.deepEqual(t.bugs, []);
});
