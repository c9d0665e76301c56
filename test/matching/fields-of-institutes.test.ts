// Short names of institutes say what a call is for, and a method says nothing of what it is used on.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { aGrant, aLabel } from '../support/records.ts';
import { createTestApp } from '../support/test-app.ts';

test('programmes of an institute are found by its field, whose name they do not say', async () => {
  await using app = await createTestApp();
  await app.add(
    'labels',
    aLabel({ id: 'd', slug: 'disease-area', name: 'Disease area' }),
    aLabel({ id: 'h', slug: 'hearing-loss', name: 'Hearing loss', parent: 'disease-area' }),
  );
  const others = { open_to_ageing: 'no', description: 'Projects of any design.' } as const;
  await app.add(
    'grants',
    aGrant({ id: 'eyes', title: 'NEI Research Grant (R01)', ...others }),
    aGrant({ id: 'ears', title: 'NIDCD Research Grant (R01)', ...others }),
  );
  const { data } = (await app.get('/funding?about=hearing%20loss')).body;
  assert.deepEqual(
    data.map(({ public_id }: { public_id: string }) => public_id),
    ['ears'],
  );
});

test('who asks for learning machines in ageing sees no drones before calls on ageing', async () => {
  await using app = await createTestApp();
  await app.add(
    'labels',
    aLabel({ id: 'd', slug: 'ageing-field', name: 'Field' }),
    aLabel({ id: 'b', slug: 'biology-of-ageing', name: 'Biology of ageing', parent: 'ageing-field' }),
    aLabel({ id: 'm', slug: 'modality', name: 'Modality' }),
    aLabel({
      id: 'a',
      slug: 'artificial-intelligence',
      name: 'Artificial intelligence',
      parent: 'modality',
      aliases: { en: ['AI'] },
    }),
  );
  await app.add(
    'grants',
    aGrant({
      id: 'drones',
      title: 'Artificial intelligence for drones',
      description: 'Swarms in the air.',
      open_to_ageing: 'no',
      labels: ['artificial-intelligence'],
    }),
    aGrant({
      id: 'ageing',
      title: 'Biology of ageing: projects',
      description: 'Any project on why organisms age.',
      open_to_ageing: 'named',
      labels: ['biology-of-ageing'],
    }),
  );
  const { data } = (await app.get('/funding?about=AI%20for%20proteins%20in%20the%20biology%20of%20ageing'))
    .body;
  assert.equal(data[0].public_id, 'ageing');
  const drones = data.find(({ public_id }: { public_id: string }) => public_id === 'drones');
  assert.ok((drones?.score ?? 0) < 23, `${drones?.score}`);
});
