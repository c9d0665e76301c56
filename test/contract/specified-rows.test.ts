// The specification's tables of errors, states and limits, row by row, as callers would meet them.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { limitsBy } from '../../src/access/limits.ts';
import * as given from '../support/records.ts';
import { addTeam } from '../support/research.ts';
import { type Answered, createTestApp, type TestApp } from '../support/test-app.ts';

const { uuid } = given;
const thread = '/api/omega/experiments/exp/comments';
const [fox, top, house] = ['full team-a', 'top team-a', 'top house operator'] as const;

/** One record in each state that the specification knows. */
async function world(parts: Parameters<typeof createTestApp>[0] = {}): Promise<TestApp> {
  const app = await createTestApp(parts);
  await addTeam(app, 'team-a');
  const { aCompany, aGrant, aHero, anEvent, anInvestor, aRatedProject, aTheory, aTheoryCluster } = given;
  await app.add(
    'experiments',
    given.anExperiment({ id: 'exp' }),
    given.anExperiment({ id: 'draft', published: false }),
  );
  await app.add('grants', aGrant({ id: 'open' }), aGrant({ id: 'past', deadline: '2026-03-01T11:59:59Z' }));
  await app.add(
    'grants',
    aGrant({ id: 'unverified', verified: false }),
    aGrant({ id: 'rolling', deadline: null }),
  );
  await app.add(
    'events',
    anEvent({ id: 'coming' }),
    anEvent({ id: 'gone', start_date: '2026-01-01T00:00:00Z', end_date: '2026-01-02T00:00:00Z' }),
  );
  await app.add(
    'theory_clusters',
    aTheoryCluster({ id: 'kept' }),
    aTheoryCluster({ id: 'old', deprecated: true, merged_into_slug: 'kept' }),
  );
  await app.add(
    'companies',
    aCompany({ id: 'shown' }),
    aCompany({ id: 'disqualified', disqualified: true }),
    aCompany({ id: 'private', is_public: false }),
  );
  await app.add(
    'rated_projects',
    aRatedProject({ id: 'ready' }),
    aRatedProject({ id: 'unready', rating_status: 'pending' }),
    aRatedProject({ id: 'closed', is_public: false }),
  );
  await app.add('heroes', aHero({ id: 'public' }), aHero({ id: 'unpublished', is_public: false }));
  await app.add('preservation_companies', given.aPreservationCompany({ id: 'kept-cold' }));
  await app.add('investors', anInvestor({ id: 'tracked' }));
  const owned = (id: number, owner: string | null) =>
    aTheory({ id: uuid(id), owner_kind: owner && 'company', owner_id: owner });
  await app.add('theories', owned(1, 'shown'), owned(2, 'private'), owned(3, null));
  return app;
}

const post = (app: TestApp, body: object, at = thread) => app.send('POST', at, { body });
const drop = (app: TestApp, id: string, token?: string) =>
  app.send('DELETE', `/api/omega/comments/${id}`, {
    headers: token === undefined ? {} : { 'x-comment-token': token },
  });
const live = async (app: TestApp): Promise<{ id: string; token: string }> => {
  const { body } = await post(app, { body: `comment ${Math.trunc(performance.now() * 1e6)}` });
  return { id: body.comment.id, token: body.delete_token };
};

type Row = readonly [status: number, where: string, ask: (app: TestApp) => Promise<Answered>];

