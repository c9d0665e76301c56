import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  aCompany,
  aFundReview,
  aHero,
  anOrganization,
  aPreservationCompany,
  aRatedProject,
} from '../support/records.ts';
import { type Answered, createTestApp } from '../support/test-app.ts';

const envelope = ['data', 'pagination', 'access_level', 'license', 'attribution'];
const ids = (answer: Answered): string[] =>
  answer.body.data.map((row: { public_id: string }) => row.public_id);

test('rated companies come best first, without those that are private or disqualified', async () => {
  await using app = await createTestApp();
  const dimensions = [{ dimension: 'team', score: 70 }, { dimension: 'evidence' }];
  await app.add(
    'companies',
    aCompany({ id: 'low', name: 'Low', overall_score: 10, description: 'Makes senolytics' }),
    aCompany({ id: 'unrated', name: 'Senolab' }),
    aCompany({ id: 'best', name: 'Best', overall_score: 90, dimensions }),
    aCompany({ id: 'private', is_public: false, overall_score: 99 }),
    aCompany({ id: 'barred', disqualified: true, overall_score: 95 }),
  );
  for (const path of ['/ratings/companies', '/companies']) {
    const answer = await app.get(path);
    assert.deepEqual(Object.keys(answer.body), envelope);
    assert.deepEqual(ids(answer), ['best', 'low', 'unrated']);
    assert.deepEqual(Object.keys(answer.body.data[0]), [
      ...['id', 'public_id', 'name', 'logo_url', 'primary_approach', 'headquarters', 'funding_stage'],
      ...['company_status', 'founding_year', 'website', 'overall_score', 'overall_score_computed_at'],
      ...['scores', 'public_url'],
    ]);
    assert.deepEqual(answer.body.data[0].scores, { team: 70 });
    assert.deepEqual(ids(await app.get(path, { tier: 'full' })), ['barred', 'best', 'low', 'unrated']);
    assert.deepEqual(ids(await app.get(`${path}?q=senol`)), ['low', 'unrated']);
    assert.deepEqual(ids(await app.get(`${path}?q=barred`)), []);
    assert.deepEqual((await app.get(`${path}?limit=1&offset=1`)).body.pagination, {
      ...{ total: 3, limit: 1, offset: 1, has_more: true },
    });
  }
});

test('what nobody rated comes by name behind what is rated', async () => {
  await using app = await createTestApp();
  const named = ['Zeta', 'älva Bio', 'Cell Works', 'Beta'];
  await app.add(
    'companies',
    ...named.map((name, at) => aCompany({ id: `unrated-${at}`, name })),
    aCompany({ id: 'rated', name: 'Zulu', overall_score: 10 }),
    aCompany({ id: 'alike', name: 'Alike', overall_score: 10 }),
  );
  const names = (await app.get('/companies')).body.data.map(({ name }: { name: string }) => name);
  assert.deepEqual(names, ['Alike', 'Zulu', 'älva Bio', 'Beta', 'Cell Works', 'Zeta']);
});

test('the detail of a company has its dimensions as a list and the dossier for tokens only', async () => {
  await using app = await createTestApp();
  const dimensions = [{ dimension: 'team', score: 70, rationale_summary: 'Why.' }, { dimension: 'evidence' }];
  await app.add('companies', aCompany({ id: 'bio', dimensions, total_funding_usd: '1000000.00' }));
  for (const path of ['/ratings/companies/bio', '/companies/bio']) {
    const { body } = await app.get(path);
    assert.deepEqual(Object.keys(body), ['company', 'access_level', 'license', 'attribution']);
    assert.equal(body.company.total_funding_usd, '1000000.00');
    assert.deepEqual(body.company.publications, []);
    assert.deepEqual(body.company.theories, []);
    const empty = {
      score: null,
      confidence: null,
      theory_count: 0,
      evidence_count: 0,
      rationale_summary: null,
    };
    assert.deepEqual(body.company.scores, [
      { ...empty, dimension: 'team', score: 70, rationale_summary: 'Why.' },
      { ...empty, dimension: 'evidence' },
    ]);
    assert.ok(!('dossier' in body.company) && !('evidence_bundle' in body.company));
    const full = await app.get(path, { tier: 'full' });
    assert.ok('dossier' in full.body.company && 'evidence_bundle' in full.body.company);
  }
});

