// Writes what is found and counted of a row by those who hold rows in memory; see layout/digest.ts.

import type { DatabaseSync } from 'node:sqlite';
import { countedColumns, digestBytes, hasDigests, monthNumber } from '../layout/digest.ts';
import { type Plan, type PlannedColumn, quoted } from '../layout/plan.ts';
import type { Rendered } from '../layout/ready-json.ts';
import { scalar } from './row-comparer.ts';
import { wordKeeper } from './word-keeper.ts';

interface DigestWriter {
  /** @param refs the numbers of the row's values by the column that is counted */
  readonly write: (
    key: number | bigint,
    rendered: Rendered,
    refs: ReadonlyMap<string, readonly number[]>,
  ) => void;
  readonly erase: (key: bigint) => void;
  /** Forgets which numbers words have. */
  readonly forget: () => void;
}

const none: readonly number[] = [];

/** What passed before 1970 passed with its beginning. */
function momentNumber(moment: string | number | null): number {
  return moment === null ? 0 : Math.max(1, Date.parse(String(moment)));
}

export function digestWriter(db: DatabaseSync, plan: Plan): DigestWriter {
  if (!hasDigests(plan)) return { write: () => {}, erase: () => {}, forget: () => {} };
  const words = wordKeeper(db, plan);
  const table = quoted(`${plan.family.name}_digest`);
  const insert = db.prepare(`insert into ${table} values (?, ?)`);
  const remove = db.prepare(`delete from ${table} where _key = ?`);
  const { values, months } = countedColumns(plan);
  const passing = plan.columns.find(({ name }) => name === plan.passing);
  const dated = months.map((name) => plan.columns.find((one) => one.name === name) as PlannedColumn);
  return {
    write: (key, rendered, refs) => {
      const digest = digestBytes({
        vis: rendered.vis,
        flags: rendered.flags.reduce((bits, holds, at) => (holds ? bits + 2 ** at : bits), 0),
        until: passing ? momentNumber(scalar(passing, rendered.columns[passing.name])) : 0,
        words: words.of(rendered),
        values: values.map((name) => refs.get(name) ?? none),
        months: dated.map((column) => monthNumber(scalar(column, rendered.columns[column.name]))),
      });
      insert.run(key, digest);
    },
    erase: (key) => {
      remove.run(key);
    },
    forget: words.forget,
  };
}
