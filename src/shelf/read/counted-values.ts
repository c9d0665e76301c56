// The values that rows of a family carry in the columns that facets count, each under one number for all of
// these columns, and in which order they are told.

import { maxFacetValues } from '../../kernel/reader.ts';
import { sum } from '../../kernel/sum.ts';
import { type Plan, quoted } from '../layout/plan.ts';
import type { Prepare } from '../layout/statements.ts';
import { fold } from '../layout/text-index.ts';
import type { FacetCount } from './facets.ts';
import type { ValueCounts } from './row-values.ts';

interface CountedValue {
  readonly column: string;
  readonly text: string;
  /** Whether JavaScript compares it with another such text as SQLite does. */
  readonly isPlain: boolean;
  /** Where it stands among all values by its bytes; -1 where it came after they were last put in order. */
  place: number;
}

export interface CountedValues {
  /** Makes the values of these references known, for each column in the order of the plan. */
  readonly learn: (refs: readonly ReadonlySet<number>[]) => void;
  /** The numbers of a row's references. */
  readonly numbersOf: (refs: readonly (readonly number[])[]) => readonly number[];
  /** The number of a value in a column; null where no row carries it, or the column is not counted. */
  readonly numberOf: (column: string, text: string) => number | null;
  /** The numbers of the values of a column that is matched by parts, that have this folded one. */
  readonly numbersWith: (column: string, part: string) => readonly number[];
  /**
   * The values of a column with how many rows carry each, or have it as a part in the column `parts`, the most
   * first; of as many the first by their bytes.
   */
  readonly mostFirst: (column: string, parts: string | null, counts: ValueCounts) => readonly FacetCount[];
}

export function countedValues(prepare: Prepare, plan: Plan, columns: readonly string[]): CountedValues {
  const { family } = plan;
  const values: CountedValue[] = [];
  /** The number of each value by its reference in its column. */
  const numbers = columns.map(() => new Map<number, number>());
  const byText = new Map(columns.map((column) => [column, new Map<string, number>()]));
  /** Of columns that are matched by parts: each value folded, and its number. */
  const folded = new Map<string, (readonly [string, number])[]>();
  for (const { name, matched } of plan.columns) if (matched) folded.set(name, []);
  /** Of values that are looked for as parts, by column and number: folded, and the numbers of the values that have them. */
  const having = new Map<string, Map<number, { readonly part: string; readonly numbers: number[] }>>();
  let orderedCount = 0;

  /**
   * Texts that many lists show beside one another are compared once. All are put in order anew when a quarter
   * more came, so that what that costs grows with the values and not with the lists.
   */
  function putInPlace(): void {
    if (values.length <= orderedCount * 1.25 + 16) return;
    const inOrder = values.toSorted(inBytes);
    for (let at = 0; at < inOrder.length; at++) (inOrder[at] as CountedValue).place = at;
    orderedCount = values.length;
  }

  function numbersWith(column: string, part: string): number[] {
    const found: number[] = [];
    for (const [text, number] of folded.get(column) ?? []) if (text.includes(part)) found.push(number);
    return found;
  }

  function numbersHaving(parts: string, number: number): readonly number[] {
    const known = having.get(parts) ?? new Map<number, { part: string; numbers: number[] }>();
    having.set(parts, known);
    const before = known.get(number);
    if (before) return before.numbers;
    const part = fold((values[number] as CountedValue).text);
    const numbers = numbersWith(parts, part);
    known.set(number, { part, numbers });
    return numbers;
  }

  return {
    learn: (refs) => {
      columns.forEach((column, at) => {
        const known = numbers[at] as Map<number, number>;
        const missing = [...(refs[at] as ReadonlySet<number>)].filter((ref) => !known.has(ref));
        if (missing.length === 0) return;
        const table = quoted(`${family.name}_values_${column}`);
        const found = prepare(
          `select v.ref, v.value, v.folded from json_each(?) j cross join ${table} v on v.ref = j.value`,
        ).all(`[${missing.join(',')}]`);
        for (const { ref, value, folded: own } of found) {
          const text = value as string;
          const number = values.push({ column, text, isPlain: !late.test(text), place: -1 }) - 1;
          known.set(ref as number, number);
          byText.get(column)?.set(text, number);
          folded.get(column)?.push([own as string, number]);
          for (const { part, numbers } of having.get(column)?.values() ?? [])
            if ((own as string).includes(part)) numbers.push(number);
        }
      });
    },
    numbersOf: (refs) => {
      const found: number[] = [];
      refs.forEach((some, at) => {
        const known = numbers[at] as Map<number, number>;
        for (const ref of some) {
          const number = known.get(ref);
          if (number !== undefined) found.push(number);
        }
      });
      return found;
    },
    numbersWith,
    numberOf: (column, text) => byText.get(column)?.get(text) ?? null,
    mostFirst: (column, parts, { seen, counts }) => {
      putInPlace();
      const own = seen.filter((number) => (values[number] as CountedValue).column === column);
      own.sort(
        (a, b) =>
          (counts[b] as number) - (counts[a] as number) ||
          inOrder(values[a] as CountedValue, values[b] as CountedValue),
      );
      const told = own.slice(0, maxFacetValues).map((number) => ({
        value: (values[number] as CountedValue).text,
        count:
          parts === null
            ? (counts[number] as number)
            : sum(numbersHaving(parts, number).map((one) => counts[one] ?? 0)),
      }));
      return parts === null ? told : told.sort((a, b) => b.count - a.count);
    },
  };
}

function inOrder(a: CountedValue, b: CountedValue): number {
  return a.place >= 0 && b.place >= 0 ? a.place - b.place : inBytes(a, b);
}

/** Units that come after the others in UTF-16 and may come before them in UTF-8. */
const late = /[\ud800-\uffff]/;

/** The order of two values by their bytes, as SQLite has it; letters beyond two bytes of UTF-16 come last. */
function inBytes(one: CountedValue, other: CountedValue): number {
  const [a, b] = [one.text, other.text];
  if (one.isPlain && other.isPlain) return a < b ? -1 : Number(a > b);
  const most = Math.min(a.length, b.length);
  for (let at = 0; at < most; at++) {
    const [own, beside] = [a.charCodeAt(at), b.charCodeAt(at)];
    if (own !== beside) return place(own) - place(beside);
  }
  return a.length - b.length;
}

function place(unit: number): number {
  return unit >= 0xd800 && unit <= 0xdfff ? unit + 0x10000 : unit;
}
