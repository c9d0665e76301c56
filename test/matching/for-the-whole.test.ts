// Programmes for any topic of a disease, and calls for one thing within it.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { aGrant, aLabel } from '../support/records.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';

async function withDementia(): Promise<TestApp> {
  const app = await createTestApp();
  await app.add(
    'labels',
    aLabel({ id: 'd', slug: 'disease-area', name: 'Disease area' }),
    aLabel({ id: 'm', slug: 'dementia', name: 'Dementia', parent: 'disease-area' }),
  );
  return app;
}

const named = { open_to_ageing: 'named', labels: ['dementia'] };

test('a programme for any topic of a disease stands before a call for one thing within it, where neither names what was asked', async () => {
  await using app = await withDementia();
  await app.add(
    'grants',
    aGrant({ id: 'one', title: 'Computed repurposing for dementia', ...named }),
    aGrant({ id: 'any', title: 'Society for dementia research grants 2026', ...named }),
  );
  const found = async (question: string) =>
    (await app.get(`/funding?about=${encodeURIComponent(question)}`)).body.data as readonly {
      public_id: string;
      score: number;
    }[];
  for (const question of ['dementia and the blood-brain barrier', 'genetics of dementia']) {
    const [first, second] = await found(question);
    assert.deepEqual([first?.public_id, second?.public_id], ['any', 'one'], question);
    assert.ok((first?.score ?? 0) > (second?.score ?? 0), question);
  }
  // Who asks for the one thing gets it, and who asks for the disease alone gets both alike.
  assert.equal((await found('repurposing of drugs for dementia'))[0]?.public_id, 'one');
  const [first, second] = await found('dementia');
  assert.equal(first?.score, second?.score);
});

test('a title that says what the funder does is no title on another topic', async () => {
  await using app = await withDementia();
  const title = 'Lantern dementia fellowships';
  await app.add(
    'grants',
    aGrant({ id: 'own', title, funder_name: 'Lantern Foundation', ...named }),
    aGrant({ id: 'other', title, funder_name: 'Harbour Foundation', ...named }),
  );
  const { data } = (await app.get('/funding?about=genetics%20of%20dementia')).body;
  const score = (id: string) => data.find((one: { public_id: string }) => one.public_id === id).score;
  assert.ok(score('own') > score('other'), `${score('own')} ${score('other')}`);
});
