// A stage that fits is no subject that fits: calls for any field stand behind those that name what was asked.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { aGrant, aLabel } from '../support/records.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';

async function withLabels(): Promise<TestApp> {
  const app = await createTestApp();
  await app.add(
    'labels',
    aLabel({ id: 'c', slug: 'career-stage', name: 'Career stage' }),
    aLabel({ id: 'p', slug: 'predoctoral', name: 'Predoctoral', parent: 'career-stage' }),
    aLabel({ id: 'e', slug: 'early-career', name: 'Early career', parent: 'career-stage' }),
    aLabel({ id: 's', slug: 'clinician-scientist', name: 'Clinician', parent: 'career-stage' }),
    aLabel({ id: 'd', slug: 'disease-area', name: 'Disease area' }),
    aLabel({ id: 'f', slug: 'frailty', name: 'Frailty', parent: 'disease-area' }),
    aLabel({ id: 'k', slug: 'stroke', name: 'Stroke', parent: 'disease-area' }),
    aLabel({ id: 'a', slug: 'ageing-field', name: 'Field of ageing' }),
    aLabel({ id: 'b', slug: 'biology-of-ageing', name: 'Biology of ageing', parent: 'ageing-field' }),
    aLabel({ id: 'm', slug: 'muscle', name: 'Muscle', parent: 'disease-area' }),
  );
  return app;
}

async function found(app: TestApp, question: string) {
  const { data } = (await app.get(`/funding?about=${encodeURIComponent(question)}`)).body;
  return data as readonly { public_id: string; score: number; general: boolean }[];
}

const anyField = { open_to_ageing: 'any_field', description: 'Pays for research of every kind.' };

test('of two calls for a stage the one that names the subject comes first, also where nobody knows its round', async () => {
  await using app = await withLabels();
  await app.add(
    'grants',
    aGrant({ id: 'any', title: 'Early career award', labels: ['early-career'], ...anyField }),
    aGrant({
      id: 'own',
      title: 'Early career award on frailty',
      labels: ['early-career', 'frailty'],
      open_to_ageing: 'named',
      deadline: null,
      status: 'forecast',
    }),
  );
  const [first, second] = await found(app, 'early career award for frailty');
  assert.equal(first?.public_id, 'own');
  assert.equal(second?.public_id, 'any');
});

test('a call for any topic of one disease is not for any topic of another', async () => {
  await using app = await withLabels();
  await app.add(
    'grants',
    aGrant({ id: 'any', title: 'Early career award', labels: ['early-career'], ...anyField }),
    aGrant({ id: 'stroke', title: 'Early career award', labels: ['early-career', 'stroke'], ...anyField }),
  );
  const frail = await found(app, 'early career award for frailty');
  assert.deepEqual(
    frail.filter(({ general }) => general).map(({ public_id }) => public_id),
    ['any'],
  );
  assert.equal(frail[0]?.public_id, 'any');
  const [first] = await found(app, 'early career award for stroke');
  assert.equal(first?.public_id, 'stroke');
});

test('a call for doctoral students alone stands behind where a clinician asks, and first where a student does', async () => {
  await using app = await withLabels();
  const frail = { title: 'Clinician fellowship on frailty' };
  await app.add(
    'grants',
    aGrant({ id: 'student', ...frail, labels: ['predoctoral', 'frailty'] }),
    aGrant({ id: 'both', ...frail, labels: ['predoctoral', 'clinician-scientist', 'frailty'] }),
    aGrant({ id: 'doctor', ...frail, labels: ['clinician-scientist', 'frailty'] }),
  );
  const [first, second, last] = await found(app, 'fellowship on frailty for a clinician');
  assert.equal(last?.public_id, 'student');
  assert.equal(first?.score, second?.score);
  assert.ok((last?.score ?? 0) <= (first?.score ?? 0) * 0.85);
  const own = await found(app, 'fellowship on frailty for a predoctoral student');
  assert.notEqual(own[0]?.public_id, 'doctor');
});

