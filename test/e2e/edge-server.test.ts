// The server itself, in this process, with short times so that a test can wait for them.

import assert from 'node:assert/strict';
import { once } from 'node:events';
import { request } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { test } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import { type HttpLimits, httpLimits, httpServer } from '../../src/commands/http-server.ts';
import { redacted } from '../../src/commands/server-log.ts';

async function running(fetch: (request: Request) => Promise<Response>, limits: Partial<HttpLimits> = {}) {
  const http = httpServer(fetch, () => false, { ...httpLimits, lookEvery: 20, ...limits });
  http.server.listen(0, '127.0.0.1');
  await once(http.server, 'listening');
  const { port } = http.server.address() as AddressInfo;
  return {
    http,
    port,
    url: `http://127.0.0.1:${port}`,
    /** What comes back for these bytes until the end of the connection, and after how many ms that is. */
    raw: async (bytes: string) => {
      const socket = connect(port, '127.0.0.1');
      let said = '';
      socket.on('data', (chunk) => {
        said += chunk;
      });
      socket.on('error', () => {});
      const from = performance.now();
      socket.write(bytes);
      await once(socket, 'close');
      return { said, took: performance.now() - from };
    },
    [Symbol.asyncDispose]: async () => {
      if (http.server.listening) await http.stop(200);
    },
  };
}

const quick = async () => new Response('{}', { headers: { 'content-type': 'application/json' } });

test('headers and bodies that do not arrive in time get 408 as JSON', async () => {
  const reading = async (request: Request) => new Response(await request.text());
  await using server = await running(reading, { headers: 100, request: 300 });
  const slow = await server.raw('GET / HTTP/1.1\r\nHost: a\r\nX-');
  assert.match(slow.said, /^HTTP\/1\.1 408 Request Timeout\r\n[\s\S]*"code":"too_slow"/);
  assert.ok(slow.took < 2_000, `${slow.took} ms`);
  const body = await server.raw('POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 10\r\n\r\n12');
  assert.match(body.said, /^HTTP\/1\.1 408 /);
});

test('a reader that takes nothing is cut off', async () => {
  const large = new Uint8Array(8 * 2 ** 20);
  await using server = await running(async () => new Response(large), { stall: 200 });
  const socket = connect(server.port, '127.0.0.1');
  socket.on('error', () => {});
  socket.pause();
  socket.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n');
  const open = () =>
    new Promise<number>((resolve) => server.http.server.getConnections((_, n) => resolve(n)));
  await setTimeout(100);
  assert.equal(await open(), 1);
  const from = performance.now();
  while ((await open()) > 0 && performance.now() - from < 3_000) await setTimeout(20);
  assert.equal(await open(), 0);
  socket.destroy();
});

test('a server that stops answers what is under way, tells its clients to go, and takes nobody new', async () => {
  const gate = Promise.withResolvers<void>();
  const answering = async (request: Request) => {
    if (request.url.endsWith('/slow')) await gate.promise;
    return quick();
  };
  await using server = await running(answering);
  const slow = request(`${server.url}/slow`, { headers: { connection: 'keep-alive' } });
  slow.end();
  await setTimeout(50);
  const stopped = server.http.stop(2_000);
  assert.ok(server.http.stopping());
  const during = await fetch(`${server.url}/quick`);
  assert.deepEqual([during.status, during.headers.get('connection')], [200, 'close']);
  await setTimeout(400);
  await assert.rejects(fetch(`${server.url}/late`));
  gate.resolve();
  const [answer] = await once(slow, 'response');
  assert.equal(answer.statusCode, 200);
  answer.resume();
  const from = performance.now();
  await stopped;
  assert.ok(performance.now() - from < 1_000, 'it ends with the last answer, not with the grace');
});

test('a server that stops does not wait for ever for one who never comes to an end', async () => {
  await using server = await running(() => new Promise(() => {}));
  const hanging = server.raw('GET / HTTP/1.1\r\nHost: a\r\n\r\n');
  await setTimeout(50);
  const from = performance.now();
  await server.http.stop(300);
  assert.ok(performance.now() - from < 1_500);
  assert.equal((await hanging).said, '');
});

test('no line of the log shows a secret or the address of a person', () => {
  const key = `perennial_key_${'a1B2'.repeat(9)}`;
  const lines: readonly (readonly [line: string, secret: string])[] = [
    [`{"err":"bad ${key}"}`, 'a1B2a1B2'],
    [`{"path":"/api/public/data-requests/${key.replace('key', 'req')}/verification"}`, 'a1B2a1B2'],
    [`{"path":"/x/${key.replaceAll('_', '%5F')}"}`, 'a1B2a1B2'],
    ['{"err":"Authorization: Bearer abcdef123456"}', 'abcdef123456'],
    ['{"headers":{"authorization":"xyz-123-secret"}}', 'xyz-123-secret'],
    ['{"headers":{"x-comment-token":"tok-456"}}', 'tok-456'],
    ['{"err":"cookie: session=crumb789"}', 'crumb789'],
    ['{"url":"http://a.example/x?state=s3cr3t&code=c0d3"}', 's3cr3t'],
    ['{"url":"http://a.example/x?state=s3cr3t&code=c0d3"}', 'c0d3'],
    ['{"err":"no mail to jane.doe+x@uni.example.org today"}', 'jane.doe'],
    ['{"path":"/grants/jane%40uni.example"}', 'jane%40'],
    ['{"err":"connect postgres://perennial:hunter2@db.example/x"}', 'hunter2'],
    ['{"err":"whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw"}', 'MfKQ9r8'],
  ];
  for (const [line, secret] of lines) {
    const shown = redacted(line);
    assert.ok(!shown.includes(secret), shown);
    assert.doesNotThrow(() => JSON.parse(shown), shown);
  }
  const plain = '{"level":30,"msg":"Perennial serves http://127.0.0.1:8080","path":"/api/v1/grants"}';
  assert.equal(redacted(plain), plain);
});
