// The names of a SQLite database and of its log. SQLite brings the name of a log to the disk with the first
// commit of the connection that made the log; where another connection commits, that is left to whoever opens.

import { mkdirSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { syncFolderNow } from './sync-folder.ts';

/** Called when the file was read once, so that its log is there; ':memory:' has no names. */
export function syncNames(file: string): void {
  if (file === ':memory:') return;
  syncFolderNow(dirname(file));
}

/**
 * Makes a folder, and those above it, so that a power cut does not take them. One by one: what Node does for all of
 * them has no end where a folder that is there takes none, as in /proc.
 */
export function makeFolder(path: string, mode?: number): void {
  const folder = resolve(path);
  if (isFolder(folder)) return;
  const above = dirname(folder);
  if (above !== folder) makeFolder(above, mode);
  try {
    mkdirSync(folder, mode === undefined ? {} : { mode });
  } catch (error) {
    // Another process made it meanwhile.
    if (!isFolder(folder)) throw error;
  }
  syncFolderNow(above);
}

function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;
}
