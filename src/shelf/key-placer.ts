// Finds the place of a row among those that are there: see key.ts.

import type { DatabaseSync, StatementSync } from 'node:sqlite';
import { placeOf } from './key.ts';
import { quoted } from './plan.ts';

/** The key that a row of this moment (as the column keeps it) and id takes in the table. */
export type KeyPlacer = (moment: string | null, id: string) => bigint;

export function keyPlacer(db: DatabaseSync, table: string, column: string): KeyPlacer {
  const [name, by] = [quoted(table), quoted(column)];
  const neighbour = (where: string, order: string) =>
    db.prepare(`select cast(_key as text) as key from ${name} where ${where} order by ${order} limit 1`);
  const dated = {
    before: neighbour(`(${by}, id) < (?, ?)`, `${by} desc, id desc`),
    after: neighbour(`(${by}, id) > (?, ?)`, `${by}, id`),
  };
  const undated = {
    before: neighbour(`${by} is null and id < ?`, 'id desc'),
    after: neighbour(`${by} is null and id > ?`, 'id'),
  };
  const taken = db.prepare(`select 1 from ${name} where _key = ?`);
  const keyOf = (statement: StatementSync, binds: readonly string[]): bigint | null => {
    const row = statement.get(...binds) as { key: string } | undefined;
    return row ? BigInt(row.key) : null;
  };
  return (moment, id) => {
    const { before, after } = moment === null ? undated : dated;
    const binds = moment === null ? [id] : [moment, id];
    let key = placeOf(moment, id, keyOf(before, binds), keyOf(after, binds));
    while (taken.get(key)) key++;
    return key;
  };
}
