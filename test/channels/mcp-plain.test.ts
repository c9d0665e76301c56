// A call in its usual form is answered without the library. Whatever is sent gets the same status, headers and
// bytes both ways; a parameter of Content-Type that says nothing sends it the way of the library.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import { demoWorld } from '../../demo/world.ts';
import { createApp } from '../../src/app.ts';
import { operations } from '../../src/catalogue.ts';
import { plainlyCalled } from '../../src/channels/mcp/plain-call.ts';
import { operation } from '../../src/kernel/operation.ts';
import { appParts, createTestApp, site, type TestApp } from '../support/test-app.ts';

interface Message {
  readonly body: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

const plainType = 'application/json';
const oddType = 'application/json; charset=utf-8; profile=none';
const usual = { accept: 'application/json, text/event-stream' };
const prefix = 'io.modelcontextprotocol/';

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

function call(name: unknown, given?: unknown, more: object = {}): Record<string, unknown> {
  const params = { name, ...(given === undefined ? {} : { arguments: given }), ...more };
  return { jsonrpc: '2.0', id: 1, method: 'tools/call', params };
}

/** The same as a client of 2026 sends it. */
function modern(
  name: string,
  given: object,
  meta: object = {},
  headers: Readonly<Record<string, string>> = {},
): Message {
  const _meta = {
    [`${prefix}protocolVersion`]: '2026-07-28',
    [`${prefix}clientCapabilities`]: {},
    ...meta,
  };
  const named = { 'mcp-protocol-version': '2026-07-28', 'mcp-method': 'tools/call', 'mcp-name': name };
  return { body: call(name, given, { _meta }), headers: { ...named, ...headers } };
}

const asked: readonly (readonly [string, object])[] = [
  ['list_grants', {}],
  ['list_grants', { limit: 3, detail: 'full' }],
  ['list_grants', { q: 'ageing', limit: 2, offset: 1 }],
  ['list_grants', { q: 'nothing that is there', labels_any: ['none'] }],
  ['list_grants', { limit: 'many' }],
  ['list_grants', { unknown: 1, constructor_: null }],
  ['list_grants', { labels_any: ['\ud800', '😀', '\u0000'] }],
  ['list_grants', { detail: 'none' }],
  ['list_companies', { limit: 2 }],
  ['get_grant', { public_id: 'none' }],
  ['get_grant', { public_id: '' }],
  ['get_grant', { public_id: 7 }],
  ['get_grant', {}],
  ['get_stats', {}],
  ['find_funding', { about: 'senescence in the ageing of muscle' }],
  ['find_funding', { about: '' }],
  ['whats_new', { since: '2026-01-01' }],
  ['whats_new', { since: 'yesterday' }],
  ['resolve_name', { name: 'National Institute on Aging' }],
  ['search', { q: 'mitochondria' }],
  ['find_tools', { query: 'claims' }],
  ['find_tools', {}],
  ['find_tools', { query: 7 }],
  ['call_tool', { name: 'get_stats', arguments: {} }],
  ['call_tool', { name: 'get_grant', arguments: { public_id: 'none' } }],
  ['call_tool', { name: 'no_such_tool', arguments: {} }],
  ['call_tool', { name: 'list_grants' }],
  ['call_tool', {}],
  ['call_tool', { name: 'get_stats', handle: 'none' }],
  ['call_tool', { name: 'get_stats', handle: 7 }],
  ['list_claims', {}],
  ['get_leads', {}],
  ['no_such_tool', {}],
  ['no such tool, \u202e and more', {}],
  ['get_grants', { public_id: 'x' }],
  ['get_stats', { key: 'perennial_live_0000000000000000000000000000000000000000' }],
  ['', {}],
];

const strange: readonly Message[] = [
  ...['', '{', '[]', 'null', '7', '"tools/call"', '{"jsonrpc":"2.0"}', '{"id":1,"id":2}'].map((body) => ({
    body,
  })),
  { body: [call('get_stats', {})] },
  { body: [call('get_stats', {}), call('get_stats', {})] },
  ...['a', '', 0, -0, -7, 2 ** 53, 1.5, 1e300, null, true, {}, []].map((id) => ({
    body: { ...call('get_stats', {}), id },
  })),
  ...['1.0', 2, undefined, null].map((jsonrpc) => ({ body: { ...call('get_stats', {}), jsonrpc } })),
  { body: { jsonrpc: '2.0', method: 'tools/call', params: { name: 'get_stats' } } },
  { body: { jsonrpc: '2.0', method: 'notifications/cancelled', params: { requestId: 1, reason: 'enough' } } },
  { body: { jsonrpc: '2.0', method: 'notifications/initialized' } },
  { body: { jsonrpc: '2.0', id: 1, result: {} } },
  { body: { jsonrpc: '2.0', id: 1, method: 'ping' } },
  { body: { jsonrpc: '2.0', id: 1, method: 'tools/list', params: {} } },
  { body: { jsonrpc: '2.0', id: 1, method: 'tools/nothing', params: {} } },
  { body: { jsonrpc: '2.0', id: 1, method: 'initialize', params: {} } },
  { body: { ...call('get_stats', {}), extra: 1 } },
  { body: { ...call('get_stats', {}), result: {} } },
  { body: { jsonrpc: '2.0', id: 1, method: 'tools/call' } },
  { body: { jsonrpc: '2.0', id: 1, method: 'tools/call', params: [] } },
  { body: { jsonrpc: '2.0', id: 1, method: 'tools/call', params: null } },
  ...[null, 7, {}, undefined].map((name) => ({ body: call(name, {}) })),
  ...[null, 7, 'text', []].map((given) => ({ body: call('get_stats', given) })),
  { body: call('get_stats') },
  ...[
    { task: {} },
    { task: { ttl: 5 } },
    { inputResponses: {} },
    { requestState: 'x' },
    { requestState: 7 },
    { more: 1 },
  ].map((more) => ({ body: call('get_stats', {}, more) })),
  ...[
    null,
    7,
    [],
    {},
    { progressToken: 'p' },
    { progressToken: 7 },
    { progressToken: 1.5 },
    { progressToken: null },
    { progressToken: {} },
    { 'own/key': 1 },
    { [`${prefix}related-task`]: { taskId: 'x' } },
    { [`${prefix}related-task`]: 7 },
    { [`${prefix}clientCapabilities`]: {} },
    { [`${prefix}protocolVersion`]: '2025-06-18' },
    { [`${prefix}protocolVersion`]: 7 },
    { traceparent: 'x' },
  ].map((_meta) => ({ body: call('get_stats', {}, { _meta }) })),
  ...[
    '',
    '*/*',
    'application/json',
    'text/event-stream',
    'text/event-stream, application/json;q=0.1',
    'text/html',
  ].map((accept) => ({ body: call('get_stats', {}), headers: { accept } })),
  ...[
    '2025-11-25',
    '2025-06-18',
    '2025-03-26',
    '2024-11-05',
    '2024-10-07',
    '2024-01-01',
    '2026-07-28',
    '2027-01-01',
    'x',
    ' 2025-06-18 ',
  ].map((version) => ({ body: call('get_stats', {}), headers: { 'mcp-protocol-version': version } })),
  { body: call('get_stats', {}), headers: { 'mcp-session-id': 'mine', 'last-event-id': '7' } },
  { body: call('get_stats', {}), headers: { 'mcp-method': 'tools/list', 'mcp-name': 'other' } },
  { body: call('get_stats', {}), headers: { 'content-encoding': 'gzip' } },
];

const strangeModern: readonly Message[] = [
  modern('get_stats', {}, { progressToken: 'p', 'own/key': 1 }),
  ...[
    { elicitation: {} },
    { elicitation: { form: {} } },
    { elicitation: { url: {} } },
    { elicitation: 7 },
    { elicitation: { form: 7 } },
    { roots: { listChanged: true } },
    { sampling: { tools: {} } },
    { experimental: { x: {} } },
    { other: {} },
    null,
    [],
    7,
  ].map((capabilities) => modern('get_stats', {}, { [`${prefix}clientCapabilities`]: capabilities })),
  ...[
    { name: 'a', version: '1' },
    { name: 'a', version: '1', title: 'A' },
    { name: 'a' },
    { name: 'a', version: '1', websiteUrl: 'x' },
    7,
    null,
  ].map((client) => modern('get_stats', {}, { [`${prefix}clientInfo`]: client })),
  ...['2025-11-25', '2026-07-29', '2026-07-28 ', 7].map((version) =>
    modern('get_stats', {}, { [`${prefix}protocolVersion`]: version }),
  ),
  ...['debug', 'loud', 7].map((level) => modern('get_stats', {}, { [`${prefix}logLevel`]: level })),
  ...['', 'ping', 'Tools/Call', ' tools/call '].map((method) =>
    modern('get_stats', {}, {}, { 'mcp-method': method }),
  ),
  ...['', 'list_grants', '=?base64?Z2V0X3N0YXRz?=', ' get_stats'].map((name) =>
    modern('get_stats', {}, {}, { 'mcp-name': name }),
  ),
  ...['', '2025-06-18', 'x'].map((version) =>
    modern('get_stats', {}, {}, { 'mcp-protocol-version': version }),
  ),
  ...['', 'text/html'].map((accept) => modern('get_stats', {}, {}, { accept })),
  ...['create_claim', 'delete_claim', 'contact'].map((name) =>
    modern(name, {}, { [`${prefix}clientCapabilities`]: { elicitation: {} } }),
  ),
];

async function demoApp(): Promise<TestApp> {
  const app = await createTestApp();
  const world = Map.groupBy(demoWorld({ now: app.clock.now }), ({ family }) => family);
  for (const [family, own] of world) await app.add(family, ...own.map(({ record }) => record));
  return app;
}

test('whatever is sent is answered alike without the library and by it', async () => {
  await using app = await demoApp();
  const fetch: Fetch = (request) => app.app.fetch(request);
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
  for (const message of messages) {
    const short = await answered(fetch, message, plainType);
    const long = await answered(fetch, message, oddType);
    assert.deepEqual(short, long, JSON.stringify(message));
  }
  const plain = messages.filter(isPlain);
  assert.ok(plain.length > 200, `${plain.length} of ${messages.length}`);
  assert.ok(usualCalls.filter(isPlain).length > usualCalls.length * 0.9);
  assert.deepEqual(app.bugs, []);
});

const slow = operation({
  name: 'get_slowly',
  method: 'GET',
  path: '/slowly',
  tier: 'public',
  tag: 'Search',
  summary: 'Something that takes its time.',
  input: {},
  output: () => ({ type: 'object' }),
  run: async () => {
    await setTimeout(650);
    return { text: '{}' };
  },
});

test('a call that tells of its progress does so alike', async () => {
  await using app = await createTestApp({ operations: [slow] });
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
  const waiting = { ...slow, run: async () => waits.then(() => ({ text: '{}' })) };
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
  await using app = await demoApp();
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
