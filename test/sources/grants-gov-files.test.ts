import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import test from 'node:test';
import { gzipSync } from 'node:zlib';
import { readContents, sourceError } from './fixtures/grants-gov-contents.ts';
import { fixture } from './fixtures/grants-gov-context.ts';

const extract = fixture('grants-gov-extract.xml');

test('only current opportunities of the extract are kept, and what is malformed is refused by number', async () => {
  const { ids, refused, complete } = await readContents({ 'extract.xml': readFileSync(extract) });
  assert.deepEqual(ids, ['grants-gov-900001', 'grants-gov-900003', 'grants-gov-900006', 'grants-gov-900008']);
  assert.deepEqual(refused, [
    { where: 'extract.xml: opportunity 900005', reason: '"02302026" is not a day of the calendar' },
    { where: 'extract.xml: opportunity 900007', reason: 'the opportunity has no title' },
  ]);
  assert.equal(complete, false);
});

test('with its history the extract gives closed and archived opportunities, which are closed since then', async () => {
  const { records } = await readContents({ 'extract.xml': readFileSync(extract) }, true);
  const states = records.map(({ public_id, status, closed_at, verified }) => ({
    public_id,
    status,
    closed_at,
    verified,
  }));
  assert.deepEqual(states.slice(1, 4), [
    { public_id: 'grants-gov-900002', status: 'closed', closed_at: '2026-02-20T04:59:59Z', verified: false },
    { public_id: 'grants-gov-900003', status: 'open', closed_at: undefined, verified: true },
    {
      public_id: 'grants-gov-900004',
      status: 'archived',
      closed_at: '2026-02-20T04:59:59Z',
      verified: false,
    },
  ]);
});

test('an opportunity of the extract is mapped member by member', async () => {
  const { records } = await readContents({ 'extract.xml': readFileSync(extract) });
  const record = records[0];
  assert.ok(record);
  const { id, relevance_reasons, ...rest } = record;
  assert.match(id, /^[\da-f]{8}-[\da-f]{4}-5/);
  assert.ok(Array.isArray(relevance_reasons) && relevance_reasons.includes('funder: NIA 5'));
  assert.deepEqual(rest, {
    public_id: 'grants-gov-900001',
    title: 'Biology of Aging & Senolytics in Older Mice',
    description: 'Supports work under § 405. Mice only.\n\nAgeing < death.',
    funder_name: 'Example Office of Health',
    funder_parent: 'Department of Health and Human Services',
    deadline: '2026-03-10T03:59:59Z',
    url: 'https://www.grants.gov/search-results-detail/900001',
    info_url: 'https://example.gov/call?a=1&b=2',
    labels: ['biology-of-ageing', 'cellular-senescence', 'senolytics'],
    topic: 79,
    open_to_ageing: 'named',
    relevance_score: 84,
    relevant: true,
    checked_at: '2026-02-21T12:00:00Z',
    verified_until: '2026-02-28T12:00:00Z',
    group: 'grants-gov-example-office-of-health-biology-of-aging-and-senolytics-in-older-mice',
    status: 'open',
    source: 'grants-gov',
    source_url: 'https://www.grants.gov/search-results-detail/900001',
    text_policy: 'full',
    verified: true,
    detail: {
      number: 'TEST-26-001',
      posted_at: '2026-01-05',
      archived_at: '2026-04-08',
      deadlines: [
        {
          kind: 'full',
          label: 'Closing date',
          date: '2026-03-09',
          tz: 'America/New_York',
          at: '2026-03-10T03:59:59Z',
          precision: 'day',
          rolling: false,
        },
      ],
      funding: {
        instrument: 'grant',
        total: { amount: '2500000.00', currency: 'USD' },
        cost_sharing: false,
        details: 'The source states the smallest award as 1, which stands for no amount.',
      },
      eligibility: {
        applicant_types: [{ value: 'custom', custom_value: 'other' }, { value: 'unrestricted' }],
      },
      assistance_listings: ['93.866'],
      categories: ['health'],
      instruments: ['cooperative-agreement', 'grant'],
      funder: {
        name: 'Example Office of Health',
        ids: {},
        parent: { name: 'Department of Health and Human Services' },
      },
    },
  });
});

test('a date far in the future is no deadline, and words that name a person are not repeated', async () => {
  const { records } = await readContents({ 'extract.xml': readFileSync(extract) });
  const rolling = records.find(({ public_id }) => public_id === 'grants-gov-900006');
  assert.equal(rolling?.deadline, undefined);
  assert.deepEqual(rolling?.labels, ['rolling']);
  const detail = (rolling?.detail ?? {}) as { readonly deadlines?: unknown };
  assert.deepEqual(detail.deadlines, [
    { kind: 'full', label: 'Closing date', precision: 'unknown', rolling: true },
  ]);
  assert.doesNotMatch(JSON.stringify(records), /Some One|someone@/);
});

