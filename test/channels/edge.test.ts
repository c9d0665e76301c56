import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { test } from 'node:test';
import fc from 'fast-check';
import { limitsBy } from '../../src/access/limits.ts';
import type { AppParts } from '../../src/app-parts.ts';
import { hasOneHost } from '../../src/channels/http/hosts.ts';
import { keyRing } from '../../src/people/accounts/key-ring.ts';
import { createKey, revokeKey } from '../../src/people/accounts/keys.ts';
import { aGrant, anOrganization } from '../support/records.ts';
import { createTestApp, noon, site } from '../support/test-app.ts';

/** An app with the real keys. */
async function keyed(parts: Partial<AppParts> = {}) {
  let ms = 0;
  const test = await createTestApp({
    parts: (desk, clock) => ({
      identify: keyRing({ desk, now: () => clock.now, clock: () => ms }).identify,
      ...parts,
    }),
  });
  const make = (tier: 'full' | 'top', operator = false) =>
    createKey(
      test.desk,
      { tier, team: operator ? 'Operator' : 'Lab', operator, days: 9 },
      { now: noon, random: randomBytes },
    );
  return {
    test,
    make,
    pass: (more: number) => {
      ms += more;
    },
    [Symbol.asyncDispose]: () => test[Symbol.asyncDispose](),
  };
}

test('each kind of caller gets the status that its credential deserves, on every route alike', async () => {
  await using t = await keyed();
  await t.test.add('grants', aGrant({ id: 'g' }));
  await t.test.add('organizations', anOrganization({ id: 'o' }));
  const [full, top, revoked] = [await t.make('full'), await t.make('top'), await t.make('top')];
  await revokeKey(t.test.desk, revoked.id, noon);
  const callers: readonly (readonly [
    name: string,
    authorization: string | null,
    publicRoute: number,
    fullRoute: number,
  ])[] = [
    ['no key', null, 200, 403],
    ['full', `Bearer ${full.key}`, 200, 200],
    ['top', `Bearer ${top.key}`, 200, 200],
    ['revoked', `Bearer ${revoked.key}`, 401, 401],
    ['malformed', 'Bearer nonsense', 401, 401],
    ['empty', '', 401, 401],
    ['two keys', `Bearer ${full.key}, Bearer ${top.key}`, 401, 401],
    ['another scheme', `Basic ${full.key}`, 401, 401],
  ];
  for (const [name, authorization, publicRoute, fullRoute] of callers) {
    const headers: Record<string, string> = authorization === null ? {} : { authorization };
    for (const [path, status] of [
      ['/grants', publicRoute],
      ['/organizations', fullRoute],
      ['/me', publicRoute],
      ['/nothing', publicRoute === 401 ? 401 : 404],
    ] as const) {
      const answer = await t.test.get(path, { headers });
      assert.equal(answer.status, status, `${name} on ${path}`);
      if (status === 401) {
        assert.equal(answer.body.code, 'invalid_token');
        assert.equal(
          answer.headers.get('www-authenticate'),
          `Bearer error="invalid_token", scope="catalogue:full", resource_metadata="${site}/.well-known/oauth-protected-resource/api/v1"`,
        );
      }
    }
  }
});

test('a key in an address is refused, whatever it is called and however it is written', async () => {
  await using t = await keyed();
  const { key } = await t.make('full');
  const encoded = [...key].map((char) => `%${char.charCodeAt(0).toString(16)}`).join('');
  const addresses = [
    ...[
      `/grants?key=${key}`,
      '/grants?api_key=x',
      '/grants?q=a&token=x',
      '/me?access_token=abc',
      '/grants?API-KEY=1',
    ],
    ...[
      `/grants?q=${key}`,
      `/grants?q=${encoded}`,
      `/grants/${key}`,
      `/grants/${key.replaceAll('_', '%5F')}`,
    ],
  ];
  for (const address of addresses) {
    for (const headers of [{}, { authorization: `Bearer ${key}` }] as Record<string, string>[]) {
      const { status, text } = await t.test.get(address, { headers });
      assert.equal(status, 400, address);
      assert.ok(!text.includes(key) && /Authorization/.test(text), text);
    }
  }
  assert.equal((await t.test.get('/grants?q=key')).status, 200);
});

test('a key that is revoked is refused within a second, also for an answer that was given before', async () => {
  await using t = await keyed();
  const { key, id } = await t.make('full');
  const ask = () => t.test.get('/grants', { headers: { authorization: `Bearer ${key}` } });
  const first = await ask();
  assert.deepEqual([first.status, first.headers.get('cache-control')], [200, 'private, no-store']);
  await revokeKey(t.test.desk, id, noon);
  t.pass(1_000);
  assert.equal((await ask()).status, 401);
});

