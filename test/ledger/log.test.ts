import assert from 'node:assert/strict';
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { test } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import fc from 'fast-check';
import type { LogEntry } from '../../src/kernel/log-entry.ts';
import { catchUp } from '../../src/ledger/follow.ts';
import type { Ledger } from '../../src/ledger/ledger.ts';
import { openLedger } from '../../src/ledger/open-ledger.ts';
import { readingBy } from '../../src/ledger/statements.ts';
import { truthOf } from '../../src/server/node/data-folder.ts';
import { often } from '../support/often.ts';
import { freshLedger, placeOf } from '../support/truth.ts';
import { folderForTest } from './folder.ts';

const worker = fileURLToPath(new URL('./append-worker.ts', import.meta.url));

function writer(file: string, name: string, count: number, batch: number): ChildProcess {
  const args = ['--disable-warning=ExperimentalWarning', worker, file, name, String(count), String(batch)];
  return spawn(process.execPath, args, { stdio: ['pipe', 'pipe', 'inherit'] });
}

async function follow(ledger: Ledger, seen: LogEntry[]): Promise<void> {
  seen.push(...(await ledger.after(seen.at(-1)?.seq ?? 0, 97)));
}

test('two processes append to one file: nothing is lost, doubled or out of order for whoever follows', async () => {
  using folder = folderForTest();
  const file = truthOf(await placeOf(folder.path));
  await using ledger = await openLedger(file);
  const writers = [writer(file, 'a', 300, 3), writer(file, 'b', 300, 5)];
  const ended = Promise.all(writers.map((one) => once(one, 'exit')));
  await Promise.all(writers.map((one) => once(one.stdout as Readable, 'data')));
  for (const one of writers) one.stdin?.end();
  const seen: LogEntry[] = [];
  let running = true;
  const over = ended.then((exits) => {
    running = false;
    return exits.map(([code]) => code);
  });
  while (running) {
    await follow(ledger, seen);
    await setTimeout(2);
  }
  assert.deepEqual(await over, [0, 0]);
  for (let before = -1; before < seen.length; ) {
    before = seen.length;
    await follow(ledger, seen);
    if (seen.length === before) break;
  }
  assert.deepEqual(
    seen.map((entry) => entry.seq),
    Array.from({ length: 600 }, (_, n) => n + 1),
  );
  assert.equal(new Set(seen.map((entry) => entry.id)).size, 600);
  for (const name of ['a', 'b']) {
    const own = seen.filter((entry) => entry.id.startsWith(name)).map((entry) => entry.id);
    assert.deepEqual(
      own,
      Array.from({ length: 300 }, (_, n) => `${name}-${n}`),
    );
  }
  const interleaved = seen.findIndex((entry) => entry.id.startsWith('b')) < 590;
  assert.ok(interleaved, 'both wrote at the same time');
});

test('a writer that is killed leaves whole batches, and what it acknowledged', async () => {
  using folder = folderForTest();
  const file = truthOf(await placeOf(folder.path));
  const child = writer(file, 'k', 100_000, 50);
  let acknowledged = 0;
  child.stdin?.end();
  child.stdout?.on('data', (chunk: Buffer) => {
    acknowledged = Number(chunk.toString().trim().split('\n').at(-1)) || acknowledged;
    if (acknowledged >= 500) child.kill('SIGKILL');
  });
  const [, signal] = await once(child, 'exit');
  assert.equal(signal, 'SIGKILL');
  await using ledger = await openLedger(file);
  const entries = await ledger.after(0, 200_000);
  assert.ok(entries.length >= acknowledged, `${entries.length} of ${acknowledged} are there`);
  assert.equal(entries.length % 50, 0);
  assert.equal(await ledger.head(), entries.length);
  assert.deepEqual(await ledger.counts(), { labels: entries.length });
});

test('who follows the log is handed large documents a few at a time, each once', async () => {
  await using ledger = await freshLedger();
  const megabytes = [5, 10, 20, 1, 1, 15];
  const changes = megabytes.map((size, at) => {
    const id = `${at}`;
    return { family: 'content', id, record: { id, text: 'é'.repeat(size * 512 * 1024) } };
  });
  await ledger.append(changes, new Date(0));
  const handed: number[][] = [];
  const taken = await catchUp(ledger, {
    at: () => handed.flat().at(-1) ?? 0,
    take: (_, entries) => handed.push(entries.map(({ seq }) => seq)) > 0,
  });
  assert.equal(taken, 6);
  assert.deepEqual(handed, [[1, 2], [3], [4, 5], [6]]);
});

test('an append that fails half-way leaves nothing', async () => {
  await using ledger = await freshLedger();
  const good = { family: 'labels', id: 'a', record: { id: 'a' } };
  const bad = { family: 'labels', id: 'b', record: { id: 'b', wrong: 1n } };
  await assert.rejects(ledger.append([good, bad], new Date(0)), TypeError);
  assert.equal(await ledger.head(), 0);
  assert.deepEqual(await ledger.append([good], new Date(0)), ['added']);
});

const changes = fc.array(
  fc.record({ id: fc.constantFrom('a', 'b', 'c'), name: fc.constantFrom('x', 'y', null) }),
  { maxLength: 30 },
);

test('whatever changes are appended, the newest version of a record is its present', async () => {
  const property = fc.asyncProperty(changes, async (list) => {
    await using ledger = await freshLedger();
    const present = new Map<string, string>();
    let entries = 0;
    for (const { id, name } of list) {
      const record = name === null ? null : { id, name };
      const [outcome] = await ledger.append([{ family: 'labels', id, record }], new Date(0));
      const before = present.get(id);
      if (name === null) present.delete(id);
      else present.set(id, name);
      const removed = before === undefined ? 'unchanged' : 'removed';
      const kept = before === undefined ? 'added' : before === name ? 'unchanged' : 'changed';
      assert.equal(outcome, name === null ? removed : kept);
      if (outcome !== 'unchanged') entries += 1;
      assert.equal(await ledger.head(), entries);
    }
    const records = [];
    for await (const record of ledger.records('labels')) records.push([record.id, record.name]);
    assert.deepEqual(records, [...present].sort());
    const replayed = new Map<string, unknown>();
    for (const entry of await ledger.after(0, 1000)) {
      if (entry.doc === null) replayed.delete(entry.id);
      else replayed.set(entry.id, (JSON.parse(entry.doc) as { name: string }).name);
    }
    assert.deepEqual([...replayed].sort(), [...present].sort());
  });
  await fc.assert(property, { numRuns: often(50), seed: 3 });
});

test('who reads little of the log is told soon that the database fell silent; a large batch may take longer', async () => {
  const entry = { seq: 1, family: 'labels', id: 'l' };
  for (const [size, expected] of [
    [2_000, 'the usual time'],
    [3_000_000, 'a long time'],
  ] as const) {
    const waits: string[] = [];
    const asking = (wait: string) => async (sql: string) => {
      if (sql.includes('octet_length')) return [{ seq: 1, size }];
      waits.push(wait);
      return [entry];
    };
    const log = readingBy(asking('the usual time'), asking('a long time'));
    assert.deepEqual(await log.after(0, 1), [entry]);
    assert.deepEqual(waits, [expected]);
  }
});
