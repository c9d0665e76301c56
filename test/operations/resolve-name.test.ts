// A name leads to the record that carries it, however many others begin with the same letters.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { aGrant, anOrganization } from '../support/records.ts';
import { createTestApp } from '../support/test-app.ts';

test('the one that is called so comes first among many whose names only begin so', async () => {
  await using t = await createTestApp();
  const others = Array.from({ length: 30 }, (_, at) =>
    anOrganization({
      ...{ id: `o${at}`, public_id: `centre-${at}`, name: `NIHR Centre ${at}` },
      detail: { aliases: [`NIHR C${at}`] },
    }),
  );
  await t.add(
    'organizations',
    ...others,
    anOrganization({
      ...{ id: 'nih', public_id: 'institutes', name: 'National Institutes of Health' },
      detail: { aliases: ['US Institutes', 'NIH'] },
    }),
    anOrganization({ id: 'sport', public_id: 'sport', name: 'Zebra NIH' }),
  );
  const { body } = await t.get('/resolve?name=nih&limit=2', { tier: 'full' });
  assert.deepEqual(
    body.data.map(({ public_id, match }: Record<string, string>) => [public_id, match]),
    [
      ['institutes', 'exact'],
      ['sport', 'all_words'],
    ],
  );
  assert.deepEqual(t.bugs, []);
});

test('the number of a call leads to it, also when it is over', async () => {
  await using t = await createTestApp();
  const past = { deadline: '2026-01-07T22:00:00Z' };
  await t.add(
    'grants',
    aGrant({ ...past, id: 'a', title: 'Mouse strains', detail: { number: 'PAR-25-140' } }),
    aGrant({ id: 'b', title: 'Follows PAR-25-141', detail: { number: 'PAR-25-149' } }),
  );
  const { body } = await t.get('/resolve?name=par-25-140');
  assert.deepEqual(
    body.data.map(({ public_id, match }: Record<string, string>) => [public_id, match]),
    [['a', 'exact']],
  );
  const { read, data } = (await t.get('/funding?about=PAR-25-140')).body;
  assert.deepEqual(data, []);
  assert.match(read.notes.join(' '), /PAR-25-140 is the number of a, which is not among the calls/);
  const open = (await t.get('/funding?about=PAR-25-149')).body;
  assert.deepEqual(open.read.notes, []);
});
