// Pages of records, lists and searches, and all that were shown before, leave without a Request being made: held
// over the wire against a server without these ways.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { aGrant } from '../support/records.ts';
import { exchange, get, pair, sorted } from '../support/two-servers.ts';

const browser = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };
const pages = [
  ...['/', '/grants', '/grants?q=muscle', '/grants?q=nothinghasthis', '/grants?limit=x', '/grants/g'],
  ...['/grants/nobody', '/Grants/', '/grants.md', '/grants.json', '/events', '/labels', '/search?q=muscle'],
  ...['/docs', '/docs/list_grants', '/changes', '/datasets', '/about', '/contact', '/status', '/leads'],
  ...[
    '/grants/%67',
    '/grants/g.json',
    '/grants/g.x',
    '/grants/g?x=1',
    '/grants?q=a%20b',
    '/grants?q=%22muscle%22',
  ],
  ...['/grants?unknown=1', '/grants?q=muscle&q=muscle', '/grants?offset=200000', '/grants/g/', '/grants//g'],
  ...['/theories', '/theories/clusters', '/omega/experiments', '/omega/experiments/nobody', '/organizations'],
  ...[
    '/search',
    '/search?q=a',
    '/search?q=nothinghasthis',
    '/search?q=muscle&x=1',
    '/search/',
    '/labels/nobody',
  ],
  ...['/sitemap.xml', '/robots.txt', '/llms.txt', '/openapi.json', '/datasets/index.json', '/sign-in'],
];

test('every page is answered alike with and without a Request, anew and from memory, packed too', async () => {
  await using both = await pair();
  for (const [at, path] of pages.entries()) {
    for (const further of [{}, { 'accept-encoding': 'br' }, { accept: 'text/markdown' }, { cookie: 'a=b' }]) {
      for (let turn = 0; turn < 4; turn++) {
        const headers = { ...browser, ...further, 'x-forwarded-for': `10.7.${at}.${turn}` };
        const [short, long] = await Promise.all([
          get(both.short.port, path, headers),
          get(both.long.port, path, headers),
        ]);
        // On the short way names of headers are spelled as they were set, and stand in that order.
        const alike = (text: string) => sorted(text.replace(' ', '\r\n').replace('\r\n\n', '\r\n\r\n'));
        assert.equal(alike(short), alike(long), `${path} ${JSON.stringify(further)}, turn ${turn}`);
      }
    }
  }
  const saved = both.long.fetched() - both.short.fetched();
  assert.ok(saved > pages.length, `${saved} of ${both.long.fetched()} answers needed no Request`);
});

test('a list, a record and a search that nobody asked before are answered without a Request', async () => {
  await using both = await pair();
  const before = both.short.fetched();
  for (const path of [
    '/grants?q=unasked',
    '/grants/g',
    '/search?q=unasked',
    '/grants/nobody',
    '/grants?limit=x',
  ])
    await get(both.short.port, path, { ...browser, 'x-forwarded-for': '10.4.4.4' });
  assert.equal(both.short.fetched(), before);
  await get(both.short.port, '/grants?q=again', {
    ...browser,
    cookie: 'a=b',
    'x-forwarded-for': '10.4.4.4',
  });
  await get(both.short.port, '/grants/g.json', { ...browser, 'x-forwarded-for': '10.4.4.4' });
  assert.equal(both.short.fetched(), before + 2);
});

test('a page that a browser has is not sent again on the short way', async () => {
  await using both = await pair();
  const ask = (headers: object) =>
    get(both.short.port, '/grants', { ...browser, 'x-forwarded-for': '10.6.6.6', ...headers });
  const first = await ask({});
  const etag = /^etag: (.*)$/im.exec(first)?.[1] as string;
  for (let turn = 0; turn < 3; turn++) {
    const again = await ask({ 'if-none-match': etag });
    assert.match(again, /^304/);
    assert.doesNotMatch(again, /<html/);
  }
  await both.app.add('grants', aGrant({ id: 'newer', title: 'On telomere length' }));
  assert.match(await ask({ 'if-none-match': etag }), /^200[\s\S]*On telomere length/);
});

test('whoever shows a key or a session gets no page that was made for everybody', async () => {
  await using both = await pair();
  const asked = (line: string) =>
    `GET /grants HTTP/1.1\nHost: a.example\nX-Forwarded-For: 10.5.5.5\nAccept: text/html\n${line}Connection: close\n\n`;
  for (let turn = 0; turn < 3; turn++) await exchange(both.short.port, asked(''));
  const before = both.short.fetched();
  assert.match(await exchange(both.short.port, asked('')), /cache-control: public/i);
  assert.equal(both.short.fetched(), before, 'everybody’s page leaves at once');
  assert.match(
    await exchange(both.short.port, asked('Authorization: top\n')),
    /cache-control: private, no-store/i,
  );
  assert.equal(both.short.fetched(), before + 1);
  await exchange(both.short.port, asked('Cookie: a=b\n'));
  assert.equal(both.short.fetched(), before + 2);
});
