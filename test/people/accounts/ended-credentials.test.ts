import assert from 'node:assert/strict';
import { test } from 'node:test';
import { acceptInvitation, invite } from '../../../src/people/accounts/invitations.ts';
import { makeOwnKey, rotateOwnKey } from '../../../src/people/accounts/own-keys.ts';
import { membersOf, removeMember, setRole, teamsOf } from '../../../src/people/accounts/teams.ts';
import { suspendUser } from '../../../src/people/accounts/users.ts';
import { askToClose, stopClosing } from '../../../src/people/own-data/closings.ts';
import { hereConfig, newPerson } from '../../support/browser.ts';
import { createTestApp, clockAndRandom as means, pass, type TestApp } from '../../support/test-app.ts';

const app = () => createTestApp({ parts: () => ({ config: hereConfig }) });

/** Ada's team, of which Eve is an owner too; Eve has invited her other account as an owner. */
async function invitedByEve(t: TestApp) {
  const [ada, eve, second] = [
    await newPerson(t, 'Ada'),
    await newPerson(t, 'Eve'),
    await newPerson(t, 'Second'),
  ];
  const team = (await teamsOf(t.desk.db, ada))[0]?.id as string;
  const asked = (by: string, name: string) => {
    pass(t, 1_000);
    return invite(
      t.desk,
      { team, by, email: `${name}@id.test`, role: 'owner', address: '203.0.113.9' },
      means(t),
    );
  };
  await acceptInvitation(t.desk, await asked(ada, 'eve'), eve, means(t));
  const token = await asked(eve, 'second');
  const accepted = () => acceptInvitation(t.desk, token, second, means(t));
  const ends = { actor: ada, team, user: eve };
  const open = async () =>
    (
      await t.desk.db
        .selectFrom('invitations')
        .select('id')
        .where('accepted_at', 'is', null)
        .where('revoked_at', 'is', null)
        .execute()
    ).length;
  return { ada, eve, team, ends, accepted, open };
}

type Invited = Awaited<ReturnType<typeof invitedByEve>>;

const ways: Readonly<Record<string, (t: TestApp, of: Invited) => Promise<unknown>>> = {
  'was taken out of the team': (t, { ends }) => removeMember(t.desk, ends, means(t)),
  'left the team': (t, { ends, eve }) => removeMember(t.desk, { ...ends, actor: eve }, means(t)),
  'is no owner any more': (t, { ends }) =>
    setRole(t.desk, { ...ends, role: 'editor', shown: 'owner' }, means(t)),
  'closed the account': (t, { eve }) =>
    askToClose(t.desk, { user: eve, words: 'keep', reviews: 'keep' }, means(t)),
};

for (const [how, end] of Object.entries(ways)) {
  test(`the invitations of somebody who ${how} let nobody in`, async () => {
    await using t = await app();
    const of = await invitedByEve(t);
    assert.equal(await of.open(), 1);
    await end(t, of);
    assert.equal(await of.open(), 0, 'they end with it');
    await assert.rejects(of.accepted(), { reason: 'not_found' });
  });
}

test('an invitation lets nobody in while whoever sent it is suspended, nor one that an earlier version left open', async () => {
  await using t = await app();
  const { ada, eve, team, accepted } = await invitedByEve(t);
  await suspendUser(t.desk, eve, true, 'operator', means(t));
  await assert.rejects(accepted(), { reason: 'not_found' });
  await suspendUser(t.desk, eve, false, 'operator', means(t));
  await t.desk.db.updateTable('memberships').set({ role: 'editor' }).where('user_id', '=', eve).execute();
  await assert.rejects(accepted(), { reason: 'not_found' });
  await t.desk.db.updateTable('memberships').set({ role: 'owner' }).where('user_id', '=', eve).execute();
  await accepted();
  assert.equal((await membersOf(t.desk.db, team)).length, 3);
  await askToClose(t.desk, { user: ada, words: 'keep', reviews: 'keep' }, means(t));
  const invitation = {
    team,
    by: ada,
    email: 'mary@id.test',
    role: 'viewer',
    address: '203.0.113.9',
  } as const;
  await assert.rejects(invite(t.desk, invitation, means(t)), { reason: 'forbidden' });
});

test('a key that is made at the moment at which the account is closed ends with it, or is not made', async () => {
  await using t = await app();
  const ada = await newPerson(t, 'Ada');
  const team = (await teamsOf(t.desk.db, ada))[0]?.id as string;
  const wanted = { user: ada, team, name: 'script', tier: 'full', days: 1 } as const;
  const first = await makeOwnKey(t.desk, wanted, means(t));
  await Promise.allSettled([
    ...[1, 2, 3].map(() => makeOwnKey(t.desk, wanted, means(t))),
    rotateOwnKey(t.desk, { user: ada, id: first.id, grace: 'now' }, means(t)),
    askToClose(t.desk, { user: ada, words: 'keep', reviews: 'keep' }, means(t)),
    ...[1, 2, 3].map(() => makeOwnKey(t.desk, wanted, means(t))),
  ]);
  await assert.rejects(makeOwnKey(t.desk, wanted, means(t)), { reason: 'forbidden' });
  pass(t, 1_000);
  await stopClosing(t.desk, ada, means(t));
  const keys = await t.desk.db.selectFrom('keys').select('revoked_at').execute();
  assert.ok(keys.length >= 1);
  assert.deepEqual(
    keys.filter(({ revoked_at }) => revoked_at === null),
    [],
  );
});

test('a key is neither made nor replaced for a team that the person was taken out of', async () => {
  await using t = await app();
  const { eve, ends, team } = await invitedByEve(t);
  const wanted = { user: eve, team, name: 'script', tier: 'full', days: 1 } as const;
  const { id } = await makeOwnKey(t.desk, wanted, means(t));
  await t.desk.db.deleteFrom('memberships').where('user_id', '=', eve).where('team_id', '=', team).execute();
  const replaced = rotateOwnKey(t.desk, { user: eve, id, grace: 'now' }, means(t));
  await assert.rejects(replaced, { reason: 'forbidden' });
  await assert.rejects(makeOwnKey(t.desk, wanted, means(t)), { reason: 'forbidden' });
  await assert.rejects(removeMember(t.desk, ends, means(t)), { reason: 'not_found' });
});
