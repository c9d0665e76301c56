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
import { putLast } from '../kernel/put-last.ts';
import { onceFor } from '../kernel/remembered.ts';

class WholeMigrations extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }

  /** Turns are taken in the driver, by those alone who write. */
  override get supportsMultipleConnections(): boolean {
    return true;
  }
}

/** How transactions are made. */
interface Manner {
  readonly begin: 'begin immediate' | 'begin deferred';
  /** Whether a commit waits until the disk has it. */
  readonly sync: Sync;
  /** Short ones go before others that wait. */
  readonly length?: 'short';
}
type Sync = 'full' | 'normal';

/** The dialect for those who only read the database in this file, beside those who write. */
export function readingDialect(file: string): Dialect {
  return dialectOver(connectionsTo(file), { begin: 'begin deferred', sync: 'full' });
}

/**
 * Three dialects over the same connections: what the second and third commit is written, and on the disk when
 * the system gets to it, or with the next commit of the first. Destroying the first one ends all.
 */
export function sqliteDialects(file: string): Readonly<Record<'synced' | 'written' | 'short', Dialect>> {
  const connections = connectionsTo(file);
  const beside = { ...connections, close: () => undefined };
  const begin = 'begin immediate';
  return {
    synced: dialectOver(connections, { begin, sync: 'full' }),
    written: dialectOver(beside, { begin, sync: 'normal' }),
    short: dialectOver(beside, { begin, sync: 'normal', length: 'short' }),
  };
}

function dialectOver(connections: Connections, manner: Manner): Dialect {
  return {
    createAdapter: () => new WholeMigrations(),
    createDriver: () => driverOver(connections, manner),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  };
}

/** The one who writes, and whoever only reads. */
interface Connections {
  readonly writer: Connection;
  readonly turn: ReturnType<typeof oneAtATime>;
  readonly reader: () => Connection | null;
  readonly close: () => void;
}

function connectionsTo(file: string): Connections {
  const writer = withFaults(() => connectionTo(file));
  let reader: Connection | null = null;
  return {
    writer,
    turn: oneAtATime(),
    reader: () => {
      // In memory there is one connection, which would show what a transaction has not finished.
      if (file !== ':memory:') reader ??= withFaults(() => connectionTo(file));
      return reader;
    },
    close: () => {
      reader?.db.close();
      writer.db.close();
    },
  };
}

/** A user of the database; while it has the turn, it alone writes. */
interface User extends DatabaseConnection {
  endTurn: (() => void) | null;
}

function driverOver({ writer, turn, reader, close }: Connections, { begin, sync, length }: Manner): Driver {
  async function alone(query: CompiledQuery): Promise<QueryResult<never>> {
    const deadline = writerDeadline();
    const end = await turn(length);
    try {
      return await whileBusy(() => {
        writer.commitsAre(sync);
        return writer.run(query);
      }, deadline);
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
          if (user.endTurn !== null) return withFaults(() => writer.run(query));
          const reading = /^\s*select\b/i.test(query.sql) ? reader() : null;
          return reading === null ? alone(query) : withFaults(() => reading.run(query));
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
      const end = await turn(length);
      try {
        await whileBusy(() => {
          writer.commitsAre(sync);
          writer.db.exec(begin);
        }, deadline);
      } catch (error) {
        end();
        throw error;
      }
      user.endTurn = end;
    },
    commitTransaction: async (connection) => {
      await whileBusy(() => writer.db.exec('commit'));
      endTurn(connection as User);
    },
    rollbackTransaction: async (connection) => {
      // Where the disk is full, SQLite has undone the transaction already.
      if (writer.db.isTransaction) writer.db.exec('rollback');
      endTurn(connection as User);
    },
    releaseConnection: async (connection) => endTurn(connection as User),
    destroy: async () => close(),
  };
}

interface Connection {
  readonly db: DatabaseSync;
  readonly run: (query: CompiledQuery) => QueryResult<never>;
  /** Says how the commits that follow are made; between transactions only. */
  readonly commitsAre: (sync: Sync) => void;
}

function connectionTo(file: string): Connection {
  const db = opened(file);
  let sync: Sync = 'full';
  return {
    db,
    run: (query) => run(db, query),
    commitsAre: (wanted) => {
      if (wanted === sync) return;
      db.exec(`pragma synchronous = ${wanted}`);
      sync = wanted;
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
const statements = onceFor((_: DatabaseSync) => new Map<string, Prepared>());
const maxStatements = 200;
/** What is longer holds a list of values, and seldom comes again. */
const longestKept = 4_000;

function prepared(db: DatabaseSync, sql: string): Prepared {
  const known = statements(db);
  const before = known.get(sql);
  if (before) return before;
  const statement = db.prepare(sql);
  const made = { statement, hasRows: statement.columns().length > 0 };
  // Tables are made and changed once.
  if (sql.length > longestKept || !/^\s*(?:select|insert|update|delete|with)\b/i.test(sql)) return made;
  putLast(known, sql, made, maxStatements);
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
