import assert from 'node:assert/strict';
import { test } from 'node:test';
import { acceptInvitation, invite, revokeInvitation } from '../../../src/people/accounts/invitations.ts';
import { changeTeam, membersOf, removeMember, setRole, teamsOf } from '../../../src/people/accounts/teams.ts';
import { suspendUser } from '../../../src/people/accounts/users.ts';
import { hereConfig, newPerson, signedInBrowser } from '../../support/browser.ts';
import { often } from '../../support/often.ts';
import { clockAndRandom, createTestApp, pass, type TestApp } from '../../support/test-app.ts';

const app = () => createTestApp({ parts: () => ({ config: hereConfig }) });

/** Ada with a team of her own, and Grace. */
async function adaAndGrace(t: TestApp) {
  const [ada, grace] = [await newPerson(t, 'Ada'), await newPerson(t, 'Grace')];
  const [team] = await teamsOf(t.desk.db, ada);
  assert.ok(team);
  return { ada, grace, team };
}

test('an owner invites an address, and only its owner joins, once', async () => {
  await using t = await app();
  const { ada, grace, team } = await adaAndGrace(t);
  const browser = await signedInBrowser(t, ada);
  const answer = await browser.submit(`/teams/${team.slug}`, `/teams/${team.slug}/invitations`, {
    email: 'Grace@ID.test',
    role: 'viewer',
  });
  const link = /\/invitations\/[\w-]{43}/.exec(answer.text)?.[0] as string;
  assert.ok(link, answer.text);
  const foreign = await browser.get(link);
  assert.match(foreign.text, /for grace@id\.test\. You are signed in as Ada, whose address is ada@id\.test/);
  assert.match(foreign.text, /Sign in as somebody else/);
  const token = link.split('/').at(-1) as string;
  await assert.rejects(acceptInvitation(t.desk, token, ada, clockAndRandom(t)), { reason: 'forbidden' });
  const hers = await signedInBrowser(t, grace);
  const joined = await hers.submit(link, link);
  assert.deepEqual([joined.status, joined.headers.get('location')], [303, `/teams/${team.slug}`]);
  assert.match((await hers.get(`/teams/${team.slug}`)).text, /You are a viewer/);
  assert.equal((await hers.get(link)).headers.get('location'), `/teams/${team.slug}`, 'opened once more');
  assert.equal((await hers.post(link, { ticket: 'x' })).status, 409);
  assert.equal((await browser.get(link)).status, 404, 'for anybody else it is over');
  const other = await signedInBrowser(t, await newPerson(t, 'Eve'));
  assert.equal((await other.get(`/teams/${team.slug}`)).status, 404, 'a team of others is as absent as none');
  assert.equal((await hers.post(`/teams/${team.slug}/invitations`, { ticket: 'x' })).status, 409);
});

test('U5: an invitation is not good when it was taken back, is over, or for an address that is not verified', async () => {
  await using t = await app();
  const { ada, grace, team } = await adaAndGrace(t);
  const asked = () =>
    invite(
      t.desk,
      { team: team.id, by: ada, email: 'grace@id.test', role: 'editor', address: '203.0.113.9' },
      clockAndRandom(t),
    );
  const first = await asked();
  await assert.rejects(asked(), { reason: 'duplicate' });
  const [open] = await t.desk.db.selectFrom('invitations').select('id').execute();
  await revokeInvitation(t.desk, { team: team.id, by: ada, id: open?.id as string }, clockAndRandom(t));
  await assert.rejects(acceptInvitation(t.desk, first, grace, clockAndRandom(t)), { reason: 'not_found' });
  const second = await asked();
  await t.desk.db.updateTable('users').set({ email_verified_at: null }).where('id', '=', grace).execute();
  await assert.rejects(acceptInvitation(t.desk, second, grace, clockAndRandom(t)), { reason: 'forbidden' });
  pass(t, 7 * 86_400_000);
  await assert.rejects(acceptInvitation(t.desk, second, grace, clockAndRandom(t)), { reason: 'not_found' });
  await assert.rejects(
    invite(
      t.desk,
      { team: team.id, by: grace, email: 'eve@id.test', role: 'owner', address: '203.0.113.9' },
      clockAndRandom(t),
    ),
    { reason: 'forbidden' },
  );
});

