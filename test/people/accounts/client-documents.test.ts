// Programs whose id is the address of a document (OAuth Client ID Metadata Document).

import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import { test } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import * as oauth from 'oauth4webapi';
import { lookUps } from '../../../src/access/outgoing/look-ups.ts';
import { safeGet } from '../../../src/access/outgoing/safe-get.ts';
import { documentLimits } from '../../../src/people/accounts/oauth/registration.ts';
import { here, hereConfig, newPerson, signedInBrowser } from '../../support/browser.ts';
import { listening } from '../../support/listening.ts';
import { clientOf, discovered, redirect, statusAt } from '../../support/oauth-client.ts';
import { formsIn } from '../../support/shown-forms.ts';
import { createTestApp, pass, type TestApp } from '../../support/test-app.ts';

const id = 'https://agent.example/client.json';
const document = {
  client_id: id,
  client_name: 'Document agent',
  redirect_uris: [redirect],
  application_type: 'native',
  token_endpoint_auth_method: 'none',
};

/** An app in front of the web that a test plays, with what was asked of it. */
async function withDocuments(answer: (url: string) => unknown) {
  const asked: string[] = [];
  const getDocument = async (url: string) => {
    asked.push(url);
    const given = answer(url);
    return given instanceof Response ? given : Response.json(given);
  };
  const t = await createTestApp({ now: new Date(), parts: () => ({ config: hereConfig, getDocument }) });
  return { t, asked, [Symbol.asyncDispose]: () => t[Symbol.asyncDispose]() };
}

const challenge = oauth.calculatePKCECodeChallenge('v'.repeat(43));

async function queryOf(client_id: string, more: Record<string, string> = {}): Promise<string> {
  return new URLSearchParams({
    client_id,
    redirect_uri: redirect,
    response_type: 'code',
    scope: 'catalogue:full',
    state: 'st',
    code_challenge: await challenge,
    code_challenge_method: 'S256',
    ...more,
  }).toString();
}

/** Whether a browser that arrives with this id is led to the page that asks. */
async function isKnown(t: TestApp, client_id: string, more: Record<string, string> = {}): Promise<boolean> {
  const path = `${here}/oauth/authorize?${await queryOf(client_id, more)}`;
  const answer = await t.app.fetch(new Request(path), { address: '192.0.2.7' });
  const known = answer.headers.get('location')?.startsWith('/oauth/consent/') ?? false;
  assert.ok(known || [303, 400].includes(answer.status), `${answer.status} ${await answer.text()}`);
  return known;
}

test('a program that registered nowhere is let in by its document, which is asked for once', async () => {
  await using world = await withDocuments(() => document);
  const { t, asked } = world;
  const as = await discovered(t);
  assert.equal(as.client_id_metadata_document_supported, true);
  const browser = await signedInBrowser(t, await newPerson(t, 'Ada'));
  const begun = await browser.get(`/oauth/authorize?${await queryOf(id)}`);
  assert.equal(begun.status, 303, begun.text);
  const page = new URL(begun.headers.get('location') as string, here).pathname;
  const shown = await browser.get(page);
  assert.match(shown.text, /Let Document agent in\?[\s\S]*It lives at agent\.example/);
  const form = formsIn(shown.text).find(({ action }) => action === page);
  pass(t, 1_000);
  const decided = await browser.post(page, { ...form?.fields, decision: 'allow' });
  const onward = /<a href="(\/oauth\/authorize\/[^"]+)">/.exec(decided.text)?.[1] as string;
  const location = new URL((await browser.get(onward)).headers.get('location') as string);
  const client: oauth.Client = { client_id: id, token_endpoint_auth_method: 'none' };
  const params = oauth.validateAuthResponse(as, client, location, 'st');
  const answer = await oauth.authorizationCodeGrantRequest(
    as,
    client,
    oauth.None(),
    params,
    redirect,
    'v'.repeat(43),
    clientOf(t) as never,
  );
  const tokens = await oauth.processAuthorizationCodeResponse(as, client, answer);
  assert.equal(await statusAt(t, tokens.access_token, '/api/v1/organizations'), 200);
  assert.match((await browser.get('/account/apps')).text, /Document agent/);
  assert.deepEqual(asked, [id]);
  assert.deepEqual(t.bugs, []);
});

test('a document counts where it names itself, holds no secret, and leads where a registered program may', async () => {
  const wrong: readonly unknown[] = [
    { ...document, client_id: 'https://other.example/client.json' },
    { ...document, client_secret: 's' },
    { ...document, token_endpoint_auth_method: 'client_secret_basic' },
    { ...document, token_endpoint_auth_method: 'private_key_jwt', jwks_uri: 'https://agent.example/jwks' },
    { ...document, redirect_uris: ['javascript:alert(1)'] },
    { ...document, redirect_uris: ['http://evil.example/cb'] },
    { ...document, redirect_uris: [] },
    [document],
    'text',
    new Response('{', { status: 200 }),
    new Response(null, { status: 302, headers: { location: 'https://agent.example/other.json' } }),
    new Response(JSON.stringify(document), { status: 404 }),
  ];
  for (const given of wrong) {
    await using world = await withDocuments(() => (given instanceof Response ? given.clone() : given));
    assert.equal(await isKnown(world.t, id), false, JSON.stringify(given));
  }
  await using world = await withDocuments(() => document);
  assert.equal(await isKnown(world.t, id), true);
  const other = { redirect_uri: 'https://agent.example/elsewhere' };
  assert.equal(await isKnown(world.t, id, other), false, 'another redirect than the document names');
});

