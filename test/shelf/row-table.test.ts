// What a table of rows knows, beside plain sets: however many rows come and go, and whatever fails.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { seeded } from '../../demo/random.ts';
import { allBeginnings } from '../../src/shelf/layout/beginnings.ts';
import { digestBytes, digestIn } from '../../src/shelf/layout/digest.ts';
import { type AskedRows, type KnownRow, type RowTable, rowTable } from '../../src/shelf/read/row-table.ts';
import { slotBits } from '../../src/shelf/read/slot-bits.ts';

const anyRow: AskedRows = {
  level: 0,
  flags: 0,
  onlyDefault: false,
  beginning: null,
  carried: [],
  from: 0,
  before: Number.POSITIVE_INFINITY,
};

/** The keys of a page of those that are asked for, and how many there are. */
function found(table: RowTable, asked: AskedRows, offset = 0, limit = 1e6): readonly [number, ...number[]] {
  const { total, places } = table.rows(asked);
  return [total, ...table.keysAt(places(offset, limit))];
}

function row(key: number, beginnings: readonly number[], values: readonly number[] = [key % 7]): KnownRow {
  return { key, vis: 0, flags: 0, isDefault: true, beginnings, values, months: [] };
}

test('rows of a hundred thousand that come and go are counted and found by their beginnings', () => {
  const random = seeded(5);
  const table = rowTable();
  const held = new Map<number, readonly number[]>();
  const some = () => [random.int(0, 3), 3 + random.int(1, 40), 50 + random.int(0, 1_200)];
  for (let from = 1; from <= 100_000; from += 5_000) {
    const rows = Array.from({ length: 5_000 }, (_, at) => row(from + at, some()));
    table.replace(new Float64Array(), rows);
    for (const { key, beginnings } of rows) held.set(key, beginnings);
  }
  for (let turn = 0; turn < 20; turn++) {
    const gone = [...new Set(Array.from({ length: 150 }, () => random.int(1, 100_000)))].sort(
      (a, b) => a - b,
    );
    const again = gone.filter((_, at) => at % 3 > 0).map((key) => row(key, some()));
    table.replace(Float64Array.from(gone), again);
    for (const key of gone) held.delete(key);
    for (const { key, beginnings } of again) held.set(key, beginnings);
  }
  const inOrder = [...held].sort(([a], [b]) => a - b);
  for (const beginning of [0, 1, 3, 4, 43, 50, 700, 1_250, 1_331]) {
    const asked: AskedRows = { ...anyRow, beginning };
    const keys = inOrder.filter(([, own]) => own.includes(beginning)).map(([key]) => key);
    assert.deepEqual(found(table, asked), [keys.length, ...keys], `beginning ${beginning}`);
    assert.deepEqual(found(table, asked, 30, 20), [keys.length, ...keys.slice(30, 50)]);
  }
  const counts = new Map<number, number>();
  for (const [key] of inOrder) counts.set(key % 7, (counts.get(key % 7) ?? 0) + 1);
  const all = table.counts(table.rows(anyRow).places(0, 1e6));
  assert.deepEqual(new Map(all.seen.map((number) => [number, all.counts[number]])), counts);
});

test('a row that comes makes no sets wider but its own', () => {
  const bits = slotBits();
  const facts = { vis: 0, flags: 0, isDefault: true };
  const all = Array.from({ length: allBeginnings }, (_, number) => number);
  bits.set(0, { ...facts, beginnings: all });
  bits.set(1_000_000, { ...facts, beginnings: [7] });
  const bytes = (number: number) =>
    (bits.beginning(number) ?? []).reduce((sum, piece) => sum + (piece?.byteLength ?? 0), 0);
  assert.ok(bytes(7) <= 5_000, `${bytes(7)} bytes`);
  assert.ok(bytes(8) <= 8, `${bytes(8)} bytes`);
});

test('a change that breaks off leaves the table as it was', () => {
  const table = rowTable();
  table.replace(
    new Float64Array(),
    [2, 4, 6, 8, 10].map((key) => row(key, [1])),
  );
  const broken: KnownRow = {
    ...row(7, []),
    get beginnings(): readonly number[] {
      throw new RangeError('Array buffer allocation failed');
    },
  };
  const change = () => table.replace(Float64Array.of(2, 6), [row(1, [1]), row(3, [1]), broken, row(9, [1])]);
  assert.throws(change, RangeError);
  const asked = { ...anyRow, beginning: 1 };
  assert.deepEqual(found(table, asked), [5, 2, 4, 6, 8, 10]);
});

test('a digest that was cut short is an error of the file, and nobody reads on for ever', () => {
  const columns = { values: ['one', 'two'], months: ['when'] };
  const digest = { vis: 1, flags: 3, beginnings: [4, 900], values: [[200], [1, 70_000]], months: [24_313] };
  const bytes = digestBytes(digest);
  assert.deepEqual(digestIn(bytes, columns), digest);
  for (let length = 0; length < bytes.length; length++) {
    assert.throws(() => digestIn(bytes.subarray(0, length), columns), { errcode: 11 });
  }
});

test('rows are found by the values that they carry, each and together, frequent or rare, while rows come and go', () => {
  const random = seeded(11);
  const table = rowTable();
  const held = new Map<number, readonly number[]>();
  const some = () => [...new Set([random.int(0, 3), 10 + random.int(0, 30), 100 + random.int(0, 2_000)])];
  const take = (keys: readonly number[], gone: readonly number[] = []) => {
    const rows = keys.map((key) => row(key, [key % 3], some()));
    table.replace(Float64Array.from(gone), rows);
    for (const key of gone) held.delete(key);
    for (const { key, values } of rows) held.set(key, values);
  };
  take(Array.from({ length: 40_000 }, (_, at) => 2 * at));
  for (let turn = 0; turn < 30; turn++) {
    const carried = Array.from({ length: random.int(1, 2) }, () =>
      Array.from(
        { length: random.int(0, 2) },
        () => [...held.values()][random.int(0, 99)]?.[random.int(0, 2)] ?? 7_777,
      ),
    );
    const beginning = random.int(0, 1) === 0 ? null : random.int(0, 2);
    const from = random.int(0, 40_000);
    const keys = [...held]
      .filter(
        ([key, own]) =>
          key >= from &&
          (beginning === null || key % 3 === beginning) &&
          carried.every((any) => any.some((one) => own.includes(one))),
      )
      .map(([key]) => key)
      .sort((a, b) => a - b);
    const asked = { ...anyRow, beginning, carried, from };
    assert.deepEqual(found(table, asked), [keys.length, ...keys]);
    assert.deepEqual(found(table, asked, 5, 3), [keys.length, ...keys.slice(5, 8)]);
    const all = [...held.keys()].sort((a, b) => a - b);
    const gone = all.filter(() => random.int(0, 99) === 0);
    take([...gone.filter((_, at) => at % 2 === 0), 100_001 + 2 * turn], gone);
  }
});
