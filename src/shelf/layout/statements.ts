// Prepared statements, made once for each form of question and kept.

import type { DatabaseSync, StatementSync } from 'node:sqlite';
import { putLast } from '../../kernel/put-last.ts';

const maxStatements = 500;

/** `rows` makes a statement hand over its rows as arrays, which cost less than objects. */
export type Prepare = (sql: string, form?: 'rows') => StatementSync;

/** Prepared statements by their text; the least recently made ones are dropped. */
export function statementCache(db: DatabaseSync): Prepare {
  const statements = new Map<string, StatementSync>();
  return (sql, form) => {
    let statement = statements.get(sql);
    if (!statement) {
      statement = db.prepare(sql);
      if (form === 'rows') statement.setReturnArrays(true);
      putLast(statements, sql, statement, maxStatements);
    }
    return statement;
  };
}
