// The threats to people and teams that have no other place: what ends a right ends every credential with it.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as client from 'openid-client';
import { acceptInvitation, invite } from '../../../src/people/accounts/invitations.ts';
import { changeTeam, removeMember, teamsOf } from '../../../src/people/accounts/teams.ts';
import { suspendUser } from '../../../src/people/accounts/users.ts';
import {
  type Browser,
  here,
  hereWithKeys,
  makeKey,
  newPerson,
  signedInBrowser,
} from '../../support/browser.ts';
import { statusAt, tokensOf } from '../../support/oauth-client.ts';
import { formsIn } from '../../support/shown-forms.ts';
import { clockAndRandom, createTestApp, pass, type TestApp } from '../../support/test-app.ts';
import { send } from '../../support/tool-client.ts';

function app(): Promise<TestApp> {
  return createTestApp({
    now: new Date(),
    parts: hereWithKeys,
  });
}

/** Types a code and allows what it asks for. */
async function allow(t: TestApp, browser: Browser, user_code: string): Promise<void> {
  const shown = await browser.submit('/device', '/device', { user_code });
  const form = formsIn(shown.text).find(({ action }) => action === '/device/decision');
  assert.ok(form, shown.text);
  pass(t, 1_000);
  assert.equal((await browser.post('/device/decision', { ...form.fields, decision: 'allow' })).status, 303);
}

async function withHandle(t: TestApp, handle: string): Promise<number> {
  const params = { name: 'call_tool', arguments: { name: 'list_organizations', arguments: {}, handle } };
  return (await send(t, 'tools/call', params, undefined, `${here}/mcp`)).status;
}

/** Grace in the team of Ada, which reads more than her own, with one of each credential for it. */
async function member(t: TestApp) {
  const [ada, grace] = [await newPerson(t, 'Ada', 'full'), await newPerson(t, 'Grace', 'public')];
  const [team] = await teamsOf(t.desk.db, ada);
  assert.ok(team);
  const invitation = {
    team: team.id,
    by: ada,
    email: 'grace@id.test',
    role: 'owner',
    address: '203.0.113.9',
  } as const;
  await acceptInvitation(
    t.desk,
    await invite(t.desk, invitation, clockAndRandom(t)),
    grace,
    clockAndRandom(t),
  );
  const browser = await signedInBrowser(t, grace);
  assert.equal((await browser.submit('/account', '/account/team', { team: team.slug })).status, 303);
  const key = await makeKey(browser);
  const token = async (resource: string) =>
    (await tokensOf(t, browser, { resource: here + resource })).tokens.access_token;
  const [api, tools] = [await token('/api/v1'), await token('/mcp')];
  const begun = await t.app.fetch(
    new Request(`${here}/api/v1/sign-ins`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{}',
    }),
  );
  const { handle, user_code } = (await begun.json()) as { handle: string; user_code: string };
  await allow(t, browser, user_code);
  const statuses = async () => {
    // The ring of keys asks the desk again after half a second.
    pass(t, 501);
    return {
      key: await statusAt(t, key, '/api/v1/organizations'),
      'token of the API': await statusAt(t, api, '/api/v1/organizations'),
      'token of the tools': await statusAt(t, tools, '/mcp'),
      handle: await withHandle(t, handle),
      session: (await browser.get('/organizations')).status,
      'page of the team': (await browser.get(`/teams/${team.slug}`)).status,
    };
  };
  return { ada, grace, team, browser, statuses };
}

type Member = Awaited<ReturnType<typeof member>>;

const ends: Readonly<Record<string, (t: TestApp, of: Member) => Promise<unknown>>> = {
  'removed from the team': (t, { ada, grace, team }) =>
    removeMember(t.desk, { team: team.id, user: grace, actor: ada }, clockAndRandom(t)),
  'suspended, the person': (t, { grace }) => suspendUser(t.desk, grace, true, 'operator', clockAndRandom(t)),
  'suspended, the team': (t, { team }) =>
    changeTeam(t.desk, team.slug, { suspended: true }, 'operator', clockAndRandom(t)),
  'closed by the person': async (_, { browser }) => {
    const closed = await browser.submit('/account/close', '/account/close', { name: 'Grace' });
    assert.equal(closed.status, 200, closed.text);
  },
};

