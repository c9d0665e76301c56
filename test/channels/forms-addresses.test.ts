import assert from 'node:assert/strict';
import { test } from 'node:test';
import { gunzipSync } from 'node:zlib';
import { operations } from '../../src/catalogue.ts';
import { formatsOf } from '../../src/channels/formats/format.ts';
import { streamOf, type Turn, turns } from '../../src/channels/formats/stream.ts';
import { aCompany, aGrant } from '../support/records.ts';
import { createTestApp, site } from '../support/test-app.ts';

const typeOf = (headers: Headers) => headers.get('content-type')?.split(';')[0];

test('a suffix that is none is not found; another method than GET is not answered', async () => {
  await using app = await createTestApp();
  for (const path of [
    '/grants.foo',
    '/grants.CSV',
    '/grants.csv.csv',
    '/grants.',
    '/search.csv',
    '/stats.ics',
  ]) {
    assert.equal((await app.get(path)).status, 404, path);
  }
  assert.equal((await app.get('/theories.ics')).status, 404, 'theories have no dates');
  const posted = await app.send('POST', '/grants.csv', { body: {} });
  assert.deepEqual([posted.status, posted.headers.get('allow')], [405, 'GET, HEAD']);
});

test('a form refuses what its list refuses', async () => {
  await using app = await createTestApp();
  for (const { path, tier } of operations.filter(({ lists, path }) => lists && !path.includes('{'))) {
    for (const suffix of ['.json', '.csv', '.ndjson', '.atom', '.jsonld']) {
      const { status, body } = await app.get(path + suffix);
      assert.equal(status, tier === 'public' ? 200 : 403, path + suffix);
      if (tier !== 'public') assert.equal(body.code, 'tier_required');
    }
  }
  for (const query of ['label=a&label=b', 'lables=a', 'scope=some', 'deadline_after=tomorrow']) {
    const plain = await app.get(`/grants?${query}`);
    const table = await app.get(`/grants.csv?${query}`);
    assert.deepEqual([table.status, table.body.code], [400, plain.body.code], query);
  }
  assert.equal((await app.get('/companies/nobody/records.csv')).status, 404);
  assert.equal((await app.get('/content/tales.csv')).status, 404);
});

test('the exact name of a record wins over a form', async () => {
  await using app = await createTestApp();
  await app.add(
    'grants',
    aGrant({ id: 'x', title: 'Short' }),
    aGrant({ id: 'x.jsonld', public_id: null, title: 'Long' }),
  );
  assert.equal((await app.get('/grants/x.jsonld')).body.grant.title, 'Long');
  assert.equal((await app.get('/grants/x.jsonld.jsonld')).body.name, 'Long');
  assert.equal((await app.get('/grants/x.ics')).headers.get('content-type'), 'text/calendar; charset=utf-8');
  assert.equal((await app.get('/grants/x.csv')).status, 404);
});

test('who asks for a merged record in a form is led to that form of its survivor', async () => {
  await using app = await createTestApp();
  await app.add('grants', aGrant({ id: 'new' }), aGrant({ id: 'old', merged_into: 'new' }));
  const { status, headers } = await app.get('/grants/old.jsonld');
  assert.deepEqual([status, headers.get('location')], [308, `${site}/api/v1/grants/new.jsonld`]);
});

test('the Accept header chooses a form where it names one before JSON', async () => {
  await using app = await createTestApp();
  await app.add('grants', aGrant({ id: 'g' }));
  const cases: readonly (readonly [string, string, string])[] = [
    ['/grants', 'text/csv', 'text/csv'],
    ['/grants', 'application/x-ndjson', 'application/x-ndjson'],
    ['/grants', 'text/calendar', 'text/calendar'],
    ['/grants', 'application/atom+xml, */*;q=0.1', 'application/atom+xml'],
    ['/grants', 'application/json, text/csv', 'application/json'],
    ['/grants', 'text/csv;q=0.5, application/json', 'application/json'],
    ['/grants', 'text/csv;q=0, */*', 'application/json'],
    ['/grants', 'text/html,application/xhtml+xml,*/*;q=0.8', 'application/json'],
    ['/grants', '*/*', 'application/json'],
    ['/grants/g', 'application/ld+json', 'application/ld+json'],
    ['/grants/g', 'text/csv', 'application/json'],
    ['/grants.json', 'text/csv', 'application/json'],
    ['/grants.csv', 'application/json', 'text/csv'],
  ];
  for (const round of [1, 2]) {
    for (const [path, accept, type] of cases) {
      const { status, headers } = await app.get(path, { headers: { accept } });
      assert.deepEqual([status, typeOf(headers)], [200, type], `${path} ${accept} (${round})`);
      assert.match(headers.get('vary') as string, /\bAccept\b/);
    }
  }
});

test('a client that has an export learns whether it still holds', async () => {
  await using app = await createTestApp();
  await app.add('grants', aGrant({ id: 'g' }));
  for (const path of ['/grants.csv', '/grants.ndjson', '/grants.ics', '/grants.atom', '/grants.json']) {
    const first = await app.get(path);
    const etag = first.headers.get('etag') as string;
    const again = await app.get(path, { headers: { 'if-none-match': etag } });
    assert.deepEqual([again.status, again.text], [304, ''], path);
    assert.notEqual((await app.get(path, { tier: 'full' })).headers.get('etag'), etag, path);
  }
  const { headers } = await app.get('/grants.csv');
  await app.add('grants', aGrant({ id: 'h' }));
  const changed = await app.get('/grants.csv', {
    headers: { 'if-none-match': headers.get('etag') as string },
  });
  assert.equal(changed.status, 200);
  const before = (await app.get('/grants.csv')).headers.get('etag') as string;
  app.clock.now = new Date('2026-07-02T00:00:00Z');
  const passed = await app.get('/grants.csv', { headers: { 'if-none-match': before } });
  assert.equal(passed.status, 200, 'a deadline that passed ends it');
});

