// The distinct values that rows are matched or counted by, each under a number, and the numbers of each row.

import type { DatabaseSync, StatementSync } from 'node:sqlite';
import { type PlannedColumn, quoted } from '../layout/plan.ts';
import { fold } from '../layout/text-index.ts';

/** The values by which a row is counted: the members of a list, or the one value. */
export function valuesOf(value: unknown): readonly string[] {
  if (value === null || value === undefined) return [];
  return Array.isArray(value) ? value : [String(value)];
}

export interface ValueKeeper {
  readonly numberOf: (value: string) => number;
  readonly forget: () => void;
}

/** Distinct values by number; the number of a value never changes while a row has it. */
export function valueKeeper(db: DatabaseSync, table: string, column: PlannedColumn): ValueKeeper {
  const name = quoted(`${table}_values_${column.name}`);
  const find: StatementSync = db.prepare(`select ref from ${name} where value = ?`);
  const add = db.prepare(`insert into ${name} (value, folded) values (?, ?)`);
  const known = new Map<string, number>();
  const numberOf = (value: string) => {
    let ref = known.get(value);
    if (ref === undefined) {
      const row = find.get(value) as { ref: number } | undefined;
      ref = row?.ref ?? Number(add.run(value, fold(value)).lastInsertRowid);
      if (known.size > 20_000) known.clear();
      known.set(value, ref);
    }
    return ref;
  };
  return { numberOf, forget: () => known.clear() };
}

/** A function that notes the numbers of a row's values, all in one statement. */
export function listInsertion(
  db: DatabaseSync,
  table: string,
): (key: number | bigint, refs: readonly number[]) => void {
  const prepared: StatementSync[] = [];
  return (key, refs) => {
    for (let from = 0; from < refs.length; from += mostListed) {
      const some = refs.slice(from, from + mostListed);
      prepared[some.length] ??= db.prepare(
        `insert or ignore into ${quoted(table)} values ${some.map((_, at) => `(?1, ?${at + 2})`).join(', ')}`,
      );
      (prepared[some.length] as StatementSync).run(key, ...some);
    }
  };
}

/** Numbers that one statement takes. */
const mostListed = 8;
