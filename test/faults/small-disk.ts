// A disk of a few megabytes, where the test may mount one.

import { spawnSync } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, rmdirSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface SmallDisk extends Disposable {
  readonly path: string;
  /** Leaves so many bytes of it. */
  readonly fill: (leaving: number) => void;
  /** Gives back what was filled. */
  readonly free: () => void;
  /** From now on it can only be read; nobody may have a file of it open to write. */
  readonly freeze: () => void;
}

/** Mounts a disk of so many bytes; null where this process may not, and the test is skipped aloud. */
export function smallDisk(t: { skip: (why: string) => void }, bytes: number): SmallDisk | null {
  const path = mkdtempSync(join(tmpdir(), 'perennial-disk-'));
  const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${bytes}`, 'tmpfs', path]);
  if (mounted.status !== 0) {
    rmdirSync(path);
    t.skip(`NO SMALL DISK COULD BE MOUNTED: ${mounted.error?.message ?? mounted.stderr.toString().trim()}`);
    return null;
  }
  const reserve = join(path, 'reserve');
  const filler = join(path, 'filler');
  const write = (file: string, most: number) => {
    const opened = openSync(file, 'w');
    let left = most;
    for (let size = 64 * 1024; size >= 1 && left > 0; ) {
      try {
        left -= writeSync(opened, Buffer.alloc(Math.min(size, left)));
      } catch {
        size >>= 1;
      }
    }
    closeSync(opened);
  };
  const free = () => rmSync(filler, { force: true });
  return {
    path,
    free,
    freeze: () => {
      const { status, stderr } = spawnSync('mount', ['-o', 'remount,ro', path], { encoding: 'utf8' });
      if (status !== 0) throw new Error(stderr);
    },
    fill: (leaving) => {
      write(reserve, Math.floor(leaving));
      write(filler, Number.POSITIVE_INFINITY);
      rmSync(reserve);
    },
    [Symbol.dispose]: () => {
      spawnSync('umount', ['-l', path]);
      rmdirSync(path);
    },
  };
}
