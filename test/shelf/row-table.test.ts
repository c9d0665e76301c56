// What a table of rows knows, beside plain sets: however many rows come and go, and whatever fails.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { seeded } from '../../demo/random.ts';
import { digestBytes, digestIn } from '../../src/shelf/layout/digest.ts';
import { type AskedRows, type KnownRow, type RowTable, rowTable } from '../../src/shelf/read/row-table.ts';
import { slotLists, slotRoom } from '../../src/shelf/read/slot-lists.ts';
import { type SlotSet, slotsOf } from '../../src/shelf/read/slot-sets.ts';

const anyRow: AskedRows = {
  level: 0,
  flags: 0,
  onlyDefault: false,
  notPast: 0,
  words: [],
  carried: [],
  from: 0,
  before: Number.POSITIVE_INFINITY,
};

/** The keys of a page of those that are asked for, and how many there are. */
function found(table: RowTable, asked: AskedRows, offset = 0, limit = 1e6): readonly [number, ...number[]] {
  const { total, slots } = table.rows(asked);
  return [total, ...table.keysAt(slots(offset, limit))];
}

/** A row with words, the even ones in the member that counts most. */
function row(key: number, words: readonly number[], values: readonly number[] = [key % 7]): KnownRow {
  const [first = [], others = []] = [0, 1].map((odd) => words.filter((one) => one % 2 === odd));
  return {
    key,
    vis: 0,
    flags: 0,
    isDefault: true,
    until: 0,
    words: { first, others, values: values.map((one) => listed + one) },
    values,
    months: [],
  };
}

/** Values of lists have numbers among the words. */
const listed = 5_000;

/** Rows that have one of these words. */
function having(words: readonly number[], inFirst = false): AskedRows {
  return { ...anyRow, words: [{ words: [{ numbers: words, found: [] }], inFirst, values: null }] };
}

test('rows of a hundred thousand that come and go are counted and found by their words', () => {
  const random = seeded(5);
  const table = rowTable();
  const held = new Map<number, readonly number[]>();
  const named = () => [...new Set([random.int(0, 3), 3 + random.int(1, 40), 50 + random.int(0, 1_200)])];
  const take = (keys: readonly number[], gone: readonly number[] = []) => {
    const own = keys.map(named);
    for (const key of gone) held.delete(key);
    keys.forEach((key, at) => {
      held.set(key, own[at] as readonly number[]);
    });
    table.replace(
      Float64Array.from(gone),
      keys.map((key, at) => row(key, own[at] as readonly number[])),
    );
  };
  for (let from = 1; from <= 100_000; from += 5_000)
    take(Array.from({ length: 5_000 }, (_, at) => from + at));
  for (let turn = 0; turn < 20; turn++) {
    const gone = [...new Set(Array.from({ length: 150 }, () => random.int(1, 100_000)))];
    gone.sort((a, b) => a - b);
    take(
      gone.filter((_, at) => at % 3 > 0),
      gone,
    );
  }
  assert.ok(table.unused() > 2_000);
  const inOrder = [...held].sort(([a], [b]) => a - b);
  const rare = Array.from({ length: 12 }, (_, at) => 60 + at);
  const several = [[0, 43], [60, 61, 900], rare, [...rare, 43]];
  for (const words of [[0], [1], [3], [4], [43], [50], [700], [1_250], [9_999], ...several, []]) {
    for (const inFirst of [false, true]) {
      const isSo = (one: number) => words.includes(one) && (!inFirst || one % 2 === 0);
      const keys = inOrder.filter(([, own]) => own.some(isSo)).map(([key]) => key);
      const said = `${words}, ${inFirst ? 'in the first member' : 'anywhere'}`;
      assert.deepEqual(found(table, having(words, inFirst)), [keys.length, ...keys], said);
      assert.deepEqual(
        found(table, having(words, inFirst), 30, 20),
        [keys.length, ...keys.slice(30, 50)],
        said,
      );
    }
  }
  const counts = new Map<number, number>();
  for (const [key] of inOrder) counts.set(key % 7, (counts.get(key % 7) ?? 0) + 1);
  const all = table.counts(table.rows(anyRow).slots(0, 1e6));
  assert.deepEqual(new Map(all.seen.map((number) => [number, all.counts[number]])), counts);
});

