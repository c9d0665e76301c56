// Names of diseases and of care are words of other things too, and calls on those are no answer.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { aGrant, aLabel } from '../support/records.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';

/** The ids and scores of what find_funding answers. */
async function found(app: TestApp, about: string): Promise<Record<string, number>> {
  const { data } = (await app.get(`/funding?about=${encodeURIComponent(about)}`)).body;
  return Object.fromEntries(
    data.map(({ public_id, score }: { public_id: string; score: number }) => [public_id, score]),
  );
}

/** Calls that were found not to be about ageing. */
const call = (id: string, title: string, description: string) =>
  aGrant({ id, title, description: `${description} ${terms}`, open_to_ageing: 'no' });
const terms =
  'Applications are made by one organization for all, with a budget and a plan of the work to be done.';

async function world(): Promise<TestApp> {
  const app = await createTestApp();
  await app.add(
    'labels',
    aLabel({ id: 'd', slug: 'disease-area', name: 'Disease area' }),
    aLabel({ id: 'g', slug: 'glaucoma', name: 'Glaucoma', parent: 'disease-area' }),
  );
  await app.add(
    'grants',
    call(
      'plan',
      'Farming of tomorrow',
      'Projects follow the vision for agriculture, a vision of the whole field.',
    ),
    call(
      'eyes',
      'Eye clinics',
      'Studies of vision in patients of eye clinics, and of the disease of the retina.',
    ),
    call(
      'textiles',
      'Recycling of textiles',
      'Better management of the end-of-life phase of fibres and clothes.',
    ),
    call('hospice', 'Care of the dying', 'Studies of palliative care and of end of life care at home.'),
    call('cars', 'Mobility in cities', 'Car fleets, mobility services and taxis for urban transport.'),
    call('walking', 'Walking again', 'Trials of rehabilitation and mobility after surgery in hospitals.'),
  );
  return app;
}

test('the vision of a plan, mobility by car and the end of life of textiles are no answer to who asks for health', async () => {
  await using app = await world();
  const cases = [
    ['vision loss', 'eyes', 'plan'],
    ['glaucoma', 'eyes', 'plan'],
    ['palliative care', 'hospice', 'textiles'],
    ['rehabilitation', 'walking', 'cars'],
  ] as const;
  for (const [about, right, wrong] of cases) {
    const scores = await found(app, about);
    assert.ok((scores[right] ?? 0) > 0, `${about}: ${JSON.stringify(scores)}`);
    assert.ok((scores[wrong] ?? 0) <= 25, `${about}: ${JSON.stringify(scores)}`);
  }
});

test('what is asked in several words, as a call on other things says it, is found there', async () => {
  await using app = await world();
  assert.ok(((await found(app, 'mobility services')).cars ?? 0) > 50);
});

test('a call whose text is too short to tell its field is not taken for one on other things', async () => {
  await using app = await world();
  await app.add('grants', aGrant({ id: 'short', title: 'Vision', description: null, open_to_ageing: 'no' }));
  assert.ok(((await found(app, 'vision loss')).short ?? 0) > 40);
});

test('a call in which research on ageing may take part is never taken for one on other things', async () => {
  await using app = await world();
  await app.add(
    'grants',
    aGrant({ id: 'any', title: 'Open call', description: 'Work on vision.', open_to_ageing: 'institute' }),
  );
  const scores = await found(app, 'vision');
  assert.ok((scores.any ?? 0) > (scores.plan ?? 0), JSON.stringify(scores));
});

test('a call without a text is judged by a title that is long enough to say what it is for', async () => {
  await using app = await world();
  const bare = (id: string, title: string) => aGrant({ id, title, description: null, open_to_ageing: 'no' });
  await app.add(
    'grants',
    bare('rows', 'The vision of farming in the region and the part that small farms have in it'),
    bare('eye', 'The vision of children in the region and the part that care has in keeping it'),
  );
  const scores = await found(app, 'vision');
  assert.ok((scores.eye ?? 0) > 2 * (scores.rows ?? 0), JSON.stringify(scores));
});
