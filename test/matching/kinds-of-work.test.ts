// What kind of work money is for is a frame of a question; who pays and who may apply, a call's own words say.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { aGrant, aLabel } from '../support/records.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';

async function withLabels(): Promise<TestApp> {
  const app = await createTestApp();
  await app.add(
    'labels',
    aLabel({ id: 's', slug: 'research-stage', name: 'Research stage' }),
    aLabel({ id: 'i', slug: 'implementation', name: 'Implementation', parent: 'research-stage' }),
    aLabel({ id: 'a', slug: 'ageing-field', name: 'Field of ageing' }),
    aLabel({ id: 'h', slug: 'healthy-ageing', name: 'Healthy ageing', parent: 'ageing-field' }),
    aLabel({ id: 'd', slug: 'disease-area', name: 'Disease area' }),
    aLabel({ id: 'f', slug: 'frailty', name: 'Frailty', parent: 'disease-area' }),
  );
  return app;
}

async function asked(app: TestApp, question: string) {
  const { data, read } = (await app.get(`/funding?about=${encodeURIComponent(question)}`)).body;
  return {
    data: data as readonly { public_id: string; score: number }[],
    frame: read.frame.flatMap((one: { as: readonly string[] }) => one.as) as readonly string[],
    topics: read.topics.map((one: { asked: string }) => one.asked) as readonly string[],
  };
}

test('how work is brought into use, a centre, work with the public and an investment are what money is for', async () => {
  await using app = await withLabels();
  await app.add('grants', aGrant({ id: 'one', title: 'Implementation' }));
  for (const [question, meaning] of [
    ['frailty, bring research into practice', 'implementation'],
    ['found a centre for frailty', 'infrastructure'],
    ['citizen science on frailty', 'public-engagement'],
    ['venture capital for frailty', 'investment'],
  ] as const) {
    const { frame } = await asked(app, question);
    assert.ok(frame.includes(meaning), `${question}: ${frame.join()}`);
  }
});

test('a call for any field that is for the kind of work is answered beside those on ageing that say nothing of it', async () => {
  await using app = await withLabels();
  await app.add(
    'grants',
    aGrant({
      id: 'any',
      title: 'Implementation research in health',
      labels: ['implementation'],
      open_to_ageing: 'any_field',
    }),
    aGrant({ id: 'own', title: 'Projects', labels: ['healthy-ageing'], open_to_ageing: 'named' }),
  );
  const { data } = await asked(app, 'implementation research in ageing');
  assert.equal(data[0]?.public_id, 'any');
});

test('what a text says of its funder counts as the name of the funder does: a US funder', async () => {
  await using app = await withLabels();
  const frail = { title: 'Grants on frailty', labels: ['frailty'], funder_name: 'Hill Foundation' };
  await app.add(
    'grants',
    aGrant({ id: 'us', ...frail, description: 'Pays for projects. A US funder.' }),
    aGrant({ id: 'uk', ...frail, description: 'Pays for projects. A UK funder.' }),
  );
  for (const [place, first] of [
    ['California', 'us'],
    ['Leeds', 'uk'],
  ] as const) {
    const { data } = await asked(app, `frailty, a team in ${place}`);
    assert.equal(data[0]?.public_id, first, place);
    assert.ok((data[0]?.score ?? 0) > 80, `${place}: ${data[0]?.score}`);
  }
});

test('a call to which only those who are named may apply stands behind one for all', async () => {
  await using app = await withLabels();
  await app.add(
    'grants',
    aGrant({ id: 'limited', title: 'Limited Competition: Frailty', labels: ['frailty'] }),
    aGrant({ id: 'open', title: 'Research on frailty', labels: ['frailty'] }),
  );
  const { data } = await asked(app, 'frailty');
  assert.deepEqual(
    data.map(({ public_id }) => public_id),
    ['open', 'limited'],
  );
});

test('a call on monkeys is one on primates, and one on mice is less for who asks for either', async () => {
  await using app = await withLabels();
  await app.add(
    'grants',
    aGrant({ id: 'primates', title: 'Care of primates' }),
    aGrant({ id: 'mice', title: 'Care of mice' }),
  );
  const { data } = await asked(app, 'monkeys');
  assert.equal(data[0]?.public_id, 'primates');
  assert.ok((data[1]?.score ?? 0) <= (data[0]?.score ?? 0) * 0.7, `${data[1]?.score}`);
});

test('what Italian leaves of an article before a vowel is no word, and a private funder is a foundation', async () => {
  await using app = await withLabels();
  await app.add('grants', aGrant({ id: 'one', title: 'Frailty' }));
  const { topics } = await asked(app, "diagnosi precoce dell'Alzheimer nell'anziano");
  assert.ok(!topics.some((one) => one === 'dell' || one === 'nell'), topics.join());
  assert.ok((await asked(app, 'frailty, private funder')).frame.includes('foundations'));
});
