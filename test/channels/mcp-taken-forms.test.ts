// The protocol asks clients to name JSON and streams in Accept. Who names neither, as curl does, is answered all
// the same; who names no stream is sent none.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { call, modern } from '../support/mcp-messages.ts';
import { slowOperation } from '../support/slow-operation.ts';
import { createTestApp, site, type TestApp } from '../support/test-app.ts';

const messages = {
  initialize: {
    jsonrpc: '2.0',
    id: 1,
    method: 'initialize',
    params: { protocolVersion: '2025-11-25', capabilities: {}, clientInfo: { name: 'curl', version: '1' } },
  },
  'tools/list': { jsonrpc: '2.0', id: 'a', method: 'tools/list' },
  'a read': call('get_stats', {}),
  'a call that writes': call('delete_comment', { comment_id: 'nothing', delete_token: 'x'.repeat(32) }),
  'an error': { jsonrpc: '2.0', id: 2, method: 'prompts/get', params: { name: 'no_such' } },
};

async function asked({ app }: Pick<TestApp, 'app'>, message: object, headers: Record<string, string>) {
  const all = { 'content-type': 'application/json', ...headers };
  const body = JSON.stringify(message);
  const response = await app.fetch(new Request(`${site}/mcp`, { method: 'POST', headers: all, body }));
  const text = await response.text();
  return { status: response.status, type: response.headers.get('content-type') ?? '', text };
}

test('who takes anything, or JSON alone, is answered with JSON, whatever is asked', async () => {
  await using app = await createTestApp();
  for (const accept of [undefined, '*/*', 'application/json', 'application/*', 'Application/JSON;q=0.5']) {
    for (const [name, message] of Object.entries(messages)) {
      const { status, type, text } = await asked(app, message, accept === undefined ? {} : { accept });
      const what = `${name}, ${accept}: ${text.slice(0, 200)}`;
      assert.equal(status, 200, what);
      assert.match(type, /^application\/json/, what);
      const answer = JSON.parse(text) as { id: unknown; result?: object; error?: { data: object } };
      assert.equal(answer.id, (message as { id: unknown }).id, what);
      assert.equal(name === 'an error', answer.error !== undefined, what);
      if (answer.error) assert.ok('license' in answer.error.data, what);
    }
    const notified = { jsonrpc: '2.0', method: 'notifications/initialized' };
    const { status } = await asked(app, notified, accept === undefined ? {} : { accept });
    assert.equal(status, 202);
  }
});

test('who names streams gets them from a server of 2025, and who takes neither is told so', async () => {
  await using app = await createTestApp();
  for (const accept of ['text/event-stream', 'text/event-stream, */*;q=0.1', 'text/*']) {
    for (const message of [messages['tools/list'], messages['a read']]) {
      const { status, type, text } = await asked(app, message, { accept });
      assert.deepEqual([status, type], [200, 'text/event-stream'], text);
    }
  }
  for (const accept of ['text/html', 'application/json;q=0', '*/*;q=0']) {
    const { status, text } = await asked(app, messages['a read'], { accept });
    assert.equal(status, 406, accept);
    assert.match(text, /answers with application\/json or text\/event-stream, .* takes neither\./);
  }
});

test('progress is left out where no stream is taken', async () => {
  await using app = await createTestApp({ operations: [slowOperation] });
  const told = { progressToken: 'mine' };
  const of2026 = modern('get_slowly', {}, told);
  for (const [message, headers] of [
    [call('get_slowly', {}, { _meta: told }), {}],
    [of2026.body, of2026.headers],
  ] as const) {
    for (const type of ['application/json', 'application/json; charset=utf-8; profile=none']) {
      const all = { ...headers, accept: 'application/json', 'content-type': type };
      const answer = await asked(app, message as object, all);
      assert.deepEqual([answer.status, answer.type], [200, 'application/json']);
      assert.ok(JSON.parse(answer.text).result, answer.text);
    }
  }
});
