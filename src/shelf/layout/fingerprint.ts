// A shelf fits the code that shaped it: the kernel, the shelf itself, the declarations and what they read in calls.

import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const rooms = ['../../kernel/', '../', '../../families/', '../../matching/calls/'].map(
  (room) => new URL(room, import.meta.url),
);

/** Twelve characters that change whenever the code that shapes the shelf does, however deep it lies. */
export function shelfFingerprint(folders: readonly URL[] = rooms): string {
  const hash = createHash('sha256');
  for (const folder of folders) {
    const files = readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name));
    for (const file of files.sort()) hash.update(readFileSync(file));
  }
  return hash.digest('hex').slice(0, 12);
}
