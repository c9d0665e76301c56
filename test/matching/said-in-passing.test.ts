// What is asked and named nowhere, costs that nobody pays here, prizes for what was done, records that are read again,
// topics that a text names late and once, and schemes by their code.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { aGrant, aLabel } from '../support/records.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';

async function asked(app: TestApp, question: string) {
  const { data } = (await app.get(`/funding?about=${encodeURIComponent(question)}`)).body;
  return data as readonly { public_id: string; score: number }[];
}

async function withLabels(): Promise<TestApp> {
  const app = await createTestApp();
  await app.add(
    'labels',
    aLabel({ id: 'd', slug: 'disease-area', name: 'Disease area' }),
    aLabel({ id: 'p', slug: 'progeria', name: 'Progeria', parent: 'disease-area' }),
    aLabel({ id: 'f', slug: 'frailty', name: 'Frailty', parent: 'disease-area' }),
    aLabel({ id: 'g', slug: 'ageing-field', name: 'Field of ageing' }),
    aLabel({ id: 'b', slug: 'biology-of-ageing', name: 'Biology of ageing', parent: 'ageing-field' }),
    aLabel({ id: 'a', slug: 'audience', name: 'Audience' }),
    aLabel({ id: 'n', slug: 'nursing-homes', name: 'Nursing homes', parent: 'audience' }),
    aLabel({ id: 'c', slug: 'career-stage', name: 'Career stage' }),
    aLabel({ id: 'i', slug: 'instrument', name: 'Instrument' }),
    aLabel({ id: 'z', slug: 'instrument-prize', name: 'Prize', parent: 'instrument' }),
    aLabel({ id: 'm', slug: 'mid-career', name: 'Mid-career', parent: 'career-stage' }),
  );
  return app;
}

test('a call for any field scores 50 at most where the topic that is asked is named nowhere', async () => {
  await using app = await withLabels();
  const title = 'Small grant for research';
  await app.add('grants', aGrant({ id: 'any', title, open_to_ageing: 'any_field' }));
  const question = 'a small grant for progeria';
  const [alone] = await asked(app, question);
  assert.ok(alone !== undefined && alone.score <= 50, `${alone?.score}`);
  // One call names it: then the one for any field fits by its frame, as before.
  await app.add('grants', aGrant({ id: 'own', title: 'Progeria', open_to_ageing: 'named' }));
  const any = (await asked(app, question)).find(({ public_id }) => public_id === 'any');
  assert.ok((any?.score ?? 0) > 50, `${any?.score}`);
});

test('who asks for a loan or for fees finds no call that fits well', async () => {
  await using app = await withLabels();
  await app.add(
    'grants',
    aGrant({ id: 'n', title: 'Nursing homes', labels: ['nursing-homes'], open_to_ageing: 'named' }),
  );
  const scoreOf = async (question: string) => (await asked(app, question))[0]?.score ?? 0;
  assert.ok((await scoreOf('research on nursing homes')) > 80);
  assert.ok((await scoreOf('help with the fees of a nursing home')) <= 40);
  assert.ok((await scoreOf('a loan for a nursing home')) <= 40);
});

test('a prize for what was done stands behind a call for work, unless a prize is asked for', async () => {
  await using app = await withLabels();
  const named = { open_to_ageing: 'named', labels: ['frailty'] };
  const description = 'This award aims to recognise activities that have contributed to frailty.';
  await app.add(
    'grants',
    aGrant({ id: 'award', title: 'Awards: frailty', description, ...named }),
    aGrant({ id: 'work', title: 'Work', description: 'For work on frailty.', ...named }),
  );
  assert.equal((await asked(app, 'frailty'))[0]?.public_id, 'work');
  assert.equal((await asked(app, 'a prize for frailty'))[0]?.public_id, 'award');
});

test('who reads records or data again asks for research, not for services', async () => {
  await using app = await withLabels();
  const campaign =
    'Pays for the recruitment of nurses in nursing homes. States hand out the money to nurses who stay in such a home for three years, and to those who have worked there before and come back. '.repeat(
      2,
    );
  const named = { open_to_ageing: 'named' };
  await app.add(
    'grants',
    aGrant({ id: 'staff', title: 'Nursing homes: a campaign for staff', description: campaign, ...named }),
    aGrant({ id: 'study', title: 'Care', description: 'Research on care homes.', ...named }),
  );
  assert.equal((await asked(app, 'campaign for staff of nursing homes'))[0]?.public_id, 'staff');
  assert.equal((await asked(app, 're-using records of nursing homes'))[0]?.public_id, 'study');
});

test('a text that names a topic late and once says less of it than one that begins with it', async () => {
  await using app = await withLabels();
  const about = (begin: string, end: string) =>
    `${begin} ${'Work of many kinds is paid for. '.repeat(25)}${end}`;
  const early = about('Genetics is welcome.', 'Send it.');
  const late = about('Send it.', 'Genetics is welcome.');
  const call = { open_to_ageing: 'named', deadline: '2026-06-30T23:59:59Z' };
  await app.add(
    'grants',
    aGrant({ id: 'late', title: 'A call', description: late, ...call }),
    aGrant({ id: 'early', title: 'B call', description: early, ...call }),
    aGrant({ id: 'biology', title: 'C call', description: late, labels: ['biology-of-ageing'], ...call }),
  );
  const found = await asked(app, 'genetics');
  assert.deepEqual(found.map(({ public_id }) => public_id).slice(0, 2), ['early', 'biology']);
  assert.equal(found[0]?.score, found[1]?.score);
});

test('of calls for one stage the one that bears the code of the question comes first', async () => {
  await using app = await withLabels();
  const call = { labels: ['mid-career'], open_to_ageing: 'any_field' };
  await app.add(
    'grants',
    aGrant({ id: 'k02', title: 'Award for mid-career researchers (K02)', ...call }),
    aGrant({ id: 'k24', title: 'Award for mid-career researchers (K24)', ...call }),
  );
  assert.equal((await asked(app, 'K24 mentoring award geriatrics'))[0]?.public_id, 'k24');
  assert.equal((await asked(app, 'K02 award geriatrics'))[0]?.public_id, 'k02');
});
