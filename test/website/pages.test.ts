// The pages of records: every record is reached, every address leads somewhere, every page is as small as
// promised and has its twins; states of a record have their statuses.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { operationsOfCatalogue } from '../../src/catalogue.ts';
import { families } from '../../src/families.ts';
import { family } from '../../src/kernel/family.ts';
import { dateTime, full, integer, name, nullable, slugs, text } from '../../src/kernel/field.ts';
import { allOf, atLeast, search } from '../../src/kernel/filter.ts';
import { assets } from '../../src/website/kit/assets.ts';
import { aGrant } from '../support/records.ts';
import { site as siteUrl } from '../support/test-app.ts';
import { demoSite, kinds } from '../support/website.ts';

test('every kind of page answers, within its budget', async () => {
  await using site = await demoSite();
  for (const [kind, path] of Object.entries(kinds)) {
    const { status, text: page } = await site.visit(path);
    const expected = kind.startsWith('tier needed')
      ? 403
      : ({
          'no such page': 404,
          'no such run': 404,
          'workbench with a wrong address': 400,
          'list with a wrong filter': 400,
          'funding, asked wrongly': 400,
        }[kind] ?? 200);
    assert.equal(status, expected, kind);
    const budget = path.startsWith('/docs') ? 25 : 15;
    assert.ok(gzipSync(page).length <= budget * 1024, `${kind} is ${gzipSync(page).length} bytes packed`);
    assert.doesNotMatch(page, /undefined|\[object |NaN\b/, kind);
    assert.doesNotMatch(page, /<[^>]+ (?:style|on[a-z]+)=|<style/, kind);
  }
  assert.ok(gzipSync(assets().style.bytes).length <= 12 * 1024);
  assert.ok(gzipSync(assets().script.bytes).length <= 10 * 1024);
  assert.ok(brotliCompressSync(assets().style.bytes).length > 1024);
  assert.deepEqual(site.test.bugs, []);
});

test('every public record is reached from the site maps, and its public_url is its page', async () => {
  await using site = await demoSite();
  const index = await site.visit('/sitemap.xml');
  const maps = [...index.text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) =>
    (address as string).slice(siteUrl.length),
  );
  for (const one of ['grants', 'theories', 'content']) assert.ok(maps.includes(`/sitemaps/${one}.xml`), one);
  let pages = 0;
  for (const map of maps) {
    const { text: xml } = await site.visit(map);
    const addresses = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) =>
      (address as string).slice(siteUrl.length),
    );
    assert.ok(addresses.length > 0, map);
    if (map === '/sitemaps/grants.xml') assert.match(xml, /<lastmod>2026-/);
    if (map === '/sitemaps/content.xml') assert.ok(addresses.every((one) => /^\/content\/\w+\/./.test(one)));
    for (const path of addresses.filter((_, at) => at % 7 === 0)) {
      const page = await site.visit(path);
      assert.equal(page.status, 200, path);
      assert.ok(page.text.includes(`<link rel="canonical" href="${siteUrl}${path}`), path);
      pages++;
    }
  }
  assert.ok(pages > 30);
});

