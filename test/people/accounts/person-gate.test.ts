import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { test } from 'node:test';
import { publicCaller } from '../../../src/access/caller.ts';
import { operations } from '../../../src/catalogue.ts';
import { restChannel } from '../../../src/channels/rest/rest.ts';
import { text } from '../../../src/kernel/field.ts';
import { inBody, type Operation } from '../../../src/kernel/operation.ts';
import { perform } from '../../../src/kernel/perform.ts';
import * as account from '../../../src/people/accounts/account-operations.ts';
import * as address from '../../../src/people/accounts/address-operations.ts';
import * as identities from '../../../src/people/accounts/identity-operations.ts';
import * as keys from '../../../src/people/accounts/key-operations.ts';
import * as operator from '../../../src/people/accounts/operator-operations.ts';
import { personOperation } from '../../../src/people/accounts/person.ts';
import * as team from '../../../src/people/accounts/team-operations.ts';
import * as authors from '../../../src/people/essays/author-operations.ts';
import * as readers from '../../../src/people/essays/readers.ts';
import * as marketSteps from '../../../src/people/markets/operator-operations.ts';
import * as marketActs from '../../../src/people/markets/person-operations.ts';
import * as marketQueue from '../../../src/people/markets/queue.ts';
import { appealOperations } from '../../../src/people/moderation/appeals.ts';
import { decideReport, listReports } from '../../../src/people/moderation/reports.ts';
import { waitingCounts } from '../../../src/people/moderation/waiting.ts';
import * as own from '../../../src/people/own-data/operations.ts';
import * as profile from '../../../src/people/profile/person-operations.ts';
import * as projects from '../../../src/people/projects/person-operations.ts';
import * as fullAccess from '../../../src/people/requests/full-access.ts';
import { reviewOperations } from '../../../src/people/reviews/author-operations.ts';
import * as moderators from '../../../src/people/reviews/moderator-operations.ts';
import * as representatives from '../../../src/people/reviews/representatives.ts';
import * as adopt from '../../../src/people/runs/adopt.ts';
import { searchOperations } from '../../../src/people/searches/person-operations.ts';
import { browserOf, here, hereWithKeys, makeKey, newPerson, signedInBrowser } from '../../support/browser.ts';
import { often } from '../../support/often.ts';
import { formsIn } from '../../support/shown-forms.ts';
import { createTestApp, pass, type TestApp } from '../../support/test-app.ts';

const personal = [
  account,
  keys,
  identities,
  team,
  address,
  fullAccess,
  operator,
  projects,
  { ...profile, fillFilters: profile.fillFilters(operations) },
  searchOperations(operations),
  marketActs,
  marketSteps,
  marketQueue,
  authors,
  readers,
  moderators,
  representatives,
  adopt,
  reviewOperations(new Uint8Array(32)),
  appealOperations({}),
  { list: listReports, decide: decideReport({}), waiting: waitingCounts },
  { ...own, exportAccount: own.exportAccount(new Uint8Array(32)) },
]
  .flatMap((module) => Object.values(module) as readonly unknown[])
  .filter((one): one is Operation => one !== null && typeof one === 'object' && 'actor' in one);

function app(): Promise<TestApp> {
  return createTestApp({ parts: hereWithKeys });
}

/** A browser with the form of the profile, and a key that its person made. */
async function withForm(t: TestApp) {
  const browser = await signedInBrowser(t, await newPerson(t, 'Ada'));
  const key = await makeKey(browser);
  const form = formsIn((await browser.get('/account')).text).find(({ action }) => action === '/account');
  assert.ok(form && key);
  pass(t, 1_000);
  return { browser, key, fields: form.fields };
}

test('a channel for programs refuses to mount what only a person does, and no catalogue holds it', () => {
  const one = personOperation({
    name: 'do_something',
    method: 'POST',
    path: '/do',
    summary: 'Something.',
    input: { name: inBody(text('A name.')) },
    run: async () => ({ text: '{}' }),
  });
  assert.throws(() => restChannel({ operations: [one] } as never, () => undefined), /for persons alone/);
  const mounted = new Set(operations.map(({ name }) => name));
  for (const { name, actor } of personal) assert.ok(actor === 'person' && !mounted.has(name), name);
});

test('perform itself refuses what only a person does to everyone who came by no form', async () => {
  for (const operation of personal) {
    for (const actor of [undefined, ...(operation.method === 'GET' ? [] : (['person'] as const))]) {
      const context = { tier: 'top', ...(actor ? { actor } : {}) };
      await assert.rejects(
        perform(operation, {}, context as never),
        { reason: 'browser_only' },
        operation.name,
      );
    }
  }
});

