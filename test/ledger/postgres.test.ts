import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { sql } from 'kysely';
import { openDesk } from '../../src/desk/desk.ts';
import { claimNight } from '../../src/desk/nodes.ts';
import { beginErasure, dropNames } from '../../src/desk/unfinished-erasures.ts';
import { DatabaseAwayError } from '../../src/engines/database-away.ts';
import { listenTo } from '../../src/engines/postgres-listen.ts';
import { postgresPool } from '../../src/engines/postgres-pool.ts';
import type { LogEntry } from '../../src/kernel/log-entry.ts';
import type { Change, Ledger } from '../../src/ledger/ledger.ts';
import { openLedger } from '../../src/ledger/open-ledger.ts';
import { appendAudit, verifyAudit } from '../../src/operations/intelligence/audit-log.ts';
import { freshSchema, onPostgres } from '../support/truth.ts';

const options = { skip: onPostgres ? false : 'needs two nodes on one database, so PostgreSQL' };
const at = new Date('2026-03-01T12:00:00.000Z');
const call = {
  at: at.toISOString(),
  key_id: null,
  actor: 'anonymous',
  team: null,
  params_sha256: null,
  subject_ids: '[]',
  status: 200,
};

async function followed(ledger: Ledger, to: number): Promise<readonly LogEntry[]> {
  const seen: LogEntry[] = [];
  while (seen.length < to) seen.push(...(await ledger.after(seen.at(-1)?.seq ?? 0, 97)));
  return seen;
}

test('tables that were made before harvests said of which day they are get the column', options, async () => {
  const url = await freshSchema();
  await (await openLedger(url))[Symbol.asyncDispose]();
  const pool = postgresPool(url, 1, {});
  await pool.all('alter table harvest_runs drop column as_of, drop column kept_on', []);
  await pool.end();
  await using ledger = await openLedger(url);
  assert.deepEqual(await ledger.sourceAges(), []);
});

test(
  'eight writers on two nodes: a follower sees each number once, in order, none missing',
  options,
  async () => {
    const url = await freshSchema();
    await using one = await openLedger(url);
    await using two = await openLedger(url);
    await using reader = await openLedger(url);
    const [batches, size] = [25, 10];
    const total = 8 * batches * size;
    const following = followed(reader, total);
    const writers = Array.from({ length: 8 }, async (_, writer) => {
      const ledger = writer % 2 === 0 ? one : two;
      for (let batch = 0; batch < batches; batch++) {
        const changes = Array.from({ length: size }, (_, n) => {
          const id = `${writer}-${batch * size + n}`;
          return { family: 'labels', id, record: { id, name: id, slug: id }, slug: id };
        });
        assert.ok((await ledger.append(changes, at)).every((outcome) => outcome === 'added'));
      }
    });
    await Promise.all(writers);
    const seen = await following;
    assert.deepEqual(
      seen.map(({ seq }) => seq),
      Array.from({ length: total }, (_, n) => n + 1),
    );
    assert.equal(new Set(seen.map(({ id }) => id)).size, total);
    for (let writer = 0; writer < 8; writer++) {
      const own = seen
        .filter(({ id }) => id.startsWith(`${writer}-`))
        .map(({ id }) => Number(id.split('-')[1]));
      assert.deepEqual(
        own,
        own.toSorted((a, b) => a - b),
        'each writer keeps its own order',
      );
    }
    assert.equal(await two.head(), total);
  },
);

