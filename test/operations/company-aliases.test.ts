// Companies are found by their other names.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { companyNames } from '../../src/sources/known-records.ts';
import { aCompany } from '../support/records.ts';
import { createTestApp } from '../support/test-app.ts';

test('a company is found by its aliases in lists, by resolve_name and by harvests, and says them', async () => {
  await using t = await createTestApp();
  const full = { tier: 'full' } as const;
  await t.add(
    'companies',
    aCompany({
      ...{ id: 'c1', public_id: 'ombrelune', name: 'Ombrelune Bio', is_public: true },
      aliases: ['OBX Therapeutics', 'Lumbrel', '株式会社オンブレルン'],
    }),
    aCompany({ id: 'c2', public_id: 'other', name: 'Other Bio', is_public: true }),
    aCompany({ id: 'c3', public_id: 'gone', name: 'Gone Labs', merged_into: 'c1' }),
  );
  const listed = (await t.get('/companies?q=lumbrel', full)).body.data;
  assert.deepEqual(
    listed.map(({ id }: { id: string }) => id),
    ['c1'],
  );
  const [found] = (await t.get('/resolve?name=OBX+Therapeutics&family=companies', full)).body.data;
  assert.deepEqual([found?.public_id, found?.name, found?.match], ['ombrelune', 'Ombrelune Bio', 'exact']);
  const { company } = (await t.get('/companies/ombrelune', full)).body;
  assert.deepEqual(company.aliases, ['OBX Therapeutics', 'Lumbrel', '株式会社オンブレルン']);
  const part = encodeURIComponent('オンブレルン');
  const [inner] = (await t.get(`/resolve?name=${part}&family=companies`, full)).body.data;
  assert.equal(inner?.public_id, 'ombrelune', 'a part of a name that is written without spaces');
  const known = await companyNames(t.ledger);
  for (const name of ['Ombrelune Bio, Inc.', 'OBX Therapeutics GmbH', 'Gone Labs'])
    assert.equal(known(name)?.id, 'c1', name);
  assert.equal(known('Nobody'), null);
  assert.deepEqual(t.bugs, []);
});
