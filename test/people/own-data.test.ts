import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { test } from 'node:test';
import { sql } from 'kysely';
import type { Tables } from '../../src/desk/schema/tables.ts';
import { carriedTables } from '../../src/desk/transfer.ts';
import { cleanAccounts } from '../../src/people/accounts/cleaning.ts';
import { keyRing } from '../../src/people/accounts/key-ring.ts';
import { createTeam, join } from '../../src/people/accounts/teams.ts';
import { sendDue } from '../../src/people/mail/delivery.ts';
import { mailTexts } from '../../src/people/mail-texts.ts';
import { eraseDue } from '../../src/people/own-data/closings.ts';
import { type AnyEntry, entriesOf } from '../../src/people/own-data/person-table.ts';
import { personTables } from '../../src/people/own-data/person-tables.ts';
import { withdrawAgain } from '../../src/server/withdraw-again.ts';
import { browserOf, here, hereConfig, newPerson, signedInBrowser } from '../support/browser.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';
import { onPostgres } from '../support/truth.ts';

const day = 86_400_000;
const secret = new Uint8Array(32).fill(7);
const names = Object.keys(personTables) as (keyof Tables)[];

const app = () =>
  createTestApp({
    parts: (desk, clock) => ({
      config: hereConfig,
      secret,
      identify: keyRing({ desk, now: () => clock.now, clock: () => clock.now.getTime() }).identify,
    }),
  });
const random = (bytes: number) => randomBytes(bytes);
const means = (t: TestApp) => ({ now: t.clock.now, random, secret });
const pass = (t: TestApp, ms: number) => {
  t.clock.now = new Date(t.clock.now.getTime() + ms);
};

interface Column {
  readonly name: string;
  readonly type: string;
  readonly nullable: boolean;
}

/** The columns of a table, on either engine. */
async function columnsOf(t: TestApp, name: string): Promise<readonly Column[]> {
  const lite = sql<Column>`select name, type, "notnull" = 0 and pk = 0 as nullable from pragma_table_info(${name})`;
  const server = sql<Column>`
    select column_name as name, data_type as type, is_nullable = 'YES' as nullable
    from information_schema.columns where table_schema = current_schema() and table_name = ${name}`;
  const { rows } = await (onPostgres ? server : lite).execute(t.desk.db);
  return rows;
}

/** Columns that name somebody who has no account, or no person at all. */
const nobodys: Readonly<Record<string, string>> = {
  'data_requests.due_by': 'a day',
  'research_jobs.leased_by': 'a process',
  'omega_steps.leased_by': 'a participant, by the id of the participant',
  'sign_in_links.made_by': 'how, not who',
  'requesters.email': 'whoever wrote without an account',
};
const namesSomebody =
  /^(?:\w+_)?(?:user|account|person|author|owner|actor|moderator|member)_id$|^email$|_by$/;

test('every column that names a person belongs to a table that says what is exported and what closing does', async () => {
  await using t = await app();
  for (const name of names) {
    const entries = entriesOf(personTables, name);
    const told = new Set(
      entries.flatMap((entry) => Object.values(entry).filter((one) => typeof one === 'string')),
    );
    const columns = (await columnsOf(t, name)).map((column) => column.name);
    assert.ok(columns.length > 0, name);
    for (const column of columns.filter((one) => namesSomebody.test(one))) {
      if (`${name}.${column}` in nobodys) continue;
      const covered =
        told.has(column) ||
        entries.some(({ closing, exported }) => exported?.includes(column) && closing !== undefined);
      assert.ok(
        covered,
        `${name}.${column} names a person: tell of it in src/people/own-data/person-tables.ts`,
      );
    }
    for (const column of entries.flatMap(({ exported = [] }) => exported)) {
      assert.ok(columns.includes(column), `${name}.${column} is exported and is no column`);
      assert.doesNotMatch(
        column,
        /hash|token|secret|salt|cookie/,
        `${name}.${column} is nobody's to take along`,
      );
    }
  }
});

test('closing goes from the bottom: what refers to a table is told of below it', () => {
  for (const [at, name] of names.entries()) {
    for (const entry of entriesOf(personTables, name)) {
      if ('of' in entry) assert.ok(names.indexOf(entry.of) < at, `${name} stands below ${entry.of}`);
    }
  }
  assert.deepEqual(
    names.toSorted(),
    carriedTables
      .map(({ name }) => name)
      .filter((name) => name in personTables)
      .toSorted(),
  );
});

