import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createApp } from '../../src/app.ts';
import { type Answered, appParts, createTestApp, site } from '../support/test-app.ts';

const members = new Set(['error', 'code', 'request_id', 'docs_url', 'errors']);

/** An error as the contract describes it, and nothing of the inside. */
function documented(answer: Answered, status: number, code: string, about: string): void {
  const { body } = answer;
  assert.equal(answer.status, status, `${about}: ${answer.text}`);
  assert.match(answer.headers.get('content-type') ?? '', /^application\/json/);
  assert.equal(body.code, code, about);
  assert.ok(typeof body.error === 'string' && body.error.length > 10, about);
  assert.equal(body.request_id, answer.headers.get('x-request-id'), about);
  assert.equal(answer.headers.get('cache-control'), 'no-store');
  for (const member of Object.keys(body)) assert.ok(members.has(member), `${about}: ${member}`);
  for (const one of body.errors ?? [])
    assert.deepEqual(
      Object.keys(one).filter((member) => member !== 'hint'),
      ['field', 'code', 'message'],
      about,
    );
  assert.doesNotMatch(answer.text, /SQLITE|\bat \/|node_modules|\.ts:/, about);
}

test('a bad value is refused with a sentence that names the parameter and what it accepts', async () => {
  await using app = await createTestApp();
  const bad: [path: string, field: string, accepts: RegExp][] = [
    ...[
      '01',
      '%2B1',
      '+1',
      '1e3',
      '1.0',
      '0x10',
      '',
      '%201',
      '1%20',
      '-0',
      '-1',
      '0',
      '201',
      '1e30',
      'NaN',
      '1_0',
      '١',
    ].map((value): [string, string, RegExp] => [
      `/grants?limit=${value}`,
      'limit',
      /whole number from 1 to 200/,
    ]),
    ...['-1', '2e9', '1.5', '9'.repeat(30), '-0', 'null', 'Infinity'].map(
      (value): [string, string, RegExp] => [
        `/grants?offset=${value}`,
        'offset',
        /whole number of at least 0/,
      ],
    ),
    ...['1', '0', 'TRUE', 'True', 'yes', '', 'null', 'truee'].map((value): [string, string, RegExp] => [
      `/grants?include_expired=${value}`,
      'include_expired',
      /true or false/,
    ]),
    ...[
      '2026-02-30',
      '2024-13-01',
      '2023-02-29',
      '2026-00-10',
      '2026-01-00',
      '10000-01-01',
      '2026-1-1',
      '20260101',
      '2026-01-01T00:00:00Z',
      'today',
      '',
      '-001-01-01',
      '0000-01-01',
    ].map((value): [string, string, RegExp] => [
      `/grants?deadline_after=${value}`,
      'deadline_after',
      /YYYY-MM-DD/,
    ]),
    ['/grants?scope=open', 'scope', /verified_open, forecast, all/],
    ['/grants?scope=', 'scope', /verified_open, forecast, all/],
    ['/grants?q=', 'q', /1 to 200 characters/],
    [`/grants?q=${'a'.repeat(201)}`, 'q', /1 to 200 characters/],
    [`/grants?funder=${'a'.repeat(201)}`, 'funder', /1 to 200 characters/],
    [
      `/grants?labels=${Array.from({ length: 51 }, (_, index) => `l${index}`)}`,
      'labels',
      /a list with 1 to 50 entries/,
    ],
    ['/grants?labels=', 'labels', /empty entry/],
    ['/grants?labels=a,,b', 'labels', /empty entry/],
    ['/grants?labels_any=a,', 'labels_any', /empty entry/],
    ['/theories?min_popperian=1e1', 'min_popperian', /number from 0 to 40/],
    ['/theories?min_popperian=41', 'min_popperian', /number from 0 to 40/],
    ['/search?q=a', 'q', /2 to 400 characters/],
    ['/search', 'q', /required/],
  ];
  for (const [path, field, accepts] of bad) {
    const answer = await app.get(path);
    documented(answer, 400, 'invalid_input', path);
    assert.equal(answer.body.errors[0].field, field, path);
    assert.ok(answer.body.error.includes(field), path);
    assert.match(answer.body.error, accepts, path);
  }
  assert.deepEqual(app.bugs, []);
});

test('what is just within the bounds is accepted', async () => {
  await using app = await createTestApp();
  const fifty = Array.from({ length: 50 }, (_, index) => `l${index}`);
  const good = [
    '/grants?limit=1',
    '/grants?limit=200&offset=100000',
    '/grants?deadline_after=2024-02-29',
    `/grants?labels=${fifty}`,
    '/theories?min_popperian=0.5',
    '/theories?min_popperian=40',
    '/grants?',
    '/grants?&&limit=2&',
  ];
  for (const path of good) assert.equal((await app.get(path)).status, 200, path);
});

test('an unknown parameter is refused, naming the nearest one or all there are', async () => {
  await using app = await createTestApp();
  const cases: [string, RegExp][] = [
    ['/grants?limt=3', /limt.*did you mean limit\?/],
    ['/grants?ofset=3', /did you mean offset\?/],
    ['/grants?deadline_befor=2026-01-01', /did you mean deadline_before\?/],
    ['/grants?LIMIT=3', /did you mean limit\?/],
    ['/grants?deadlineAfter=2026-01-01', /did you mean deadline_after\?/],
    ['/grants?labels[]=a', /did you mean labels\?/],
    ['/grants?completely_else=1', /it takes q, label, labels/],
    ['/grants?__proto__=1', /__proto__ is not a parameter/],
    ['/grants?constructor=1', /constructor is not a parameter/],
    ['/grants?%3Cscript%3E=1', /^\ufffdscript\ufffd is not a parameter/],
    ['/stats?q=a', /it takes none/],
    ['/companies/x?limit=1', /it takes none/],
    ['/companies/x?public_id=y', /it takes none/],
  ];
  for (const [path, sentence] of cases) {
    const answer = await app.get(path);
    documented(answer, 400, 'unknown_parameter', path);
    assert.match(answer.body.error, sentence, path);
  }
});

