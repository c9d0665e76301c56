// What all pages share: how they are kept and refused, which forms are taken, what stands in their head.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { url } from '../../src/kernel/field.ts';
import { inBody } from '../../src/kernel/operation.ts';
import { fieldsOf } from '../../src/website/kit/form.ts';
import { html, type SafeHtml, writtenOf } from '../../src/website/kit/html.ts';
import type { PageRoute } from '../../src/website/kit/page.ts';
import { seeOther } from '../../src/website/kit/page.ts';
import { dataTable } from '../../src/website/kit/table.ts';
import { createTestApp, site } from '../support/test-app.ts';

const browser = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };

async function visit(app: { fetch: (request: Request) => Promise<Response> }, path: string, headers = {}) {
  return app.fetch(new Request(site + path, { headers: { ...browser, ...headers } }));
}

/** The address of the style sheet that a page names. */
function styleIn(page: string): string {
  return /href="(\/assets\/[^"]+\.css)"/.exec(page)?.[1] as string;
}

async function sheetOf(app: Parameters<typeof visit>[0]): Promise<string> {
  const page = await (await visit(app, '/')).text();
  return (await visit(app, styleIn(page))).text();
}

test('a page is kept for everybody, validated, and lets nothing foreign in', async () => {
  await using test = await createTestApp();
  const first = await visit(test.app, '/');
  assert.equal(first.status, 200);
  assert.match(
    first.headers.get('content-security-policy') ?? '',
    /^default-src 'none'; script-src 'self'; style-src 'self'/,
  );
  assert.match(first.headers.get('cache-control') ?? '', /^public, max-age=60/);
  const etag = first.headers.get('etag') ?? '';
  const again = await visit(test.app, '/', { 'if-none-match': etag });
  assert.equal(again.status, 304);
  assert.equal(await again.text(), '');
  const head = await test.app.fetch(new Request(`${site}/`, { method: 'HEAD', headers: browser }));
  assert.equal(head.status, 200);
  const packed = await visit(test.app, '/', { 'accept-encoding': 'br' });
  assert.equal(packed.headers.get('content-encoding'), 'br');
  const style = styleIn(await first.text());
  const modern = { 'accept-encoding': 'gzip, deflate, br, zstd' };
  assert.equal((await visit(test.app, '/', modern)).headers.get('content-encoding'), 'zstd');
  // Packed once, as small as it goes.
  assert.equal((await visit(test.app, style, modern)).headers.get('content-encoding'), 'br');
});

test('pages ask for no transition between them: browsers end it with an error in the console of whoever is signed in', async () => {
  await using test = await createTestApp();
  const sheet = await sheetOf(test.app);
  assert.match(sheet, /@layer tokens/);
  assert.doesNotMatch(sheet, /view-transition/);
});

