import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { type TestContext, test } from 'node:test';
import { parseYaml } from '@redocly/openapi-core';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { demoWorld } from '../../demo/world.ts';
import { needsRealData, realFile } from '../support/real-data.ts';
import { aGrant, uuid } from '../support/records.ts';
import { createTestApp, noon, site, type TestApp } from '../support/test-app.ts';

const root = '/common-grants/opportunities';
const document = realFile('common-grants/openapi.0.4.0.yaml');

// biome-ignore lint/suspicious/noExplicitAny: tests read members of any answer
async function ask(app: TestApp, method: string, path: string, body?: unknown, as?: string): Promise<any> {
  const headers = {
    ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    ...(as ? { authorization: as } : {}),
  };
  const init = { method, headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) };
  const response = await app.app.fetch(new Request(site + root + path, init));
  return { status: response.status, body: await response.json() };
}

const search = (app: TestApp, body: object) => ask(app, 'POST', '/search', body);

const money = (amount: string, currency = 'USD') => ({ amount, currency });
const call = (at: number, given: object = {}, funding: object = {}) =>
  aGrant({
    id: uuid(at),
    public_id: `g-${at}`,
    ...given,
    detail: { funding: { instrument: 'grant', ...funding } },
  });

async function withCalls(): Promise<TestApp> {
  const app = await createTestApp();
  await app.add(
    'grants',
    call(1, { title: 'Ageing of cells' }, { total: money('1000'), max_award: money('500') }),
    call(2, { title: 'Rolling', deadline: null }, { total: money('90000'), min_award: money('10.5') }),
    call(3, { title: 'Past', deadline: '2026-02-01T23:59:59Z' }, { total: money('2000', 'EUR') }),
    call(4, { title: 'Forecast', status: 'forecast' }),
    call(5, { title: 'Archived', status: 'archived' }),
    call(6, { title: 'Unverified', verified: false }),
    aGrant({ id: 'no-uuid', title: 'Without a UUID' }),
  );
  return app;
}

const titles = ({ body }: { body: { items: readonly { title: string }[] } }) =>
  body.items.map(({ title }) => title).sort();

test('opportunities are the verified grants whose id is a UUID, each with its status of this moment', async () => {
  await using app = await withCalls();
  const { body } = await ask(app, 'GET', '');
  const said = body.items.map((one: { title: string; status: { value: string } }) => [
    one.title,
    one.status.value,
  ]);
  assert.deepEqual(Object.fromEntries(said), {
    'Ageing of cells': 'open',
    Rolling: 'open',
    Past: 'closed',
    Forecast: 'forecasted',
    Archived: 'custom',
  });
  app.clock.now = new Date('2026-07-02T00:00:00Z');
  assert.equal((await ask(app, 'GET', `/${uuid(1)}`)).body.data.status.value, 'closed');
  assert.equal((await ask(app, 'GET', `/${uuid(2)}`)).body.data.status.value, 'open');
});

test('the last modified comes first, and pages neither overlap nor leave one out', async () => {
  await using app = await withCalls();
  app.clock.now = new Date(noon.getTime() + 60_000);
  await app.add('grants', call(3, { title: 'Changed' }));
  const seen: string[] = [];
  for (const page of [1, 2, 3]) {
    const { body } = await ask(app, 'GET', `?page=${page}&pageSize=2`);
    assert.deepEqual(body.paginationInfo, { page, pageSize: 2, totalItems: 5, totalPages: 3 });
    seen.push(...body.items.map(({ title }: { title: string }) => title));
  }
  assert.equal(seen[0], 'Changed');
  assert.equal(new Set(seen).size, 5);
  assert.deepEqual((await ask(app, 'GET', '?page=9')).body.items, []);
});

test('a search filters by words, status, closing date and amounts', async () => {
  await using app = await withCalls();
  const found = async (body: object) => titles(await search(app, body));
  const status = (operator: string, ...value: string[]) => ({ filters: { status: { operator, value } } });
  const range = (name: string, min: unknown, max: unknown, operator = 'between') => ({
    filters: { [name]: { operator, value: { min, max } } },
  });
  assert.equal((await found({})).length, 5);
  assert.deepEqual(await found({ search: 'ageing cells' }), ['Ageing of cells']);
  assert.deepEqual(await found(status('in', 'open')), ['Ageing of cells', 'Rolling']);
  assert.deepEqual(await found(status('in', 'closed', 'forecasted')), ['Forecast', 'Past']);
  assert.deepEqual(await found(status('notIn', 'open', 'custom')), ['Forecast', 'Past']);
  assert.deepEqual(await found(status('in')), []);
  assert.deepEqual(await found(range('closeDateRange', '2026-02-01', '2026-02-01')), ['Past']);
  assert.deepEqual(await found(range('closeDateRange', '2026-06-01', '2026-06-30', 'outside')), ['Past']);
  const total = 'totalFundingAvailableRange';
  assert.deepEqual(await found(range(total, money('1'), money('1000'))), ['Ageing of cells']);
  assert.deepEqual(await found(range(total, money('1'), money('999999'))), ['Ageing of cells', 'Rolling']);
  assert.deepEqual(await found(range(total, money('1', 'EUR'), money('99999', 'EUR'))), ['Past']);
  assert.deepEqual(await found(range(total, money('1'), money('1000'), 'outside')), ['Rolling']);
  assert.deepEqual(await found(range('minAwardAmountRange', money('10.5'), money('10.5'))), ['Rolling']);
  assert.deepEqual(await found(range('maxAwardAmountRange', money('1'), money('500'))), ['Ageing of cells']);
});