test('exports transfer the licence, a name for the file, and are packed when asked', async () => {
  await using app = await createTestApp();
  await app.add('companies', aCompany({ id: 'a b";\\é', public_id: 'c' }));
  await app.add('grants', ...Array.from({ length: 600 }, (_, at) => aGrant({ id: `g-${at}` })));
  const plain = await app.get('/grants.ndjson');
  assert.match(plain.headers.get('link') as string, /rel="license"/);
  assert.ok(plain.headers.get('x-attribution'));
  assert.equal(plain.headers.get('content-disposition'), 'attachment; filename="grants.ndjson"');
  const records = await app.get(`/companies/${encodeURIComponent('a b";\\é')}/records.csv`);
  assert.match(
    records.headers.get('content-disposition') as string,
    /^attachment; filename="companies-[A-Za-z0-9-]+-records\.csv"$/,
  );
  const request = new Request(`${site}/api/v1/grants.ndjson`, { headers: { 'accept-encoding': 'gzip, br' } });
  const packed = await app.app.fetch(request);
  assert.equal(packed.headers.get('content-encoding'), 'gzip');
  assert.equal(gunzipSync(await packed.arrayBuffer()).toString(), plain.text);
});

test('one caller reads four exports at a time; a head, an end and a leaving free a place', async () => {
  await using app = await createTestApp();
  await app.add('grants', ...Array.from({ length: 3_000 }, (_, at) => aGrant({ id: `g-${at}` })));
  const ask = (method = 'GET', headers = {}) =>
    app.app.fetch(new Request(`${site}/api/v1/grants.ndjson`, { method, headers }));
  const open = [await ask(), await ask(), await ask(), await ask()];
  const fifth = await ask();
  assert.deepEqual([fifth.status, fifth.headers.get('retry-after')], [429, '5']);
  assert.equal((await ask('HEAD')).status, 200);
  assert.equal(
    (await ask('GET', { authorization: 'full' })).status,
    200,
    'another caller is not kept waiting',
  );
  await open[0]?.body?.cancel();
  const lines = (await (await ask()).text()).split('\n');
  assert.equal(lines.length, 3_001, 'read to its end');
  const last = await ask();
  assert.equal(last.status, 200);
  for (const response of [...open.slice(1), last]) await response.body?.cancel();
  assert.deepEqual(app.bugs, []);
});

test('pieces are made when there is room for them, and a failure breaks the stream off', async () => {
  let made = 0;
  const ends: unknown[] = [];
  function* pieces() {
    for (; made < 5; made++) yield made === 1 ? '' : `piece ${made}\n`;
    throw new Error('the disk is gone');
  }
  const nextTurn = turns();
  const turn: Turn = async (make) => {
    await nextTurn();
    return make();
  };
  const reader = streamOf(pieces(), turn, (error) => ends.push(error)).getReader();
  await new Promise((resolve) => setTimeout(resolve, 20));
  assert.ok(made <= 1, 'one piece waits, no more');
  const texts: string[] = [];
  await assert.rejects(async () => {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      texts.push(new TextDecoder().decode(value));
    }
  }, /disk/);
  assert.deepEqual(texts, ['piece 0\n', 'piece 2\n', 'piece 3\n', 'piece 4\n']);
  assert.equal(ends.length, 1);
  assert.match(String(ends[0]), /disk/);
});

test('of all streams together one piece is made in a turn of the event loop', async () => {
  const turn = turns();
  let loops = 0;
  let next: NodeJS.Immediate;
  const count = () => {
    loops++;
    next = setImmediate(count);
  };
  next = setImmediate(count);
  const at = await Promise.all([1, 2, 3, 4].map(() => turn().then(() => loops)));
  clearImmediate(next);
  assert.equal(new Set(at).size, 4, `the pieces fell into the turns ${at}`);
});

test('a stream that nobody reads any more waits for no turn of its own', async () => {
  const turn = turns();
  const went: string[] = [];
  const ask = (name: string, isOver: () => boolean) => turn(isOver).then(() => went.push(name));
  const gone = Array.from({ length: 1_000 }, (_, at) => ask(`gone ${at}`, () => true));
  const there = ['one', 'two'].map((name) => ask(name, () => false));
  await Promise.all(gone);
  assert.equal(went.length, 1_001, 'all that are over, and the first that is not');
  await Promise.all(there);
  assert.deepEqual(
    went.filter((name) => !name.startsWith('gone')),
    ['one', 'two'],
  );
});

test('every form is asked under the tier, the name and the parameters of its operation', () => {
  for (const operation of operations) {
    for (const form of formatsOf(operation)) {
      assert.equal(form.asked.tier, operation.tier);
      assert.equal(form.asked.name, operation.name);
      assert.ok(
        form.suffix.startsWith('.') && form.mediaType.includes('/') && form.description.endsWith('.'),
      );
      for (const [name, param] of Object.entries(form.asked.input)) {
        if (!['limit', 'before'].includes(name))
          assert.equal(param, operation.input[name], `${operation.name} ${name}`);
      }
    }
  }
  const audited = operations.filter((operation) => operation.audited);
  assert.ok(audited.length > 0 && audited.every((operation) => formatsOf(operation).length === 0));
});
