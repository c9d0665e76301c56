// What pages offer to whom: nothing that would be refused in any case, and what is asked stands there beforehand.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { invite, joinedBefore } from '../../../src/people/accounts/invitations.ts';
import { join, membersOf, setRole, teamsOf } from '../../../src/people/accounts/teams.ts';
import { hereConfig, newPerson, signedInBrowser } from '../../support/browser.ts';
import { clockAndRandom, createTestApp } from '../../support/test-app.ts';
import { mustBeValidHtml } from '../../support/valid-html.ts';

const app = () => createTestApp({ parts: () => ({ config: hereConfig }) });

test('the only owner of a team reads what comes before leaving it, and whoever invites what a role may do', async () => {
  await using t = await app();
  const [ada, grace] = [await newPerson(t, 'Ada'), await newPerson(t, 'Grace')];
  const [team] = await teamsOf(t.desk.db, ada);
  assert.ok(team);
  const browser = await signedInBrowser(t, ada);
  const page = await browser.get(`/teams/${team.slug}`);
  const only =
    /You are its only owner: before you leave, make another member an owner, or <a href="[^"]*\/close">close the team/;
  assert.match(page.text, only);
  assert.match(page.text, /An owner decides who is in, an editor changes, a viewer reads/);
  assert.doesNotMatch(page.text, />Leave</);
  const alone = await browser.get(`/teams/${team.slug}/members/${ada}/remove`);
  assert.match(alone.text, only);
  assert.doesNotMatch(alone.text, /Leave the team/);
  await mustBeValidHtml(page);
  const of = { team: team.id, user: grace };
  await t.desk.exclusively('accounts', (trx) => join(trx, { ...of, role: 'editor' }, clockAndRandom(t)));
  assert.match((await browser.get(`/teams/${team.slug}`)).text, only);
  await setRole(t.desk, { ...of, actor: ada, role: 'owner', shown: 'editor' }, clockAndRandom(t));
  assert.doesNotMatch((await browser.get(`/teams/${team.slug}`)).text, only);
});

test('nobody leaves a team or is taken out of it by one click: a page says first what ends', async () => {
  await using t = await app();
  const [ada, grace] = [await newPerson(t, 'Ada'), await newPerson(t, 'Grace')];
  const [team] = await teamsOf(t.desk.db, ada);
  assert.ok(team);
  const of = { team: team.id, user: grace, role: 'editor' } as const;
  await t.desk.exclusively('accounts', (trx) => join(trx, of, clockAndRandom(t)));
  const [owner, member] = [await signedInBrowser(t, ada), await signedInBrowser(t, grace)];
  const path = `/teams/${team.slug}`;
  const leave = `${path}/members/${grace}/remove`;
  for (const browser of [owner, member]) {
    const { text } = await browser.get(path);
    assert.ok(text.includes(` href="${leave}"`) && !text.includes(`action="${leave}"`));
    const asked = await browser.get(leave);
    assert.match(asked.text, /keys and programs that act for it end at once/);
    await mustBeValidHtml(asked);
  }
  assert.match((await owner.get(leave)).text, /<h1[^>]*>Remove Grace, .*>Keep the member</s);
  assert.match((await member.get(leave)).text, />Leave the team<.*>Stay in the team</s);
  const others = await member.get(`${path}/members/${ada}/remove`);
  assert.deepEqual([others.status, /Only an owner/.test(others.text)], [403, true]);
  assert.equal((await owner.get(`${path}/members/nobody/remove`)).status, 404);
  assert.equal((await membersOf(t.desk.db, team.id)).length, 2, 'looking changes nothing');
  assert.equal((await member.submit(leave, leave)).headers.get('location'), '/account');
  assert.equal((await membersOf(t.desk.db, team.id)).length, 1);
});