test('a search says how it sorted, and what it could not follow', async () => {
  await using app = await withCalls();
  const sorted = async (sortBy: string, sortOrder?: string) => {
    const { body } = await search(app, { sorting: { sortBy, ...(sortOrder ? { sortOrder } : {}) } });
    return { info: body.sortInfo, first: body.items[0].title };
  };
  assert.deepEqual(await sorted('keyDates.closeDate'), {
    info: { sortBy: 'keyDates.closeDate', sortOrder: 'asc' },
    first: 'Past',
  });
  assert.equal((await sorted('funding.totalAmountAvailable', 'desc')).first, 'Rolling');
  const { body: byStatus } = await search(app, { sorting: { sortBy: 'status.value' } });
  assert.deepEqual(
    byStatus.items.map(({ status }: { status: { value: string } }) => status.value),
    ['closed', 'custom', 'forecasted', 'open', 'open'],
  );
  assert.deepEqual(byStatus.sortInfo, { sortBy: 'status.value', sortOrder: 'asc' });
  const { info } = await sorted('title');
  assert.equal(info.sortBy, 'lastModifiedAt');
  assert.match(info.errors[0], /known by/);
  const { body } = await search(app, { filters: { customFilters: { x: { operator: 'eq', value: 1 } } } });
  assert.equal(body.filterInfo.errors.length, 1);
});

test('a merged opportunity leads to the one that took its place; what no list shows is not found', async () => {
  await using app = await withCalls();
  await app.add('grants', call(8, { merged_into: uuid(1) }), call(9, { merged_into: 'no-uuid' }));
  const get = (id: string) => app.app.fetch(new Request(`${site}${root}/${id}`, { redirect: 'manual' }));
  const { status, headers } = await get(uuid(8));
  assert.deepEqual([status, headers.get('location')], [308, `${site}${root}/${uuid(1)}`]);
  for (const id of [uuid(9), uuid(6)]) assert.equal((await get(id)).status, 404, id);
});

test('every caller reads what the public reads', async () => {
  await using app = await withCalls();
  await app.add('grants', call(7, { title: 'Seven', relevance_score: 77, stage: 'secret-stage' }));
  const open = await ask(app, 'GET', '');
  assert.deepEqual((await ask(app, 'GET', '', undefined, 'top')).body, open.body);
  assert.ok(!JSON.stringify(open.body).includes('secret-stage'));
});

test('errors have the members of the protocol beside our own', async () => {
  await using app = await withCalls();
  const cases: readonly (readonly [string, string, unknown, number])[] = [
    ['GET', `/${uuid(99)}`, undefined, 404],
    ['GET', '/no-uuid', undefined, 404],
    ['GET', '?page=0', undefined, 400],
    ['GET', '?pageSize=201', undefined, 400],
    ['GET', '?page=90000', undefined, 400],
    ['GET', '?size=1', undefined, 400],
    ['POST', '/search', { filters: { status: { operator: 'like', value: [] } } }, 400],
    [
      'POST',
      '/search',
      {
        filters: { closeDateRange: { operator: 'between', value: { min: '2026-02-30', max: '2026-03-01' } } },
      },
      400,
    ],
    [
      'POST',
      '/search',
      {
        filters: {
          totalFundingAvailableRange: {
            operator: 'between',
            value: { min: money('1'), max: money('2', 'EUR') },
          },
        },
      },
      400,
    ],
    ['POST', '/search', { serach: 'x' }, 400],
    ['DELETE', '/search', undefined, 405],
  ];
  for (const [method, path, body, status] of cases) {
    const answer = await ask(app, method, path, body);
    assert.equal(answer.status, status, path);
    assert.equal(answer.body.status, status);
    assert.equal(answer.body.message, answer.body.error);
    assert.ok(Array.isArray(answer.body.errors) && answer.body.code);
  }
  assert.deepEqual(app.bugs, []);
});

