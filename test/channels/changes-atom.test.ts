// The change feed as Atom.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { minuteMs } from '../../src/kernel/durations.ts';
import { aCompany, aGrant, aLead, uuid } from '../support/records.ts';
import { createTestApp, noon, site, type TestApp } from '../support/test-app.ts';
import { type Element, parts, textOf, xml } from '../support/xml.ts';

const tag = (name: string) => `tag:perennial.test,2026:${name}`;

async function read(app: TestApp, path: string, tier: 'public' | 'full' = 'public') {
  const { status, headers, text } = await app.get(path, { tier });
  assert.equal(status, 200, text);
  assert.equal(headers.get('content-type'), 'application/atom+xml; charset=utf-8');
  const feed = xml(text);
  const links = (rel: string) =>
    parts(feed, 'link')
      .filter(({ attributes }) => attributes.rel === rel)
      .map(({ attributes }) => attributes.href);
  return { text, feed, entries: parts(feed, 'entry'), self: links('self')[0], next: links('next')[0] };
}

const idsOf = (entries: readonly Element[]) => entries.map((entry) => textOf(entry, 'id'));
const wordsOf = (entry: Element) => parts(entry, 'category').map(({ attributes }) => attributes.term);

test('the newest changes come first, each record once and under one id for good', async () => {
  await using app = await createTestApp();
  await app.add('grants', aGrant({ id: 'a', public_id: 'one' }), aGrant({ id: uuid(1), title: 'Two' }));
  await app.add('companies', aCompany({ id: uuid(1), public_id: 'firm', name: 'Firm' }));
  const before = await read(app, '/changes.atom');
  assert.deepEqual(idsOf(before.entries), [
    tag(`companies/${uuid(1)}`),
    tag(`grants/${uuid(1)}`),
    tag('grants/a'),
  ]);
  assert.equal(before.next, undefined);
  app.clock.now = new Date(noon.getTime() + minuteMs);
  await app.add('grants', aGrant({ id: 'a', public_id: 'one', title: 'Changed' }));
  const { feed, entries, self } = await read(app, '/changes.atom');
  assert.equal(textOf(feed, 'id'), `${site}/api/v1/changes.atom`);
  assert.equal(self, `${site}/api/v1/changes.atom`);
  assert.equal(textOf(feed, 'updated'), app.clock.now.toISOString());
  assert.ok(textOf(feed, 'rights')?.includes('CC BY 4.0'));
  assert.deepEqual(idsOf(entries), [tag('grants/a'), tag(`companies/${uuid(1)}`), tag(`grants/${uuid(1)}`)]);
  const [first] = entries as [Element];
  assert.deepEqual(
    [textOf(first, 'title'), textOf(first, 'updated'), parts(first, 'link')[0]?.attributes.href],
    ['Changed', app.clock.now.toISOString(), `${site}/grants/one`],
  );
  assert.deepEqual(wordsOf(first), ['upsert', 'grants']);
});

test('what is hidden, removed or merged is told by its id alone', async () => {
  await using app = await createTestApp();
  await app.add('companies', aCompany({ id: 'c', public_id: 'secret-slug', name: 'Secret' }));
  await app.add(
    'grants',
    aGrant({ id: 'g', public_id: 'jane-slug', title: 'Jane' }),
    aGrant({ id: 'old', public_id: 'old-slug', title: 'Twin' }),
    aGrant({ id: 'new', public_id: 'new-slug', title: 'Survivor' }),
  );
  await app.add(
    'companies',
    aCompany({ id: 'c', public_id: 'secret-slug', name: 'Secret', is_public: false }),
  );
  await app.ledger.erase('grants', 'g', 'privacy_request', noon);
  await app.add('grants', aGrant({ id: 'old', public_id: 'old-slug', title: 'Twin', merged_into: 'new' }));
  const { text, entries } = await read(app, '/changes.atom');
  assert.doesNotMatch(text, /secret|jane|Twin/i);
  const told = entries.map((entry) => [
    textOf(entry, 'title'),
    wordsOf(entry)[0],
    parts(entry, 'summary').length,
  ]);
  assert.deepEqual(told.slice(0, 3), [
    ['Grants: old is now new', 'merge', 0],
    ['Grants: g is gone', 'delete', 0],
    ['Companies: c is gone', 'hide', 0],
  ]);
  assert.equal(parts(entries[0] as Element, 'link')[0]?.attributes.href, `${site}/api/v1/grants/new-slug`);
});

test('a tier is told of its own families alone', async () => {
  await using app = await createTestApp();
  await app.add('leads', aLead({ id: 'l', name: 'Quiet lead' }));
  await app.add('grants', aGrant({ id: 'g' }));
  assert.deepEqual(idsOf((await read(app, '/changes.atom')).entries), [tag('grants/g')]);
  assert.deepEqual(idsOf((await read(app, '/changes.atom', 'full')).entries), [
    tag('grants/g'),
    tag('leads/l'),
  ]);
  assert.deepEqual(idsOf((await read(app, '/changes.atom?families=leads', 'full')).entries), [
    tag('leads/l'),
  ]);
  assert.deepEqual(idsOf((await read(app, '/changes.atom?ops=delete')).entries), []);
  assert.equal((await app.get('/changes.atom?families=leads')).status, 403);
});

test('links to the next page lead through everything once, while newer changes come in', async () => {
  await using app = await createTestApp();
  const names = Array.from({ length: 230 }, (_, at) => `g-${String(at).padStart(3, '0')}`);
  await app.add('grants', ...names.map((id) => aGrant({ id })));
  const seen: (string | undefined)[] = [];
  const sizes: number[] = [];
  for (let path: string | undefined = '/changes.atom?families=grants,events'; path; ) {
    const { feed, entries, next, self } = await read(app, path);
    assert.equal(self, `${site}/api/v1${path}`);
    assert.match(textOf(feed, 'id') as string, /^[^&]*families=[^&]*$/, 'a page is of the same feed');
    seen.push(...idsOf(entries));
    sizes.push(entries.length);
    await app.add('grants', aGrant({ id: `late-${sizes.length}` }));
    path = next?.slice(`${site}/api/v1`.length);
  }
  assert.deepEqual(sizes, [100, 100, 30]);
  assert.deepEqual(seen, names.map((id) => tag(`grants/${id}`)).reverse());
});

test('a link to a page that is not of this feed says so', async () => {
  await using app = await createTestApp({ parts: () => ({ historyId: 'here' }) });
  const { status, body } = await app.get('/changes.atom?before=x');
  assert.deepEqual([status, body.errors[0].field], [400, 'before']);
  const elsewhere = Buffer.from(JSON.stringify(['there', 1, 'grants', 'a'])).toString('base64url');
  assert.equal((await app.get(`/changes.atom?before=${elsewhere}`)).status, 410);
  assert.equal((await app.get('/changes.atom?cursor=x')).status, 400);
});

test('the changes come as Atom for whoever asks for it, and as JSON under that suffix', async () => {
  await using app = await createTestApp();
  await app.add('grants', aGrant({ id: 'g' }));
  const asked = await app.get('/changes', { headers: { accept: 'application/atom+xml' } });
  assert.equal(textOf(xml(asked.text), 'id'), `${site}/api/v1/changes.atom`);
  const plain = await app.get('/changes.json');
  assert.deepEqual(plain.body, (await app.get('/changes')).body);
  const etag = (await app.get('/changes.atom')).headers.get('etag') as string;
  assert.equal((await app.get('/changes.atom', { headers: { 'if-none-match': etag } })).status, 304);
});
