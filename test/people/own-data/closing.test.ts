import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'kysely';
import { dayMs } from '../../../src/kernel/durations.ts';
import { cleanAccounts } from '../../../src/people/accounts/cleaning.ts';
import { createTeam, join } from '../../../src/people/accounts/teams.ts';
import { sendDue } from '../../../src/people/mail/delivery.ts';
import { mailTexts } from '../../../src/people/mail-texts.ts';
import { eraseDue } from '../../../src/people/own-data/closings.ts';
import { withdrawAgain } from '../../../src/server/erasure/withdraw-again.ts';
import { browserOf, here, linkFor, makeKey, newPerson, signedInBrowser } from '../../support/browser.ts';
import { anOpenMarket, mustHold, traded } from '../../support/market-world.ts';
import { takesLong } from '../../support/often.ts';
import { app, close, means, random } from '../../support/own-data.ts';
import { pass } from '../../support/test-app.ts';

test('D5: whoever closes an account is let in nowhere at once, and may take it back for two weeks', async () => {
  await using t = await app();
  const ada = await newPerson(t, 'Ada');
  const first = await signedInBrowser(t, ada);
  const key = await makeKey(first);
  const slip = await first.submit('/account/close', '/account/close', { name: 'Grace' });
  assert.deepEqual([slip.status, /Type your name, Ada/.test(slip.text)], [400, true]);
  assert.match(slip.text, /Keep them, without my name/, 'the form once more, as it was shown');
  const { answer } = await close(t, ada);
  assert.deepEqual([answer.status, /The account is closed/.test(answer.text)], [200, true]);
  assert.match(
    answer.text,
    /aria-label="Your account"><a [^>]*>Sign in</,
    'nobody is signed in on that page',
  );
  assert.match((await first.get('/account')).headers.get('location') ?? '', /^\/sign-in/);
  assert.equal(
    (await browserOf(t, { at: here }).get('/api/v1/me', { authorization: `Bearer ${key}` })).status,
    401,
  );
  const teams = async () => (await (await signedInBrowser(t)).get('/operator/teams')).text;
  assert.match(
    await teams(),
    /Ada <[\s\S]*?"State">being closed</,
    'the team of which nobody else is a member',
  );
  pass(t, 13 * dayMs);
  assert.equal(await eraseDue(t.desk, means(t), false), 0);
  const again = await signedInBrowser(t, ada);
  const link = await linkFor(t, ada);
  const anywhere = await browserOf(t, { at: here }).submit(link, link);
  assert.equal(anywhere.headers.get('location'), '/account/close', 'whoever signs in is told first');
  assert.match((await again.get('/account')).text, /being closed[\s\S]*how to keep it/);
  assert.match((await again.get('/account/close')).text, /is being closed/);
  assert.equal((await again.submit('/account/close', '/account/keep')).status, 303);
  pass(t, 2 * dayMs);
  assert.equal(await eraseDue(t.desk, means(t), false), 0);
  assert.match((await (await signedInBrowser(t, ada)).get('/account')).text, /owner/);
  assert.equal(
    (await browserOf(t, { at: here }).get('/api/v1/me', { authorization: `Bearer ${key}` })).status,
    401,
    'what was ended stays ended',
  );
});

test('what a person wrote may stay, without the name', async () => {
  await using t = await app();
  const ada = await newPerson(t, 'Ada');
  const comment = (id: string) => ({
    id,
    experiment_id: 'e',
    position: Number(id),
    parent_id: null,
    author_kind: 'account' as const,
    author_name: 'Ada',
    author_image: null,
    account_id: ada,
    body: 'What I found',
    token_hash: null,
    created_at: t.clock.now.toISOString(),
    removed_at: null,
  });
  await t.desk.db
    .insertInto('comments')
    .values([comment('1'), comment('2')])
    .execute();
  await close(t, ada, { words: 'keep' });
  pass(t, 14 * dayMs);
  await eraseDue(t.desk, means(t), false);
  const rows = await t.desk.db
    .selectFrom('comments')
    .select(['author_name', 'account_id', 'body', 'removed_at'])
    .execute();
  assert.deepEqual(
    { ...rows[0] },
    {
      author_name: 'A former member',
      account_id: null,
      body: 'What I found',
      removed_at: null,
    },
  );
});

