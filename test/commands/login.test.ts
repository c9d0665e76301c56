import assert from 'node:assert/strict';
import { mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { test } from 'node:test';
import { instanceAt, loginCommand, logoutCommand } from '../../src/commands/login.ts';
import { type LoginParts, loginsFile, tokenOf } from '../../src/server/node/logins.ts';
import { here, newPerson, signedInBrowser } from '../support/browser.ts';
import { oauthApp, statusAt } from '../support/oauth-client.ts';
import { formsIn } from '../support/shown-forms.ts';
import type { TestApp } from '../support/test-app.ts';
import { pass } from '../support/test-app.ts';

/** A machine whose commands reach the app, and what they print. */
async function machine(t: TestApp) {
  const folder = await mkdtemp(join(tmpdir(), 'perennial-login-'));
  const file = loginsFile({ XDG_CONFIG_HOME: folder });
  const parts: LoginParts = {
    file,
    fetch: (to, init) => t.app.fetch(new Request(to, init)),
    now: () => t.clock.now,
  };
  const printed: string[] = [];
  const output = {
    print: (line: string) => void printed.push(line),
    problem: (line: string) => void printed.push(line),
    progress: () => undefined,
    done: () => undefined,
  };
  return { parts, file, printed, output, [Symbol.asyncDispose]: () => rm(folder, { recursive: true }) };
}

test('login prints a code, keeps what the person allows for its owner alone, and logout ends it there', async () => {
  await using t = await oauthApp();
  await using on = await machine(t);
  const browser = await signedInBrowser(t, await newPerson(t, 'Ada'));
  let waits = 0;
  const wait = async (ms: number) => {
    pass(t, ms);
    if (++waits !== 2) return;
    const code = /[A-Z]{4}-[A-Z]{4}/.exec(on.printed[0] ?? '')?.[0] as string;
    const shown = await browser.submit('/device', '/device', { user_code: code });
    const form = formsIn(shown.text).find(({ action }) => action === '/device/decision');
    assert.ok(form, shown.text);
    pass(t, 1_000);
    await browser.post('/device/decision', { ...form.fields, decision: 'allow' });
  };
  assert.equal(await loginCommand({ site: here, scope: 'catalogue:full' }, on.parts, on.output, wait), 0);
  assert.match(on.printed[0] ?? '', new RegExp(`^Open ${here}/device and type `));
  assert.equal((await stat(on.file)).mode & 0o777, 0o600);
  const api = (await tokenOf(on.parts, here, `${here}/api/v1`)) as string;
  const tools = (await tokenOf(on.parts, here, `${here}/mcp`)) as string;
  assert.deepEqual(
    [await statusAt(t, api, '/api/v1/organizations'), await statusAt(t, tools, '/mcp')],
    [200, 200],
  );
  assert.equal(await tokenOf(on.parts, here, `${here}/mcp`), tools, 'a good token is used again');
  pass(t, 3_600_000);
  const next = (await tokenOf(on.parts, here, `${here}/mcp`)) as string;
  assert.notEqual(next, tools);
  assert.equal(await statusAt(t, next, '/mcp'), 200);
  assert.equal(await tokenOf(on.parts, 'https://elsewhere.example', 'x'), null);
  assert.equal(await logoutCommand(here, on.parts, on.output), 0);
  assert.equal(await statusAt(t, next, '/mcp'), 401);
  assert.equal(await readFile(on.file, 'utf8'), '{}\n');
  assert.ok(!on.printed.join().includes(api), 'no token is printed');
  assert.deepEqual(t.bugs, []);
});

test('a login that was revoked on the page says so, and one that nobody answers ends', async () => {
  await using t = await oauthApp();
  await using on = await machine(t);
  const wait = async (ms: number) => pass(t, ms);
  const asked = { site: here, scope: 'catalogue:full' };
  await assert.rejects(
    loginCommand(asked, on.parts, on.output, wait),
    /Nobody typed the code|It ended: expired_token/,
  );
  await assert.rejects(
    loginCommand(
      { ...asked, scope: 'catalogue:full' },
      { ...on.parts, fetch: async () => Response.json({}, { status: 404 }) },
      on.output,
      wait,
    ),
    /lets no programs in/,
  );
  const elsewhere = async () =>
    Response.json({
      issuer: 'https://evil.example',
      token_endpoint: 'https://evil.example/t',
      revocation_endpoint: 'https://evil.example/r',
      device_authorization_endpoint: 'https://evil.example/d',
    });
  await assert.rejects(
    loginCommand(asked, { ...on.parts, fetch: elsewhere }, on.output, wait),
    /calls itself https:\/\/evil/,
  );
  await assert.rejects(logoutCommand(here, on.parts, on.output), /Nobody logged in/);
  for (const bad of ['ftp://x.example', 'http://x.example', 'x', ''])
    assert.throws(() => instanceAt(bad), /https address/);
  assert.equal(instanceAt('https://x.example/api/'), 'https://x.example');
});

test('a connection that breaks, or a page in place of an answer, ends no login while its code is good', async () => {
  await using t = await oauthApp();
  await using on = await machine(t);
  const asked = { site: here, scope: 'catalogue:full' };
  const troubles = [
    () => Promise.reject(new TypeError('fetch failed', { cause: new Error('read ECONNRESET') })),
    async () => new Response('<h1>502 Bad Gateway</h1>', { status: 502 }),
    async () => new Response('<h1>Welcome to the hotel</h1>'),
    async () => Response.json({ code: 'rate_limited' }, { status: 429 }),
  ];
  let polls = 0;
  const tokens = { access_token: 'a', refresh_token: 'r', expires_in: 3600 };
  const parts = (last: () => Promise<Response>): LoginParts => ({
    ...on.parts,
    fetch: (to, init) =>
      String(to) === `${here}/oauth/token` ? (troubles[polls++] ?? last)() : on.parts.fetch(to, init),
  });
  const wait = async (ms: number) => pass(t, ms);
  const good = parts(async () => Response.json(tokens));
  assert.equal(await loginCommand(asked, good, on.output, wait), 0);
  assert.equal(polls, 5);
  assert.equal(await tokenOf(on.parts, here, `${here}/api/v1`), 'a');
  const away = parts(() => Promise.reject(new TypeError('fetch failed', { cause: new Error('no route') })));
  await assert.rejects(loginCommand(asked, away, on.output, wait), {
    name: 'CommandError',
    message: `${here} does not answer: no route.`,
  });
  pass(t, 3_600_000);
  const page = { ...on.parts, fetch: async () => new Response('<h1>Welcome</h1>') };
  await assert.rejects(tokenOf(page, here, `${here}/api/v1`), /does not give out tokens now \(200\)/);
  await assert.rejects(loginCommand(asked, page, on.output, wait), /lets no programs in \(200\)/);
});

test('a file of logins that holds something else is said so', async () => {
  await using t = await oauthApp();
  await using on = await machine(t);
  await mkdir(dirname(on.file), { recursive: true });
  for (const text of ['', 'null', '[]', '"text"', '{"https://catalogue.example": null}']) {
    await writeFile(on.file, text);
    await assert.rejects(tokenOf(on.parts, 'https://catalogue.example', here), {
      name: 'CommandError',
      message: `${on.file} holds no logins; remove it and log in again.`,
    });
  }
});
