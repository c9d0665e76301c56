// The desk: what people and agents do. One database with the ledger, through Kysely. Each group of tables
// has a file in this room that declares its rows (tables.ts has all); the migrations make them (migrate.ts).
//
// Moments are ISO 8601 text in UTC, booleans 0 and 1, nested values JSON text: the same on every engine.

import { Kysely, sql, type Transaction } from 'kysely';
import type { Times } from '../engines/postgres-pool.ts';
import { isPostgres } from '../ledger/open-ledger.ts';
import { migrate } from './migrate.ts';
import type { Tables } from './schema/tables.ts';
import type { Section } from './sections.ts';
import { sqliteDialect } from './sqlite-dialect.ts';

/** What is done in it is done as a whole or not at all. */
export type DeskTransaction = Transaction<Tables>;

export interface Desk extends AsyncDisposable {
  readonly db: Kysely<Tables>;
  /**
   * A transaction that decides by what it reads: those of one section follow one another, on whatever
   * node they run, so each sees what the one before it wrote. Sections are never nested.
   */
  readonly exclusively: <T>(
    section: Section,
    run: (transaction: DeskTransaction) => Promise<T>,
  ) => Promise<T>;
  /** Empties the log of changes that SQLite keeps beside its file, as far as nobody reads it at that moment. */
  readonly emptyLog: () => Promise<void>;
  /** Reads that all see the same moment, whatever is written meanwhile. */
  readonly snapshot: <T>(run: (transaction: DeskTransaction) => Promise<T>) => Promise<T>;
}

/**
 * Opens the desk in the file or at the address, and brings its tables up to date.
 * @param times for whom the usual ones of a database are too short
 */
export async function openDesk(truth: string, times: Times = {}): Promise<Desk> {
  if (!isPostgres(truth)) return openSqliteDesk(truth);
  const { openPostgresDesk } = await import('./postgres-desk.ts');
  return openPostgresDesk(truth, times);
}

async function openSqliteDesk(file: string): Promise<Desk> {
  const db = new Kysely<Tables>({ dialect: sqliteDialect(file) });
  await migrate(db, null);
  return {
    db,
    // Every transaction there begins as a writer: all of them follow one another.
    exclusively: (_section, run) => db.transaction().execute(run),
    snapshot: async (run) => {
      if (file === ':memory:') return db.transaction().execute(run);
      const beside = new Kysely<Tables>({ dialect: sqliteDialect(file, 'begin deferred') });
      try {
        return await beside.transaction().execute(run);
      } finally {
        await beside.destroy();
      }
    },
    emptyLog: async () => {
      await sql`pragma wal_checkpoint(truncate)`.execute(db);
    },
    [Symbol.asyncDispose]: () => db.destroy(),
  };
}
