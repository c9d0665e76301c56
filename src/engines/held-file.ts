// Files that a process holds for as long as it lives. The lock is the system's: it ends with the process, however that
// ends, and is seen from other containers, where numbers of processes say nothing. SQLite takes it, because Node has
// no lock of its own.

import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { sqliteCode } from '../kernel/sqlite-code.ts';

/** How long those who look may keep somebody from holding a file, in ms. */
const waitMs = 10_000;

/**
 * Makes a file that nobody else names, and holds it until it is disposed of, which deletes it. Where the disk knows no
 * locks it only stands there, and whoever looks there cannot see that nobody holds it.
 */
export function holdFile(path: string): Disposable {
  let lock = lockOf(path);
  // Who looked before it was held may have deleted it.
  while (lock !== null && !existsSync(path)) {
    lock.close();
    lock = lockOf(path);
  }
  return {
    [Symbol.dispose]: () => {
      lock?.close();
      drop(path);
    },
  };
}

function lockOf(path: string): DatabaseSync | null {
  try {
    const lock = new DatabaseSync(path, { timeout: waitMs });
    // With its journal in memory nothing is ever written: a full disk does not matter.
    lock.exec('pragma journal_mode = memory; begin exclusive');
    return lock;
  } catch {
    return null;
  }
}

/** Whether a process holds the file, or may do so, where that cannot be seen. What nobody holds is deleted. */
export function isHeld(path: string): boolean {
  try {
    using lock = new DatabaseSync(path, { readOnly: true, timeout: 0 });
    try {
      lock.exec('begin; select 1 from sqlite_schema');
    } catch (error) {
      if (sqliteCode(error) !== notADatabase) return true;
    }
    // Nobody can begin to hold it before it is closed.
    drop(path);
    return false;
  } catch {
    return existsSync(path);
  }
}

/** What SQLite says of a file that holds something else, as earlier programs left them. */
const notADatabase = 26;

/** Holds a draft while it is written: to be called before there is anything of it, and disposed of after it. */
export function holdDraft(path: string): Disposable {
  return holdFile(`${path}.held`);
}

/** Deletes drafts whose writers are gone; of each file that belongs to one, `names` finds the draft's name. */
export function dropDrafts(folder: string, names: RegExp): void {
  if (!existsSync(folder)) return;
  for (const name of readdirSync(folder)) {
    const draft = names.exec(name)?.[1];
    if (draft !== undefined && !isHeld(join(folder, `${draft}.held`))) drop(join(folder, name));
  }
}

/** What cannot be deleted stays: it is another user's, or the disk can only be read. */
function drop(path: string): void {
  try {
    rmSync(path, { recursive: true, force: true });
  } catch {}
}