test('what the operator reads is refused by each operation itself to who is not of its team', async () => {
  await using t = await app();
  const { desk, clock } = t;
  const account = { id: await newPerson(t, 'Ada'), name: 'Ada', image: null };
  const session = { hash: 'h', method: 'link', auth_at: clock.now.toISOString() } as const;
  const team = { id: 'team', name: 'Team', operator: false };
  const caller = { ...publicCaller('192.0.2.1'), tier: 'top', account, session, team } as const;
  const { reader } = t.shelf;
  const context = { tier: 'top', actor: 'person', caller, desk, reader, now: clock.now, random: randomBytes };
  const reading = personal.filter(({ method, path }) => method === 'GET' && path.startsWith('/operator'));
  assert.ok(reading.length >= 7, String(reading.length));
  for (const one of reading) {
    const named = Object.entries(one.input).filter(([, param]) => param.in === 'path');
    const input = Object.fromEntries(named.map(([name]) => [name, 'some-name']));
    await assert.rejects(perform(one, input, context as never), { reason: 'forbidden' }, one.name);
  }
});

test('the pages of the operator are for the members of its team alone', async () => {
  await using t = await app();
  const [operator, ada] = [await signedInBrowser(t), await signedInBrowser(t, await newPerson(t, 'Ada'))];
  const parts = ['appeals', 'essays', 'markets', 'markets/new', 'people', 'reports', 'representatives'];
  for (const path of ['', ...parts, 'reviews', 'teams'].map((one) => `/operator/${one}`.replace(/\/$/, ''))) {
    assert.equal((await operator.get(path)).status, 200, path);
    assert.equal((await ada.get(path)).status, 403, path);
  }
});

test('A14: a form passes the gate with a session, from a page of this site, by a navigation, with its ticket', async () => {
  await using t = await app();
  const { browser, key, fields } = await withForm(t);
  const send = (headers: Record<string, string>, typed: Record<string, string> = {}) =>
    browser.post('/account', { ...fields, name: 'Ada L.', ...typed }, headers);
  const code = async (answer: Promise<{ status: number }>) => (await answer).status;
  assert.equal(await code(send({ authorization: `Bearer ${key}` })), 403, 'a good key beside a good cookie');
  assert.equal(await code(send({ cookie: '' })), 403, 'no cookie');
  assert.equal(await code(send({ cookie: '', authorization: `Bearer ${key}` })), 403, 'a key alone');
  assert.equal(await code(send({ 'sec-fetch-site': 'cross-site' })), 403);
  assert.equal(await code(send({ 'sec-fetch-site': 'same-site' })), 403, 'a neighbouring host');
  assert.equal(await code(send({ 'sec-fetch-site': 'none' })), 403);
  assert.equal(await code(send({ 'sec-fetch-mode': 'cors' })), 403, 'a script');
  assert.equal(await code(send({ 'content-type': 'application/json' })), 403);
  assert.equal(await code(send({}, { ticket: '' })), 409);
  assert.equal(
    await code(
      send({}, { ticket: `${fields.ticket?.slice(0, -1)}${fields.ticket?.endsWith('A') ? 'E' : 'A'}` }),
    ),
    409,
  );
  assert.equal((await browser.get('/account')).text.includes('Ada L.'), false);
  assert.equal(await code(send({})), 303);
  assert.equal((await browser.get('/account')).text.includes('Ada L.'), true);
  assert.deepEqual(t.bugs, []);
});

test('where a browser does not say what fetched, the origin of the page decides', async () => {
  await using t = await app();
  const { browser, fields } = await withForm(t);
  const asked = async (origin: string | null) => {
    const response = await t.app.fetch(
      new Request(`${here}/account`, {
        method: 'POST',
        headers: {
          'content-type': 'application/x-www-form-urlencoded',
          cookie: `perennial=${browser.cookies.get('perennial')}`,
          ...(origin === null ? {} : { origin }),
        },
        body: new URLSearchParams(fields).toString(),
      }),
    );
    return response.status;
  };
  for (const origin of [
    null,
    'null',
    'http://evil.example',
    'http://127.0.0.1:8081',
    'https://127.0.0.1:8080',
  ])
    assert.equal(await asked(origin), 403, String(origin));
  assert.equal(await asked(here), 303);
});