test('what people wrote keeps its lines wherever it is shown', async () => {
  await using test = await createTestApp();
  const sheet = await sheetOf(test.app);
  assert.match(sheet, /(?:^|[{};])\s*:is\(p, pre, dd\)\.words\s*{\s*white-space: pre-line/m);
  assert.match(sheet, /(?:^|[{};])\s*pre\.words\s*{\s*white-space: pre-wrap/m);
});

test('a page for whoever holds a key is private and not stored', async () => {
  await using test = await createTestApp();
  const page = await visit(test.app, '/', { authorization: 'full' });
  assert.equal(page.headers.get('cache-control'), 'private, no-store');
  assert.match(page.headers.get('vary') ?? '', /Authorization, Cookie/);
});

test('an unknown address is a page with a search box for people and JSON for programs', async () => {
  await using test = await createTestApp();
  const page = await visit(test.app, '/no/such/page');
  assert.equal(page.status, 404);
  const text = await page.text();
  assert.match(text, /<title>There is nothing here/);
  assert.match(text, /action="\/search"/);
  assert.match(text, /Request test-\d+/);
  assert.doesNotMatch(text, /rel="canonical"/);
  for (const path of ['/api/v1/nothing', '/api/nothing']) {
    const refused = await visit(test.app, path);
    assert.match(refused.headers.get('content-type') ?? '', /json/, path);
  }
  const program = await test.app.fetch(new Request(`${site}/no/such/page`));
  assert.match(program.headers.get('content-type') ?? '', /json/);
});

test('style, script and fonts are served under the name of their bytes, for a year', async () => {
  await using test = await createTestApp();
  const text = await (await visit(test.app, '/')).text();
  const paths = new Set([...text.matchAll(/"(\/assets\/[^"]+)"/g)].map(([, path]) => path as string));
  assert.ok(paths.size >= 4);
  for (const path of paths) {
    const file = await visit(test.app, path);
    assert.equal(file.status, 200, path);
    assert.equal(file.headers.get('cache-control'), 'public, max-age=31536000, immutable');
  }
  assert.equal((await visit(test.app, '/assets/style.000000000000.css')).status, 404);
});

const routes: readonly PageRoute[] = [
  {
    name: 'echo',
    method: 'POST',
    path: '/echo',
    answer: async (ask) => ({ title: 'Echo', hidden: true, body: html`<p>${(await ask.form()).said}</p>` }),
  },
  {
    name: 'away',
    method: 'GET',
    path: '/away/:id',
    answer: async ({ params }) => seeOther(`/echo/${params.id}`),
  },
  {
    name: 'broken',
    method: 'GET',
    path: '/broken',
    answer: async () => {
      throw new Error('the secret cause');
    },
  },
];

async function littleSite() {
  const test = await createTestApp({ parts: () => ({ moreRoutes: routes }) });
  return test;
}

test('a form is taken from pages of this site alone', async () => {
  await using test = await littleSite();
  const post = (headers: Record<string, string>, body: string | Uint8Array<ArrayBuffer> = 'said=%3Cb%3E') =>
    test.app.fetch(
      new Request(`${site}/echo`, {
        method: 'POST',
        headers: { ...browser, 'content-type': 'application/x-www-form-urlencoded', ...headers },
        body,
      }),
    );
  const taken = await post({ 'sec-fetch-site': 'same-origin' });
  assert.equal(taken.status, 200);
  assert.match(await taken.text(), /<p>&lt;b&gt;<\/p>/);
  assert.equal(taken.headers.get('cache-control'), 'private, no-store');
  assert.equal((await post({ origin: site })).status, 200);
  for (const headers of [
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { origin: 'https://evil.test' },
    { origin: 'null' },
  ]) {
    assert.equal((await post(headers)).status, 403, JSON.stringify(headers));
  }
  assert.equal((await post({ 'content-type': 'text/plain' })).status, 415);
  assert.equal((await post({}, `said=${'a'.repeat(300_000)}`)).status, 413);
  assert.equal((await post({}, 'said=a&said=b')).status, 400);
  assert.equal((await post({}, 'said=%00')).status, 400);
  // What is no UTF-8 is refused, and not kept as signs that nobody typed.
  assert.equal((await post({}, 'said=a%ffb%c0%af')).status, 400);
  assert.equal((await post({}, Buffer.from([...Buffer.from('said='), 0xff]))).status, 400);
  assert.equal((await post({}, 'said=%EF%BF%BD')).status, 200);
});

test('a page that fails says so with the name under which it was logged, and not why', async () => {
  await using test = await littleSite();
  const failed = await visit(test.app, '/broken');
  const text = await failed.text();
  assert.equal(failed.status, 500);
  assert.match(text, /Something went wrong on our side.*Request test-\d+/s);
  assert.doesNotMatch(text, /secret cause/);
  assert.equal(test.bugs.length, 1);
});

test('capital letters and a slash at the end lead to the right address', async () => {
  await using test = await littleSite();
  for (const [wrong, right] of [
    ['/Away/Abc', '/away/Abc'],
    ['/away/x/', '/away/x'],
    ['/AWAY/x/?a=b', '/away/x?a=b'],
  ] as const) {
    const moved = await visit(test.app, wrong);
    assert.equal(moved.status, 308, wrong);
    assert.equal(moved.headers.get('location'), right);
  }
  const other = await visit(test.app, '//evil.test/');
  assert.notEqual(other.status, 308);
});

test('pages are counted by their route', async () => {
  const seen: (string | undefined)[] = [];
  await using test = await createTestApp({
    parts: () => ({ onAnswer: ({ route }) => seen.push(route) }),
  });
  await visit(test.app, '/');
  await visit(test.app, '/no');
  assert.deepEqual(seen, ['front', undefined]);
});

test('a table of many columns or with buttons names each cell, for where its rows stand as blocks', () => {
  const text = (some: SafeHtml) => String(writtenOf(some));
  const wide = text(
    dataTable('Keys', ['Key', 'Team', ''], [['one', 'Worms', html`<button>Revoke</button>`]]),
  );
  assert.match(wide, /<table class="stacking">/);
  assert.match(wide, /<td data-head="Team">Worms<\/td><td><button>/);
  assert.match(
    text(dataTable('Four', ['When', 'What', 'Points', 'Market'], [['a', 'b', 1, 'd']])),
    /stacking/,
  );
  assert.doesNotMatch(text(dataTable('Two', ['What', 'How many'], [['a', 1]])), /stacking|data-head/);
});

test('a choice that is left open takes any in a filter, and is not stated in a form', () => {
  const openIn = (place: 'query' | 'body') => {
    const kinds = [{ type: 'string', enum: ['one', 'two'] }, { type: 'boolean' }];
    const input = Object.fromEntries(
      kinds.map((schema, at) => [`m${at}`, { schema, optional: true, in: place }]),
    );
    return fieldsOf({ input } as unknown as Parameters<typeof fieldsOf>[0], () => true).map(
      ({ options }) => options?.[0],
    );
  };
  for (const [place, text] of [
    ['query', 'Any'],
    ['body', 'Not stated'],
  ] as const)
    assert.deepEqual(openIn(place), [
      { value: '', text },
      { value: '', text },
    ]);
});

test('a web address is asked for in one line, as what it is', () => {
  const input = { source_url: inBody(url('Where that can be read.')) };
  const [field] = fieldsOf({ input }, () => true);
  assert.deepEqual([field?.type, field?.maxLength], ['url', 4_000]);
});
