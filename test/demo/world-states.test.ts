import assert from 'node:assert/strict';
import { test } from 'node:test';
import { demoWorld } from '../../demo/world.ts';

const now = new Date('2026-11-20T13:37:11Z');
type Members = Record<string, unknown>;

const records = [...demoWorld({ now })];
const byFamily = Map.groupBy(records, ({ family }) => family);

function family(name: string): Members[] {
  return (byFamily.get(name) ?? []).map(({ record }) => record);
}

function parts(record: Members | undefined, member: string): Members[] {
  return (record?.[member] ?? []) as Members[];
}

function ids(name: string): Set<unknown> {
  return new Set(family(name).map((record) => record.id));
}

test('grants of the demo are in every state', () => {
  const grants = family('grants');
  const deadlines = new Set(grants.map((grant) => grant.deadline));
  for (const day of ['2026-11-26', '2026-12-03', '2026-12-19', '2027-02-17'])
    assert.ok(deadlines.has(`${day}T23:59:59Z`), day);
  assert.ok(grants.some((grant) => String(grant.deadline) < now.toISOString() && grant.status === 'open'));
  assert.ok(
    grants.some((grant) => grant.deadline === undefined && (grant.labels as string[]).includes('rolling')),
  );
  for (const status of ['open', 'forecast', 'closed', 'archived'])
    assert.ok(
      grants.some((grant) => grant.status === status),
      status,
    );
  assert.ok(grants.some((grant) => grant.status === 'open' && grant.verified === false));
  assert.ok(grants.some((grant) => grant.organization_id === undefined));
  assert.ok(
    grants.some((grant) => grant.closed_at !== undefined && String(grant.deadline) > now.toISOString()),
  );
  assert.ok(
    grants.some((grant) => grant.text_policy === 'excerpt_only' && String(grant.description).length > 300),
  );
  for (const grant of grants) assert.ok(grant.verified !== true || grant.status === 'open');
});

test('the reasons of a relevance score add up to it', () => {
  for (const grant of family('grants')) {
    if (grant.relevance_score === undefined || grant.relevance_score === null) continue;
    const sum = (grant.relevance_reasons as string[]).reduce(
      (all, reason) => all + Number(/\d+$/.exec(reason)?.[0]),
      0,
    );
    assert.equal(sum, grant.relevance_score, String(grant.title));
  }
});

test('events, people and companies of the demo are in every state', () => {
  const events = family('events');
  assert.ok(events.some((event) => event.start_date === undefined));
  assert.ok(events.some((event) => String(event.start_date) < now.toISOString()));
  assert.ok(
    events.some((event) => event.is_online === true) && events.some((event) => event.is_online === undefined),
  );
  const has = (name: string, members: Members): void => {
    const found = family(name).some((record) =>
      Object.entries(members).every(([key, value]) => record[key] === value),
    );
    assert.ok(found, `${name} ${JSON.stringify(members)}`);
  };
  has('organizations', { published: false });
  for (const type of [
    'individual',
    'angel',
    'vc',
    'family_office',
    'corporate_vc',
    'accelerator',
    'institution',
    'lp',
  ])
    has('investors', { type });
  has('investors', { is_person: true, stale: true });
  has('investors', { published: false });
  for (const status of ['new', 'reviewed', 'active', 'parked', 'closed']) has('leads', { status });
  has('leads', { stale: true });
  has('companies', { is_public: true, disqualified: false });
  has('companies', { is_public: true, disqualified: true });
  has('companies', { is_public: false, disqualified: false });
  for (const is_public of [true, false])
    for (const rating_status of ['ready', 'pending']) has('rated_projects', { is_public, rating_status });
  for (const is_public of [true, false]) has('heroes', { is_public });
  for (const published of [true, false]) has('experiments', { published });
  for (const accepted of [true, false]) has('company_records', { accepted });
  for (const text_policy of ['full', 'excerpt_only']) has('content', { text_policy });
  has('theory_clusters', { deprecated: true, merged_into_slug: 'stuck-cleaners' });
});

test('a fund of the demo has unpublished reviews only', () => {
  const reviews = Map.groupBy(family('fund_reviews'), (review) => review.organization_id);
  assert.ok([...reviews.values()].some((some) => some.every((review) => review.published === false)));
  assert.ok([...reviews.values()].some((some) => new Set(some.map((review) => review.published)).size === 2));
});

test('preservation dimensions of the demo have every confidence in both families', () => {
  const seen = new Set<string>();
  for (const provider of family('preservation_companies')) {
    const dimensions = parts(provider, 'dimensions');
    assert.equal(new Set(dimensions.map((one) => one.dimension)).size, dimensions.length);
    const kind = provider.legacy_overall === undefined ? 'continuity' : 'legacy';
    for (const one of dimensions) seen.add(`${kind} ${one.confidence}`);
  }
  for (const kind of ['continuity', 'legacy'])
    for (const confidence of ['high', 'medium', 'low']) assert.ok(seen.has(`${kind} ${confidence}`));
});

test('theories of the demo have owners of every visibility, several runs and a whole reasoning tree', () => {
  const owners = new Map(
    [...family('companies'), ...family('rated_projects')].map((record) => [record.id, record]),
  );
  const kinds = new Set<string>();
  const nodeKinds = new Set<unknown>();
  const clusters = new Set(family('theory_clusters').map((cluster) => cluster.slug));
  const projects = ids('rated_projects');
  for (const theory of family('theories')) {
    const owner = owners.get(theory.owner_id);
    assert.equal(owner === undefined, theory.owner_id === undefined, String(theory.theory_name));
    kinds.add(
      owner === undefined
        ? 'independent'
        : `${theory.owner_kind} ${owner.is_public} ${owner.disqualified ?? owner.rating_status}`,
    );
    for (const assignment of parts(theory, 'cluster_assignments'))
      assert.ok(clusters.has(assignment.cluster_slug));
    for (const id of theory.project_ids as string[]) assert.ok(projects.has(id));
    const nodes = parts(theory, 'reasoning_nodes');
    for (const node of nodes) {
      nodeKinds.add(node.kind);
      assert.ok(node.parent_node_id === null || nodes.some((other) => other.id === node.parent_node_id));
    }
  }
  assert.deepEqual([...kinds].sort(), [
    'company false false',
    'company true false',
    'company true true',
    'independent',
    'rated_project false ready',
    'rated_project true pending',
    'rated_project true ready',
  ]);
  assert.deepEqual([...nodeKinds].sort(), ['derivation', 'observation', 'prediction', 'premise']);
  assert.ok(family('theories').some((theory) => parts(theory, 'runs').length === 3));
  assert.ok(family('theories').some((theory) => parts(theory, 'runs').length === 0));
  const hidden = new Set(
    family('rated_projects')
      .filter((one) => one.is_public === false)
      .map((one) => one.id),
  );
  assert.ok(
    family('theories').some((theory) => (theory.project_ids as string[]).some((id) => hidden.has(id))),
  );
});
