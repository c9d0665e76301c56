import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { test } from 'node:test';
import { sql } from 'kysely';
import { invite } from '../../../src/people/accounts/invitations.ts';
import { personTables } from '../../../src/people/own-data/person-tables.ts';
import { redacted } from '../../../src/server/node/server-log.ts';
import { browserOf, here, hereWithKeys, linkFor, makeKey, newPerson } from '../../support/browser.ts';
import { tokensOf } from '../../support/oauth-client.ts';
import { formsIn } from '../../support/shown-forms.ts';
import { clockAndRandom, createTestApp } from '../../support/test-app.ts';

test('a dump of the database holds no secret, and no hash that it holds lets anybody in', async () => {
  await using t = await createTestApp({
    now: new Date(),
    parts: hereWithKeys,
  });
  const ada = await newPerson(t, 'Ada');
  const browser = browserOf(t, { at: here });
  const link = await linkFor(t, ada);
  await browser.submit(link, link);
  const unused = await linkFor(t, ada);
  const key = await makeKey(browser);
  const { tokens } = await tokensOf(t, browser);
  const started = await t.app.fetch(
    new Request(`${here}/api/v1/sign-ins`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{}',
    }),
  );
  const { handle, user_code } = (await started.json()) as { handle: string; user_code: string };
  const device = await t.app.fetch(
    new Request(`${here}/oauth/device_authorization`, {
      method: 'POST',
      body: new URLSearchParams({ client_id: 'perennial-cli' }),
    }),
  );
  const code = (await device.json()) as { device_code: string; user_code: string };
  const { team_id } = await t.desk.db.selectFrom('memberships').select('team_id').executeTakeFirstOrThrow();
  const means = clockAndRandom(t);
  const token = await invite(
    t.desk,
    { team: team_id, by: ada, email: 'g@id.test', role: 'viewer', address: '203.0.113.9' },
    means,
  );
  const form = formsIn((await browser.get('/account')).text).find(({ action }) => action === '/account');
  const secrets = {
    cookie: browser.cookies.get('perennial'),
    link: link.split('/').at(-1),
    unused: unused.split('/').at(-1),
    key,
    access: tokens.access_token,
    refresh: tokens.refresh_token,
    handle,
    code: user_code,
    plainCode: user_code.replace('-', ''),
    device: code.device_code,
    deviceCode: code.user_code.replace('-', ''),
    invitation: token,
    ticket: form?.fields.ticket,
  };
  const dump: string[] = [];
  for (const name of Object.keys(personTables)) {
    const { rows } = await sql`select * from ${sql.table(name)}`.execute(t.desk.db);
    dump.push(JSON.stringify(rows));
  }
  const all = dump.join('\n');
  for (const [name, secret] of Object.entries(secrets)) {
    assert.ok(typeof secret === 'string' && secret.length >= 8, name);
    assert.ok(!all.includes(secret), `${name} stands in the database`);
  }
  const hashes = [...new Set([...all.matchAll(/"#?([\w-]{43})"/g)].map(([, found]) => found as string))];
  assert.ok(hashes.length >= 6);
  for (const stolen of hashes) {
    for (const headers of [{ authorization: `Bearer ${stolen}` }, { authorization: `Bearer #${stolen}` }]) {
      const { status } = await t.app.fetch(new Request(`${here}/api/v1/me`, { headers }));
      assert.equal(status, 401);
    }
    const page = await t.app.fetch(
      new Request(`${here}/account`, { headers: { cookie: `perennial=${stolen}` } }),
    );
    assert.equal(page.status, 303, 'it is no session');
  }
  assert.deepEqual(t.bugs, []);
});

test('U7: no path of a link, and no credential, stands in a line of the log', () => {
  const secret = randomBytes(32).toString('base64url');
  for (const path of ['/sign-in/link/', '/invitations/', '/account/mail/', '/feeds/', '/u/']) {
    const line = redacted(JSON.stringify({ path: path + secret }));
    assert.ok(!line.includes(secret), path);
    assert.ok(line.includes(path), 'what was asked is still told');
  }
});
