import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { number, text } from '../../src/kernel/field.ts';
import { inBody, maybe, operation } from '../../src/kernel/operation.ts';
import { flawInJson } from '../../src/kernel/strict-json.ts';
import { createTestApp, site, type TestApp } from '../support/test-app.ts';

const echo = operation({
  name: 'create_echo',
  method: 'POST',
  path: '/echo',
  tier: 'public',
  tag: 'Test',
  summary: 'Says what it read.',
  input: { a: inBody(maybe(text('A text.'))), n: inBody(maybe(number('A number.'))) },
  output: () => ({ type: 'object' }) as never,
  bodyLimit: 1_000,
  run: (input) => ({ text: JSON.stringify({ read: input }) }),
});

function post(test: TestApp, body: RequestInit['body'], headers: Record<string, string> = {}) {
  const type = { 'content-type': 'application/json' };
  const init = { method: 'POST', body, headers: { ...type, ...headers }, duplex: 'half' } as RequestInit;
  return test.app.fetch(new Request(`${site}/api/v1/echo`, init));
}

const utf16 = (text: string) => Buffer.from(`\ufeff${text}`, 'utf16le');

test('a body that a program could misread is refused with the status and sentence that say why', async () => {
  await using test = await createTestApp({ operations: [echo] });
  const json = { 'content-type': 'application/json' };
  const cases: readonly (readonly [
    name: string,
    body: string | Uint8Array,
    status: number,
    headers?: Record<string, string>,
  ])[] = [
    ['plain', '{"a":"x","n":1}', 200],
    ['no body', '', 200],
    ['another JSON type', '{"a":"x"}', 200, { 'content-type': 'application/vnd.x+json; charset=UTF-8' }],
    ['too large', `{"a":"${'x'.repeat(1_000)}"}`, 413],
    ['a member twice', '{"a":"x","a":"y"}', 400],
    ['a member twice, spelled differently', '{"a":"x","\\u0061":"y"}', 400],
    ['__proto__', '{"__proto__":{"a":"x"}}', 400],
    ['__proto__, escaped', '{"__pr\\u006fto__":{"a":"x"}}', 400],
    ['constructor, deep', '{"a":[{"constructor":1}]}', 400],
    ['deep', `{"a":${'['.repeat(20)}${']'.repeat(20)}}`, 400],
    ['a byte order mark', '\ufeff{"a":"x"}', 400],
    ['UTF-16', utf16('{"a":"x"}'), 400],
    ['UTF-16 by name', '{"a":"x"}', 415, { 'content-type': 'application/json; charset=utf-16' }],
    ['bytes that are no UTF-8', Buffer.from([0x7b, 0xff, 0x7d]), 400],
    ['an array', '[]', 400],
    ['a word', 'null', 400],
    ['no JSON', '{"a":', 400],
    ['unknown member', '{"b":1}', 400],
    ['a form', 'a=x', 415, { 'content-type': 'application/x-www-form-urlencoded' }],
    ['plain text', '{"a":"x"}', 415, { 'content-type': 'text/plain' }],
    ['nearly JSON', '{"a":"x"}', 415, { 'content-type': 'application/jsonx' }],
    ['compressed', '{"a":"x"}', 415, { 'content-encoding': 'gzip' }],
  ];
  for (const [name, body, status, headers = json] of cases) {
    const response = await post(test, body as RequestInit['body'], headers);
    const answer = (await response.json()) as { error?: string; request_id?: string };
    assert.equal(response.status, status, `${name}: ${JSON.stringify(answer)}`);
    if (status !== 200) assert.ok(answer.error && answer.request_id, name);
  }
  assert.deepEqual(test.bugs, []);
});

test('a body without end is read up to the limit and no further', async () => {
  await using test = await createTestApp({ operations: [echo] });
  let sent = 0;
  const endless = new ReadableStream({
    pull(controller) {
      sent += 100;
      controller.enqueue(new Uint8Array(100).fill(32));
    },
  });
  const response = await post(test, endless);
  assert.equal(response.status, 413);
  assert.ok(sent < 3_000, `${sent} bytes were read`);
});

test('JSON that one reader and the next understand alike is never refused', () => {
  const names = fc.string().filter((name) => !['__proto__', 'constructor', 'prototype'].includes(name));
  const value = fc.letrec((tie) => ({
    any: fc.oneof({ maxDepth: 4 }, fc.string(), fc.double(), fc.constant(null), tie('list'), tie('object')),
    list: fc.array(tie('any'), { maxLength: 4 }),
    object: fc.dictionary(names, tie('any'), { maxKeys: 4 }),
  })).any;
  fc.assert(
    fc.property(value, fc.constantFrom(0, 2), (any, space) => {
      assert.equal(flawInJson(JSON.stringify(any, null, space)), null);
    }),
    { seed: 9, numRuns: 500 },
  );
});

test('the scan says nothing wrong about the same name in two objects, nor about names inside texts', () => {
  for (const fine of [
    '{"a":{"a":{"a":1}},"b":[{"a":1},{"a":2}]}',
    '{"x":"\\"a\\":1,\\"a\\":2","y":"__proto__"}',
    '["a","a",{"a":"a"}]',
  ]) {
    assert.equal(flawInJson(fine), null, fine);
  }
  assert.notEqual(flawInJson('{"b":[{"a":1}],"c":2,"b":3}'), null);
  assert.equal(flawInJson('['.repeat(20)), null);
  assert.notEqual(flawInJson('['.repeat(21)), null);
});