test('rows have all of several words, each in one of its forms, or a value in their place', () => {
  const table = rowTable();
  const held = Array.from({ length: 3_000 }, (_, at) => [at % 2, 2 + (at % 3), 5 + (at % 500)] as const);
  table.replace(
    new Float64Array(),
    held.map((named, at) => row(at, named, [at % 11])),
  );
  const asked = (words: readonly (readonly number[])[], values: readonly number[] | null): AskedRows => ({
    ...anyRow,
    words: [
      {
        words: words.map((numbers) => ({ numbers, found: [] })),
        inFirst: false,
        values: values?.map((one) => listed + one) ?? null,
      },
    ],
  });
  const expected = (isSo: (named: readonly number[], at: number) => boolean) => {
    const keys = held.flatMap((named, at) => (isSo(named, at) ? [at] : []));
    return [keys.length, ...keys];
  };
  assert.deepEqual(
    found(table, asked([[1], [2, 17]], null)),
    expected((own) => own.includes(1) && (own.includes(2) || own.includes(17))),
  );
  assert.deepEqual(
    found(table, asked([[1], [17]], [3, 5])),
    expected((own, at) => (own.includes(1) && own.includes(17)) || at % 11 === 3 || at % 11 === 5),
  );
  assert.deepEqual(
    found(table, asked([], [3])),
    expected((_, at) => at % 11 === 3),
  );
  assert.deepEqual(found(table, asked([], [])), [0]);
});

test('lists of slots are read as they were written, however many and however far apart', () => {
  const random = seeded(9);
  const lists = slotLists();
  const held = Array.from({ length: 3_000 }, (): number[] => []);
  const add = (list: number, slot: number) => {
    lists.add(list, slot);
    held[list]?.push(slot);
  };
  let slot = 0;
  for (; slot < 40_000; slot++) {
    if (slot % 2 === 0) add(0, slot);
    add(1 + Math.min(random.int(0, 2_998), random.int(0, 2_998), random.int(0, 2_998)), slot);
  }
  const room = slotRoom();
  const asWritten = () => {
    room.empty();
    const inRoom = held.map((_, list) => lists.of(list, room));
    held.forEach((numbers, list) => {
      assert.equal(lists.has(list), numbers.length > 0);
      assert.deepEqual([...slotsOf(lists.of(list))], numbers);
      assert.deepEqual([...slotsOf(inRoom[list] as SlotSet)], numbers);
    });
  };
  for (const end of [2 ** 30, 2 ** 31]) {
    for (; slot < end; slot += random.int(1, 2 ** random.int(1, 26))) add(random.int(0, 2_999), slot);
    asWritten();
    asWritten();
  }
  assert.ok(
    held.some((_, list) => Array.isArray(lists.of(list))),
    'what is in every second row is held as bits',
  );
  assert.equal(lists.has(1_000_000), false);
});

test('a change that breaks off leaves the table as it was', () => {
  const table = rowTable();
  table.replace(
    new Float64Array(),
    [2, 4, 6, 8, 10].map((key) => row(key, [1])),
  );
  const broken: KnownRow = {
    ...row(7, []),
    get words(): KnownRow['words'] {
      throw new RangeError('Array buffer allocation failed');
    },
  };
  const change = () => table.replace(Float64Array.of(2, 6), [row(1, [1]), row(3, [1]), broken, row(9, [1])]);
  assert.throws(change, RangeError);
  assert.deepEqual(found(table, having([1])), [5, 2, 4, 6, 8, 10]);
  table.replace(Float64Array.of(2), [row(3, [1])]);
  assert.deepEqual(found(table, having([1])), [5, 3, 4, 6, 8, 10]);
});

