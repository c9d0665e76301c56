import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createApp } from '../../src/app.ts';
import { operations } from '../../src/catalogue.ts';
import { routeOf } from '../../src/channels/rest/addresses.ts';
import {
  aCompany,
  aContentItem,
  aGrant,
  aHero,
  anInvestor,
  aRatedProject,
  aTheory,
  uuid,
} from '../support/records.ts';
import { appParts, createTestApp, site } from '../support/test-app.ts';

const licence = '<https://creativecommons.org/licenses/by/4.0/>; rel="license"';
const attribution = 'Perennial (http://perennial.test), powered by Omega Point Research';

test('every public route of the specification is served', () => {
  // What a parameter of a path is called, nobody who asks can see.
  const nameless = (route: string) => route.replaceAll(/:\w+/g, ':');
  const routes = new Set(
    operations.filter((one) => one.tier === 'public').map((one) => nameless(routeOf(one))),
  );
  const specified = `/grants /grants/:public_id /events /search /stats /ratings/companies /ratings/companies/:publicId
    /ratings/preservation /ratings/preservation/:publicId /ratings/funds /ratings/projects /ratings/projects/:publicId
    /theories /theories/clusters /theories/:id /heroes /heroes/:publicId /companies /companies/:public_id
    /companies/:public_id/records /taxonomy /content /content/:family /content/:family/:id /pages`;
  for (const route of specified.trim().split(/\s+/)) {
    assert.ok(routes.has(nameless(`/api/v1${route}`)), route);
  }
});

test('every answer carries the licence, in the body of objects and in the headers of all', async () => {
  await using app = await createTestApp();
  await app.add('grants', aGrant({ id: 'g' }));
  const fine = [
    '/grants',
    '/grants/g',
    '/events',
    '/search?q=ab',
    '/stats',
    '/taxonomy',
    '/content',
    '/pages',
    '/theories/clusters',
  ];
  for (const path of [...fine, '/grants?limit=0', '/nothing', '/grants/unknown']) {
    const { status, headers, body } = await app.get(path);
    assert.equal(headers.get('link'), licence, path);
    assert.equal(headers.get('x-attribution'), attribution, path);
    assert.equal(headers.get('x-content-type-options'), 'nosniff', path);
    if (status !== 200) continue;
    assert.equal(body.license, 'CC BY 4.0', path);
    assert.equal(body.attribution, attribution, path);
  }
});

test('a merged record leads to its survivor on every detail route', async () => {
  await using app = await createTestApp();
  const merged = { id: 'old', merged_into: 'between' };
  const between = { id: 'between', merged_into: 'new' };
  for (const [family, build] of [
    ['grants', aGrant],
    ['companies', aCompany],
    ['heroes', aHero],
    ['rated_projects', aRatedProject],
    ['content', aContentItem],
  ] as const) {
    await app.add(family, build(merged), build(between), build({ id: 'new', public_id: 'the-new' }));
  }
  for (const [path, location] of [
    ['/grants/old', '/grants/the-new'],
    ['/grants/between', '/grants/the-new'],
    ['/companies/old', '/companies/the-new'],
    ['/ratings/companies/old', '/ratings/companies/the-new'],
    ['/companies/old/records', '/companies/the-new/records'],
    ['/heroes/old', '/heroes/the-new'],
    ['/ratings/projects/old', '/ratings/projects/the-new'],
    ['/content/interview/old', '/content/interview/the-new'],
  ] as const) {
    const { status, headers, body } = await app.get(path);
    assert.equal(status, 308, path);
    assert.equal(headers.get('location'), `${site}/api/v1${location}`, path);
    assert.equal(body.code, 'merged');
    assert.equal(
      (await app.get(headers.get('location')?.slice(site.length) as string)).status,
      200,
      location,
    );
  }
  assert.deepEqual(
    (await app.get('/grants')).body.data.map((row: { id: string }) => row.id),
    ['new'],
  );
});

test('a slash at the end of an address leads to the address without it', async () => {
  await using app = await createTestApp();
  for (const [path, location] of [
    ['/grants/', '/api/v1/grants'],
    ['/grants//', '/api/v1/grants'],
    ['/grants/?q=a&limit=2', '/api/v1/grants?q=a&limit=2'],
    ['/heroes/unknown/', '/api/v1/heroes/unknown'],
  ] as const) {
    const { status, headers } = await app.get(path);
    assert.deepEqual([status, headers.get('location')], [308, location], path);
  }
  assert.equal((await app.get('/organizationz/')).status, 404);
});

