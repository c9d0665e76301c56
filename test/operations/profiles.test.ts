// What everyone may know of a funder or a sponsor: its public grants and events, what is to come first.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { aGrant, anEvent, anOrganization, aSponsor } from '../support/records.ts';
import { createTestApp } from '../support/test-app.ts';

const namesOf = (rows: readonly { readonly id: string }[]) => rows.map(({ id }) => id);

test('the profile of a funder begins with what is open, also where a hundred calls are over', async () => {
  await using app = await createTestApp();
  app.clock.now = new Date('2026-03-01T12:00:00Z');
  await app.add('organizations', anOrganization({ id: 'o', public_id: 'giver' }));
  const given = { organization_id: 'o', verified: true };
  const over = Array.from({ length: 120 }, (_, n) => {
    const day = new Date(Date.UTC(2025, 0, 1 + n)).toISOString().slice(0, 10);
    return aGrant({ ...given, id: `over-${n}`, deadline: `${day}T12:00:00Z` });
  });
  await app.add(
    'grants',
    ...over,
    aGrant({ ...given, id: 'undated', deadline: null }),
    aGrant({ ...given, id: 'later', deadline: '2026-09-01T12:00:00Z' }),
    aGrant({ ...given, id: 'soon', deadline: '2026-03-02T12:00:00Z' }),
  );
  const { grants } = (await app.get('/profiles/organizations/giver')).body;
  assert.equal(grants.length, 100);
  assert.deepEqual(namesOf(grants).slice(0, 5), ['soon', 'later', 'undated', 'over-119', 'over-118']);
});

test('the profile of an institute has the calls that it takes part in', async () => {
  await using app = await createTestApp();
  await app.add(
    'organizations',
    anOrganization({ id: 'nih' }),
    anOrganization({ id: 'nia', public_id: 'nia' }),
  );
  await app.add(
    'grants',
    aGrant({ id: 'joint', organization_id: 'nih', verified: true, institute_ids: ['nia'] }),
    aGrant({ id: 'of-others', organization_id: 'nih', verified: true }),
  );
  assert.deepEqual(namesOf((await app.get('/profiles/organizations/nia')).body.grants), ['joint']);
});

test('the profile of a sponsor begins with the events that are to come', async () => {
  await using app = await createTestApp();
  app.clock.now = new Date('2026-03-01T12:00:00Z');
  await app.add('sponsors', aSponsor({ id: 's', public_id: 'helper' }));
  const at = (id: string, day: string) =>
    anEvent({ id, start_date: `${day}T09:00:00Z`, end_date: null, sponsor_ids: ['s'] });
  await app.add(
    'events',
    at('long-ago', '2024-05-01'),
    at('lately', '2026-02-01'),
    at('next', '2026-04-01'),
    at('after', '2026-06-01'),
  );
  const { events } = (await app.get('/profiles/sponsors/helper')).body;
  assert.deepEqual(namesOf(events), ['next', 'after', 'lately', 'long-ago']);
});
