// Facets that are counted out of memory: found once for a question, whatever changes meanwhile, of no row that
// the caller may not see, and as many as the file tells.

import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { test } from 'node:test';
import { setImmediate } from 'node:timers/promises';
import { companies } from '../../src/families/companies/companies.ts';
import { grants } from '../../src/families/grants/grants.ts';
import type { Doc, Family } from '../../src/kernel/family.ts';
import { defaultFilters } from '../../src/kernel/filter.ts';
import { operation } from '../../src/kernel/operation.ts';
import { perform } from '../../src/kernel/perform.ts';
import { type ListRequest, maxFacetValues } from '../../src/kernel/reader.ts';
import { planOf } from '../../src/shelf/layout/plan.ts';
import { stateReader } from '../../src/shelf/layout/state.ts';
import { statementCache } from '../../src/shelf/layout/statements.ts';
import { conditionOf } from '../../src/shelf/read/condition.ts';
import { countsInOnePass } from '../../src/shelf/read/facet-pass.ts';
import { type MatchesOf, matchesOf } from '../../src/shelf/read/matches.ts';
import { nextMoments } from '../../src/shelf/read/next-moment.ts';
import { atOneMoment } from '../../src/shelf/read/one-moment.ts';
import { rowTables } from '../../src/shelf/read/row-tables.ts';
import { openShelf, type Shelf, shelfIn } from '../../src/shelf/shelf.ts';
import { aCompany, aGrant } from '../support/records.ts';
import { noon } from '../support/test-app.ts';

function asking(family: Family, filters: Doc = {}): ListRequest {
  const all = { ...defaultFilters(family), ...filters };
  return { tier: 'public', now: noon, filters: all, limit: 10, offset: 0 };
}

let seq = 0;

function put(shelf: Shelf, family: Family, ...docs: readonly Doc[]): void {
  const from = seq;
  const entries = docs.map((doc) => ({
    seq: ++seq,
    family: family.name,
    id: String(doc.id),
    doc: JSON.stringify(doc),
    at: noon.toISOString(),
    reason: null,
  }));
  assert.ok(shelf.take(from, entries));
}

/** A shelf of one family, and its database. */
function shelfOf(family: Family): { shelf: Shelf; db: DatabaseSync } {
  seq = 0;
  const db = new DatabaseSync(':memory:');
  return { shelf: shelfIn(db, [family]), db };
}

test('the rows of a question are found once for all of its facets, and again where they changed', () => {
  const { shelf, db } = shelfOf(grants);
  using _ = shelf;
  const labelled = (n: number, label: string) =>
    aGrant({ id: `g${n}`, title: `Muscle ${n}`, labels: [label] });
  put(shelf, grants, ...Array.from({ length: 150 }, (_, n) => labelled(n, 'alpha')));
  const prepare = statementCache(db);
  const tables = rowTables(prepare, atOneMoment(db, null));
  let found = 0;
  const matches = matchesOf(prepare, tables, nextMoments(prepare, stateReader(db)));
  const counted: MatchesOf = (plan, condition) => {
    found++;
    return matches(plan, condition);
  };
  const inOnePass = countsInOnePass(prepare, tables, counted);
  const plan = planOf(grants);
  const condition = conditionOf(plan, asking(grants, { q: 'mu' }));
  const facets = Object.entries(grants.facets ?? {});
  const count = (name: string) => {
    const facet = grants.facets?.[name];
    assert.ok(facet);
    return inOnePass(plan, { condition, keys: null, facets: [facet], now: noon }).get(facet);
  };
  for (const [name] of facets) assert.ok(count(name), name);
  assert.equal(found, 1);
  put(shelf, grants, labelled(0, 'beta'));
  assert.deepEqual(count('labels'), [
    { value: 'alpha', count: 149 },
    { value: 'beta', count: 1 },
  ]);
  assert.equal(found, 2);
});

const described: Family = {
  ...companies,
  facets: { description: { kind: 'values', column: 'description' } } as NonNullable<Family['facets']>,
};