test('an invitation to a team that somebody is in already leads to the team, and changes no role', async () => {
  await using t = await app();
  const ada = await newPerson(t, 'Ada');
  const [team] = await teamsOf(t.desk.db, ada);
  assert.ok(team);
  const wanted = {
    team: team.id,
    by: ada,
    email: 'ada@id.test',
    role: 'viewer',
    address: '203.0.113.9',
  } as const;
  const token = await invite(t.desk, wanted, clockAndRandom(t));
  const browser = await signedInBrowser(t, ada);
  const shown = await browser.get(`/invitations/${token}`);
  assert.deepEqual([shown.status, shown.headers.get('location')], [303, `/teams/${team.slug}`]);
  assert.equal(await joinedBefore(t.desk.db, token, ada), null);
  assert.equal((await membersOf(t.desk.db, team.id))[0]?.role, 'owner');
});

test('a member of the operator is not offered to suspend the own account', async () => {
  await using t = await app();
  const ada = await newPerson(t, 'Ada');
  const operator = await signedInBrowser(t);
  const { text } = await operator.get('/operator/people');
  const offered = [...text.matchAll(/\/operator\/people\/([\w-]+)\/standing/g)].map(([, id]) => id);
  assert.deepEqual(offered, [ada]);
});

test('of many people and teams the operator sees a page at a time, and finds one by a part of its name', async () => {
  await using t = await app();
  const ada = await newPerson(t, 'Ada');
  const { db } = t.desk;
  const [user, team] = await Promise.all([
    db.selectFrom('users').selectAll().where('id', '=', ada).executeTakeFirstOrThrow(),
    db.selectFrom('teams').selectAll().executeTakeFirstOrThrow(),
  ]);
  const many = Array.from({ length: 120 }, (_, n) => String(n).padStart(3, '0'));
  const idOf = (n: string) => `00000000-0000-4000-8000-000000000${n}`;
  await db
    .insertInto('users')
    .values(
      many.map((n) => ({ ...user, id: idOf(n), handle: `p${n}`, name: `Person ${n} 100%`, email: null })),
    )
    .execute();
  await db
    .insertInto('teams')
    .values(many.map((n) => ({ ...team, id: idOf(n), slug: `t-${n}`, name: `Team ${n}` })))
    .execute();
  const operator = await signedInBrowser(t);
  const rowsAt = async (path: string) =>
    (await operator.get(path)).text.match(/<th scope="row">/g)?.length ?? 0;
  for (const [path, one] of [
    ['/operator/people', 'p077'],
    ['/operator/teams', 'TEAM 077'],
  ] as const) {
    assert.equal(await rowsAt(path), 100, path);
    assert.match((await operator.get(path)).text, /href="[^"]*\?offset=100" rel="next"/);
    assert.equal(await rowsAt(`${path}?offset=100`), 22, 'with Ada and the operator');
    assert.equal(await rowsAt(`${path}?q=${encodeURIComponent(one)}`), 1);
    assert.match((await operator.get(`${path}?q=nobody_`)).text, /There is none, or no more/);
  }
  const names = [
    ...(await operator.get('/operator/teams')).text.matchAll(/<summary aria-label="([^"]+)">Change</g),
  ];
  assert.equal(new Set(names.map(([, name]) => name)).size, 100, 'each is heard with its team');
  assert.equal(await rowsAt('/operator/people?q=100%25'), 100, 'signs of a pattern stand for themselves');
});

test('why a suggestion is not opened is read by the team of the operator alone, and the form says so', async () => {
  await using t = await app();
  const ada = await signedInBrowser(t, await newPerson(t, 'Ada'));
  const suggested = await ada.submit('/markets/suggest', '/markets/suggest', {
    question: 'Does Meridian open a call for thymus research before July?',
    criteria_md: 'Yes where the call is on the page of the fund.',
    outcomes: 'Yes\nNo',
    closes_at: '2026-06-30T00:00:00Z',
  });
  assert.equal(suggested.status, 200, suggested.text);
  const operator = await signedInBrowser(t);
  const at =
    /\/operator\/markets\/(?!new)[\w-]+/.exec((await operator.get('/operator/markets')).text)?.[0] ?? '';
  const { text } = await operator.get(at);
  assert.match(text, /Do not open it.*Why\. Only members of your team read it/s);
  assert.equal((await operator.submit(at, `${at}/refuse`, { statement: 'A twin is open.' })).status, 303);
  assert.match((await operator.get(at)).text, /A twin is open/);
  assert.equal((await ada.get(at.replace('/operator', ''))).status, 404);
});