const errors: readonly Row[] = [
  [400, 'GET /search: q shorter than 2 characters', (app) => app.get('/search?q=a')],
  [400, 'GET /search: no q', (app) => app.get('/search')],
  [400, 'POST comment: empty body', (app) => post(app, { body: '' })],
  [400, 'POST comment: no body', (app) => post(app, {})],
  [400, 'POST comment: body over 5000 characters', (app) => post(app, { body: '🧬'.repeat(5_001) })],
  [400, 'POST comment: name over 80 characters', (app) => post(app, { body: 'a', name: 'n'.repeat(81) })],
  [400, 'POST comment: parent_id of no comment', (app) => post(app, { body: 'a', parent_id: uuid(9) })],
  [
    400,
    'POST comment: parent_id of a removed comment',
    async (app) => {
      const { id, token } = await live(app);
      assert.equal((await drop(app, id, token)).status, 200);
      return post(app, { body: 'an answer', parent_id: id });
    },
  ],
  [401, 'DELETE comment: neither session nor token', async (app) => drop(app, (await live(app)).id)],
  [
    403,
    'DELETE comment: not the author',
    async (app) => drop(app, (await live(app)).id, (await live(app)).token),
  ],
  [403, 'DELETE comment: no such comment', async (app) => drop(app, uuid(9), (await live(app)).token)],
  [
    403,
    'DELETE comment: already removed',
    async (app) => {
      const { id, token } = await live(app);
      await drop(app, id, token);
      return drop(app, id, token);
    },
  ],
  ...[
    '/organizations',
    '/investors',
    '/leads',
    '/sponsors',
    '/contacts',
    '/research',
    '/crm',
    '/crm/claims',
  ].map((path): Row => [403, `${path}: no full-tier key`, (app) => app.get(path)]),
  ...['/intelligence/events', '/intelligence/investors', '/intelligence/investors/tracked', '/ideas'].flatMap(
    (path): Row[] => [
      [403, `${path}: no key`, (app) => app.get(path)],
      [403, `${path}: no top-tier key`, (app) => app.get(path, { as: fox })],
    ],
  ),
  [
    403,
    '/intelligence/investors/{id}: not of the operator’s team',
    (app) => app.get('/intelligence/investors/tracked', { as: top }),
  ],
  [
    404,
    '/intelligence/investors/{id}: investor not found',
    (app) => app.get('/intelligence/investors/nobody', { as: house }),
  ],
  [404, 'GET comments: no such experiment', (app) => app.get('/api/omega/experiments/none/comments')],
  [
    404,
    'GET comments: not a published experiment',
    (app) => app.get('/api/omega/experiments/draft/comments'),
  ],
  [
    404,
    'POST comment: not a published experiment',
    (app) => post(app, { body: 'a' }, '/api/omega/experiments/draft/comments'),
  ],
  ...['/ratings/companies', '/ratings/preservation', '/ratings/projects', '/heroes'].map(
    (path): Row => [404, `${path}/{publicId}: not found`, (app) => app.get(`${path}/none`)],
  ),
  [404, '/theories/{id}: not found', (app) => app.get(`/theories/${uuid(9)}`)],
  [404, '/theories/{id}: owner not published for the tier', (app) => app.get(`/theories/${uuid(2)}`)],
  [404, '/theories/{id}: independent, without a key', (app) => app.get(`/theories/${uuid(3)}`)],
  [
    409,
    'POST comment: the exact same comment exists on this experiment',
    async (app) => {
      await post(app, { body: 'twice' });
      return post(app, { body: 'twice', name: 'Another', kind: 'agent' });
    },
  ],
  [
    429,
    'POST comment: comment rate limit',
    async (app) => {
      for (let n = 0; n < 12; n++) await live(app);
      return post(app, { body: 'the thirteenth' });
    },
  ],
];

for (const [status, where, ask] of errors) {
  test(`${status} ${where}`, async () => {
    await using app = await world();
    const answer = await ask(app);
    assert.equal(answer.status, status, answer.text);
    assert.equal(typeof answer.body.error, 'string');
    assert.ok(answer.body.error.length > 10 && answer.body.code && answer.body.request_id);
    if (status === 429) assert.ok(Number(answer.headers.get('retry-after')) >= 1);
    assert.deepEqual(app.bugs, []);
  });
}

test('429 any anonymous request over 600 per minute, with Retry-After', async () => {
  await using app = await world({ parts: () => ({ limits: limitsBy(() => 0) }) });
  for (let n = 0; n < 600; n++) assert.equal((await app.get('/nothing')).status, 404);
  const answer = await app.get('/grants');
  assert.deepEqual([answer.status, answer.body.code], [429, 'rate_limited']);
  assert.ok(Number(answer.headers.get('retry-after')) >= 1);
});

/** The names of the rows of a list. */
async function names(app: TestApp, path: string, as?: string): Promise<readonly string[]> {
  const { status, body, text } = await app.get(path, as === undefined ? {} : { as });
  assert.equal(status, 200, text);
  return body.data.map((row: Record<string, string>) => row.public_id ?? row.slug ?? row.id).sort();
}