test('a database whose own default is serializable takes what two nodes write at once', options, async () => {
  const url = `${await freshSchema()}%20-c%20default_transaction_isolation%3Dserializable`;
  await using one = await openLedger(url);
  await using two = await openLedger(url);
  await using desk = await openDesk(url);
  await using other = await openDesk(url);
  const each = Array.from({ length: 40 }, (_, n) => n);
  // Some at a time: a busy machine would turn away whoever waits behind all others for seconds.
  for (let from = 0; from < each.length; from += 8) {
    const some = each.slice(from, from + 8);
    await Promise.all([
      ...some.map((n) => {
        const id = `${n}`;
        return (n % 2 === 0 ? one : two).append([{ family: 'labels', id, record: { id } }], at);
      }),
      ...some.map((n) => claimNight(n % 2 === 0 ? desk : other, `task ${n}`, 'node', at)),
      ...some.map((n) => appendAudit(n % 2 === 0 ? desk : other, { ...call, path: `/${n}` })),
    ]);
  }
  assert.equal(await one.head(), 40);
  assert.equal((await verifyAudit(desk)).rows, 40);
  const pool = postgresPool(url, 8);
  await pool.all('create table counted (n integer not null)');
  await pool.all('insert into counted values (0)');
  await Promise.all(each.map(() => pool.all('update counted set n = n + 1')));
  assert.deepEqual(
    await pool.all('select n from counted'),
    [{ n: 40 }],
    'single statements wait for each other',
  );
  await pool.end();
});

test('one slug that two nodes ask for at once goes to one of two records', options, async () => {
  const url = await freshSchema();
  await using one = await openLedger(url);
  await using two = await openLedger(url);
  for (let n = 0; n < 10; n++) {
    const taking = [one, two].map((ledger, node) =>
      ledger.append([{ family: 'labels', id: `${node}-${n}`, record: { n }, slug: `s-${n}` }], at),
    );
    assert.deepEqual((await Promise.all(taking)).flat().sort(), ['added', 'slug_taken']);
  }
});

test('another node is told of an append by its notice, before it looks again', options, async () => {
  const url = await freshSchema();
  await using one = await openLedger(url);
  let told = Promise.withResolvers<void>();
  const pool = postgresPool(url, 1);
  // It looks by itself when it begins and once it listens, and then for as long as this test not again.
  const listener = listenTo(pool, () => told.resolve(), { pauseMs: 3_600_000 });
  await told.promise;
  told = Promise.withResolvers<void>();
  await told.promise;
  for (const id of ['a', 'b']) {
    told = Promise.withResolvers<void>();
    await one.append([{ family: 'labels', id, record: { id } }], at);
    await told.promise;
  }
  await listener[Symbol.asyncDispose]();
  await pool.end();
});

test('what was erased is in no row any more, and the tables are written anew', options, async () => {
  const url = await freshSchema();
  await using ledger = await openLedger(url);
  const person = { id: 'p', name: 'Canary', source_url: 'https://canary.example/' };
  await ledger.append([{ family: 'heroes', id: 'p', record: person, slug: 'canary' }], at);
  await ledger.append(
    [{ family: 'heroes', id: 'p', record: { ...person, tagline: 'x' }, slug: 'canary' }],
    at,
  );
  assert.deepEqual(await ledger.erase('heroes', 'canary', 'privacy_request', at), {
    id: 'p',
    seq: 3,
    versions: 2,
  });
  assert.equal(await ledger.compact(), true);
  const left = await ledger.after(0, 10);
  assert.deepEqual(
    left.map(({ seq, doc, reason }) => [seq, doc, reason]),
    [1, 2, 3].map((seq) => [seq, null, 'privacy_request']),
  );
  const again = { family: 'heroes', id: 'q', record: { ...person, id: 'q' } };
  assert.deepEqual(await ledger.append([again], at), ['suppressed']);
});

test('no statistic of the database holds a name that was erased', options, async () => {
  const url = await freshSchema();
  await using ledger = await openLedger(url);
  const pool = postgresPool(url, 1);
  await using _ended = { [Symbol.asyncDispose]: () => pool.end() };
  const person = (n: number) => ({ id: `p${n}`, name: `Canary ${n}`, source_url: 'https://canary.example/' });
  await ledger.append(
    [1, 2, 3].map((n) => ({ family: 'heroes', id: `p${n}`, record: person(n), slug: `canary-${n}` })),
    at,
  );
  const known = async () => {
    const rows = await pool.all(
      'select coalesce(histogram_bounds::text, most_common_vals::text) as seen from pg_stats where schemaname = current_schema()',
      [],
    );
    return rows.map(({ seen }) => String(seen)).join(' ');
  };
  for (const table of ['entries', 'present', 'slugs']) await pool.all(`analyze ${table}`, []);
  assert.match(await known(), /canary-2/);
  await ledger.erase('heroes', 'canary-2', 'privacy_request', at);
  assert.equal(await ledger.compact(), true);
  assert.match(await known(), /canary-1/);
  assert.doesNotMatch(await known(), /canary-2/i);
});

