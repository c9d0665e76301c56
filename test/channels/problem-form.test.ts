import assert from 'node:assert/strict';
import { test } from 'node:test';
import { meaningOf } from '../../src/channels/openapi/refusals.ts';
import { createTestApp, site } from '../support/test-app.ts';

test('errors come as problem+json to whoever asks for it', async () => {
  await using app = await createTestApp();
  const { status, headers, body } = await app.get('/grants?limit=0', {
    headers: { accept: 'application/problem+json, application/json;q=0.5' },
  });
  assert.equal(status, 400);
  assert.match(headers.get('content-type') ?? '', /^application\/problem\+json/);
  assert.equal(body.status, 400);
  assert.equal(body.detail, 'limit must be a whole number from 1 to 200.');
  assert.equal(body.instance, headers.get('x-request-id'));
  assert.equal(body.code, 'invalid_input');
  assert.equal(body.errors[0].field, 'limit');
  assert.deepEqual([body.type, body.title], [`${site}/docs/guides/errors#invalid_input`, 'Bad Request']);
});

test('errors come in the form that Accept likes best; of two liked as much, in the one of RFC 9457', async () => {
  await using app = await createTestApp();
  const problem = 'application/problem+json';
  for (const [accept, type] of [
    [`${problem};q=0, application/json`, 'application/json'],
    [`application/json, ${problem};q=0.5`, 'application/json'],
    [`*/*, ${problem};q=0.5`, 'application/json'],
    ['*/*', 'application/json'],
    ['Application/Problem+JSON', problem],
    [`application/json, ${problem}`, problem],
    [`application/json;q=0.5, */*;q=0.1, ${problem};q=0.8`, problem],
    [`${problem}; q=0.2, */*;q=0.1`, problem],
  ] as const) {
    const { headers } = await app.get('/grants?limit=0', { headers: { accept } });
    assert.equal(headers.get('content-type')?.split(';')[0], type, accept);
  }
});

test('an error leads to the line of the guide that explains its code; every code has one', async () => {
  await using app = await createTestApp();
  const { body } = await app.get('/grants/unknown');
  assert.equal(body.docs_url, `${site}/docs/guides/errors#not_found`);
  const guide = await app.app.fetch(new Request(body.docs_url, { headers: { accept: 'text/html' } }));
  const page = await guide.text();
  for (const code of Object.keys(meaningOf)) {
    assert.equal(page.split(`<td id="${code}">`).length, 2, code);
  }
});

test('where programs sign in, the address that explains an error is error_uri', async () => {
  await using app = await createTestApp();
  const answer = await app.app.fetch(new Request(`${site}/oauth/token`));
  const body = (await answer.json()) as Record<string, string>;
  assert.ok(answer.status >= 400);
  assert.match(body.error_uri ?? '', /^http:\/\/perennial\.test\/docs\/guides\/errors#[a-z_]+$/);
  assert.equal(body.docs_url, undefined);
});
