// Accounts in a real browser: what its cookies, its policies and its forms make of signing in, of a key, of
// letting a program in, and of pages of others that would act for the person.

import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import { test } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import { OAuth2Server } from 'oauth2-mock-server';
import type { Page } from 'playwright-core';
import { createApp } from '../../src/app.ts';
import { openIdProvider } from '../../src/people/accounts/providers.ts';
import { hasChromium, launch, served } from '../support/chromium.ts';
import { listening } from '../support/listening.ts';
import { takesLong } from '../support/often.ts';
import { lookMs } from '../support/people-site.ts';
import { appParts, createTestApp } from '../support/test-app.ts';

async function identityProvider() {
  const server = new OAuth2Server();
  await server.issuer.keys.generate('RS256');
  await server.start(0, '127.0.0.1');
  server.service.on('beforeTokenSigning', (token: { payload: Record<string, unknown> }) => {
    Object.assign(token.payload, { sub: 'ada', email: 'ada@id.test', email_verified: true });
  });
  return { issuer: server.issuer.url as string, [Symbol.asyncDispose]: () => server.stop() };
}

/** The site over an empty catalogue, at the time that it is. */
async function site(issuer: string) {
  const t = await createTestApp({ now: new Date() });
  const secret = randomBytes(32);
  /** How long what was done waits for its answer. */
  const slow = { ms: 0 };
  const server = await served((siteUrl) => {
    const parts = appParts(t);
    const settings = { issuer, clientId: 'perennial', clientSecret: 's', label: 'Test ID' };
    const random = (bytes: number) => randomBytes(bytes);
    const own = { site: siteUrl, fetch: fetch as never, random, clock: () => performance.now() };
    const app = createApp({
      ...parts,
      config: { ...parts.config, siteUrl },
      now: () => new Date(),
      secret,
      newTeamTier: 'full',
      providers: [openIdProvider(settings, own)],
    });
    const answered: typeof app.fetch = async (request, from) => {
      const answer = await app.fetch(request, from);
      if (request.method === 'POST') await setTimeout(slow.ms);
      return answer;
    };
    return { ...app, fetch: answered };
  });
  return {
    url: server.url,
    slow,
    test: t,
    [Symbol.asyncDispose]: async () => {
      await server[Symbol.asyncDispose]();
      await t[Symbol.asyncDispose]();
    },
  };
}

/** A program whose callback leads on to another name, and a page of it that posts a form to the site. */
async function foreignServer() {
  let port = 0;
  const at = await listening(
    createServer((request, response) => {
      const { pathname, search, searchParams } = new URL(request.url ?? '/', 'http://127.0.0.1');
      if (pathname === '/callback')
        return void response.writeHead(302, { location: `http://localhost:${port}/done${search}` }).end();
      response.setHeader('content-type', 'text/html');
      const to = searchParams.get('to') ?? '';
      response.end(
        pathname === '/done'
          ? '<!doctype html><title>Done</title><p>Done'
          : `<!doctype html><title>Foreign</title><form method="post" action="${to}"><input name="name" value="Mallory"><button>Win</button></form>`,
      );
    }).on('listening', function (this: { address: () => unknown }) {
      port = (this.address() as { port: number }).port;
    }),
  );
  return at;
}

async function press(page: Page, button: string): Promise<void> {
  await page.waitForTimeout(lookMs);
  await page.locator('main').getByRole('button', { name: button }).first().click();
}

