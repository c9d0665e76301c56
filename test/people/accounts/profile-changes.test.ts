// How often somebody changes name and handle: each change is noted for good.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { dayMs } from '../../../src/kernel/durations.ts';
import { digestOfProfile, updateProfile } from '../../../src/people/accounts/users.ts';
import { newPerson } from '../../support/browser.ts';
import { clockAndRandom, createTestApp, pass } from '../../support/test-app.ts';

test('a person changes name and handle thirty times in a day; saving the same again is no change', async () => {
  await using t = await createTestApp();
  const user = await newPerson(t, 'Ada');
  let stands = { name: 'Ada', handle: null, publicName: false };
  const change = async (name: string) => {
    const wanted = { ...stands, name };
    await updateProfile(t.desk, user, wanted, digestOfProfile(stands), clockAndRandom(t));
    stands = wanted;
  };
  for (let n = 0; n < 30; n++) {
    await change(`Ada ${n}`);
    await change(`Ada ${n}`);
  }
  await assert.rejects(change('Ada'), { reason: 'rate_limited', message: /30 changes .* in 24 hours/ });
  const changes = t.desk.db.selectFrom('account_events').select('id').where('action', '=', 'account.profile');
  assert.equal((await changes.execute()).length, 30);
  pass(t, dayMs);
  await change('Ada');
});
