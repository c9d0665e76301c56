// The distinct values that rows are matched or counted by, each under a number, and the numbers of each row.

import type { DatabaseSync, StatementSync } from 'node:sqlite';
import { type Plan, type PlannedColumn, quoted } from '../layout/plan.ts';
import { fold } from '../layout/text-index.ts';

/** The values by which a row is counted: the members of a list, or the one value. */
function valuesOf(value: unknown): readonly string[] {
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
function listInsertion(
  db: DatabaseSync,
  table: string,
): (key: number | bigint, refs: readonly number[]) => void {
  const prepared: StatementSync[] = [];
  return (key, refs) => {
    for (let from = 0; from < refs.length; from += maxListed) {
      const some = refs.slice(from, from + maxListed);
      prepared[some.length] ??= db.prepare(
        `insert or ignore into ${quoted(table)} values ${some.map((_, at) => `(?1, ?${at + 2})`).join(', ')}`,
      );
      (prepared[some.length] as StatementSync).run(key, ...some);
    }
  };
}

/** Numbers that one statement takes. */
const maxListed = 8;

interface ListWriter {
  /** Notes the values of a row; answers their numbers by column. */
  readonly write: (
    key: number | bigint,
    columns: Readonly<Record<string, unknown>>,
  ) => ReadonlyMap<string, readonly number[]>;
  readonly erase: (key: bigint) => void;
}

/** Writes the numbers of the values by which the rows of a family are counted. */
export function listWriter(
  db: DatabaseSync,
  { family, columns }: Plan,
  keepers: ReadonlyMap<string, ValueKeeper>,
): ListWriter {
  const lists = columns
    .filter(({ counted, matched }) => counted || matched)
    .map(({ name, counted }) => ({
      name,
      keeper: keepers.get(name) as ValueKeeper,
      // What is only matched by parts is kept in the row itself.
      insert: counted ? listInsertion(db, `${family.name}_list_${name}`) : null,
    }));
  const removals = columns
    .filter(({ counted }) => counted)
    .map(({ name }) => db.prepare(`delete from ${quoted(`${family.name}_list_${name}`)} where _key = ?`));
  return {
    write: (key, given) => {
      const refs = new Map<string, readonly number[]>();
      for (const { name, keeper, insert } of lists) {
        const values = valuesOf(given[name]);
        if (values.length === 0) continue;
        const numbers = [...new Set(values.map(keeper.numberOf))];
        insert?.(key, numbers);
        refs.set(name, numbers);
      }
      return refs;
    },
    erase: (key) => {
      for (const remove of removals) remove.run(key);
    },
  };
}
