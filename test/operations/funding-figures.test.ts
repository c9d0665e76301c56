import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Doc } from '../../src/kernel/family.ts';
import { aGrant, anOrganization } from '../support/records.ts';
import { createTestApp } from '../support/test-app.ts';

test('figures of money count the grants that the list shows by default, and no others', async () => {
  await using app = await createTestApp();
  const stating = (amount: string, given: Doc = {}) =>
    aGrant({
      funder_name: 'Example Institute',
      organization_id: 'o1',
      deadline: '2026-12-31T23:59:59Z',
      detail: { funding: { total: { amount, currency: 'EUR' } } },
      ...given,
    });
  await app.add('organizations', anOrganization({ id: 'o1', org_type: 'foundation' }));
  await app.add(
    'grants',
    stating('100.00'),
    stating('20.00', { deadline: null }),
    stating('1000.00', { relevant: false }),
    stating('2000.00', { verified: false }),
    stating('4000.00', { status: 'forecast' }),
    stating('8000.00', { closed_at: '2026-02-01T00:00:00Z' }),
    stating('16000.00', { deadline: '2026-02-01T00:00:00Z' }),
  );
  const { body: listed } = await app.get('/grants');
  assert.equal(listed.pagination.total, 2);
  const { body: funders } = await app.get('/stats/funders');
  assert.deepEqual(funders.data, [
    { funder_name: 'Example Institute', currency: 'EUR', grants: 2, total: 120 },
  ]);
  const { body: kinds } = await app.get('/stats/funding', { tier: 'full' });
  assert.deepEqual(kinds.data, [{ kind: 'foundation', currency: 'EUR', grants: 2, total: 120 }]);
});
