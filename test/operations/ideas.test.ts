import assert from 'node:assert/strict';
import { test } from 'node:test';
import { anIdea, uuid } from '../support/records.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';

const [root, child, grandchild, gone] = [uuid(1), uuid(2), uuid(3), uuid(4)];
const top = 'top team-a';

async function forest(): Promise<TestApp> {
  const app = await createTestApp();
  const match = {
    kind: 'company',
    public_id: 'sage',
    name: 'Sage',
    score: 0.8,
    rationale: 'r',
    evidence: [],
  };
  const edge = (from: string, to: string, kind: string) => ({
    from,
    to,
    kind,
    weight: 0.5,
    evidence_ids: ['e'],
  });
  await app.add(
    'ideas',
    anIdea({ id: root, slug: 'repair', path: ['repair'], title: 'Repair' }),
    anIdea({
      id: child,
      slug: 'raise',
      path: ['repair', 'raise'],
      parent_id: root,
      level: 'approach',
      edges: [
        edge(child, grandchild, 'supports'),
        edge(child, grandchild, 'parent'),
        edge(child, gone, 'same_as'),
      ],
    }),
    anIdea({
      id: grandchild,
      slug: 'graft',
      path: ['repair', 'raise', 'graft'],
      parent_id: child,
      level: 'method',
      matches: [match],
      edges: [edge(grandchild, child, 'parent'), edge(grandchild, uuid(9), 'contradicts')],
    }),
    anIdea({ id: gone, slug: 'gone', status: 'merged', merged_into: child, parent_id: root }),
  );
  return app;
}

const ends = (edges: readonly { from: string; to: string; kind: string }[]) =>
  edges.map(({ from, to, kind }) => `${from.at(-1)} ${kind} ${to.at(-1)}`).sort();

test('ideas stand in the order of their trees with the edges among those listed', async () => {
  await using app = await forest();
  const { status, body } = await app.get('/ideas', { as: top });
  assert.equal(status, 200);
  assert.deepEqual(
    body.data.map((idea: { slug: string }) => idea.slug),
    ['repair', 'raise', 'graft'],
  );
  assert.deepEqual(ends(body.edges), ['2 parent 1', '2 supports 3', '3 parent 2']);
  assert.deepEqual([body.pagination.total, body.access_level], [3, 'top']);
  assert.equal(body.data[2].counts.companies, 1);
});

test('no edge names an idea that a filter or a page leaves out', async () => {
  await using app = await forest();
  const ask = async (query: string) => (await app.get(`/ideas?${query}`, { as: top })).body;
  assert.deepEqual(ends((await ask('level=approach')).edges), []);
  assert.deepEqual(ends((await ask('limit=2')).edges), ['2 parent 1']);
  assert.deepEqual(ends((await ask('offset=1')).edges), ['2 supports 3', '3 parent 2']);
  assert.equal((await ask('matched_kind=company&min_score=0.8')).data.length, 1);
  assert.equal((await ask('min_score=0.81')).data.length, 0);
  assert.equal((await ask('root=repair')).data.length, 3);
  assert.deepEqual(
    (await ask('matched_kind=bank')).errors.map((error: { field: string }) => error.field),
    ['matched_kind'],
  );
  assert.doesNotMatch(JSON.stringify(await ask('')), new RegExp(gone as string));
});

test('ideas need the top tier', async () => {
  await using app = await forest();
  for (const as of [undefined, 'full team-a']) {
    const { status, body } = await app.get('/ideas', as === undefined ? {} : { as });
    assert.deepEqual([status, body.required_tier], [403, 'top']);
  }
});
