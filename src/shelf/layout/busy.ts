// Only one process writes a shelf at a time: others wait for it, some of them less patiently.

import type { DatabaseSync } from 'node:sqlite';

/** Runs something that waits for other writers for so many ms; then it throws what `isBusy` knows. */
export function waitingFor<Result>(db: DatabaseSync, ms: number, run: () => Result): Result {
  const { timeout } = db.prepare('pragma busy_timeout').get() as { timeout: number };
  db.exec(`pragma busy_timeout = ${ms}`);
  try {
    return run();
  } finally {
    db.exec(`pragma busy_timeout = ${timeout}`);
  }
}

/** Runs something as one transaction of a writer, all or nothing; throws what `isBusy` knows when others write for long. */
export function inTransaction<Result>(db: DatabaseSync, run: () => Result): Result {
  db.exec('begin immediate');
  try {
    const result = run();
    db.exec('commit');
    return result;
  } catch (error) {
    // Where the disk is full, SQLite has undone it already.
    if (db.isTransaction) db.exec('rollback');
    throw error;
  }
}
