// How refusals call what was sent: as it was sent, where it was sent.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createTestApp } from '../support/test-app.ts';

const firstOf = ({
  body,
}: {
  body: { errors: readonly { field: string; message: string; hint?: string }[] };
}) => body.errors[0];

test('an unknown parameter is called as it was sent, shortened and without what means something in a page', async () => {
  await using app = await createTestApp();
  for (const [query, field, sentence] of [
    ['q[]=x', 'q[]', /^q\[\] is not a parameter of list_grants; did you mean q\?$/],
    ['l%C3%ADmit=1', 'límit', /^límit is not a parameter of list_grants; did you mean limit\?$/],
    ['=x', '', /^A parameter without a name is not a parameter of list_grants; it takes q, /],
    ['%3Cscript%3E=1', '\ufffdscript\ufffd', /^\ufffdscript\ufffd is not/],
    ['a%E2%80%AEb=1', 'a\ufffdb', /^a\ufffdb is not/],
    [`${'x'.repeat(200)}=1`, `${'x'.repeat(60)}…`, /^x{60}… is not/],
  ] as const) {
    const { status, body } = await app.get(`/grants?${query}`);
    assert.deepEqual([status, body.code, body.errors[0].field], [400, 'unknown_parameter', field], query);
    assert.match(body.error, sentence);
  }
});

test('a format says that it does not take a parameter of the list, and which it takes', async () => {
  await using app = await createTestApp();
  for (const [path, sentence] of [
    ['/grants.atom?limit=5', /^limit is not a parameter of list_grants in the format \.atom; it takes q, /],
    ['/grants.jsonld?q=x', /^q is not a parameter of list_grants in the format \.jsonld; it takes none\.$/],
    [
      '/grants.csv?facets=labels',
      /^facets is not a parameter of list_grants in the format \.csv; it takes .*limit/,
    ],
    ['/grants.csv?lables=x', /^lables is not a parameter of list_grants; did you mean label\?$/],
  ] as const) {
    const { status, body } = await app.get(path);
    assert.equal(status, 400, path);
    assert.match(body.error, sentence);
  }
});

test('what belongs into a header or the address is told so at once, however it is written', async () => {
  await using app = await createTestApp();
  const claim = '/crm/claims/00000000-0000-4000-8000-000000000000';
  for (const [method, path, body, sentence] of [
    [
      'PATCH',
      claim,
      { 'If-Match': '1' },
      'If-Match does not belong in the body; send it in the header If-Match.',
    ],
    [
      'PATCH',
      claim,
      { if_match: '1' },
      'if_match does not belong in the body; send it in the header If-Match.',
    ],
    [
      'PATCH',
      claim,
      { if_mach: '1' },
      'if_mach is not a known member; remove it, or did you mean the header If-Match?',
    ],
    [
      'POST',
      '/research',
      { query: 'senescence in muscle', 'Idempotency-Key': 'k' },
      'Idempotency-Key does not belong in the body; send it in the header Idempotency-Key.',
    ],
    ['DELETE', claim, { x: 1 }, 'x is not a known member; remove it.'],
    ['DELETE', claim, { idd: 1 }, 'idd is not a known member; remove it.'],
  ] as const) {
    const answer = await app.send(method, path, { as: 'full house', body });
    assert.deepEqual([answer.status, answer.body.error], [400, sentence]);
    assert.equal(firstOf(answer)?.hint, undefined);
  }
});

test('an entry of a list in a query is called by its parameter, one in a body by its path', async () => {
  await using app = await createTestApp();
  for (const [path, field] of [
    ['/grants?facets=nope,also-none', 'facets'],
    ['/changes?families=nope', 'families'],
    ['/counts/grants?by=nope', 'by'],
  ] as const) {
    const answer = await app.get(path);
    assert.equal(answer.status, 400, path);
    assert.deepEqual(
      answer.body.errors.map((one: { field: string }) => one.field),
      [field],
    );
    assert.match(answer.body.error, new RegExp(`^An entry of ${field} must be one of `));
  }
  const near = firstOf(await app.get('/changes?families=grant'));
  assert.equal(near?.hint, 'Did you mean grants?');
});

test('an entry that a list holds twice is refused where each counts once', async () => {
  await using app = await createTestApp();
  const { status, body } = await app.get('/counts/grants?by=labels,labels');
  assert.deepEqual([status, body.error], [400, 'by holds an entry twice; send each once.']);
});