test('a row that is hidden between a page and its facets is not counted for whoever may not see it', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'perennial-counted-'));
  try {
    // The version that was read counts as the newest, as it does for some ms.
    using reading = openShelf(join(folder, 'shelf.db'), [described], () => 0);
    using writing = openShelf(join(folder, 'shelf.db'), [described]);
    seq = 0;
    const company = (id: string, given: Doc) => aCompany({ id, is_public: true, ...given });
    const both = ['a', 'b'].map((id) => company(id, { description: 'seen' }));
    for (const filters of [{}, { q: 'seen' }]) {
      put(writing, described, ...both);
      await setImmediate();
      const request = asking(described, filters);
      assert.equal(reading.reader.list(described, request).total, 2);
      put(writing, described, company('b', { description: 'seen in full', disqualified: true }));
      await setImmediate();
      const { counts } = reading.reader.facets(described, request, ['description']);
      assert.deepEqual(counts.description, [{ value: 'seen', count: 1 }]);
    }
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test('what a server answers in a row is of one moment, which ends with the turn and with what it writes itself', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'perennial-turn-'));
  try {
    using serving = openShelf(join(folder, 'shelf.db'), [companies], () => 0);
    using writing = openShelf(join(folder, 'shelf.db'), [companies]);
    seq = 0;
    const count = () => serving.reader.list(companies, asking(companies)).total;
    const company = (id: string) => aCompany({ id, is_public: true });
    assert.equal(count(), 0);
    put(writing, companies, company('a'));
    assert.equal(count(), 0, 'the same turn');
    await setImmediate();
    assert.equal(count(), 1, 'the next turn');
    put(serving, companies, company('b'));
    assert.equal(count(), 2, 'written by the same connection');
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test('a funder that comes later is counted with a told one whose name is a part of its own', () => {
  const { shelf } = shelfOf(grants);
  using _ = shelf;
  const funded = (id: string, funder_name: string) => aGrant({ id, title: 'Muscle', funder_name });
  const count = () => {
    const request = asking(grants, { q: 'muscle' });
    shelf.reader.list(grants, request);
    return shelf.reader.facets(grants, request, ['funder']).counts.funder;
  };
  put(shelf, grants, funded('a', 'Institute on Aging'));
  assert.deepEqual(count(), [{ value: 'Institute on Aging', count: 1 }]);
  put(shelf, grants, funded('b', 'National Institute on Aging'));
  assert.deepEqual(count(), [
    { value: 'Institute on Aging', count: 2 },
    { value: 'National Institute on Aging', count: 1 },
  ]);
});

test('what an operation reads is of one moment, whatever another process writes meanwhile', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'perennial-moment-'));
  try {
    using reading = openShelf(join(folder, 'shelf.db'), [companies]);
    using writing = openShelf(join(folder, 'shelf.db'), [companies]);
    seq = 0;
    const company = (id: string) => aCompany({ id, is_public: true });
    put(writing, companies, company('a'));
    const twice = operation({
      name: 'count_twice',
      method: 'GET',
      path: '/twice',
      tier: 'public',
      tag: 'Test',
      summary: 'Counts twice.',
      input: {},
      output: () => ({ type: 'object' }),
      run: (_, { reader }) => {
        const count = () => reader.list(companies, asking(companies)).total;
        const first = count();
        put(writing, companies, company('b'));
        return { text: JSON.stringify([first, count()]) };
      },
    });
    const { reader } = reading;
    const ask = () => perform(twice, {}, { tier: 'public', now: noon, reader, site: '', licence: '' });
    const [first, second] = JSON.parse((await ask()).text);
    assert.deepEqual([first, second], [1, 1]);
    assert.equal(reader.list(companies, asking(companies)).total, 2);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test('of more months than facets tell the first are told, with and without rows that have none', () => {
  const { shelf } = shelfOf(grants);
  using _ = shelf;
  const month = (n: number) => new Date(Date.UTC(2030, n, 15)).toISOString();
  const dated = Array.from({ length: maxFacetValues + 5 }, (_, n) =>
    aGrant({ id: `g${n}`, deadline: month(n) }),
  );
  const months = (filters: Doc) =>
    shelf.reader.facets(grants, asking(grants, { scope: 'all', ...filters }), ['closing_month']).counts
      .closing_month;
  const first = Array.from({ length: maxFacetValues }, (_, n) => ({
    value: month(n).slice(0, 7),
    count: 1,
  }));
  put(shelf, grants, ...dated);
  // What is asked of a column is not known in memory.
  const ways = [{}, { deadline_before: '2100-01-01' }, { funder: 'example' }];
  for (const filters of ways) assert.deepEqual(months(filters), first);
  put(shelf, grants, aGrant({ id: 'rolling', deadline: null }));
  for (const filters of ways) assert.deepEqual(months(filters), first);
});

test('a question that looks at the rows in memory again and again waits for few of them', () => {
  const { shelf, db } = shelfOf(grants);
  using _ = shelf;
  put(shelf, grants, ...Array.from({ length: 430 }, (_, n) => aGrant({ id: `g${n}` })));
  const tables = rowTables(statementCache(db), atOneMoment(db, null));
  const plan = planOf(grants);
  for (let look = 0; look < 50; look++) assert.equal(tables.of(plan), null, 'only the first look takes any');
  let lists = 0;
  while (tables.of(plan) === null && lists < 50) {
    tables.fill(plan);
    lists++;
  }
  assert.equal(lists, 5, 'two hundred with the first look, then fifty with each list');
});

test('of a family with more rows than fit none are held, and it is answered all the same', () => {
  const { shelf, db } = shelfOf(grants);
  using _ = shelf;
  const some = (from: number, to: number) =>
    Array.from({ length: to - from }, (_, n) => aGrant({ id: `g${from + n}`, title: 'Muscle' }));
  const prepare = statementCache(db);
  const [few, many] = [300, 1_000].map((most) => rowTables(prepare, atOneMoment(db, null), most));
  assert.ok(few && many);
  const plan = planOf(grants);
  const isHeld = (tables: typeof few) => {
    tables.of(plan);
    while (tables.goOn());
    return tables.of(plan) !== null;
  };
  put(shelf, grants, ...some(0, 250));
  assert.deepEqual([isHeld(few), isHeld(many)], [true, true]);
  put(shelf, grants, ...some(250, 500));
  assert.deepEqual([isHeld(few), isHeld(many)], [false, true]);
  assert.deepEqual([few.goOn(), many.goOn()], [false, false]);
  const next = nextMoments(prepare, stateReader(db));
  assert.equal(matchesOf(prepare, few, next)(plan, conditionOf(plan, asking(grants, { q: 'mu' }))), null);
});

test('values that as many rows carry come in the order of their bytes', () => {
  const { shelf } = shelfOf(grants);
  using _ = shelf;
  const names = ['Zeta', 'zeta', 'Ångström', '山', '\ue000', 'ｆ', '🧬', '🧬 one', 'a', 'ab', '\ufb01'];
  put(shelf, grants, ...names.map((label, n) => aGrant({ id: `g${n}`, labels: [label] })));
  const told = shelf.reader.facets(grants, asking(grants), ['labels']).counts.labels;
  const byBytes = names.toSorted((a, b) => Buffer.compare(Buffer.from(a), Buffer.from(b)));
  assert.deepEqual(
    told?.map(({ value }) => value),
    byBytes,
  );
});
