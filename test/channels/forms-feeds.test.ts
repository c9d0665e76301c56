import assert from 'node:assert/strict';
import { createRequire } from 'node:module';
import { test } from 'node:test';
import { operations } from '../../src/catalogue.ts';
import { atomText } from '../../src/channels/formats/atom.ts';
import { formatsOf } from '../../src/channels/formats/format.ts';
import { demoApp } from '../support/demo-app.ts';
import { aGrant, aHero, anInvestor, uuid } from '../support/records.ts';
import { createTestApp, noon, site } from '../support/test-app.ts';
import { type Element, parts, textOf, xml } from '../support/xml.ts';

test('a feed tells what is new and changed, the last changed first', async () => {
  await using app = await createTestApp();
  await app.add(
    'grants',
    aGrant({ id: uuid(1), public_id: 'one' }),
    aGrant({ id: 'two' }),
    aGrant({ id: 'three', verified: false }),
  );
  app.clock.now = new Date(noon.getTime() + 60_000);
  await app.add('grants', aGrant({ id: 'two', title: 'Changed' }));
  const { text, headers } = await app.get('/grants.atom?funder=institute');
  assert.equal(headers.get('content-type'), 'application/atom+xml; charset=utf-8');
  const feed = xml(text);
  assert.equal(textOf(feed, 'id'), `${site}/api/v1/grants.atom?funder=institute`);
  const byHeader = await app.get('/grants?funder=institute', { headers: { accept: 'application/atom+xml' } });
  assert.equal(textOf(xml(byHeader.text), 'id'), textOf(feed, 'id'), 'one feed, however it is asked for');
  assert.equal(textOf(feed, 'title'), 'Grants: funder with “institute” in it, new and changed');
  const whole = xml((await app.get('/grants.atom')).text);
  assert.equal(textOf(whole, 'title'), 'Grants: new and changed');
  const calendar = async (query: string) => (await app.get(`/grants.ics${query}`)).text;
  assert.match(await calendar('?q=research'), /^NAME:Grants: the words “research”\r$/m);
  assert.match(await calendar(''), /^NAME:Grants\r$/m);
  assert.equal(textOf(feed, 'updated'), app.clock.now.toISOString());
  assert.ok(textOf(feed, 'rights')?.includes('CC BY 4.0'));
  const entries = parts(feed, 'entry');
  assert.deepEqual(
    entries.map((entry) => [
      textOf(entry, 'id'),
      textOf(entry, 'title'),
      parts(entry, 'link')[0]?.attributes.href,
    ]),
    [
      ['tag:perennial.test,2026:grants/two', 'Changed', `${site}/grants/two`],
      [`urn:uuid:${uuid(1)}`, 'Grant for research', `${site}/grants/one`],
    ],
  );
});

test('a feed has at most a hundred entries, and one without any is a feed', async () => {
  await using app = await createTestApp();
  assert.equal(parts(xml((await app.get('/grants.atom')).text), 'entry').length, 0);
  await app.add('grants', ...Array.from({ length: 120 }, (_, at) => aGrant({ id: `g-${at}` })));
  assert.equal(parts(xml((await app.get('/grants.atom')).text), 'entry').length, 100);
  assert.equal((await app.get('/grants.atom?limit=5')).status, 400);
});

test('no text of a record can become a part of the feed', async () => {
  await using app = await createTestApp();
  const title = ']]></title><entry><id>x</id> & <script>alert(1)</script> "q" \ufffe';
  await app.add('grants', aGrant({ id: 'a/<b>&"', public_id: 'p"<&', title, description: title }));
  const feed = xml((await app.get('/grants.atom?q=entry')).text);
  const entries = parts(feed, 'entry');
  assert.equal(entries.length, 1);
  const [entry] = entries as [Element];
  assert.deepEqual(
    entry.children.map(({ name }) => name),
    ['title', 'id', 'link', 'updated', 'summary'],
  );
  assert.ok(!textOf(entry, 'title')?.includes('<'), 'read as HTML it is text');
  const hostile = `/grants.atom?q=${encodeURIComponent('"><x y="')}`;
  assert.equal(xml((await app.get(hostile)).text).name, 'feed');
});

