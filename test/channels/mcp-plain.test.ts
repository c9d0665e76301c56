// A call in its usual form is answered without the library. Whatever is sent gets the same status, headers and
// bytes both ways; a parameter of Content-Type that says nothing sends it the way of the library.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isDeepStrictEqual } from 'node:util';
import { createApp } from '../../src/app.ts';
import { operations } from '../../src/catalogue.ts';
import { plainlyCalled } from '../../src/channels/mcp/plain-call.ts';
import { demoApp } from '../support/demo-app.ts';
import { asked, call, type Message, modern, strange, strangeModern } from '../support/mcp-messages.ts';
import { slowOperation } from '../support/slow-operation.ts';
import { appParts, createTestApp, namedCaller, site } from '../support/test-app.ts';

const plainType = 'application/json';
const oddType = 'application/json; charset=utf-8; profile=none';
const usual = { accept: 'application/json, text/event-stream' };

type Fetch = (request: Request) => Promise<Response>;

function headersOf({ headers }: Message, type: string): Record<string, string> {
  return { ...usual, 'content-type': type, ...headers };
}

async function answered(fetch: Fetch, message: Message, type: string): Promise<object> {
  const { body } = message;
  const headers = Object.entries(headersOf(message, type)).filter(([, value]) => value !== '');
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  const response = await fetch(
    new Request(`${site}/mcp`, { method: 'POST', headers: headers as [string, string][], body: text }),
  );
  return { status: response.status, headers: [...response.headers].sort(), text: await response.text() };
}

function isPlain(message: Message): boolean {
  const { body } = message;
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return false;
  const headers = Object.entries(headersOf(message, plainType)).filter(([, value]) => value !== '');
  return plainlyCalled(new Headers(headers as [string, string][]), body as Record<string, unknown>) !== null;
}

const parts = () => ({ requestId: () => 'r' });

test('whatever is sent is answered alike without the library and by it', async () => {
  await using app = await demoApp({ parts });
  // What the library refuses with a status of its own stands in no document.
  const { fetch } = createApp({ ...appParts(app), identify: namedCaller });
  const ready = await app.get('/grants?limit=1');
  const known = ['get_grant', { public_id: ready.body.data[0].public_id }] as const;
  const callers = ['', 'full house', 'top house operator'];
  const usualCalls = callers.flatMap((authorization) =>
    [...asked, known].flatMap(([name, given]): Message[] => [
      { body: call(name, given), headers: { authorization } },
      modern(name, given, {}, { authorization }),
    ]),
  );
  const messages = [...usualCalls, ...strange, ...strangeModern];
  assert.ok(messages.length > 300, String(messages.length));
  const different: unknown[] = [];
  for (const message of messages) {
    const short = await answered(fetch, message, plainType);
    const long = await answered(fetch, message, oddType);
    if (!isDeepStrictEqual(short, long)) different.push([message, isPlain(message), short, long]);
  }
  assert.deepEqual(different, []);
  const plain = messages.filter(isPlain);
  assert.ok(plain.length > 200, `${plain.length} of ${messages.length}`);
  assert.ok(usualCalls.filter(isPlain).length > usualCalls.length * 0.9);
  assert.deepEqual(app.bugs, []);
});

test('a call that tells of its progress does so alike', async () => {
  await using app = await createTestApp({ operations: [slowOperation], parts });
  const fetch: Fetch = (request) => app.app.fetch(request);
  const told = { progressToken: 'mine' };
  const messages = [{ body: call('get_slowly', {}, { _meta: told }) }, modern('get_slowly', {}, told)];
  for (const message of messages) {
    assert.ok(isPlain(message));
    const [short, long] = await Promise.all([
      answered(fetch, message, plainType),
      answered(fetch, message, oddType),
    ]);
    assert.deepEqual(short, long);
    assert.match(JSON.stringify(short), /notifications\/progress/);
  }
});

test('a call that takes longer begins its answer before it ends', async () => {
  let ends = () => {};
  const waits = new Promise<void>((resolve) => {
    ends = resolve;
  });
  const waiting = { ...slowOperation, run: async () => waits.then(() => ({ text: '{}' })) };
  await using app = await createTestApp({ operations: [waiting] });
  const headers = { ...usual, 'content-type': plainType };
  const body = JSON.stringify(call('get_slowly', {}));
  const response = await app.app.fetch(new Request(`${site}/mcp`, { method: 'POST', headers, body }));
  assert.equal(response.headers.get('content-type'), 'text/event-stream');
  ends();
  assert.match(await response.text(), /^event: message\ndata: \{"result":.*\}\n\n$/);
});

test('a bug in a tool is told and logged alike', async () => {
  await using app = await createTestApp();
  const broken = operations.map((one) =>
    one.name === 'get_stats' ? { ...one, run: () => Promise.reject(new Error('a bug')) } : one,
  );
  const { fetch } = createApp({ ...appParts(app), operations: broken as typeof operations });
  for (const message of [{ body: call('get_stats', {}) }, modern('get_stats', {})]) {
    assert.ok(isPlain(message));
    const short = await answered(fetch, message, plainType);
    assert.equal(app.bugs.length, 1);
    assert.deepEqual(short, await answered(fetch, message, oddType));
    assert.equal(app.bugs.splice(0).length, 2);
  }
});

test('a call leaves nothing that listens to its request', async () => {
  await using app = await demoApp({ parts });
  for (const { body, headers = {} } of [
    { body: call('get_stats', {}) },
    modern('get_stats', {}),
  ] as Message[]) {
    const all = { ...usual, 'content-type': plainType, ...headers };
    const request = new Request(`${site}/mcp`, { method: 'POST', headers: all, body: JSON.stringify(body) });
    let listening = 0;
    const { signal } = request;
    const listen = signal.addEventListener.bind(signal);
    signal.addEventListener = (...args: Parameters<typeof listen>) => {
      listening += 1;
      listen(...args);
    };
    await (await app.app.fetch(request)).text();
    assert.equal(listening, 0);
  }
});
