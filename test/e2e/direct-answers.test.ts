// What is answered without a Request being made, held over the wire against what is answered with one: two
// servers over the same records, of which one has the short ways.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { policies } from '../../src/access/limits.ts';
import { operations } from '../../src/catalogue.ts';
import { often, shareOf } from '../support/often.ts';
import { aGrant, uuid } from '../support/records.ts';
import { site } from '../support/test-app.ts';
import { exchange, get, pair, sorted } from '../support/two-servers.ts';

/** Known names in the places of parameters; those of nothing as well. */
function addressesOf(path: string): readonly string[] {
  const known = ['g', 'c', 'h', 'e', uuid(1), 'nobody'];
  return path.includes('{') ? known.map((name) => path.replaceAll(/\{\w+\}/g, name)) : [path];
}

const addresses = operations
  .filter(({ method, root }) => method === 'GET' && root !== 'site')
  .flatMap(({ path }) => addressesOf(path))
  .map((path) => `/api/v1${path}`);

test('every address of the API is answered alike with and without a Request, anew and from memory', async () => {
  await using both = await pair();
  let links = 0;
  const share = shareOf(addresses);
  const asked = new Set(share);
  for (const path of asked) {
    for (let turn = 0; turn < 3; turn++) {
      // Each address counts for an address of its own, so that nobody comes near the limit.
      const headers = { 'x-forwarded-for': `10.0.${asked.size % 250}.${turn}` };
      const [short, long] = await Promise.all([
        get(both.short.port, path, headers),
        get(both.long.port, path, headers),
      ]);
      assert.equal(short, long, `${path}, turn ${turn}`);
      if (turn > 0 || links > often(75)) continue;
      for (const [, target] of short.matchAll(new RegExp(`"${site}(/api/v1/[^"\\\\]+)"`, 'g'))) {
        if (!asked.has(target as string)) links++;
        asked.add(target as string);
      }
    }
  }
  assert.equal(both.long.fetched() >= 3 * share.length, true);
  assert.equal(both.short.fetched() < both.long.fetched() / 5, true, `${both.short.fetched()} by fetch`);
});

