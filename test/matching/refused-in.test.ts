// What a question does not want: it is no wish, and what is of it stands behind.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { aGrant, aLabel } from '../support/records.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';

async function asked(app: TestApp, question: string) {
  const { body } = await app.get(`/funding?about=${encodeURIComponent(question)}`);
  const ids: readonly string[] = body.data.map(({ public_id }: { public_id: string }) => public_id);
  const words: readonly string[] = body.read.words;
  return { ids, words, unwanted: body.read.unwanted as readonly string[], scores: body.data };
}

async function withCalls(): Promise<TestApp> {
  const app = await createTestApp();
  await app.add(
    'labels',
    aLabel({ id: 's', slug: 'research-stage', name: 'Stages of research' }),
    aLabel({ id: 'c', slug: 'clinical-trial', name: 'Clinical trial', parent: 'research-stage' }),
  );
  await app.add(
    'grants',
    aGrant({ id: 'agency', title: 'Tissue repair in arthritis', funder_name: 'Agency of Tides' }),
    aGrant({
      id: 'trial',
      title: 'Tissue repair (R01 Clinical Trial Required)',
      funder_name: 'House of Waves',
    }),
    aGrant({ id: 'american', title: 'Tissue repair at home', funder_name: 'National Institutes of Health' }),
    aGrant({ id: 'plain', title: 'Tissue repair (R01 Clinical Trial Optional)', funder_name: 'Moon Mills' }),
  );
  return app;
}

test('what is refused by its name, its funder or its place is not looked for, and its calls stand behind', async () => {
  await using app = await withCalls();
  for (const [question, last, unwanted] of [
    ['tissue repair, but not arthritis', 'agency', 'arthritis'],
    ['tissue repair excluding Agency of Tides', 'agency', 'agency tides'],
    ['tissue repair, except for the Agency of Tides', 'agency', 'agency tides'],
    ['tissue repair without a clinical trial', 'trial', 'clinical trial'],
    ['tissue repair, no clinical trials', 'trial', 'clinical trials'],
    ['tissue repair, no US funding', 'american', 'united states'],
    ['tissue repair from non-US funders', 'american', 'united states'],
  ] as const) {
    const { ids, words, unwanted: told, scores } = await asked(app, question);
    assert.equal(ids.at(-1), last, question);
    assert.ok(scores.at(-1).score <= 50, question);
    assert.deepEqual(words, ['tissue', 'repair'], question);
    assert.deepEqual(told, [unwanted], question);
  }
});

test('where an asker is not, and what is missing, refuses no call', async () => {
  await using app = await withCalls();
  for (const question of [
    'tissue repair outside the United States',
    'tissue repair not in the US',
    'tissue repair, no cost sharing',
    'tissue repair without matching funds',
    'tissue repair with no arthritis cure',
    'not only tissue repair',
    'tissue repair without a deadline',
  ])
    assert.deepEqual((await asked(app, question)).unwanted, [], question);
  const { words } = await asked(app, 'tissue repair not in the US');
  assert.deepEqual(words, ['tissue', 'repair']);
});

test('what is not wanted takes the place of nothing that is, however many it is', async () => {
  await using app = await createTestApp();
  await app.add(
    'grants',
    ...Array.from({ length: 40 }, (_, at) =>
      aGrant({ id: `tides-${at}`, title: `Tissue repair ${at}`, funder_name: 'Agency of Tides' }),
    ),
    aGrant({ id: 'other', title: 'Tissue and its repair', deadline: '2026-12-31T00:00:00Z' }),
  );
  assert.equal((await asked(app, 'tissue repair excluding Agency of Tides')).ids[0], 'other');
});

test('a place of which no call is, is told', async () => {
  await using app = await withCalls();
  const { body } = await app.get('/funding?about=tissue+repair+in+Japan');
  assert.deepEqual(body.read.unnamed, ['japan']);
});

test('where somebody is not says nothing of the money, and quick money is asked for by what it does without', async () => {
  await using app = await withCalls();
  const { words, unwanted } = await asked(app, 'tissue repair, we are a small company and not American');
  assert.ok(!words.includes('american'), String(words));
  assert.deepEqual(unwanted, []);
  const money = await asked(app, 'tissue repair and not American money');
  assert.deepEqual(money.unwanted, ['american']);
  for (const question of ['tissue repair without a long application', 'tissue repair, no long application']) {
    const { body } = await app.get(`/funding?about=${encodeURIComponent(question)}`);
    assert.deepEqual(body.read.unwanted, [], question);
    assert.deepEqual(body.read.frame[0]?.as, ['instrument-fast-grant'], question);
  }
});
