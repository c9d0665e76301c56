// What rows carry in the columns that facets count, kept in memory until something changes: most lists show
// rows that another one showed before, and counting what is here costs a tenth of asking for it again.

import { mostFacetValues } from '../../kernel/reader.ts';
import { type Plan, quoted } from '../layout/plan.ts';
import type { Prepare } from '../layout/statements.ts';
import type { FacetCount } from './facets.ts';

/** A value that rows carry, under one number for all counted columns of a family. */
interface CountedValue {
  readonly column: string;
  readonly text: string;
  /** Where it stands among all values by its bytes; -1 where it came after they were last put in order. */
  place: number;
}

/** How many of the rows carry each value, by column, the most first. `version` moves with every change that any caller can see. */
export type CountValues = (
  plan: Plan,
  version: number,
  keys: readonly bigint[],
) => ReadonlyMap<string, readonly FacetCount[]>;

/** So many rows are kept of each family: about 4 MB. */
const mostRows = 20_000;

/** What is kept of one family. */
interface Kept {
  readonly version: number;
  /** The numbers of what each row carries. */
  readonly rows: Map<bigint, readonly number[]>;
  readonly values: CountedValue[];
  /** The number of each value by its reference in its column. */
  readonly numbers: ReadonlyMap<string, Map<number, number>>;
  /** One for each value; all 0 between two questions. */
  counts: Uint32Array;
  /** How many values have their place. */
  placed: number;
}

export function valueCounter(prepare: Prepare): CountValues {
  const families = new Map<Plan, Kept>();
  return (plan, version, keys) => {
    let kept = families.get(plan);
    if (kept?.version !== version) {
      kept = emptyFor(plan, version);
      families.set(plan, kept);
    }
    const missing = keys.filter((key) => !kept.rows.has(key));
    if (missing.length > 0) read(prepare, plan, kept, missing);
    const counted = countIn(kept, keys);
    // What was read first is first to go; it comes back when it is asked for.
    for (const [oldest] of kept.rows.size > mostRows ? kept.rows : []) {
      if (kept.rows.size <= mostRows) break;
      kept.rows.delete(oldest);
    }
    return counted;
  };
}

function emptyFor({ columns }: Plan, version: number): Kept {
  const counted = columns.filter((column) => column.counted);
  const numbers = new Map(counted.map(({ name }) => [name, new Map<number, number>()]));
  return { version, rows: new Map(), values: [], numbers, counts: new Uint32Array(256), placed: 0 };
}

/** A row's values as texts of numbers, a column each. */
type Cells = readonly [key: bigint, ...refs: (string | null)[]];

function read(prepare: Prepare, { family }: Plan, kept: Kept, keys: readonly bigint[]): void {
  const columns = [...kept.numbers.keys()];
  const lists = columns.map(
    (column) =>
      `(select group_concat(ref) from ${quoted(`${family.name}_list_${column}`)} where _key = m.value)`,
  );
  const statement = prepare(`select ${['m.value', ...lists].join(', ')} from json_each(?) m`, 'rows');
  statement.setReadBigInts(true);
  const found = statement.all(`[${keys.join(',')}]`) as unknown as readonly Cells[];
  const rows = found.map(([key, ...texts]) => ({
    key,
    refs: texts.map((text) => (text === null ? [] : text.split(',').map(Number))),
  }));
  columns.forEach((column, at) => {
    learn(prepare, family.name, kept, column, new Set(rows.flatMap(({ refs }) => refs[at] ?? [])));
  });
  for (const { key, refs } of rows) {
    const numbers = refs.flatMap((some, at) => {
      const known = kept.numbers.get(columns[at] as string);
      return some.flatMap((ref) => known?.get(ref) ?? []);
    });
    kept.rows.set(key, numbers);
  }
  putInPlace(kept);
}

/** Gives a number to each value that has none. */
function learn(
  prepare: Prepare,
  family: string,
  { numbers, values }: Kept,
  column: string,
  refs: ReadonlySet<number>,
): void {
  const known = numbers.get(column) as Map<number, number>;
  const missing = [...refs].filter((ref) => !known.has(ref));
  if (missing.length === 0) return;
  const table = quoted(`${family}_values_${column}`);
  const found = prepare(
    `select v.ref, v.value from json_each(?) j cross join ${table} v on v.ref = j.value`,
  ).all(`[${missing.join(',')}]`);
  for (const { ref, value } of found)
    known.set(ref as number, values.push({ column, text: value as string, place: -1 }) - 1);
}

/**
 * Texts that many lists show beside one another are compared once. All are put in order anew when a quarter
 * more came, so that what that costs grows with the values and not with the lists.
 */
function putInPlace(kept: Kept): void {
  const { values } = kept;
  if (values.length <= kept.placed * 1.25 + 16) return;
  const inOrder = values.toSorted((a, b) => inBytes(a.text, b.text));
  for (let at = 0; at < inOrder.length; at++) (inOrder[at] as CountedValue).place = at;
  kept.placed = values.length;
}

function countIn(kept: Kept, keys: readonly bigint[]): ReadonlyMap<string, readonly FacetCount[]> {
  if (kept.counts.length < kept.values.length) kept.counts = new Uint32Array(2 * kept.values.length);
  const { counts, rows, values } = kept;
  const seen = new Map<string, number[]>();
  for (const key of keys) {
    for (const number of rows.get(key) ?? []) {
      const before = counts[number] as number;
      if (before === 0) {
        const { column } = values[number] as CountedValue;
        const own = seen.get(column);
        if (own) own.push(number);
        else seen.set(column, [number]);
      }
      counts[number] = before + 1;
    }
  }
  const mostFirst = (a: number, b: number) =>
    (counts[b] as number) - (counts[a] as number) ||
    inOrder(values[a] as CountedValue, values[b] as CountedValue);
  const counted = new Map<string, readonly FacetCount[]>();
  for (const [column, numbers] of seen) {
    const most = numbers.sort(mostFirst).slice(0, mostFacetValues);
    counted.set(
      column,
      most.map((number) => ({
        value: (values[number] as CountedValue).text,
        count: counts[number] as number,
      })),
    );
  }
  for (const numbers of seen.values()) for (const number of numbers) counts[number] = 0;
  return counted;
}

function inOrder(a: CountedValue, b: CountedValue): number {
  return a.place >= 0 && b.place >= 0 ? a.place - b.place : inBytes(a.text, b.text);
}

/** The order of two texts by their bytes, as SQLite has it; letters beyond two bytes of UTF-16 come last. */
function inBytes(a: string, b: string): number {
  const most = Math.min(a.length, b.length);
  for (let at = 0; at < most; at++) {
    const [one, other] = [a.charCodeAt(at), b.charCodeAt(at)];
    if (one !== other) return place(one) - place(other);
  }
  return a.length - b.length;
}

function place(unit: number): number {
  return unit >= 0xd800 && unit <= 0xdfff ? unit + 0x10000 : unit;
}
