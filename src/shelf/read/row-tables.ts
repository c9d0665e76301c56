// Rows of the families in memory, as they are at this moment: what was touched since the last question is read
// anew before the next one is answered, so that a change costs a row and not the table. A table is filled between
// the answers, and a little by each list that is asked for, however often that looks into it; until all rows are
// there as they are now, and wherever a question asks for more than the table knows, the full-text index answers.

import { isDefaultRow } from '../layout/default-rows.ts';
import { countedColumns, digestIn, hasDigests } from '../layout/digest.ts';
import { numbersOf } from '../layout/key.ts';
import { type Plan, quoted } from '../layout/plan.ts';
import type { Prepare } from '../layout/statements.ts';
import { touchedReader } from '../layout/touched.ts';
import { type CountedValues, countedValues } from './counted-values.ts';
import type { Moments } from './one-moment.ts';
import { type PhraseSlots, phraseSlots } from './phrase-slots.ts';
import { type RowTable, rowTable } from './row-table.ts';
import { type WordNumbers, wordNumbers } from './word-numbers.ts';

export interface FilledTable extends RowTable {
  readonly mostFirst: CountedValues['mostFirst'];
  readonly numberOf: CountedValues['numberOf'];
  readonly numbersWith: CountedValues['numbersWith'];
  readonly numbersOfWords: WordNumbers;
  readonly havingPhrase: PhraseSlots;
  /** Of columns that are counted by months, where a column stands. */
  readonly monthColumns: readonly string[];
}

export interface RowTables {
  /** The rows of a family as they are now; null while they are not all in memory. Only who asks first takes any. */
  readonly of: (plan: Plan) => FilledTable | null;
  /** Takes a few more of them, where not all are in memory: about a ms of work. */
  readonly fill: (plan: Plan) => void;
  /** Takes some more of each family that was asked for; false when all are in memory as they are now. */
  readonly goOn: () => boolean;
  /** Whether some of a family that was asked for were never taken. */
  readonly lackRows: () => boolean;
}

/** So many rows are taken at once, and so many that were touched are read anew. */
const rowsAtOnce = 200;
/** So many are taken with a list that is asked for, which waits for them. */
const rowsWithList = 50;

/** So many slots of rows that are gone are left in a table, however few rows it has. */
const leastUnused = 1_000;

/** Behind all keys. */
const endOfKeys = 2n ** 63n - 1n;

/** A row takes some 300 bytes, in each process: of a family with more rows none are held. */
const maxHeld = 2_000_000;

interface Filling {
  readonly table: FilledTable;
  readonly take: (rows: readonly Cells[], gone: readonly bigint[]) => void;
  /** The last key that was taken; null when all were. */
  last: bigint | null;
  /** The newest note of a touched row that it knows of. */
  at: number;
}

type Cells = readonly [key: bigint, digest: Uint8Array];

