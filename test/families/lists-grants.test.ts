import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createApp } from '../../src/app.ts';
import { aGrant } from '../support/records.ts';
import { type Answered, appParts, createTestApp, site, type TestApp } from '../support/test-app.ts';

const ids = (answer: Answered): string[] => answer.body.data.map((row: { id: string }) => row.id);

/** The ids a query lists, sorted, because the order is another test's matter. */
async function listed(app: TestApp, query: string): Promise<string[]> {
  const answer = await app.get(`/grants${query}`);
  assert.equal(answer.status, 200, answer.text);
  assert.equal(answer.body.pagination.total, answer.body.data.length);
  return ids(answer).sort();
}

test('the list of grants is an envelope of rows, pagination, access level and licence', async () => {
  await using app = await createTestApp();
  await app.add('grants', aGrant({ id: 'g', labels: ['dementia'] }));
  const { status, body } = await app.get('/grants');
  assert.equal(status, 200);
  assert.deepEqual(Object.keys(body), ['data', 'pagination', 'access_level', 'license', 'attribution']);
  assert.deepEqual(body.pagination, { total: 1, limit: 50, offset: 0, has_more: false });
  assert.equal(body.access_level, 'public');
  assert.deepEqual(body.data, [
    {
      id: 'g',
      public_id: 'g',
      title: 'Grant for research',
      description: null,
      funder_name: 'Example Institute',
      deadline: '2026-06-30T23:59:59Z',
      deadline_for: null,
      not_open: null,
      url: 'https://funder.example/apply',
      info_url: null,
      location: null,
      labels: ['dementia'],
      public_url: 'http://perennial.test/grants/g',
      open_to_ageing: null,
      created_at: '2026-03-01T12:00:00.000Z',
      updated_at: '2026-03-01T12:00:00.000Z',
      text_policy: 'full',
      source_url: null,
    },
  ]);
});

test('a token adds relevance, stage, status and source to grants, and its tier as access level', async () => {
  await using app = await createTestApp();
  const more = { relevance_score: 61.5, stage: 'shortlist', status: 'open', source: 'grants-gov' };
  await app.add('grants', aGrant({ id: 'g', ...more }));
  const publicly = await app.get('/grants');
  for (const member of Object.keys(more)) assert.ok(!(member in publicly.body.data[0]), member);
  for (const tier of ['full', 'top'] as const) {
    const { body } = await app.get('/grants', { tier });
    assert.equal(body.access_level, tier);
    assert.deepEqual(body.data, [{ ...publicly.body.data[0], ...more }]);
  }
});

test('grants come by soonest deadline, those without one last, and the id breaks ties', async () => {
  await using app = await createTestApp();
  const id = (start: string) => `${start}-0000-4000-8000-000000000000`;
  await app.add(
    'grants',
    aGrant({ id: id('f0000000'), deadline: null }),
    aGrant({ id: id('20000000'), deadline: null }),
    aGrant({ id: id('10000000'), deadline: '2026-12-31T23:59:59Z' }),
    aGrant({ id: id('c0000000'), deadline: '2026-04-01T12:00:00Z' }),
    aGrant({ id: id('a0000000'), deadline: '2026-04-01T12:00:00Z' }),
    aGrant({ id: id('b0000000'), deadline: '2026-04-01T12:00:00Z' }),
    aGrant({ id: id('d0000000'), deadline: '2026-04-01T11:59:59Z' }),
  );
  const order = ['d0000000', 'a0000000', 'b0000000', 'c0000000', '10000000', '20000000', 'f0000000'];
  assert.deepEqual(ids(await app.get('/grants')), order.map(id));
});

