// How a server listens: on Linux with several sockets on one port.

import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { test } from 'node:test';
import { setImmediate } from 'node:timers/promises';
import { httpLimits, httpServer } from '../../src/server/http/http-server.ts';
import { listen } from '../../src/server/http/listen.ts';
import { listensBesideUs } from '../../src/server/http/port-owners.ts';

const host = '127.0.0.1';
const onLinux = process.platform === 'linux';
const skip = onLinux ? false : 'elsewhere than on Linux one socket listens';

function aServer(perAddress: number = httpLimits.perAddress) {
  const answer = async () => new Response('{}', { headers: { 'content-type': 'application/json' } });
  const limits = { ...httpLimits, lookEvery: 20, perAddress };
  return httpServer(
    answer,
    () => false,
    () => performance.now(),
    limits,
  );
}

/** A connection that is on its way; it is there for the system, whatever this thread does meanwhile. */
function caller(port: number, localAddress: string): Socket {
  const socket = connect({ port, host, localAddress });
  socket.on('error', () => {});
  return socket;
}

test('behind a flood of new connections of one address a caller waits for a few turns of the loop, not for one each', {
  skip,
}, async () => {
  using http = aServer();
  const port = await listen(http, { host, port: 0 });
  let turns = 0;
  let isServed = false;
  http.server.on('connection', ({ remoteAddress }) => {
    isServed ||= remoteAddress === '127.0.0.3';
  });
  const flood = Array.from({ length: 400 }, () => caller(port, '127.0.0.2'));
  const honest = caller(port, '127.0.0.3');
  while (!isServed) {
    turns += 1;
    assert.ok(turns < 200, 'he waits for as many turns as there are connections before his');
    await setImmediate();
  }
  for (const socket of [...flood, honest]) socket.destroy();
});

test('connections of all sockets count together, and all of them end with the server', { skip }, async () => {
  using http = aServer(5);
  const port = await listen(http, { host, port: 0 });
  const callers = Array.from({ length: 20 }, () => caller(port, '127.0.0.4'));
  const closed = Promise.all(
    callers.map((socket) => new Promise((resolve) => socket.once('close', resolve))),
  );
  const answered = new Set<Socket>();
  for (const socket of callers) {
    socket.on('data', () => answered.add(socket));
    socket.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n');
  }
  while (answered.size + callers.filter(({ destroyed }) => destroyed).length < 20) await setImmediate();
  assert.deepEqual([answered.size, http.connections()], [5, 5]);
  await http.stop(200);
  await closed;
  while (http.connections() > 0) await setImmediate();
  const late = connect(port, host);
  const [error] = await once(late, 'error');
  assert.equal((error as NodeJS.ErrnoException).code, 'ECONNREFUSED');
});

test('a port that another process shares out is taken, and one that is free again is not', {
  skip,
}, async () => {
  const script = `const server = require('node:net').createServer(() => {});
    server.listen({ port: 0, host: '${host}', reusePort: true }, () => console.log(server.address().port));`;
  const other = spawn(process.execPath, ['-e', script], { stdio: ['pipe', 'pipe', 'inherit'] });
  const [said] = (await once(other.stdout, 'data')) as [Buffer];
  const port = Number(said);
  using refused = aServer();
  await assert.rejects(listen(refused, { host, port }), {
    message: `Port ${port} on ${host} is taken; choose another one with --port or PORT.`,
  });
  assert.equal(listensBesideUs(port), false, 'nothing of ours listens there');
  const ours = refused.another();
  ours.listen({ port, host, reusePort: true });
  await once(ours, 'listening');
  assert.equal(listensBesideUs(port), true, 'two that began in one moment');
  ours.close();
  other.kill();
  await once(other, 'exit');
  using http = aServer();
  assert.equal(await listen(http, { host, port }), port);
  assert.equal(listensBesideUs(port), false);
});
