// Connections to PostgreSQL that end without anybody being told, and what is said on new ones.

import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { createServer } from 'node:net';
import { test } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import { openDesk } from '../../src/desk/desk.ts';
import { DatabaseAwayError } from '../../src/engines/database-away.ts';
import { listenTo } from '../../src/engines/postgres-listen.ts';
import { type PostgresPool, postgresPool } from '../../src/engines/postgres-pool.ts';
import { openLedger } from '../../src/ledger/open-ledger.ts';
import { lockOf, openPostgresLedger } from '../../src/ledger/postgres.ts';
import { listening } from '../support/listening.ts';
import { ownTime } from '../support/own-time.ts';
import { proxyTo } from '../support/proxy.ts';
import { freshSchema, onPostgres } from '../support/truth.ts';

const options = { skip: onPostgres ? false : 'needs connections that can fall silent, so PostgreSQL' };
const at = new Date('2026-03-01T12:00:00.000Z');
const labels = (id: string) => [{ family: 'labels', id, record: { id } }];
const never = new Promise<never>(() => undefined);

/** How long it took, in ms. */
async function timeOf(done: PromiseLike<unknown>): Promise<number> {
  const passed = ownTime();
  await done;
  return passed();
}

async function refused(asked: Promise<unknown>): Promise<void> {
  const error = await asked.then(() => null).catch((error: unknown) => error);
  assert.ok(error instanceof DatabaseAwayError, String(error));
}

test(
  'a node that falls silent while it holds the lock of the ledger does not hold up the others',
  options,
  async () => {
    const url = await freshSchema();
    await using other = await openLedger(url);
    await using proxy = await proxyTo(url);
    const pool = postgresPool(proxy.url, 1, { idleMs: 1_000 });
    const holds = Promise.withResolvers<void>();
    const held = pool.within(async (client) => {
      await client.query(lockOf('ledger'));
      proxy.freeze();
      holds.resolve();
      return never;
    }, 60_000);
    held.catch(() => undefined);
    await holds.promise;
    const waited = await timeOf(other.append(labels('a'), at));
    assert.ok(waited > 100 && waited < 5_000, `${waited} ms`);
    await pool.end();
  },
);

test(
  'a right that was revoked is refused with what the operator can mend, and what else there is goes on',
  options,
  async () => {
    const pool = postgresPool(await freshSchema(), 1);
    // What PostgreSQL raises where a role may not read or write a table.
    const denied = "do $$ begin raise 'permission denied for table comments' using errcode = '42501'; end $$";
    const error = await pool.all(denied).catch((thrown: unknown) => thrown);
    assert.ok(error instanceof DatabaseAwayError, String(error));
    assert.match(error.message, /does not let/);
    assert.match(error.why, /: permission denied for table comments$/);
    assert.equal((await pool.all('select 1 as one'))[0]?.one, 1);
    await pool.end();
  },
);

test('a node that falls silent in a section of the desk holds up the others for some five seconds', {
  ...options,
  timeout: 60_000,
}, async () => {
  const url = await freshSchema();
  await using other = await openDesk(url);
  await using proxy = await proxyTo(url);
  const desk = await openDesk(proxy.url);
  const holds = Promise.withResolvers<void>();
  const held = desk.exclusively('people', async () => {
    proxy.freeze();
    holds.resolve();
    return never;
  });
  held.catch(() => undefined);
  await holds.promise;
  const enter = () => other.exclusively('people', async () => true).catch(() => false);
  const waited = await timeOf(
    (async () => {
      while (!(await enter()));
    })(),
  );
  assert.ok(waited > 2_000 && waited < 8_000, `${waited} ms`);
  await desk[Symbol.asyncDispose]();
});

test('each session is told when a silent node is given up', options, async () => {
  const url = await freshSchema();
  const told = async (slowQueryMs?: number) => {
    const pool = postgresPool(url, 1, slowQueryMs ? { slowQueryMs } : {});
    const names = [
      'lock_timeout',
      'idle_in_transaction_session_timeout',
      'tcp_keepalives_idle',
      'tcp_keepalives_interval',
      'tcp_keepalives_count',
      'tcp_user_timeout',
    ];
    const [row] = await pool.all(
      `select ${names.map((name) => `current_setting('${name}') as ${name}`).join(', ')}`,
    );
    await pool.end();
    return Object.values(row ?? {});
  };
  assert.deepEqual(await told(), ['2s', '5s', '10', '5', '3', '30000']);
  assert.deepEqual(await told(60_000), ['59500ms', '1min', '10', '5', '3', '30000']);
});

test('what a node says at its start is what a pooler before the database takes', async () => {
  const said = Promise.withResolvers<Buffer>();
  await using pooler = await listening(
    createServer((socket) => {
      socket.once('data', (bytes) => {
        said.resolve(bytes);
        socket.destroy();
      });
    }),
  );
  await refused(openLedger(`postgres://someone@127.0.0.1:${pooler.port}/test`));
  const words = (await said.promise).subarray(8).toString().split('\0');
  const names = words.filter((name, n) => n % 2 === 0 && name !== '');
  assert.deepEqual(names.sort(), ['application_name', 'client_encoding', 'database', 'user']);
});

