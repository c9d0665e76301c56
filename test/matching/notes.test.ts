// What is said of the answer as a whole is true of what is answered.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { aGrant } from '../support/records.ts';
import { createTestApp } from '../support/test-app.ts';

test('a place or an amount that none of the best names is said, and no topic beside it that one of them names', async () => {
  await using app = await createTestApp();
  const funding = { max_award: { amount: '2000000', currency: 'USD' } };
  const grant = (id: string, title: string) =>
    aGrant({ id, public_id: id, title, description: `${title}.`, detail: { funding } });
  await app.add(
    'grants',
    grant('both', 'Loneliness and dementia in the United States'),
    grant('one', 'Dementia'),
    grant('other', 'Loneliness'),
    aGrant({ id: 'british', title: 'Housing in the United Kingdom', funder_name: 'UK Housing Fund' }),
  );
  const notes = async (about: string): Promise<readonly string[]> =>
    (await app.get(`/funding?about=${encodeURIComponent(about)}`)).body.read.notes;
  assert.deepEqual(await notes('loneliness and dementia'), []);
  assert.doesNotMatch((await notes('loneliness and dementia, UK')).join(), /all of it/, 'one names both');
  assert.match((await notes('loneliness and dementia, Japan')).join(), /names japan/);
  assert.match(
    (await notes('dementia, under 50,000 dollars')).join(),
    /None of these names under 50,000 dollars/,
  );
});