test('the dates of a forecast never become its deadline', async () => {
  const { records } = await readContents({ 'extract.xml': readFileSync(extract) });
  const forecast = records.find(({ public_id }) => public_id === 'grants-gov-900008');
  assert.equal(forecast?.status, 'forecast');
  assert.equal(forecast?.deadline, undefined);
  const detail = (forecast?.detail ?? {}) as {
    readonly deadlines?: readonly { kind: string; date: string }[];
  };
  assert.deepEqual(
    detail.deadlines?.map(({ kind, date }) => [kind, date]),
    [
      ['other', '2026-05-01'],
      ['other', '2026-07-01'],
    ],
  );
});

const opportunity = (id: number | null, more: object = {}) => ({
  legacy_opportunity_id: id,
  opportunity_title: 'A call',
  opportunity_status: 'posted',
  agency_code: 'NSF',
  agency_name: 'U.S. National Science Foundation',
  summary: { close_date: '2026-07-01' },
  ...more,
});

test('lines that are no opportunity are refused by place and the rest goes on', async () => {
  const lines = [
    JSON.stringify(opportunity(1)),
    '{"broken',
    JSON.stringify(opportunity(null)),
    JSON.stringify(opportunity(2, { opportunity_status: 'drafted' })),
    JSON.stringify(opportunity(3, { summary: { close_date: 'next week' } })),
    'null',
    JSON.stringify(opportunity(4)),
    JSON.stringify(opportunity(1)),
  ];
  const { ids, refused, complete } = await readContents({ 'all.ndjson.gz': gzipSync(lines.join('\n')) });
  assert.deepEqual(ids, ['grants-gov-1', 'grants-gov-4']);
  assert.deepEqual(
    refused.map(({ where }) => where),
    ['all.ndjson.gz:2', 'all.ndjson.gz:3', 'all.ndjson.gz:4', 'all.ndjson.gz:5', 'all.ndjson.gz:6'],
  );
  assert.equal(complete, false);
});

test('a kept answer is all there is only when it says so', async () => {
  const page = (total: number | undefined) =>
    JSON.stringify({
      data: [opportunity(1), opportunity(2)],
      ...(total ? { pagination_info: { total_records: total } } : {}),
    });
  assert.equal((await readContents({ 'a.json': page(2) })).complete, true);
  assert.equal((await readContents({ 'a.json': page(3) })).complete, false);
  assert.equal((await readContents({ 'a.json': page(undefined) })).complete, false);
  const untitled = {
    data: [opportunity(1, { opportunity_title: '' })],
    pagination_info: { total_records: 1 },
  };
  assert.equal((await readContents({ 'a.json': JSON.stringify(untitled) })).complete, false);
  assert.equal((await readContents({ 'a.ndjson': JSON.stringify(opportunity(1)) })).complete, true);
});

test('a hit and the detail of the same opportunity become one grant', async () => {
  const search = {
    errorcode: 0,
    data: {
      hitCount: 1,
      oppHits: [
        {
          id: '7',
          title: 'A &amp; B',
          agency: 'X',
          agencyCode: 'HHS-X',
          oppStatus: 'posted',
          closeDate: '07/01/2026',
        },
      ],
    },
  };
  const synopsis = {
    synopsisDesc: '<p>Text</p>',
    responseDateStr: '2026-07-02-00-00-00',
    applicantTypes: [{ id: '21' }],
    awardCeiling: 'none',
  };
  const detail = {
    errorcode: 0,
    data: { id: 7, opportunityNumber: 'N-7', opportunityTitle: 'A & B', synopsis },
  };
  const { records } = await readContents({
    's.json': JSON.stringify(search),
    'd.json': JSON.stringify(detail),
  });
  assert.equal(records.length, 1);
  assert.equal(records[0]?.description, 'Text');
  assert.equal(records[0]?.deadline, '2026-07-03T03:59:59Z');
  assert.deepEqual(records[0]?.labels, []);
  const given = (records[0]?.detail ?? {}) as { readonly eligibility?: unknown };
  assert.deepEqual(given.eligibility, { applicant_types: [{ value: 'individual' }] });
});

test('a kept answer that reports an error is not read', async () => {
  await assert.rejects(readContents({ 'a.json': '{"errorcode":5,"data":{}}' }), sourceError(/with error 5/));
});