/** A validator for a schema of the protocol's own document; null, said aloud, where it is not kept. */
function protocol(t: TestContext): ((name: string, value: unknown) => void) | null {
  if (!needsRealData(t)) return null;
  const { components } = parseYaml(readFileSync(document, 'utf8')) as { components: object };
  const ajv = new Ajv2020({ strict: false, allErrors: true, logger: false });
  addFormats.default(ajv);
  // The protocol's times have no zone.
  ajv.addFormat('time', /^\d{2}:\d{2}:\d{2}$/);
  // Its examples are documents with names of their own.
  const bare = JSON.parse(
    JSON.stringify(components, (key, value) => (key === 'example' ? undefined : value)),
  );
  ajv.addSchema({ $id: 'https://protocol.test/', components: bare });
  return (name, value) => {
    const validate = ajv.getSchema(`https://protocol.test/#/components/schemas/CommonGrants.${name}`);
    assert.ok(validate, name);
    assert.ok(
      validate(value),
      `${name}: ${ajv.errorsText(validate.errors)} in ${JSON.stringify(value).slice(0, 800)}`,
    );
  };
}

test('every answer fits the schemas of the protocol, with the demo and with every member there is', async (t) => {
  const fits = protocol(t);
  if (!fits) return;
  await using app = await createTestApp();
  const grants = [...demoWorld({ now: noon })].filter(({ family }) => family === 'grants');
  await app.add('grants', ...grants.map(({ record }) => record));
  const funding = {
    total: money('5'),
    min_award: money('1.50'),
    max_award: money('2'),
    awards_min: 1,
    awards_max: 3,
    awards_expected: 2,
    details: 'Words',
  };
  const date = { rolling: false, precision: 'minute', evidence_ids: [] };
  const deadlines = [
    { ...date, kind: 'loi', label: 'Letter', date: '2026-04-01', time: '17:00', tz: 'America/New_York' },
    { ...date, kind: 'loi', label: 'Letter', date: '2026-05-01' },
    { ...date, kind: 'full', label: '', date: '2026-06-30', tz: 'AoE', at: '2026-06-30T23:59:59Z' },
    { ...date, kind: 'other', label: 'Talk', at: '2026-05-02T10:00:00Z' },
  ];
  const eligibility = {
    applicant_types: [{ value: 'individual' }, { value: 'robots', custom_value: 'Robots' }],
  };
  const detail = {
    funding: { instrument: 'grant', ...funding },
    deadlines,
    eligibility,
    posted_at: '2026-01-01',
  };
  await app.add('grants', aGrant({ id: uuid(1), public_id: 'all', detail }));
  const { body } = await ask(app, 'GET', '?pageSize=200');
  assert.ok(body.items.length > 20, `${body.items.length} opportunities of the demo`);
  fits('Responses.Paginated', body);
  for (const item of body.items) fits('Models.OpportunityBase', item);
  const one = await ask(app, 'GET', `/${uuid(1)}`);
  fits('Responses.Success', one.body);
  fits('Models.OpportunityDetails', one.body.data);
  const { keyDates } = one.body.data;
  assert.deepEqual(Object.keys(keyDates.otherDates), ['loi', 'loi2', 'other']);
  assert.equal(keyDates.closeDate.date, '2026-06-30');
  assert.match(keyDates.closeDate.description, /AoE/);
  const filters = { status: { operator: 'in', value: ['open'] } };
  fits('Models.OppFilters', filters);
  const found = await search(app, {
    search: 'a',
    filters,
    sorting: { sortBy: 'createdAt' },
    pagination: { page: 1 },
  });
  fits('Responses.Sorted', found.body);
  fits('Sorting.SortedResultsInfo', found.body.sortInfo);
  fits('Models.OppFilters', found.body.filterInfo.filters);
  for (const item of found.body.items) fits('Models.OpportunityBase', item);
  fits('Responses.Error', (await ask(app, 'GET', `/${uuid(99)}`)).body);
  assert.throws(() => fits('Models.OpportunityBase', { id: 'x' }), 'a bad one would be seen');
});

test('the closing day is that of the source, and one that a rule gives says so', async () => {
  await using app = await createTestApp();
  const dated = (id: number, given: object) => {
    const at = '2026-06-05T03:59:59Z';
    const date = { date: '2026-06-04', at, precision: 'day', rolling: false, ...given };
    return aGrant({ id: uuid(id), public_id: `g${id}`, deadline: at, detail: { deadlines: [date] } });
  };
  const local = { time: '17:00', tz_note: 'local time of the applicant' };
  await app.add(
    'grants',
    dated(1, { kind: 'step', label: 'First step', tz: 'America/New_York' }),
    dated(2, { kind: 'full', label: 'Standard date; check the announcement', ...local }),
  );
  const closes = async (id: number) => (await ask(app, 'GET', `/${uuid(id)}`)).body.data.keyDates.closeDate;
  const { date, description } = await closes(1);
  assert.deepEqual([date, description], ['2026-06-04', 'In the time zone America/New_York.']);
  assert.equal(
    (await closes(2)).description,
    'Standard date; check the announcement. In local time of the applicant.',
  );
});
