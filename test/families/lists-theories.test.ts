import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Tier } from '../../src/kernel/tier.ts';
import { aCompany, aRatedProject, aRun, aTheory, uuid } from '../support/records.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';

async function listed(app: TestApp, query: string, tier: Tier = 'public'): Promise<string[]> {
  const { status, text, body } = await app.get(`/theories${query}`, { tier });
  assert.equal(status, 200, text);
  assert.equal(body.pagination.total, body.data.length);
  return body.data.map((row: { theory_name: string }) => row.theory_name);
}

const mine = { owner_kind: 'company', owner_id: 'bio' } as const;
const theirs = { owner_kind: 'rated_project', owner_id: 'thymus' } as const;

async function world(app: TestApp): Promise<void> {
  await app.add(
    'companies',
    aCompany({ id: 'bio', public_id: 'bio', name: 'Zeta Bio' }),
    aCompany({ id: 'barred', name: 'Barred', disqualified: true }),
  );
  await app.add('rated_projects', aRatedProject({ id: 'thymus', public_id: 'thymus', name: 'Alpha thymus' }));
  const clusters = (...slugs: string[]) => ({
    cluster_assignments: slugs.map((cluster_slug) => ({ cluster_slug })),
  });
  await app.add(
    'theories',
    aTheory({ id: uuid(1), theory_name: 'Best', runs: [aRun([9, 9, 9, 9])], ...mine, ...clusters('loss') }),
    aTheory({
      id: uuid(2),
      theory_name: 'Mid',
      runs: [aRun([1, 9, 5, 5])],
      ...theirs,
      ...clusters('loss', 'repair'),
    }),
    aTheory({ id: uuid(3), theory_name: 'ähnlich', ...mine, theory_summary: 'Unscored summary' }),
    aTheory({
      id: uuid(4),
      theory_name: 'Hidden',
      owner_kind: 'company',
      owner_id: 'barred',
      ...clusters('loss'),
    }),
    aTheory({ id: uuid(5), theory_name: 'Independent', runs: [aRun([10, 10, 10, 10])] }),
  );
}

test('theories of published owners are public; a token adds independent ones and those of others', async () => {
  await using app = await createTestApp();
  await world(app);
  assert.deepEqual(await listed(app, ''), ['Best', 'Mid', 'ähnlich']);
  assert.deepEqual(await listed(app, '', 'full'), ['Independent', 'Best', 'Mid', 'ähnlich', 'Hidden']);
  const { body } = await app.get('/theories');
  assert.deepEqual(Object.keys(body), ['data', 'pagination', 'access_level', 'license', 'attribution']);
  assert.deepEqual(Object.keys(body.data[0]), [
    'id',
    'theory_name',
    'theory_summary',
    'theory_text',
    'source_url',
    'text_policy',
    'source_type',
    'is_primary',
    'extracted_at',
    'owner',
    'evaluation',
    'connections',
    'detail_url',
    'public_url',
    'correction_url',
  ]);
  assert.deepEqual(body.data[0].owner, {
    kind: 'company',
    name: 'Zeta Bio',
    public_id: 'bio',
    public_url: 'http://perennial.test/companies/bio',
  });
  assert.equal(body.data[0].evaluation.popperian_sum, 36);
  assert.deepEqual(body.data[0].connections, {
    cluster_slugs: ['loss'],
    cluster_count: 1,
    endorsement_count: 0,
    foundational_alignment_count: 0,
    project_count: 0,
    reasoning_node_count: 0,
  });
  assert.equal(body.data[0].detail_url, `http://perennial.test/api/v1/theories/${uuid(1)}`);
  const full = (await app.get('/theories?company=bio', { tier: 'full' })).body.data[0];
  assert.equal(full.owner.is_public, true);
  for (const member of ['extraction_confidence', 'added_by', 'added_by_user_email', 'added_via']) {
    assert.ok(member in full && !(member in body.data[0]), member);
  }
});

