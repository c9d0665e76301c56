// The server itself, in this process, with short times so that a test can wait for them.

import assert from 'node:assert/strict';
import { once } from 'node:events';
import { request } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { test } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import { type HttpLimits, httpLimits, httpServer } from '../../src/server/http/http-server.ts';
import { ownTime } from '../support/own-time.ts';

async function running(
  fetch: (request: Request) => Promise<Response>,
  limits: Partial<HttpLimits> = {},
  manyPeople: (address: string) => boolean = () => false,
) {
  const http = httpServer(fetch, manyPeople, () => performance.now(), {
    ...httpLimits,
    lookEvery: 20,
    ...limits,
  });
  http.server.listen(0, '127.0.0.1');
  await once(http.server, 'listening');
  const { port } = http.server.address() as AddressInfo;
  return {
    http,
    port,
    url: `http://127.0.0.1:${port}`,
    /** Waits until so many connections are open at most; false where that never comes. */
    atMostOpen: async (most: number) => {
      const open = () => new Promise<number>((resolve) => http.server.getConnections((_, n) => resolve(n)));
      for (const passed = ownTime(); passed() < 5_000; await setTimeout(5))
        if ((await open()) <= most) return true;
      return false;
    },
    /** What comes back for these bytes until the end of the connection, and after how many ms that is. */
    raw: async (bytes: string) => {
      const socket = connect(port, '127.0.0.1');
      let said = '';
      socket.on('data', (chunk) => {
        said += chunk;
      });
      socket.on('error', () => {});
      const passed = ownTime();
      socket.write(bytes);
      await once(socket, 'close');
      return { said, took: passed() };
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
  const asked = Promise.withResolvers<void>();
  const answer = async () => {
    asked.resolve();
    return new Response(large);
  };
  await using server = await running(answer, { stall: 200 });
  const socket = connect(server.port, '127.0.0.1');
  socket.on('error', () => {});
  socket.pause();
  socket.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n');
  await asked.promise;
  assert.ok(await server.atMostOpen(0));
  assert.ok(socket.bytesRead < large.length, 'it was cut off, and not answered to the end');
  socket.destroy();
});

/** A connection from an address of this machine, and whether the server keeps it and answers. */
async function from(server: { port: number }, localAddress: string): Promise<Socket & { said: string }> {
  const socket = Object.assign(connect({ port: server.port, host: '127.0.0.1', localAddress }), { said: '' });
  socket.on('error', () => {});
  socket.on('data', (chunk) => {
    socket.said += chunk;
  });
  socket.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n');
  for (const passed = ownTime(); passed() < 5_000 && socket.said === '' && !socket.closed; )
    await setTimeout(2);
  return socket;
}

test('one address may keep so many connections, and another one its own', async () => {
  await using server = await running(quick, { perAddress: 3 });
  const kept = [];
  for (let n = 0; n < 3; n++) kept.push(await from(server, '127.0.0.2'));
  assert.ok(kept.every(({ said }) => said.startsWith('HTTP/1.1 200')));
  assert.deepEqual(
    [(await from(server, '127.0.0.2')).said, (await from(server, '127.0.0.2')).said],
    ['', ''],
  );
  const other = await from(server, '127.0.0.3');
  assert.match(other.said, /^HTTP\/1\.1 200/);
  kept[0]?.destroy();
  assert.ok(await server.atMostOpen(3));
  const again = await from(server, '127.0.0.2');
  assert.match(again.said, /^HTTP\/1\.1 200/, 'who leaves makes room');
  for (const socket of [...kept, other, again]) socket.destroy();
});

test('an address that stands for many people may keep more', async () => {
  await using server = await running(quick, { perAddress: 1 }, (address) => address === '127.0.0.2');
  const many = await Promise.all(Array.from({ length: 5 }, () => from(server, '127.0.0.2')));
  assert.ok(many.every(({ said }) => said.startsWith('HTTP/1.1 200')));
  for (const socket of many) socket.destroy();
});

test('the server keeps so many connections in all and refuses the next at once', async () => {
  await using server = await running(quick, { connections: 4 });
  const kept = [];
  for (let n = 0; n < 4; n++) kept.push(await from(server, `127.0.0.${n + 2}`));
  assert.ok(kept.every(({ said }) => said.startsWith('HTTP/1.1 200')));
  assert.equal((await from(server, '127.0.0.9')).said, '');
  kept[0]?.destroy();
  assert.ok(await server.atMostOpen(3));
  const next = await from(server, '127.0.0.9');
  assert.match(next.said, /^HTTP\/1\.1 200/);
  for (const socket of [...kept, next]) socket.destroy();
});

test('who asks several times at once gets one answer after the other, and none is made before its turn', async () => {
  let making = 0;
  let most = 0;
  const asked: string[] = [];
  await using server = await running(async (request) => {
    making += 1;
    most = Math.max(most, making);
    asked.push(new URL(request.url).pathname);
    await setTimeout(5);
    making -= 1;
    return new Response(asked.at(-1));
  });
  const ask = (path: string, last = false) =>
    `GET ${path} HTTP/1.1\r\nHost: a\r\n${last ? 'Connection: close\r\n' : ''}\r\n`;
  const { said } = await server.raw(ask('/1') + ask('/2') + ask('/3') + ask('/4', true));
  assert.deepEqual(asked, ['/1', '/2', '/3', '/4']);
  assert.deepEqual([...said.matchAll(/^\/\d/gm)].flat(), asked);
  assert.equal(most, 1);
});

test('when too much waits for readers, those who have read nothing for longest are cut off', async () => {
  const large = new Uint8Array(8 * 2 ** 20);
  const answer = async (request: Request) => (request.url.endsWith('/large') ? new Response(large) : quick());
  await using server = await running(answer, { unread: 12 * 2 ** 20 });
  const sleepers: Socket[] = [];
  for (let n = 0; n < 6; n++) {
    const socket = connect(server.port, '127.0.0.1');
    socket.on('error', () => {});
    socket.pause();
    socket.write('GET /large HTTP/1.1\r\nHost: a\r\n\r\n');
    sleepers.push(socket);
    await setTimeout(30);
  }
  assert.ok(await server.atMostOpen(5), 'not all six are left');
  assert.equal((await fetch(`${server.url}/`)).status, 200);
  const read = await (await fetch(`${server.url}/large`)).arrayBuffer();
  assert.equal(read.byteLength, large.length, 'who reads gets all of it');
  for (const socket of sleepers) socket.destroy();
});

test('a server that stops answers what is under way, tells its clients to go, and takes nobody new', async () => {
  const gate = Promise.withResolvers<void>();
  const asked = Promise.withResolvers<void>();
  const answering = async (request: Request) => {
    if (request.url.endsWith('/slow')) {
      asked.resolve();
      await gate.promise;
    }
    return quick();
  };
  await using server = await running(answering);
  const slow = request(`${server.url}/slow`, { headers: { connection: 'keep-alive' } });
  slow.end();
  await asked.promise;
  const stopped = server.http.stop(30_000);
  assert.ok(server.http.stopping());
  const during = await fetch(`${server.url}/quick`);
  assert.deepEqual([during.status, during.headers.get('connection')], [200, 'close']);
  while (server.http.server.listening) await setTimeout(20);
  await assert.rejects(fetch(`${server.url}/late`));
  gate.resolve();
  const [answer] = await once(slow, 'response');
  assert.equal(answer.statusCode, 200);
  answer.resume();
  const passed = ownTime();
  await stopped;
  assert.ok(passed() < 1_000, 'it ends with the last answer, not with the grace');
});

test('a server that stops does not wait for ever for one who never comes to an end', async () => {
  const asked = Promise.withResolvers<void>();
  await using server = await running(() => {
    asked.resolve();
    return new Promise(() => {});
  });
  const hanging = server.raw('GET / HTTP/1.1\r\nHost: a\r\n\r\n');
  await asked.promise;
  const passed = ownTime();
  const stopped = server.http.stop(300);
  assert.equal(server.http.ended(), false);
  await stopped;
  assert.ok(passed() < 1_500);
  assert.ok(server.http.ended(), 'nobody waits for an answer any more');
  assert.equal((await hanging).said, '');
});

test('a connection that sends requests without end behind an answer it does not read is cut off', async () => {
  const large = new Uint8Array(8 * 2 ** 20);
  let asked = 0;
  await using server = await running(async (request) => {
    asked += 1;
    return request.url.endsWith('/large') ? new Response(large) : quick();
  });
  const socket = connect(server.port, '127.0.0.1');
  socket.on('error', () => {});
  socket.pause();
  socket.write('GET /large HTTP/1.1\r\nHost: a\r\n\r\n');
  const many = 'GET /healthz HTTP/1.1\r\nHost: a\r\n\r\n'.repeat(1_000);
  for (let n = 0; n < 100 && !socket.destroyed; n++) {
    socket.write(many);
    await setTimeout(1);
  }
  assert.ok(await server.atMostOpen(0));
  assert.equal(asked, 1, 'what waited was never made');
  assert.equal((await fetch(server.url)).status, 200);
  socket.destroy();
});

test('who reads steadily keeps its answer when somebody else takes nothing of his', async () => {
  const large = new Uint8Array(24 * 2 ** 20);
  await using server = await running(async () => new Response(large), {
    unread: 32 * 2 ** 20,
    lookEvery: 100,
  });
  const reader = connect({ port: server.port, host: '127.0.0.1', localAddress: '127.0.0.2' });
  let got = 0;
  reader.on('data', (chunk) => {
    got += chunk.length;
    reader.pause();
    globalThis.setTimeout(() => reader.resume(), 1);
  });
  reader.on('error', () => {});
  reader.write('GET /large HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n');
  while (got === 0) await setTimeout(5);
  const sleeper = connect({ port: server.port, host: '127.0.0.1', localAddress: '127.0.0.3' });
  sleeper.on('error', () => {});
  sleeper.pause();
  sleeper.write('GET /large HTTP/1.1\r\nHost: a\r\n\r\n');
  await once(reader, 'close');
  assert.ok(got > large.length, `${got} bytes`);
  sleeper.destroy();
});

test('what two programs would read differently is refused before it is read', async () => {
  await using server = await running(quick);
  for (const head of [
    'POST / HTTP/1.1\r\nTransfer-Encoding: identity\r\nTransfer-Encoding: chunked\r\n',
    'POST / HTTP/1.1\r\nTransfer-Encoding: gzip, chunked\r\n',
    'GET /./metrics HTTP/1.1\r\n',
    'GET /x/../metrics HTTP/1.1\r\n',
    'GET /%2e%2e/metrics HTTP/1.1\r\n',
    'GET /x/.%2E/metrics?a HTTP/1.1\r\n',
    'GET /api\\v1/stats HTTP/1.1\r\n',
    'GET /\\elsewhere.example/ HTTP/1.1\r\n',
  ]) {
    const { said } = await server.raw(`${head}Host: a\r\n\r\n0\r\n\r\n`);
    assert.match(said, /^HTTP\/1\.1 400 /, head);
    assert.match(said, /\r\nConnection: close\r\n/i, head);
    assert.match(said, /\{"error":"[^"]+","code":"invalid_input","request_id":null\}$/, head);
  }
  const later = await server.raw('GET /healthz HTTP/2.0\r\nHost: a\r\n\r\n');
  assert.match(later.said, /^HTTP\/1\.1 505 /);
  const expecting = await server.raw(
    'POST / HTTP/1.1\r\nHost: a\r\nExpect: a-miracle\r\nContent-Length: 0\r\n\r\n',
  );
  assert.match(expecting.said, /^HTTP\/1\.1 417 /);
  assert.match(expecting.said, /\r\nConnection: close\r\n/i);
});
