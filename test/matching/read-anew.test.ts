// Cities, quick money, schemes, institutes by name: what several askers meant, and what was found instead.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { aGrant, aLabel } from '../support/records.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';

async function asked(app: TestApp, question: string) {
  const { data, read } = (await app.get(`/funding?about=${encodeURIComponent(question)}`)).body;
  return { first: data[0]?.public_id as string | undefined, data, read };
}

const open = { open_to_ageing: 'named', deadline: null };

async function withLabels(): Promise<TestApp> {
  const app = await createTestApp();
  await app.add(
    'labels',
    aLabel({ id: 'f', slug: 'ageing-field', name: 'Field of ageing' }),
    aLabel({ id: 'b', slug: 'biology-of-ageing', name: 'Biology of ageing', parent: 'ageing-field' }),
    aLabel({ id: 'l', slug: 'longevity', name: 'Longevity', parent: 'ageing-field' }),
    aLabel({ id: 'c', slug: 'career-stage', name: 'Career stage' }),
    aLabel({
      id: 'p',
      slug: 'predoctoral',
      name: 'Predoctoral',
      parent: 'career-stage',
      aliases: { en: ['predoctoral fellowship'] },
    }),
    aLabel({
      id: 'i',
      slug: 'institutional-training',
      name: 'Institutional training',
      parent: 'career-stage',
    }),
    aLabel({ id: 'd', slug: 'disease-area', name: 'Disease area' }),
    aLabel({
      id: 'k',
      slug: 'chronic-kidney-disease',
      name: 'Chronic kidney disease',
      parent: 'disease-area',
      aliases: { en: ['kidney disease', 'kidney diseases'] },
    }),
    aLabel({ id: 'z', slug: 'alzheimers-disease', name: 'Alzheimer disease', parent: 'disease-area' }),
  );
  return app;
}

test('a city is read as its country, and "investigar" as no topic', async () => {
  await using app = await withLabels();
  await app.add('grants', aGrant({ id: 'a', title: 'Alzheimer disease', ...open }));
  const frameOf = async (question: string) =>
    (await asked(app, question)).read.frame.flatMap(({ as }: { as: string[] }) => as);
  assert.ok((await frameOf('a stay in a laboratory in Tokyo, Alzheimer disease')).includes('japan'));
  const { read } = await asked(app, 'ayudas para investigar el alzhéimer');
  assert.equal(read.topics.length, 1);
});

test('of research on ageing in a country the call of that country comes first', async () => {
  await using app = await withLabels();
  await app.add(
    'grants',
    aGrant({
      id: 'field',
      title: 'Longevity',
      description: 'Researchers of all countries may apply.',
      labels: ['longevity'],
      ...open,
    }),
    aGrant({
      id: 'host',
      title: 'A stay in Japan',
      description: 'Longevity among other fields.',
      funder_name: 'Japan Society for the Promotion of Science',
      ...open,
    }),
  );
  assert.equal((await asked(app, 'research on longevity in Japan')).first, 'host');
  assert.equal((await asked(app, 'research on longevity')).first, 'field');
});

test('who asks for a scheme sees its open call before one of another scheme on the topic', async () => {
  await using app = await withLabels();
  await app.add(
    'grants',
    aGrant({
      id: 'topic',
      title: 'Longevity: products',
      description: 'Start-ups may apply.',
      labels: ['longevity'],
      ...open,
    }),
    aGrant({
      id: 'scheme',
      title: 'Accelerator Open',
      description: 'A call of the EIC.',
      ...open,
      open_to_ageing: 'any_field',
    }),
  );
  assert.equal((await asked(app, 'our start-up wants EIC money for a product on longevity')).first, 'scheme');
  assert.equal((await asked(app, 'money for a product on longevity')).first, 'topic');
});

test('quick money is asked of calls that decide quickly, not of any small grant', async () => {
  await using app = await withLabels();
  await app.add(
    'grants',
    aGrant({
      id: 'fast',
      title: 'Grants for longevity',
      description: 'Fast grants, decided in about three weeks.',
      labels: ['longevity'],
      ...open,
    }),
    aGrant({
      id: 'small',
      title: 'Small grant on longevity',
      description: 'A small grant.',
      labels: ['longevity'],
      ...open,
    }),
  );
  assert.equal((await asked(app, 'quick small grant for longevity')).first, 'fast');
  assert.equal((await asked(app, 'small grant for longevity')).first, 'small');
});