test('a feed is written to the letter as its readers have had it', () => {
  const updated = new Date('2026-03-01T12:00:00Z');
  const text = atomText({
    title: 'Grants & "more"',
    self: 'https://perennial.test/grants.atom?q=a&limit=1',
    next: 'https://perennial.test/grants.atom?before=x&q=a',
    alternate: 'https://perennial.test/ü',
    author: 'Somebody <x>',
    rights: 'CC BY 4.0',
    entries: [
      {
        id: 'tag:perennial.test,2026:grants/a%2F',
        title: 'A & B ]]> <b>\u0001',
        link: 'https://perennial.test/p"<&',
        updated,
        summary: 'It says "so".',
        categories: ['added', 'no word', 'grants'],
      },
      { id: `urn:uuid:${uuid(1)}`, title: '', link: 'https://perennial.test', updated, summary: null },
    ],
  });
  assert.equal(
    text,
    `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom">
    <link rel="next" href="https://perennial.test/grants.atom?before=x&amp;q=a"/>
    <id>https://perennial.test/grants.atom?q=a&amp;limit=1</id>
    <title>Grants &amp; "more"</title>
    <updated>2026-03-01T12:00:00.000Z</updated>
    <generator>Perennial</generator>
    <author>
        <name>Somebody &lt;x&gt;</name>
    </author>
    <link rel="alternate" href="https://perennial.test/%C3%BC"/>
    <link rel="self" href="https://perennial.test/grants.atom?q=a&amp;limit=1"/>
    <rights>CC BY 4.0</rights>
    <entry>
        <title type="html"><![CDATA[A &amp; B ]]&gt; &lt;b&gt;]]></title>
        <id>tag:perennial.test,2026:grants/a%2F</id>
        <link href="https://perennial.test/p%22%3C&amp;"/>
        <updated>2026-03-01T12:00:00.000Z</updated>
        <summary type="html"><![CDATA[It says "so".]]></summary>
        <category label="added" term="added"/>
        <category label="grants" term="grants"/>
    </entry>
    <entry>
        <title type="html"><![CDATA[]]></title>
        <id>urn:uuid:${uuid(1)}</id>
        <link href="https://perennial.test/"/>
        <updated>2026-03-01T12:00:00.000Z</updated>
    </entry>
</feed>`,
  );
});

test('every list of the demo is a well-formed feed for every tier', async () => {
  await using app = await demoApp();
  for (const { path } of operations.filter(({ lists, path }) => lists && !path.includes('{'))) {
    for (const tier of ['public', 'top'] as const) {
      const { status, text } = await app.get(`${path}.atom`, { tier });
      if (status === 403) continue;
      const feed = xml(text);
      for (const entry of parts(feed, 'entry')) {
        assert.ok(textOf(entry, 'title'), path);
        assert.ok(URL.canParse(parts(entry, 'link')[0]?.attributes.href ?? ''), path);
      }
    }
  }
});

interface JsonLd {
  readonly expand: (
    document: object,
    options: object,
  ) => Promise<readonly Readonly<Record<string, unknown>>[]>;
}
const jsonld = createRequire(import.meta.url)('jsonld') as JsonLd;

/** The context of schema.org as far as it matters here, so that nothing is asked of the network. */
const schemaOrg = {
  '@context': {
    '@vocab': 'https://schema.org/',
    url: { '@type': '@id' },
    sameAs: { '@type': '@id' },
    license: { '@type': '@id' },
  },
};

async function expanded(document: object): Promise<Readonly<Record<string, unknown>>> {
  const documentLoader = async (url: string) => {
    assert.match(url, /^https?:\/\/schema\.org\/?$/);
    return { contextUrl: null, documentUrl: url, document: schemaOrg };
  };
  const [node, ...others] = await jsonld.expand(document, { documentLoader, safe: true });
  assert.deepEqual(others, []);
  return node as Readonly<Record<string, unknown>>;
}

const typesByFamily: Readonly<Record<string, readonly string[]>> = {
  get_grant: ['MonetaryGrant'],
  get_event: ['Event'],
  get_organization: ['Organization'],
  get_investor: ['Organization', 'Person'],
  get_rated_company: ['Organization'],
  get_company: ['Organization'],
  get_preservation_company: ['Organization'],
  get_rated_project: ['ResearchProject'],
  get_hero: ['Person'],
  get_theory: ['Claim'],
};

