// A line that takes a record out says no more than that, and nothing of it is passed over: who misspells
// `privacy_request` would believe that a person was erased.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { heroes } from '../../src/families/heroes/heroes.ts';
import type { FieldError } from '../../src/kernel/refusal.ts';
import { readRecord } from '../../src/ledger/record.ts';
import { aHero } from '../support/records.ts';

const removed = (members: object) => readRecord(heroes, { id: 'a', removed: true, ...members });

test('a removal that may mean an erasure for privacy, and says another word, is refused', () => {
  for (const removal_reason of [
    'privacy_reqest',
    'Privacy_Request',
    'privacy-request',
    'privacy request',
    'privacy',
  ]) {
    const [error] = removed({ removal_reason }) as readonly FieldError[];
    assert.equal(error?.field, 'removal_reason', removal_reason);
    assert.match(error?.message ?? '', /erases nothing; did you mean privacy_request\?$/);
  }
  const [misspelt] = removed({ removal_reson: 'privacy_request' }) as readonly FieldError[];
  assert.equal(misspelt?.field, 'removal_reson');
  assert.match(misspelt?.message ?? '', /did you mean removal_reason\?$/);
});

test('a removal does not also merge, and may bring the record that it takes out', () => {
  const [both] = removed({ merged_into: 'b' }) as readonly FieldError[];
  assert.equal(both?.field, 'merged_into');
  for (const removal_reason of [undefined, 'duplicate', 'privacy_request', 'asked by Jane']) {
    const { id: _, ...hero } = aHero();
    const change = removed({ ...hero, ...(removal_reason ? { removal_reason } : {}) });
    assert.deepEqual(change, {
      family: 'heroes',
      id: 'a',
      record: null,
      reason: removal_reason ?? 'source_removed',
    });
  }
});