test('preservation companies come by name, with high-confidence scores for the public', async () => {
  await using app = await createTestApp();
  const dimensions = [
    { dimension: 'continuity', score: 80, confidence: 'high', rationale: 'raw' },
    { dimension: 'legacy', score: 20, confidence: 'low', rationale: 'raw' },
  ];
  await app.add(
    'preservation_companies',
    aPreservationCompany({
      id: 'z',
      name: 'Zenith',
      one_liner: 'Keeps brains',
      section: 'brain_preservation',
    }),
    aPreservationCompany({ id: 'a', name: 'äther', dimensions }),
    aPreservationCompany({ id: 'hidden', name: 'Hidden', is_public: false }),
  );
  const answer = await app.get('/ratings/preservation');
  assert.deepEqual(Object.keys(answer.body), envelope);
  assert.deepEqual(ids(answer), ['a', 'z']);
  assert.deepEqual(answer.body.data[0].scores, { continuity: 80 });
  assert.deepEqual(ids(await app.get('/ratings/preservation?q=brains')), ['z']);
  assert.deepEqual(ids(await app.get('/ratings/preservation?section=cryonics')), ['a']);
  assert.deepEqual(ids(await app.get('/ratings/preservation?section=cryo')), []);
  const one = (await app.get('/ratings/preservation/a')).body;
  assert.deepEqual(Object.keys(one), ['company', 'access_level', 'license', 'attribution']);
  assert.deepEqual(one.company.dimensions, [{ dimension: 'continuity', score: 80, confidence: 'high' }]);
  const full = (await app.get('/ratings/preservation/a', { tier: 'full' })).body;
  assert.deepEqual(full.company.dimensions, dimensions);
  assert.ok('dossier' in full.company);
});

test('a fund is listed once it has a published review, rated by means over the published ones', async () => {
  await using app = await createTestApp();
  await app.add(
    'organizations',
    anOrganization({ id: 'o1', public_id: 'fair', name: 'Fair Füller Fund' }),
    anOrganization({ id: 'o2', public_id: 'best', name: 'Best Fund' }),
    anOrganization({ id: 'o3', public_id: 'unreviewed', name: 'Unreviewed Fund' }),
    anOrganization({ id: 'o4', public_id: 'hidden', name: 'Hidden Fund', published: false }),
  );
  const review = (organization_id: string, dimensions: object, more: object = {}) =>
    aFundReview({ organization_id, dimensions, reviewed_at: '2026-01-01T00:00:00Z', ...more });
  await app.add(
    'fund_reviews',
    review('o1', { clarity: 1, speed: 4 }),
    review('o1', { clarity: 2 }, { reviewed_at: '2026-02-01T00:00:00Z' }),
    review('o1', { clarity: 5 }, { published: false }),
    review('o2', { clarity: 5 }),
    review('o3', { clarity: 5 }, { published: false }),
    review('o4', { clarity: 5 }),
  );
  const answer = await app.get('/ratings/funds');
  assert.deepEqual(Object.keys(answer.body), envelope);
  assert.deepEqual(ids(answer), ['best', 'fair']);
  assert.deepEqual(answer.body.data[1], {
    id: 'o1',
    public_id: 'fair',
    name: 'Fair Füller Fund',
    logo_url: null,
    last_review_at: '2026-02-01T00:00:00Z',
    review_count: 2,
    total_rating: 2.75,
    dimension_means: { clarity: 1.5, speed: 4 },
    public_url: 'http://perennial.test/funds/fair',
  });
  assert.deepEqual(ids(await app.get('/ratings/funds?q=ULLER')), ['fair']);
  assert.deepEqual(ids(await app.get('/ratings/funds?q=fund')), ['best', 'fair']);
  assert.deepEqual(ids(await app.get('/ratings/funds?q=hidden')), []);
  const reviews = async (id: string) =>
    (await app.get(`/organizations/${id}`, { tier: 'full' })).body.organization.reviews;
  assert.deepEqual(await reviews('fair'), {
    review_count: 2,
    total_rating: 2.75,
    dimension_means: { clarity: 1.5, speed: 4 },
  });
  assert.equal(await reviews('unreviewed'), null);
});

test('rated projects show when public and ready, best first, all of their detail open', async () => {
  await using app = await createTestApp();
  await app.add(
    'rated_projects',
    aRatedProject({
      id: 'p1',
      name: 'Thymus',
      overall_score: 40,
      section: 'bioreplacement',
      authors: [{ name: 'A' }],
    }),
    aRatedProject({ id: 'p2', name: 'Second', overall_score: 80, brief_concise: 'Regrows the thymus' }),
    aRatedProject({ id: 'draft', rating_status: 'pending' }),
    aRatedProject({ id: 'private', is_public: false }),
  );
  const answer = await app.get('/ratings/projects');
  assert.deepEqual(Object.keys(answer.body), envelope);
  assert.deepEqual(ids(answer), ['p2', 'p1']);
  assert.deepEqual(ids(await app.get('/ratings/projects?q=thymus')), ['p2', 'p1']);
  assert.deepEqual(ids(await app.get('/ratings/projects?section=bioreplacement')), ['p1']);
  assert.deepEqual(ids(await app.get('/ratings/projects?section=drug-discovery')), []);
  assert.equal((await app.get('/ratings/projects?section=drugs')).status, 400);
  const { body } = await app.get('/ratings/projects/p1');
  const beside = ['authors', 'companies', 'evidence'];
  assert.deepEqual(Object.keys(body), ['project', ...beside, 'access_level', 'license', 'attribution']);
  assert.deepEqual(body.authors, [{ name: 'A' }]);
  assert.deepEqual([body.companies, body.evidence], [[], []]);
  for (const member of ['failure_thesis', 'risk_panel', 'exit_comparables', 'time_to_value_months']) {
    assert.equal(body.project[member], null, member);
  }
  for (const id of ['draft', 'private']) assert.equal((await app.get(`/ratings/projects/${id}`)).status, 404);
});

