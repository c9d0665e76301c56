// Who asks for a disease, who asks for life with it, and calls for a part of the field that nobody asked for.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { bare } from '../../src/matching/question/aspects-at.ts';
import { isForAnotherPart } from '../../src/matching/scoring/misfits.ts';
import { aGrant, aLabel } from '../support/records.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';

async function withLabels(): Promise<TestApp> {
  const app = await createTestApp();
  await app.add(
    'labels',
    aLabel({ id: 'd', slug: 'disease-area', name: 'Disease area' }),
    aLabel({ id: 'm', slug: 'dementia', name: 'Dementia', parent: 'disease-area' }),
    aLabel({ id: 'f', slug: 'frailty', name: 'Frailty', parent: 'disease-area' }),
    aLabel({ id: 's', slug: 'sarcopenia', name: 'Sarcopenia', parent: 'disease-area' }),
    aLabel({ id: 'a', slug: 'audience', name: 'Audience' }),
    aLabel({ id: 'g', slug: 'caregiving', name: 'Caregiving', parent: 'audience' }),
  );
  return app;
}

async function found(app: TestApp, question: string) {
  const { data } = (await app.get(`/funding?about=${encodeURIComponent(question)}`)).body;
  return data as readonly { public_id: string; score: number }[];
}

const named = { open_to_ageing: 'named', labels: ['dementia'] };

test('a call on carers of people with a disease stands behind one on the disease, unless somebody asks for care or life with it', async () => {
  await using app = await withLabels();
  await app.add(
    'grants',
    aGrant({ id: 'care', title: 'Lives of persons with dementia and informal caregivers', ...named }),
    aGrant({ id: 'own', title: 'Zonal dementia studies', ...named }),
  );
  for (const question of ['genetics of dementia', 'dementia', 'dementia and its epidemiology']) {
    const [first, second] = await found(app, question);
    assert.deepEqual([first?.public_id, second?.public_id], ['own', 'care'], question);
    assert.ok((second?.score ?? 0) < (first?.score ?? 0) * 0.9, question);
  }
  for (const question of [
    'families of people with dementia',
    'dementia at home',
    'end of life with dementia',
  ]) {
    const [first] = await found(app, question);
    assert.equal(first?.public_id, 'care', question);
  }
});

test('a call for a part of the field that is only near what was asked is for another part', () => {
  const asked = { ...bare('dementia', 'words'), labels: ['dementia'], wholeLabels: ['neurodegeneration'] };
  const aspects = [{ ...asked, nearLabels: ['brain-ageing'] }];
  assert.equal(isForAnotherPart(['brain-ageing'], aspects), true);
  for (const label of ['dementia', 'neurodegeneration', 'exercise'])
    assert.equal(isForAnotherPart([label], aspects), false, label);
  assert.equal(isForAnotherPart(['brain-ageing', 'dementia'], aspects), false);
});