test('the only owner of a team that others are in hands it over first', async () => {
  await using t = await app();
  const [ada, grace] = [await newPerson(t, 'Ada'), await newPerson(t, 'Grace')];
  await t.desk.exclusively('accounts', async (trx) => {
    const { id } = await createTeam(trx, { name: 'Aubrey', tier: 'full', owner: ada }, means(t));
    await join(trx, { team: id, user: grace, role: 'editor' }, means(t));
  });
  const { answer } = await close(t, ada);
  assert.deepEqual([answer.status, /only owner of Aubrey/.test(answer.text)], [400, true]);
  await t.desk.db.updateTable('memberships').set({ role: 'owner' }).where('user_id', '=', grace).execute();
  assert.equal((await close(t, ada)).answer.status, 200);
});

test('the receipt is mailed before the address is erased', async () => {
  await using t = await app();
  const ada = await newPerson(t, 'Ada');
  await close(t, ada);
  pass(t, 14 * dayMs);
  assert.equal(await eraseDue(t.desk, means(t), true), 0);
  assert.equal(await eraseDue(t.desk, means(t), true), 0, 'the mail waits');
  const sent: { to: string; text: string }[] = [];
  const mail = async (message: { to: string; text: string }) => void sent.push(message);
  const options = {
    texts: mailTexts,
    desk: t.desk,
    mail,
    to: 'op@id.test',
    site: here,
    serviceName: 'Perennial',
    now: () => t.clock.now,
    random,
  };
  assert.deepEqual(await sendDue(options), { sent: 1, failed: 0 });
  assert.deepEqual([sent[0]?.to, /What stays/.test(sent[0]?.text ?? '')], ['ada@id.test', true]);
  assert.equal(await eraseDue(t.desk, means(t), true), 1);
});

test('D3: a backup that is older than the closing brings nobody back', async () => {
  await using t = await app();
  const [erased, closing, back] = [
    await newPerson(t, 'Ada'),
    await newPerson(t, 'Grace'),
    await newPerson(t, 'Mary'),
  ];
  const at = t.clock.now.toISOString();
  const of = { words: 'delete', reviews: 'delete', at } as const;
  const done = await t.desk.exclusively('ledger', (trx) =>
    withdrawAgain(
      trx,
      [
        { account: erased, step: 'asked', ...of },
        { account: erased, step: 'erased', ...of, at: new Date(t.clock.now.getTime() + 1).toISOString() },
        { account: closing, step: 'asked', ...of },
        { account: back, step: 'asked', ...of },
        { account: back, step: 'stopped', ...of, at: new Date(t.clock.now.getTime() + 1).toISOString() },
        { account: 'nobody', step: 'erased', ...of },
      ],
      means(t),
      true,
    ),
  );
  assert.equal(done.accounts, 2);
  const users = await t.desk.db.selectFrom('users').select(['name', 'status']).orderBy('name').execute();
  assert.deepEqual(
    users.map((one) => ({ ...one })),
    [
      { name: 'A former member', status: 'closed' },
      { name: 'Grace', status: 'closing' },
      { name: 'Mary', status: 'active' },
    ],
  );
});

