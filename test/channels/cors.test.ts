import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createTestApp, site } from '../support/test-app.ts';

const preflight = {
  origin: 'https://elsewhere.example',
  'access-control-request-method': 'GET',
  'access-control-request-headers': 'authorization,if-none-match',
};

test('a preflight of the open parts is answered with what may be asked, without routing', async () => {
  await using test = await createTestApp();
  for (const path of ['/api/v1/grants', '/api/v1/nothing', '/api/v1', '/api/public/data-requests']) {
    const response = await test.app.fetch(
      new Request(site + path, { method: 'OPTIONS', headers: preflight }),
    );
    const { status, headers } = response;
    assert.deepEqual([status, await response.text()], [204, ''], path);
    assert.equal(headers.get('access-control-allow-origin'), '*');
    assert.match(headers.get('access-control-allow-methods') ?? '', /GET.*POST.*PATCH.*DELETE/);
    assert.match(headers.get('access-control-allow-headers') ?? '', /Authorization/);
    assert.match(headers.get('access-control-allow-headers') ?? '', /Content-Type.*If-Match/);
    assert.equal(headers.get('access-control-max-age'), '600');
    assert.equal(headers.get('access-control-allow-credentials'), null);
  }
});

test('every answer of the open parts may be read by other sites, refusals and validators too', async () => {
  await using test = await createTestApp();
  for (const path of ['/api/v1/grants', '/api/v1/leads', '/api/v1/nothing', '/api/v1/grants?nope=1']) {
    const { headers } = await test.get(path, { headers: { origin: 'null' } });
    assert.equal(headers.get('access-control-allow-origin'), '*', path);
    assert.equal(headers.get('access-control-allow-credentials'), null);
    const exposed = (headers.get('access-control-expose-headers') ?? '').split(', ');
    for (const name of [
      'ETag',
      'Link',
      'Retry-After',
      'RateLimit',
      'RateLimit-Policy',
      'X-Request-Id',
      'X-Attribution',
      'Allow',
      'WWW-Authenticate',
      'Warning',
    ]) {
      assert.ok(exposed.includes(name), `${path} exposes ${name}`);
    }
  }
  const { headers } = await test.get('/grants');
  const again = await test.get('/grants', { headers: { 'if-none-match': headers.get('etag') ?? '' } });
  assert.deepEqual([again.status, again.headers.get('access-control-allow-origin')], [304, '*']);
});

test('nothing else is open to other sites', async () => {
  await using test = await createTestApp();
  for (const path of [
    '/',
    '/api/omega/comments/x',
    '/api/contact',
    '/api/v1x',
    '/api/v10/grants',
    '/mcp',
    '/healthz',
  ]) {
    for (const method of ['OPTIONS', 'GET']) {
      const response = await test.app.fetch(new Request(site + path, { method, headers: preflight }));
      assert.notEqual(response.status, 204, path);
      assert.equal(response.headers.get('access-control-allow-origin'), null, `${method} ${path}`);
    }
  }
});

test('pages of other sites load what is open to them, and nothing else', async () => {
  await using test = await createTestApp();
  const policy = async (path: string) => {
    const response = await test.app.fetch(new Request(site + path));
    await response.body?.cancel();
    return response.headers.get('cross-origin-resource-policy');
  };
  for (const path of ['/api/v1/grants', '/api/v1/grants', '/api/v1/nothing', '/.well-known/api-catalog'])
    assert.equal(await policy(path), 'cross-origin', path);
  for (const path of ['/', '/nothing', '/api/omega/experiments/x/comments', '/api/contact', '/datasets'])
    assert.equal(await policy(path), 'same-origin', path);
});
