// What a run reads of the catalogue is what everybody reads.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { recordOf } from '../../src/omega/catalogue/records.ts';
import { aCompany, aTheory } from '../support/records.ts';
import { createTestApp, site } from '../support/test-app.ts';

test('a theory of a company that nobody is shown is no record of a run', async () => {
  await using t = await createTestApp();
  const id = '0a11ce00-0000-4000-8000-000000000001';
  const company = aCompany({ id: 'sage', public_id: 'sage' });
  await t.add('companies', company);
  await t.add('theories', aTheory({ id, owner_kind: 'company', owner_id: 'sage', runs: [] }));
  const read = () => recordOf(`theories/${id}`, { reader: t.shelf.reader, site, now: t.clock.now });
  assert.notEqual(read(), null);
  await t.add('companies', { ...company, is_public: false });
  assert.equal((await t.get(`/theories/${id}`, { tier: 'full' })).status, 200);
  assert.equal(read(), null);
});
