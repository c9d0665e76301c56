// The names in a folder are on the disk once the folder itself was brought there: a power cut takes the others.

import { closeSync, fsyncSync, openSync } from 'node:fs';
import { open } from 'node:fs/promises';

/** Windows has no such call for folders, and writes names by itself. */
const isLeftToTheSystem = () => process.platform === 'win32';

export async function syncFolder(path: string): Promise<void> {
  if (isLeftToTheSystem()) return;
  const folder = await open(path);
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}

/** The same, before it returns. */
export function syncFolderNow(path: string): void {
  if (isLeftToTheSystem()) return;
  const folder = openSync(path, 'r');
  try {
    fsyncSync(folder);
  } finally {
    closeSync(folder);
  }
}
