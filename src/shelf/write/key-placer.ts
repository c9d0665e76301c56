// Finds the place of a row among those that are there: see key.ts.

import type { DatabaseSync, StatementSync } from 'node:sqlite';
import { beyondAscii } from '../../kernel/plain-text.ts';
import { keyBetween, type Neighbour } from '../layout/key.ts';
import { quoted } from '../layout/plan.ts';

/** The key that a row of this moment (as the column keeps it) and id takes in the table. */
type KeyPlacer = (moment: string | null, id: string) => bigint;

/** A function that begins to place rows: while they come in order and nobody else writes, the last one is known. */
export function keyPlacer(db: DatabaseSync, table: string, column: string): () => KeyPlacer {
  const [name, by] = [quoted(table), quoted(column)];
  const neighbour = (where: string, order: string) =>
    db.prepare(`select id, cast(_key as text) as key from ${name} where ${where} order by ${order} limit 1`);
  const dated = {
    before: neighbour(`(${by}, id) < (?, ?)`, `${by} desc, id desc`),
    after: neighbour(`(${by}, id) > (?, ?)`, `${by}, id`),
  };
  const undated = {
    before: neighbour(`${by} is null and id < ?`, 'id desc'),
    after: neighbour(`${by} is null and id > ?`, 'id'),
  };
  const taken = db.prepare(`select 1 from ${name} where _key = ?`);
  const found = (statement: StatementSync, binds: readonly string[]): Neighbour | null => {
    const row = statement.get(...binds) as { id: string; key: string } | undefined;
    return row ? { id: row.id, key: BigInt(row.key) } : null;
  };
  return () => {
    /** The row that was placed last, where it is the last of all. */
    let last: (Neighbour & { moment: string | null }) | null = null;
    return (moment, id) => {
      const { before, after } = moment === null ? undated : dated;
      const binds = moment === null ? [id] : [moment, id];
      const known = last !== null && follows(last, moment, id) ? last : null;
      const next = known === null ? found(after, binds) : null;
      const previous = known ?? found(before, binds);
      let key = keyBetween(moment, id, previous, next);
      if (previous === null || next !== null || key <= previous.key) while (taken.get(key)) key++;
      last = next === null ? { moment, id, key } : null;
      return key;
    };
  };
}

/** Whether the row comes after the other; false also where SQLite may order them in another way. */
function follows(
  last: { readonly moment: string | null; readonly id: string },
  moment: string | null,
  id: string,
): boolean {
  if (last.moment === moment) return last.id < id && !beyondAscii.test(id);
  return last.moment !== null && moment !== null && last.moment < moment;
}
