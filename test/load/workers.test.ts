// Several workers of one machine: one parent, one port, one shelf.

import assert from 'node:assert/strict';
import { existsSync, readdirSync, renameSync } from 'node:fs';
import { Agent, get, type IncomingMessage } from 'node:http';
import { test } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import { perennial, type Serving, serving } from '../commands/process.ts';
import { folderForTest } from '../ledger/folder.ts';
import { proxyTo } from '../support/proxy.ts';
import { aGrant } from '../support/records.ts';
import { freshSchema, onPostgres } from '../support/truth.ts';

interface Answer {
  readonly status: number;
  readonly text: string;
}

function ask(
  server: Serving,
  path: string,
  agent: Agent,
  headers: Record<string, string> = {},
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const asked = get(server.url + path, { agent, headers }, (answer: IncomingMessage) => {
      let text = '';
      answer.setEncoding('utf8');
      answer.on('data', (chunk) => {
        text += chunk;
      });
      answer.once('end', () => resolve({ status: answer.statusCode ?? 0, text }));
      answer.once('error', reject);
    });
    asked.once('error', reject);
  });
}

/** Every connection new, so that all workers are met in turn. */
const inTurn = new Agent({ keepAlive: false, maxSockets: 16 });

async function until(holds: () => Promise<boolean> | boolean, ms: number, what: string): Promise<void> {
  const end = performance.now() + ms;
  while (!(await holds())) {
    assert.ok(performance.now() < end, what);
    await setTimeout(25);
  }
}

/** What the parent said in its log, oldest first. */
function logged(server: Serving, msg: string): readonly { worker: number; pid: number }[] {
  const lines = server
    .said()
    .stderr.split('\n')
    .filter((line) => line.includes(`"msg":"${msg}"`));
  return lines.map((line) => JSON.parse(line));
}

/** The value of a figure for each worker. */
async function figure(server: Serving, name: string): Promise<Readonly<Record<string, number>>> {
  const { text } = await ask(server, '/metrics', inTurn);
  const found = text.matchAll(new RegExp(`^${name}\\{(?:.*,)?worker="(\\d+)"\\} (\\S+)$`, 'gm'));
  const sums: Record<string, number> = {};
  for (const [, worker = '', value] of found) sums[worker] = (sums[worker] ?? 0) + Number(value);
  return sums;
}

async function shows(server: Serving, id: string): Promise<boolean> {
  const { status } = await ask(server, `/api/v1/grants/${id}`, inTurn);
  return status === 200;
}

const two = ['--workers', '2'];

test('two workers answer on one port; 600 of 900 requests of an address pass, and a minute is one for both', async () => {
  using folder = folderForTest();
  await using server = await serving({ PERENNIAL_DATA: folder.path }, two);
  const answers = await Promise.all(
    Array.from({ length: 900 }, () => ask(server, '/api/v1/grants?limit=1', inTurn)),
  );
  const of = (status: number) => answers.filter((answer) => answer.status === status).length;
  assert.deepEqual([of(200), of(429)], [600, 300]);
  // A worker that has just begun may be slower for a while than the one before it.
  await until(
    async () => {
      await Promise.all(Array.from({ length: 300 }, () => ask(server, '/api/v1/grants?limit=1', inTurn)));
      const answered = await figure(server, 'perennial_http_requests_total');
      return (answered[1] ?? 0) > 100 && (answered[2] ?? 0) > 100;
    },
    30_000,
    'both answer',
  );
});

test('one of them leads; when it is killed the other one leads, and a new one takes its place', async () => {
  using folder = folderForTest();
  const data = { PERENNIAL_DATA: `${folder.path}/data`, LOG_LEVEL: 'info', RATE_LIMIT: 'off' };
  await using server = await serving(data, two);
  assert.deepEqual(await figure(server, 'perennial_leads'), { 1: 1, 2: 0 });
  const add = async (id: string) => {
    const file = folder.write('grants.ndjson', [aGrant({ id, title: id, deadline: null })]);
    assert.equal((await perennial(['import', file], data)).code, 0);
  };
  await add('before');
  const leader = logged(server, 'a worker answers').find(({ worker }) => worker === 1);
  assert.ok(leader);
  process.kill(leader.pid, 'SIGKILL');
  await until(() => logged(server, 'a worker leads').at(-1)?.worker === 2, 60_000, 'the other one leads');
  await until(() => logged(server, 'a worker answers').length === 3, 60_000, 'a new one answers');
  assert.equal(logged(server, 'a worker ended and is started again')[0]?.worker, 1);
  const leads = async () => JSON.stringify(await figure(server, 'perennial_leads'));
  await until(async () => (await leads()) === '{"1":0,"2":1}', 60_000, 'the new one does not lead');
  await add('after');
  for (let worker = 0; worker < 4; worker++) {
    await until(() => shows(server, 'after'), 60_000, 'both know what came after');
  }
  const { code } = await server.stop();
  assert.equal(code, 0);
  const left = [...logged(server, 'a worker answers')].filter(({ pid }) => isAlive(pid));
  assert.deepEqual(left, []);
});

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

