import assert from 'node:assert/strict';
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import fc from 'fast-check';
import { families } from '../../src/families.ts';
import type { Family } from '../../src/kernel/family.ts';
import { tiers } from '../../src/kernel/tier.ts';
import { catchUp } from '../../src/ledger/follow.ts';
import type { Change, Ledger } from '../../src/ledger/ledger.ts';
import { readRecord } from '../../src/ledger/record.ts';
import { buildShelf } from '../../src/server/projection/build-shelf.ts';
import { planOf } from '../../src/shelf/layout/plan.ts';
import { openShelf, type Shelf } from '../../src/shelf/shelf.ts';
import type { Build } from '../../src/shelf/write/build.ts';
import { sortedBacklog } from '../../src/shelf/write/sorted-backlog.ts';
import { folderForTest } from '../ledger/folder.ts';
import { often } from '../support/often.ts';
import { aGrant, aLead, anEvent, anInvestor } from '../support/records.ts';
import { shelfInMemory } from '../support/shelf-in-memory.ts';
import { freshLedger } from '../support/truth.ts';

type Doc = Readonly<Record<string, unknown>>;

const noon = new Date('2026-03-01T12:00:00Z');
const grants = families.find((family) => family.name === 'grants') as Family;
const one = <T>(...values: readonly T[]) => fc.constantFrom(...values);

const change: fc.Arbitrary<readonly [family: string, record: Doc]> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc
      .record({
        id: fc.integer({ min: 0, max: 40 }).map((n) => `grant-${n}`),
        deadline: one(
          null,
          '2026-05-01T23:59:59Z',
          '2026-05-01T23:59:59.500Z',
          '2026-04-01T00:00:00Z',
          '2025-01-01T00:00:00Z',
        ),
        title: one('Ageing of muscle', 'Äging of bone', 'The "deadline":"2024-01-01" of a call'),
        labels: fc.subarray(['sarcopenia', 'frailty']),
        verified: fc.boolean(),
        relevance_score: one(null, 7),
        text_policy: one('full', 'excerpt_only'),
      })
      .map((given) => ['grants', aGrant({ ...given, public_id: null })] as const),
  },
  one('grant-1', 'grant-2', 'grant-3').map((id) => ['grants', { id, removed: true }] as const),
  one('e1', 'e2').map((id) => ['events', anEvent({ id })] as const),
  one('i1', 'i2').map((id) => ['investors', anInvestor({ id })] as const),
  one('i1', 'i2', null).map(
    (investor_id) => ['leads', aLead({ id: `l${investor_id}`, investor_id })] as const,
  ),
);

function changeOf([name, record]: readonly [string, Doc]): Change {
  const family = families.find((each) => each.name === name) as Family;
  const read = readRecord(family, record);
  if (Array.isArray(read)) throw new Error(`${name} ${JSON.stringify(read)}`);
  return read as Change;
}

/** What callers of each tier are told: lists in several orders, searches, facets, details, changes. */
function answers({ reader, at }: Shelf): unknown {
  const open = { scope: 'all', include_expired: true };
  const asks: readonly Doc[] = [open, {}, { ...open, q: 'muscle' }, { q: 'aging' }, { labels: ['frailty'] }];
  const told = tiers.map((tier) => {
    const request = { tier, now: noon, limit: 200, offset: 0 };
    const lists = asks.map((filters) => reader.list(grants, { ...request, filters }));
    const ids = reader.select('select id from grants order by id').map(({ id }) => id as string);
    return {
      version: reader.version(tier),
      lists,
      created: reader.list(grants, { ...request, filters: open, sort: 'created' }),
      facets: reader.facets(grants, { ...request, filters: open }, ['labels', 'funder', 'closing']),
      details: ids.map((id) => reader.detail(grants, id, tier, noon)),
      others: families
        .filter(({ name }) => name !== 'grants')
        .map((family) => reader.list(family, { ...request, filters: {} })),
      changes: reader.changes({
        ...{ tier, now: noon, families, limit: 1000, form: 'record' },
        after: { seq: 0, family: '', id: '' },
      }),
    };
  });
  const indexes = reader.select("select name, sql from sqlite_master where type = 'index' order by name");
  return { at: at(), told, indexes };
}

