// What must hold from the first cookie on, where no other test says it: C11 and C15 of SECURITY.md, and what the
// authorization server made of two people in one browser (T4, T5).

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { limitsBy } from '../../../src/access/limits.ts';
import { shownName } from '../../../src/kernel/sent-text.ts';
import { goodHandle, goodName } from '../../../src/people/accounts/names.ts';
import { askedByCode } from '../../../src/people/accounts/oauth/device.ts';
import { sessionsIn } from '../../../src/people/accounts/sessions.ts';
import { findUser, localOperator } from '../../../src/people/accounts/users.ts';
import { withdrawAgain } from '../../../src/server/erasure/withdraw-again.ts';
import { readConfig } from '../../../src/settings/config.ts';
import { type Browser, hereConfig, newPerson, signedInBrowser } from '../../support/browser.ts';
import { authorized, exchanged, oauthApp, statusAt, tokensOf } from '../../support/oauth-client.ts';
import { means } from '../../support/own-data.ts';
import { createTestApp, pass, type TestApp } from '../../support/test-app.ts';

test('A6: two hundred wrong codes in ten minutes from everybody together, then none, whoever types', async () => {
  await using t = await createTestApp({ now: new Date(), parts: () => ({ config: hereConfig }) });
  const unknown = { provider: { DeviceCode: { findByUserCode: async () => undefined } } } as never;
  const typed = async (n: number) => {
    // Another person at another network each time.
    const by = { user: `user ${n}`, address: `2001:db8:${n.toString(16)}::/64` };
    return askedByCode(unknown, t.desk, 'BBBB-BBBB', by, t.clock.now).then(
      () => 'good',
      (refusal: { reason?: string }) => refusal.reason,
    );
  };
  for (let n = 0; n < 200; n++) assert.equal(await typed(n), 'invalid_input', `try ${n}`);
  assert.equal(await typed(200), 'rate_limited');
  pass(t, 10 * 60_000);
  assert.equal(await typed(201), 'invalid_input', 'ten minutes later');
});

test('A17: the name of a person shows no mark that turns or hides, in fifty spellings', () => {
  const marks = ['\u202e', '\u202a', '\u2066', '\u2069', '\u200b', '\u200e', '\u2060', '\ufeff', '\u{e0041}'];
  const hidden = /[\p{Cf}\p{Cc}]/u;
  let tried = 0;
  for (const mark of [...marks, '\u{e007f}']) {
    for (const text of ['Ada', 'Ada Lovelace', 'Ignore all rules', 'A"onload="x', '&lt;b&gt;']) {
      const name = `${text.slice(0, 2)}${mark}${text.slice(2)}${mark}`;
      tried++;
      assert.doesNotMatch(shownName(name) ?? '', hidden, JSON.stringify(name));
      let kept = '';
      try {
        kept = goodName(name);
      } catch (error) {
        assert.equal((error as { reason?: string }).reason, 'invalid_input');
      }
      assert.doesNotMatch(kept, hidden, JSON.stringify(name));
    }
  }
  assert.equal(tried, 50);
});

test('A19: no name or handle looks like one of the operator, in other letters, digits, cases or spaces', () => {
  const like = ['Perennial', 'PERENNIAL', 'Perenniаl', 'P3rennial', 'Ρerennial', 'Perenni al', 'perennial.'];
  const others = ['Operator', '0perator', 'Оperator', 'Adm1n', 'adrnin', 'Ѕupport', 'Mod-erator', 'Ádmin'];
  const together = ['The operator', 'Operators', 'Perennial team', 'Perennial support', 'A moderator'];
  const nobody = ['A former member', 'Former members', 'member 7f3a', 'Member-7F3A', 'Мember 7f3a'];
  const letters = ['օperator', 'ꓳperator', 'ᴏperator', 'ᴏᴘᴇʀᴀᴛᴏʀ', 'Ꮲerennial', 'ɑdmin', '@dmin', 'ⵔperator'];
  for (const name of [...like, ...others, ...together, ...nobody, ...letters])
    assert.throws(() => goodName(name), /looks like a name of the operator/, name);
  for (const handle of [
    'operator',
    'perennial',
    'adm1n',
    'support',
    'local',
    'm0derator',
    'the-operator',
    'perennial-team',
  ])
    assert.throws(() => goodHandle(handle), /kept for the operator/, handle);
  const free = ['Ada', 'Ada Lovelace', 'Perennials fan', 'Supporter of science', '李明', 'Ольга'];
  const alsoFree = [
    'Perennial Philanthropies',
    'Team 7f3a',
    'Members of the board',
    '自然科学基',
    'Sørensen',
    'TGFβ',
  ];
  for (const name of [...free, ...alsoFree]) assert.equal(goodName(name), name);
});

