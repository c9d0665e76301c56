// The rows that match, out of memory, where a table of rows knows enough of them: all rows, those that have words,
// those that carry values, and of few rows that the full-text index found those among them that are so.

import type { Reading } from '../../kernel/reader.ts';
import type { Plan } from '../layout/plan.ts';
import type { Prepare } from '../layout/statements.ts';
import { askedOfTable } from './asked-of-table.ts';
import type { Condition } from './condition.ts';
import { type NextMoment, untilNextPasses } from './next-moment.ts';
import { maxFound } from './phrase-slots.ts';
import { orderedKeys, sourceOf } from './query.ts';
import type { FoundRows, Slots } from './row-table.ts';
import type { FilledTable, RowTables } from './row-tables.ts';

export interface Matches extends FoundRows {
  readonly table: FilledTable;
}

/**
 * Null where only the index can tell.
 * @param inTime reads each phrase
 */
export type MatchesOf = (plan: Plan, condition: Condition, inTime?: Reading) => Matches | null;

/** Whether there is something in a condition that tables know and that the index finds out at a cost. */
export function isInTables({ words, carried }: Condition): boolean {
  return words.length > 0 || carried.length > 0;
}

/** Half the words of a language begin like a word of one or two letters, and the index goes through all of them. */
const shortest = 2;

function hasShortBeginning({ words }: Condition): boolean {
  return words.some(({ all }) =>
    all.some((one) =>
      one.words.some((forms) => forms.some(({ text, begins }) => begins && text.length <= shortest)),
    ),
  );
}

/**
 * The slots of the rows that the index finds; null where they are too many. Which of the rows with words
 * are open and seen is left to the table: the index would go through all that are.
 */
export function slotsInIndex(
  prepare: Prepare,
  plan: Plan,
  condition: Condition,
  table: FilledTable,
  most = maxFound,
): Slots | null {
  const facts = condition.match.length > 0 ? [] : condition.facts;
  const source = sourceOf(plan, { ...condition, facts }, { facts: 'in the index' });
  const keys = orderedKeys(prepare, source, { limit: most + 1, offset: 0 });
  return keys.length > most ? null : table.slotsOf(keys);
}

export function matchesOf(prepare: Prepare, tables: RowTables, next: NextMoment): MatchesOf {
  /** What was found for the last question is good for what is counted beside it, while no row comes or goes. */
  let last: { readonly condition: Condition; readonly moment: object; readonly matches: Matches } | null =
    null;

  function find(plan: Plan, asking: Condition, inTime: Reading): Matches | null {
    // So that masks are known again a moment later.
    const condition = untilNextPasses(next, plan, asking);
    const { match, where } = condition;
    const { asked, parts } = askedOfTable(plan, condition);
    const left = match.filter((part) => !parts.has(part));
    if (where.some((part) => !parts.has(part))) return null;
    // Whatever the index finds it finds at once; but a short beginning costs it more than all else, and for what is
    // a column of the row each row is read.
    if (left.length > 0 && where.length === 0 && !hasShortBeginning(condition)) return null;
    const table = tables.of(plan);
    if (table === null) return null;
    const rows = asked(table, inTime);
    if (rows === null) return null;
    if (left.length === 0) return { table, ...table.rows(rows) };
    const found = slotsInIndex(prepare, plan, { ...condition, match: left, where: [] }, table);
    if (found === null) return null;
    const all = table.among(found, rows);
    return { table, total: all.length, slots: (offset, limit) => all.subarray(offset, offset + limit) };
  }

  return (plan, condition, inTime = (read) => read()) => {
    if (condition.nothing) return null;
    if (last?.condition === condition && last.moment === tables.of(plan)?.moment()) return last.matches;
    const matches = find(plan, condition, inTime);
    if (matches) last = { condition, moment: matches.table.moment(), matches };
    return matches;
  };
}
