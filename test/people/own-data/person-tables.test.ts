import assert from 'node:assert/strict';
import { test } from 'node:test';
import { carriedTables } from '../../../src/desk/transfer.ts';
import { dayMs } from '../../../src/kernel/durations.ts';
import { eraseDue } from '../../../src/people/own-data/closings.ts';
import { entriesOf } from '../../../src/people/own-data/person-table.ts';
import { personTables } from '../../../src/people/own-data/person-tables.ts';
import { newPerson, signedInBrowser } from '../../support/browser.ts';
import { allRows, app, close, columnsOf, fillTables, means, names, whoseOf } from '../../support/own-data.ts';
import { pass } from '../../support/test-app.ts';

/** Columns that name somebody who has no account, or no person at all. */
const nobodys: Readonly<Record<string, string>> = {
  'data_requests.due_by': 'a day',
  'research_jobs.leased_by': 'a process',
  'omega_steps.leased_by': 'a participant, by the id of the participant',
  'sign_in_links.made_by': 'how, not who',
  'reports.email': 'whoever reported, with an account or without; it goes with `reporter`',
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
      assert.ok(
        whole || /^(?:account|team)_closings$/.test(name),
        `${name} is exported with ${exported.join(', ')}`,
      );
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

test('D1: after two weeks nothing of the person is left where it was, and the receipt says what was done', async () => {
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
  pass(t, 14 * dayMs);
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
          // A part of nothing that was there belongs to nobody.
          !new RegExp(`^canary ${name} \\d+ ${whose}$`).test(String(row[whose])) &&
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