test('in a browser: signing in by a provider, a key, a program behind two redirects, forms of others, signing out; no policy is broken', {
  timeout: 600_000,
}, async (t) => {
  if (!takesLong(t) || !hasChromium(t)) return;
  await using provider = await identityProvider();
  await using own = await site(provider.issuer);
  await using foreign = await foreignServer();
  await using browser = await launch();
  await using context = await browser.newContext();
  const page = await context.newPage();
  const refused: string[] = [];
  page.on('console', (message) => {
    if (/Content Security Policy|Refused to|violates/.test(message.text())) refused.push(message.text());
  });

  await page.goto(`${own.url}/account/keys`);
  assert.equal(new URL(page.url()).pathname, '/sign-in');
  await page.getByRole('link', { name: 'Sign in with Test ID' }).click();
  await page.waitForURL(`${own.url}/welcome`);
  await page.getByLabel('Name', { exact: false }).first().fill('Ada');
  await page.getByLabel('I have read what is kept of me').check();
  await press(page, 'Make my account');
  await page.waitForURL(`${own.url}/account/keys`);

  const [cookie] = (await context.cookies()).filter(({ name }) => name === 'perennial');
  assert.deepEqual(
    [cookie?.httpOnly, cookie?.sameSite, cookie?.path, cookie?.value.length],
    [true, 'Lax', '/', 43],
  );
  assert.equal(await page.evaluate('document.cookie'), '', 'no script reads any cookie');

  await page.locator('#key-name').fill('script');
  // A double click makes one key and shows it: its second half would lead away from what is shown once.
  await page.waitForTimeout(lookMs);
  own.slow.ms = 600;
  await page.evaluate(`(() => {
    const button = document.querySelector('main form[action="/account/keys"] button[type="submit"]');
    button.click();
    setTimeout(() => button.click(), 200);
  })()`);
  await page.locator('code#key').waitFor({ timeout: 10_000 });
  own.slow.ms = 0;
  const key = (await page.locator('code#key').textContent()) ?? '';
  assert.match(key, /^perennial_key_\w{36}$/);

  const registered = await fetch(`${own.url}/oauth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ client_name: 'Program', redirect_uris: [`${foreign.url}/callback`] }),
  });
  const { client_id } = (await registered.json()) as { client_id: string };
  const query = new URLSearchParams({
    client_id,
    redirect_uri: `${foreign.url}/callback`,
    response_type: 'code',
    state: 'st',
    code_challenge: 'x'.repeat(43),
    code_challenge_method: 'S256',
  });
  await page.goto(`${own.url}/oauth/authorize?${query}`);
  await press(page, 'Allow');
  await page.waitForURL(`http://localhost:${foreign.port}/done?**`);
  const given = new URL(page.url()).searchParams;
  assert.deepEqual([given.get('state'), given.get('iss')], ['st', own.url]);
  assert.match(given.get('code') ?? '', /^[\w-]{43}$/);
  await page.goto(`${own.url}/account/apps`);
  assert.match((await page.locator('main').textContent()) ?? '', /Program/);

  // The other page is at the same host, at another port: its form takes the cookie along, and is refused.
  await page.goto(`${foreign.url}/form?to=${encodeURIComponent(`${own.url}/account`)}`);
  await page.getByRole('button', { name: 'Win' }).click();
  assert.match((await page.locator('main').textContent()) ?? '', /This form was not taken/);
  await page.goto(`http://localhost:${foreign.port}/form?to=${encodeURIComponent(`${own.url}/account`)}`);
  await page.getByRole('button', { name: 'Win' }).click();
  assert.match((await page.locator('main').textContent()) ?? '', /sent from another site/);
  await page.goto(`${own.url}/account`);
  assert.equal(await page.locator('#profile-name').inputValue(), 'Ada');
  assert.deepEqual(refused, [], 'no policy was broken so far');

  const scripted = await page.evaluate(
    `fetch('/account', { method: 'POST', body: new URLSearchParams([...new FormData(document.querySelector('#profile'))]) }).then(({ status }) => status, () => 0)`,
  );
  assert.ok([0, 403].includes(scripted as number), `a script that sends the form: ${scripted}`);

  await page.goto(`${own.url}/account`);
  await press(page, 'Sign out');
  await page.waitForURL(`${own.url}/`);
  assert.deepEqual(
    (await context.cookies(own.url)).filter(({ name }) => name === 'perennial'),
    [],
  );
  await page.goto(`${own.url}/account`);
  assert.equal(new URL(page.url()).pathname, '/sign-in', 'what the browser kept shows nothing');
  assert.deepEqual(own.test.bugs, []);
});

test('without scripts everything goes too: a link of the provider, the forms, the way back to the program', {
  timeout: 600_000,
}, async (t) => {
  if (!takesLong(t) || !hasChromium(t)) return;
  await using provider = await identityProvider();
  await using own = await site(provider.issuer);
  await using browser = await launch();
  await using context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${own.url}/sign-in?return_to=%2Fdevice`);
  await page.getByRole('link', { name: 'Sign in with Test ID' }).click();
  await page.locator('#welcome-name').fill('Ada');
  await page.locator('#welcome-terms').check();
  await press(page, 'Make my account');
  await page.waitForURL(`${own.url}/device`);
  const body = new URLSearchParams({ client_id: 'perennial-cli' });
  const asked = await fetch(`${own.url}/oauth/device_authorization`, { method: 'POST', body });
  const { user_code } = (await asked.json()) as { user_code: string };
  await page.locator('#device-user_code').fill(user_code);
  await press(page, 'Go on');
  assert.match((await page.locator('main').textContent()) ?? '', new RegExp(user_code));
  await press(page, 'Allow');
  await page.waitForURL(`${own.url}/account/apps`);
  assert.match((await page.locator('main').textContent()) ?? '', /The perennial command line/);
  assert.deepEqual(own.test.bugs, []);
});