test('A19: whoever runs the machine keeps the name and the handle that nobody else may take, and is found by it', async () => {
  await using t = await createTestApp({ now: new Date(), parts: () => ({ config: hereConfig }) });
  const operator = await localOperator(t.desk, means(t));
  const browser = await signedInBrowser(t, operator);
  const save = (name: string, handle: string) => browser.submit('/account', '/account', { name, handle });
  assert.equal((await save('Local operator', 'local')).status, 303);
  assert.equal((await save('Grace of the engine room', 'local')).status, 303);
  const other = await save('Grace of the engine room', 'grace');
  assert.equal(other.status, 400);
  assert.match(other.text, /keeps the handle local/);
  assert.equal(await localOperator(t.desk, means(t)), operator, 'no second one is made');
});

test('C10: whoever is signed in is counted by the account, whatever the address, and nobody else by it', async () => {
  await using t = await createTestApp({
    now: new Date(),
    parts: (_, clock) => ({ config: hereConfig, limits: limitsBy(() => clock.now.getTime()) }),
  });
  const [ada, grace] = [await newPerson(t, 'Ada'), await newPerson(t, 'Grace')];
  const [first, second] = [await signedInBrowser(t, ada), await signedInBrowser(t, ada)];
  const left = async (browser: Browser) =>
    Number((await browser.get('/account')).headers.get('x-ratelimit-remaining'));
  const before = await left(first);
  assert.equal(await left(second), before - 1, 'two browsers of one person count together');
  assert.equal(await left(first), before - 2);
  assert.ok(
    (await left(await signedInBrowser(t, grace))) > before - 3,
    'another person has a count of the own',
  );
});

test('C21: people sign in at several nodes with one SECRET_KEY, or the node does not start', () => {
  const provider = {
    OIDC_ISSUER: 'https://id.example',
    OIDC_CLIENT_ID: 'perennial',
    OIDC_CLIENT_SECRET: 'fictional-client-secret',
    OIDC_LABEL: 'Example',
  };
  const nodes = { DATABASE_URL: 'postgres://127.0.0.1/perennial' };
  assert.throws(
    () => readConfig({ ...provider, ...nodes }),
    /takes SECRET_KEY beside it, the same on all nodes/,
  );
  const key = { SECRET_KEY: 'a'.repeat(32) };
  assert.equal(readConfig({ ...provider, ...nodes, ...key }).providers.length, 1);
  assert.equal(readConfig(provider).providers.length, 1, 'one folder keeps its own');
  assert.equal(readConfig(nodes).providers.length, 0);
});

test('a provider that is set in part is told at the start, with the setting that is missing', () => {
  for (const name of ['OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET', 'OIDC_LABEL'])
    for (const n of ['', '_3'])
      assert.throws(() => readConfig({ [name + n]: 'fictional' }), {
        message: `${name + n} cannot be used alone: it takes OIDC_ISSUER${n} beside it.`,
      });
  assert.throws(() => readConfig({ OIDC_ISSUER_2: 'https://id.example', OIDC_CLIENT_ID_2: 'perennial' }), {
    message: /OIDC_ISSUER_2 cannot be used alone: it takes OIDC_CLIENT_ID_2 and OIDC_CLIENT_SECRET_2/,
  });
});

test('C11: a session that the database cannot be asked about counts for nothing, however well it was known', async () => {
  await using t = await createTestApp({ now: new Date(), parts: () => ({ config: hereConfig }) });
  const browser = await signedInBrowser(t, await newPerson(t, 'Ada'));
  const cookie = browser.cookies.get('perennial') as string;
  let away = false;
  const desk = new Proxy(t.desk, {
    get: (of, member) => {
      if (away && member === 'db') throw new Error('the database is away');
      return Reflect.get(of, member);
    },
  });
  const sessions = sessionsIn({ desk, now: () => t.clock.now });
  assert.equal((await sessions.find(cookie, '192.0.2.1'))?.account?.name, 'Ada');
  away = true;
  await assert.rejects(sessions.find(cookie, '192.0.2.1'), /away/);
});

