import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Tier } from '../../src/kernel/tier.ts';
import { aCompany, aCompanyRecord, aContentItem, anInvestor, aPage } from '../support/records.ts';
import { type Answered, createTestApp } from '../support/test-app.ts';

const ids = (answer: Answered): string[] => answer.body.data.map((row: { id: string }) => row.id);

test('content lists its families with counts by text policy', async () => {
  await using app = await createTestApp();
  await app.add(
    'content',
    aContentItem({ family: 'post' }),
    aContentItem({ family: 'post', text_policy: 'excerpt_only' }),
    aContentItem({ family: 'talk' }),
  );
  const { body } = await app.get('/content');
  assert.deepEqual(Object.keys(body), ['data', 'license', 'attribution']);
  const families = body.data.map((one: { family: string }) => one.family);
  assert.deepEqual(families, [
    'interview',
    'podcast',
    'post',
    'talk',
    'press',
    'letter',
    'filing',
    'publication',
  ]);
  const post = body.data[2];
  assert.deepEqual([post.count, post.by_text_policy], [2, { full: 1, excerpt_only: 1 }]);
  assert.equal(post.api_url, 'http://perennial.test/api/v1/content/post');
  assert.ok(
    post.fields.some((one: { name: string; type: string }) => one.name === 'topics' && one.type === 'array'),
  );
});

test('each family of content lists its own items, newest first, by topic, subject, language and day', async () => {
  await using app = await createTestApp();
  const post = { family: 'post', language: 'en' };
  await app.add('companies', aCompany({ id: 'c-1', public_id: 'example-bio' }));
  await app.add(
    'content',
    aContentItem({ ...post, id: 'undated', topics: ['epigenetics'] }),
    aContentItem({ ...post, id: 'old', published_at: '2025-05-01T00:00:00Z', authors: ['Ana Pérez'] }),
    aContentItem({
      ...post,
      id: 'new',
      published_at: '2026-01-31T23:59:59Z',
      language: 'pt-BR',
      subjects: [{ kind: 'company', public_id: 'example-bio' }],
    }),
    aContentItem({ id: 'other', family: 'talk' }),
  );
  const answer = await app.get('/content/post');
  assert.deepEqual(Object.keys(answer.body), ['data', 'pagination', 'license', 'attribution']);
  assert.deepEqual(ids(answer), ['new', 'old', 'undated']);
  const matrix: [string, string[]][] = [
    ['?q=perez', ['old']],
    ['?topic=epigenetics', ['undated']],
    ['?topic=epi', []],
    ['?subject=company/example-bio', ['new']],
    ['?subject=example-bio', []],
    ['?language=en', ['old', 'undated']],
    ['?published_after=2026-01-31', ['new']],
    ['?since=2026-01-31', ['new']],
    ['?since=2026-01-31T23:59:59.500Z', []],
    ['?published_before=2026-01-31', ['new', 'old']],
    ['?published_before=2026-01-30', ['old']],
    ['?published_before=9999-12-31', ['new', 'old']],
  ];
  for (const [query, expected] of matrix) {
    assert.deepEqual(ids(await app.get(`/content/post${query}`)), expected, query);
  }
  assert.equal((await app.get('/content/novel')).status, 404);
  assert.equal((await app.get('/content/post?family=talk')).status, 400);
});

test('an item of content names to nobody what he may not read, in no list, filter, feed or replica', async () => {
  await using app = await createTestApp();
  const about = (kind: string, public_id: string) => ({ kind, public_id });
  await app.add('companies', aCompany({ id: 'c-1', public_id: 'shown-bio' }));
  await app.add('companies', aCompany({ id: 'c-2', public_id: 'hidden-bio', is_public: false }));
  await app.add('investors', anInvestor({ id: 'i-1', public_id: 'ann-example', is_person: true }));
  const subjects = [
    about('company', 'shown-bio'),
    about('company', 'hidden-bio'),
    about('company', 'never-there'),
    about('investor', 'ann-example'),
    about('topic', 'hallmarks'),
  ];
  await app.add('content', aContentItem({ id: 'c', public_id: 'c', family: 'filing', subjects }));
  const named = async (tier: Tier) =>
    (await app.get('/content/filing/c', { tier })).body.item.subjects.map(
      ({ public_id }: { public_id: string }) => public_id,
    );
  assert.deepEqual(await named('public'), ['shown-bio', 'hallmarks']);
  assert.deepEqual(await named('full'), ['shown-bio', 'ann-example', 'hallmarks']);
  const found = async (subject: string, tier: Tier) =>
    ids(await app.get(`/content/filing?subject=${subject}`, { tier })).length;
  for (const [subject, publicly, fully] of [
    ['company/shown-bio', 1, 1],
    ['company/hidden-bio', 0, 0],
    ['company/never-there', 0, 0],
    ['investor/ann-example', 0, 1],
    ['topic/hallmarks', 1, 1],
    ['topic/shown-bio', 0, 0],
  ] as const) {
    assert.deepEqual(
      [await found(subject, 'public'), await found(subject, 'full')],
      [publicly, fully],
      subject,
    );
  }
  const feeds = [
    '/changes?include=record',
    '/changes?include=replica',
    '/content/filing.csv',
    '/search?q=filing',
  ];
  for (const path of ['/content/filing', ...feeds]) {
    const { text } = await app.get(path);
    assert.doesNotMatch(text, /hidden-bio|never-there|ann-example/, path);
  }
  await app.add('companies', aCompany({ id: 'c-2', public_id: 'hidden-bio', is_public: true }));
  assert.deepEqual(await named('public'), ['shown-bio', 'hidden-bio', 'hallmarks'], 'it follows its records');
  await app.add('companies', aCompany({ id: 'c-1', public_id: 'shown-bio', is_public: false }));
  assert.deepEqual(await named('public'), ['hidden-bio', 'hallmarks']);
});

