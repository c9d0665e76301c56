// Which rows are kept as bytes when there is no room for all of them.

import assert from 'node:assert/strict';
import { DatabaseSync } from 'node:sqlite';
import { test } from 'node:test';
import { grants } from '../../src/families/grants/grants.ts';
import { type Piece, textOf } from '../../src/kernel/json.ts';
import { numbersOf } from '../../src/shelf/layout/key.ts';
import { type Plan, planOf } from '../../src/shelf/layout/plan.ts';
import { type Prepare, statementCache } from '../../src/shelf/layout/statements.ts';
import { type RowBytesRequest, rowBytes } from '../../src/shelf/read/rows.ts';

const asked = { tier: 'public', site: 'https://a.test', version: 1 } as const;
const plan = planOf(grants);

/** Rows of a megabyte each, and how many of them were read. */
function largeRows(count: number) {
  const db = new DatabaseSync(':memory:');
  db.exec('create table grants (_key integer primary key, id text, _vis integer, _public text)');
  const add = db.prepare('insert into grants values (?, ?, 0, ?)');
  for (let key = 1; key <= count; key++) add.run(key, `g${key}`, String(key % 10).repeat(1024 * 1024));
  const prepare = statementCache(db);
  let read = 0;
  const counting: Prepare = (sql, form) => {
    const statement = prepare(sql, form);
    const all = (keys: string) => {
      const rows = statement.all(keys);
      read += rows.length;
      return rows;
    };
    return { setReadBigInts: (on: boolean) => statement.setReadBigInts(on), all } as never;
  };
  const kept = rowBytes(counting);
  const rows = (of: Plan, ask: RowBytesRequest, keys: readonly bigint[]) => kept(of, ask, numbersOf(keys));
  return { rows, read: () => read, [Symbol.dispose]: () => db.close() };
}

const keys = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, at) => BigInt(from + at));

const firstDigit = (row: Piece) => Number(textOf(row)[0]);

test('whoever reads all records in their order puts no row out that lists show', () => {
  using shelf = largeRows(40);
  const passing = { ...asked, inPassing: true } as const;
  shelf.rows(plan, asked, keys(1, 20));
  for (let turn = 0; turn < 3; turn++) {
    for (let from = 1; from <= 40; from += 10) {
      const seen = shelf.rows(plan, passing, keys(from, from + 9));
      assert.deepEqual(
        seen.map(firstDigit),
        keys(from, from + 9).map((key) => Number(key % 10n)),
      );
    }
  }
  const before = shelf.read();
  shelf.rows(plan, asked, keys(1, 20));
  assert.equal(shelf.read(), before, 'nothing had to be read again');
});

test('whoever reads all records again finds those that were kept where there was room', () => {
  using shelf = largeRows(40);
  const passing = { ...asked, inPassing: true } as const;
  for (const key of keys(1, 40)) shelf.rows(plan, passing, [key]);
  const before = shelf.read();
  for (const key of keys(1, 40)) shelf.rows(plan, passing, [key]);
  assert.ok(shelf.read() - before < 20, `${shelf.read() - before} of 40 rows were read again`);
});

test('what lists show a second time is kept in the place of what was read before', () => {
  using shelf = largeRows(40);
  for (const key of keys(1, 40)) shelf.rows(plan, asked, [key]);
  shelf.rows(plan, asked, keys(30, 40));
  const before = shelf.read();
  shelf.rows(plan, asked, keys(30, 40));
  assert.equal(shelf.read(), before);
});

test('what lists show once puts no row out', () => {
  using shelf = largeRows(60);
  shelf.rows(plan, asked, keys(1, 20));
  for (const key of keys(21, 60)) shelf.rows(plan, asked, [key]);
  const before = shelf.read();
  shelf.rows(plan, asked, keys(1, 20));
  assert.equal(shelf.read(), before);
});

test('rows come in the order of their keys, kept or not, each as often as it is asked for, without those that are gone', () => {
  using shelf = largeRows(40);
  shelf.rows(plan, asked, keys(1, 22));
  const wanted = [35n, 3n, 99n, 31n, 3n, 35n, 1n];
  for (let turn = 0; turn < 3; turn++) {
    assert.deepEqual(shelf.rows(plan, asked, wanted).map(firstDigit), [5, 3, 1, 3, 5, 1]);
  }
});