const odd: readonly string[] = [
  'GET /api/v1/grants HTTP/1.1\nHost: a.example\nConnection: close\n\n',
  'GET /api/v1/grants HTTP/1.0\nHost: a.example\n\n',
  'HEAD /api/v1/grants HTTP/1.1\nHost: a.example\nConnection: close\n\n',
  'OPTIONS /api/v1/grants HTTP/1.1\nHost: a.example\nOrigin: https://b.example\nAccess-Control-Request-Method: GET\nConnection: close\n\n',
  'DELETE /api/v1/grants HTTP/1.1\nHost: a.example\nConnection: close\n\n',
  'GET http://a.example/api/v1/grants HTTP/1.1\nHost: b.example\nConnection: close\n\n',
  'GET /api/v1/grants HTTP/1.1\nConnection: close\n\n',
  'GET /api/v1/grants HTTP/1.1\nHost: a.example\nHost: b.example\nConnection: close\n\n',
  'GET /api/v1/grants HTTP/1.1\nHost: A.Example:80\nConnection: close\n\n',
  'GET /api/v1/grants HTTP/1.1\nHost: 1.2.3:8080\nConnection: close\n\n',
  'GET /api/v1/grants HTTP/1.1\nHost: xn--a.example\nConnection: close\n\n',
  'GET /api/v1/grants HTTP/1.1\nHost: a.example\nContent-Length: 2\nConnection: close\n\nab',
  'GET /api/v1/grants HTTP/1.1\nHost: a.example\nTransfer-Encoding: chunked\nConnection: close\n\n0\n\n',
  'GET /api/v1/grants/ HTTP/1.1\nHost: a.example\nConnection: close\n\n',
  'GET /api/v1//grants HTTP/1.1\nHost: a.example\nConnection: close\n\n',
  'GET /api/v1/grants/../stats HTTP/1.1\nHost: a.example\nConnection: close\n\n',
  'GET /api/v1/grants/%2e%2e/stats HTTP/1.1\nHost: a.example\nConnection: close\n\n',
  'GET /api/v1/grants/g%20 HTTP/1.1\nHost: a.example\nConnection: close\n\n',
  'GET /api/v1/grants/%zz HTTP/1.1\nHost: a.example\nConnection: close\n\n',
  'GET /api/v1/grants\\g HTTP/1.1\nHost: a.example\nConnection: close\n\n',
  'GET /api/v1/grants?q=muscle#there HTTP/1.1\nHost: a.example\nConnection: close\n\n',
  'GET /api/v1/grants?q=muscle%20ageing HTTP/1.1\nHost: a.example\nConnection: close\n\n',
  "GET /api/v1/grants?q=l'age%20d HTTP/1.1\nHost: a.example\nConnection: close\n\n",
  'GET /api/v1/grants?q=%ff HTTP/1.1\nHost: a.example\nConnection: close\n\n',
  'GET /api/v1/grants?q=a&q=b HTTP/1.1\nHost: a.example\nConnection: close\n\n',
  'GET /api/v1/grants?offset=x&unknown=1 HTTP/1.1\nHost: a.example\nConnection: close\n\n',
  'GET /api/v1/grants?api_key=perennial_key_12345678 HTTP/1.1\nHost: a.example\nConnection: close\n\n',
  'GET /api/v1/grants/perennial_key_12345678 HTTP/1.1\nHost: a.example\nConnection: close\n\n',
  'GET /api/v1/grants.csv HTTP/1.1\nHost: a.example\nConnection: close\n\n',
  'GET /api/v1/grants/g.md HTTP/1.1\nHost: a.example\nConnection: close\n\n',
  'GET /api/v1/grants HTTP/1.1\nHost: a.example\nAccept: text/csv\nConnection: close\n\n',
  'GET /api/v1/grants HTTP/1.1\nHost: a.example\nAccept: application/problem+json\nAccept-Encoding: gzip;q=0.5, br\nConnection: close\n\n',
  'GET /api/v1/nothing HTTP/1.1\nHost: a.example\nAccept: application/problem+json\nConnection: close\n\n',
  'GET /api/v1/grants/nobody HTTP/1.1\nHost: a.example\nAccept: application/problem+json\nConnection: close\n\n',
  'GET /api/v1/grants HTTP/1.1\nHost: a.example\nIf-None-Match: *\nConnection: close\n\n',
  'GET /api/v1/grants HTTP/1.1\nHost: a.example\nIf-None-Match: "a"\nIf-None-Match: *\nConnection: close\n\n',
  'GET /api/v1/grants HTTP/1.1\nHost: a.example\nCookie: session=a\nConnection: close\n\n',
  'GET /api/v1/grants HTTP/1.1\nHost: a.example\nAuthorization: top\nConnection: close\n\n',
  'GET /api/v1/grants HTTP/1.1\nHost: a.example\nAuthorization: public\nConnection: close\n\n',
  'GET /api/v1/grants HTTP/1.1\nHost: a.example\nAuthorization: full\nAuthorization: top\nConnection: close\n\n',
  'GET /api/v1/grants HTTP/1.1\nHost: a.example\nAuthorization: Bearer perennial_omega_nonsense\nConnection: close\n\n',
  'GET /api/v1/grants HTTP/1.1\nHost: a.example\nX-Forwarded-For: 2001:db8::1, 2001:db8:1::9\nConnection: close\n\n',
  'GET /api/v1/grants HTTP/1.1\nHost: a.example\nX-Forwarded-For: nobody\nConnection: close\n\n',
  'GET /api/v1/grants HTTP/1.1\nHost: a.example\nExpect: 100-continue\nConnection: close\n\n',
  'GET /api/v1/grants HTTP/1.1\nHost: a.example\nOrigin: https://b.example\nSec-Fetch-Site: cross-site\nConnection: close\n\n',
  'GET /api/v1/openapi.json HTTP/1.1\nHost: a.example\nConnection: close\n\n',
  'GET /api/v1/grants HTTP/1.1\nHost: a.example\n\nGET /api/v1/grants/g HTTP/1.1\nHost: a.example\n\nGET /api/v1/grants?q=muscle HTTP/1.1\nHost: a.example\n\nGET /api/v1/nothing HTTP/1.1\nHost: a.example\nConnection: close\n\n',
  `${'GET /api/v1/grants HTTP/1.1\nHost: a.example\n\n'.repeat(20)}GET /api/v1/stats HTTP/1.1\nHost: a.example\nConnection: close\n\n`,
];

