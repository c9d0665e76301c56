// The desk in PostgreSQL, shared by any number of nodes.

import { Kysely, sql } from 'kysely';
import { DatabaseAwayError, databaseName } from '../engines/database-away.ts';
import { postgresPool, type Times } from '../engines/postgres-pool.ts';
import { lockOf, noSchema } from '../ledger/postgres.ts';
import type { Desk, DeskTransaction, Durability } from './desk.ts';
import { migrate } from './migrate.ts';
import { postgresDialect } from './postgres-dialect.ts';
import type { Tables } from './schema/tables.ts';
import type { Section } from './sections.ts';

/** Connections for what only reads: writers that wait keep none of them. */
const maxReaders = 4;
/** Connections of one desk: more requests than these wait for one another. */
const maxConnections = 8;
/** For how long a migration may wait for those of other processes, in ms. */
const slowQueryMs = 60_000;
/** The commit does not wait for the disk. */
const unawaited = sql`set local synchronous_commit = off`;
/** A snapshot holds no lock that anybody waits for, and what is read may be written to a slow place. */
const snapshotIdle = sql`set local idle_in_transaction_session_timeout = '10min'`;

export async function openPostgresDesk(url: string, times: Times): Promise<Desk> {
  const patient = new Kysely<Tables>({ dialect: postgresDialect(postgresPool(url, 1, { slowQueryMs })) });
  try {
    const { rows } = await sql<{ schema: string | null }>`select current_schema() as schema`.execute(patient);
    const schema = rows[0]?.schema ?? null;
    if (schema === null) throw new DatabaseAwayError(`${databaseName(url)}: ${noSchema}`);
    await migrate(patient, schema);
  } finally {
    await patient.destroy();
  }
  const db = new Kysely<Tables>({
    dialect: postgresDialect(postgresPool(url, maxConnections, times), postgresPool(url, maxReaders, times)),
  });
  const once = <T>(
    section: Section,
    run: (transaction: DeskTransaction) => Promise<T>,
    durability: Durability,
  ) =>
    db.transaction().execute(async (transaction) => {
      await sql.raw(lockOf(section)).execute(transaction);
      if (durability === 'may be lost') await unawaited.execute(transaction);
      return run(transaction);
    });
  return {
    db,
    // No thread of ours waits for the disk there: what is told when it is kept is seen then, too.
    exclusively: async (section, run, durability = 'seen when kept') => {
      // PostgreSQL may pick one of two transactions that wait for each other and undo it; done again,
      // it finds the other one's work finished.
      for (let again = 0; ; again++) {
        try {
          return await once(section, run, durability);
        } catch (error) {
          if (again === 2 || (error as { code?: unknown }).code !== deadlock) throw error;
        }
      }
    },
    // The log of a database server is not part of a copy of the database.
    emptyLog: async () => undefined,
    snapshot: (run) =>
      db
        .transaction()
        .setIsolationLevel('repeatable read')
        .setAccessMode('read only')
        .execute(async (transaction) => {
          await snapshotIdle.execute(transaction);
          return run(transaction);
        }),
    [Symbol.asyncDispose]: () => db.destroy(),
  };
}

const deadlock = '40P01';
