// The desk: what people and agents do. One database with the ledger, through Kysely. Each group of tables
// has a file in this room that declares its rows (tables.ts has all); the migrations make them (migrate.ts).
//
// Moments are ISO 8601 text in UTC, booleans 0 and 1, nested values JSON text: the same on every engine.

import { Kysely, sql, type Transaction } from 'kysely';
import type { Times } from '../engines/postgres-pool.ts';
import { logOnDisk } from '../engines/sync-log.ts';
import { isPostgres } from '../ledger/open-ledger.ts';
import { migrate } from './migrate.ts';
import type { Tables } from './schema/tables.ts';
import type { Section } from './sections.ts';
import { readingDialect, sqliteDialects } from './sqlite-dialect.ts';

/** What is done in it is done as a whole or not at all. */
export type DeskTransaction = Transaction<Tables>;

/**
 * What a power cut leaves of a transaction. `seen when kept`: nobody sees it before the disk has it. `told when
 * kept`: whoever asked for it is answered once the disk has it; others see it before, and this thread does not
 * wait for the disk. `may be lost`, for what is short and can be asked for again: it is answered before the disk has
 * it, and goes before others that wait. A process that is killed loses none of it, and a power cut takes the
 * last ones first.
 */
export type Durability = 'seen when kept' | 'told when kept' | 'may be lost';

export interface Desk extends AsyncDisposable {
  /** A transaction is one too: what takes this reads within one or without. */
  readonly db: Kysely<Tables>;
  /**
   * A transaction that decides by what it reads: those of one section follow one another, on whatever
   * node they run, so each sees what the one before it wrote. Sections are never nested.
   */
  readonly exclusively: <T>(
    section: Section,
    run: (transaction: DeskTransaction) => Promise<T>,
    durability?: Durability,
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
  const dialects = sqliteDialects(file);
  const db = new Kysely<Tables>({ dialect: dialects.synced });
  const written = new Kysely<Tables>({ dialect: dialects.written });
  const short = new Kysely<Tables>({ dialect: dialects.short });
  const log = logOnDisk(file);
  await migrate(db, null);
  return {
    db,
    // Every transaction there begins as a writer: all of them follow one another.
    exclusively: async (_section, run, durability = 'seen when kept') => {
      if (durability === 'seen when kept') return db.transaction().execute(run);
      if (durability === 'may be lost') return short.transaction().execute(run);
      const result = await written.transaction().execute(run);
      await log();
      return result;
    },
    snapshot: async (run) => {
      if (file === ':memory:') return db.transaction().execute(run);
      const beside = new Kysely<Tables>({ dialect: readingDialect(file) });
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
