import assert from 'node:assert/strict';
import { test } from 'node:test';
import { aCompany, aGrant, aRatedProject, aRun, aTheory, aTheoryCluster, uuid } from '../support/records.ts';
import { type Answered, createTestApp, site, type TestApp } from '../support/test-app.ts';

const slugs = (answer: Answered): string[] => answer.body.data.map((row: { slug: string }) => row.slug);

const assigned = (...clusters: string[]) => ({
  cluster_assignments: clusters.map((cluster_slug) => ({
    cluster_slug,
    role: 'member',
    rationale: 'Same claim.',
  })),
});

async function clusters(app: TestApp): Promise<void> {
  await app.add(
    'theory_clusters',
    aTheoryCluster({
      id: 'c1',
      slug: 'loss',
      canonical_statement: 'Information is lost.',
      level: 'paradigm',
      seeded_by: 'editor',
    }),
    aTheoryCluster({
      id: 'c2',
      slug: 'loss-of-marks',
      canonical_statement: 'Marks drift.',
      parent_cluster_slug: 'loss',
    }),
    aTheoryCluster({ id: 'c3', slug: 'old', deprecated: true }),
    aTheoryCluster({ id: 'c4', slug: 'merged', merged_into_slug: 'loss' }),
  );
}

async function members(app: TestApp): Promise<void> {
  await app.add('companies', aCompany({ id: 'bio' }), aCompany({ id: 'barred', disqualified: true }));
  await app.add(
    'rated_projects',
    aRatedProject({ id: 'p', name: 'Thymus' }),
    aRatedProject({ id: 'draft', rating_status: null }),
  );
  const bio = { owner_kind: 'company', owner_id: 'bio' };
  await app.add(
    'theories',
    aTheory({
      id: uuid(1),
      ...bio,
      runs: [aRun([9, 9, 9, 9])],
      ...assigned('loss'),
      project_ids: ['p', 'draft'],
    }),
    aTheory({ id: uuid(2), ...bio, runs: [aRun([1, 1, 1, 1])], ...assigned('loss', 'loss-of-marks') }),
    aTheory({
      id: uuid(3),
      owner_kind: 'company',
      owner_id: 'barred',
      runs: [aRun([10, 10, 10, 10])],
      ...assigned('loss'),
    }),
  );
}

test('clusters list by slug, deprecated and merged ones on demand only', async () => {
  await using app = await createTestApp();
  await clusters(app);
  const { body } = await app.get('/theories/clusters');
  assert.deepEqual(Object.keys(body), ['data', 'pagination', 'access_level', 'license', 'attribution']);
  assert.deepEqual(Object.keys(body.data[0]), [
    'id',
    'slug',
    'canonical_statement',
    'level',
    'parent_cluster_slug',
    'methodology_dimensions',
    'deprecated',
    'merged_into_slug',
    'public_url',
    'correction_url',
    'theory_count',
    'owner_count',
    'avg_popperian_sum',
  ]);
  const matrix: [string, string[]][] = [
    ['', ['loss', 'loss-of-marks']],
    ['?include_deprecated=true', ['loss', 'loss-of-marks', 'merged', 'old']],
    ['?q=drift', ['loss-of-marks']],
    ['?q=marks', ['loss-of-marks']],
    ['?q=editor', []],
    ['?level=paradigm', ['loss']],
    ['?level=claim', ['loss-of-marks']],
    ['?parent=loss', ['loss-of-marks']],
    ['?parent=old', []],
  ];
  for (const [query, expected] of matrix) {
    assert.deepEqual(slugs(await app.get(`/theories/clusters${query}`)), expected, query);
  }
  assert.equal((await app.get('/theories/clusters', { tier: 'full' })).body.data[0].seeded_by, 'editor');
});

test('counts and averages of a cluster are over the theories the caller may see', async () => {
  await using app = await createTestApp();
  await clusters(app);
  await members(app);
  const figures = async (tier: 'public' | 'full') => {
    const [loss] = (await app.get('/theories/clusters', { tier })).body.data;
    return [loss.theory_count, loss.owner_count, loss.avg_popperian_sum];
  };
  assert.deepEqual(await figures('public'), [2, 1, 20]);
  assert.deepEqual(await figures('full'), [3, 2, 26.67]);
  await app.add('companies', aCompany({ id: 'barred', disqualified: false }));
  assert.deepEqual(await figures('public'), [3, 2, 26.67]);
  await app.add('companies', aCompany({ id: 'bio', is_public: false }));
  assert.deepEqual(await figures('public'), [1, 1, 40]);
});