test('a digest that was cut short is an error of the file, and nobody reads on for ever', () => {
  const columns = { values: ['one', 'two'] };
  const words = { first: [1, 300], others: [70_000, 2], values: [] };
  const until = Date.parse('2026-03-01');
  const digest = { vis: 1, flags: 3, until, words, values: [[200], [1, 70_000]], months: [24_313] };
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
    const word = random.int(0, 1) === 0 ? null : random.int(0, 2);
    const from = random.int(0, 40_000);
    const keys = [...held]
      .filter(
        ([key, own]) =>
          key >= from &&
          (word === null || key % 3 === word) &&
          carried.every((any) => any.some((one) => own.includes(one))),
      )
      .map(([key]) => key)
      .sort((a, b) => a - b);
    const asked = { ...(word === null ? anyRow : having([word])), carried, from };
    assert.deepEqual(found(table, asked), [keys.length, ...keys]);
    assert.deepEqual(found(table, asked, 5, 3), [keys.length, ...keys.slice(5, 8)]);
    const all = [...held.keys()].sort((a, b) => a - b);
    const gone = all.filter(() => random.int(0, 99) === 0);
    take([...gone.filter((_, at) => at % 2 === 0), 100_001 + 2 * turn], gone);
  }
});

test('rows between two keys, for a tier and with flags, are found whatever came and went since they were asked for', () => {
  const random = seeded(9);
  const table = rowTable();
  const held = new Map<number, KnownRow>();
  const questions: readonly AskedRows[] = Array.from({ length: 12 }, () => {
    const from = random.int(0, 80);
    const before = random.int(0, 4) === 0 ? Number.POSITIVE_INFINITY : from + random.int(0, 60);
    return { ...anyRow, level: random.int(0, 2), flags: random.int(0, 1), from, before };
  });
  for (let turn = 0; turn < 400; turn++) {
    const gone = [...held.keys()].filter(() => random.int(0, 9) === 0).sort((a, b) => a - b);
    for (const key of gone) held.delete(key);
    const come = Array.from({ length: random.int(0, 6) }, () => random.int(1, 120))
      .filter((key, at, all) => !held.has(key) && all.indexOf(key) === at)
      .sort((a, b) => a - b)
      .map((key) => ({ ...row(key, [3]), vis: random.int(0, 2), flags: random.int(0, 1) }));
    for (const one of come) held.set(one.key, one);
    table.replace(Float64Array.from(gone), come);
    for (const asked of questions) {
      const { level, flags, from, before } = asked;
      const keys = [...held.values()]
        .filter((one) => one.vis <= level && (one.flags & flags) === flags)
        .map(({ key }) => key)
        .filter((key) => key >= from && key < before)
        .sort((a, b) => a - b);
      assert.deepEqual(found(table, asked), [keys.length, ...keys], `turn ${turn}, from ${from}`);
    }
  }
});

test('rows that pass are left out from then on, whichever came when', () => {
  const random = seeded(5);
  const table = rowTable();
  const untils = new Map<number, number>();
  const isThere = (until: number, notPast: number) => until === 0 || until >= notPast;
  for (let turn = 0; turn < 40; turn++) {
    const keys = Array.from({ length: random.int(0, 5) }, (_, at) => 10 * turn + at);
    // In the first turns no row passes.
    const rows = keys.map((key) => ({ ...row(key, [1]), until: turn < 3 ? 0 : 10 * random.int(0, 40) }));
    const gone = turn % 5 === 4 ? [...untils.keys()].slice(0, 2).sort((a, b) => a - b) : [];
    table.replace(Float64Array.from(gone), rows);
    for (const key of gone) untils.delete(key);
    for (const { key, until } of rows) untils.set(key, until);
    for (const notPast of [0, 1, ...Array.from({ length: 5 }, () => random.int(0, 410))]) {
      const left = [...untils].flatMap(([key, until]) => (isThere(until, notPast) ? [key] : []));
      assert.deepEqual(found(table, { ...having([1]), notPast }), [left.length, ...left], String(notPast));
      assert.deepEqual(found(table, { ...anyRow, notPast }), [left.length, ...left], String(notPast));
    }
  }
});
