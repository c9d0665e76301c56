// The port that several workers share.

import assert from 'node:assert/strict';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { type TestContext, test } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import { type Serving, serving } from '../commands/process.ts';
import { folderForTest } from '../ledger/folder.ts';

const two = ['--workers', '2'];

function workersOf(server: Serving): readonly number[] {
  const lines = server.said().stderr.split('\n');
  return lines.filter((line) => line.includes('"a worker answers"')).map((line) => JSON.parse(line).pid);
}

/** Asks on a connection of its own; what came until its end, or the code of the error that ended it. */
async function ask({ url }: Serving): Promise<{ readonly answer: Promise<string> }> {
  const socket = await connected(url);
  socket.write('GET /api/v1/grants?limit=1 HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n');
  return { answer: text(socket).catch(({ code }: NodeJS.ErrnoException) => code ?? '') };
}

async function connected(url: string): Promise<Socket> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  await once(socket, 'connect');
  return socket;
}

async function isRefused(url: string): Promise<boolean> {
  try {
    (await connected(url)).destroy();
    return false;
  } catch {
    return true;
  }
}

/** Two workers that are halted, so that they take no connection. */
async function halted(t: TestContext): Promise<{ server: Serving; workers: readonly number[] }> {
  const folder = folderForTest();
  const server = await serving({ PERENNIAL_DATA: folder.path, LOG_LEVEL: 'info' }, two);
  const workers = workersOf(server);
  t.after(async () => {
    await server.kill();
    folder[Symbol.dispose]();
  });
  assert.equal(workers.length, 2);
  for (const pid of workers) process.kill(pid, 'SIGSTOP');
  return { server, workers };
}

test('a connection on its way to a worker that is killed ends, and those that wait go to the other one', {
  timeout: 60_000,
}, async (t) => {
  const { server, workers } = await halted(t);
  const [killed, other] = workers as [number, number];
  const asked = await Promise.all([ask(server), ask(server), ask(server), ask(server)]);
  process.kill(killed, 'SIGKILL');
  process.kill(other, 'SIGCONT');
  const answers = await Promise.all(asked.map(({ answer }) => answer));
  const answered = answers.filter((answer) => answer.startsWith('HTTP/1.1 200'));
  assert.equal(answered.length, 3, answers.join('\n'));
});

test('a stop takes nobody new at once, and answers what was asked before, with workers too', {
  timeout: 60_000,
}, async (t) => {
  const { server, workers } = await halted(t);
  const asked = await Promise.all([ask(server), ask(server), ask(server), ask(server)]);
  process.kill(server.pid, 'SIGTERM');
  while (!(await isRefused(server.url))) await setTimeout(5);
  for (const pid of workers) process.kill(pid, 'SIGCONT');
  for (const { answer } of asked) assert.match(await answer, /^HTTP\/1\.1 200/);
});

test('a worker answers who asks and says at once that nothing more comes, and ends a request that never does', {
  timeout: 60_000,
}, async (t) => {
  const { server, workers } = await halted(t);
  for (const pid of workers) process.kill(pid, 'SIGCONT');
  const asking = await connected(server.url);
  asking.end('GET /api/v1/grants?limit=1 HTTP/1.1\r\nhost: localhost\r\n\r\n');
  const dawdling = await connected(server.url);
  dawdling.write('GET /api/v1/grants');
  assert.match(await text(asking), /^HTTP\/1\.1 200/);
  assert.match(await text(dawdling), /^HTTP\/1\.1 408/);
});