test('an id asks for nothing where it is no name of the web on its usual port, or our own', async () => {
  await using world = await withDocuments((url) => ({ ...document, client_id: url }));
  const { t, asked } = world;
  for (const bad of [
    'http://agent.example/client.json',
    'https://127.0.0.1/client.json',
    'https://2130706433/client.json',
    'https://0x7f.1/client.json',
    'https://[::1]/client.json',
    'https://[::ffff:127.0.0.1]/client.json',
    'https://localhost/client.json',
    'https://agent.example:8443/client.json',
    'https://u:p@agent.example/client.json',
    'https://agent.example/a/../client.json',
    'https://agent.example/client.json#x',
    'file:///etc/passwd',
    `${here}/oauth/jwks`,
  ]) {
    assert.equal(await isKnown(t, bad), false, bad);
  }
  assert.deepEqual(asked, []);
  for (let n = 0; n < 35; n++) await isKnown(t, `https://agent.example/${n}.json`);
  assert.equal(asked.length, 30, 'thirty an hour of one address');
});

test('A12: a document is read from public addresses alone, without redirects, in time and up to 5 kB', async () => {
  let seen = 0;
  await using server = await listening(
    createServer((request, response) => {
      seen++;
      if (request.url === '/large') response.end('x'.repeat(documentLimits.maxBytes + 1));
      else if (request.url === '/moved') response.writeHead(302, { location: '/small' }).end();
      else if (request.url === '/small') response.end('{}');
      // Any other one is never answered.
    }),
  );
  const { port } = new URL(server.url);
  const toHere = async () => ['127.0.0.1'];
  const guarded = safeGet({ permitted: [], resolve: toHere }, documentLimits);
  for (const url of [
    `http://127.0.0.1:${port}/small`,
    `https://127.0.0.1:${port}/small`,
    `https://agent.example:${port}/small`,
    'https://agent.example/small',
    `http://[::ffff:127.0.0.1]:${port}/small`,
    `http://localhost:${port}/small`,
    `http://169.254.169.254/latest`,
    `http://0177.0.0.1:${port}/small`,
    `ftp://127.0.0.1:${port}/small`,
  ]) {
    await assert.rejects(guarded(url), { name: 'OutsideAddressError' }, url);
  }
  assert.equal(seen, 0);
  const at = (path: string, timeoutMs = 20_000) => {
    const limits = { ...documentLimits, timeoutMs };
    return safeGet({ permitted: ['127.0.0.1'], resolve: toHere }, limits)(`http://127.0.0.1:${port}${path}`);
  };
  assert.equal(await (await at('/small')).text(), '{}');
  const moved = await at('/moved');
  assert.deepEqual([moved.status, seen], [302, 2], 'a redirect is not followed');
  await assert.rejects(at('/large'), /more than 5120 bytes/);
  await assert.rejects(at('/slow', 200), { name: 'TimeoutError' });
});

test('A12: documents whose names never resolve hold up nobody of another network', async () => {
  const asked: string[] = [];
  const clock = { now: 0 };
  const resolve = lookUps({
    ask: async (name) => {
      asked.push(name);
      if (name === 'dead.example') await setTimeout(500);
      return name === 'dead.example' ? [] : ['127.0.0.1'];
    },
    clock: () => clock.now,
  });
  await using t = await createTestApp({
    now: new Date(),
    parts: () => ({ config: hereConfig, outside: { permitted: [], resolve } }),
  });
  const arrives = async (id: string, address: string) => {
    const path = `${here}/oauth/authorize?${await queryOf(id)}`;
    const answer = await t.app.fetch(new Request(path), { address });
    assert.equal(answer.status, 400);
  };
  await arrives('https://first.example/client.json', '192.0.2.1');
  const dead = Array.from({ length: 30 }, (_, n) => arrives(`https://dead.example/${n}`, '192.0.2.2'));
  while (!asked.includes('dead.example')) await setTimeout(5);
  await arrives('https://agent.example/client.json', '192.0.2.3');
  assert.deepEqual([...new Set(asked)], ['first.example', 'dead.example', 'agent.example']);
  await Promise.all(dead);
  // Their failures are counted for whoever asked.
  await arrives('https://other.example/client.json', '192.0.2.3');
  assert.equal(asked.at(-1), 'other.example');
});
