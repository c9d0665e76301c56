// Bringing the log of a SQLite database to the disk without holding up the thread that writes it. SQLite itself
// waits for the disk within the commit, and with it everybody whom this thread answers; here the commits are
// written first, and whoever must not be answered before the disk has them waits aside.

import { open } from 'node:fs/promises';
import { FileFault } from './file-fault.ts';

/** @returns what is done once everything that was written when it was called is on the disk */
export function logOnDisk(file: string): () => Promise<void> {
  if (file === ':memory:') return async () => undefined;
  return together(() => syncFile(`${file}-wal`));
}

/**
 * One after another, and one for all who came while another was under way: that one may have begun too early
 * for them, so they wait for the next.
 */
export function together(sync: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> = Promise.resolve();
  let next: Promise<void> | null = null;
  return () => {
    next ??= running
      .catch(() => undefined)
      .then(() => {
        next = null;
        running = sync();
        return running;
      });
    return next;
  };
}

/** The log is opened anew each time: it is another file once everybody had closed the database. */
async function syncFile(path: string): Promise<void> {
  try {
    const log = await open(path, 'r+');
    try {
      await log.datasync();
    } finally {
      await log.close();
    }
  } catch (error) {
    throw new FileFault(
      'Nothing can be stored at the moment, because the files of the server cannot be written; ask again later.',
      `${path} cannot be brought to the disk (${(error as Error).message}). What was confirmed is kept.`,
      error,
    );
  }
}