test('U5: of fifty who accept one invitation at the same time one does', async () => {
  await using t = await app();
  const { ada, grace, team } = await adaAndGrace(t);
  for (let round = 0; round < often(20); round++) {
    // One address is invited three times a day.
    pass(t, 86_400_000);
    const invitation = {
      team: team.id,
      by: ada,
      email: 'grace@id.test',
      role: 'editor',
      address: '203.0.113.9',
    } as const;
    const token = await invite(t.desk, invitation, clockAndRandom(t));
    const all = await Promise.allSettled(
      Array.from({ length: 50 }, () => acceptInvitation(t.desk, token, grace, clockAndRandom(t))),
    );
    assert.equal(all.filter(({ status }) => status === 'fulfilled').length, 1);
    assert.equal((await membersOf(t.desk.db, team.id)).length, 2);
    await removeMember(t.desk, { team: team.id, user: grace, actor: ada }, clockAndRandom(t));
  }
});

test('U5: three invitations of one address are mailed in a day, whichever team asks', async () => {
  await using t = await app();
  for (const name of ['Ann', 'Ben', 'Cid']) {
    const by = await newPerson(t, name);
    const [team] = await teamsOf(t.desk.db, by);
    await invite(
      t.desk,
      { team: team?.id as string, by, email: 'victim@id.test', role: 'viewer', address: '203.0.113.9' },
      clockAndRandom(t),
    );
  }
  const by = await newPerson(t, 'Dan');
  const [team] = await teamsOf(t.desk.db, by);
  await assert.rejects(
    invite(
      t.desk,
      { team: team?.id as string, by, email: 'victim@id.test', role: 'viewer', address: '203.0.113.9' },
      clockAndRandom(t),
    ),
    { reason: 'rate_limited' },
  );
});

test('U4: a team keeps an owner: the last one neither leaves nor steps down, and of two who remove each other one stays', async () => {
  await using t = await app();
  const { ada, grace, team } = await adaAndGrace(t);
  await assert.rejects(removeMember(t.desk, { actor: ada, team: team.id, user: ada }, clockAndRandom(t)), {
    reason: 'conflict',
  });
  await assert.rejects(
    setRole(
      t.desk,
      { actor: ada, team: team.id, user: ada, role: 'viewer', shown: 'owner' },
      clockAndRandom(t),
    ),
    {
      reason: 'conflict',
    },
  );
  const token = await invite(
    t.desk,
    { team: team.id, by: ada, email: 'grace@id.test', role: 'owner', address: '203.0.113.9' },
    clockAndRandom(t),
  );
  await acceptInvitation(t.desk, token, grace, clockAndRandom(t));
  const both = await Promise.allSettled([
    removeMember(t.desk, { actor: ada, team: team.id, user: grace }, clockAndRandom(t)),
    removeMember(t.desk, { actor: grace, team: team.id, user: ada }, clockAndRandom(t)),
  ]);
  assert.equal(both.filter(({ status }) => status === 'fulfilled').length, 1);
  assert.deepEqual(
    (await membersOf(t.desk.db, team.id)).map(({ role }) => role),
    ['owner'],
  );
});

test('who is removed or suspended, and whose team is suspended, sees nothing of it with the next request', async () => {
  await using t = await app();
  const { ada, grace, team } = await adaAndGrace(t);
  const token = await invite(
    t.desk,
    { team: team.id, by: ada, email: 'grace@id.test', role: 'editor', address: '203.0.113.9' },
    clockAndRandom(t),
  );
  await acceptInvitation(t.desk, token, grace, clockAndRandom(t));
  const browser = await signedInBrowser(t, grace);
  const seen = async () => (await browser.get(`/teams/${team.slug}`)).status;
  assert.equal(await seen(), 200);
  await removeMember(t.desk, { actor: ada, team: team.id, user: grace }, clockAndRandom(t));
  assert.equal(await seen(), 404);
  assert.equal(await suspendUser(t.desk, grace, true, 'operator', clockAndRandom(t)), true);
  assert.equal(await seen(), 303, 'signed out');
  const hers = await signedInBrowser(t, ada);
  assert.match((await hers.get('/account')).text, /you act for this team/);
  const suspend = (slug: string) =>
    changeTeam(t.desk, slug, { suspended: true }, 'operator', clockAndRandom(t));
  assert.equal(await suspend(team.slug), 'changed');
  assert.equal(await suspend(team.slug), 'unchanged');
  assert.doesNotMatch((await hers.get('/account')).text, /you act for this team/);
  assert.equal(await suspend('nobody'), null);
});
