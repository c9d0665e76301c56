// Kysely on node:sqlite: the few lines between them, and two rules. A transaction that reads and then
// writes must begin as a writer, or it fails when another process wrote in between; so every
// transaction begins immediate. And migrations are one transaction, which SQLite can do: a start that is
// killed in the middle of them leaves nothing behind that the next one would trip over.

import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import { SqliteAdapter, SqliteDialect } from 'kysely';
import { withFaults } from '../ledger/file-fault.ts';

class WholeMigrations extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

class OneFileDialect extends SqliteDialect {
  override createAdapter(): SqliteAdapter {
    return new WholeMigrations();
  }
}

/**
 * The dialect over the database in this file; ':memory:' keeps it in memory.
 * @param begin how its transactions begin: as writers, or, where they only read, beside those who write
 */
export function sqliteDialect(
  file: string,
  begin: 'begin immediate' | 'begin deferred' = 'begin immediate',
): SqliteDialect {
  const db = withFaults(() => opened(file));
  return new OneFileDialect({
    database: {
      close: () => db.close(),
      prepare: (sql) => {
        // Where the disk is full, SQLite has undone the transaction already.
        if (sql === 'rollback' && !db.isTransaction) return nothing;
        const statement = withFaults(() => db.prepare(sql === 'begin' ? begin : sql));
        const binds = (parameters: readonly unknown[]) => parameters as readonly SQLInputValue[];
        return {
          reader: statement.columns().length > 0,
          all: (parameters) => withFaults(() => statement.all(...binds(parameters))),
          run: (parameters) => withFaults(() => statement.run(...binds(parameters))),
          iterate: (parameters) => statement.iterate(...binds(parameters)),
        };
      },
    },
  });
}

/** A statement that does nothing. */
const nothing = {
  reader: false,
  all: () => [],
  run: () => ({ changes: 0, lastInsertRowid: 0 }),
  iterate: () => [][Symbol.iterator](),
};

function opened(file: string): DatabaseSync {
  const db = new DatabaseSync(file);
  db.exec(
    'pragma busy_timeout = 20000; pragma journal_mode = wal; pragma synchronous = full; pragma secure_delete = on;',
  );
  return db;
}
