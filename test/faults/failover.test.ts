// A standby takes over that had not received the last commits, under a node that serves and a mirror of it.

import assert from 'node:assert/strict';
import { existsSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { test } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import { perennial, type Serving, serving } from '../commands/process.ts';
import { folderForTest } from '../ledger/folder.ts';
import { listening } from '../support/listening.ts';
import { loseEntriesAbove } from '../support/lost-entries.ts';
import { changeOf } from '../support/node.ts';
import { aGrant, anExperiment } from '../support/records.ts';
import { ledgerIn, placeOf } from '../support/truth.ts';
import { settingsIn } from './request-writer.ts';

/** Three processes begin anew, which takes a while on a busy machine. */
const timeout = 900_000;

/** A connection that meets the moment in which all workers begin anew may stay without an answer: asked again. */
const patienceMs = 10_000;

const statusOf = async (url: string, path: string) => {
  const signal = AbortSignal.timeout(patienceMs);
  const answer = await fetch(url + path, { headers: { connection: 'close' }, signal }).catch(() => null);
  await answer?.arrayBuffer().catch(() => null);
  return answer?.status ?? 0;
};

async function freePort(): Promise<number> {
  await using taken = await listening(createServer());
  return taken.port;
}

/** Grants 0 to 5 are there; then the database has only the first two of them, and six others. */
async function failedOver(data: string, lose: () => Promise<void>): Promise<void> {
  await lose();
  await using ledger = await ledgerIn(data);
  const others = Array.from({ length: 6 }, (_, n) => changeOf('grants', aGrant({ id: `new${n}` })));
  await ledger.append(others, new Date());
}

for (const [what, args] of [
  ['a node', []],
  ['a node of two workers', ['--workers', '2']],
] as const) {
  test(`after a failover to a stale standby ${what} goes on by itself, takes no write before, and mirrors are told by 410`, {
    timeout,
  }, async () => {
    using folder = folderForTest();
    const settings = settingsIn(join(folder.path, 'data'));
    const data = settings.PERENNIAL_DATA;
    const experiments = folder.write('experiments.ndjson', [anExperiment({ id: 'e' })]);
    const grants = folder.write(
      'grants.ndjson',
      Array.from({ length: 6 }, (_, n) => aGrant({ id: `old${n}` })),
    );
    assert.equal((await perennial(['import', experiments, grants], settings)).code, 0);
    const copy = { PERENNIAL_DATA: join(folder.path, 'copy') };
    // Workers that all begin anew get a port that is chosen for them anew: theirs is a fixed one.
    await using server = await serving(settings, [...args, '--port', String(await freePort())]);
    const { url } = server;
    assert.equal((await perennial(['mirror', url, '--once'], copy)).code, 0);
    const { next_cursor: cursor } = (await (await fetch(`${url}/api/v1/changes`)).json()) as {
      next_cursor: string;
    };
    const place = await placeOf(data);
    let [over, lost] = [false, false];
    const written: boolean[] = [];
    const shown: number[] = [];
    const writing = (async () => {
      for (let n = 0; !over; n++) {
        const begunAfter = lost;
        const posted = await fetch(`${url}/api/omega/experiments/e/comments`, {
          method: 'POST',
          headers: {
            'content-type': 'application/json',
            'x-forwarded-for': `10.0.${n >> 8}.${n & 255}`,
            connection: 'close',
          },
          body: JSON.stringify({ body: `Comment ${n}` }),
          signal: AbortSignal.timeout(patienceMs),
        }).catch(() => null);
        await posted?.arrayBuffer().catch(() => null);
        if (posted?.status !== 201) continue;
        written.push(begunAfter);
        // Several workers answer: the one that took it has seen the new log, and each of them soon has.
        if (begunAfter) shown.push(await statusOf(url, '/api/v1/grants/old5'));
        await setTimeout(20);
      }
    })();
    while (!written.includes(false)) await setTimeout(10);
    await failedOver(data, () => loseEntriesAbove(place, 3));
    lost = true;
    while ((await statusOf(url, '/api/v1/grants/new5')) !== 200) await setTimeout(50);
    while (!written.includes(true)) await setTimeout(10);
    over = true;
    await writing;
    if (args.length === 0)
      assert.deepEqual(new Set(shown), new Set([404]), 'no write before the shelf is the new one');
    const allOf = async () =>
      Promise.all(Array.from({ length: 8 }, () => statusOf(url, '/api/v1/grants/old5')));
    while ((await allOf()).some((status) => status !== 404)) await setTimeout(50);
    while ((await statusOf(url, '/readyz')) !== 200) await setTimeout(50);
    while ((await statusOf(url, `/api/v1/changes?cursor=${cursor}`)) === 0) await setTimeout(50);
    assert.equal(await statusOf(url, `/api/v1/changes?cursor=${cursor}`), 410);
    const again = await perennial(['mirror', url, '--once'], copy);
    assert.equal(again.code, 0, again.stderr);
    await using mirrored = await ledgerIn(copy.PERENNIAL_DATA);
    const there = await Promise.all(
      ['old0', 'old5', 'new0', 'new5'].map(async (id) => (await mirrored.present('grants', id)) !== null),
    );
    assert.deepEqual(there, [true, false, true, true]);
    assert.ok(!readdirSync(data).some((name) => name.endsWith('-damaged')));
  });
}

/** How often each worker, or each connection, is asked. */
async function totals(server: Serving): Promise<ReadonlySet<number>> {
  const answers = await Promise.all(
    Array.from({ length: 12 }, async () => {
      const answer = await fetch(`${server.url}/api/v1/grants?limit=1`, { headers: { connection: 'close' } });
      return ((await answer.json()) as { pagination: { total: number } }).pagination.total;
    }),
  );
  return new Set(answers);
}

test('a shelf that is noted as damaged stays while workers read it, whatever command looks, and goes with the next start', {
  timeout,
}, async () => {
  using folder = folderForTest();
  const settings = settingsIn(join(folder.path, 'data'));
  const data = settings.PERENNIAL_DATA;
  const importing = async (id: string) =>
    perennial(['import', folder.write('grants.ndjson', [aGrant({ id, deadline: null })])], settings);
  assert.equal((await importing('one')).code, 0);
  const shelf = () => join(data, readdirSync(data).find((name) => /^shelf-\w+\.db$/.test(name)) as string);
  const file = shelf();
  const identity = () => `${shelf()} ${statSync(shelf()).ino}`;
  const before = identity();
  {
    await using server = await serving(settings, ['--workers', '2']);
    writeFileSync(`${file}-damaged`, '');
    for (const command of [['status'], ['keys', 'list'], ['dump']]) {
      assert.equal((await perennial(command, settings)).code, 0, command[0]);
      assert.equal(identity(), before, `${command[0]} leaves it`);
    }
    assert.equal((await importing('two')).code, 0);
    while (!(await totals(server)).has(2)) await setTimeout(50);
    while ((await totals(server)).has(1)) await setTimeout(50);
    assert.deepEqual(await totals(server), new Set([2]), 'all workers answer from one file');
    assert.equal((await server.stop()).code, 0);
  }
  assert.ok(existsSync(`${file}-damaged`));
  assert.equal((await perennial(['status'], settings)).code, 0);
  assert.notEqual(identity(), before);
  assert.ok(!existsSync(`${file}-damaged`));
});

test('a number that a killed server left is nobody who reads the shelf', async () => {
  using folder = folderForTest();
  const settings = settingsIn(join(folder.path, 'data'));
  const data = settings.PERENNIAL_DATA;
  await using server = await serving(settings);
  const [file] = readdirSync(data).filter((name) => name.startsWith('serving-'));
  assert.match(file ?? '', new RegExp(`^serving-${server.pid}-`));
  await server.kill();
  const shelf = readdirSync(data).find((name) => /^shelf-\w+\.db$/.test(name)) as string;
  writeFileSync(join(data, `${shelf}-damaged`), '');
  assert.equal((await perennial(['status'], settings)).code, 0);
  assert.deepEqual(
    readdirSync(data).filter((name) => name.endsWith('-damaged') || name.startsWith('serving-')),
    [],
  );
});
