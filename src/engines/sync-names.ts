// The names of a SQLite database and of its log. SQLite brings the name of a log to the disk with the first
// commit of the connection that made the log; where another connection commits, that is left to whoever opens.

import { mkdirSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { syncFolderNow } from './sync-folder.ts';

/** Called when the file was read once, so that its log is there; ':memory:' has no names. */
export function syncNames(file: string): void {
  if (file === ':memory:') return;
  syncFolderNow(dirname(file));
}

/** Makes a folder, and those above it, so that a power cut does not take them. */
export function makeFolder(path: string, mode?: number): void {
  const first = mkdirSync(path, { recursive: true, ...(mode === undefined ? {} : { mode }) });
  if (first === undefined) return;
  for (let made = resolve(path); ; made = dirname(made)) {
    syncFolderNow(dirname(made));
    if (made.length <= resolve(first).length) return;
  }
}