const states: readonly (readonly [
  what: string,
  path: string,
  as: string | undefined,
  rows: readonly string[],
])[] = [
  ['open grants', '/grants', undefined, ['open', 'rolling']],
  [
    'with include_expired also past ones',
    '/grants?include_expired=true',
    undefined,
    ['open', 'past', 'rolling'],
  ],
  ['with scope=all also unverified ones', '/grants?scope=all', undefined, ['open', 'rolling', 'unverified']],
  ['upcoming events', '/events', undefined, ['coming']],
  ['with include_past also past events', '/events?include_past=true', undefined, ['coming', 'gone']],
  ['clusters that are not deprecated', '/theories/clusters', undefined, ['kept']],
  [
    'with include_deprecated all clusters',
    '/theories/clusters?include_deprecated=true',
    undefined,
    ['kept', 'old'],
  ],
  ['public companies that are not disqualified', '/ratings/companies', undefined, ['shown']],
  ['for a key all public companies', '/ratings/companies', fox, ['disqualified', 'shown']],
  ['for the top tier too', '/companies', top, ['disqualified', 'shown']],
  ['projects that are public and ready', '/ratings/projects', undefined, ['ready']],
  ['public heroes', '/heroes', undefined, ['public']],
  ['theories of published owners', '/theories', undefined, [uuid(1)]],
  ['for a key theories of all owners and independent ones', '/theories', fox, [uuid(1), uuid(2), uuid(3)]],
];

for (const [what, path, as, rows] of states) {
  test(`${path}${as ? ' with a key' : ''} lists ${what}`, async () => {
    await using app = await world();
    assert.deepEqual(await names(app, path, as), rows);
  });
}

test('a research job begins as pending, one of each type', async () => {
  await using app = await world();
  const { status, body } = await app.send('POST', '/research', {
    as: fox,
    body: { query: 'ageing of muscle' },
  });
  assert.equal(status, 200);
  assert.deepEqual(
    [body.grants_job, body.events_job].map(({ status, job_type }) => [status, job_type]),
    [
      ['pending', 'grants'],
      ['pending', 'events'],
    ],
  );
});

test('a live comment is removed by its token or its author, and is then no parent and not listed', async () => {
  await using app = await world();
  const { id, token } = await live(app);
  assert.equal((await post(app, { body: 'an answer', parent_id: id })).status, 201);
  assert.equal((await drop(app, id, token)).status, 200);
  const { comments } = (await app.get(thread)).body;
  assert.deepEqual(
    comments.map(({ parent_id }: { parent_id: string }) => parent_id),
    [id],
    'its answer stays and keeps its parent_id',
  );
});

/** What each limit of the specification accepts at its edges, and what it refuses beyond them. */
const limits: readonly (readonly [
  path: string,
  good: readonly string[],
  bad: readonly string[],
  as?: string,
])[] = [
  ['/grants?limit=', ['1', '200'], ['0', '201', '-1', '1.0', 'x', '']],
  ['/grants?offset=', ['0', '1'], ['-1', 'x', '1e3']],
  ['/investors?limit=', ['1', '200'], ['0', '201'], fox],
  ['/search?q=ab&limit=', ['1', '100'], ['0', '101']],
  ['/search?q=', ['ab', 'éa'], ['a', '']],
  ['/leads?min_score=', ['0', '100'], ['-1', '101'], fox],
  ['/theories?min_popperian=', ['0', '40', '12.5'], ['-1', '41']],
  ['/organizations?min_open_grants=', ['0', '7'], ['-1', '1.5'], fox],
  ['/intelligence/events?min=', ['1', '9'], ['0', '-1'], top],
];

test('each limit of the specification holds at both its edges', async () => {
  await using app = await world();
  for (const [path, good, bad, as] of limits) {
    const ask = (value: string) => app.get(path + encodeURIComponent(value), as === undefined ? {} : { as });
    for (const value of good) assert.equal((await ask(value)).status, 200, path + value);
    for (const value of bad) {
      const { status, body } = await ask(value);
      assert.deepEqual([status, body.code], [400, 'invalid_input'], path + value);
      assert.equal(
        body.errors[0].field,
        path.slice(path.lastIndexOf(/[?&]/.exec(path)?.[0] ?? '?')).replace(/^.*[?&]|=$/g, ''),
      );
    }
  }
  const { pagination } = (await app.get('/grants')).body;
  assert.deepEqual([pagination.limit, pagination.offset], [50, 0]);
  const research = (query: string) => app.send('POST', '/research', { as: fox, body: { query } });
  assert.deepEqual([(await research('123456789')).status, (await research('1234567890')).status], [400, 200]);
  const comment = (body: object) => post(app, body);
  assert.equal((await comment({ body: '🧬'.repeat(5_000), name: '🧬'.repeat(80) })).status, 201);
});