test('who asks for the months between two contracts is led to money for these, and not to a pilot study', async () => {
  await using app = await withLabels();
  await app.add(
    'grants',
    aGrant({
      id: 'bridge',
      title: 'Bridge fund',
      description: 'Money that bridges a gap between posts in research on longevity.',
      labels: ['longevity'],
      ...open,
    }),
    aGrant({
      id: 'pilot',
      title: 'Pilot grants on longevity',
      description: 'Small grants for first data on longevity.',
      labels: ['longevity'],
      ...open,
    }),
  );
  for (const question of [
    'my contract ends in May, longevity',
    'bridge money between two contracts, longevity',
  ])
    assert.equal((await asked(app, question)).first, 'bridge', question);
  assert.equal((await asked(app, 'seed money, longevity')).first, 'pilot');
});

test('what stands in the name of an institute is not what its call is about', async () => {
  await using app = await withLabels();
  const institute =
    'The National Institute of Diabetes and Digestive and Kidney Diseases (NIDDK) pays for it.';
  await app.add(
    'grants',
    aGrant({ id: 'blood', title: 'A programme on blood', description: institute, ...open }),
    aGrant({
      id: 'kidney',
      title: 'B programme',
      description: 'It pays for work on kidney diseases.',
      ...open,
    }),
  );
  const { data } = await asked(app, 'kidney disease');
  assert.equal(data[0].public_id, 'kidney');
  assert.ok(
    !data.some(
      ({ public_id, named }: Record<string, string[]>) => String(public_id) === 'blood' && named?.length,
    ),
  );
});

test('who asks for a fellowship sees programmes of institutions that choose their trainees behind', async () => {
  await using app = await withLabels();
  const text = { description: 'For predoctoral researchers on Alzheimer disease.', ...open };
  await app.add(
    'grants',
    aGrant({
      id: 'school',
      title: 'A Alzheimer disease: predoctoral training',
      labels: ['alzheimers-disease', 'predoctoral', 'institutional-training'],
      ...text,
    }),
    aGrant({
      id: 'own',
      title: 'B Alzheimer disease: predoctoral training',
      labels: ['alzheimers-disease', 'predoctoral'],
      ...text,
    }),
  );
  assert.equal((await asked(app, 'predoctoral fellowship on Alzheimer disease')).first, 'own');
  assert.equal((await asked(app, 'predoctoral training on Alzheimer disease')).first, 'school');
});

test('who is early in a career sees fellowships for seniors behind', async () => {
  await using app = await withLabels();
  await app.add(
    'labels',
    aLabel({ id: 'e', slug: 'early-career', name: 'Early career', parent: 'career-stage' }),
  );
  const both = { labels: ['alzheimers-disease', 'early-career'], ...open };
  await app.add(
    'grants',
    aGrant({ id: 'senior', title: 'Alzheimer disease: a senior fellowship', ...both }),
    aGrant({ id: 'young', title: 'Alzheimer disease: a start', ...both }),
  );
  assert.equal((await asked(app, 'early career, Alzheimer disease')).first, 'young');
  assert.equal((await asked(app, 'senior fellowship, Alzheimer disease')).first, 'senior');
});

test('a scheme that no call bears is told, and no network is taken for it', async () => {
  await using app = await withLabels();
  await app.add('grants', aGrant({ id: 'network', title: 'A network on longevity', ...open }));
  const { data, read } = await asked(app, 'COST action network on longevity');
  assert.ok((data[0]?.score ?? 0) <= 50);
  assert.ok(read.frame.some(({ kind }: { kind: string }) => kind === 'scheme'));
  assert.deepEqual(read.unnamed, ['cost action']);
});

test('who asks for money of a foundation sees calls of foundations first', async () => {
  await using app = await withLabels();
  const both = { title: 'Alzheimer disease', labels: ['alzheimers-disease'], ...open };
  await app.add(
    'grants',
    aGrant({ id: 'agency', ...both, funder_name: 'Agency of health' }),
    aGrant({ id: 'foundation', ...both, title: 'Alzheimer disease, too', funder_name: 'Ada Foundation' }),
  );
  assert.equal((await asked(app, 'private foundation, Alzheimer disease')).first, 'foundation');
  assert.equal((await asked(app, 'fundación alzhéimer')).first, 'foundation');
  assert.equal((await asked(app, 'Alzheimer disease')).first, 'agency');
});
