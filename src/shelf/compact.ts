// Writes a shelf anew, without the bytes of rows and words that were deleted: a full-text index keeps
// deleted words in its segments until these are merged, a file keeps deleted rows in its free pages.

import type { DatabaseSync } from 'node:sqlite';
import { type Plan, quoted } from './plan.ts';

/** False when another reader kept the write-ahead log from being emptied. */
export function compactShelf(db: DatabaseSync, plans: readonly Plan[]): boolean {
  for (const { family } of plans) {
    const index = quoted(`${family.name}_text`);
    db.exec(`insert into ${index} (${index}) values ('optimize')`);
  }
  db.exec('vacuum');
  const { busy } = db.prepare('pragma wal_checkpoint(truncate)').get() as { busy: number };
  return busy === 0;
}
