// What is cheaper to make once all rows of a build are there: most indexes in another order than the keys', and the
// merging of words.

import type { DatabaseSync } from 'node:sqlite';
import type { Doc } from '../../kernel/family.ts';
import { type Plan, quoted } from '../layout/plan.ts';

/**
 * Sets aside what belongs to a family without rows. An index of those rows alone that have some value stays for as
 * long as few have one: to put it back is to look at every row.
 * @param putsBack takes what puts it back, piece by piece: one index of many rows takes a second
 * @returns what is to be called once some rows are there
 */
export function setAside(db: DatabaseSync, { family, keyed }: Plan, putsBack: (() => void)[]): () => void {
  const drop = ({ name, sql }: Index) => {
    db.exec(`drop index ${quoted(name)}`);
    putsBack.push(() => db.exec(sql));
  };
  const all = db
    .prepare("select name, sql from sqlite_master where type = 'index' and tbl_name = ? and sql is not null")
    .all(family.name)
    .map(({ name, sql }): Index => ({ name: name as string, sql: sql as string }));
  const others = all.filter(({ name }) => name !== `${family.name}_by_${keyed}`);
  const ofSomeRows = others.filter((index) => conditionOf(index) !== null);
  for (const index of others) if (conditionOf(index) === null) drop(index);
  const text = quoted(`${family.name}_text`);
  const merging = (automerge: number, crisis: number) =>
    db.exec(
      `insert into ${text} (${text}, rank) values ('automerge', ${automerge}), ('crisismerge', ${crisis})`,
    );
  merging(0, 1000);
  // As FTS5 has them by default.
  putsBack.push(() => merging(4, 16));
  return () => {
    for (const index of ofSomeRows.splice(0)) {
      const share = `count(*) filter (where ${conditionOf(index)}) * ${manyOf} > count(*)`;
      const { many } = db.prepare(`select ${share} as many from ${quoted(family.name)}`).get() as Doc;
      if (many === 1) drop(index);
    }
  };
}

interface Index {
  readonly name: string;
  readonly sql: string;
}

/** More than one of so many rows are not few. */
const manyOf = 10;

/** Which rows are in an index; null where all are. */
function conditionOf({ sql }: Index): string | null {
  return / where (.+)$/.exec(sql)?.[1] ?? null;
}