test('no row of the list of what is being erased is left with names in it', options, async () => {
  const url = await freshSchema();
  await using ledger = await openLedger(url);
  assert.equal(await ledger.compact(), true, 'where no desk is, too');
  await using desk = await openDesk(url);
  const one = { family: 'heroes', id: 'p2' };
  await beginErasure(desk, { ...one, names: ['Canary 2'], at: at.toISOString() });
  await dropNames(desk, one);
  const places = () => sql<{ ctid: string }>`select ctid::text from unfinished_erasures`.execute(desk.db);
  assert.deepEqual((await places()).rows, [{ ctid: '(0,2)' }], 'the row before is still in the file');
  assert.equal(await ledger.compact(), true);
  assert.deepEqual((await places()).rows, [{ ctid: '(0,1)' }]);
});

async function listed(ledger: Ledger, family: string): Promise<readonly unknown[]> {
  const records: unknown[] = [];
  for await (const record of ledger.records(family)) records.push(record);
  return records;
}

const change = fc.record({
  family: fc.constantFrom('labels', 'heroes'),
  id: fc.constantFrom('a', 'B', 'a-b', 'ab', 'é'),
  name: fc.constantFrom('x', 'y\u2028"\\', '\ud83d\udc2d', null),
  slug: fc.constantFrom('s', 't', null),
  updated_at: fc.constantFrom(undefined, '2026-01-01T00:00:00.000Z'),
  erase: fc.integer({ min: 0, max: 9 }).map((n) => n === 0),
});

test('both engines keep the same log of the same changes', options, async () => {
  const url = await freshSchema();
  await using postgres = await openLedger(url);
  let families = 0;
  const property = fc.asyncProperty(
    fc.array(fc.array(change, { minLength: 1, maxLength: 8 }), { maxLength: 8 }),
    async (batches) => {
      await using sqlite = await openLedger(':memory:');
      const from = await postgres.head();
      const own = ++families;
      const named = (family: string) => `${family}-${own}`;
      for (const batch of batches) {
        const erased = batch.find((one) => one.erase);
        if (erased) {
          const erasing = [sqlite, postgres].map((one) =>
            one.erase(named(erased.family), erased.id, 'r', at),
          );
          const [a, b] = await Promise.all(erasing);
          assert.deepEqual(b && { ...b, seq: b.seq - from }, a);
        }
        const changes: Change[] = batch.map(({ family, id, name, slug, updated_at }) => {
          const record = name === null ? null : { id, name, ...(updated_at ? { updated_at } : {}) };
          return { family: named(family), id, record, slug };
        });
        const [a, b] = await Promise.all([sqlite, postgres].map((one) => one.append(changes, at)));
        assert.deepEqual(b, a);
      }
      const log = await postgres.after(from, 10_000);
      assert.deepEqual(
        log.map((entry) => ({ ...entry, seq: entry.seq - from })),
        (await sqlite.after(0, 10_000)).map((entry) => ({ ...entry })),
      );
      for (const family of ['labels', 'heroes']) {
        assert.deepEqual(await listed(postgres, named(family)), await listed(sqlite, named(family)));
      }
    },
  );
  await fc.assert(property, { numRuns: 40, seed: 7 });
});

test('a database that is not there is named, without its password', async () => {
  const found = await openLedger('postgres://someone:secret@127.0.0.1:9/nowhere').catch((error) => error);
  assert.ok(found instanceof DatabaseAwayError);
  assert.match(found.why, /^127\.0\.0\.1:9\/nowhere: .*ECONNREFUSED/);
  assert.doesNotMatch(`${found.why} ${found.message} ${found.stack}`, /secret/);
  assert.deepEqual([found.reason, found.details.retryAfter], ['unavailable', 2]);
});