test('limit goes from 1 to 200, offset as far as one likes past the last row, and to row 100,000 of more', async () => {
  await using app = await createTestApp();
  await app.add('grants', ...Array.from({ length: 203 }, () => aGrant()));
  const page = async (query: string) => (await app.get(`/grants?${query}`)).body;
  const seen = async (query: string) => {
    const { data, pagination } = await page(query);
    return [data.length, pagination.total, pagination.limit, pagination.offset, pagination.has_more];
  };
  assert.deepEqual(await seen(''), [50, 203, 50, 0, true]);
  assert.deepEqual(await seen('limit=1'), [1, 203, 1, 0, true]);
  assert.deepEqual(await seen('limit=200'), [200, 203, 200, 0, true]);
  assert.deepEqual(await seen('limit=200&offset=3'), [200, 203, 200, 3, false]);
  assert.deepEqual(await seen('offset=202'), [1, 203, 50, 202, false]);
  assert.deepEqual(await seen('offset=203'), [0, 203, 50, 203, false]);
  assert.deepEqual(await seen('offset=100000'), [0, 203, 50, 100000, false]);
  for (const query of ['limit=0', 'limit=201', 'limit=-1', 'offset=-1']) {
    const { status, body } = await app.get(`/grants?${query}`);
    assert.equal(status, 400, query);
    assert.equal(body.errors[0].field, query.split('=')[0]);
  }
  assert.deepEqual(await seen('offset=100001'), [0, 203, 50, 100_001, false]);
  const { reader } = app.shelf;
  const list: typeof reader.list = (...asked) => ({ ...reader.list(...asked), total: 100_002 });
  const many = createApp({ ...appParts(app), reader: { ...reader, list } });
  const deep = async (offset: number) => many.fetch(new Request(`${site}/api/v1/grants?offset=${offset}`));
  assert.equal((await deep(100_002)).status, 200);
  const refused = await deep(100_001);
  assert.equal(refused.status, 400);
  assert.match(await refused.text(), /offset.*100000.*\/datasets\/index\.json/);
});

test('scope and include_expired widen the list of grants each in its own way', async () => {
  await using app = await createTestApp();
  const past = { deadline: '2026-02-28T23:59:59Z' };
  const closed = { closed_at: '2026-02-01T00:00:00Z' };
  const unverified = { verified: false };
  await app.add(
    'grants',
    aGrant({ id: 'open' }),
    aGrant({ id: 'rolling', deadline: null }),
    aGrant({ id: 'past', ...past }),
    aGrant({ id: 'closed', ...closed }),
    aGrant({ id: 'closed-rolling', deadline: null, ...closed }),
    aGrant({ id: 'u-open', ...unverified }),
    aGrant({ id: 'u-rolling', deadline: null, ...unverified }),
    aGrant({ id: 'u-past', ...past, ...unverified }),
    aGrant({ id: 'u-closed', ...closed, ...unverified }),
  );
  const verified = ['open', 'rolling'];
  const over = ['closed', 'closed-rolling', 'past'];
  const unchecked = ['u-open', 'u-rolling'];
  const uncheckedOver = ['u-closed', 'u-past'];
  const matrix: [string, string[]][] = [
    ['', verified],
    ['?scope=verified_open', verified],
    ['?include_expired=false', verified],
    ['?scope=all', [...verified, ...unchecked]],
    ['?include_expired=true', [...verified, ...over]],
    ['?scope=verified_open&include_expired=true', [...verified, ...over]],
    ['?scope=all&include_expired=true', [...verified, ...over, ...unchecked, ...uncheckedOver]],
  ];
  for (const [query, expected] of matrix) assert.deepEqual(await listed(app, query), expected.sort(), query);
});

test('scope=forecast lists what is about ageing or open to it and not open yet', async () => {
  await using app = await createTestApp();
  const foundation = { status: 'forecast', verified: false, deadline: null };
  await app.add(
    'grants',
    aGrant({ id: 'open' }),
    aGrant({ id: 'announced', status: 'forecast' }),
    aGrant({ id: 'foundation', ...foundation }),
    aGrant({ id: 'other-field', ...foundation, relevant: false }),
    aGrant({ id: 'past', ...foundation, deadline: '2026-02-28T23:59:59Z' }),
    aGrant({ id: 'notice', ...foundation, status: 'notice' }),
    aGrant({ id: 'closed', ...foundation, closed_at: '2026-02-01T00:00:00Z' }),
  );
  assert.deepEqual(await listed(app, '?scope=forecast'), ['announced', 'foundation']);
  assert.deepEqual(await listed(app, '?scope=forecast&include_expired=true'), [
    ...['announced', 'foundation', 'past'],
  ]);
  assert.deepEqual(await listed(app, ''), ['open']);
});

test('label and labels ask for all labels, labels_any for at least one', async () => {
  await using app = await createTestApp();
  await app.add(
    'grants',
    aGrant({ id: 'ab', labels: ['a-label', 'b-label'] }),
    aGrant({ id: 'bc', labels: ['b-label', 'c-label'] }),
    aGrant({ id: 'none' }),
  );
  const matrix: [string, string[]][] = [
    ['?label=b-label', ['ab', 'bc']],
    ['?label=a-label', ['ab']],
    ['?label=a', []],
    ['?label=A-LABEL', []],
    ['?labels=a-label,b-label', ['ab']],
    ['?labels=a-label,c-label', []],
    ['?labels=b-label,b-label', ['ab', 'bc']],
    ['?labels= a-label , b-label ', ['ab']],
    ['?labels_any=a-label,c-label', ['ab', 'bc']],
    ['?labels_any=c-label,unknown', ['bc']],
    ['?labels_any=unknown', []],
    ['?label=b-label&labels=c-label&labels_any=a-label,c-label', ['bc']],
  ];
  for (const [query, expected] of matrix) assert.deepEqual(await listed(app, query), expected, query);
});