test('a call for those who treat patients stands behind where nobody says that they do', async () => {
  await using app = await withLabels();
  const frail = { title: 'Award on frailty', open_to_ageing: 'named' };
  await app.add(
    'grants',
    aGrant({ id: 'clinic', ...frail, labels: ['early-career', 'clinician-scientist', 'frailty'] }),
    aGrant({ id: 'other', ...frail, labels: ['early-career', 'frailty'] }),
  );
  // Of calls with the same points the name decides.
  const first = async (question: string) => (await found(app, question))[0]?.public_id;
  assert.equal(await first('early career, frailty and posture'), 'other');
  for (const question of ['early career physician, frailty', 'early career, frailty, geriatric clinic'])
    assert.equal(await first(question), 'clinic', question);
});

test('a call for any field is not thereby for poorer countries', async () => {
  await using app = await withLabels();
  await app.add(
    'grants',
    aGrant({ id: 'any', title: 'Early career award', labels: ['early-career'], ...anyField }),
    aGrant({
      id: 'abroad',
      title: 'Early career award',
      labels: ['early-career'],
      ...anyField,
      description: 'For scientists in developing countries.',
    }),
  );
  const [first, second] = await found(app, 'early career award for dementia in Kenya');
  assert.equal(first?.public_id, 'abroad');
  assert.ok((second?.score ?? 0) <= 50);
});

test('a place counts where the text names it, less than where the funder is of it, and what names none is left out', async () => {
  await using app = await withLabels();
  const call = { title: 'Frailty', labels: ['frailty'] };
  await app.add(
    'grants',
    aGrant({ id: 'nowhere', ...call, funder_name: 'Fund A' }),
    aGrant({ id: 'hosts', ...call, funder_name: 'Fund B', description: 'Hosts are in the United Kingdom.' }),
    aGrant({ id: 'of', ...call, funder_name: 'British Fund' }),
  );
  const names = (await found(app, 'frailty in the UK')).map(({ public_id }) => public_id);
  assert.deepEqual(names, ['of', 'hosts']);
});

test('an award for any topic of ageing research takes as much of it as an award for any field, and stands before it', async () => {
  await using app = await withLabels();
  await app.add(
    'grants',
    aGrant({ id: 'any', title: 'Early career award', labels: ['early-career'], ...anyField }),
    aGrant({
      id: 'field',
      title: 'Early career award in ageing research',
      labels: ['early-career', 'biology-of-ageing'],
      open_to_ageing: 'named',
    }),
  );
  const [first, second] = await found(app, 'early career award, muscle ageing in mice');
  assert.deepEqual([first?.public_id, second?.public_id], ['field', 'any']);
});

test('who works on animals stands before calls that want studies of people', async () => {
  await using app = await withLabels();
  const ageing = { labels: ['biology-of-ageing', 'early-career'], open_to_ageing: 'named' };
  await app.add(
    'grants',
    aGrant({ id: 'people', title: 'Award A (Basic Experimental Studies with Humans Required)', ...ageing }),
    aGrant({ id: 'any', title: 'Award B (Clinical Trial Not Allowed)', ...ageing }),
  );
  const scores = Object.fromEntries(
    (await found(app, 'early career award for ageing in fruit flies')).map((one) => [
      one.public_id,
      one.score,
    ]),
  );
  assert.ok((scores.any ?? 0) - (scores.people ?? 0) > 3, JSON.stringify(scores));
});

test('where no call names most of what was asked, none scores above 50, the order stays, and it is said', async () => {
  await using app = await withLabels();
  const stroke = { title: 'Research on stroke', labels: ['stroke'], open_to_ageing: 'named' };
  await app.add(
    'grants',
    aGrant({ id: 'stroke', ...stroke }),
    aGrant({ id: 'frailty', title: 'Research on frailty', labels: ['frailty'], open_to_ageing: 'named' }),
    ...[1, 2, 3].map((n) => aGrant({ id: `more-${n}`, title: 'More on frailty', labels: ['frailty'] })),
  );
  const about = async (question: string) =>
    (await app.get(`/funding?about=${encodeURIComponent(question)}`)).body;
  const apart = await about('frailty after stroke');
  assert.equal(apart.data[0]?.public_id, 'stroke', 'the rarer topic');
  assert.ok(apart.data[0]?.score <= 50, `${apart.data[0]?.score}`);
  assert.deepEqual(apart.read.notes, ['None of these names all of it: frailty, stroke.']);
  await app.add('grants', aGrant({ id: 'both', ...stroke, title: 'Frailty after stroke' }));
  const together = await about('frailty after stroke');
  assert.equal(together.data[0]?.public_id, 'both');
  assert.ok(together.data[0]?.score > 50);
  assert.deepEqual(together.read.notes, []);
});