test('a theory shows its evaluation and connections, siblings only of published owners', async () => {
  await using app = await createTestApp();
  await clusters(app);
  await members(app);
  const { status, body } = await app.get(`/theories/${uuid(1)}`);
  assert.equal(status, 200);
  assert.deepEqual(Object.keys(body), [
    'theory',
    'owner',
    'evaluation',
    'connections',
    'access_level',
    'license',
    'attribution',
  ]);
  assert.equal(body.theory.id, uuid(1));
  assert.deepEqual(body.owner, body.theory.owner);
  assert.equal(body.evaluation.layer, 'popperian');
  assert.equal(body.evaluation.popperian_sum, 36);
  assert.deepEqual(Object.keys(body.evaluation.scores[0]), [
    'dimension',
    'score',
    'rationale',
    'supporting_evidence',
    'counter_evidence',
    'confidence',
  ]);
  const connected = [
    'clusters',
    'related_theories',
    'endorsements',
    'foundational_alignment',
    'projects',
    'reasoning_nodes',
  ];
  assert.deepEqual(Object.keys(body.connections), connected);
  assert.deepEqual(
    body.connections.related_theories.map((one: { id: string }) => one.id),
    [uuid(2)],
  );
  assert.deepEqual(body.connections.projects, [{ public_id: 'p', name: 'Thymus', section: 'aging-biology' }]);
  assert.equal(body.theory.connections.project_count, 1);
  assert.equal(body.connections.clusters[0].canonical_statement, 'Information is lost.');
  const full = await app.get(`/theories/${uuid(1)}`, { tier: 'full' });
  assert.deepEqual(
    full.body.connections.related_theories.map((one: { id: string }) => one.id),
    [uuid(3), uuid(2)],
  );
});

test('a record is found by its id in capital letters too, which mean the same in a UUID', async () => {
  await using app = await createTestApp();
  await app.add('companies', aCompany({ id: 'bio' }));
  const id = 'abcdef01-0000-4000-8000-00000000000a';
  await app.add('theories', aTheory({ id, owner_kind: 'company', owner_id: 'bio' }));
  const { status, body } = await app.get(`/theories/${id.toUpperCase()}`);
  assert.deepEqual([status, body.theory?.id], [200, id]);
  await app.add('grants', aGrant({ id }));
  const grant = await app.get(`/grants/${id.toUpperCase()}`);
  assert.deepEqual([grant.status, grant.body.grant?.id], [200, id]);
  await app.add('grants', aGrant({ id, merged_into: 'kept' }), aGrant({ id: 'kept' }));
  const merged = await app.get(`/grants/${id.toUpperCase()}`);
  assert.deepEqual([merged.status, merged.headers.get('location')], [308, `${site}/api/v1/grants/kept`]);
});

test('a theory of an unpublished owner looks to the public like one that does not exist', async () => {
  await using app = await createTestApp();
  await members(app);
  const without = (answer: Answered) => ({ ...answer.body, request_id: '' });
  const hidden = await app.get(`/theories/${uuid(3)}`);
  const unknown = await app.get(`/theories/${uuid(99)}`);
  assert.equal(hidden.status, 404);
  assert.deepEqual(without(hidden), without(unknown));
  assert.equal((await app.get('/theories/not-a-uuid')).status, 404);
  assert.equal((await app.get(`/theories/${uuid(3)}`, { tier: 'full' })).status, 200);
});

test('beside each theory of large clusters stand the first hundred of the others, with the clusters they share', async () => {
  await using app = await createTestApp();
  await clusters(app);
  await app.add('companies', aCompany({ id: 'bio' }));
  const of = (n: number) => [['loss'], ['loss', 'loss-of-marks'], ['loss-of-marks']][n % 3] as string[];
  const theory = (n: number) =>
    aTheory({
      id: uuid(n),
      theory_name: `Theory ${n} é`,
      owner_kind: 'company',
      owner_id: 'bio',
      runs: n % 10 === 0 ? [] : [aRun([n % 11, 5, 5, 5])],
      ...assigned(...of(n)),
    });
  const numbers = Array.from({ length: 180 }, (_, n) => n + 1);
  await app.add('theories', ...numbers.map(theory));
  const sum = (n: number) => (n % 10 === 0 ? -1 : n % 11);
  const best = numbers.toSorted((a, b) => sum(b) - sum(a) || (uuid(a) < uuid(b) ? -1 : 1));
  for (const n of [...best.filter((_, at) => at % 13 === 0), ...best.slice(98, 106), ...best.slice(-2)]) {
    for (let turn = 0; turn < 2; turn++) {
      const { body } = await app.get(`/theories/${uuid(n)}`);
      const expected = best
        .filter((other) => other !== n && of(other).some((slug) => of(n).includes(slug)))
        .slice(0, 100)
        .map((other) => [uuid(other), of(other).filter((slug) => of(n).includes(slug))]);
      const beside = body.connections.related_theories as { id: string; cluster_slugs: string[] }[];
      assert.deepEqual(
        beside.map(({ id, cluster_slugs }) => [id, cluster_slugs]),
        expected,
        `theory ${n}`,
      );
    }
  }
  const [first, second] = best.filter((n) => n % 3 === 1) as [number, number];
  await app.add('theories', { ...theory(first), theory_name: 'Told anew' });
  const { body } = await app.get(`/theories/${uuid(second)}`);
  const beside = body.connections.related_theories as { id: string; theory_name: string }[];
  assert.equal(beside.find(({ id }) => id === uuid(first))?.theory_name, 'Told anew');
});
