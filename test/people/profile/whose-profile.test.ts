// What a profile is kept as and whose it is: it is shared with teams while both are members, and deleted alone.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { deleteProfileOf } from '../../../src/people/profile/store.ts';
import { aGrant } from '../../support/records.ts';
import { appWithSearches, reader } from '../../support/searches.ts';

test('a country is known by its English name as well as by its code', async () => {
  await using t = await appWithSearches();
  const { browser } = await reader(t);
  const path = '/account/search-profile';
  const countries = 'Germany, united states, pt, UK';
  assert.equal((await browser.submit(path, path, { about: 'Muscle', countries })).status, 303);
  assert.match((await browser.get(path)).text, /value="DE, US, PT, GB"/);
});

test('members of the team that a profile is shared with use it, while both are members, and nobody else', async () => {
  await using t = await appWithSearches();
  await t.add('grants', aGrant({ id: 'a', title: 'Senescence in muscle' }));
  const [ada, grace, mallory] = [await reader(t), await reader(t, 'Grace'), await reader(t, 'Mallory')];
  const team = await t.desk.db
    .selectFrom('memberships')
    .innerJoin('teams', 'teams.id', 'memberships.team_id')
    .select(['teams.id', 'teams.slug'])
    .where('user_id', '=', ada.user)
    .executeTakeFirstOrThrow();
  const member = { team_id: team.id, role: 'viewer' as const, joined_at: t.clock.now.toISOString() };
  await t.desk.db
    .insertInto('memberships')
    .values({ ...member, user_id: grace.user })
    .execute();
  const path = '/account/search-profile';
  const about = 'Senescence in ageing muscle';
  const foreign = await mallory.browser.submit(path, path, { about, team: team.slug });
  assert.deepEqual([foreign.status, foreign.text.includes('You are in no team')], [400, true]);
  const fit = `${path}/fit?of=${ada.user}`;
  await ada.browser.submit(path, path, { about });
  assert.equal((await grace.browser.get(fit)).status, 404, 'it is not shared yet');
  await ada.browser.submit(path, path, { about, team: team.slug });
  assert.ok((await grace.browser.get(path)).text.includes(`href="${fit}"`));
  assert.match((await grace.browser.get(fit)).text, /Grants that fit Ada[\s\S]*Senescence in muscle/);
  assert.equal((await mallory.browser.get(fit)).status, 404);
  await t.desk.db
    .deleteFrom('memberships')
    .where('user_id', '=', grace.user)
    .where('team_id', '=', team.id)
    .execute();
  assert.equal((await grace.browser.get(fit)).status, 404);
  assert.deepEqual(t.bugs, []);
});

test('who deletes the profile deletes that of nobody else', async () => {
  await using t = await appWithSearches();
  const [ada, eve] = [await reader(t), await reader(t, 'Eve')];
  const path = '/account/search-profile';
  for (const { browser } of [ada, eve])
    assert.equal((await browser.submit(path, path, { about: 'Muscle' })).status, 303);
  await deleteProfileOf(t.desk, ada.user);
  const left = await t.desk.db.selectFrom('search_profiles').select('user_id').execute();
  assert.deepEqual(
    left.map(({ user_id }) => user_id),
    [eve.user],
  );
});