test('a call for people from another discipline or of poorer countries stands behind where others ask', async () => {
  await using app = await withLabels();
  const own = { labels: ['early-career'], open_to_ageing: 'any_field' };
  const description = 'For an early career research scientist from a low- or middle-income country.';
  await app.add(
    'grants',
    aGrant({ id: 'others', title: 'Mentored Quantitative Research Award for early careers', ...own }),
    aGrant({ id: 'poorer', title: 'Award for early careers', description, ...own }),
    aGrant({ id: 'any', title: 'Zonal award for early careers', ...own }),
  );
  const first = async (question: string) => (await found(app, question))[0]?.public_id;
  assert.equal(await first('early career, research on frailty'), 'any');
  assert.equal(await first('early career statistician, research on frailty'), 'others');
  assert.equal(await first('early career in Kenya, research on frailty'), 'poorer');
});

test('a programme for any work on one subject is not said to be a general call', async () => {
  await using app = await withLabels();
  await app.add(
    'grants',
    aGrant({ id: 'own', title: 'Career award', labels: ['early-career', 'stroke'], ...anyField }),
    aGrant({ id: 'any', title: 'Career award', labels: ['early-career'], ...anyField }),
  );
  const { data } = (await app.get(`/funding?about=${encodeURIComponent('early career, stroke')}`)).body;
  const said = (id: string) =>
    data
      .find(({ public_id }: { public_id: string }) => public_id === id)
      .reasons.map(({ text }: { text: string }) => text);
  assert.ok(said('own').includes('takes any research on its subject, that on ageing too'));
  assert.ok(said('any').includes('a general call that takes research on ageing'));
});

test('the announcement of a scheme is for any field where the institute for ageing is not listed, and says so', async () => {
  await using app = await withLabels();
  await app.add(
    'grants',
    aGrant({ id: 'f33', title: 'Senior Fellowship for a sabbatical (Parent F33)', open_to_ageing: 'no' }),
    aGrant({ id: 'other', title: 'Senior Fellowship for a sabbatical at sea', open_to_ageing: 'no' }),
    aGrant({ id: 'type', title: 'Change of Recipient (Type 7 Parent)', open_to_ageing: 'no' }),
    aGrant({ id: 'own', title: 'Biology of ageing', labels: ['biology-of-ageing'], open_to_ageing: 'named' }),
  );
  const [first, ...others] = (await app.get('/funding?about=sabbatical%20to%20learn%20ageing')).body.data;
  assert.equal(first.public_id, 'f33');
  assert.ok(first.general);
  assert.ok(
    first.reasons.some(
      ({ text }: { text: string }) =>
        text ===
        'a general call of many institutes; that for ageing is not among those that its source lists',
    ),
  );
  assert.ok(others.every(({ general }: { general: boolean }) => !general));
});

test('a call on the very disease that is a fellowship by its text alone stands before any fellowship', async () => {
  await using app = await withLabels();
  await app.add(
    'labels',
    aLabel({ id: 'i', slug: 'instrument', name: 'Instrument' }),
    aLabel({ id: 'w', slug: 'instrument-fellowship', name: 'Fellowship', parent: 'instrument' }),
  );
  const text = 'Fellowships and grants for researchers of all countries.';
  await app.add(
    'grants',
    ...Array.from({ length: 90 }, (_, at) => aGrant({ id: `dam-${at}`, title: 'Repair of dams' })),
    aGrant({ id: 'any', title: 'Fellowship', ...anyField }),
    aGrant({
      id: 'own',
      title: 'House of Waves',
      description: text,
      labels: ['stroke'],
      open_to_ageing: 'named',
    }),
  );
  const [first, second] = await found(app, 'stroke fellowship');
  assert.deepEqual([first?.public_id, second?.public_id], ['own', 'any']);
});