test(
  'who follows the log soon learns that its connection is dead, and goes on by another',
  options,
  async () => {
    await using proxy = await proxyTo(await freshSchema());
    await using ledger = await openPostgresLedger(proxy.url, { slowQueryMs: 600 });
    await ledger.append(labels('a'), at);
    // So that there are several, and all of them die.
    await Promise.all([ledger.after(0, 10), ledger.head(), ledger.head()]);
    proxy.freeze();
    const waited = await timeOf(refused(ledger.after(0, 10)));
    assert.ok(waited < 1_000, `${waited} ms`);
    proxy.heal();
    await setTimeout(300);
    const after = timeOf(ledger.after(0, 10));
    // On a dead connection it would have waited for the 600 ms once more.
    assert.ok((await after) < 500, `${await after} ms`);
  },
);

test(
  'what one pool of a node found silent, its others do not wait for, and none of them uses what was connected before',
  options,
  async () => {
    await using proxy = await proxyTo(await freshSchema());
    const [one, other] = [600, 600].map((slowQueryMs) => postgresPool(proxy.url, 3, { slowQueryMs }));
    assert.ok(one && other);
    const ask = (pool: PostgresPool) => pool.all('select 1');
    await Promise.all([ask(one), ask(one), ask(other), ask(other)]);
    proxy.freeze();
    await refused(ask(one));
    const waited = await timeOf(refused(ask(other)));
    assert.ok(waited < 400, `${waited} ms, and not those 600 again`);
    proxy.heal();
    await setTimeout(300);
    const after = await timeOf(ask(other));
    assert.ok(after < 500, `${after} ms`);
    await Promise.all([one.end(), other.end()]);
  },
);

test('who appends on a dead connection is refused soon', options, async () => {
  await using proxy = await proxyTo(await freshSchema());
  await using ledger = await openPostgresLedger(proxy.url, { slowQueryMs: 600 });
  proxy.freeze();
  const waited = await timeOf(refused(ledger.append(labels('a'), at)));
  assert.ok(waited < 1_000, `${waited} ms`);
});

test(
  'a transaction whose connection dies is refused without waiting for its undoing too',
  options,
  async () => {
    await using proxy = await proxyTo(await freshSchema());
    await using desk = await openDesk(proxy.url, { slowQueryMs: 1_000 });
    const waited = await timeOf(
      refused(
        desk.exclusively('people', async (transaction) => {
          proxy.freeze();
          await transaction.selectFrom('comments').select('id').execute();
        }),
      ),
    );
    assert.ok(waited < 1_800, `${waited} ms`);
  },
);

test('a ledger on a dead connection is closed within seconds, with what is under way', options, async () => {
  await using proxy = await proxyTo(await freshSchema());
  const ledger = await openLedger(proxy.url);
  const listener = ledger.listen(() => undefined);
  await setTimeout(200);
  proxy.freeze();
  const asked = refused(ledger.append(labels('a'), at));
  await setTimeout(20);
  const waited = await timeOf(Promise.all([listener, ledger].map((one) => one[Symbol.asyncDispose]())));
  assert.ok(waited < 1_500, `${waited} ms`);
  await asked;
});

test('a listener that connects while the database is silent is closed within seconds', options, async () => {
  await using proxy = await proxyTo(await freshSchema());
  const pool = postgresPool(proxy.url, 1);
  proxy.freeze();
  const listener = listenTo(pool, () => undefined);
  await setTimeout(50);
  assert.ok((await timeOf(listener[Symbol.asyncDispose]())) < 1_500);
  await pool.end();
});

test('a listener notices that its connection is dead, and makes another one', options, async () => {
  await using proxy = await proxyTo(await freshSchema());
  const pool = postgresPool(proxy.url, 1, { slowQueryMs: 550 });
  let made = 0;
  const counting = {
    ...pool,
    listener: () => {
      made += 1;
      return pool.listener();
    },
  };
  const listener = listenTo(counting, () => undefined, { pauseMs: 50, check: 600 });
  await setTimeout(300);
  assert.equal(made, 1);
  proxy.freeze();
  proxy.heal();
  for (const passed = ownTime(); made < 2; await setTimeout(10)) {
    assert.ok(passed() < 1_500, 'it is noticed');
  }
  await listener[Symbol.asyncDispose]();
  await pool.end();
});

test('a ledger sees the tables of the first schema of its search path, and no other', options, async () => {
  const [a, b] = [await freshSchema(), await freshSchema()];
  const [first, second] = [a, b].map((url) => /search_path(?:=|%3D)(\w+)/.exec(url)?.[1] as string);
  await using old = await openLedger(a);
  await old.append(labels('a'), at);
  await using fresh = await openLedger(b.replace(second as string, `${second},${first}`));
  assert.equal(await fresh.head(), 0);
  await fresh.append(labels('b'), at);
  assert.deepEqual([await old.head(), (await old.after(0, 9)).map(({ id }) => id)], [1, ['a']]);
});

test('where the database has no room for one more connection, who asks waits for one that is given back', {
  ...options,
  timeout: 60_000,
}, async () => {
  const url = new URL(await freshSchema());
  const role = `few_${randomBytes(8).toString('hex')}`;
  const owner = postgresPool(url.href, 1);
  await owner.all(`create role ${role} login connection limit 2`);
  url.username = role;
  const pool = postgresPool(url.href, 6);
  const asked = Array.from({ length: 12 }, (_, n) => pool.all(`select ${n} as n from pg_sleep(0.02)`));
  assert.deepEqual(
    (await Promise.all(asked)).map(([row]) => row?.n),
    asked.map((_, n) => n),
  );
  await pool.end();
  await owner.all(`drop role ${role}`);
  await owner.end();
});
