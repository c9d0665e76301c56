import assert from 'node:assert/strict';
import { test } from 'node:test';
import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib';
import fc from 'fast-check';
import { createApp } from '../../src/app.ts';
import type { AppParts } from '../../src/app-parts.ts';
import { type Tier, tiers } from '../../src/kernel/tier.ts';
import { aCompany, aGrant, aHero, anEvent, aTheory, uuid } from '../support/records.ts';
import { appParts, createTestApp, pass, site, type TestApp } from '../support/test-app.ts';

const paths = [
  '/grants',
  '/grants/g',
  '/grants?facets=labels,funder,closing',
  '/grants?q=nothing-matches',
  '/events',
  '/search?q=grant',
  '/stats',
  '/companies',
  '/companies/c',
  '/companies/c/records',
  '/theories',
  '/theories/clusters',
  '/changes',
  '/changes?families=grants&include=record',
  `/theories/${uuid(1)}`,
  '/grants/g.md',
  '/grants/g.bib',
  '/heroes',
  '/heroes/h',
  '/ratings/funds',
  '/taxonomy',
  '/content',
  '/pages',
];

async function world(app: TestApp): Promise<void> {
  await app.add(
    'grants',
    aGrant({ id: 'g', relevance_score: 77, source: 'canary-source' }),
    aGrant({ id: 'g2' }),
  );
  await app.add('events', anEvent({ id: 'e', relevance_score: 77, source: 'canary-source' }));
  await app.add(
    'companies',
    aCompany({ id: 'c' }),
    aCompany({ id: 'barred', disqualified: true, name: 'canary-company' }),
  );
  const owner = { owner_kind: 'company', owner_id: 'c' };
  await app.add(
    'theories',
    aTheory({ id: uuid(1), added_by: 'canary-author', ...owner }),
    aTheory({ id: uuid(2) }),
  );
  await app.add('heroes', aHero({ id: 'h' }));
}

test('an answer that did not change is 304 to whoever holds its ETag, at any later moment', async () => {
  await using app = await createTestApp();
  await world(app);
  for (const path of paths) {
    const first = await app.get(path);
    const etag = first.headers.get('etag') as string;
    assert.match(etag, /^W\/"[\w-]{10,}"$/, path);
    pass(app, 1234);
    for (const held of [etag, etag.slice(2), `"other", ${etag}`, '*']) {
      const { status, headers, text } = await app.get(path, { headers: { 'if-none-match': held } });
      assert.equal(status, 304, `${path} with ${held}`);
      assert.equal(text, '');
      for (const name of ['etag', 'cache-control', 'vary']) {
        assert.equal(headers.get(name), first.headers.get(name), `${path} ${name}`);
      }
    }
    assert.equal((await app.get(path, { headers: { 'if-none-match': '"other"' } })).status, 200);
  }
});

test('a change of a record changes the ETag of what shows it, a change of a hidden one does not', async () => {
  await using app = await createTestApp();
  await world(app);
  const etags = async () => Promise.all(paths.map(async (path) => (await app.get(path)).headers.get('etag')));
  const before = await etags();
  await app.add('heroes', aHero({ id: 'hidden', is_public: false }));
  await app.add('companies', aCompany({ id: 'private', is_public: false }));
  await app.add('theories', aTheory({ id: uuid(7) }));
  assert.deepEqual(await etags(), before);
  await app.add('grants', aGrant({ id: 'g', title: 'Another title' }));
  const after = await etags();
  assert.notEqual(after[0], before[0]);
  assert.notEqual(after[1], before[1]);
});

test('a node confirms what an equal one answered, not what one of other settings, program or history did', async () => {
  await using app = await createTestApp();
  await world(app);
  const parts: AppParts = { ...appParts(app), historyId: 'one', program: 'one' };
  const ask = (node: AppParts, path: string, held?: string) =>
    createApp(node).fetch(
      new Request(`${site}/api/v1${path}`, { headers: held ? { 'if-none-match': held } : {} }),
    );
  const { config } = parts;
  const others: readonly AppParts[] = [
    { ...parts, config: { ...config, serviceName: 'Another' } },
    { ...parts, config: { ...config, partner: 'Another' } },
    { ...parts, config: { ...config, siteUrl: 'http://another.test' } },
    { ...parts, historyId: 'two' },
    { ...parts, program: 'two' },
  ];
  for (const path of ['/grants', '/heroes/h', '/stats', '/grants.csv', '/grants.ndjson']) {
    const held = (await ask(parts, path)).headers.get('etag') as string;
    assert.equal((await ask({ ...parts }, path, held)).status, 304, path);
    for (const [n, other] of others.entries()) {
      assert.equal((await ask(other, path, held)).status, 200, `${path} of node ${n}`);
    }
  }
});