test('a list and a record have their twins at the same address', async () => {
  await using site = await demoSite();
  const types: Readonly<Record<string, string>> = {
    '/grants.json?limit=2': 'application/json',
    '/grants.csv?q=ageing': 'text/csv',
    '/grants.ndjson': 'application/x-ndjson',
    '/grants.atom': 'application/atom+xml',
    '/grants.ics': 'text/calendar',
    '/grants.jsonld': 'application/ld+json',
    '/grants.md': 'text/markdown',
    '/grants/senescence-in-living-tissue-awards.json': 'application/json',
    '/grants/senescence-in-living-tissue-awards.ics': 'text/calendar',
    '/grants/senescence-in-living-tissue-awards.jsonld': 'application/ld+json',
    '/grants/senescence-in-living-tissue-awards.md': 'text/markdown',
    '/grants/senescence-in-living-tissue-awards.bib': 'application/x-bibtex',
    '/grants/senescence-in-living-tissue-awards.ris': 'application/x-research-info-systems',
    '/grants/senescence-in-living-tissue-awards.csl.json': 'application/vnd.citationstyles.csl+json',
    '/companies/ombrelune-bio/figures/scores-by-dimension.svg': 'image/svg+xml',
    '/companies/ombrelune-bio/figures/scores-by-dimension.csv': 'text/csv',
    '/figures/deadlines-by-week.svg': 'image/svg+xml',
    '/changes.atom': 'application/atom+xml',
  };
  for (const [path, type] of Object.entries(types)) {
    const twin = await site.visit(path);
    assert.equal(twin.status, 200, path);
    assert.equal(twin.type, type, path);
    const shownElsewhere = path.includes('/figures/') ? 'cross-origin' : 'same-origin';
    assert.equal(twin.headers.get('cross-origin-resource-policy'), shownElsewhere, path);
  }
  const markdown = await site.visit('/grants/senescence-in-living-tissue-awards', {
    accept: 'text/markdown',
  });
  assert.equal(markdown.type, 'text/markdown');
  assert.match(markdown.text, /^# Senescence in Living Tissue Awards/);
  assert.equal((await site.visit('/grants', { accept: 'text/markdown' })).type, 'text/markdown');
});

test('a grant says at first sight when it closes, how much, who may apply, whether it was checked and where to apply', async () => {
  await using site = await demoSite();
  const { text: page } = await site.visit('/grants/senescence-in-living-tissue-awards');
  const first = /<dl class="facts lead">[\s\S]*?<\/dl>/.exec(page)?.[0] ?? '';
  for (const said of [
    /Closes in 29 days/,
    /<time datetime="2026-03-30/,
    /Up to|From|to/,
    /Who may apply/,
    /Apply at the funder/,
  ])
    assert.match(first, said);
  assert.match(page, /class="mark/);
  assert.match(page, /application\/ld\+json/);
});

test('a row has a column for its date or score, and none where its family has neither', async () => {
  await using site = await demoSite();
  const rows = async (path: string) => (await site.visit(path)).text.match(/<li class="record[^"]*">/g) ?? [];
  const [grants, labels] = [await rows('/grants'), await rows('/labels')];
  assert.ok(grants.length > 10 && grants.every((row) => row.includes('headed')));
  assert.ok(labels.length > 10 && labels.every((row) => !row.includes('headed')));
});

test('a merged record leads on, a removed one is gone without a name, a wrong filter stays beside its field', async () => {
  await using site = await demoSite({ filled: false });
  await site.test.add(
    'grants',
    aGrant({ id: 'a', public_id: 'kept', title: 'Kept call' }),
    aGrant({ id: 'b', public_id: 'gone', title: 'Secret call' }),
  );
  await site.test.add('grants', {
    id: 'c',
    merged_into: 'a',
    public_id: 'old',
    ...aGrant({ id: 'c', public_id: 'old' }),
  });
  assert.equal((await site.visit('/grants/kept')).status, 200);
  await site.test.add('grants', aGrant({ id: 'c', public_id: 'old', merged_into: 'a' }));
  const merged = await site.visit('/grants/old');
  assert.equal(merged.status, 308);
  assert.equal(merged.headers.get('location'), '/grants/kept');
  await site.test.add('grants', { id: 'b', removed: true });
  for (const name of ['gone', 'b']) {
    const removed = await site.visit(`/grants/${name}`);
    assert.equal(removed.status, 410);
    assert.doesNotMatch(removed.text, /Secret call/);
  }
  assert.equal((await site.visit('/grants/never-was')).status, 404);
  const wrong = await site.visit('/grants?deadline_after=soon&q=kept');
  assert.equal(wrong.status, 400);
  assert.match(wrong.text, /id="filters-deadline_after-error">Closes on or after must be a day/);
  assert.match(wrong.text, /value="kept"/);
});

test('a family that was only declared has a list and pages', async () => {
  const seedbanks = family({
    name: 'seedbanks',
    singular: 'seedbank',
    title: 'Seedbanks',
    summary: 'Collections of samples from old donors.',
    tier: 'public',
    page: '/seedbanks',
    fields: {
      id: name('Opaque id.'),
      public_id: nullable(text('Short stable slug.', 200)),
      title: name('Name of the collection.'),
      description: nullable(text('What it holds.')),
      tissues: slugs('Tissues it holds.'),
      donors: nullable(integer('How many donors gave samples.', { minimum: 0 })),
      contact_note: full(nullable(text('How to reach its keepers.'))),
      updated_at: dateTime('When the record last changed.'),
    },
    search: ['title', 'description'],
    filters: {
      q: search('title'),
      tissues: allOf('tissues', 'Tissues it holds.', 'blood'),
      min_donors: atLeast('donors', { type: 'integer' }, 'The least number of donors.'),
    },
    order: { by: 'donors', direction: 'desc' },
    list: [
      {
        path: '/seedbanks',
        name: 'list_seedbanks',
        summary: 'Seedbanks.',
        envelope: 'page',
        access_level: true,
      },
    ],
    detail: [{ path: '/seedbanks/{public_id}', name: 'get_seedbank', summary: 'One seedbank.' }],
  });
  const declared = [...families, seedbanks];
  await using site = await demoSite({
    filled: false,
    families: declared,
    operations: operationsOfCatalogue(declared),
    parts: () => ({ families: declared }),
  });
  await site.test.add('seedbanks', {
    id: '1',
    public_id: 'old-blood',
    title: 'Old blood <b>',
    description: 'Serum.',
    tissues: ['blood'],
    donors: 1200,
    contact_note: 'Ring twice.',
  });
  const list = await site.visit('/seedbanks?min_donors=1000');
  assert.equal(list.status, 200);
  assert.match(list.text, /<a href="\/seedbanks\/old-blood">Old blood &lt;b&gt;<\/a>/);
  assert.match(list.text, /donors of at least 1000/);
  assert.match(list.text, /href="\/seedbanks"[^>]*>Seedbanks/);
  const page = await site.visit('/seedbanks/old-blood');
  assert.equal(page.status, 200);
  assert.match(page.text, /1,200/);
  assert.doesNotMatch(page.text, /Ring twice/);
  assert.equal((await site.visit('/seedbanks/old-blood.md')).type, 'text/markdown');
  assert.equal((await site.visit('/seedbanks.csv')).status, 200);
});

test('a whole sentence is answered with the grants that fit it best', async () => {
  await using site = await demoSite();
  const [known] = (await site.test.get('/grants?limit=1')).body.data;
  const sentence = `We are a small group and would like to know in plain words who pays for ${known.title}`;
  const { status, text: page } = await site.visit(`/search?q=${encodeURIComponent(sentence.slice(0, 400))}`);
  assert.equal(status, 200);
  assert.match(page, /Fits best:/);
  // With whose money it is, and until when.
  const [, note = ''] =
    new RegExp(`/grants/${known.public_id}"[^<]*</a> <small>([\\s\\S]*?)</small>`).exec(page) ?? [];
  assert.ok(note.startsWith(known.funder_name) && note.includes(', closes <time'), known.title);
  assert.deepEqual(site.test.bugs, []);
});

test('where other records have the words and no grant does, grants that their meaning fits are shown', async () => {
  await using site = await demoSite();
  const { text: page } = await site.visit('/search?q=autophagy');
  assert.doesNotMatch(page, /<section id="grants"/);
  assert.match(
    page,
    /No grant in the list of open ones has all of these words[\s\S]*href="\/grants\/[\w-]+"/,
  );
  assert.doesNotMatch((await site.visit('/search?q=senolytics')).text, /By their meaning/);
  assert.deepEqual(site.test.bugs, []);
});

test('capital letters in the name of a record lead to the record, and what nobody has stays unknown', async () => {
  await using site = await demoSite({ filled: false });
  await site.test.add('grants', aGrant({ id: 'a', public_id: 'small-call' }));
  const typed = await site.visit('/grants/Small-CALL');
  assert.equal(typed.status, 308);
  assert.equal(typed.headers.get('location'), '/grants/small-call');
  assert.equal((await site.visit('/grants/Other-CALL')).status, 404);
});

test('an unknown data set is told on a page, its files as data', async () => {
  await using site = await demoSite({ filled: false });
  const page = await site.visit('/datasets/nope');
  assert.deepEqual([page.status, page.type], [404, 'text/html']);
  assert.match(page.text, /no such family among the data sets/);
  for (const file of ['/datasets/20260101T000000Z/nope.ndjson.gz', '/datasets/nope.json']) {
    const { status, type } = await site.visit(file);
    assert.deepEqual([status, type], [404, 'application/json'], file);
  }
});

test('what does not say since when it is here is not told to have changed', async () => {
  await using site = await demoSite({ filled: false });
  await site.test.add('labels', { id: 'dementia', slug: 'dementia', name: 'Dementia' });
  await site.test.add('grants', aGrant({ id: 'a', title: 'New call' }));
  const { text: page } = await site.visit('/changes');
  assert.match(page, /label added or changed<\/span> <a[^>]*>Dementia</);
  assert.match(page, /grant added<\/span> <a[^>]*>New call</);
});
