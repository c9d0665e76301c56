// Calls of tools that are answered without a Request being made, held over the wire against those that are
// answered with one: two servers over the same records, of which one has the short ways.

import assert from 'node:assert/strict';
import { once } from 'node:events';
import { connect } from 'node:net';
import { test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { policies } from '../../src/access/limits.ts';
import { omegaPath } from '../../src/kernel/address.ts';
import { asked, call, type Message, modern, strange, strangeModern } from '../support/mcp-messages.ts';
import { exchange, pair, sorted } from '../support/two-servers.ts';

const usual = { accept: 'application/json, text/event-stream', 'content-type': 'application/json' };

/** The message as it is sent, head and body in one piece. */
function written({ body, headers = {} }: Message, more: Record<string, string> = {}): string {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  const all = { Host: 'a.example', ...usual, ...headers, ...more, Connection: 'close' };
  const lines = Object.entries(all).filter(([, value]) => value !== '');
  const length = Buffer.byteLength(text);
  const head = lines.map(([name, value]) => `${name}: ${value}\r\n`).join('');
  return `POST /mcp HTTP/1.1\r\n${head}Content-Length: ${length}\r\n\r\n${text}`;
}

/** Whether an answer is there to its end. */
function isWhole(answer: string): boolean {
  const [head = '', ...rest] = answer.split('\r\n\r\n');
  const length = /^content-length: (\d+)$/im.exec(head)?.[1];
  const body = rest.join('\r\n\r\n');
  return length === undefined ? body.endsWith('0\r\n\r\n') : body.length >= Number(length);
}

/** Sends pieces with a pause between them; the first answer that comes back, with its headers in one order. */
async function sent(port: number, ...pieces: readonly string[]): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  const over = once(socket, 'close');
  let answer = '';
  socket.setEncoding('latin1').on('data', (chunk) => {
    answer += chunk;
    if (isWhole(answer)) socket.destroy();
  });
  for (const piece of pieces) {
    socket.write(piece);
    if (pieces.length > 1) await sleep(30);
  }
  await over;
  return sorted(answer.replace(/^Date: .*\r\n/m, ''));
}

const get = call('get_grant', { public_id: 'g' });

test('every message to the tool server is answered alike with and without a Request', async () => {
  await using both = await pair();
  await Promise.all([both.short, both.long].map(({ port }) => sent(port, written({ body: get }))));
  const usualCalls = ['', 'full', 'top'].flatMap((authorization) =>
    [
      ...asked,
      ['get_grant', { public_id: 'g' }] as const,
      ['get_grant', { public_id: 'nobody' }] as const,
    ].flatMap(([name, given]): Message[] => [
      { body: call(name, given), headers: { authorization } },
      modern(name, given, {}, { authorization }),
    ]),
  );
  const messages = [...usualCalls, ...strange, ...strangeModern];
  let fetched = 0;
  for (const [at, message] of messages.entries()) {
    if (at === usualCalls.length) fetched = both.short.fetched();
    const own = { 'X-Forwarded-For': `10.2.${at >> 6}.${at & 63}` };
    const [short, long] = await Promise.all(
      [both.short, both.long].map(({ port }) => sent(port, written(message, own))),
    );
    assert.equal(short, long, JSON.stringify(message));
  }
  assert.ok(fetched < usualCalls.length / 2, `${fetched} of ${usualCalls.length} by fetch`);
});

test('a call whose body comes later, or is long, is answered like one that came in one piece', async () => {
  await using both = await pair();
  const { port } = both.short;
  const whole = written({ body: get });
  const uncounted = (text: string) => text.replaceAll(/^(?:x-)?ratelimit.*\r\n/gm, '');
  const answer = uncounted(await sent(port, whole));
  assert.match(answer, /^HTTP\/1\.1 200 OK.*"title"/s);
  for (const at of [20, whole.indexOf('\r\n\r\n') + 4, whole.length - 10]) {
    assert.equal(uncounted(await sent(port, whole.slice(0, at), whole.slice(at))), answer, String(at));
  }
  const long = JSON.stringify(get).replace('}', `}${' '.repeat(70_000)}`);
  assert.equal(uncounted(await sent(port, written({ body: long }))), answer);
});

test('the tool server of agents reads what came in one piece as well', async () => {
  await using both = await pair();
  const list = { jsonrpc: '2.0', id: 1, method: 'tools/list' };
  for (const body of [list, call('no_such_tool', {})]) {
    const message = written({ body }).replace('POST /mcp', `POST ${omegaPath}`);
    const [short = '', long] = await Promise.all(
      [both.short, both.long].map(({ port }) => sent(port, message)),
    );
    assert.equal(short, long);
    assert.match(short, /^HTTP\/1\.1 200 OK/);
  }
});

test('several calls of one connection are answered in their order', async () => {
  await using both = await pair();
  const one = (public_id: string) =>
    written({ body: call('get_grant', { public_id }) }).replace('Connection: close\r\n', '');
  const last = written({ body: get }).replace('POST', 'DELETE');
  const pieces = `${one('g')}${one('nobody')}GET /api/v1/grants/g HTTP/1.1\r\nHost: a.example\r\n\r\n${last}`;
  for (let turn = 0; turn < 2; turn++) {
    const [short = '', long = ''] = await Promise.all(
      [both.short, both.long].map(({ port }) => exchange(port, pieces.replaceAll('\r\n', '\n'))),
    );
    const seen = (text: string) => text.split('HTTP/1.1 ').map(sorted);
    assert.equal(seen(short).length, 5);
    assert.deepEqual(seen(short), seen(long));
  }
});

test('a call over the limit, or of a page of another site, is refused alike', async () => {
  await using both = await pair();
  const address = '198.51.100.9';
  for (const { limits } of [both.short, both.long]) {
    for (let i = 0; i < policies.public.requests - 2; i++) limits.take(address, policies.public);
  }
  const statuses: string[] = [];
  for (let turn = 0; turn < 4; turn++) {
    const message = written({ body: get }, { 'X-Forwarded-For': address });
    const [short = '', long] = await Promise.all(
      [both.short, both.long].map(({ port }) => sent(port, message)),
    );
    assert.equal(short, long);
    statuses.push(short.slice(9, 12));
  }
  assert.deepEqual(statuses, ['200', '200', '429', '429']);
  for (const more of [{ Origin: 'https://b.example' }, { Authorization: 'Bearer nobody' }]) {
    const [short, long] = await Promise.all(
      [both.short, both.long].map(({ port }) => sent(port, written({ body: get }, more))),
    );
    assert.equal(short, long);
  }
});
