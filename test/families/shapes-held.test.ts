// What the published shapes promise of members inside records, held against answers.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { families } from '../../src/families.ts';
import { isPublished, recordSchema } from '../../src/kernel/listing.ts';
import { requirementsOf } from '../../src/matching/calls/requirements/requirements.ts';
import {
  aCompany,
  aCompanyRecord,
  aFundReview,
  aGrant,
  anOrganization,
  aPreservationCompany,
  aRatedProject,
  aTheory,
  aTheoryCluster,
  uuid,
} from '../support/records.ts';
import { createTestApp } from '../support/test-app.ts';

test('rows hold the id by which the change feed tells that a record is gone', async () => {
  for (const family of families.filter(isPublished)) {
    const { properties } = recordSchema(family, 'top', 'row') as { properties?: object };
    assert.ok(properties && 'id' in properties, family.name);
  }
  await using app = await createTestApp();
  await app.add('theory_clusters', aTheoryCluster({ id: 'cluster-7', slug: 'worn-parts' }));
  await app.add('organizations', anOrganization({ id: 'o-7', public_id: 'patient-fund' }));
  await app.add('fund_reviews', aFundReview({ organization_id: 'o-7', published: true }));
  const [cluster] = (await app.get('/theories/clusters')).body.data;
  const [fund] = (await app.get('/ratings/funds')).body.data;
  const told = async () => (await app.get('/changes?families=theory_clusters,rated_funds')).body.data;
  assert.deepEqual((await told()).map(({ id }: { id: string }) => id).sort(), [cluster.id, fund.id].sort());
  await app.add('theory_clusters', { id: 'cluster-7', removed: true });
  const gone = (await told()).find(({ op }: { op: string }) => op === 'delete');
  assert.equal(gone.id, cluster.id);
});

test('a grant names its twin in CommonGrants where there is one', async () => {
  await using app = await createTestApp();
  await app.add(
    'grants',
    aGrant({ id: uuid(1), public_id: 'listed' }),
    aGrant({ id: uuid(2), public_id: 'unverified', verified: false }),
    aGrant({ id: uuid(3), public_id: 'of-another-field', relevant: false }),
    aGrant({ id: 'g-4', public_id: 'without-uuid' }),
  );
  for (const name of ['listed', 'unverified', 'of-another-field', 'without-uuid']) {
    const { grant } = (await app.get(`/grants/${name}`)).body;
    const twin = `http://perennial.test/common-grants/opportunities/${grant.id}`;
    const { status } = await app.app.fetch(new Request(twin));
    assert.equal(grant.links.common_grants, status === 200 ? twin : null, name);
    assert.equal(status, name === 'listed' ? 200 : 404, name);
  }
});

test('the bundle of evidence holds each step of the scoring and what is missing', async () => {
  await using app = await createTestApp();
  const step = {
    dimension: 'execution',
    score: 60,
    rationale: 'It delivers.',
    supporting: ['r-1'],
    run_id: 'run',
    scored_at: '2026-02-01T00:00:00Z',
  };
  const gaps = [{ dimension: 'transparency', missing: 'No trial is registered.' }];
  await app.add(
    'companies',
    aCompany({ id: 'c-1', public_id: 'scored', detail: { scoring: [step], gaps } }),
    aCompany({ id: 'c-2', public_id: 'bare' }),
  );
  await app.add('company_records', aCompanyRecord({ id: 'r-1', company_id: 'c-1' }));
  const { evidence_bundle: bundle } = (await app.get('/companies/scored', { tier: 'full' })).body.company;
  assert.deepEqual(
    bundle.scoring.map(({ dimension, supporting }: typeof step) => [dimension, supporting]),
    [['execution', ['r-1']]],
  );
  assert.deepEqual(bundle.gaps, gaps);
  const { company } = (await app.get('/companies/bare', { tier: 'full' })).body;
  assert.deepEqual(company.evidence_bundle.scoring, []);
  assert.deepEqual(company.evidence_bundle.gaps, []);
  assert.equal(company.evidence_bundle.generated_at, company.updated_at);
});

