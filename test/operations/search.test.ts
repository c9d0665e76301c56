import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createApp } from '../../src/app.ts';
import { aGrant, aLead, anEvent } from '../support/records.ts';
import { appParts, createTestApp, site } from '../support/test-app.ts';

const ids = (rows: readonly { id: string }[]): string[] => rows.map((row) => row.id);

test('search answers grants and events with their short members, and leads to tokens', async () => {
  await using app = await createTestApp();
  await app.add('grants', aGrant({ id: 'g', title: 'Senescence call', relevance_score: 9 }));
  await app.add('events', anEvent({ id: 'e', title: 'Senescence days', relevance_score: 9 }));
  await app.add('leads', aLead({ id: 'l', name: 'Senescence lead' }));
  const { status, body } = await app.get('/search?q=senescence');
  assert.equal(status, 200);
  assert.deepEqual(Object.keys(body), ['grants', 'events', 'has_more', 'license', 'attribution']);
  assert.deepEqual(body.grants, [
    {
      id: 'g',
      title: 'Senescence call',
      funder_name: 'Example Institute',
      deadline: '2026-06-30T23:59:59Z',
      deadline_for: null,
      not_open: null,
      url: 'https://funder.example/apply',
      public_id: 'g',
    },
  ]);
  assert.deepEqual(body.events, [
    {
      id: 'e',
      title: 'Senescence days',
      description: null,
      url: 'https://event.example/',
      start_date: '2026-05-01T09:00:00Z',
      location: 'Copenhagen, Denmark',
      organizer: 'Example Society',
      event_type: 'conference',
      public_id: 'e',
    },
  ]);
  for (const tier of ['full', 'top'] as const) {
    const keyed = (await app.get('/search?q=senescence', { tier })).body;
    assert.deepEqual(Object.keys(keyed), ['grants', 'events', 'leads', 'has_more', 'license', 'attribution']);
    assert.deepEqual(ids(keyed.leads), ['l']);
    assert.deepEqual([keyed.grants, keyed.events], [body.grants, body.events]);
  }
});

test('search finds what the lists show by default', async () => {
  await using app = await createTestApp();
  await app.add(
    'grants',
    aGrant({ id: 'open' }),
    aGrant({ id: 'past', deadline: '2026-01-01T00:00:00Z' }),
    aGrant({ id: 'unverified', verified: false }),
    aGrant({ id: 'closed', closed_at: '2026-01-01T00:00:00Z' }),
  );
  await app.add(
    'events',
    anEvent({ id: 'coming', title: 'Grant days' }),
    anEvent({ id: 'over', title: 'Grant days', start_date: '2026-01-01T00:00:00Z', end_date: null }),
  );
  await app.add(
    'leads',
    aLead({ id: 'fresh', name: 'Grant lead' }),
    aLead({ id: 'stale', name: 'Grant lead', stale: true }),
  );
  const { body } = await app.get('/search?q=grant', { tier: 'full' });
  assert.deepEqual([ids(body.grants), ids(body.events), ids(body.leads)], [['open'], ['coming'], ['fresh']]);
});

test('search puts the best matching grant and the soonest event first', async () => {
  await using app = await createTestApp();
  const soon = { deadline: '2026-03-02T00:00:00Z' };
  await app.add(
    'grants',
    aGrant({ id: 'aside', description: `${'Many other words stand here. '.repeat(20)}Mitophagy.`, ...soon }),
    aGrant({ id: 'named', title: 'Mitophagy' }),
  );
  const later = { start_date: '2026-09-01T00:00:00Z', end_date: null };
  await app.add('events', anEvent({ id: 'later', title: 'Mitophagy mitophagy', ...later }));
  await app.add('events', anEvent({ id: 'sooner', description: 'Mitophagy and other words.' }));
  const { body } = await app.get('/search?q=mitophagy');
  assert.deepEqual(
    [ids(body.grants), ids(body.events)],
    [
      ['named', 'aside'],
      ['sooner', 'later'],
    ],
  );
});

test('the order is the same for every limit and offset', async () => {
  await using app = await createTestApp();
  const said = (times: number) => `${'Mitophagy of neurons. '.repeat(times)}Nothing else.`;
  const grants = Array.from({ length: 45 }, (_, at) =>
    aGrant({
      id: `g-${at}`,
      public_id: `g-${at}`,
      title: at % 7 === 0 ? `Mitophagy ${at}` : `Call ${at}`,
      description: said(1 + (at % 4)),
    }),
  );
  await app.add('grants', ...grants);
  for (const path of ['/search?q=mitophagy%20of%20neurons', '/funding?about=mitophagy%20of%20neurons']) {
    const pageOf = async (limit: number, offset: number): Promise<string[]> => {
      const { body } = await app.get(`${path}&limit=${limit}&offset=${offset}`);
      return (body.grants ?? body.data).map(({ public_id }: { public_id: string }) => public_id);
    };
    const whole = await pageOf(40, 0);
    assert.equal(new Set(whole).size, 40, path);
    for (const limit of [1, 3, 10, 17]) {
      const pages: string[] = [];
      while (pages.length < 40) pages.push(...(await pageOf(limit, pages.length)));
      assert.deepEqual(pages.slice(0, 40), whole, `${path}, ${limit} at once`);
    }
  }
});

