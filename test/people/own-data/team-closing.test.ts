import assert from 'node:assert/strict';
import { test } from 'node:test';
import { dayMs } from '../../../src/kernel/durations.ts';
import { listTeams } from '../../../src/people/accounts/account-lists.ts';
import { theOperator } from '../../../src/people/accounts/events.ts';
import { createKey } from '../../../src/people/accounts/keys.ts';
import { changeTeam, createTeam, join, teamsOf } from '../../../src/people/accounts/teams.ts';
import { sendDue } from '../../../src/people/mail/delivery.ts';
import { mailTexts } from '../../../src/people/mail-texts.ts';
import { entriesOf } from '../../../src/people/own-data/person-table.ts';
import { personTables } from '../../../src/people/own-data/person-tables.ts';
import {
  askToCloseTeam,
  eraseDueTeams,
  stopClosingTeam,
} from '../../../src/people/own-data/team-closings.ts';
import { withdrawAgain } from '../../../src/server/erasure/withdraw-again.ts';
import { browserOf, here, makeKey, newPerson, signedInBrowser } from '../../support/browser.ts';
import { allRows, app, fillTables, means, names, random } from '../../support/own-data.ts';
import type { TestApp } from '../../support/test-app.ts';
import { pass } from '../../support/test-app.ts';

/** Ada owns Aubrey, where Grace writes; each has a team of her own beside it. */
async function aTeam(t: TestApp) {
  const [ada, grace] = [await newPerson(t, 'Ada'), await newPerson(t, 'Grace')];
  const { id } = await t.desk.exclusively('accounts', async (trx) => {
    const made = await createTeam(trx, { name: 'Aubrey', tier: 'full', owner: ada }, means(t));
    await join(trx, { team: made.id, user: grace, role: 'editor' }, means(t));
    return made;
  });
  const browser = await signedInBrowser(t, ada);
  const shut = () => browser.submit('/teams/aubrey/close', '/teams/aubrey/close', { name: 'Aubrey' });
  return { ada, grace, team: id, browser, shut };
}

test('an owner closes a team: nobody acts for it from then on, and an owner takes it back for two weeks', async () => {
  await using t = await app();
  const { grace, browser, shut } = await aTeam(t);
  const other = await signedInBrowser(t, grace);
  assert.equal((await other.get('/teams/aubrey/close')).status, 403, 'an editor');
  assert.equal((await other.submit('/account', '/account/team', { team: 'aubrey' })).status, 303);
  const key = await makeKey(other);
  const withKey = async () => {
    const authorization = `Bearer ${key}`;
    return (await browserOf(t, { at: here }).get('/api/v1/me', { authorization })).status;
  };
  assert.equal(await withKey(), 200);
  assert.match((await browser.get('/teams/aubrey')).text, /href="\/teams\/aubrey\/close"/);
  const slip = await browser.submit('/teams/aubrey/close', '/teams/aubrey/close', { name: 'Ada' });
  assert.deepEqual([slip.status, /Type the name of the team, Aubrey/.test(slip.text)], [400, true]);
  assert.equal((await shut()).status, 303);
  pass(t, 501);
  assert.equal(await withKey(), 401, 'its keys end');
  const listed = (await other.get('/account')).text;
  assert.doesNotMatch(listed, /acts? for Aubrey/);
  assert.match(listed, /Aubrey<[\s\S]*?<td>being closed</, 'not suspended, as if the operator said so');
  assert.match((await other.get('/teams/aubrey')).text, /, and is being closed\./);
  assert.match((await browser.get('/teams/aubrey/close')).text, /is being closed/);
  pass(t, 13 * dayMs);
  assert.equal(await eraseDueTeams(t.desk, means(t), false), 0);
  const back = await signedInBrowser(t, await ownerOf(t, 'aubrey'));
  assert.equal((await back.submit('/teams/aubrey/close', '/teams/aubrey/keep')).status, 303);
  pass(t, 2 * dayMs);
  assert.equal(await eraseDueTeams(t.desk, means(t), false), 0);
  const [kept] = (await teamsOf(t.desk.db, grace)).filter(({ slug }) => slug === 'aubrey');
  assert.equal(kept?.suspended, false);
  assert.equal(await withKey(), 401, 'what was ended stays ended');
  assert.deepEqual(t.bugs, []);
});

test('who takes back the closing of one team takes back that of no other one', async () => {
  await using t = await app();
  const { ada, team } = await aTeam(t);
  const [own] = (await teamsOf(t.desk.db, ada)).filter(({ id }) => id !== team);
  assert.ok(own);
  for (const one of [team, own.id]) await askToCloseTeam(t.desk, { team: one, actor: ada }, means(t));
  await stopClosingTeam(t.desk, { team, actor: ada }, means(t));
  const rows = await t.desk.db.selectFrom('team_closings').select(['team_id', 'stopped_at']).execute();
  const stopped = new Map(rows.map(({ team_id, stopped_at }) => [team_id, stopped_at !== null]));
  assert.deepEqual([stopped.get(team), stopped.get(own.id)], [true, false]);
  assert.deepEqual((await teamsOf(t.desk.db, ada)).map(({ id }) => id).includes(team), true);
});

test('the operator takes back the closing of a team that has keys and no members', async () => {
  await using t = await app();
  await createKey(t.desk, { tier: 'full', team: 'Aubrey', operator: false, days: 1 }, means(t));
  const { id: team } = await t.desk.db.selectFrom('teams').select('id').executeTakeFirstOrThrow();
  const of = { team, actor: theOperator };
  await askToCloseTeam(t.desk, of, means(t));
  pass(t, dayMs);
  await stopClosingTeam(t.desk, of, means(t));
  pass(t, 15 * dayMs);
  assert.equal(await eraseDueTeams(t.desk, means(t), false), 0);
  const [kept] = await listTeams(t.desk.db);
  assert.equal(kept?.suspended, false);
});