export function rowTables(
  prepare: Prepare,
  { together, oncePerMoment }: Pick<Moments, 'together' | 'oncePerMoment'>,
  maxRows = maxHeld,
): RowTables {
  const fillings = new Map<Plan, Filling>();
  const tooLarge = new Set<Plan>();
  const touched = touchedReader(prepare);
  const newestTouched = oncePerMoment(touched.newest);

  function rowsOf(sql: string, ...binds: readonly (string | bigint)[]): readonly Cells[] {
    const statement = prepare(sql, 'rows');
    statement.setReadBigInts(true);
    return statement.all(...binds) as unknown as readonly Cells[];
  }

  /** Reads anew what was touched, or some of it; false where that is not known. */
  function follow(filling: Filling, name: string): boolean {
    const since = touched.since(name, filling.at, rowsAtOnce);
    if (since === null) return false;
    const { last } = filling;
    const known = since.keys.filter((key) => last === null || key <= last).sort(byKey);
    if (known.length > 0) {
      const rows = rowsOf(
        `select d._key, d.digest from json_each(?) j cross join ${quoted(`${name}_digest`)} d on d._key = j.value`,
        `[${known.join(',')}]`,
      );
      filling.take(
        rows.toSorted(([a], [b]) => byKey(a, b)),
        known,
      );
    }
    filling.at = since.at;
    return true;
  }

  function fill(filling: Filling, name: string, most: number): void {
    const digests = quoted(`${name}_digest`);
    const rows = rowsOf(
      `select _key, digest from ${digests} where _key > ? order by _key limit ${most}`,
      filling.last as bigint,
    );
    filling.take(rows, []);
    const last = rows.length < most ? null : (rows.at(-1) as Cells)[0];
    meetPages(prepare, name, filling.last as bigint, last);
    filling.last = last;
  }

  /** @param more so many rows are taken, where not all are in memory */
  function bring(plan: Plan, more: number): { filling: Filling; isCurrent: boolean } {
    const { name } = plan.family;
    const newest = newestTouched();
    let filling = fillings.get(plan);
    let most = more;
    if (!filling || isWorn(filling.table) || (filling.at !== newest && !follow(filling, name))) {
      filling = beginFilling(prepare, plan, newest);
      fillings.set(plan, filling);
      most = rowsAtOnce;
    }
    if (filling.last !== null && most > 0) fill(filling, name, most);
    if (filling.table.size() > maxRows) {
      tooLarge.add(plan);
      fillings.delete(plan);
    }
    return { filling, isCurrent: filling.last === null && filling.at === newest };
  }

  function tableOf(plan: Plan, more: number): FilledTable | null {
    if (!hasDigests(plan) || tooLarge.has(plan)) return null;
    const known = fillings.get(plan);
    if (known?.last === null && known.at === newestTouched()) return known.table;
    const { filling, isCurrent } = together(() => bring(plan, more));
    return isCurrent ? filling.table : null;
  }

  return {
    of: (plan) => tableOf(plan, 0),
    fill: (plan) => {
      if (fillings.get(plan)?.last !== null) tableOf(plan, rowsWithList);
    },
    lackRows: () => [...fillings.values()].some(({ last }) => last !== null),
    goOn: () => {
      let took = false;
      for (const [plan, { last, at }] of [...fillings]) {
        if (last === null && at === touched.newest()) continue;
        tableOf(plan, rowsAtOnce);
        took = true;
      }
      return took;
    },
  };
}

/**
 * Goes through the rows behind a key up to another one. A page of the file that is met for the first time costs many
 * times what it costs later, one after the other much less than here and there; so questions find all of them met.
 */
function meetPages(prepare: Prepare, name: string, behind: bigint, last: bigint | null): void {
  const statement = prepare(`select sum(length(_public)) from ${quoted(name)} where _key > ? and _key <= ?`);
  statement.get(behind, last ?? endOfKeys);
}

function byKey(a: bigint, b: bigint): number {
  return a < b ? -1 : Number(a > b);
}

/** Whether so many rows came and went that the table is made anew: what they left behind stays in it. */
function isWorn({ size, unused }: RowTable): boolean {
  return unused() > leastUnused + size();
}

function beginFilling(prepare: Prepare, plan: Plan, at: number): Filling {
  const columns = countedColumns(plan);
  const values = countedValues(prepare, plan, columns.values);
  const table = rowTable();
  const isDefault = defaultRowsOf(plan);
  const take: Filling['take'] = (rows, gone) => {
    const keys = numbersOf(rows.map(([key]) => key));
    const digests = rows.map(([, digest]) => digestIn(digest, columns));
    values.learn(columns.values.map((_, at) => new Set(digests.flatMap((one) => one.values[at] ?? []))));
    const known = digests.map(({ vis, flags, until, words, months, values: refs }, at) => ({
      key: keys[at] as number,
      vis,
      flags,
      isDefault: isDefault(vis, flags),
      until,
      words,
      values: values.numbersOf(refs),
      months,
    }));
    table.replace(numbersOf(gone), known);
  };
  const { mostFirst, numberOf, numbersWith } = values;
  // Keys are positive.
  return {
    table: {
      ...table,
      mostFirst,
      numberOf,
      numbersWith,
      numbersOfWords: wordNumbers(prepare, plan),
      havingPhrase: phraseSlots(prepare, plan, table),
      monthColumns: columns.months,
    },
    take,
    last: -1n,
    at,
  };
}

/** Whether rows seen from this rank on, with these flags as bits, are default rows; there are few of either. */
function defaultRowsOf(plan: Plan): (vis: number, flags: number) => boolean {
  const names = plan.flags;
  const known = new Map<string, boolean>();
  return (vis, flags) => {
    const name = `${vis} ${flags}`;
    let found = known.get(name);
    if (found === undefined) {
      const flagValues = names.map((_, at) => (flags & (1 << at)) !== 0);
      found = isDefaultRow(plan, vis, flagValues);
      known.set(name, found);
    }
    return found;
  };
}
