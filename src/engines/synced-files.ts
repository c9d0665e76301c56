// Files that are there after a power cut: what stands in them, and their names.

import { existsSync } from 'node:fs';
import { appendFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { ownName } from './process-name.ts';
import { syncFolder } from './sync-folder.ts';

/** Adds to a file, or makes it. */
export async function appendSynced(path: string, text: string): Promise<void> {
  const isNew = !existsSync(path);
  await appendFile(path, text, { flush: true });
  if (isNew) await syncFolder(dirname(path));
}

/**
 * Writes a file whole or not at all, also where one of that name is there. Each writer has a draft of its own,
 * so that two that write at once leave the text of one of them.
 */
export async function replaceSynced(path: string, text: string, mode?: number): Promise<void> {
  const draft = `${path}.${ownName()}.new`;
  try {
    await writeFile(draft, text, { flush: true, ...(mode === undefined ? {} : { mode }) });
    await rename(draft, path);
  } finally {
    await rm(draft, { force: true });
  }
  await syncFolder(dirname(path));
}
