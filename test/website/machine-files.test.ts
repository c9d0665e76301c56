// What crawlers look for at known addresses.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { operations } from '../../src/catalogue.ts';
import { families } from '../../src/families.ts';
import type { ListRequest } from '../../src/kernel/reader.ts';
import type { PageRequest } from '../../src/website/kit/page.ts';
import { machineRoutes } from '../../src/website/pages/machine-files.ts';
import { demoSite } from '../support/website.ts';

const records = 120_001;

/** A visit to a catalogue of that many grants, without having them. */
async function asked(path: string, file: string): Promise<string> {
  const reader = {
    count: ({ name }: { name: string }) => (name === 'grants' ? records : 3),
    newest: ({ name }: { name: string }, { offset, limit }: ListRequest) =>
      Array.from(
        { length: Math.max(0, Math.min(limit, (name === 'grants' ? records : 3) - offset)) },
        (_, at) => ({
          text: `{"id":"g${offset + at}","public_id":"g${offset + at}"}`,
          updated: '2026-01-01T00:00:00Z',
        }),
      ),
  };
  const site = { families, operations, url: 'http://perennial.test', name: 'Perennial' };
  const ask = { params: { file }, site, context: { reader, now: new Date(), site: site.url } };
  const route = machineRoutes.find((one) => one.path === path);
  const answer = await route?.answer(ask as unknown as PageRequest);
  assert.ok(answer instanceof Response);
  return answer.text();
}

test('a family of more than fifty thousand records has several site maps, and they name every record once', async () => {
  const index = await asked('/sitemap.xml', '');
  const maps = [...index.matchAll(/\/sitemaps\/(grants[^<]*)</g)].map(([, file]) => file as string);
  assert.deepEqual(maps, ['grants.xml', 'grants-2.xml', 'grants-3.xml']);
  assert.doesNotMatch(index, /events-2/);
  const named = new Set<string>();
  for (const file of maps) {
    const found = [...(await asked('/sitemaps/:file', file)).matchAll(/<loc>([^<]+)</g)];
    assert.ok(found.length <= 50_000);
    for (const [, address] of found) named.add(address as string);
  }
  assert.equal(named.size, records);
  await assert.rejects(asked('/sitemaps/:file', 'grants-4.xml'));
});

test('a page says once on what it depends', async () => {
  await using site = await demoSite({ filled: false });
  for (const path of ['/', '/robots.txt', '/no/such/page']) {
    const names = (await site.visit(path)).headers.get('vary')?.split(/,\s*/) ?? [];
    assert.equal(new Set(names).size, names.length, `${path}: ${names}`);
  }
});

test('crawlers may read the page of the search and not what was searched for', async () => {
  await using site = await demoSite({ filled: false });
  const rules = (await site.visit('/robots.txt')).text.split('\n');
  const barred = rules.filter((line) => line.startsWith('Disallow: ')).map((line) => line.slice(10));
  const may = (target: string) => !barred.some((begin) => target.startsWith(begin));
  assert.deepEqual(['/', '/search', '/grants', '/search?q=ageing', '/api/v1/grants'].map(may), [
    true,
    true,
    true,
    false,
    false,
  ]);
  const { text } = await site.visit('/search');
  assert.doesNotMatch(text, /name="robots"/);
  assert.match(text, /<meta name="description" content="Grants, /);
});
