// Kysely on node:sqlite, and three rules. A transaction that reads and then writes must begin as a writer,
// or it fails when another process wrote in between; so every transaction begins immediate. Migrations are
// one transaction, which SQLite can do: a start that is killed in the middle of them leaves nothing behind
// that the next one would trip over. And whoever waits to write holds up nobody who reads: what is only
// read has a connection of its own, and a writer that finds the file busy comes back later.

import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';
import { withFaults } from '../engines/file-fault.ts';
import { syncNames } from '../engines/sync-names.ts';
import { oneAtATime, whileBusy, writerDeadline } from '../engines/while-busy.ts';

class WholeMigrations extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }

  /** Turns are taken in the driver, by those alone who write. */
  override get supportsMultipleConnections(): boolean {
    return true;
  }
}

type Begin = 'begin immediate' | 'begin deferred';

/**
 * The dialect over the database in this file; ':memory:' keeps it in memory.
 * @param begin how its transactions begin: as writers, or, where they only read, beside those who write
 */
export function sqliteDialect(file: string, begin: Begin = 'begin immediate'): Dialect {
  const writer = withFaults(() => opened(file));
  return {
    createAdapter: () => new WholeMigrations(),
    createDriver: () => driverOver(file, writer, begin),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  };
}

/** A user of the database; while it has the turn, it alone writes. */
interface User extends DatabaseConnection {
  endTurn: (() => void) | null;
}

function driverOver(file: string, writer: DatabaseSync, begin: Begin): Driver {
  const turn = oneAtATime();
  let reader: DatabaseSync | null = null;

  /** In memory there is one connection, which would show what a transaction has not finished. */
  async function reading(query: CompiledQuery): Promise<QueryResult<never>> {
    if (file !== ':memory:') {
      reader ??= withFaults(() => opened(file));
      return withFaults(() => run(reader as DatabaseSync, query));
    }
    return alone(query);
  }

  async function alone(query: CompiledQuery): Promise<QueryResult<never>> {
    const deadline = writerDeadline();
    const end = await turn();
    try {
      return await whileBusy(() => run(writer, query), deadline);
    } finally {
      end();
    }
  }

  const endTurn = (user: User) => {
    user.endTurn?.();
    user.endTurn = null;
  };

  return {
    init: async () => {},
    acquireConnection: async () => {
      const user: User = {
        endTurn: null,
        executeQuery: async (query) => {
          if (user.endTurn !== null) return withFaults(() => run(writer, query));
          return /^\s*select\b/i.test(query.sql) ? reading(query) : alone(query);
        },
        // biome-ignore lint/correctness/useYield: nothing of the desk is read as a stream
        streamQuery: async function* () {
          throw new Error('The desk is not read as a stream.');
        },
      };
      return user;
    },
    beginTransaction: async (connection) => {
      const user = connection as User;
      const deadline = writerDeadline();
      const end = await turn();
      try {
        await whileBusy(() => writer.exec(begin), deadline);
      } catch (error) {
        end();
        throw error;
      }
      user.endTurn = end;
    },
    commitTransaction: async (connection) => {
      await whileBusy(() => writer.exec('commit'));
      endTurn(connection as User);
    },
    rollbackTransaction: async (connection) => {
      // Where the disk is full, SQLite has undone the transaction already.
      if (writer.isTransaction) writer.exec('rollback');
      endTurn(connection as User);
    },
    releaseConnection: async (connection) => endTurn(connection as User),
    destroy: async () => {
      reader?.close();
      writer.close();
    },
  };
}

function run(db: DatabaseSync, { sql, parameters }: CompiledQuery): QueryResult<never> {
  const { statement, hasRows } = prepared(db, sql);
  const values = parameters as readonly SQLInputValue[];
  if (hasRows) return { rows: statement.all(...values) as never[] };
  const { changes, lastInsertRowid } = statement.run(...values);
  return { insertId: BigInt(lastInsertRowid), numAffectedRows: BigInt(changes), rows: [] };
}

interface Prepared {
  readonly statement: StatementSync;
  readonly hasRows: boolean;
}

/** Statements that were made before: making one costs more than most questions. */
const statements = new WeakMap<DatabaseSync, Map<string, Prepared>>();
const mostStatements = 200;
/** What is longer holds a list of values, and seldom comes again. */
const longestKept = 4_000;

function prepared(db: DatabaseSync, sql: string): Prepared {
  const known = statements.get(db) ?? new Map<string, Prepared>();
  statements.set(db, known);
  const before = known.get(sql);
  if (before) return before;
  const statement = db.prepare(sql);
  const made = { statement, hasRows: statement.columns().length > 0 };
  // Tables are made and changed once.
  if (sql.length > longestKept || !/^\s*(?:select|insert|update|delete|with)\b/i.test(sql)) return made;
  if (known.size >= mostStatements) known.delete(known.keys().next().value as string);
  known.set(sql, made);
  return made;
}

function opened(file: string): DatabaseSync {
  const db = new DatabaseSync(file);
  db.exec(
    'pragma busy_timeout = 20000; pragma journal_mode = wal; pragma synchronous = full; pragma secure_delete = on; pragma busy_timeout = 0; select 1 from sqlite_schema',
  );
  syncNames(file);
  return db;
}