/** The tables of which rows go with a team. */
const ofTeams = [
  'webhook_attempts',
  'webhook_deliveries',
  'webhook_secrets',
  'research_jobs',
  'research_requests',
  'projects',
  'project_versions',
  'claims',
  'account_events',
  'invitations',
  'memberships',
].toSorted();

async function ownerOf(t: TestApp, slug: string): Promise<string> {
  const row = await t.desk.db
    .selectFrom('memberships')
    .innerJoin('teams', 'teams.id', 'memberships.team_id')
    .select('user_id')
    .where('slug', '=', slug)
    .where('role', '=', 'owner')
    .executeTakeFirstOrThrow();
  return row.user_id;
}

test('after two weeks every table has lost what was of the team, nothing of its members, and owners get a receipt', async () => {
  await using t = await app();
  const { ada, grace, team, shut } = await aTeam(t);
  await fillTables(t, ada, team, grace);
  assert.equal((await shut()).status, 303);
  pass(t, 14 * dayMs);
  assert.equal(await eraseDueTeams(t.desk, means(t), true), 1);
  assert.equal(await eraseDueTeams(t.desk, means(t), true), 0);
  const after = await allRows(t);
  for (const name of names) {
    for (const entry of entriesOf(personTables, name)) {
      if (!('team' in entry) || entry.closing !== 'delete') continue;
      const rows = (after[name] ?? []).filter((row) => row[entry.team] === team);
      assert.deepEqual(rows, [], name);
    }
  }
  const users = after.users?.map(({ name, status }) => `${name} ${status}`).toSorted();
  assert.deepEqual(users, ['Ada active', 'Grace active']);
  assert.ok(
    after.identities?.some(({ user_id }) => user_id === ada),
    'her ways to sign in stay',
  );
  assert.deepEqual(
    (await teamsOf(t.desk.db, ada)).map(({ slug }) => slug),
    ['ada'],
  );
  assert.equal(JSON.stringify(after.teams).includes('Aubrey'), false);
  const [closing] = after.team_closings ?? [];
  const receipt = JSON.parse(String(closing?.receipt));
  assert.deepEqual(
    Object.keys(receipt.erased).toSorted(),
    ofTeams,
    'searches and texts of members stay theirs',
  );
  assert.ok(receipt.kept.length > 0);
  assert.doesNotMatch(String(closing?.receipt), /Ada|Aubrey|canary/);
  assert.match(
    (await (await signedInBrowser(t, ada)).get('/account/activity')).text,
    /A closed team was erased/,
  );
  const sent: { to: string; text: string }[] = [];
  const mail = async (message: { to: string; text: string }) => void sent.push(message);
  const sender = { texts: mailTexts, desk: t.desk, mail, to: 'op@id.test', site: here };
  await sendDue({ ...sender, serviceName: 'Perennial', now: () => t.clock.now, random });
  assert.deepEqual(
    sent.filter(({ text }) => text.includes(team)).map(({ to }) => to),
    ['ada@id.test'],
  );
});

test('D3: a backup that is older than the closing of a team brings nothing of it back', async () => {
  await using t = await app();
  const at = t.clock.now.toISOString();
  const later = new Date(t.clock.now.getTime() + 1).toISOString();
  const teams = await Promise.all(
    ['Ada', 'Grace', 'Mary'].map(async (name) => {
      const user = await newPerson(t, name);
      return (await teamsOf(t.desk.db, user))[0]?.id as string;
    }),
  );
  const [erased = '', closing = '', back = ''] = teams;
  const list = [
    { team: erased, step: 'asked', at },
    { team: erased, step: 'erased', at: later },
    { team: closing, step: 'asked', at },
    { team: back, step: 'asked', at },
    { team: back, step: 'stopped', at: later },
    { team: 'none', step: 'erased', at },
  ] as const;
  const again = () => t.desk.exclusively('ledger', (trx) => withdrawAgain(trx, list, means(t), true));
  assert.equal((await again()).teams, 2);
  const rows = await t.desk.db.selectFrom('teams').select(['id', 'suspended_at', 'closed_at']).execute();
  const state = (id: string) => rows.find((row) => row.id === id);
  assert.deepEqual([state(erased)?.closed_at !== null, state(closing)?.suspended_at !== null], [true, true]);
  assert.deepEqual([state(back)?.closed_at, state(back)?.suspended_at], [null, null]);
});

test('the operator’s own team is never closed, and a team that is being closed is not resumed', async () => {
  await using t = await app();
  const { browser, shut, team } = await aTeam(t);
  await t.desk.db.updateTable('teams').set({ operator: 1 }).where('id', '=', team).execute();
  assert.match((await shut()).text, /never closed/);
  assert.doesNotMatch((await browser.get('/teams/aubrey')).text, /aubrey\/close/);
  await t.desk.db.updateTable('teams').set({ operator: 0 }).where('id', '=', team).execute();
  assert.equal((await shut()).status, 303);
  assert.equal(await changeTeam(t.desk, 'aubrey', { suspended: false }, 'operator', means(t)), 'unchanged');
  assert.equal((await listTeams(t.desk.db)).find(({ slug }) => slug === 'aubrey')?.shut, true);
});