test('heroes filter by role and theme and show their acts beside them', async () => {
  await using app = await createTestApp();
  await app.add(
    'heroes',
    aHero({ id: 'h1', name: 'Zoë', tagline: 'Cell biologist', role_tags: ['scientist'], overall_score: 50 }),
    aHero({
      id: 'h2',
      impact_statement: 'Founded a field',
      role_tags: ['founder', 'scientist'],
      theme_tags: ['biology-of-ageing'],
      overall_score: 60,
      donations: [{ to: 'A lab' }],
      scores: [{ dimension: 'courage', score: 5 }],
    }),
    aHero({ id: 'hidden', is_public: false, role_tags: ['scientist'] }),
  );
  const answer = await app.get('/heroes');
  assert.deepEqual(Object.keys(answer.body), envelope);
  assert.deepEqual(ids(answer), ['h2', 'h1']);
  assert.equal(answer.body.data[1].total_capital_moved, 0);
  const matrix: [string, string[]][] = [
    ['?role=scientist', ['h2', 'h1']],
    ['?role=founder', ['h2']],
    ['?role=found', []],
    ['?theme=biology-of-ageing', ['h2']],
    ['?theme=biology', []],
    ['?q=zoe', ['h1']],
    ['?q=cell', ['h1']],
    ['?q=field', ['h2']],
    ['?q=lab', []],
  ];
  for (const [query, expected] of matrix)
    assert.deepEqual(ids(await app.get(`/heroes${query}`)), expected, query);
  const { body } = await app.get('/heroes/h2');
  assert.deepEqual(Object.keys(body), [
    ...[
      'hero',
      'scores',
      'vision_statements',
      'investments',
      'donations',
      'orgs_founded',
      'scientific_sources',
    ],
    ...['bravery_exhibits', 'self_experiments', 'company_connections', 'belief_timeline', 'strategy'],
    ...['access_level', 'license', 'attribution'],
  ]);
  assert.deepEqual(body.donations, [{ to: 'A lab' }]);
  assert.equal(body.scores[0].dimension, 'courage');
  assert.deepEqual(body.hero.scores, body.scores);
  assert.equal(body.strategy, null);
  for (const member of ['bio', 'x_handle', 'x_url', 'website']) assert.equal(body.hero[member], null, member);
  assert.equal((await app.get('/heroes/hidden')).status, 404);
});

test('companies are found by their main approach, whatever words describe them', async () => {
  await using app = await createTestApp();
  const company = (id: string, primary_approach: string | null) =>
    aCompany({ id, public_id: id, name: `${id} Bio`, is_public: true, primary_approach });
  await app.add(
    'companies',
    company('young', 'cellular-reprogramming'),
    company('clean', 'senotherapeutics'),
    company('other', null),
  );
  for (const path of ['/ratings/companies', '/companies']) {
    const { body } = await app.get(`${path}?primary_approach=cellular-reprogramming`);
    assert.deepEqual(
      body.data.map(({ id }: { id: string }) => id),
      ['young'],
      path,
    );
  }
  const { scheme, terms } = (await app.get('/taxonomy?scheme=primary_approaches')).body.data[0];
  assert.equal(scheme, 'primary_approaches');
  assert.ok(terms.some(({ slug }: { slug: string }) => slug === 'cellular-reprogramming'));
});

test('to a search for signs or blanks alone no fund is near, though its name has them', async () => {
  await using app = await createTestApp();
  await app.add('organizations', anOrganization({ id: 'organization', name: 'Fund for a long life +' }));
  await app.add('fund_reviews', aFundReview());
  assert.equal((await app.get('/ratings/funds?q=%2B')).body.data.length, 1);
  for (const q of ['%20', '%2B', '%20-%20'])
    assert.equal((await app.get(`/grants?q=${q}`)).body.meta.near, undefined, q);
});
