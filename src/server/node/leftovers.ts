// What processes that were killed left behind: a start clears it away.

import { existsSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { dropUnfinishedSets } from '../../dumps/write-dumps.ts';
import { minuteMs } from '../../kernel/durations.ts';
import { mustBeFolder } from './must-be-folder.ts';

/** Where the copy of a backup stands while it is put back. */
export const unfinishedRestore = 'restore.unfinished.db';

export function dropUnfinishedRestore(folder: string): void {
  for (const part of ['', '-wal', '-shm']) rmSync(join(folder, unfinishedRestore + part), { force: true });
}

/** Sets of dumps that were begun, and files that never got their name. */
export function dropUnfinished(data: string, dumps: string, now: Date): void {
  dropUnfinishedRestore(data);
  mustBeFolder('PERENNIAL_DUMPS', dumps);
  dropUnfinishedSets(dumps);
  dropNameless(data, /^(?:secret|mirror\.json)\..+\.new$|^shelf-.*-spool-[\d-]+$/, now);
}

/** Files that get their name, or lose it, as soon as they are made: an older one was left. */
function dropNameless(folder: string, names: RegExp, now: Date): void {
  if (!existsSync(folder)) return;
  for (const name of readdirSync(folder).filter((name) => names.test(name))) {
    const file = join(folder, name);
    const made = statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? Number.POSITIVE_INFINITY;
    if (made < now.getTime() - minuteMs) rmSync(file, { force: true });
  }
}