test('what is over is cleaned away, and nothing else', async () => {
  await using t = await app();
  const ada = await newPerson(t, 'Ada');
  const browser = await signedInBrowser(t, ada);
  const live = async () => (await browser.get('/account')).status;
  await t.desk.db
    .insertInto('oauth_records')
    .values(
      ['never', 'once', 'long'].map((id) => ({
        model: 'Client',
        id,
        payload: '{}',
        grant_id: null,
        uid: null,
        user_code: null,
        created_at: t.clock.now.toISOString(),
        expires_at: null,
        consumed_at: null,
        polled_at: id === 'never' ? null : t.clock.now.toISOString(),
      })),
    )
    .execute();
  await cleanAccounts(t.desk, t.clock.now);
  assert.equal(await live(), 200);
  const count = async () =>
    (await t.desk.db.selectFrom('oauth_records').select('id').execute()).map(({ id }) => id).toSorted();
  assert.deepEqual(await count(), ['long', 'never', 'once']);
  pass(t, dayMs);
  assert.ok(
    (await cleanAccounts(t.desk, t.clock.now)) >= 2,
    'the used link, its ticket and the program that nobody let in',
  );
  assert.deepEqual([await count(), await live()], [['long', 'once'], 200]);
  assert.equal((await t.desk.db.selectFrom('sign_in_links').selectAll().execute()).length, 0);
  assert.equal(await cleanAccounts(t.desk, t.clock.now), 0);
  pass(t, 91 * dayMs);
  await cleanAccounts(t.desk, t.clock.now);
  assert.deepEqual(
    [await count(), (await t.desk.db.selectFrom('sessions').selectAll().execute()).length],
    [[], 0],
  );
});

test('D4: when a trader is erased, every sum of the markets stays, and the trades are nobody’s', async () => {
  await using t = await app();
  const [ada, grace] = [await newPerson(t, 'Ada'), await newPerson(t, 'Grace')];
  pass(t, 2 * dayMs);
  const market = await anOpenMarket(t.desk, t.clock.now);
  for (const [user, outcome] of [
    [ada, 'yes'],
    [grace, 'no'],
  ] as const)
    await traded(t.desk, market, { user, outcome, side: 'buy', amount: 20_000 }, t.clock.now);
  const sums = async () => {
    const { rows } = await sql<{ n: number; total: number; shares: number }>`
      select (select count(*) from point_entries) as n, (select sum(delta_mp) from point_entries) as total,
        (select sum(shares) from market_positions) as shares`.execute(t.desk.db);
    return Object.values(rows[0] as object).map(Number);
  };
  const before = await sums();
  assert.equal(before[1], 0);
  await close(t, ada);
  pass(t, 14 * dayMs);
  assert.equal(await eraseDue(t.desk, means(t), false), 1);
  assert.deepEqual(await sums(), before);
  await mustHold(t.desk);
  const trades = await t.desk.db.selectFrom('market_trades').select('user_id').execute();
  assert.equal(trades.length, 2);
  assert.equal(
    trades.some(({ user_id }) => user_id === ada),
    false,
  );
  const accounts = await t.desk.db.selectFrom('point_accounts').select('account').execute();
  assert.equal(
    accounts.some(({ account }) => account.includes(ada)),
    false,
  );
});

test('ten thousand rows are taken along in five seconds of processor time', async (t) => {
  if (!takesLong(t)) return;
  await using world = await app();
  const ada = await newPerson(world, 'Ada');
  const at = world.clock.now.toISOString();
  const rows = Array.from({ length: 10_000 }, (_, n) => ({
    id: `event-${n}`,
    at,
    actor_id: ada,
    action: 'session.started',
    user_id: ada,
    team_id: null,
    detail: `a browser, ${n}`,
  }));
  for (let from = 0; from < rows.length; from += 500) {
    await world.desk.db
      .insertInto('account_events')
      .values(rows.slice(from, from + 500))
      .execute();
  }
  const browser = await signedInBrowser(world, ada);
  const began = process.cpuUsage();
  const answer = await browser.submit('/account/export', '/account/export');
  const { user, system } = process.cpuUsage(began);
  const { tables } = JSON.parse(answer.text) as { tables: { account_events: unknown[] } };
  assert.ok(tables.account_events.length >= 10_000);
  t.diagnostic(`${Math.round((user + system) / 1_000)} ms of processor time`);
  assert.ok((user + system) / 1e6 <= 5, `${(user + system) / 1e6} s`);
});