/** Says so from the second time on that it is asked. */
function atSecondLook(): () => boolean {
  let looks = 0;
  return () => ++looks > 1;
}

async function filled(list: readonly (readonly [string, Doc])[]): Promise<Ledger> {
  const ledger = await freshLedger();
  await ledger.append(list.map(changeOf), noon);
  return ledger;
}

const some = Array.from(
  { length: 30 },
  (_, n) => ['grants', aGrant({ id: `g${n}`, public_id: null })] as const,
);

test('a shelf that is built in one go answers as one that followed the log', async () => {
  const property = fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 120 }), async (list) => {
    using folder = folderForTest();
    await using ledger = await filled(list);
    using followed = shelfInMemory(families);
    await catchUp(ledger, followed);
    using built = openShelf(join(folder.path, 'shelf.db'), families);
    await buildShelf(ledger, built, { worthwhile: 1 });
    assert.deepEqual(answers(built), answers(followed));
  });
  await fc.assert(property, { numRuns: often(12), seed: 5, endOnFailure: true });
});

test('a shelf that was built follows the log as any other', async () => {
  using folder = folderForTest();
  await using ledger = await filled(some);
  using built = openShelf(join(folder.path, 'shelf.db'), families);
  await buildShelf(ledger, built, { worthwhile: 1 });
  await ledger.append([changeOf(['grants', aGrant({ id: 'g3', title: 'Anew' })])], noon);
  await ledger.append([changeOf(['grants', { id: 'g4', removed: true }])], noon);
  await catchUp(ledger, built);
  using followed = shelfInMemory(families);
  await catchUp(ledger, followed, 1);
  assert.deepEqual(answers(built), answers(followed));
});

test('a build that breaks off leaves an empty shelf and no file', async () => {
  using folder = folderForTest();
  await using ledger = await filled(some);
  using shelf = openShelf(join(folder.path, 'shelf.db'), families);
  await buildShelf(ledger, shelf, { stopped: atSecondLook(), worthwhile: 1 });
  assert.equal(shelf.at(), 0);
  assert.deepEqual(shelf.reader.select('select id from grants'), []);
  assert.deepEqual(
    readdirSync(folder.path).filter((file) => file.includes('spool')),
    [],
  );
  {
    using build = shelf.build() as Build;
    build.add(await ledger.after(0, 100));
    while (build.write() === 'more' && shelf.at() < 30);
  }
  assert.equal(shelf.at(), 0);
  await buildShelf(ledger, shelf, { worthwhile: 1 });
  using followed = shelfInMemory(families);
  await catchUp(ledger, followed);
  assert.deepEqual(answers(shelf), answers(followed));
});

test('nobody sees a shelf that is half built', async () => {
  using folder = folderForTest();
  await using ledger = await filled(some);
  const file = join(folder.path, 'shelf.db');
  using shelf = openShelf(file, families);
  using reader = openShelf(file, families);
  const seen: number[] = [];
  const onProgress = () => {
    seen.push(reader.reader.select('select id from grants').length);
  };
  await buildShelf(ledger, shelf, { onProgress, worthwhile: 1 });
  assert.deepEqual([...new Set(seen)], [0]);
  assert.equal(reader.reader.select('select id from grants').length, 30);
});

test('a shelf with anything on it, or a short log, is not built anew', async () => {
  using folder = folderForTest();
  await using ledger = await filled(some);
  using shelf = openShelf(join(folder.path, 'shelf.db'), families);
  await buildShelf(ledger, shelf);
  assert.equal(shelf.at(), 0);
  await catchUp(ledger, shelf, 7);
  assert.equal(shelf.build(), null);
});

