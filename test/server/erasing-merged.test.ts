// A record that is erased takes with it what was merged into it: it is the same person.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { newTeam } from '../../src/people/accounts/slugs.ts';
import { eraseRecord, forgetErased } from '../../src/server/erasure/erasing.ts';
import { aClaim } from '../support/claims.ts';
import { anInvestor } from '../support/records.ts';
import { createTestApp, noon } from '../support/test-app.ts';

const canary = 'Zyxwvutqcanary';
const at = noon.toISOString();

test('whoever is erased goes with the records that were merged into theirs, and what teams keep of those', async () => {
  await using app = await createTestApp();
  const named = (id: string, more: object = {}) =>
    anInvestor({ id, public_id: `the-${id}`, name: `Jane ${canary} ${id}`, ...more });
  for (const id of ['last', 'first', 'middle', 'apart', 'gone']) await app.add('investors', named(id));
  await app.desk.db
    .insertInto('teams')
    .values({ id: 't', name: 'T', operator: 0, created_at: at, ...newTeam('t') })
    .execute();
  const claims = ['last', 'first', 'middle', 'apart', 'gone'].map((id) => ({
    ...aClaim({ id, public_id: `the-${id}` }, noon),
    subject: `investor/${id}`,
    entity_kind: 'investor' as const,
  }));
  await app.desk.db.insertInto('claims').values(claims).execute();
  await app.add('investors', named('first', { merged_into: 'middle' }));
  await app.add('investors', named('middle', { merged_into: 'last' }));
  await app.add('investors', named('gone', { merged_into: 'first' }));
  await app.ledger.append([{ family: 'investors', id: 'gone', record: null, reason: 'duplicate' }], noon);
  // A merge that was a mistake, and is none any more.
  await app.add('investors', named('apart', { merged_into: 'last' }));
  await app.add('investors', named('apart', { merged_into: null }));

  const truth = { ledger: app.ledger, desk: app.desk };
  const erased = await eraseRecord(truth, 'investors', 'last', noon);
  assert.ok(erased);
  await forgetErased(app.desk, erased, noon);
  const left = await app.desk.db.selectFrom('claims').select('subject').execute();
  assert.deepEqual(
    left.map(({ subject }) => subject),
    ['investor/apart'],
  );
  const holding = new Set<string>();
  for (const { id, doc } of await app.ledger.after(0, 500)) if (doc?.includes(canary)) holding.add(id);
  assert.deepEqual([...holding], ['apart']);
});
