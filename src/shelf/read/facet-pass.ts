// The counts beside a list in one pass: its rows are found once, and each facet is counted from what a table
// in memory knows of them, instead of asking the full-text index again for each.

import { dayStart } from '../../kernel/durations.ts';
import { type Facet, partsCounted, windowNames } from '../../kernel/filter.ts';
import { maxFacetValues } from '../../kernel/reader.ts';
import { monthText, oddMonth } from '../layout/digest.ts';
import { type Keys, keyFrom, noKeys, numberOf, numbersOf, undated } from '../layout/key.ts';
import type { Plan } from '../layout/plan.ts';
import type { Prepare } from '../layout/statements.ts';
import { wantedFacts } from './asked-of-table.ts';
import type { Condition } from './condition.ts';
import type { FacetCount } from './facets.ts';
import { type MatchesOf, slotsInIndex } from './matches.ts';
import type { Slots } from './row-table.ts';
import type { FilledTable, RowTables } from './row-tables.ts';
import type { ValueCounts } from './row-values.ts';

interface Pass {
  readonly condition: Condition;
  /** The keys of all rows that match, where they are known already. */
  readonly keys: Keys | null;
  readonly facets: readonly Facet[];
  readonly now: Date;
}

/** Those of the facets that can be counted so, with their counts. */
export type CountsInOnePass = (plan: Plan, pass: Pass) => ReadonlyMap<Facet, readonly FacetCount[]>;

const nothing: ReadonlyMap<Facet, readonly FacetCount[]> = new Map();

export function countsInOnePass(prepare: Prepare, tables: RowTables, matches: MatchesOf): CountsInOnePass {
  /** What was counted last: facets are asked for one after the other where their rows are many. */
  let last: Found | null = null;

  /** The rows that match, in the table; null where they are not found there. */
  function rowsOf(plan: Plan, { condition, keys }: Pass): { table: FilledTable; slots: Slots } | null {
    const found = keys === null ? matches(plan, condition) : null;
    if (found) return { table: found.table, slots: found.slots(0, found.total) };
    const table = tables.of(plan);
    if (table === null || (condition.match.length === 0 && condition.where.length === 0)) return null;
    const slots = keys ? table.slotsOf(keys) : slotsInIndex(prepare, plan, condition, table);
    // Keys were found at another moment than that of the table, which may have hidden their rows since.
    return slots && { table, slots: table.passing(slots, wantedFacts(plan, condition)) };
  }

  /** The same, as it was counted last where the question and the table are the same. */
  function foundOf(plan: Plan, pass: Pass): { table: FilledTable; found: Found } | null {
    const { condition } = pass;
    const known = last?.condition === condition ? tables.of(plan) : null;
    if (known && last?.moment === known.moment()) return { table: known, found: last };
    const rows = rowsOf(plan, pass);
    if (rows === null) return null;
    last = { condition, moment: rows.table.moment(), slots: rows.slots, values: null };
    return { table: rows.table, found: last };
  }

  return (plan, pass) => {
    const { facets, now } = pass;
    const fitting = facets.filter(({ kind, column }) => kind !== 'windows' || plan.keyed === column);
    const rows = pass.condition.nothing || fitting.length === 0 ? null : foundOf(plan, pass);
    if (rows === null) return nothing;
    const { table, found } = rows;
    const { slots } = found;
    if (fitting.some(({ kind }) => kind === 'values')) found.values ??= table.counts(slots);
    const values = found.values ?? noCounts;
    const moments = fitting.some(({ kind }) => kind === 'windows') ? table.keysAt(slots) : noKeys;
    const all = new Map<Facet, readonly FacetCount[]>();
    for (const facet of fitting) {
      if (facet.kind === 'windows') all.set(facet, windowsOf(facet, moments, now));
      else if (facet.kind === 'values')
        all.set(facet, table.mostFirst(facet.column, partsCounted(plan.family.filters ?? {}, facet), values));
      else {
        const months = monthsOf(table.months(slots, table.monthColumns.indexOf(facet.column)));
        if (months) all.set(facet, months);
      }
    }
    return all;
  };
}

/** Of a table no more than its moment, so that none is held when it is thrown away. */
interface Found {
  readonly condition: Condition;
  readonly moment: object;
  readonly slots: Slots;
  values: ValueCounts | null;
}

const noCounts: ValueCounts = { seen: [], counts: new Uint32Array() };

/** The months in their order; null where one is none as a calendar has it. */
function monthsOf(counts: ReadonlyMap<number, number>): readonly FacetCount[] | null {
  if (counts.has(oddMonth)) return null;
  const inOrder = [...counts].filter(([number]) => number > oddMonth).sort(([a], [b]) => a - b);
  return inOrder.slice(0, maxFacetValues).map(([number, count]) => ({ value: monthText(number), count }));
}

/** Rows that end today or within so many days behind it, and rows without a date. */
function windowsOf(
  { days }: Extract<Facet, { kind: 'windows' }>,
  keys: Keys,
  now: Date,
): readonly FacetCount[] {
  const bounds = [0, ...days.map((ahead) => ahead + 1)].map((ahead) =>
    keyFrom(dayStart(now.getTime(), ahead)),
  );
  const [first = 0, ...ends] = numbersOf(bounds);
  const counts = ends.map(() => 0);
  let without = 0;
  for (const key of keys) {
    if (key < first) continue;
    if (key >= firstUndated) without += 1;
    for (let at = 0; at < ends.length; at++)
      if (key < (ends[at] as number)) counts[at] = (counts[at] as number) + 1;
  }
  const all = [...counts, without];
  return windowNames(days).map((value, at) => ({ value, count: all[at] as number }));
}

const firstUndated = numberOf(undated);

/** How often each number stands in a text of numbers and commas. */
export function countNumbers(text: string): Record<number, number> {
  const counts: Record<number, number> = {};
  let number = 0;
  for (let at = 0; at <= text.length; at++) {
    const digit = text.charCodeAt(at) - 48;
    if (digit >= 0) number = number * 10 + digit;
    else if (number > 0) {
      counts[number] = (counts[number] ?? 0) + 1;
      number = 0;
    }
  }
  return counts;
}
