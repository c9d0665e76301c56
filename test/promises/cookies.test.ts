// The floor on which sessions stand: where a cookie counts, and where it is as if it had not been sent. Every
// combination of Origin, Sec-Fetch-Site, content type, method and cookie is asked on every kind of route.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Identify, publicCaller } from '../../src/access/caller.ts';
import { createApp } from '../../src/app.ts';
import { operations } from '../../src/catalogue.ts';
import { type EdgeOptions, edgeOf } from '../../src/channels/http/edge.ts';
import { licenceOf } from '../../src/channels/http/licence.ts';
import { operation } from '../../src/kernel/operation.ts';
import { fetchSites, originsAround } from '../support/hostile.ts';
import { shareOf } from '../support/often.ts';
import { appParts, createTestApp, namedCaller } from '../support/test-app.ts';

const site = 'https://perennial.test';

/** Who has the cookie is Ada; a session that is over is nobody. */
const identify: Identify = (shown) => {
  if (shown.authorization !== null) return namedCaller(shown);
  const caller = publicCaller(shown.address);
  return shown.cookie === 'ada' ? { ...caller, account: { id: 'ada', name: 'Ada', image: null } } : caller;
};

const sessionIn = (cookies: string) => /(?:^|;\s*)session=(\w+)/.exec(cookies)?.[1] ?? null;

function edgeWithSessions(more: Partial<EdgeOptions> = {}) {
  const options: EdgeOptions = {
    site,
    licence: licenceOf({ serviceName: 'Perennial', partner: '', siteUrl: site }),
    identify,
    sessionIn,
    requestId: () => 'r',
    clock: () => 0,
    trusts: () => false,
    loopbackOnly: false,
    operatorRoutes: () => null,
    onBug: (error) => assert.fail(String(error)),
    onTurnedAway: async () => {},
    ...more,
  };
  const { fetch } = edgeOf(options, async (_, { caller, headers }) => {
    return new Response(caller.account?.id ?? caller.key?.id ?? 'nobody', {
      headers: { ...headers, 'Cache-Control': 'public, max-age=60' },
    });
  });
  return fetch;
}

const routes = {
  open: ['/api/v1/grants', '/api/public/comments', '/common-grants/opportunities'],
  tools: ['/mcp', '/mcp/omega-agent'],
  own: ['/', '/account', '/grants/a', '/data-requests/x'],
};
const hosts = [site, 'https://evil.test', 'http://perennial.test:8080', 'http://127.0.0.1:1'];
const origins = originsAround(site);
const types = [
  null,
  'application/json',
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data',
];
const methods = ['GET', 'HEAD', 'POST', 'PATCH', 'DELETE'];
const cookies = [null, 'session=ada', 'a=1; session=ada', 'session=over', 'sessionx=ada'];

interface Combination {
  readonly host: string;
  readonly kind: string;
  readonly path: string;
  readonly method: string;
  readonly origin: string | null;
  readonly from: string | null;
  readonly type: string | null;
  readonly cookie: string | null;
}

function everyCombination(): readonly Combination[] {
  const all: Combination[] = [];
  const paths = Object.entries(routes).flatMap(([kind, known]) => known.map((path) => ({ kind, path })));
  for (const host of hosts) {
    for (const { kind, path } of paths) {
      for (const method of methods) {
        for (const origin of origins) {
          for (const from of fetchSites) {
            for (const type of types) {
              for (const cookie of cookies)
                all.push({ host, kind, path, method, origin, from, type, cookie });
            }
          }
        }
      }
    }
  }
  return all;
}

test('A14: a session counts on pages of this site alone, under its own name, and changes nothing for another site', async () => {
  const fetch = edgeWithSessions();
  const every = everyCombination();
  // The share of a quick run has no factor in common with a number of values, so all values meet each other.
  const asked = shareOf(every, 23);
  for (const { host, kind, path, method, origin, from, type, cookie } of asked) {
    const headers = new Headers();
    if (origin !== null) headers.set('origin', origin);
    if (from !== null) headers.set('sec-fetch-site', from);
    if (type !== null) headers.set('content-type', type);
    if (cookie !== null) headers.set('cookie', cookie);
    const response = await fetch(new Request(host + path, { method, headers }));
    const what = `${method} ${host}${path} ${origin} ${from} ${type} ${cookie}`;
    const counts = cookie !== null && kind === 'own' && host === site;
    const safe = method === 'GET' || method === 'HEAD';
    const ours =
      (origin === null || origin === site) && (from === 'same-origin' || (from === null && origin === site));
    if (kind === 'tools' && origin !== null && origin !== site) {
      assert.equal(response.status, 403, what);
    } else if (counts && !safe && !ours) {
      assert.equal(response.status, 403, what);
      assert.doesNotMatch(await response.text(), /ada/);
    } else {
      assert.equal(response.status, 200, what);
      const who = counts && (cookie?.endsWith('session=ada') ?? false) ? 'ada' : 'nobody';
      assert.equal(await response.text(), who, what);
      const kept = response.headers.get('cache-control');
      assert.equal(kept, who === 'ada' ? 'private, no-store' : 'public, max-age=60', what);
    }
    assert.equal(response.headers.get('access-control-allow-credentials'), null);
    const open = response.headers.get('access-control-allow-origin');
    assert.equal(open, kind === 'open' ? '*' : null, what);
    if (kind === 'own') assert.match(response.headers.get('vary') ?? '', /Cookie/);
  }
  assert.ok(every.length > 100_000 && asked.length > 5_000, `${asked.length} of ${every.length} requests`);
});