test('every record that schema.org has words for reads as JSON-LD, with its licence', async () => {
  await using app = await demoApp();
  const described = operations.filter(
    (operation) =>
      operation.shows &&
      operation.name !== 'get_content_item' &&
      formatsOf(operation).some(({ name }) => name === 'jsonld'),
  );
  assert.deepEqual(described.map(({ name }) => name).sort(), Object.keys(typesByFamily).sort());
  for (const operation of described) {
    const name = operation.shows?.family.example as string;
    const path = operation.path.replace(/\{\w+\}$/, encodeURIComponent(name));
    const { status, headers, body } = await app.get(`${path}.jsonld`, { tier: operation.tier });
    assert.equal(status, 200, path);
    assert.equal(headers.get('content-type'), 'application/ld+json');
    const node = await expanded(body);
    const type = String((node['@type'] as readonly string[])[0]).replace('https://schema.org/', '');
    assert.ok(typesByFamily[operation.name]?.includes(type), `${operation.name}: ${type}`);
    assert.equal(body.mainEntityOfPage.license, 'https://creativecommons.org/licenses/by/4.0/');
    assert.ok(body.name);
  }
});

test('publications are ScholarlyArticle, and their own licence is theirs', async () => {
  await using app = await demoApp();
  const [publication] = (await app.get('/content/publication')).body.data;
  const { body } = await app.get(`/content/publication/${publication.id}.jsonld`);
  assert.equal(body['@type'], 'ScholarlyArticle');
  assert.equal(body.url, publication.url);
  assert.ok(!String(body.license).includes('/by/4.0'), 'our licence is not put on the work of others');
  await expanded(body);
});

test('a list is a Dataset that names where it can be had', async () => {
  await using app = await createTestApp();
  await app.add('grants', aGrant({}));
  const { body } = await app.get('/grants.jsonld');
  assert.equal((await expanded(body))['@type']?.toString(), 'https://schema.org/Dataset');
  for (const { contentUrl, encodingFormat } of body.distribution) {
    const { status, headers } = await app.get(contentUrl.slice(site.length));
    assert.equal(status, 200, contentUrl);
    assert.equal(headers.get('content-type')?.split(';')[0], encodingFormat);
  }
});

test('a grant says who gives how much until when', async () => {
  await using app = await createTestApp();
  const money = (amount: string) => ({ amount, currency: 'EUR' });
  const funding = { instrument: 'grant', min_award: money('1000'), max_award: money('5000') };
  await app.add('grants', aGrant({ id: 'g', detail: { funding } }));
  const { body } = await app.get('/grants/g.jsonld');
  assert.equal(body.funder.name, 'Example Institute');
  assert.deepEqual(body.amount, {
    '@type': 'MonetaryAmount',
    currency: 'EUR',
    minValue: '1000',
    maxValue: '5000',
  });
  assert.equal(body.potentialAction.endTime, '2026-06-30T23:59:59Z');
});

test('people are described by their profession; what their tier hides stays hidden', async () => {
  await using app = await createTestApp();
  await app.add('heroes', aHero({ id: 'h', role_tags: ['scientist'] }));
  await app.add(
    'investors',
    anInvestor({ id: 'i', is_person: true, detail: { firm: { name: 'Firm', role: 'Partner' } } }),
  );
  const hero = (await app.get('/heroes/h.jsonld')).body;
  assert.equal(hero['@type'], 'Person');
  for (const member of ['birthDate', 'email', 'telephone', 'image', 'gender', 'spouse', 'address'])
    assert.ok(!(member in hero), member);
  assert.equal((await app.get('/investors/i.jsonld')).status, 403);
  const investor = (await app.get('/investors/i.jsonld', { tier: 'full' })).body;
  assert.deepEqual(
    [investor['@type'], investor.worksFor.name, investor.jobTitle],
    ['Person', 'Firm', 'Partner'],
  );
});

test('the feed of a list leads to the page of the list, with its filters', async () => {
  await using app = await createTestApp();
  const { text } = await app.get('/grants.atom?label=senolytics');
  assert.match(text, /<link rel="alternate" href="http:\/\/perennial\.test\/grants\?label=senolytics"\/>/);
});
