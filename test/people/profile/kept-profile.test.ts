// What a profile is kept as, and that it goes.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { deleteProfileOf } from '../../../src/people/profile/store.ts';
import { appWithSearches, reader } from '../../support/searches.ts';

test('a country is known by its English name as well as by its code', async () => {
  await using t = await appWithSearches();
  const { browser } = await reader(t);
  const path = '/account/search-profile';
  const countries = 'Germany, united states, pt, UK';
  assert.equal((await browser.submit(path, path, { about: 'Muscle', countries })).status, 303);
  assert.match((await browser.get(path)).text, /value="DE, US, PT, GB"/);
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