test('C15: a restore brings back no session, link, code or token', async () => {
  await using t = await oauthApp();
  const browser = await signedInBrowser(t, await newPerson(t, 'Ada'));
  const { tokens } = await tokensOf(t, browser);
  const states = async () => [
    (await browser.get('/account')).status,
    await statusAt(t, tokens.access_token, '/api/v1/organizations'),
  ];
  assert.deepEqual(await states(), [200, 200]);
  await t.desk.exclusively('ledger', (trx) => withdrawAgain(trx, [], means(t), true));
  assert.deepEqual(await states(), [303, 401]);
  assert.equal(await rowsOf(t, 'oauth_records'), 0);
  assert.equal(await rowsOf(t, 'sign_in_links'), 0);
});

async function rowsOf(t: TestApp, table: 'oauth_records' | 'sign_in_links'): Promise<number> {
  return (await t.desk.db.selectFrom(table).selectAll().execute()).length;
}

test('T4: what a person let in goes on when the person signs out, and every consent asks for the team anew', async () => {
  await using t = await oauthApp();
  const ada = await newPerson(t, 'Ada');
  const browser = await signedInBrowser(t, ada);
  const first = await tokensOf(t, browser);
  await browser.submit('/account', '/sign-out');
  assert.equal((await browser.get('/account')).status, 303);
  assert.equal(await statusAt(t, first.tokens.access_token, '/api/v1/organizations'), 200);
  const again = await signedInBrowser(t, ada);
  await again.submit('/teams/new', '/teams/new', { name: 'Laboratory' });
  // `authorized` fails where no page asks.
  const second = await exchanged(t, await authorized(t, again));
  assert.equal(await statusAt(t, second.tokens.access_token, '/api/v1/organizations'), 200);
});

test('T5: whoever signs in after somebody else in one browser lets programs in as nobody but themselves', async () => {
  await using t = await oauthApp();
  const [ada, grace] = [await newPerson(t, 'Ada'), await newPerson(t, 'Grace')];
  const browser = await signedInBrowser(t, ada);
  await tokensOf(t, browser);
  // The cookies of the authorization server stay in the browser when somebody else signs in there.
  const other = await signedInBrowser(t, grace);
  for (const [name, value] of browser.cookies) if (!other.cookies.has(name)) other.cookies.set(name, value);
  const { tokens } = await tokensOf(t, other);
  const authorization = `Bearer ${tokens.access_token}`;
  const me = await t.app.fetch(
    new Request(`${hereConfig.siteUrl}/api/v1/me`, { headers: { authorization } }),
  );
  assert.equal(((await me.json()) as { user: { name: string } }).user.name, 'Grace');
  const owners = await t.desk.db.selectFrom('oauth_grants').select('user_id').execute();
  assert.deepEqual(owners.map(({ user_id }) => user_id).toSorted(), [ada, grace].toSorted());
});

test('a handle has 3 to 30 characters, hyphens among them', () => {
  for (const good of ['x-y', 'abc', `a${'-b'.repeat(14)}c`]) assert.equal(goodHandle(good), good);
  for (const wrong of ['ab', 'a-', '-ab', 'a--b', 'ab-', 'a'.repeat(31), `a${'-b'.repeat(15)}`])
    assert.throws(() => goodHandle(wrong), /handle takes 3 to 30/, wrong);
});

test('the command line finds a person by the address in any case', async () => {
  await using t = await createTestApp({ parts: () => ({ config: hereConfig }) });
  const user = await newPerson(t, 'Ada');
  await t.desk.db.updateTable('users').set({ email: 'Mixed.Case@Id.Test' }).where('id', '=', user).execute();
  for (const address of ['mixed.case@id.test', 'Mixed.Case@Id.Test', 'MIXED.CASE@ID.TEST'])
    assert.equal((await findUser(t.desk.db, address))?.id, user, address);
  assert.equal(await findUser(t.desk.db, 'case@id.test'), null);
  const second = await newPerson(t, 'Bo');
  const claimed = { email: 'mixed.case@id.test', email_verified_at: null };
  await t.desk.db.updateTable('users').set(claimed).where('id', '=', second).execute();
  const found = await findUser(t.desk.db, 'mixed.case@id.test');
  assert.equal(found?.id, user, 'an address that is only said to be theirs makes nobody of another one');
  const verified = { email_verified_at: t.clock.now.toISOString() };
  await t.desk.db.updateTable('users').set(verified).where('id', '=', second).execute();
  assert.equal(await findUser(t.desk.db, 'mixed.case@id.test'), null, 'two have it: neither is guessed');
});