test('a worker that ends while the data folder is moved away is followed by one as soon as the folder is back, and no other folder is made', {
  skip: onPostgres ? 'the truth is in a database, not in the folder' : false,
}, async () => {
  using folder = folderForTest();
  const [data, aside] = [`${folder.path}/data`, `${folder.path}/aside`];
  const settings = { PERENNIAL_DATA: data, LOG_LEVEL: 'info', RATE_LIMIT: 'off' };
  const file = folder.write('grants.ndjson', [aGrant({ id: 'kept', title: 'kept', deadline: null })]);
  assert.equal((await perennial(['import', file], settings)).code, 0);
  await using server = await serving(settings, two);
  renameSync(data, aside);
  for (const { pid } of logged(server, 'a worker answers').slice(0, 1)) process.kill(pid, 'SIGKILL');
  const again = () => logged(server, 'a worker ended and is started again');
  await until(() => again().length >= 2, 60_000, 'another one tries, and ends');
  assert.equal(existsSync(data), false);
  assert.match(server.said().stderr, /The database cannot be used: the file of the ledger is gone/);
  assert.ok(await shows(server, 'kept'), 'the other one goes on');
  renameSync(aside, data);
  await until(() => logged(server, 'a worker answers').length === 3, 60_000, 'a new one answers');
  for (let worker = 0; worker < 4; worker++) assert.ok(await shows(server, 'kept'));
});

test('a key that is revoked is refused by every worker, without one of them being told', async () => {
  using folder = folderForTest();
  const data = { PERENNIAL_DATA: folder.path, RATE_LIMIT: 'off' };
  const made = await perennial(['keys', 'create', '--tier', 'full', '--team', 'A'], data);
  const [{ id }] = JSON.parse((await perennial(['keys', 'list', '--json'], data)).stdout);
  await using server = await serving(data, two);
  const headers = { authorization: `Bearer ${made.stdout.trim()}` };
  const all = async () => {
    const answers = await Promise.all(
      Array.from({ length: 16 }, () => ask(server, '/api/v1/me', inTurn, headers)),
    );
    return answers.map(({ status }) => status);
  };
  assert.deepEqual(new Set(await all()), new Set([200]));
  // They go on asking, so that each worker knows the key while it is revoked.
  let stop = false;
  const asking = (async () => {
    while (!stop) await all();
  })();
  assert.equal((await perennial(['keys', 'revoke', id], data)).code, 0);
  // Within a second, where a worker gets its turn and an answer of the desk in time: that is held by the tests of
  // the keys, by a clock of their own.
  const isRefused = async () => (await all()).every((status) => status === 401);
  // On a busy machine one worker may answer all that is asked at once: so both are asked many times in a row.
  let inARow = 0;
  const isRefusedByBoth = async () => {
    inARow = (await isRefused()) ? inARow + 1 : 0;
    return inARow === 20;
  };
  await until(isRefusedByBoth, 60_000, 'all refuse it');
  stop = true;
  await asking;
  assert.ok(await isRefused(), 'and go on doing so');
});

