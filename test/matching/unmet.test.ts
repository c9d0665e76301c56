// Stages for which hardly a call is, countries of those who ask, diseases asked for with a kind of work.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { aGrant, aLabel } from '../support/records.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';

async function withLabels(): Promise<TestApp> {
  const app = await createTestApp();
  await app.add(
    'labels',
    aLabel({ id: 'c', slug: 'career-stage', name: 'Career stage' }),
    aLabel({
      id: 'u',
      slug: 'student',
      name: 'Student',
      parent: 'career-stage',
      aliases: { en: ['students', 'undergraduate'] },
    }),
    aLabel({ id: 'p', slug: 'predoctoral', name: 'Predoctoral', parent: 'career-stage' }),
    aLabel({ id: 'e', slug: 'early-career', name: 'Early career', parent: 'career-stage' }),
    aLabel({ id: 'i', slug: 'instrument', name: 'Instrument' }),
    aLabel({ id: 'z', slug: 'instrument-prize', name: 'Prize', parent: 'instrument' }),
    aLabel({ id: 'r', slug: 'research-stage', name: 'Research stage' }),
    aLabel({ id: 'o', slug: 'observational', name: 'Observational study', parent: 'research-stage' }),
    aLabel({ id: 'd', slug: 'disease-area', name: 'Disease area' }),
    aLabel({ id: 'f', slug: 'frailty', name: 'Frailty', parent: 'disease-area' }),
    aLabel({ id: 'a', slug: 'alzheimers-disease', name: 'Alzheimer disease', parent: 'disease-area' }),
    aLabel({
      id: 'm',
      slug: 'dementia',
      name: 'Dementia',
      parent: 'disease-area',
      aliases: { en: ['Lewy body', 'vascular dementia'] },
    }),
    aLabel({ id: 'k', slug: 'parkinsons-disease', name: 'Parkinson disease', parent: 'disease-area' }),
    aLabel({ id: 'v', slug: 'intervention', name: 'Intervention' }),
    aLabel({ id: 'g', slug: 'gene-therapy', name: 'Gene therapy', parent: 'intervention' }),
  );
  return app;
}

async function asked(app: TestApp, question: string) {
  const { data, read } = (await app.get(`/funding?about=${encodeURIComponent(question)}`)).body;
  return { data: data as readonly { public_id: string; score: number }[], read };
}

async function names(app: TestApp, question: string) {
  return (await asked(app, question)).data.map(({ public_id }) => public_id);
}

const frailty = { title: 'Fellowship for students on frailty', open_to_ageing: 'named' };

test('who studies for a degree is told that nothing is for that, and no fellowship for a doctorate scores more than 50', async () => {
  await using app = await withLabels();
  await app.add('grants', aGrant({ id: 'doctor', ...frailty, labels: ['predoctoral', 'frailty'] }));
  for (const question of [
    "scholarship for a master's degree on frailty",
    'scholarship for a bachelor degree, frailty',
    'Masterstudium, frailty',
    'frailty, tuition fees',
  ]) {
    const { data, read } = await asked(app, question);
    assert.ok((data[0]?.score ?? 0) <= 50, `${question}: ${data[0]?.score}`);
    assert.ok(
      read.notes.some((note: string) => note.startsWith('None of these says that it is for this stage')),
      question,
    );
  }
});

test('students are served by what is for students, and pupils by what speaks of them', async () => {
  await using app = await withLabels();
  await app.add(
    'grants',
    aGrant({ id: 'doctor', ...frailty, labels: ['predoctoral', 'frailty'] }),
    aGrant({ id: 'summer', ...frailty, labels: ['student', 'frailty'] }),
    aGrant({
      id: 'school',
      title: 'Summer programme on frailty',
      description: 'For undergraduates and high school students.',
      labels: ['student', 'frailty'],
      open_to_ageing: 'named',
    }),
  );
  const { data, read } = await asked(app, 'undergraduate, frailty');
  const scores = new Map(data.map(({ public_id, score }) => [public_id, score]));
  assert.ok((scores.get('doctor') ?? 0) <= 50);
  assert.ok((scores.get('summer') ?? 0) > 50);
  assert.deepEqual(read.notes, []);
  const pupils = await asked(app, 'high school pupils, frailty');
  assert.equal(pupils.data[0]?.public_id, 'school');
  assert.ok((pupils.data[1]?.score ?? 0) <= 50);
});

