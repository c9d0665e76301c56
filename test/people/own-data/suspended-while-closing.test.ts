import assert from 'node:assert/strict';
import { test } from 'node:test';
import { dayMs } from '../../../src/kernel/durations.ts';
import { listTeams } from '../../../src/people/accounts/account-lists.ts';
import { standingOf } from '../../../src/people/accounts/shut-team.ts';
import { changeTeam, createTeam, join, removeMember, teamsOf } from '../../../src/people/accounts/teams.ts';
import { suspendUser } from '../../../src/people/accounts/users.ts';
import { eraseDue, stopClosing } from '../../../src/people/own-data/closings.ts';
import { askToCloseTeam, stopClosingTeam } from '../../../src/people/own-data/team-closings.ts';
import { withdrawAgain } from '../../../src/server/erasure/withdraw-again.ts';
import { linkFor, newPerson, signedInBrowser } from '../../support/browser.ts';
import { app, close, means } from '../../support/own-data.ts';
import { pass, type TestApp } from '../../support/test-app.ts';

const statusOf = async (t: TestApp, user: string) =>
  (await t.desk.db.selectFrom('users').select('status').where('id', '=', user).executeTakeFirstOrThrow())
    .status;

/** How the team stands, in words. */
async function teamStanding(t: TestApp, slug: string): Promise<string> {
  const team = (await listTeams(t.desk.db)).find((one) => one.slug === slug);
  return team ? standingOf(team) : 'none';
}

const suspend = (t: TestApp, user: string, suspended = true) =>
  suspendUser(t.desk, user, suspended, 'operator', means(t));

const suspendTeam = (t: TestApp, slug: string, suspended = true) =>
  changeTeam(t.desk, slug, { suspended }, 'operator', means(t));

test('whoever is suspended while closing the account is let in nowhere, also once the closing is taken back', async () => {
  await using t = await app();
  const ada = await newPerson(t, 'Ada');
  await close(t, ada);
  const again = await signedInBrowser(t, ada);
  pass(t, 1_000);
  assert.equal(await suspend(t, ada), true);
  assert.equal(await suspend(t, ada), false, 'it is already');
  assert.equal((await again.get('/account/close')).status, 303, 'signed out');
  const link = await linkFor(t, ada);
  assert.equal((await again.get(link)).status, 404, 'and not let in again');
  await stopClosing(t.desk, ada, means(t));
  assert.equal(await statusOf(t, ada), 'suspended');
  await suspend(t, ada, false);
  assert.equal(await statusOf(t, ada), 'active');
});

test('whoever is let in again while the account is being closed may take that back, and nothing else', async () => {
  await using t = await app();
  const ada = await newPerson(t, 'Ada');
  await close(t, ada);
  await suspend(t, ada);
  await suspend(t, ada, false);
  assert.equal(await statusOf(t, ada), 'closing');
  const browser = await signedInBrowser(t, ada);
  assert.equal((await browser.submit('/account/close', '/account/keep')).status, 303);
  assert.equal(await statusOf(t, ada), 'active');
  await close(t, ada);
  await suspend(t, ada);
  pass(t, 14 * dayMs);
  assert.equal(await eraseDue(t.desk, means(t), false), 1);
  assert.equal(await statusOf(t, ada), 'closed', 'a suspension keeps nothing of what is to be erased');
});

test('an owner whose account is being closed is no owner whom a team keeps, suspended or not', async () => {
  await using t = await app();
  const [ada, grace] = [await newPerson(t, 'Ada'), await newPerson(t, 'Grace')];
  const { id: team } = await t.desk.exclusively('accounts', async (trx) => {
    const made = await createTeam(trx, { name: 'Aubrey', tier: 'full', owner: ada }, means(t));
    await join(trx, { team: made.id, user: grace, role: 'owner' }, means(t));
    return made;
  });
  await close(t, ada);
  await suspend(t, ada);
  const leaving = removeMember(t.desk, { actor: grace, team, user: grace }, means(t));
  await assert.rejects(leaving, { reason: 'conflict' });
});

test('the last owner who stays closes no account as long as others are in the team, whatever became of an owner who is closing one', async () => {
  await using t = await app();
  const [ada, grace, mary] = [
    await newPerson(t, 'Ada'),
    await newPerson(t, 'Grace'),
    await newPerson(t, 'Mary'),
  ];
  await t.desk.exclusively('accounts', async (trx) => {
    const { id: team } = await createTeam(trx, { name: 'Aubrey', tier: 'full', owner: ada }, means(t));
    await join(trx, { team, user: grace, role: 'owner' }, means(t));
    await join(trx, { team, user: mary, role: 'viewer' }, means(t));
  });
  await close(t, ada);
  await suspend(t, ada);
  const { answer } = await close(t, grace, { name: 'Grace' });
  assert.deepEqual([answer.status, /only owner of Aubrey/.test(answer.text)], [400, true]);
});

