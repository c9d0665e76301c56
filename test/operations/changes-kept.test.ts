// What is kept between questions for the change feed is never older than what it tells.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { grants } from '../../src/families/grants/grants.ts';
import { theories } from '../../src/families/theories/theories.ts';
import { textOf, withSite } from '../../src/kernel/json.ts';
import { aCompany, aGrant, aTheory, uuid } from '../support/records.ts';
import { createTestApp, noon } from '../support/test-app.ts';

test('what is kept of records between questions is what is read anew, whatever happened to them', async () => {
  await using app = await createTestApp();
  const { reader } = app.shelf;
  const site = 'https://a.test';
  const look = () => {
    for (const tier of ['public', 'full', 'top'] as const) {
      const after = { seq: 0, family: '', id: '' };
      const asked = {
        tier,
        now: noon,
        after,
        families: [grants, theories],
        limit: 50,
        form: 'record',
      } as const;
      for (let turn = 0; turn < 2; turn++) {
        const written = reader.writtenChanges(asked, site).entries.map((one) => ({
          ...one,
          text: one.text && textOf(one.text),
        }));
        const read = reader.changes(asked).entries.map((one) => ({
          ...one,
          text: one.text && withSite(one.text, site),
        }));
        assert.deepEqual(written, read, tier);
      }
    }
  };
  const steps: (() => Promise<unknown>)[] = [
    () => app.add('grants', aGrant({ id: 'a' }), aGrant({ id: 'b' }), aGrant({ id: 'c' })),
    () => app.add('grants', aGrant({ id: 'a', deadline: '2027-01-31T23:59:59Z', public_id: 'another-name' })),
    () => app.add('grants', aGrant({ id: 'b', source: 'seen by the full tier alone' })),
    () => app.add('grants', aGrant({ id: 'a', deadline: '2025-01-31T23:59:59Z' })),
    () => app.add('companies', aCompany({ id: 'co' })),
    () => app.add('theories', aTheory({ id: uuid(1), owner_kind: 'company', owner_id: 'co' })),
    () => app.add('companies', aCompany({ id: 'co', disqualified: true })),
    () => app.add('companies', aCompany({ id: 'co' })),
    () => app.add('grants', aGrant({ id: 'c', merged_into: 'a' })),
    () => app.ledger.erase('grants', 'b', 'privacy_request', noon),
    () => app.add('grants', aGrant({ id: 'd' })),
  ];
  for (const step of steps) {
    await step();
    look();
  }
});