test('funder is a part of the name, whatever its case and diacritics, and nothing in it is a wildcard', async () => {
  await using app = await createTestApp();
  await app.add(
    'grants',
    aGrant({ id: 'lisbon', funder_name: 'Fundação para a Ciência' }),
    aGrant({ id: 'percent', funder_name: '100%_Fund' }),
  );
  const matrix: [string, string[]][] = [
    ['funda', ['lisbon']],
    ['DACAO', ['lisbon']],
    ['ação PARA', ['lisbon']],
    ['%', ['percent']],
    ['0%_f', ['percent']],
    ['_', ['percent']],
    ['fund', ['lisbon', 'percent']],
    ['funder', []],
    ["' or 1=1 --", []],
  ];
  for (const [part, expected] of matrix) {
    assert.deepEqual(await listed(app, `?funder=${encodeURIComponent(part)}`), expected, part);
  }
});

test('deadline bounds include the whole of their days in UTC and leave out grants without deadline', async () => {
  await using app = await createTestApp();
  await app.add(
    'grants',
    aGrant({ id: 'eve', deadline: '2026-06-29T23:59:59Z' }),
    aGrant({ id: 'first', deadline: '2026-06-30T00:00:00Z' }),
    aGrant({ id: 'last', deadline: '2026-06-30T23:59:59Z' }),
    aGrant({ id: 'morrow', deadline: '2026-07-01T00:00:00Z' }),
    aGrant({ id: 'past', deadline: '2026-02-01T00:00:00Z' }),
    aGrant({ id: 'never', deadline: '9999-12-31T23:59:59Z' }),
    aGrant({ id: 'rolling', deadline: null }),
  );
  const matrix: [string, string[]][] = [
    ['?deadline_after=2026-06-30', ['first', 'last', 'morrow', 'never']],
    ['?deadline_before=2026-06-30', ['eve', 'first', 'last']],
    ['?deadline_after=2026-06-30&deadline_before=2026-06-30', ['first', 'last']],
    ['?deadline_after=2026-07-01&deadline_before=2026-06-30', []],
    ['?deadline_before=2026-02-01', []],
    ['?deadline_before=2026-02-01&include_expired=true', ['past']],
    ['?deadline_after=0001-01-01&deadline_before=9999-12-31', ['eve', 'first', 'last', 'morrow', 'never']],
  ];
  for (const [query, expected] of matrix) assert.deepEqual(await listed(app, query), expected, query);
});

test('a grant is found by public_id and by id, with its details, and says whether it is open', async () => {
  await using app = await createTestApp();
  const detail = { number: 'PAR-26-001', posted_at: '2026-01-05' };
  await app.add('grants', aGrant({ id: 'g-1', public_id: 'the-call', verified: false, detail }));
  const { status, body } = await app.get('/grants/the-call');
  assert.equal(status, 200);
  assert.deepEqual(Object.keys(body), ['grant', 'access_level', 'license', 'attribution']);
  assert.equal(body.grant.number, 'PAR-26-001');
  assert.deepEqual(body.grant.links, {
    self: 'http://perennial.test/api/v1/grants/the-call',
    html: 'http://perennial.test/grants/the-call',
    ics: 'http://perennial.test/api/v1/grants/the-call.ics',
    jsonld: 'http://perennial.test/api/v1/grants/the-call.jsonld',
    common_grants: null,
  });
  assert.deepEqual(body.grant.status_public, {
    value: 'open',
    is_open: true,
    days_left: 121,
    computed_at: '2026-03-01T12:00:00.000Z',
  });
  assert.deepEqual((await app.get('/grants/g-1')).body, body);
});

test('a career stage is found whether the terms of a call name it or its labels do', async () => {
  await using t = await createTestApp();
  await t.add(
    'grants',
    aGrant({
      id: 'terms',
      detail: { eligibility: { applicant_types: [], career_stages: ['postdoctoral'] } },
    }),
    aGrant({ id: 'label', labels: ['postdoctoral', 'frailty'] }),
    aGrant({ id: 'other', labels: ['frailty'] }),
  );
  const { body } = await t.get('/grants?career_stage=postdoctoral&facets=career_stage');
  assert.deepEqual(body.data.map(({ id }: { id: string }) => id).sort(), ['label', 'terms']);
  assert.deepEqual(body.facets.career_stage, [{ value: 'postdoctoral', count: 2 }]);
});