/** A row in every table that tells of persons, all its texts canaries, of this person and this team. */
async function fillTables(t: TestApp, user: string, team: string, other: string): Promise<void> {
  const keys = new Map<string, string>();
  for (const name of names) {
    for (const [n, entry] of entriesOf(personTables, name).entries()) {
      const whose = whoseOf(entry);
      if (
        whose === null ||
        name === 'users' ||
        name === 'memberships' ||
        name === 'teams' ||
        name === 'account_closings'
      )
        continue;
      const columns = await columnsOf(t, name);
      const row = Object.fromEntries(
        columns.map(({ name: column, type, nullable }) => {
          if (column === whose)
            return [
              column,
              'person' in entry ? user : 'team' in entry ? team : keys.get(('of' in entry && entry.of) || ''),
            ];
          if (column === 'team_id') return [column, team];
          if (/^(?:user_id|account_id)$/.test(column)) return [column, nullable ? null : other];
          if (/int|num|bool|real/i.test(type)) return [column, n + 1];
          if (/_at$|^at$|_until$/.test(column)) return [column, '2031-01-01T00:00:00.000Z'];
          if (column === 'history') return [column, '[]'];
          const parent = parentOf(column, keys);
          if (parent !== undefined) return [column, parent];
          return [column, `canary ${name} ${n} ${column}`];
        }),
      );
      await insertLoosely(t, name, row);
      if (!keys.has(name)) keys.set(name, String(row.id ?? ''));
    }
  }
}

/** The key of the row that a column such as job_id refers to, where there is one. */
function parentOf(column: string, keys: ReadonlyMap<string, string>): string | undefined {
  const stem = /^(\w+)_id$/.exec(column)?.[1];
  if (stem === undefined) return undefined;
  return [...keys].find(([name]) => name === `${stem}s` || name.endsWith(`_${stem}s`))?.[1];
}

function whoseOf(entry: AnyEntry): string | null {
  if ('person' in entry) return entry.person;
  if ('team' in entry) return entry.team;
  return 'part' in entry ? entry.part : null;
}

/** Inserts a row; what refers to rows that are not there is not asked about. */
async function insertLoosely(
  t: TestApp,
  name: string,
  row: Readonly<Record<string, unknown>>,
): Promise<void> {
  const columns = sql.join(Object.keys(row).map((one) => sql.ref(one)));
  const insert = sql`insert into ${sql.table(name)} (${columns}) values (${sql.join(Object.values(row))})`;
  try {
    await insert.execute(t.desk.db);
  } catch (error) {
    throw new Error(`${name}: ${(error as Error).message} ${JSON.stringify(row)}`);
  }
}

async function allRows(t: TestApp): Promise<Readonly<Record<string, readonly Record<string, unknown>[]>>> {
  const found: Record<string, readonly Record<string, unknown>[]> = {};
  for (const name of names) {
    const { rows } = await sql<Record<string, unknown>>`select * from ${sql.table(name)}`.execute(t.desk.db);
    found[name] = rows;
  }
  return found;
}

