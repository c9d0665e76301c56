// What is told about a company or a project is seen by whoever sees the company or project itself.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  aCompany,
  aCompanyRecord,
  aRatedProject,
  aRun,
  aTheory,
  aTheoryCluster,
} from '../support/records.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';

const ids = {
  own: '0a11ce00-0000-4000-8000-000000000001',
  other: '0a11ce00-0000-4000-8000-000000000002',
  project: '0a11ce00-0000-4000-8000-000000000003',
  unknown: '0a11ce00-0000-4000-8000-00000000ffff',
};

/** A company and a project with a theory each, and another company's theory, in one cluster. */
async function tellingApp(company: object = {}, project: object = {}): Promise<TestApp> {
  const app = await createTestApp();
  await app.add('theory_clusters', aTheoryCluster({ id: 'shared', slug: 'shared' }));
  await app.add('companies', aCompany({ id: 'sage', public_id: 'sage', ...company }));
  await app.add('companies', aCompany({ id: 'thyme', public_id: 'thyme' }));
  await app.add('rated_projects', aRatedProject({ id: 'regrow', public_id: 'regrow', ...project }));
  await app.add('company_records', aCompanyRecord({ id: 'paper', company_id: 'sage', accepted: true }));
  const cluster_assignments = [{ cluster_slug: 'shared' }];
  await app.add(
    'theories',
    aTheory({
      id: ids.own,
      owner_kind: 'company',
      owner_id: 'sage',
      cluster_assignments,
      runs: [aRun([8, 8, 8, 8])],
    }),
    aTheory({
      id: ids.other,
      owner_kind: 'company',
      owner_id: 'thyme',
      cluster_assignments,
      runs: [aRun([2, 2, 2, 2])],
      project_ids: ['regrow'],
    }),
    aTheory({ id: ids.project, owner_kind: 'rated_project', owner_id: 'regrow', cluster_assignments }),
  );
  return app;
}

interface Seen {
  readonly theories: readonly string[];
  readonly siblings: readonly string[];
  readonly projects: number;
  readonly counted: number;
  readonly cluster: readonly unknown[];
}

/** What the public sees of theories, of the siblings of the other company's theory, and of the cluster. */
async function seen(app: TestApp): Promise<Seen> {
  const list = await app.get('/theories?sort=theory_name');
  const one = await app.get(`/theories/${ids.other}`);
  const [cluster] = (await app.get('/theories/clusters')).body.data;
  const { connections } = one.body;
  const row = list.body.data.find((theory: { id: string }) => theory.id === ids.other);
  assert.equal(list.body.pagination.total, list.body.data.length);
  return {
    theories: list.body.data.map((theory: { id: string }) => theory.id).sort(),
    siblings: connections.related_theories.map((theory: { id: string }) => theory.id).sort(),
    projects: connections.projects.length,
    counted: row.connections.project_count,
    cluster: [cluster.theory_count, cluster.owner_count, cluster.avg_popperian_sum],
  };
}

const everything: Seen = {
  theories: [ids.own, ids.other, ids.project],
  siblings: [ids.own, ids.project],
  projects: 1,
  counted: 1,
  cluster: [3, 3, 20],
};
const withoutCompany: Seen = {
  ...everything,
  theories: [ids.other, ids.project],
  siblings: [ids.project],
  cluster: [2, 2, 8],
};

for (const [state, change] of [
  ['private', { is_public: false }],
  ['disqualified', { disqualified: true }],
  ['merged into another one', { merged_into: 'thyme' }],
] as const) {
  test(`when a company becomes ${state}, its theories leave the public, cluster and siblings with them`, async () => {
    await using app = await tellingApp();
    assert.deepEqual(await seen(app), everything);
    await app.add('companies', aCompany({ id: 'sage', public_id: 'sage', ...change }));
    assert.deepEqual(await seen(app), withoutCompany);
    await app.add('companies', aCompany({ id: 'sage', public_id: 'sage' }));
    assert.deepEqual(await seen(app), everything);
    assert.deepEqual(app.bugs, []);
  });
}

test('when a company is removed, its theories leave the public and are independent for the full tier', async () => {
  await using app = await tellingApp();
  await app.add('companies', { id: 'sage', removed: true });
  assert.deepEqual(await seen(app), withoutCompany);
  const { body } = await app.get(`/theories/${ids.own}`, { tier: 'full' });
  assert.equal(body.owner.name, null);
  assert.equal(body.owner.is_public, false);
});

test('when a project becomes ready, its theory appears, and it counts as connected', async () => {
  await using app = await tellingApp({}, { rating_status: 'draft' });
  const { theories, siblings } = { theories: [ids.own, ids.other], siblings: [ids.own] };
  const draft = { theories, siblings, projects: 0, counted: 0, cluster: [2, 2, 20] };
  assert.deepEqual(await seen(app), draft);
  await app.add('rated_projects', aRatedProject({ id: 'regrow', public_id: 'regrow' }));
  assert.deepEqual(await seen(app), everything);
});

test('the full tier sees theories of unpublished owners and independent ones, with their counts', async () => {
  await using app = await tellingApp({ is_public: false });
  await app.add(
    'theories',
    aTheory({ id: ids.unknown, cluster_assignments: [{ cluster_slug: 'shared' }], runs: [] }),
  );
  const { body } = await app.get('/theories', { tier: 'full' });
  assert.equal(body.pagination.total, 4);
  const owners = body.data.map((theory: { owner: { is_public: boolean } }) => theory.owner.is_public);
  assert.deepEqual(owners.sort(), [false, false, true, true]);
  const [cluster] = (await app.get('/theories/clusters', { tier: 'full' })).body.data;
  assert.equal(cluster.theory_count, 4);
  assert.deepEqual((await seen(app)).cluster, [2, 2, 8]);
});

test('what is hidden looks like what is not there, byte by byte', async () => {
  await using app = await tellingApp({ is_public: false }, { rating_status: 'draft' });
  await app.add('companies', aCompany({ id: 'rue', public_id: 'rue', disqualified: true }));
  for (const [hidden, unknown] of [
    [`/theories/${ids.own}`, `/theories/${ids.unknown}`],
    ['/companies/sage', '/companies/nobody'],
    ['/companies/rue', '/companies/nobody'],
    ['/companies/sage/records', '/companies/nobody/records'],
    ['/ratings/companies/sage', '/ratings/companies/nobody'],
    ['/ratings/companies/rue', '/ratings/companies/nobody'],
    ['/ratings/projects/regrow', '/ratings/projects/nothing'],
  ] as const) {
    const [one, other] = [await app.get(hidden), await app.get(unknown)];
    assert.equal(one.status, 404, hidden);
    const plain = (text: string) => text.replaceAll(/test-\d+/g, 'id');
    assert.equal(plain(one.text), plain(other.text));
    // The length counts the id of the request, which is longer from the tenth one on; the texts are alike.
    const headers = ({ headers }: typeof one) =>
      plain(JSON.stringify([...headers].filter(([name]) => name !== 'content-length')));
    assert.equal(headers(one), headers(other));
  }
  assert.equal((await app.get('/companies/rue', { tier: 'full' })).status, 200);
});

test('records about a company are seen with the company and go with it', async () => {
  await using app = await tellingApp();
  const records = '/companies/sage/records';
  assert.equal((await app.get(records)).body.pagination.total, 1);
  await app.add('companies', aCompany({ id: 'sage', public_id: 'sage', disqualified: true }));
  assert.equal((await app.get(records)).status, 404);
  assert.equal((await app.get(records, { tier: 'full' })).body.pagination.total, 1);
});