test('where another process builds the shelf, it is waited for', async () => {
  using folder = folderForTest();
  await using ledger = await filled(some);
  const file = join(folder.path, 'shelf.db');
  using shelf = openShelf(file, families);
  using other = openShelf(file, families);
  using build = other.build() as Build;
  build.add(await ledger.after(0, 100));
  assert.equal(build.write(), 'more');
  const waited = buildShelf(ledger, shelf, { worthwhile: 1 });
  await setTimeout(20);
  while (build.write() === 'more');
  await waited;
  assert.equal(shelf.at(), 30);
});

test('who reads along keeps nobody from writing the shelf, and leaves what another one wrote', async () => {
  using folder = folderForTest();
  await using ledger = await filled(some);
  const file = join(folder.path, 'shelf.db');
  using shelf = openShelf(file, families);
  using other = openShelf(file, families);
  using build = shelf.build() as Build;
  build.add(await ledger.after(0, 100));
  await catchUp(ledger, other);
  assert.equal(build.write(), 'taken');
  assert.equal(shelf.at(), 30);
});

test('what is made once all rows are there is made one by one, and the log is emptied by whoever writes next', async () => {
  using folder = folderForTest();
  const file = join(folder.path, 'shelf.db');
  using shelf = openShelf(file, families);
  await using ledger = await filled(some);
  using build = shelf.build() as Build;
  build.add(await ledger.after(0, 1_000));
  const indexes = () =>
    shelf.reader.select("select name from sqlite_master where type = 'index' and tbl_name = 'grants'").length;
  shelf.reader.select('pragma wal_autocheckpoint = 20');
  const { size } = statSync(file);
  const seen: number[] = [];
  while (build.write() === 'more') seen.push(indexes());
  const added = seen.slice(1).map((count, at) => count - (seen[at] as number));
  assert.ok(added.filter((count) => count === 1).length > 5, `${seen}`);
  assert.ok(
    added.every((count) => count <= 1),
    `${seen}`,
  );
  const pages = shelf.reader.select('pragma wal_autocheckpoint')[0]?.wal_autocheckpoint;
  assert.deepEqual([statSync(file).size, pages], [size, 20]);
});

test('an index of those rows alone that have a value stays while few have one, and is put back where many do', async () => {
  using folder = folderForTest();
  using shelf = openShelf(join(folder.path, 'shelf.db'), families);
  const list = some.map(([name, grant], at) => {
    return [name, { ...grant, organization_id: `o${at}`, ...(at === 0 ? { group: 'one' } : {}) }] as const;
  });
  await using ledger = await filled(list);
  using build = shelf.build() as Build;
  build.add(await ledger.after(0, 1_000));
  const indexes = () =>
    new Set(
      shelf.reader.select("select name from sqlite_master where type = 'index'").map(({ name }) => name),
    );
  const all = indexes();
  const [few, many] = ['grants_by_variant_group', 'grants_by_organization'];
  assert.ok(all.has(few) && all.has(many));
  while (shelf.reader.select('select 1 from grants').length === 0) build.write();
  assert.deepEqual([indexes().has(few), indexes().has(many)], [true, false]);
  while (build.write() === 'more');
  assert.deepEqual(indexes(), all);
});

test('rows that wait come back in their order, and few at a time where they are large', () => {
  using folder = folderForTest();
  using waiting = sortedBacklog(join(folder.path, 'spool'), [planOf(grants)]);
  const megabytes = [1, 10, 1, 10, 20, 1];
  megabytes.forEach((size, at) => {
    const doc = JSON.stringify({
      deadline: `2026-05-0${9 - at}T00:00:00Z`,
      text: 'x'.repeat(size * 2 ** 20),
    });
    waiting.add({ seq: at, family: 'grants', id: `${at}`, doc, at: '', reason: null });
  });
  const steps = waiting.steps().map((step) => waiting.read(step).map(({ seq }) => seq));
  assert.deepEqual(steps, [[5], [4], [3, 2], [1, 0]]);
});
