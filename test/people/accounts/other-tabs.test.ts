// What becomes of a form in a tab while the person's place in a team changes elsewhere.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { newPerson, signedInBrowser } from '../../support/browser.ts';
import { added, appHere, ownTeam } from '../../support/projects.ts';
import { aLead } from '../../support/records.ts';
import { formsIn } from '../../support/shown-forms.ts';
import type { TestApp } from '../../support/test-app.ts';

async function memberOf(t: TestApp, team: string, name: string) {
  const user = await newPerson(t, name);
  const joined_at = t.clock.now.toISOString();
  await t.desk.db
    .insertInto('memberships')
    .values({ team_id: team, user_id: user, role: 'editor', joined_at })
    .execute();
  return { user, browser: await signedInBrowser(t, user) };
}

test('who is taken out of a team while they write gets back what they wrote', async () => {
  await using t = await appHere();
  const { team, list, browser: owner } = await ownTeam(t);
  const bea = await memberOf(t, team.id, 'Bea');
  const path = await added(owner, list);
  const open = formsIn((await bea.browser.get(`${path}/edit`)).text).find(({ action }) => action === path);
  assert.ok(open);
  const page = `/teams/${team.slug}`;
  const end = `${page}/members/${bea.user}/remove`;
  assert.equal((await owner.submit(end, end)).status, 303);
  t.clock.now = new Date(t.clock.now.getTime() + 1_000);
  const typed = {
    ...open.fields,
    summary: 'A whole <b>afternoon</b> of work',
    text_md: 'Line one\nLine two',
  };
  const late = await bea.browser.post(path, typed);
  assert.equal(late.status, 404);
  assert.match(late.text, /You are in no team with this address/);
  assert.match(late.text, /A whole &lt;b&gt;afternoon&lt;\/b&gt; of work.*Line one\nLine two/s);
  assert.doesNotMatch(late.text, /Versions/, 'and reads nothing of the team');
});

test('of two owners who leave at once the second one is told why not, and stays', async () => {
  await using t = await appHere();
  const { team, browser: owner } = await ownTeam(t);
  const bea = await memberOf(t, team.id, 'Bea');
  const members = t.desk.db.updateTable('memberships').where('team_id', '=', team.id);
  await members.set({ role: 'owner' }).execute();
  const leave = `/teams/${team.slug}/members/${bea.user}/remove`;
  const open = formsIn((await bea.browser.get(leave)).text).find(({ action }) => action === leave);
  assert.ok(open);
  const [own = ''] =
    /members\/[\w-]+\/remove" aria-label="Leave/.exec((await owner.get(`/teams/${team.slug}`)).text) ?? [];
  const first = `/teams/${team.slug}/${own.split('"')[0]}`;
  assert.equal((await owner.submit(first, first)).headers.get('location'), '/account');
  t.clock.now = new Date(t.clock.now.getTime() + 1_000);
  const late = await bea.browser.post(leave, open.fields);
  assert.equal(late.status, 400);
  assert.match(late.text, /<h1[^>]*>Leave<\/h1>.*A team keeps at least one owner/s);
});

test('a form that was shown for one team does nothing for another that the person acts for meanwhile', async () => {
  await using t = await appHere();
  await t.add('leads', aLead({ id: 'lead-1' }));
  const { team } = await ownTeam(t);
  const { user, browser } = await memberOf(t, team.id, 'Bea');
  const shown = async (page: string) =>
    formsIn((await browser.get(page)).text).find(({ action }) => action === page)?.fields;
  const [key, claim] = [await shown('/account/keys'), await shown('/crm')];
  const now = await t.desk.db.selectFrom('sessions').select('team_id').where('user_id', '=', user).execute();
  const other = now[0]?.team_id === team.id ? null : team.id;
  const switched =
    other ??
    (
      await t.desk.db
        .selectFrom('memberships')
        .select('team_id')
        .where('user_id', '=', user)
        .where('team_id', '!=', team.id)
        .executeTakeFirstOrThrow()
    ).team_id;
  await t.desk.db.updateTable('sessions').set({ team_id: switched }).where('user_id', '=', user).execute();
  t.clock.now = new Date(t.clock.now.getTime() + 1_000);
  const keyed = await browser.post('/account/keys', { ...key, name: 'of my own' });
  const claimed = await browser.post('/crm', {
    ...claim,
    public_id: 'lead-1',
    kind: 'lead',
    notes: 'A long note',
  });
  for (const answer of [keyed, claimed]) {
    assert.equal(answer.status, 409, answer.text);
    assert.match(answer.text, /not for what you act for now/);
  }
  assert.match(claimed.text, /A long note/);
  const { name } = await t.desk.db
    .selectFrom('teams')
    .select('name')
    .where('id', '=', switched)
    .executeTakeFirstOrThrow();
  const hint = keyed.text.replaceAll('&#39;', "'");
  assert.ok(hint.includes(`the team ${name} may read`), 'the form says for which team it is now');
  assert.match(keyed.text, /value="of my own"/);
  assert.deepEqual(await t.desk.db.selectFrom('keys').select('id').execute(), []);
  assert.deepEqual(await t.desk.db.selectFrom('claims').select('id').execute(), []);
  const again = formsIn(claimed.text).find(({ action }) => action === '/crm')?.fields;
  t.clock.now = new Date(t.clock.now.getTime() + 1_000);
  assert.equal((await browser.post('/crm', { ...again })).status, 303);
  const [row] = await t.desk.db.selectFrom('claims').select('team_id').execute();
  assert.equal(row?.team_id, switched, 'once more, and it is the team that the page names now');
});