test('a preservation dossier that holds nothing has every facet, empty', async () => {
  await using app = await createTestApp();
  await app.add('preservation_companies', aPreservationCompany({ public_id: 'quiet' }));
  const { company } = (await app.get('/ratings/preservation/quiet', { tier: 'full' })).body;
  const facets = 'sources publications projects funding partnerships ip people social theories'.split(' ');
  assert.deepEqual(company.dossier.facets, Object.fromEntries(facets.map((facet) => [facet, []])));
});

test('a quote of the call itself names its member and no document, and its run by a UUID', () => {
  const [found] = requirementsOf({
    id: uuid(1),
    title: 'A study (Clinical Trial Not Allowed)',
    description: null,
    details: null,
    url: 'https://funder.example/call',
    source: 'grants-gov',
    seenAt: '2026-02-01T00:00:00Z',
    licence: null,
  });
  assert.match(found?.extractor.run_id ?? '', /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
  const [quoted] = found?.evidence ?? [];
  assert.equal(quoted?.member, 'title');
  assert.ok(quoted && !('document_id' in quoted));
});

test('each date of a call says whether the source states it, a rule gives it or it was computed', async () => {
  await using app = await createTestApp();
  const date = { kind: 'full', date: '2026-06-02', precision: 'day', rolling: false };
  const deadlines = [
    { ...date, label: 'Closing date' },
    { ...date, label: 'Standard date; check the announcement', method: 'computed' },
    { ...date, label: 'The same day a year before', method: 'computed' },
    { ...date, label: 'Second stage', method: 'extracted' },
    { ...date, label: 'As the operator knows', source: 'rule' },
  ];
  await app.add('grants', aGrant({ public_id: 'dated', detail: { deadlines } }));
  const { grant } = (await app.get('/grants/dated')).body;
  assert.deepEqual(
    grant.deadlines.map(({ source }: { source: string }) => source),
    ['stated', 'rule', 'computed', 'stated', 'rule'],
  );
});

test('a grant counts once for an organization that gives its money and takes part in it', async () => {
  await using app = await createTestApp();
  await app.add('organizations', anOrganization({ id: 'giver' }), anOrganization({ id: 'partner' }));
  const institute_ids = ['giver', 'partner', 'partner'];
  await app.add('grants', aGrant({ organization_id: 'giver', institute_ids }), aGrant({ institute_ids }));
  for (const id of ['giver', 'partner']) {
    const { organization } = (await app.get(`/organizations/${id}`, { tier: 'full' })).body;
    const { grants_count, open_grants_count, open_grants } = organization;
    assert.deepEqual([grants_count, open_grants_count, open_grants.length], [2, 2, 2], id);
  }
  const least = async (count: number) =>
    (await app.get(`/organizations?min_open_grants=${count}`, { tier: 'full' })).body.pagination.total;
  assert.deepEqual([await least(2), await least(3)], [2, 0]);
});

test('a theory counts each project once, and its owner has the address of a page only where it is one for the caller', async () => {
  await using app = await createTestApp();
  await app.add('rated_projects', aRatedProject({ id: 'p-1', public_id: 'second-thymus' }));
  await app.add(
    'companies',
    aCompany({ id: 'c-1', public_id: 'shown' }),
    aCompany({ id: 'c-2', public_id: 'barred', disqualified: true }),
    aCompany({ id: 'c-3', public_id: 'private', is_public: false }),
  );
  const owned = (number: number, more: object) =>
    aTheory({ id: uuid(number), owner_kind: 'company', owner_id: `c-${number}`, ...more });
  await app.add('theories', owned(1, { project_ids: ['p-1', 'p-1'] }), owned(2, {}), owned(3, {}));
  const { body } = await app.get(`/theories/${uuid(1)}`);
  assert.deepEqual([body.theory.connections.project_count, body.connections.projects.length], [1, 1]);
  for (const number of [1, 2, 3]) {
    const { owner } = (await app.get(`/theories/${uuid(number)}`, { tier: 'full' })).body;
    const { status } = await app.get(`/companies/${owner.public_id}`, { tier: 'full' });
    const page = `http://perennial.test/companies/${owner.public_id}`;
    assert.equal(owner.public_url, status === 200 ? page : null, owner.public_id);
  }
});