test('a merge into a record that the caller may not see is 404', async () => {
  await using app = await createTestApp();
  await app.add(
    'companies',
    aCompany({ id: 'old', merged_into: 'barred' }),
    aCompany({ id: 'barred', disqualified: true }),
    aCompany({ id: 'circle', merged_into: 'round' }),
    aCompany({ id: 'round', merged_into: 'circle' }),
    aCompany({ id: 'astray', merged_into: 'unknown' }),
  );
  await app.add('theories', aTheory({ id: uuid(1), merged_into: uuid(2) }), aTheory({ id: uuid(2) }));
  for (const path of ['/companies/old', '/companies/circle', '/companies/astray', `/theories/${uuid(1)}`]) {
    assert.equal((await app.get(path)).status, 404, path);
  }
  assert.equal((await app.get('/companies/old', { tier: 'full' })).status, 308);
  assert.equal((await app.get(`/theories/${uuid(1)}`, { tier: 'full' })).status, 308);
});

test('a removed record is gone from its list and 404 like one that never was', async () => {
  await using app = await createTestApp();
  await app.add('grants', aGrant({ id: 'g', title: 'Removed call' }));
  assert.equal((await app.get('/grants/g')).status, 200);
  await app.add('grants', { id: 'g', removed: true, removal_reason: 'privacy_request' });
  const [removed, unknown] = [await app.get('/grants/g'), await app.get('/grants/unknown')];
  assert.equal(removed.status, 404);
  assert.deepEqual({ ...removed.body, request_id: '' }, { ...unknown.body, request_id: '' });
  assert.equal((await app.get('/grants?include_expired=true&scope=all')).body.pagination.total, 0);
  assert.deepEqual((await app.get('/search?q=removed')).body.grants, []);
});

test('a method that an address does not answer is 405 and names those it does', async () => {
  await using app = await createTestApp();
  for (const method of ['POST', 'PUT', 'PATCH', 'DELETE', 'PURGE']) {
    for (const path of ['/grants', '/grants/g', '/stats', '/content/interview/x']) {
      const response = await app.app.fetch(new Request(`${site}/api/v1${path}`, { method }));
      const body = (await response.json()) as Record<string, unknown>;
      assert.equal(response.status, 405, `${method} ${path}`);
      assert.equal(response.headers.get('allow'), 'GET, HEAD');
      assert.deepEqual(Object.keys(body), ['error', 'code', 'request_id', 'docs_url']);
      assert.equal(body.code, 'method_not_allowed');
    }
  }
  const nowhere = await app.app.fetch(new Request(`${site}/api/v1/nothing`, { method: 'POST' }));
  assert.equal(nowhere.status, 404);
});

test('HEAD answers the headers of GET without a body', async () => {
  await using app = await createTestApp();
  await app.add('grants', aGrant({ id: 'g' }));
  for (const path of ['/grants', '/stats', '/companies']) {
    const got = await app.get(path);
    const head = await app.app.fetch(new Request(`${site}/api/v1${path}`, { method: 'HEAD' }));
    assert.equal(head.status, 200);
    assert.equal(await head.text(), '');
    for (const name of ['etag', 'content-type', 'content-length', 'cache-control', 'link', 'vary']) {
      assert.equal(head.headers.get(name), got.headers.get(name), `${path} ${name}`);
    }
  }
  const bad = await app.app.fetch(new Request(`${site}/api/v1/grants?limit=0`, { method: 'HEAD' }));
  assert.equal(bad.status, 400);
});

test('any credential is refused everywhere while no keys are given out', async () => {
  await using test = await createTestApp();
  await test.add('grants', aGrant());
  const app = createApp(appParts(test));
  const ask = (path: string, headers: Record<string, string> = {}) =>
    app.fetch(new Request(`${site}/api/v1${path}`, { headers }));
  for (const authorization of [
    'Bearer unknown',
    'bearer x',
    'Basic dTpw',
    'Bearer',
    'full',
    '',
    'Bearer \u00ff',
  ]) {
    for (const path of ['/grants', '/stats', '/grants/unknown', '/grants?limit=0', '/search?q=ab']) {
      const response = await ask(path, { authorization });
      const body = (await response.json()) as Record<string, unknown>;
      assert.equal(response.status, 401, `${authorization} on ${path}`);
      assert.equal(
        response.headers.get('www-authenticate'),
        `Bearer error="invalid_token", scope="catalogue:full", resource_metadata="${site}/.well-known/oauth-protected-resource/api/v1"`,
      );
      assert.deepEqual(Object.keys(body), ['error', 'code', 'request_id', 'docs_url']);
      assert.equal(body.code, 'invalid_token');
    }
  }
  assert.equal((await ask('/grants')).status, 200);
  const kept = await ask('/grants', { authorization: 'Bearer x' });
  assert.equal(kept.status, 401, 'also when the public answer is kept');
});