test('a team that is suspended while it is being closed stays so when that is taken back', async () => {
  await using t = await app();
  const ada = await newPerson(t, 'Ada');
  const [team] = await teamsOf(t.desk.db, ada);
  const of = { team: team?.id as string, actor: ada };
  await askToCloseTeam(t.desk, of, means(t));
  assert.equal(await teamStanding(t, 'ada'), 'being closed');
  pass(t, 1_000);
  assert.equal(await suspendTeam(t, 'ada'), 'changed');
  assert.equal(await suspendTeam(t, 'ada'), 'unchanged');
  assert.equal(await teamStanding(t, 'ada'), 'suspended and being closed');
  await stopClosingTeam(t.desk, of, means(t));
  assert.equal(await teamStanding(t, 'ada'), 'suspended');
  await suspendTeam(t, 'ada', false);
  assert.equal(await teamStanding(t, 'ada'), 'active');
});

test('a team that is resumed while it is being closed stays shut until that is taken back', async () => {
  await using t = await app();
  const ada = await newPerson(t, 'Ada');
  await suspendTeam(t, 'ada');
  pass(t, 1_000);
  await close(t, ada);
  assert.equal(await teamStanding(t, 'ada'), 'suspended and being closed', 'with the account');
  assert.equal(await suspendTeam(t, 'ada', false), 'changed');
  assert.equal(await suspendTeam(t, 'ada', false), 'unchanged');
  assert.equal(await teamStanding(t, 'ada'), 'being closed');
  await stopClosing(t.desk, ada, means(t));
  assert.equal(await teamStanding(t, 'ada'), 'active');
});

test('a team is shut until the last closing that concerns it is taken back', async () => {
  await using t = await app();
  const ada = await newPerson(t, 'Ada');
  await close(t, ada);
  pass(t, 1_000);
  const [team] = await teamsOf(t.desk.db, ada);
  const of = { team: team?.id as string, actor: ada };
  await askToCloseTeam(t.desk, of, means(t));
  await stopClosing(t.desk, ada, means(t));
  assert.equal(await teamStanding(t, 'ada'), 'being closed');
  await stopClosingTeam(t.desk, of, means(t));
  assert.equal(await teamStanding(t, 'ada'), 'active');
});

test('the operator who changes what a closing team reads does not suspend it', async () => {
  await using t = await app();
  const ada = await newPerson(t, 'Ada');
  await close(t, ada);
  const operator = await signedInBrowser(t);
  const page = '/operator/teams';
  assert.equal((await operator.submit(page, `${page}/ada`, { tier: 'public' })).status, 303);
  assert.equal(await teamStanding(t, 'ada'), 'being closed');
});

test('the operator suspends whoever is closing an account on the page of people', async () => {
  await using t = await app();
  const ada = await newPerson(t, 'Ada');
  await close(t, ada);
  const operator = await signedInBrowser(t);
  const standing = `/operator/people/${ada}/standing`;
  assert.equal((await operator.submit('/operator/people', standing)).status, 303);
  assert.equal(await statusOf(t, ada), 'suspended');
});

test('D3: a restore of what was asked or taken back lets in nobody who is suspended, and opens the teams', async () => {
  await using t = await app();
  const [ada, grace] = [await newPerson(t, 'Ada'), await newPerson(t, 'Grace')];
  for (const [user, name] of [
    [ada, 'Ada'],
    [grace, 'Grace'],
  ] as const)
    await close(t, user, { name });
  pass(t, 1_000);
  await suspend(t, ada);
  const again = (account: string, step: 'asked' | 'stopped') => {
    const row = { account, step, words: 'delete', reviews: 'delete', at: t.clock.now.toISOString() } as const;
    return t.desk.exclusively('ledger', (trx) => withdrawAgain(trx, [row], means(t), true));
  };
  await again(ada, 'asked');
  assert.equal(await statusOf(t, ada), 'suspended');
  await again(ada, 'stopped');
  assert.equal(await statusOf(t, ada), 'suspended');
  await again(grace, 'stopped');
  assert.deepEqual([await statusOf(t, grace), await teamStanding(t, 'grace')], ['active', 'active']);
});