test('each filter of theories keeps what matches and nothing else', async () => {
  await using app = await createTestApp();
  await world(app);
  const matrix: [string, string[]][] = [
    ['?q=best', ['Best']],
    ['?q=statement extracted', ['Best', 'Mid', 'ähnlich']],
    ['?q=summary', ['ähnlich']],
    ['?q=zeta', []],
    ['?owner_kind=company', ['Best', 'ähnlich']],
    ['?owner_kind=rated_project', ['Mid']],
    ['?company=bio', ['Best', 'ähnlich']],
    ['?company=barred', []],
    ['?company=thymus', []],
    ['?project=thymus', ['Mid']],
    ['?project=bio', []],
    ['?cluster=loss', ['Best', 'Mid']],
    ['?cluster=repair', ['Mid']],
    ['?cluster=los', []],
    ['?min_popperian=0', ['Best', 'Mid']],
    ['?min_popperian=20', ['Best', 'Mid']],
    ['?min_popperian=20.5', ['Best']],
    ['?min_popperian=36', ['Best']],
    ['?min_popperian=40', []],
    ['?cluster=loss&owner_kind=rated_project&min_popperian=1', ['Mid']],
  ];
  for (const [query, expected] of matrix) assert.deepEqual(await listed(app, query), expected, query);
  assert.deepEqual(await listed(app, '?company=barred', 'full'), ['Hidden']);
  for (const query of ['min_popperian=-1', 'min_popperian=40.1', 'min_popperian=x', 'owner_kind=person']) {
    assert.equal((await app.get(`/theories?${query}`)).status, 400, query);
  }
});

test('theories sort by each of nine members in both directions, those without a value last', async () => {
  await using app = await createTestApp();
  await app.add('companies', aCompany({ id: 'a', name: 'Änderung' }), aCompany({ id: 'z', name: 'zeta' }));
  const aligned = (score: number) => ({
    foundational_alignment: Array.from({ length: 4 }, (_, index) => ({ principle: `p${index}`, score })),
  });
  const owner = (owner_id: string) => ({ owner_kind: 'company', owner_id });
  const [low, high] = [aRun([1, 2, 3, 4]), aRun([5, 6, 7, 8])];
  await app.add(
    'theories',
    aTheory({
      id: uuid(1),
      theory_name: 'beta',
      ...owner('z'),
      runs: [high],
      extracted_at: '2026-02-01',
      ...aligned(9),
    }),
    aTheory({
      id: uuid(2),
      theory_name: 'Älpha',
      ...owner('a'),
      runs: [low],
      extracted_at: '2026-01-01',
      ...aligned(2),
    }),
    aTheory({ id: uuid(3), theory_name: 'gamma', ...owner('z') }),
    aTheory({ id: uuid(4), theory_name: 'gamma', ...owner('z') }),
  );
  const order = async (query: string) => {
    const { status, text, body } = await app.get(`/theories?${query}`);
    assert.equal(status, 200, text);
    return body.data.map((row: { id: string }) => Number(row.id.slice(-1)));
  };
  const scored = ['popperian_sum', 'premise_plausibility', 'explanatory_power', 'falsifiability', 'ambition'];
  for (const sort of [...scored, 'foundational_alignment_avg', 'extracted_at']) {
    assert.deepEqual(await order(`sort=${sort}`), [1, 2, 3, 4], sort);
    assert.deepEqual(await order(`sort=${sort}&order=desc`), [1, 2, 3, 4], sort);
    assert.deepEqual(await order(`sort=${sort}&order=asc`), [2, 1, 3, 4], sort);
  }
  assert.deepEqual(await order('sort=theory_name&order=asc'), [2, 1, 3, 4]);
  assert.deepEqual(await order('sort=theory_name'), [3, 4, 1, 2]);
  assert.deepEqual(await order('sort=owner_name&order=asc'), [2, 1, 3, 4]);
  assert.deepEqual(await order('sort=owner_name'), [1, 3, 4, 2]);
  assert.deepEqual(await order('order=asc'), [2, 1, 3, 4]);
  for (const query of ['sort=owner', 'sort=added_by', 'order=up', 'sort=']) {
    assert.equal((await app.get(`/theories?${query}`)).status, 400, query);
  }
});

test('the latest run that scored a dimension counts for it', async () => {
  await using app = await createTestApp();
  await app.add('companies', aCompany({ id: 'bio' }));
  const later = {
    run_at: '2026-02-01T00:00:00Z',
    layer: 'second',
    scores: [{ dimension: 'ambition', score: 10 }],
  };
  await app.add('theories', aTheory({ id: uuid(1), ...mine, runs: [later, aRun([1, 2, 3, 4])] }));
  const { evaluation } = (await app.get('/theories')).body.data[0];
  assert.equal(evaluation.ambition, 10);
  assert.equal(evaluation.popperian_sum, 16);
  assert.deepEqual(evaluation.dimensions, {
    premise_plausibility: 1,
    explanatory_power: 2,
    falsifiability: 3,
    ambition: 10,
  });
});
