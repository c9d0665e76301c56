// What a client writes to a program on stdin, and what it reads on stdout: every line with a request has an answer,
// whatever it is, and who asked to be told of the progress is told.

import assert from 'node:assert/strict';
import { PassThrough } from 'node:stream';
import { test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { createApp } from '../../src/app.ts';
import { relay } from '../../src/channels/mcp/relay.ts';
import { slowOperation } from '../support/slow-operation.ts';
import { appParts, createTestApp } from '../support/test-app.ts';

interface Said {
  readonly id?: number | string | null;
  readonly method?: string;
  readonly error?: { readonly code: number; readonly message: string };
  readonly params?: { readonly progressToken?: unknown; readonly progress?: number };
}

/** A program that is spoken with in lines. */
async function spokenWith() {
  const test = await createTestApp();
  const app = createApp({ ...appParts(test), operations: [slowOperation] });
  const [stdin, stdout] = [new PassThrough(), new PassThrough()];
  const said: Said[] = [];
  let rest = '';
  stdout.setEncoding('utf8').on('data', (text: string) => {
    const lines = (rest + text).split('\n');
    rest = lines.pop() ?? '';
    said.push(...lines.map((line) => JSON.parse(line)));
  });
  const over = relay({
    ...{ url: new URL('http://localhost/mcp'), key: null, version: '1', stdin, stdout, onError: () => {} },
    fetch: async (url, init) => app.fetch(new Request(url, init)),
  });
  const heard = async (count: number) => {
    for (let tries = 0; said.length < count && tries < 300; tries++) await sleep(10);
    return said.splice(0);
  };
  const initialize = {
    method: 'initialize',
    params: {
      protocolVersion: '2025-11-25',
      capabilities: {},
      clientInfo: { name: 'host', version: '1' },
    },
  };
  stdin.write(`${JSON.stringify({ jsonrpc: '2.0', id: 0, ...initialize })}\n`);
  await heard(1);
  stdin.write(`${JSON.stringify({ jsonrpc: '2.0', method: 'notifications/initialized' })}\n`);
  return {
    write: (text: string | Buffer) => stdin.write(text),
    heard,
    [Symbol.asyncDispose]: async () => {
      stdin.end();
      await over;
      await test[Symbol.asyncDispose]();
    },
  };
}

const ping = (id: number | string) => JSON.stringify({ jsonrpc: '2.0', id, method: 'ping' });

test('a line to a program that is no message is answered, and what follows is read', async () => {
  await using program = await spokenWith();
  program.write('{"jsonrpc":"2.0","id":null,"error":"what is no answer gets none"}\n');
  for (const [line, code, id] of [
    ['{"jsonrpc":"2.0","id":3,', -32700, null],
    ['nothing', -32700, null],
    [`[${ping(4)},${ping(5)}]`, -32600, null],
    ['[]', -32600, null],
    ['"text"', -32600, null],
    ['{"jsonrpc":"1.0","id":6,"method":"ping"}', -32600, 6],
    ['{"id":"seven","method":"ping"}', -32600, 'seven'],
    ['{"jsonrpc":"2.0","id":{"a":1},"method":"ping"}', -32600, null],
  ] as const) {
    program.write(`${line}\r\n\n${ping('next')}\n`);
    const answers = await program.heard(2);
    const [refused, next] = [answers.find(({ error }) => error), answers.find(({ error }) => !error)];
    assert.deepEqual([refused?.id, refused?.error?.code, next?.id], [id, code, 'next'], line);
  }
});

test('a line that is too long is answered once, and messages may come in pieces', async () => {
  await using program = await spokenWith();
  const piece = Buffer.alloc(4 * 1024 * 1024, 'a');
  for (let at = 0; at < 3; at++) program.write(piece);
  program.write(`\n${ping(8).slice(0, 9)}`);
  program.write(`${ping(8).slice(9)}\n`);
  const answers = await program.heard(2);
  assert.deepEqual(answers.map(({ id }) => id).toSorted(), [8, null]);
  assert.match(answers.find(({ error }) => error)?.error?.message ?? '', /longer than 10485760 bytes/);
});

test('a program tells of the progress of a call, under the name that its client gave it', async () => {
  await using program = await spokenWith();
  const params = { name: 'get_slowly', arguments: {}, _meta: { progressToken: 'mine' } };
  program.write(`${JSON.stringify({ jsonrpc: '2.0', id: 9, method: 'tools/call', params })}\n`);
  const [first, last] = await program.heard(2);
  assert.deepEqual([first?.method, first?.params?.progressToken], ['notifications/progress', 'mine']);
  assert.equal(first?.params?.progress, 1);
  assert.equal(last?.id, 9);
});
