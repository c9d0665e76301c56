// What comes at once on one connection, in odd mixes: what was asked rightly is answered, each in its turn.

import assert from 'node:assert/strict';
import { once } from 'node:events';
import { request } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { test } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import { type HttpLimits, httpLimits, httpServer } from '../../src/server/http/http-server.ts';
import { ownTime } from '../support/own-time.ts';
import { pair } from '../support/two-servers.ts';

const head = (path: string, more = '') => `GET ${path} HTTP/1.1\r\nHost: a.example\r\n${more}\r\n`;
const tunnel = 'CONNECT a.example:443 HTTP/1.1\r\nHost: a.example:443\r\n\r\n';

/** Statuses of what comes back until the end of the connection, or until so many answers are there. */
async function statuses(port: number, bytes: string, most = 99, endsItsSide = false): Promise<string[]> {
  const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
  let said = '';
  const found = () => [...said.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, status]) => status as string);
  socket.on('error', () => {});
  socket.on('end', () => socket.end());
  const all = new Promise<void>((resolve) => {
    socket.on('data', (chunk) => {
      said += chunk.toString('latin1');
      if (found().length >= most) resolve();
    });
  });
  if (endsItsSide) socket.end(bytes);
  else socket.write(bytes);
  await Promise.race([all, once(socket, 'close')]);
  socket.destroy();
  return found();
}

async function running(fetch: (request: Request) => Promise<Response>, limits: Partial<HttpLimits> = {}) {
  const http = httpServer(
    fetch,
    () => true,
    () => performance.now(),
    { ...httpLimits, ...limits },
  );
  http.server.listen(0, '127.0.0.1');
  await once(http.server, 'listening');
  const { port } = http.server.address() as AddressInfo;
  return { http, port, [Symbol.dispose]: () => http[Symbol.dispose]() };
}

test('whoever asks several times at once and then ends its side is answered each time', async () => {
  await using both = await pair();
  const kept = head('/api/v1/grants');
  const asked = kept + kept + head('/api/v1/grants?q=muscle') + head('/api/v1/nothing') + kept;
  for (let turn = 0; turn < 3; turn++) {
    for (const { port } of [both.short, both.long]) {
      assert.deepEqual(await statuses(port, asked, 99, true), ['200', '200', '200', '404', '200']);
    }
  }
});

test('what was asked before nonsense in one piece is answered, and nonsense is refused behind it', async () => {
  await using both = await pair();
  const kept = head('/api/v1/grants');
  for (const before of [
    [kept],
    [kept, kept],
    [head('/api/v1/grants?q=muscle')],
    [head('/api/v1/grants.csv'), kept],
    [head('/api/v1/companies'), head('/docs'), kept],
  ]) {
    for (let turn = 0; turn < 3; turn++) {
      for (const { port } of [both.short, both.long]) {
        const answered = await statuses(port, `${before.join('')}nonsense\r\n\r\n`);
        assert.deepEqual(answered, [...before.map(() => '200'), '400'], before.join());
      }
    }
  }
});

test('a refusal never stands within the answer that is being read', async () => {
  const gate = Promise.withResolvers<void>();
  const pieces = async function* () {
    yield new TextEncoder().encode('begun ');
    await gate.promise;
    yield new TextEncoder().encode('ended');
  };
  using server = await running(async () => new Response(ReadableStream.from(pieces())));
  const socket = connect(server.port, '127.0.0.1');
  socket.on('error', () => {});
  let said = '';
  socket.on('data', (chunk) => {
    said += chunk;
  });
  socket.write(head('/stream') + head('/next'));
  while (!said.includes('begun')) await setTimeout(5);
  socket.write('nonsense\r\n\r\n');
  await setTimeout(50);
  gate.resolve();
  await once(socket, 'close');
  assert.match(said, /begun \r\n5\r\nended\r\n0\r\n\r\nHTTP\/1\.1 200 /);
  assert.match(said, /begun \r\n5\r\nended\r\n0\r\n\r\nHTTP\/1\.1 400 /);
});

test('a body that is none is refused once what was asked before it is answered', async () => {
  using server = await running(async (request) => {
    await setTimeout(20);
    return new Response(await request.text());
  });
  const broken = 'POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\nnonsense\r\n';
  assert.deepEqual(await statuses(server.port, broken), ['400']);
  assert.deepEqual(await statuses(server.port, head('/') + head('/') + broken), ['200', '200', '400']);
});

