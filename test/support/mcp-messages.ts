// Messages to the tool server, usual and strange ones, as clients of 2025 and of 2026 send them.

export interface Message {
  readonly body: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

const prefix = 'io.modelcontextprotocol/';

export function call(name: unknown, given?: unknown, more: object = {}): Record<string, unknown> {
  const params = { name, ...(given === undefined ? {} : { arguments: given }), ...more };
  return { jsonrpc: '2.0', id: 1, method: 'tools/call', params };
}

/** The same as a client of 2026 sends it. */
export function modern(
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
  const named = {
    'mcp-protocol-version': '2026-07-28',
    'mcp-method': 'tools/call',
    'mcp-name': encodeURIComponent(name),
  };
  return { body: call(name, given, { _meta }), headers: { ...named, ...headers } };
}

export const asked: readonly (readonly [string, object])[] = [
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

export const strange: readonly Message[] = [
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

export const strangeModern: readonly Message[] = [
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