for (const [how, end] of Object.entries(ends)) {
  test(`U2: ${how}: key, tokens, handle and session answer nothing of the team with the next request`, async () => {
    await using t = await app();
    const of = await member(t);
    for (const [credential, status] of Object.entries(await of.statuses()))
      assert.equal(status, 200, `${credential} before`);
    await end(t, of);
    for (const [credential, status] of Object.entries(await of.statuses())) {
      // A team that is suspended still says to its members that it is.
      if (credential === 'page of the team' && how === 'suspended, the team') continue;
      assert.ok(status >= 300, `${credential}: ${status}`);
    }
    assert.deepEqual(t.bugs, []);
  });
}

test('U3: a tier that is lowered holds with the next request of every credential', async () => {
  await using t = await app();
  const of = await member(t);
  await changeTeam(t.desk, of.team.slug, { tier: 'public' }, 'operator', clockAndRandom(t));
  const now = await of.statuses();
  assert.deepEqual(
    [now.key, now['token of the API'], now.session, now['page of the team']],
    [403, 403, 403, 200],
  );
});

test('an owner of a team that reads the public tier asks the operator for more, once a day', async () => {
  await using t = await app();
  const browser = await signedInBrowser(t, await newPerson(t, 'Ada', 'public'));
  const message = 'A laboratory of three, for a survey of calls.';
  const asked = () => browser.submit('/teams/ada', '/teams/ada/full-access', { message });
  assert.equal((await asked()).status, 200);
  const [kept] = await t.desk.db.selectFrom('messages').selectAll().execute();
  assert.deepEqual([kept?.purpose, kept?.organisation, kept?.message], ['access', 'Ada (ada)', message]);
  assert.equal((await t.desk.db.selectFrom('outbox').selectAll().execute()).length, 1, 'it is mailed');
  assert.equal((await asked()).status, 429, 'a second time');
  await changeTeam(t.desk, 'ada', { tier: 'full' }, 'operator', clockAndRandom(t));
  assert.doesNotMatch((await browser.get('/teams/ada')).text, /full-access/);
});

test('A6: twenty wrong codes an hour from one network, whoever types them; blanks and small letters are the same code', async () => {
  await using t = await app();
  for (let person = 0; person < 4; person++) {
    const browser = await signedInBrowser(t, await newPerson(t, `Person ${'abcd'[person]}`));
    for (let n = 0; n < 5; n++) {
      const typed = ['BBBB-BBBB', 'bbbb bbbb', 'BBBBBBBB', ' bbbb-bbbb ', 'AEIO-1234'][n] as string;
      const shown = await browser.submit('/device', '/device', { user_code: typed });
      assert.equal(shown.status, 400, typed);
    }
  }
  const next = await signedInBrowser(t, await newPerson(t, 'Person e'));
  assert.equal((await next.submit('/device', '/device', { user_code: 'BBBB-BBBB' })).status, 429);
  pass(t, 3_600_000);
  const later = await signedInBrowser(t, await newPerson(t, 'Person f'));
  assert.equal((await later.submit('/device', '/device', { user_code: 'BBBB-BBBB' })).status, 400);
});

test('openid-client finds the server, is let in by a code, renews and gives back what it has', async () => {
  await using t = await app();
  const browser = await signedInBrowser(t, await newPerson(t, 'Ada'));
  const over = (to: string, init: unknown) => t.app.fetch(new Request(to, init as RequestInit));
  const config = await client.discovery(new URL(here), 'perennial-cli', undefined, client.None(), {
    [client.customFetch]: over,
    algorithm: 'oauth2',
    execute: [client.allowInsecureRequests],
  });
  const asked = await client.initiateDeviceAuthorization(config, { scope: 'catalogue:full' });
  await allow(t, browser, asked.user_code);
  const given = await client.pollDeviceAuthorizationGrant(config, { ...asked, interval: 0 });
  assert.equal(await statusAt(t, given.access_token, '/api/v1/organizations'), 200);
  const next = await client.refreshTokenGrant(config, given.refresh_token as string);
  assert.equal(await statusAt(t, next.access_token, '/api/v1/organizations'), 200);
  await client.tokenRevocation(config, next.refresh_token as string);
  assert.equal(await statusAt(t, next.access_token, '/api/v1/organizations'), 401);
});
