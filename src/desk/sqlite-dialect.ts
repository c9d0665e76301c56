// Kysely on node:sqlite: the five lines between them, and one rule. A transaction that reads and then
// writes must begin as a writer, or it fails when another process wrote in between; so every
// transaction begins immediate.

import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import { SqliteDialect } from 'kysely';

/**
 * The dialect over the database in this file; ':memory:' keeps it in memory.
 * @param begin how its transactions begin: as writers, or, where they only read, beside those who write
 */
export function sqliteDialect(
  file: string,
  begin: 'begin immediate' | 'begin deferred' = 'begin immediate',
): SqliteDialect {
  const db = new DatabaseSync(file);
  db.exec(
    'pragma busy_timeout = 20000; pragma journal_mode = wal; pragma synchronous = full; pragma secure_delete = on;',
  );
  return new SqliteDialect({
    database: {
      close: () => db.close(),
      prepare: (sql) => {
        const statement = db.prepare(sql === 'begin' ? begin : sql);
        const binds = (parameters: readonly unknown[]) => parameters as readonly SQLInputValue[];
        return {
          reader: statement.columns().length > 0,
          all: (parameters) => statement.all(...binds(parameters)),
          run: (parameters) => statement.run(...binds(parameters)),
          iterate: (parameters) => statement.iterate(...binds(parameters)),
        };
      },
    },
  });
}
