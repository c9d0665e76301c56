// What programs ask for when they want to be let in is written down, whoever they are: how much, and how often.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { countBegun } from '../../../src/people/accounts/oauth/client-limits.ts';
import { here } from '../../support/browser.ts';
import { oauthApp, redirect } from '../../support/oauth-client.ts';
import type { TestApp } from '../../support/test-app.ts';

type Send = (address: string) => Promise<number>;

const records = (t: TestApp) =>
  t.desk.db
    .selectFrom('oauth_records')
    .select('payload')
    .where('model', 'in', ['DeviceCode', 'Interaction'])
    .execute();

async function statusOf(t: TestApp, path: string, init: RequestInit, address: string): Promise<number> {
  const answer = await t.app.fetch(new Request(here + path, init), { address });
  await answer.body?.cancel();
  return answer.status;
}

const byCode =
  (t: TestApp, scope: string): Send =>
  (address) => {
    const body = new URLSearchParams({ client_id: 'perennial-cli', scope });
    return statusOf(t, '/oauth/device_authorization', { method: 'POST', body }, address);
  };

async function inBrowser(t: TestApp, state: string): Promise<Send> {
  const body = JSON.stringify({ redirect_uris: [redirect] });
  const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body };
  const { client_id } = (await (
    await t.app.fetch(new Request(`${here}/oauth/register`, init), { address: '192.0.2.200' })
  ).json()) as { client_id: string };
  const query = new URLSearchParams({
    client_id,
    redirect_uri: redirect,
    response_type: 'code',
    resource: `${here}/api/v1`,
    scope: 'catalogue:full',
    state,
    code_challenge: 'A'.repeat(43),
    code_challenge_method: 'S256',
  });
  return (address) => statusOf(t, `/oauth/authorize?${query}`, {}, address);
}

/** So many asked before. */
async function askedBefore(t: TestApp, times: number, address: (n: number) => string): Promise<void> {
  for (let n = 0; n < times; n++) await countBegun(t.desk, address(n), t.clock.now);
}

test('a program asks to be let in a hundred times an hour from one address, and five hundred times from one /48', async () => {
  for (const begin of [
    async (t: TestApp) => byCode(t, 'catalogue:full'),
    (t: TestApp) => inBrowser(t, 's'),
  ]) {
    await using t = await oauthApp();
    const send = await begin(t);
    await askedBefore(t, 99, () => '192.0.2.1');
    const hundredth = await send('192.0.2.1');
    assert.ok(hundredth < 400, `${hundredth}`);
    assert.equal(await send('192.0.2.1'), 429);
    assert.equal(await send('192.0.2.2'), hundredth);
    assert.equal((await records(t)).length, 2);
  }
  await using t = await oauthApp();
  await askedBefore(t, 500, (n) => `2001:db8:7:${(n % 9) + 1}::/64`);
  assert.equal(await byCode(t, '')('2001:db8:7:a::1'), 429);
  assert.equal(await byCode(t, '')('2001:db8:8:a::1'), 200);
});

test('what a program asks for when it wants to be let in is short', async () => {
  await using t = await oauthApp();
  assert.equal(await byCode(t, 'x '.repeat(5_000))('192.0.2.1'), 413);
  assert.equal(await (await inBrowser(t, 's'.repeat(9_000)))('192.0.2.1'), 413);
  assert.equal(await (await inBrowser(t, 's'.repeat(2_000)))('192.0.2.1'), 303);
  assert.equal((await records(t)).length, 1);
});

test('the name of a program is one line of text that every database can hold', async () => {
  await using t = await oauthApp();
  for (const [given, kept] of [
    ['Paper\n  reader', 'Paper reader'],
    ['Paper\u0000reader', 'A program without a name'],
    ['Paper \ud800', 'A program without a name'],
  ]) {
    const body = JSON.stringify({ client_name: given, redirect_uris: [redirect] });
    const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body };
    const answer = await t.app.fetch(new Request(`${here}/oauth/register`, init));
    assert.equal(((await answer.json()) as { client_name: string }).client_name, kept);
  }
});