test('a ticket is of one session, one action and one subject, and good from 0.8 s to two hours', async () => {
  await using t = await app();
  const { browser, fields } = await withForm(t);
  const other = await signedInBrowser(t, await newPerson(t, 'Grace'));
  assert.equal((await other.post('/account', fields)).status, 409, 'another session');
  assert.equal((await browser.post('/account/sessions/end', fields)).status, 409, 'another action');
  const at = t.clock.now.getTime();
  const fresh = formsIn((await browser.get('/account')).text).find(({ action }) => action === '/account');
  assert.ok(fresh);
  t.clock.now = new Date(at + 799);
  const fast = await browser.post('/account', { ...fresh.fields, name: 'Typed in vain' });
  assert.deepEqual([fast.status, fast.text.includes('Typed in vain')], [409, true], 'what was typed is kept');
  t.clock.now = new Date(at + 2 * 3_600_000 + 1);
  assert.equal((await browser.post('/account', fresh.fields)).status, 409);
  t.clock.now = new Date(at + 2 * 3_600_000);
  assert.equal((await browser.post('/account', fresh.fields)).status, 303);
});

test('fifty posts of one ticket have one effect, and all others are told of it', async () => {
  await using t = await app();
  const browser = await signedInBrowser(t, await newPerson(t, 'Ada'));
  for (let round = 0; round < often(20); round++) {
    const form = formsIn((await browser.get('/account/keys')).text).find(
      ({ action }) => action === '/account/keys',
    );
    assert.ok(form);
    pass(t, 1_000);
    // A person has ten good keys at most.
    await t.desk.db.deleteFrom('keys').execute();
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => browser.post('/account/keys', { ...form.fields, name: `k${round}k` })),
    );
    const shown = answers.filter(({ text }) => /perennial_key_\w{36}/.test(text));
    const told = answers.filter(({ text }) => text.includes('This form was sent twice'));
    assert.deepEqual([shown.length, told.length], [1, 49]);
    assert.equal((await t.desk.db.selectFrom('keys').select('id').execute()).length, 1);
  }
});

test('what was refused spends no ticket, and is shown with what was typed', async () => {
  await using t = await app();
  const { browser, fields } = await withForm(t);
  const refused = await browser.post('/account', { ...fields, name: 'Perenniаl' });
  assert.equal(refused.status, 400);
  assert.match(refused.text, /looks like a name of the operator/);
  assert.ok(refused.text.includes('value="Perenniаl"'));
  assert.equal((await browser.post('/account', { ...fields, name: 'Ada' })).status, 303);
});

test('what is dangerous needs a sign-in of the last 15 minutes', async () => {
  await using t = await app();
  const browser = await signedInBrowser(t, await newPerson(t, 'Ada'));
  const form = formsIn((await browser.get('/account/keys')).text).find(
    ({ action }) => action === '/account/keys',
  );
  assert.ok(form);
  pass(t, 15 * 60_000 + 1);
  const answer = await browser.post('/account/keys', { ...form.fields, name: 'late' });
  assert.equal(answer.status, 403);
  assert.match(answer.text, /Sign in again/);
  assert.equal((await t.desk.db.selectFrom('keys').selectAll().execute()).length, 0);
  const { id } = await t.desk.db.selectFrom('users').select('id').executeTakeFirstOrThrow();
  const shown = (await browser.get('/account/keys')).text;
  assert.ok(
    shown.includes(`<code>perennial sign-in --user ${id}</code>`),
    'a link for her, not for the operator',
  );
});

test('nothing that is made for a session is kept, shared or marked', async () => {
  await using t = await app();
  const browser = await signedInBrowser(t);
  for (const path of ['/', '/account', '/account/keys', '/account/activity', '/sign-in', '/nothing-here']) {
    const { headers } = await browser.get(path);
    assert.deepEqual(
      [
        path,
        /\bno-store\b/.test(headers.get('cache-control') ?? ''),
        headers.get('etag'),
        /\bcookie\b/i.test(headers.get('vary') ?? ''),
      ],
      [path, true, null, true],
    );
    assert.equal(headers.get('access-control-allow-origin'), null);
  }
  const { headers } = await browserOf(t, { at: here }).get('/');
  assert.match(headers.get('vary') ?? '', /cookie/i);
});

test('where programs ask, a cookie is not read', async () => {
  await using t = await app();
  const browser = await signedInBrowser(t);
  for (const path of [
    '/api/v1/me',
    '/api/v1/organizations',
    '/openapi.json',
    '/common-grants/opportunities',
  ]) {
    const [without, beside] = [await browserOf(t, { at: here }).get(path), await browser.get(path)];
    assert.deepEqual([path, beside.status, beside.text.length], [path, without.status, without.text.length]);
    assert.equal(beside.headers.get('cache-control'), without.headers.get('cache-control'));
  }
  const me = JSON.parse((await browser.get('/api/v1/me')).text);
  assert.deepEqual([me.tier, me.team], ['public', null]);
});