test('what is asked behind a body that is too large is answered, and not cut off in the middle', async () => {
  await using both = await pair();
  const form = 'application/x-www-form-urlencoded';
  const chunks = `${(4_000).toString(16)}\r\n${'x'.repeat(4_000)}\r\n`.repeat(100);
  for (const [path, type] of [
    ['/oauth/token', form],
    ['/oauth/register', 'application/json'],
    ['/common-grants/opportunities/search', 'application/json'],
  ]) {
    const start = `POST ${path} HTTP/1.1\r\nHost: a.example\r\nContent-Type: ${type}\r\n`;
    const whole = `${start}Content-Length: 400000\r\n\r\n${'x'.repeat(400_000)}`;
    const inChunks = `${start}Transfer-Encoding: chunked\r\n\r\n${chunks}0\r\n\r\n`;
    for (const large of [whole, inChunks]) {
      const socket = connect(both.short.port, '127.0.0.1');
      let said = '';
      socket.on('data', (chunk) => {
        said += chunk;
      });
      socket.write(large + head('/api/v1/nothing'));
      // A body that nobody reads has half a second until its connection is ended.
      await setTimeout(700);
      socket.write(head('/api/v1/nothing', 'Connection: close\r\n'));
      await once(socket, 'close');
      const found = [...said.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, status]) => status);
      assert.deepEqual(found, ['413', '404', '404'], large.slice(0, 150));
    }
  }
});

test('what stood ready is sent before a connection that asks for a tunnel is cut', async () => {
  await using both = await pair();
  const kept = head('/api/v1/grants');
  for (let turn = 0; turn < 2; turn++) await statuses(both.short.port, kept, 1);
  assert.deepEqual(await statuses(both.short.port, kept + tunnel), ['200']);
});

test('a wish for a tunnel is refused in words', async () => {
  using server = await running(async () => new Response(''));
  assert.deepEqual(await statuses(server.port, tunnel), ['501']);
});

test('what waited on a connection that asked for a tunnel takes nobody’s place', async () => {
  const answer = async () => {
    await setTimeout(5);
    return new Response('');
  };
  using server = await running(answer, { waitingInAll: 8 });
  for (let n = 0; n < 10; n++)
    assert.deepEqual(await statuses(server.port, head('/').repeat(5) + tunnel), []);
  assert.deepEqual(await statuses(server.port, head('/').repeat(4), 4), ['200', '200', '200', '200']);
});

test('behind an answer that ends its connection nothing is done', async () => {
  const asked: string[] = [];
  using server = await running(async (request) => {
    asked.push(new URL(request.url).pathname);
    return new Response('');
  });
  const { port } = server;
  assert.deepEqual(await statuses(port, head('/1') + head('/./2') + head('/3') + head('/4')), ['200', '400']);
  assert.deepEqual(await statuses(port, head('/5', 'Expect: more\r\n') + head('/6')), ['417']);
  assert.deepEqual(asked, ['/1']);
});

test('whoever wishes for another protocol is answered in this one, and told that nothing behind it is', async () => {
  using server = await running(async () => new Response(''));
  const wishing = { connection: 'Upgrade', upgrade: 'h2c' };
  const asked = request({ port: server.port, host: '127.0.0.1', headers: wishing }).end();
  const [answer] = await once(asked, 'response');
  assert.deepEqual([answer.statusCode, answer.headers.connection], [200, 'close']);
  answer.resume();
});

test('a server that stops leaves an answer to its slow reader as long as one that is being made', async () => {
  const large = new Uint8Array(12 * 2 ** 20);
  using server = await running(async () => new Response(large));
  const socket: Socket = connect(server.port, '127.0.0.1');
  socket.on('error', () => {});
  let got = 0;
  socket.on('data', (chunk) => {
    got += chunk.length;
  });
  socket.write(head('/large'));
  await once(socket, 'data');
  socket.pause();
  const stopped = server.http.stop(20_000);
  while (server.http.server.listening) await setTimeout(20);
  await setTimeout(50);
  socket.resume();
  const passed = ownTime();
  await stopped;
  await once(socket, 'close');
  assert.ok(got > large.length, `${got} bytes`);
  assert.ok(passed() < 10_000, 'it ends with the last reader, not with the grace');
});