test('/me says tier, team, key and limits, and never the key itself', async () => {
  await using t = await keyed({ limits: limitsBy(() => 0) });
  const nobody = await t.test.get('/me');
  const { license, attribution, ...told } = nobody.body;
  assert.ok(license && attribution);
  assert.deepEqual(told, {
    tier: 'public',
    team: null,
    key: null,
    limits: { policy: 'anon', requests: 600, window_seconds: 60 },
  });
  const { key, id } = await t.make('top', true);
  const me = await t.test.get('/me', { headers: { authorization: `Bearer ${key}` } });
  assert.equal(me.body.tier, 'top');
  assert.deepEqual([me.body.team.name, me.body.team.operator], ['Operator', true]);
  assert.deepEqual(me.body.key, { id, last4: key.slice(-4), expires_at: '2026-03-10T12:00:00.000Z' });
  assert.equal(me.body.limits.requests, 2_400);
  assert.equal(me.headers.get('cache-control'), 'private, no-store');
  assert.ok(!me.text.includes(key));
  await using free = await keyed();
  assert.equal((await free.test.get('/me')).body.limits, null, 'where nobody is limited');
});

test('every answer forbids to guess its type, to run anything from it and to tell where it was read', async () => {
  await using t = await keyed();
  for (const path of ['/grants', '/nothing', '/leads', '/', '/api/omega/x', '/api/v1/grants?limit=x']) {
    const { headers } = await t.test.get(path);
    assert.equal(headers.get('x-content-type-options'), 'nosniff', path);
    assert.equal(headers.get('referrer-policy'), 'no-referrer', path);
    assert.match(headers.get('content-security-policy') ?? '', /default-src 'none'/, path);
    assert.ok(headers.get('x-request-id'), path);
    assert.ok(headers.get('link')?.includes('rel="license"'), path);
  }
});

test('nothing that a caller sends comes back in a header', async () => {
  await using t = await keyed();
  const mark = 'canary7391';
  const asked = [`/grants?q=${mark}`, `/grants?${mark}=1`, `/${mark}`, `/grants/${mark}%0d%0aX-Evil:1`];
  for (const path of asked) {
    const headers = { 'x-request-id': mark, origin: `https://${mark}.example`, 'user-agent': mark };
    const answer = await t.test.get(path, { headers });
    assert.ok(![...answer.headers].flat().join('\n').includes(mark), path);
  }
});

test('A16: on a server that only this machine reaches, the tool server answers to no foreign name', async () => {
  await using local = await keyed({ loopbackOnly: true });
  await using open = await keyed();
  const status = async (t: typeof local, url: string) => (await t.test.app.fetch(new Request(url))).status;
  for (const url of [
    'http://evil.example/mcp',
    'http://evil.example/mcp/omega-agent',
    'http://127.0.0.1.evil.example/mcp',
  ]) {
    assert.equal(await status(local, url), 403, url);
    assert.ok([404, 405].includes(await status(open, url)), url);
  }
  for (const url of [
    'http://127.0.0.1:8080/mcp',
    'http://localhost/mcp',
    'http://[::1]:1/mcp',
    `${site}/mcp`,
  ]) {
    assert.equal(await status(local, url), 405, url);
  }
  assert.equal(await status(local, 'http://evil.example/api/v1/grants'), 200);
});

test('a Host is one name or address with an optional port; everything else is refused', () => {
  const good = [
    'example.org',
    'localhost:8080',
    '127.0.0.1',
    '[::1]:80',
    'a',
    'my_service:80',
    'example.org.',
  ];
  for (const host of good) assert.ok(hasOneHost(['Accept', '*/*', 'HOST', host]), host);
  const bad = [
    '',
    ' ',
    'a b',
    'a,b',
    'a/b',
    'user@a',
    'a:port',
    'a:123456',
    '[::1',
    '-a',
    'a\r\nb',
    'ä.example',
    'a?b',
    'a#b',
  ];
  for (const host of bad) assert.ok(!hasOneHost(['Host', host]), host);
  assert.ok(!hasOneHost([]) && !hasOneHost(['Host', 'a', 'host', 'a']));
});

test('A16: credentials of any form never break the edge, and never open a door', async () => {
  await using t = await keyed();
  const { key } = await t.make('top');
  const pieces = fc.constantFrom(
    'Bearer',
    'bearer',
    ' ',
    '  ',
    ',',
    key,
    key.slice(0, 20),
    'Basic',
    '=',
    '"',
    '\u00ff',
    'é',
    ';',
  );
  await fc.assert(
    fc.asyncProperty(fc.array(pieces, { minLength: 1, maxLength: 5 }), async (parts) => {
      const authorization = parts.join('');
      const { status } = await t.test.get('/leads', { headers: { authorization } });
      assert.equal(
        status,
        /^bearer +\S+$/i.test(authorization.trim()) && authorization.trim().endsWith(` ${key}`) ? 200 : 401,
      );
    }),
    { seed: 2, numRuns: 200 },
  );
  assert.deepEqual(t.test.bugs, []);
});