test('a key and a cookie together are the key alone', async () => {
  const fetch = edgeWithSessions();
  const headers = { authorization: 'full team', cookie: 'session=ada' };
  assert.equal(await (await fetch(new Request(`${site}/account`, { headers }))).text(), 'key-team');
});

test('on a server that only this machine reaches, pages of this machine are its own', async () => {
  const own = 'http://127.0.0.1:8080';
  const fetch = edgeWithSessions({ site: own, loopbackOnly: true });
  const ask = (origin: string) =>
    fetch(new Request(`${own}/mcp`, { method: 'POST', headers: { origin } })).then(({ status }) => status);
  assert.deepEqual([await ask('http://localhost:6274'), await ask('https://evil.test')], [200, 403]);
  const open = edgeWithSessions();
  const foreign = new Request(`${site}/mcp`, { method: 'POST', headers: { origin: 'http://localhost:1' } });
  assert.equal((await open(foreign)).status, 403, 'not on a public one');
});

test('what is kept for others is made for nobody', async () => {
  await using test = await createTestApp();
  const told = operation({
    name: 'get_caller',
    method: 'GET',
    path: '/caller',
    tier: 'public',
    tag: 'Access',
    summary: 'Who asks.',
    input: {},
    output: () => ({ type: 'object' }) as never,
    cached: true,
    run: (_, context) => ({ text: JSON.stringify({ caller: (context as { caller?: unknown }).caller }) }),
  });
  const app = createApp({ ...appParts(test), operations: [told], identify: namedCaller });
  for (const authorization of ['full alice', 'full bob', 'full alice', 'full bob']) {
    const response = await app.fetch(
      new Request('http://perennial.test/api/v1/caller', { headers: { authorization } }),
    );
    assert.doesNotMatch(await response.text(), /alice|bob/);
    assert.equal(response.headers.get('cache-control'), 'private, no-store');
  }
});

test('no cache keeps what is told to somebody who was identified, whatever is asked', async () => {
  await using test = await createTestApp();
  const lists = operations.filter(({ method, path }) => method === 'GET' && !path.includes('{'));
  assert.ok(lists.length > 20);
  for (const { path, root } of lists) {
    const url = root === 'site' ? path : `/api/v1${path}`;
    const asked = new Request(`http://perennial.test${url}`, { headers: { authorization: 'full team' } });
    const response = await test.app.fetch(asked);
    await response.body?.cancel();
    assert.match(response.headers.get('cache-control') ?? '', /no-store/, url);
  }
  const me = await test.get('/me');
  assert.equal(me.headers.get('cache-control'), 'private, no-store');
});

test('every answer forbids frames, foreign bases and forms, and keeps its window to itself', async () => {
  await using test = await createTestApp();
  for (const path of ['/', '/api/v1/docs', '/api/v1/grants', '/nowhere', '/data-requests/x']) {
    const response = await test.app.fetch(
      new Request(`http://perennial.test${path}`, { headers: { accept: 'text/html' } }),
    );
    await response.body?.cancel();
    const policy = response.headers.get('content-security-policy') ?? '';
    for (const part of ["frame-ancestors 'none'", "base-uri 'none'", 'form-action']) {
      assert.ok(policy.includes(part), `${path}: ${policy}`);
    }
    assert.equal(response.headers.get('cross-origin-opener-policy'), 'same-origin', path);
  }
  const secure = await edgeWithSessions()(new Request(`${site}/`));
  assert.match(secure.headers.get('strict-transport-security') ?? '', /max-age=31536000/);
});

test('what another site’s page is refused for its cookie is a status and a code that the contract names', async () => {
  await using app = await createTestApp();
  const headers = { cookie: 'session=ada', origin: 'https://evil.test', 'sec-fetch-site': 'cross-site' };
  for (const [method, path, body] of [
    ['POST', '/api/omega/experiments/exp/comments', { body: 'x' }],
    ['POST', '/api/omega/experiments/exp/reports', { reason: 'spam' }],
    ['DELETE', `/api/omega/comments/${'0'.repeat(8)}-0000-4000-8000-${'0'.repeat(12)}`, undefined],
  ] as const) {
    // createTestApp holds each answer against the OpenAPI document.
    const { status, body: answer } = await app.send(method, path, { headers, body });
    assert.deepEqual([status, answer.code], [403, 'cross_site'], path);
  }
});