test('search takes at least 2 characters and gives at most limit results of each kind', async () => {
  await using app = await createTestApp();
  await app.add('grants', ...Array.from({ length: 101 }, () => aGrant()));
  await app.add('events', ...Array.from({ length: 3 }, () => anEvent({ title: 'Grant days' })));
  const counts = async (query: string) => {
    const { body } = await app.get(`/search?q=grant${query}`);
    return [body.grants.length, body.events.length];
  };
  assert.deepEqual(await counts(''), [20, 3]);
  assert.deepEqual(await counts('&limit=1'), [1, 1]);
  assert.deepEqual(await counts('&limit=100'), [100, 3]);
  assert.deepEqual(await counts('&limit=100&offset=100'), [1, 0]);
  assert.equal((await app.get('/search?q=gr')).status, 200);
  for (const query of ['', '?q=', '?q=g', '?q=🧬', '?q=gr&limit=0', '?q=gr&limit=101', '?q=gr&offset=1001']) {
    const { status, body } = await app.get(`/search${query}`);
    assert.equal(status, 400, query);
    assert.match(body.error, query.includes('limit') ? /limit/ : /q|offset/);
  }
});

test('a search needs two letters or digits: spaces and signs are none', async () => {
  await using app = await createTestApp();
  for (const q of ['a%20', '%20%20', '%20a', 'a-', '..'])
    assert.equal((await app.get(`/search?q=${q}`)).status, 400, q);
  for (const q of ['ab', 'a1', 'a%20b', '%E9%95%B7%E5%AF%BF'])
    assert.equal((await app.get(`/search?q=${q}`)).status, 200, q);
});

test('search reads a whole sentence as a question; leads need one of its words', async () => {
  await using app = await createTestApp();
  await app.add(
    'grants',
    aGrant({ id: 'asked', title: 'Senescence of skeletal muscle' }),
    aGrant({ id: 'other' }),
  );
  await app.add('events', anEvent({ id: 'days', title: 'Senescence of skeletal muscle' }));
  await app.add(
    'leads',
    aLead({ id: 'lead', name: 'Senescence lead' }),
    aLead({ id: 'none', name: 'Coins' }),
  );
  const sentence =
    'We are a small group of five people and would like to know who pays for work on why cells of skeletal muscle turn to senescence when people grow old';
  const { status, body } = await app.get(`/search?q=${encodeURIComponent(sentence)}`, { tier: 'full' });
  assert.equal(status, 200);
  assert.deepEqual([ids(body.grants), ids(body.events), ids(body.leads)], [['asked'], ['days'], ['lead']]);
  const tooLong = await app.get(`/search?q=${'senescence '.repeat(40)}`);
  assert.equal(tooLong.status, 400);
  assert.deepEqual(app.bugs, []);
});

test('where nothing fits, search says what is near: another spelling, a wider scope', async () => {
  await using app = await createTestApp();
  await app.add('grants', aGrant({ id: 'past', title: 'Numismatics', deadline: '2026-01-01T00:00:00Z' }));
  const { body } = await app.get('/search?q=numismatics');
  assert.deepEqual([body.grants, body.events], [[], []]);
  assert.deepEqual(body.meta.near.scope, [{ parameter: 'include_expired', value: true, total: 1 }]);
  assert.deepEqual((await app.get('/search?q=zzzz')).body.meta, { unnamed: ['zzzz'] });
  assert.deepEqual(app.bugs, []);
});

test('a search that finds nothing weighs the grants once, for what fits and for what is near', async () => {
  await using app = await createTestApp();
  await app.add('grants', aGrant({ id: 'past', title: 'Numismatics', deadline: '2026-01-01T00:00:00Z' }));
  await app.add('grants', aGrant({ id: 'open', title: 'Coins of the ancients' }));
  const { reader } = app.shelf;
  const weighed: string[] = [];
  const topRows: typeof reader.topRows = (family, request) => {
    // Titles that may correct a word are read so too, forty of them.
    if (request.limit > 40) weighed.push(family.name);
    return reader.topRows(family, request);
  };
  const { fetch } = createApp({ ...appParts(app), reader: { ...reader, topRows } });
  const answer = await fetch(new Request(`${site}/api/v1/search?q=numismatics`));
  const { meta } = (await answer.json()) as { meta: { near: { unnamed: string[] } } };
  assert.deepEqual(meta.near.unnamed, ['numismatics']);
  assert.deepEqual(
    weighed.filter((family) => family === 'grants'),
    ['grants'],
  );
});

test('search leaves out what hardly has to do with the words, which find_funding shows behind all else', async () => {
  await using app = await createTestApp();
  const description = 'Money for machines; also for those who work on senescence in some organ of mice.';
  await app.add(
    'grants',
    aGrant({ id: 'near', title: 'Senescence in muscle' }),
    aGrant({ id: 'far', title: 'Instruments for any laboratory', description }),
  );
  const q = encodeURIComponent('senescence in skeletal muscle after exercise');
  const { data } = (await app.get(`/funding?about=${q}`)).body;
  assert.deepEqual(ids(data), ['near', 'far']);
  assert.ok(data[1].score < 25, `its score is ${data[1].score}`);
  assert.deepEqual(ids((await app.get(`/search?q=${q}`)).body.grants), ['near']);
});

test('search says which of the words no grant names', async () => {
  await using app = await createTestApp();
  await app.add('grants', aGrant({ id: 'g', title: 'Senescence in muscle' }));
  const { body } = await app.get('/search?q=senescence+numismatics');
  assert.deepEqual(ids(body.grants), ['g']);
  assert.deepEqual(body.meta, { unnamed: ['numismatics'] });
  assert.equal((await app.get('/search?q=senescence')).body.meta, undefined);
});
