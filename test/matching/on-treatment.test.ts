// Calls that pay for treatments alone stand behind others where a diagnosis was asked for.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { aGrant, aLabel } from '../support/records.ts';
import { createTestApp } from '../support/test-app.ts';

test('who wants to find a disease early sees calls for any topic of it before those for treatments alone', async () => {
  await using app = await createTestApp();
  await app.add(
    'labels',
    aLabel({ id: 'd', slug: 'disease-area', name: 'Disease area' }),
    aLabel({ id: 'p', slug: 'parkinsons-disease', name: 'Parkinson disease', parent: 'disease-area' }),
    aLabel({ id: 'm', slug: 'modality', name: 'Modality' }),
    aLabel({
      id: 'g',
      slug: 'diagnostic',
      name: 'Diagnostic',
      parent: 'modality',
      aliases: { en: ['early detection'] },
    }),
  );
  const named = { open_to_ageing: 'named', labels: ['parkinsons-disease'], deadline: null };
  await app.add(
    'grants',
    aGrant({ id: 'any', title: 'Parkinson disease: projects', description: 'Projects on it.', ...named }),
    aGrant({
      id: 'drugs',
      title: 'Parkinson disease: a programme',
      description: 'Work that may slow, stop or reverse it.',
      ...named,
    }),
  );
  const first = async (question: string) =>
    (await app.get(`/funding?about=${encodeURIComponent(question)}`)).body.data[0].public_id;
  assert.equal(await first('early detection of Parkinson disease'), 'any');
  assert.equal(await first('Parkinson disease'), 'drugs', 'by its title, where both are as good');
});
