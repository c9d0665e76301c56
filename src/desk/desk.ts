// The desk: what people and agents do. One database with the ledger, through Kysely; every table has
// its own file in this room, which declares its row and its migration. See migrate.ts.
//
// Moments are ISO 8601 text in UTC, booleans 0 and 1, nested values JSON text: the same on every engine.

import { Kysely, type Transaction } from 'kysely';
import { migrate } from './migrate.ts';
import { sqliteDialect } from './sqlite-dialect.ts';
import type { Tables } from './tables.ts';

export interface Desk extends AsyncDisposable {
  readonly db: Kysely<Tables>;
}

/** What is done in it is done as a whole or not at all. */
export type DeskTransaction = Transaction<Tables>;

/** Opens the desk in the file and brings its tables up to date. */
export async function openDesk(file: string): Promise<Desk> {
  const db = new Kysely<Tables>({ dialect: sqliteDialect(file) });
  await migrate(db);
  return { db, [Symbol.asyncDispose]: () => db.destroy() };
}