test('a person takes along every column that is told of, and nothing of somebody else', async () => {
  await using t = await app();
  const ada = await newPerson(t, 'Ada');
  const grace = await newPerson(t, 'Grace');
  const team = (
    await t.desk.db
      .selectFrom('memberships')
      .select('team_id')
      .where('user_id', '=', ada)
      .executeTakeFirstOrThrow()
  ).team_id;
  await fillTables(t, ada, team, grace);
  const browser = await signedInBrowser(t, ada);
  const answer = await browser.submit('/account/export', '/account/export');
  assert.equal(answer.status, 200, answer.text);
  assert.match(answer.headers.get('content-disposition') ?? '', /^attachment; filename="account-/);
  const { tables } = JSON.parse(answer.text) as { tables: Record<string, Record<string, unknown>[]> };
  for (const name of names) {
    for (const { exported = [], ...entry } of entriesOf(personTables, name)) {
      if (exported.length === 0 || 'tag' in entry) continue;
      const rows = tables[name] ?? [];
      const whole = rows.some((row) => exported.every((column) => column in row));
      // A closing is told of once there is one.
      assert.ok(whole || name === 'account_closings', `${name} is exported with ${exported.join(', ')}`);
    }
  }
  assert.doesNotMatch(answer.text, /Grace|hash|secret/);
  assert.match(answer.text, /canary comments 0 body/);
  assert.deepEqual(t.bugs, []);
  for (const expected of [200, 200, 400]) {
    if (expected === 400) {
      const late = await browser.submit('/account/export', '/account/export');
      assert.notEqual(late.status, 200, 'three a day');
    } else assert.equal((await browser.submit('/account/export', '/account/export')).status, 200);
  }
});

async function close(t: TestApp, user: string, typed: Record<string, string> = {}) {
  const browser = await signedInBrowser(t, user);
  return {
    browser,
    answer: await browser.submit('/account/close', '/account/close', { name: 'Ada', ...typed }),
  };
}

test('whoever closes an account is let in nowhere at once, and may take it back for two weeks', async () => {
  await using t = await app();
  const ada = await newPerson(t, 'Ada');
  const first = await signedInBrowser(t, ada);
  const made = await first.submit('/account/keys', '/account/keys', { name: 'script' });
  const key = /perennial_key_\w{36}/.exec(made.text)?.[0] as string;
  const slip = await first.submit('/account/close', '/account/close', { name: 'Grace' });
  assert.deepEqual([slip.status, /Type your name, Ada/.test(slip.text)], [400, true]);
  const { answer } = await close(t, ada);
  assert.deepEqual([answer.status, /The account is closed/.test(answer.text)], [200, true]);
  assert.match((await first.get('/account')).headers.get('location') ?? '', /^\/sign-in/);
  assert.equal(
    (await browserOf(t, { at: here }).get('/api/v1/me', { authorization: `Bearer ${key}` })).status,
    401,
  );
  pass(t, 13 * day);
  assert.equal(await eraseDue(t.desk, means(t), false), 0);
  const again = await signedInBrowser(t, ada);
  assert.match((await again.get('/account/close')).text, /is being closed/);
  assert.equal((await again.submit('/account/close', '/account/keep')).status, 303);
  pass(t, 2 * day);
  assert.equal(await eraseDue(t.desk, means(t), false), 0);
  assert.match((await (await signedInBrowser(t, ada)).get('/account')).text, /owner/);
  assert.equal(
    (await browserOf(t, { at: here }).get('/api/v1/me', { authorization: `Bearer ${key}` })).status,
    401,
    'what was ended stays ended',
  );
});

test('after two weeks nothing of the person is left where it was, and the receipt says what was done', async () => {
  await using t = await app();
  const ada = await newPerson(t, 'Ada');
  const grace = await newPerson(t, 'Grace');
  const team = (
    await t.desk.db
      .selectFrom('memberships')
      .select('team_id')
      .where('user_id', '=', ada)
      .executeTakeFirstOrThrow()
  ).team_id;
  await fillTables(t, ada, team, grace);
  const before = JSON.stringify((await allRows(t)).identities?.filter(({ user_id }) => user_id === grace));
  await close(t, ada);
  pass(t, 14 * day);
  assert.equal(await eraseDue(t.desk, means(t), false), 1);
  assert.equal(await eraseDue(t.desk, means(t), false), 0);
  const after = await allRows(t);
  for (const name of names) {
    for (const entry of entriesOf(personTables, name)) {
      const whose = whoseOf(entry);
      const rows = (after[name] ?? []).filter(
        (row) =>
          whose !== null &&
          row[whose] === ('person' in entry ? ada : 'team' in entry ? team : row[whose]) &&
          JSON.stringify(row).includes('canary'),
      );
      if (entry.closing === 'delete') assert.deepEqual(rows, [], `${name} is deleted`);
      if (typeof entry.closing === 'object' && 'set' in entry.closing) {
        const set = typeof entry.closing.set === 'function' ? entry.closing.set('') : entry.closing.set;
        for (const row of after[name] ?? [])
          for (const column of Object.keys(set))
            assert.doesNotMatch(
              String(row[column]),
              new RegExp(`canary ${name} .* ${column}$`),
              `${name}.${column}`,
            );
      }
    }
  }
  const user = after.users?.find(({ id }) => id === ada);
  assert.deepEqual(
    [user?.name, user?.email, user?.handle, user?.status],
    ['A former member', null, null, 'closed'],
  );
  assert.equal(JSON.stringify(after).includes('ada@id.test'), false);
  assert.equal(JSON.stringify(after.teams).includes('Ada'), false);
  assert.equal(JSON.stringify(after.identities?.filter(({ user_id }) => user_id === grace)), before);
  const [closing] = after.account_closings ?? [];
  const receipt = JSON.parse(String(closing?.receipt));
  assert.ok(receipt.erased.identities === 2 && receipt.changed.users === 1 && receipt.kept.length > 0);
  assert.doesNotMatch(String(closing?.receipt), /Ada|canary/);
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
  pass(t, 14 * day);
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
  pass(t, 14 * day);
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

test('a backup that is older than the closing brings nobody back', async () => {
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
  pass(t, day);
  assert.ok(
    (await cleanAccounts(t.desk, t.clock.now)) >= 2,
    'the used link, its ticket and the program that nobody let in',
  );
  assert.deepEqual([await count(), await live()], [['long', 'once'], 200]);
  assert.equal((await t.desk.db.selectFrom('sign_in_links').selectAll().execute()).length, 0);
  assert.equal(await cleanAccounts(t.desk, t.clock.now), 0);
  pass(t, 91 * day);
  await cleanAccounts(t.desk, t.clock.now);
  assert.deepEqual(
    [await count(), (await t.desk.db.selectFrom('sessions').selectAll().execute()).length],
    [[], 0],
  );
});