test('answers say who may keep them', async () => {
  await using app = await createTestApp();
  await world(app);
  for (const path of paths) {
    for (const tier of tiers) {
      const { headers } = await app.get(path, { tier });
      const kept = headers.get('cache-control') ?? '';
      if (tier === 'public') assert.match(kept, /^public, max-age=\d+/, path);
      else assert.equal(kept, 'private, no-store', path);
      const vary = (headers.get('vary') ?? '').split(', ');
      for (const name of ['Authorization', 'Accept-Encoding'])
        assert.ok(vary.includes(name), `${path} ${name}`);
    }
  }
});

test('tiers never mix, in whatever order callers ask', async () => {
  await using fresh = await createTestApp();
  await world(fresh);
  const alone = new Map<string, { text: string; etag: string | null }>();
  for (const path of paths) {
    for (const tier of tiers) {
      const { text, headers } = await fresh.get(path, { tier });
      alone.set(`${tier} ${path}`, { text, etag: headers.get('etag') });
      if (tier === 'public') assert.doesNotMatch(text, /canary|relevance_score/, path);
    }
    const seen = tiers.map((tier) => alone.get(`${tier} ${path}`)?.etag);
    assert.equal(new Set(seen).size, 3, `the ETag of ${path} belongs to a tier`);
  }
  await using app = await createTestApp();
  await world(app);
  const asked = fc.array(fc.tuple(fc.constantFrom(...paths), fc.constantFrom<Tier>(...tiers)), {
    minLength: 40,
  });
  await fc.assert(
    fc.asyncProperty(asked, async (questions) => {
      for (const [path, tier] of questions) {
        const { text } = await app.get(path, { tier });
        assert.equal(text, alone.get(`${tier} ${path}`)?.text, `${tier} ${path}`);
      }
    }),
    { seed: 3, numRuns: 10 },
  );
});

test('long answers are compressed as the client asks, and say the same', async () => {
  await using app = await createTestApp();
  await app.add('grants', ...Array.from({ length: 30 }, () => aGrant()));
  const plain = (await app.get('/grants')).text;
  const ask = async (accepted: string) => {
    const response = await app.app.fetch(
      new Request(`${site}/api/v1/grants`, { headers: { 'accept-encoding': accepted } }),
    );
    const bytes = Buffer.from(await response.arrayBuffer());
    assert.equal(response.headers.get('content-length'), String(bytes.length));
    const encoding = response.headers.get('content-encoding');
    const unpack = { br: brotliDecompressSync, gzip: gunzipSync, zstd: zstdDecompressSync }[encoding ?? ''];
    assert.equal((unpack?.(bytes) ?? bytes).toString(), plain, accepted);
    return encoding;
  };
  const matrix: [string, string | null][] = [
    ['gzip', 'gzip'],
    ['br', 'br'],
    ['gzip, deflate, br', 'br'],
    ['gzip, deflate, br, zstd', 'zstd'],
    ['zstd', 'zstd'],
    ['zstd;q=0.4, gzip', 'gzip'],
    ['zstd;q=0, *', 'br'],
    ['GZIP', 'gzip'],
    ['gzip;q=1.0, br;q=0.5', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['br;q=0, gzip;q=0', null],
    ['*', 'br'],
    ['*;q=0', null],
    ['identity', null],
    ['identity, gzip;q=0.5', null],
    ['identity;q=0.5, gzip', 'gzip'],
    ['identity, gzip', 'gzip'],
    ['deflate', null],
    ['', null],
    ['gzip;q=x, ;;,=,', null],
  ];
  for (const [accepted, encoding] of matrix) assert.equal(await ask(accepted), encoding, accepted);
});

test('short answers and errors go as they are', async () => {
  await using app = await createTestApp();
  for (const path of ['/grants', '/stats', '/grants?limit=0', '/nothing']) {
    const { headers, body } = await app.get(path, { headers: { 'accept-encoding': 'br, gzip' } });
    assert.equal(headers.get('content-encoding'), null, path);
    assert.ok(body, path);
  }
});