test('a rolling restart of two workers under 64 connections loses none of 20,000 requests', {
  skip: onPostgres && 'reads and sockets are alike on both engines: this runs on SQLite',
  timeout: 240_000,
}, async (t) => {
  using folder = folderForTest();
  const data = { PERENNIAL_DATA: `${folder.path}/data`, RATE_LIMIT: 'off', LOG_LEVEL: 'info' };
  const grants = Array.from({ length: 50 }, (_, n) =>
    aGrant({ id: `g${n}`, title: `Ageing ${n}`, deadline: null }),
  );
  await perennial(['import', folder.write('grants.ndjson', grants)], data);
  await using server = await serving(data, two);
  const before = logged(server, 'a worker answers').map(({ pid }) => pid);
  const agent = new Agent({ keepAlive: true, maxSockets: 64 });
  const isReplaced = () => logged(server, 'the workers are replaced').length > 0;
  const failed: unknown[] = [];
  let requests = 0;
  let over = false;
  t.after(() => {
    over = true;
    agent.destroy();
  });
  const caller = async (number: number) => {
    for (let round = 0; !over && (requests < 20_000 || !isReplaced()); round++) {
      requests++;
      try {
        const { status, text } = await ask(
          server,
          `/api/v1/grants?limit=20&offset=${(number + round) % 20}`,
          agent,
        );
        if (status !== 200 || JSON.parse(text).pagination.total !== 50) failed.push(status);
      } catch (error) {
        failed.push(error);
      }
      // One in eight connections rests now and then for as long as a page is looked at.
      if (number % 8 === 0 && round % 50 === 0) await setTimeout(number * 10);
    }
  };
  const callers = Array.from({ length: 64 }, (_, number) => caller(number));
  await until(() => requests > 2_000, 60_000, 'it began');
  process.kill(server.pid, 'SIGHUP');
  await Promise.all(callers);
  assert.deepEqual(failed, [], `${failed.length} of ${requests} requests failed`);
  const after = logged(server, 'a worker answers')
    .slice(2)
    .map(({ pid }) => pid);
  assert.equal(new Set([...before, ...after]).size, 4);
  assert.deepEqual([...before, ...after].map(isAlive), [false, false, true, true]);
  const leaders = Object.values(await figure(server, 'perennial_leads'));
  assert.equal(
    leaders.reduce((sum, one) => sum + one),
    1,
  );
  t.diagnostic(`${requests} requests`);
});

test('a number of workers that is none, and a port that is taken, stop the start with a sentence', async () => {
  using folder = folderForTest();
  const data = { PERENNIAL_DATA: folder.path };
  for (const number of ['0', '-1', 'two', '1.5', '65', '']) {
    const wrong = await perennial(['serve', '--workers', number], data);
    assert.equal(wrong.code, 2, number);
    assert.match(
      wrong.stderr,
      /^error: option '--workers .*It takes a whole number from 1 to 64, or auto\.\n/,
    );
  }
  await using server = await serving(data);
  const port = new URL(server.url).port;
  const other = { PERENNIAL_DATA: `${folder.path}/other`, TMPDIR: folder.path };
  const taken = await perennial(['serve', ...two, '--port', port], other);
  assert.deepEqual([taken.code, taken.stdout], [1, '']);
  assert.match(
    taken.stderr,
    /^Port \d+ on 127\.0\.0\.1 is taken; choose another one with --port or PORT\.\n$/,
  );
  const left = readdirSync(folder.path).filter((name) => name.startsWith('perennial-limits'));
  assert.deepEqual(left, []);
});

const cuttable = { skip: onPostgres ? false : 'needs a database that can be cut off, so PostgreSQL' };

test(
  'when a new worker does not begin, the old ones go on, and the next restart succeeds',
  cuttable,
  async () => {
    using folder = folderForTest();
    await using proxy = await proxyTo(await freshSchema());
    const data = { PERENNIAL_DATA: folder.path, DATABASE_URL: proxy.url, LOG_LEVEL: 'info' };
    await using server = await serving(data, two);
    const before = logged(server, 'a worker answers').map(({ pid }) => pid);
    proxy.cut();
    process.kill(server.pid, 'SIGHUP');
    const refused = () => logged(server, 'a new worker did not begin: the old ones go on').length === 1;
    await until(refused, 90_000, 'it does not begin');
    assert.deepEqual(before.map(isAlive), [true, true]);
    assert.equal((await ask(server, '/api/v1/grants', inTurn)).status, 200);
    proxy.heal();
    process.kill(server.pid, 'SIGHUP');
    await until(() => logged(server, 'the workers are replaced').length === 1, 60_000, 'they are replaced');
    assert.deepEqual(before.map(isAlive), [false, false]);
  },
);

test('workers end with their parent, even when it is killed', async () => {
  using folder = folderForTest();
  const data = { PERENNIAL_DATA: folder.path, LOG_LEVEL: 'info', TMPDIR: folder.path };
  await using server = await serving(data, two);
  const pids = logged(server, 'a worker answers').map(({ pid }) => pid);
  assert.equal(pids.filter(isAlive).length, 2);
  await server.kill();
  await until(() => !pids.some(isAlive), 60_000, 'they end');
});
