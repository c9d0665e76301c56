// Calls of tools that nobody waits for any more: the connection goes, before the answer begins and after, or the
// client of a program on stdin and stdout says so. The work ends, and the next call is answered.

import assert from 'node:assert/strict';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { PassThrough } from 'node:stream';
import { test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { createApp } from '../../src/app.ts';
import { relay } from '../../src/channels/mcp/relay.ts';
import type { Context } from '../../src/kernel/operation.ts';
import { httpLimits, httpServer } from '../../src/server/http/http-server.ts';
import { call, type Message, modern } from '../support/mcp-messages.ts';
import { slowOperation } from '../support/slow-operation.ts';
import { appParts, createTestApp } from '../support/test-app.ts';

/** A server with a tool that works until nobody waits for it, and one that answers. */
async function withEndless() {
  const test = await createTestApp();
  const ended: string[] = [];
  let begun = 0;
  const endless = {
    ...slowOperation,
    run: async (_: unknown, { signal }: Context) => {
      begun++;
      for (let at = 0; at < 1_000; at++) {
        if (signal?.aborted) {
          ended.push('given up');
          signal.throwIfAborted();
        }
        await sleep(10);
      }
      ended.push('worked to its end');
      return { text: '{}' };
    },
  };
  const made = createApp({
    ...appParts(test),
    operations: [endless, { ...slowOperation, name: 'get_soon', path: '/soon' }],
  });
  const http = httpServer(
    made.fetch,
    () => true,
    () => performance.now(),
    httpLimits,
    () => made.direct,
  );
  http.server.listen(0, '127.0.0.1');
  await once(http.server, 'listening');
  const { port } = http.server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/mcp`,
    bugs: test.bugs,
    ended,
    begun: () => begun,
    [Symbol.asyncDispose]: async () => {
      http[Symbol.dispose]();
      await test[Symbol.asyncDispose]();
    },
  };
}

async function until(holds: () => boolean): Promise<void> {
  for (let tries = 0; !holds(); tries++) {
    assert.ok(tries < 500, 'it takes too long');
    await sleep(10);
  }
}

const usual = { accept: 'application/json, text/event-stream', 'content-type': 'application/json' };
const asking = (message: Message, signal?: AbortSignal, more: Record<string, string> = {}): RequestInit => ({
  method: 'POST',
  headers: { ...usual, ...message.headers, ...more },
  body: JSON.stringify(message.body),
  ...(signal ? { signal } : {}),
});
const told = { _meta: { progressToken: 'p' } };

for (const [what, message, headers, waitMs] of [
  ['of 2025', { body: call('get_slowly', {}) }, {}, 100],
  ['of 2025, whose stream is open', { body: call('get_slowly', {}) }, {}, 1_300],
  ['of 2025, which tells of its progress', { body: call('get_slowly', {}, told) }, {}, 900],
  ['of 2025, in one piece', { body: call('get_slowly', {}) }, { accept: '*/*' }, 300],
  ['of 2026', modern('get_slowly', {}), {}, 100],
  ['of 2026, which tells of its progress', modern('get_slowly', {}, { progressToken: 'p' }), {}, 900],
] as const)
  test(`a call ${what} ends when its connection does`, async () => {
    await using server = await withEndless();
    const gone = new AbortController();
    const asked = fetch(server.url, asking(message, gone.signal, headers)).then((answer) => answer.text());
    const failed = assert.rejects(asked, { name: 'AbortError' });
    await until(() => server.begun() === 1);
    await sleep(waitMs);
    gone.abort();
    await failed;
    await until(() => server.ended.length === 1);
    assert.deepEqual(server.ended, ['given up']);
    const next = await fetch(server.url, asking({ body: call('get_soon', {}) }));
    assert.equal(next.status, 200);
    await next.text();
    assert.deepEqual(server.bugs, []);
  });

test('a call that a program on stdin and stdout cancels ends at the instance, and is not answered', async () => {
  await using server = await withEndless();
  const [stdin, stdout] = [new PassThrough(), new PassThrough()];
  const lines: string[] = [];
  stdout.setEncoding('utf8').on('data', (text: string) => lines.push(...text.split('\n').filter(Boolean)));
  const errors: Error[] = [];
  const over = relay({
    url: new URL(server.url),
    key: null,
    fetch,
    version: '1',
    stdin,
    stdout,
    onError: (error) => errors.push(error),
  });
  const say = (message: object) => stdin.write(`${JSON.stringify({ jsonrpc: '2.0', ...message })}\n`);
  const clientInfo = { name: 'host', version: '1' };
  say({
    id: 0,
    method: 'initialize',
    params: { protocolVersion: '2025-11-25', capabilities: {}, clientInfo },
  });
  await until(() => lines.length === 1);
  say({ method: 'notifications/initialized' });
  say({ id: 1, method: 'tools/call', params: { name: 'get_slowly', arguments: {} } });
  await until(() => server.begun() === 1);
  say({ method: 'notifications/cancelled', params: { requestId: 1, reason: 'The person stopped it.' } });
  say({ id: 2, method: 'tools/call', params: { name: 'get_soon', arguments: {} } });
  await until(() => server.ended.length === 1);
  assert.deepEqual(server.ended, ['given up']);
  await until(() => lines.length === 2);
  assert.equal((JSON.parse(lines[1] ?? '') as { id: number }).id, 2, lines.join('\n'));
  stdin.end();
  await over;
  assert.deepEqual([server.bugs, errors], [[], []]);
});