test('a hint names the word that was probably meant, in a query, a body and a closed list; else there is none', async () => {
  await using app = await createTestApp();
  const hints = async (path: string) => {
    const { body } = await app.get(path);
    return body.errors.map(({ hint }: { hint?: string }) => hint);
  };
  assert.deepEqual(await hints('/grants?limt=3'), ['Did you mean limit?']);
  assert.deepEqual(await hints('/grants?sort=dedline'), ['Did you mean deadline?']);
  assert.deepEqual(await hints('/grants?sort=zzzzzzzzzz'), [undefined]);
  assert.deepEqual(await hints('/grants?limit=many'), [undefined]);
  const posted = await app.app.fetch(
    new Request(`${site}/api/contact`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ mesage: 'Hello' }),
    }),
  );
  const { errors } = (await posted.json()) as { errors: readonly { field: string; hint?: string }[] };
  assert.equal(errors.find(({ field }) => field === 'mesage')?.hint, 'Did you mean message?');
});

test('what stands in the body and belongs elsewhere is refused with its place', async () => {
  await using app = await createTestApp();
  for (const [method, path, body, place] of [
    [
      'POST',
      '/research',
      { query: 'senescence in muscle', idempotency_key: 'k' },
      'the header Idempotency-Key',
    ],
    ['PATCH', `/crm/claims/${'0'.repeat(8)}-0000-4000-8000-${'0'.repeat(12)}`, { id: 'x' }, 'the address'],
  ] as const) {
    const answer = await app.send(method, path, { as: 'full house', body });
    assert.equal(answer.status, 400, answer.text);
    const [member] = Object.keys(body).slice(-1);
    assert.equal(answer.body.error, `${member} does not belong in the body; send it in ${place}.`);
  }
});

test('a parameter that is given twice is refused', async () => {
  await using app = await createTestApp();
  for (const query of ['q=a&q=b', 'limit=1&limit=1', 'labels=a&labels=b', 'q=a&%71=b']) {
    const answer = await app.get(`/grants?${query}`);
    documented(answer, 400, 'invalid_input', query);
    assert.equal(answer.body.errors[0].code, 'repeated');
  }
});

test('text that is not UTF-8 or holds control characters is refused', async () => {
  await using app = await createTestApp();
  const values = [
    '%00',
    'a%00b',
    '%ff',
    '%ed%a0%80',
    '%ed%b0%80',
    '%c0%af',
    '%e0%80%af',
    '%f4%90%80%80',
    '%',
    '%zz',
    '%1',
    '%01',
    '%7f',
    '%1b',
  ];
  for (const value of values) {
    for (const parameter of ['q', 'funder', 'label', 'labels', 'scope', 'limit', 'deadline_after']) {
      const answer = await app.get(`/grants?${parameter}=${value}`);
      documented(answer, 400, 'invalid_input', `${parameter}=${value}`);
      assert.ok(answer.body.error.includes(parameter));
    }
    documented(await app.get(`/grants?${value}=1`), 400, 'invalid_input', `the name ${value}`);
    const path = await app.get(`/grants/${value}`);
    documented(path, 404, 'not_found', `the path ${value}`);
  }
  for (const value of ['%E2%80%A8', '%E2%80%AE', '%EF%BF%BF', '%F0%9F%A7%AC', '\ud800']) {
    assert.equal((await app.get(`/grants?q=${value}`)).status, 200, value);
  }
});

test('an unknown address and an unknown record are 404 with the same members', async () => {
  await using app = await createTestApp();
  const unknown = [
    '/nothing',
    '/Grants',
    '/grants/unknown',
    '/grants/a/b',
    `/grants/${'x'.repeat(5000)}`,
    '/grants/..%2f..%2fetc',
    "/grants/' or 1=1 --",
    '/ratings/companies/unknown',
    '/ratings/preservation/unknown',
    '/ratings/projects/unknown',
    '/heroes/unknown',
    '/companies/unknown',
    '/theories/00000000-0000-4000-8000-000000000000',
    '/theories/unknown',
    '/content/interview/unknown',
    '/content/unknown',
    '/organizationz',
    '/api/v1',
    '/api/v2/grants',
  ];
  for (const path of unknown) {
    const answer = await app.get(path);
    documented(answer, 404, 'not_found', path);
    assert.deepEqual(Object.keys(answer.body), ['error', 'code', 'request_id', 'docs_url'], path);
  }
});

test('a bug is answered with 500 that shows nothing of it, and is reported once', async () => {
  await using app = await createTestApp();
  const bugs: unknown[] = [];
  const broken = createApp({
    ...appParts(app),
    reader: {
      ...app.shelf.reader,
      written: () => {
        throw new Error('SQLITE_CORRUPT: secret');
      },
    },
    requestId: () => 'r-1',
    onBug: (error, request) => bugs.push([String(error), request]),
  });
  const response = await broken.fetch(new Request(`${site}/api/v1/grants?q=word`));
  const text = await response.text();
  const answer = { status: response.status, headers: response.headers, text, body: JSON.parse(text) };
  documented(answer, 500, 'internal', 'a broken shelf');
  assert.doesNotMatch(text, /corrupt|secret/i);
  const request = { id: 'r-1', method: 'GET', path: '/api/v1/grants' };
  assert.deepEqual(bugs, [['Error: SQLITE_CORRUPT: secret', request]]);
});
