import { lstatSync, statSync } from 'node:fs';
import { CommandError } from './output.ts';

/**
 * For a folder that is read, or made where it is missing.
 * @param named the setting or option that names it
 * @throws CommandError where something else stands in its place
 */
export function mustBeFolder(named: string, path: string): void {
  // A variable of the shell that is not set: not the folder in which the command was called.
  if (path === '') throw new CommandError(`${named} is empty: it takes a folder.`, 2);
  const there = statSync(path, { throwIfNoEntry: false });
  if (there ? there.isDirectory() : !isLink(path)) return;
  const what = there ? 'this is a file' : 'this is a link that leads nowhere';
  throw new CommandError(`${named}=${path} cannot be used: it takes a folder, and ${what}.`, 2);
}

function isLink(path: string): boolean {
  try {
    return lstatSync(path).isSymbolicLink();
  } catch {
    return false;
  }
}
