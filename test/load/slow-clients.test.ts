// Many who read nothing and many who send drop by drop, against a server in a process of its own, whose
// memory it tells itself.

import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { test } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import { perennial, type Serving, serving } from '../commands/process.ts';
import { folderForTest } from '../ledger/folder.ts';
import { aGrant } from '../support/records.ts';

/** As many of each; F9 of the plan is 500. */
const many = Number(process.env.SLOW_CLIENTS ?? 200);
// 256 and 259 MB were seen, and 203 and 213 with a young generation of 4 MB in place of 32.
const maxBytes = 300 * 1e6;

function median(numbers: readonly number[]): number {
  return numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? 0;
}

function open({ url }: Serving): Promise<Socket> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname, () => resolve(socket));
    socket.once('error', reject);
  });
}

/** The memory of the process itself, without the pages of mapped files, in bytes. */
async function ownBytes({ url, pid }: Serving): Promise<number> {
  if (existsSync(`/proc/${pid}/status`)) {
    return 1024 * Number(/^RssAnon:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]);
  }
  const figures = await (await fetch(`${url}/metrics`)).text();
  return Number(/^process_resident_memory_bytes (\S+)$/m.exec(figures)?.[1]);
}

test(`${many} slow readers and ${many} slow senders cost others nothing, and memory stays bounded`, {
  timeout: 300_000,
}, async (t) => {
  using folder = folderForTest();
  const data = { PERENNIAL_DATA: `${folder.path}/data`, RATE_LIMIT: 'off' };
  const grants = Array.from({ length: 400 }, (_, n) =>
    aGrant({ id: `g${n}`, title: `Ageing ${n}`, description: `${n} ageing `.repeat(100), deadline: null }),
  );
  await perennial(['import', folder.write('grants.ndjson', grants)], data);
  await using server = await serving(data);
  const quiet = await ownBytes(server);
  const asked = ['/api/v1/stats', '/api/v1/grants?q=ageing&limit=1', '/api/v1/grants/g7'];
  /** One round of an honest reader, in ms. */
  const round = async () => {
    const from = performance.now();
    const answers = await Promise.all(asked.map((path) => fetch(server.url + path)));
    const took = performance.now() - from;
    for (const answer of answers) assert.equal(answer.status, 200);
    await Promise.all(answers.map((answer) => answer.arrayBuffer()));
    return took;
  };
  // What else the machine does is not theirs: the same rounds before they came say how much that is.
  const alone: number[] = [];
  for (const until = performance.now() + 3_000; performance.now() < until; await setTimeout(20)) {
    alone.push(await round());
  }
  const readers = await Promise.all(Array.from({ length: many }, () => open(server)));
  const senders = await Promise.all(Array.from({ length: many }, () => open(server)));
  for (const socket of [...readers, ...senders]) socket.on('error', () => {});
  /** A page that nobody else asked for, five more behind it, and none of it is ever read. */
  const askAndSleep = (socket: Socket, n: number) => {
    socket.pause();
    for (const page of [0, 1, 2, 3, 4, 5]) {
      const path = `/api/v1/grants?limit=200&offset=${(n + page) % 200}&sort=${n < 200 ? 'deadline' : 'created'}`;
      socket.write(`GET ${path} HTTP/1.1\r\nHost: a\r\n\r\n`);
    }
  };
  for (const socket of senders) {
    socket.write(
      'POST /api/contact HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 60000\r\n\r\n{',
    );
  }
  const took: number[] = [];
  let peak = 0;
  const waiting = [...readers.entries()];
  const end = performance.now() + 3_000;
  while (waiting.length > 0 || performance.now() < end) {
    for (const [n, socket] of waiting.splice(0, 10)) askAndSleep(socket, n);
    for (const socket of senders) if (!socket.destroyed) socket.write(' ');
    took.push(await round());
    peak = Math.max(peak, await ownBytes(server));
    await setTimeout(20);
  }
  for (const socket of [...readers, ...senders]) socket.destroy();
  // Half of all rounds: one that met a busy moment of the machine says nothing of the server.
  const [middle, slowest] = [median(took), Math.max(...took)];
  const maxMs = Math.max(1_000, 20 * median(alone));
  const mb = (bytes: number) => Math.round(bytes / 1e6);
  t.diagnostic(
    `${took.length} rounds, half of them within ${Math.round(middle)} ms (alone ${Math.round(median(alone))} ms), the slowest ${Math.round(slowest)} ms; ${mb(quiet)} MB before, ${mb(peak)} MB at most`,
  );
  assert.ok(middle < maxMs, `half of the rounds took ${middle} ms and more`);
  assert.ok(peak < maxBytes, `${mb(peak)} MB`);
});