test('odd requests are answered alike with and without a Request', async () => {
  await using both = await pair();
  for (let turn = 0; turn < 3; turn++) {
    await Promise.all(
      odd.map(async (bytes) => {
        // The header counts each request for an address of its own, whichever comes first.
        const own = bytes.includes('X-Forwarded-For')
          ? bytes
          : bytes.replaceAll('\nHost: ', `\nX-Forwarded-For: 10.1.${turn}.${odd.indexOf(bytes)}\nHost: `);
        const [short = '', long = ''] = await Promise.all(
          [both.short, both.long].map(({ port }) => exchange(port, own)),
        );
        // Whoever showed a key got sorted headers in small letters; the body is the same to the byte.
        const seen = bytes.includes('\nAuthorization: ') ? sorted : (text: string) => text;
        assert.equal(seen(short), seen(long), bytes);
        assert.ok(long.length > 0, bytes);
      }),
    );
  }
});

test('nonsense behind a request that was answered at once takes nothing of the answer', async () => {
  await using both = await pair();
  const asked = 'GET /api/v1/grants HTTP/1.1\nHost: a.example\n';
  for (let turn = 0; turn < 2; turn++) await exchange(both.short.port, `${asked}Connection: close\n\n`);
  assert.match(await exchange(both.short.port, `${asked}\nnonsense\n\n`), /^HTTP\/1\.1 200 .*"data":\[\{/s);
});

test('a caller over the limit is refused alike, counted once for each request, and the next one is not', async () => {
  await using both = await pair();
  const paths = ['/api/v1/grants', '/api/v1/grants/g', '/api/v1/grants?offset=x', '/api/v1/nothing'];
  for (const address of ['198.51.100.7', '2001:db8:7:7::1']) {
    const headers = { 'x-forwarded-for': address };
    const counted = address.includes(':') ? '2001:db8:7:7::/64' : address;
    for (const { limits } of [both.short, both.long]) {
      for (let i = 0; i < policies.public.requests - 6; i++) limits.take(counted, policies.public);
    }
    const statuses: string[] = [];
    for (const path of [...paths, ...paths, ...paths]) {
      const [short, long] = await Promise.all([
        get(both.short.port, path, headers),
        get(both.long.port, path, headers),
      ]);
      assert.equal(short, long, path);
      statuses.push(short.slice(0, 3));
    }
    assert.deepEqual(statuses.slice(0, 6), ['200', '200', '400', '404', '200', '200']);
    assert.deepEqual([...new Set(statuses.slice(6))], ['429']);
  }
  const network = '2001:db8:8::/48';
  const headers = { 'x-forwarded-for': '2001:db8:8:1::1' };
  for (const { limits } of [both.short, both.long]) {
    for (let i = 0; i < policies.network.requests; i++) limits.take(network, policies.network);
  }
  const [short, long] = await Promise.all([
    get(both.short.port, '/api/v1/grants', headers),
    get(both.long.port, '/api/v1/grants', headers),
  ]);
  assert.equal(short, long);
  assert.match(short, /^429/);
});

test('what one tier was answered is never kept for another on the short way', async () => {
  await using both = await pair();
  await both.app.add('grants', aGrant({ id: 'a', source: 'canary-source', relevance_score: 77 }));
  for (const tier of ['top', 'top', 'top', 'public', 'full', 'top', '']) {
    const headers = { ...(tier ? { authorization: tier } : {}), 'x-forwarded-for': '10.9.9.9' };
    const answer = await get(both.short.port, '/api/v1/grants', headers);
    assert.equal(answer.includes('canary-source'), ['full', 'top'].includes(tier), tier);
    assert.match(answer, tier ? /Cache-Control: private, no-store/ : /Cache-Control: public/);
  }
});

test('a change is seen on the short way by the next request', async () => {
  await using both = await pair();
  const titles = async () => {
    const answer = await get(both.short.port, '/api/v1/grants?q=telomere', { 'x-forwarded-for': '10.8.8.8' });
    return answer.includes('telomere');
  };
  for (let turn = 0; turn < 3; turn++) assert.equal(await titles(), false);
  await both.app.add('grants', aGrant({ id: 'new', title: 'On telomere length' }));
  for (let turn = 0; turn < 3; turn++) assert.equal(await titles(), true);
});