test('an item of content is found in its own family only, by id or public_id', async () => {
  await using app = await createTestApp();
  await app.add('content', aContentItem({ id: 'c', public_id: 'the-talk', family: 'talk' }));
  const { status, body } = await app.get('/content/talk/the-talk');
  assert.equal(status, 200);
  assert.deepEqual(Object.keys(body), ['item', 'license', 'attribution']);
  assert.equal(body.item.id, 'c');
  assert.equal((await app.get('/content/talk/c')).status, 200);
  for (const path of ['/content/post/the-talk', '/content/talk/unknown', '/content/novel/the-talk']) {
    assert.equal((await app.get(path)).status, 404, path);
  }
});

test('an item under excerpt_only keeps at most 300 characters and its source', async () => {
  await using app = await createTestApp();
  const text = `${'🧬'.repeat(299)} canary ${'x'.repeat(50)}`;
  const rights = { text_policy: 'excerpt_only', source_url: 'https://press.example/source' };
  await app.add('content', aContentItem({ id: 'c', text, quotes: [{ text }], ...rights }));
  const { item } = (await app.get('/content/interview/c')).body;
  assert.equal(item.text, null);
  assert.ok([...item.excerpt].length <= 300);
  assert.ok([...item.quotes[0].text].length <= 300);
  assert.equal(item.source_url, rights.source_url);
  assert.doesNotMatch((await app.get('/content/interview', { tier: 'top' })).text, /canary/);
});

test('pages come by path', async () => {
  await using app = await createTestApp();
  await app.add('pages', aPage({ path: '/guides/z' }), aPage({ path: '/about', summary: 'Who we are' }));
  const { body } = await app.get('/pages');
  assert.deepEqual(Object.keys(body), ['data', 'pagination', 'license', 'attribution']);
  assert.deepEqual(
    body.data.map((page: { path: string }) => page.path),
    ['/about', '/guides/z'],
  );
  for (const member of [
    'path',
    'title',
    'kind',
    'public_id',
    'lastmod',
    'summary',
    'markdown_url',
    'jsonld',
  ]) {
    assert.ok(member in body.data[0], member);
  }
});

test('a company lists its accepted records, newest first, by type and day', async () => {
  await using app = await createTestApp();
  await app.add('companies', aCompany({ id: 'c-1', public_id: 'bio' }), aCompany({ id: 'other' }));
  const record = (id: string, more: object) => aCompanyRecord({ id, company_id: 'c-1', ...more });
  await app.add(
    'company_records',
    record('old', { date: '2024-01-01', record_type: 'patent' }),
    record('new', { date: '2026-01-01', title: 'Trial begins' }),
    record('undated', {}),
    record('doubted', { accepted: false }),
    record('foreign', { company_id: 'other' }),
  );
  const answer = await app.get('/companies/bio/records');
  assert.deepEqual(Object.keys(answer.body), [
    'data',
    'pagination',
    'access_level',
    'license',
    'attribution',
  ]);
  assert.deepEqual(ids(answer), ['new', 'old', 'undated']);
  const matrix: [string, string[]][] = [
    ['?type=patent', ['old']],
    ['?since=2026-01-01', ['new']],
    ['?since=2026-01-02', []],
    ['?q=trial', ['new']],
    ['?limit=1&offset=1', ['old']],
  ];
  for (const [query, expected] of matrix) {
    assert.deepEqual(ids(await app.get(`/companies/bio/records${query}`)), expected, query);
  }
  assert.deepEqual(ids(await app.get('/companies/c-1/records')), ['new', 'old', 'undated']);
  assert.equal((await app.get('/companies/bio/records?type=rumour')).status, 400);
  assert.equal((await app.get('/companies/unknown/records')).status, 404);
});

test('the records of a company are hidden with it', async () => {
  await using app = await createTestApp();
  await app.add(
    'companies',
    aCompany({ id: 'barred', disqualified: true }),
    aCompany({ id: 'private', is_public: false }),
  );
  await app.add(
    'company_records',
    aCompanyRecord({ company_id: 'barred' }),
    aCompanyRecord({ company_id: 'private' }),
  );
  assert.equal((await app.get('/companies/barred/records')).status, 404);
  assert.equal((await app.get('/companies/barred/records', { tier: 'full' })).body.pagination.total, 1);
  assert.equal((await app.get('/companies/private/records', { tier: 'top' })).status, 404);
});
