import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { test } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import { perennial, type Serving, serving } from '../commands/process.ts';
import { folderForTest } from '../ledger/folder.ts';

function open(server: Serving): Promise<Socket> {
  const { hostname, port } = new URL(server.url);
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname, () => resolve(socket));
    socket.once('error', reject);
  });
}

/** Everything that comes back over one connection until the server ends it. */
async function raw(server: Serving, request: string | Buffer): Promise<string> {
  const socket = await open(server);
  let said = '';
  socket.on('data', (chunk) => {
    said += chunk;
  });
  socket.on('error', () => {});
  socket.write(request);
  await new Promise((resolve) => socket.once('close', resolve));
  return said;
}

test('what is no proper request is refused with JSON, and the connection ends', async () => {
  using folder = folderForTest();
  await using server = await serving({ PERENNIAL_DATA: folder.path });
  const get = 'GET /api/v1/stats HTTP/1.1\r\n';
  const cases: readonly (readonly [name: string, request: string, status: number])[] = [
    ['no Host', `${get}\r\n`, 400],
    ['two Hosts', `${get}Host: a.example\r\nHost: b.example\r\n\r\n`, 400],
    ['the same Host twice', `${get}Host: a.example\r\nHost: a.example\r\n\r\n`, 400],
    ['a malformed Host', `${get}Host: a b/c\r\n\r\n`, 400],
    ['a list of Hosts', `${get}Host: a.example, b.example\r\n\r\n`, 400],
    ['no path', 'OPTIONS * HTTP/1.1\r\nHost: a.example\r\n\r\n', 400],
    ['a person in the target', 'GET http://me@a.example/ HTTP/1.1\r\nHost: a.example\r\n\r\n', 400],
    ['no HTTP', 'hello\r\n\r\n', 400],
    [
      'two lengths',
      'POST /api/contact HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nx',
      400,
    ],
    [
      'a length and chunks',
      'POST /api/contact HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
      400,
    ],
    ['too many headers', `${get}Host: a.example\r\nX-A: ${'a'.repeat(20_000)}\r\n\r\n`, 431],
  ];
  for (const [name, request, status] of cases) {
    const said = await raw(server, request);
    assert.match(said, new RegExp(`^HTTP/1.1 ${status} `), `${name}: ${said.slice(0, 200)}`);
    assert.match(said, /\r\nContent-Type: application\/json/i, name);
    assert.match(said, /\r\nX-Content-Type-Options: nosniff/i, name);
    const body = JSON.parse(said.slice(said.indexOf('\r\n\r\n') + 4)) as { error: string; code: string };
    assert.ok(body.error && body.code, name);
  }
});

test('a body without end gets 413 and the end of its connection, and nobody else notices', async () => {
  using folder = folderForTest();
  await using server = await serving({ PERENNIAL_DATA: folder.path });
  const socket = await open(server);
  let said = '';
  let ended = false;
  socket.on('data', (chunk) => {
    said += chunk;
  });
  socket.on('error', () => {});
  socket.once('close', () => {
    ended = true;
  });
  const head =
    'POST /api/contact HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n';
  socket.write(head);
  const chunk = `10000\r\n${' '.repeat(65_536)}\r\n`;
  const from = performance.now();
  while (!ended && performance.now() - from < 20_000) {
    socket.write(chunk);
    await setTimeout(5);
  }
  assert.ok(ended, 'the connection ended');
  assert.match(said, /^HTTP\/1\.1 413 /);
  assert.equal((await fetch(`${server.url}/api/v1/stats`)).status, 200);
});

test('a key made on the command line opens the full tier and is refused within a second after it is revoked; no file and no line of the log holds it', async () => {
  using folder = folderForTest();
  const data = { PERENNIAL_DATA: join(folder.path, 'data'), LOG_LEVEL: 'debug' };
  await using server = await serving(data);
  const made = await perennial(['keys', 'create', '--tier', 'full', '--team', 'Example Lab'], data);
  assert.equal(made.code, 0, made.stderr);
  assert.match(made.stdout, /^perennial_key_[0-9A-Za-z]{36}\n$/);
  const key = made.stdout.trim();
  assert.ok(!made.stderr.includes(key));
  const ask = (authorization = `Bearer ${key}`) =>
    fetch(`${server.url}/api/v1/leads`, { headers: { authorization, cookie: 'session=cookie-canary' } });
  assert.equal((await ask()).status, 200);
  assert.equal((await ask('Bearer nonsense')).status, 401);
  assert.equal((await fetch(`${server.url}/api/v1/grants?api_key=${key}`)).status, 400);
  assert.equal((await fetch(`${server.url}/api/v1/grants/${key}`)).status, 400);
  assert.equal((await fetch(`${server.url}/api/v1/grants/some%40person.example`)).status, 404);
  const [listed] = JSON.parse((await perennial(['keys', 'list', '--json'], data)).stdout);
  assert.deepEqual(
    [listed.team, listed.tier, listed.state, listed.last4],
    ['Example Lab', 'full', 'valid', key.slice(-4)],
  );
  const rotated = await perennial(['keys', 'rotate', listed.id, '--grace', '24h'], data);
  assert.match(rotated.stdout, /^perennial_key_[0-9A-Za-z]{36}\n$/);
  assert.equal((await ask(`Bearer ${rotated.stdout.trim()}`)).status, 200);
  assert.equal((await ask()).status, 200);
  const revoked = await perennial(['keys', 'revoke', listed.id], data);
  assert.deepEqual([revoked.code, revoked.stdout], [0, `${listed.id} is revoked.\n`]);
  await setTimeout(1_000);
  assert.equal((await ask()).status, 401);
  assert.equal((await perennial(['keys', 'revoke', 'nobody'], data)).code, 1);
  await server.stop();
  const { stdout, stderr } = server.said();
  assert.ok(stderr.includes('"path":"/api/v1/leads"'), 'requests are in the log');
  for (const line of stderr.trim().split('\n')) assert.doesNotThrow(() => JSON.parse(line), line);
  for (const secret of [key, key.slice(14, 40), 'cookie-canary', 'some%40person', 'nonsense']) {
    assert.ok(!(stdout + stderr).includes(secret), secret);
  }
  for (const file of readdirSync(data.PERENNIAL_DATA)) {
    const bytes = readFileSync(join(data.PERENNIAL_DATA, file), 'latin1');
    assert.ok(!bytes.includes(key.slice(14, 40)), file);
  }
});

test('exactly 600 requests of one address pass over TCP, whatever it claims to be; health is still answered', async () => {
  using folder = folderForTest();
  await using server = await serving({ PERENNIAL_DATA: folder.path });
  let passed = 0;
  for (let round = 0; round < 20; round++) {
    const answers = await Promise.all(
      Array.from({ length: 50 }, async (_, n) => {
        const headers = { 'x-forwarded-for': `198.51.${round}.${n}` };
        const response = await fetch(`${server.url}/api/v1/stats`, { headers });
        await response.arrayBuffer();
        return response.status;
      }),
    );
    passed += answers.filter((status) => status === 200).length;
  }
  assert.equal(passed, 600);
  const health = async (path: string, headers = {}) => (await fetch(server.url + path, { headers })).status;
  assert.deepEqual(
    [await health('/healthz'), await health('/readyz'), await health('/metrics')],
    [200, 200, 200],
  );
  assert.equal(await health('/metrics', { 'x-forwarded-for': '198.51.100.1' }), 404, 'not through a proxy');
  const figures = await (await fetch(`${server.url}/metrics`)).text();
  assert.match(figures, /perennial_http_requests_total\{method="GET",status="429",tier="public"\} 400/);
});
