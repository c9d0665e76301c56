// What processes that were killed left behind: a start clears it away.

import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { isGone } from './processes.ts';

/** Where the copy of a backup stands while it is put back. */
export const unfinishedRestore = 'restore.unfinished.db';

export function dropUnfinishedRestore(folder: string): void {
  for (const part of ['', '-wal', '-shm']) rmSync(join(folder, unfinishedRestore + part), { force: true });
}

/** Removes what is named PREFIX, PID and more, where that process is gone. */
export function dropLeftovers(folder: string, prefix: RegExp): void {
  if (!existsSync(folder)) return;
  for (const name of readdirSync(folder)) {
    const pid = Number(prefix.exec(name)?.[1]);
    if (Number.isInteger(pid) && pid > 0 && isGone(pid))
      rmSync(join(folder, name), { recursive: true, force: true });
  }
}

/** Sets of dumps that were begun, shelves that were being built, and files that never got their name. */
export function dropUnfinished(data: string, dumps: string): void {
  dropUnfinishedRestore(data);
  dropLeftovers(dumps, /^\.unfinished-\w+-(\d+)$/);
  dropLeftovers(data, /^(?:secret|mirror\.json)\.(\d+)[.-]\w+\.new$/);
  dropLeftovers(data, /^shelf-.*-spool-(\d+)-\d+$/);
}