test('who asks from a country without funders is served by what names it or takes every country', async () => {
  await using app = await withLabels();
  const frail = { title: 'Frailty', labels: ['frailty'], open_to_ageing: 'named' };
  await app.add(
    'grants',
    aGrant({ id: 'there', ...frail, description: 'At institutions in the United States.' }),
    aGrant({ id: 'all', ...frail, description: 'Applicants of any country.' }),
    aGrant({ id: 'here', ...frail, description: 'For projects in Latin America.' }),
  );
  const { data } = await asked(app, 'frailty, Brazil');
  assert.equal(data[0]?.public_id, 'here');
  assert.ok((data.find(({ public_id }) => public_id === 'there')?.score ?? 0) <= 50);
});

test('a country within Europe: what names it, then what is of all Europe, then what takes every country', async () => {
  await using app = await withLabels();
  const frail = { title: 'Frailty', labels: ['frailty'], open_to_ageing: 'named' };
  await app.add(
    'grants',
    aGrant({ id: 'italy', ...frail, funder_name: 'Fund A', description: 'At universities in Italy.' }),
    aGrant({ id: 'every', ...frail, funder_name: 'Fund B', description: 'Researchers worldwide.' }),
    aGrant({ id: 'europe', ...frail, funder_name: 'European Commission' }),
    aGrant({ id: 'belgium', ...frail, funder_name: 'Fund C', description: 'At Belgian universities.' }),
  );
  for (const question of ['frailty, Belgium', 'frailty in België', 'Belgian researcher, frailty']) {
    const found = await names(app, question);
    assert.deepEqual(found.slice(0, 3), ['belgium', 'europe', 'every'], question);
  }
});

test('the call for a disease stands before one for the kind of work in another disease', async () => {
  await using app = await withLabels();
  const more = Array.from({ length: 12 }, (_, at) =>
    aGrant({ id: `o${at}`, title: `Bridges, part ${at}`, labels: [] }),
  );
  await app.add(
    'grants',
    aGrant({ id: 'own', title: 'Parkinson disease', labels: ['parkinsons-disease'] }),
    aGrant({
      id: 'other',
      title: 'Gene therapy of rare diseases',
      labels: ['gene-therapy'],
      open_to_ageing: 'named',
    }),
    ...more,
  );
  const found = await names(app, 'Parkinson disease gene therapy');
  assert.deepEqual(found.slice(0, 2), ['own', 'other']);
});

test('a kind of dementia is answered by what names it, then by dementia, then by another kind', async () => {
  await using app = await withLabels();
  await app.add(
    'grants',
    aGrant({ id: 'alzheimer', title: 'Projects', labels: ['dementia', 'alzheimers-disease'] }),
    aGrant({ id: 'dementia', title: 'Projects', labels: ['dementia'] }),
    aGrant({ id: 'own', title: 'Projects', labels: ['dementia'], description: 'On Lewy body disease.' }),
  );
  assert.deepEqual(await names(app, 'Lewy body dementia'), ['own', 'dementia', 'alzheimer']);
});

test('kinds of work are understood in other words and languages', async () => {
  await using app = await withLabels();
  const cases: readonly (readonly [question: string, meaning: string])[] = [
    ['short stay in a laboratory abroad', 'sabbatical'],
    ['Kurzaufenthalt im Ausland', 'sabbatical'],
    ['séjour dans un laboratoire étranger', 'sabbatical'],
    ['estancia corta en el extranjero', 'sabbatical'],
    ["soggiorno breve all'estero", 'sabbatical'],
    ['set up my laboratory', 'early-career'],
    ['start-up funds', 'early-career'],
    ['monter une nouvelle équipe', 'early-career'],
    ['eigene Gruppe aufbauen', 'early-career'],
    ['crear un grupo', 'early-career'],
    ['natural history of frailty', 'observational'],
    ['histoire naturelle de la démence', 'observational'],
    ['prémio', 'instrument-prize'],
    ['massaspectrometer', 'equipment-purchase'],
  ];
  for (const [question, meaning] of cases) {
    const { read } = await asked(app, question);
    const found = read.frame.flatMap((one: { as: readonly string[] }) => one.as);
    assert.ok(found.includes(meaning), `${question}: ${found.join()}`);
  }
});