test('a record that got another slug is found by the one it had, by whoever may see it and by nobody else', async () => {
  await using app = await createTestApp();
  await app.add('heroes', aHero({ id: 'h', public_id: 'ada-thorn', is_public: true }));
  await app.add('heroes', aHero({ id: 'h', public_id: 'ada-thistle', is_public: true }));
  await app.add('heroes', aHero({ id: 'x', public_id: 'was-shown', is_public: true }));
  await app.add('heroes', aHero({ id: 'x', public_id: 'is-hidden', is_public: false }));
  await app.add('investors', anInvestor({ id: 'i', public_id: 'old-fund' }));
  await app.add('investors', anInvestor({ id: 'i', public_id: 'new-fund' }));
  const moved = await app.get('/heroes/ada-thorn?lang=en');
  const led = await app.get('/heroes/ada-thorn');
  assert.deepEqual([led.status, led.headers.get('location')], [308, `${site}/api/v1/heroes/ada-thistle`]);
  assert.match(led.body.error, /another address/);
  assert.equal(moved.status, 400, 'a question that is not understood is refused first');
  assert.equal((await app.get('/heroes/was-shown')).status, 404);
  assert.equal((await app.get('/investors/old-fund')).status, 403);
  const fund = await app.get('/investors/old-fund', { tier: 'full' });
  assert.deepEqual([fund.status, fund.headers.get('location')], [308, `${site}/api/v1/investors/new-fund`]);
  await app.add('heroes', aHero({ id: 's', public_id: 'survivor' }));
  await app.add('heroes', aHero({ id: 'h', public_id: 'ada-thistle', merged_into: 's' }));
  const merged = await app.get('/heroes/ada-thorn');
  assert.deepEqual([merged.status, merged.headers.get('location')], [308, `${site}/api/v1/heroes/survivor`]);
  assert.deepEqual(app.bugs, []);
});

test('at an address that is none it is said what is near it, and where all addresses stand', async () => {
  await using app = await createTestApp();
  for (const [asked, near] of [
    ['/find-funding', '/api/v1/funding'],
    ['/find_funding?about=ageing', '/api/v1/funding'],
    ['/grnats', '/api/v1/grants'],
    ['/grant/some-name', '/api/v1/grants'],
    ['/list_events', '/api/v1/events'],
  ] as const) {
    const { status, body } = await app.get(asked);
    assert.equal(status, 404, asked);
    const sentence = `There is nothing at this address; near it is ${near}, and /openapi.json lists all addresses.`;
    assert.equal(body.error, sentence, asked);
  }
  const nothing = 'There is nothing at this address; ';
  assert.equal((await app.get('/zzzzzzzz')).body.error, `${nothing}/openapi.json lists all addresses.`);
  assert.equal(
    (await app.get(`/${'x'.repeat(5_000)}`)).body.error,
    `${nothing}/openapi.json lists all addresses.`,
  );
  for (const root of ['', '/']) {
    const answer = await app.app.fetch(
      new Request(`${site}/api/v1${root}`, { headers: { accept: 'application/json' } }),
    );
    const { error } = (await answer.json()) as { error: string };
    assert.equal(error, `${nothing}/openapi.json lists all addresses.`, root);
  }
  const outside = await app.app.fetch(
    new Request(`${site}/nothing`, { headers: { accept: 'application/json' } }),
  );
  assert.match(await outside.text(), /the API lives under \/api\/v1\./);
});

test('no address that only some may see is named to whoever guesses near it', async () => {
  await using app = await createTestApp();
  const hidden = operations.filter(({ tier, path }) => tier !== 'public' && !path.includes('{'));
  assert.ok(hidden.length > 0);
  for (const { path } of hidden) {
    const { body } = await app.get(`${path}x`);
    assert.doesNotMatch(String(body.error), new RegExp(`near it is /api/v1${path}[, ]`), path);
  }
});
