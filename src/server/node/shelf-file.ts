// The file of a shelf as a node opens it. A shelf that is damaged, or that followed another log, is thrown away,
// because the ledger can make it again. Several processes may start in the same moment: one of them makes it anew.

import { closeSync, existsSync, openSync, readSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout } from 'node:timers/promises';
import { isMainThread } from 'node:worker_threads';
import { families } from '../../families.ts';
import { checkLog, OtherLogError } from '../../ledger/follow.ts';
import type { Ledger } from '../../ledger/ledger.ts';
import type { Clock } from '../../shelf/layout/state.ts';
import { openShelf, type Shelf } from '../../shelf/shelf.ts';
import { CommandError } from './output.ts';
import { othersServeFrom } from './serving-processes.ts';

export interface ShelfFile {
  readonly shelf: Shelf;
  /** The same file opened once more. */
  readonly again: () => Shelf;
  /** Why the shelf that was there is made anew; null where it was good, or there was none. */
  readonly rebuilt: string | null;
}

/** Opens the shelf in the file, where it is good for this log, or an empty one in its place. */
export async function openShelfFile(file: string, ledger: Ledger, clock: Clock | null): Promise<ShelfFile> {
  const { shelf, rebuilt, identity } = openedAlone(file, clock);
  try {
    await checkLog(ledger, shelf, shelf.at());
    return opened(file, { shelf, rebuilt, identity });
  } catch (error) {
    const { mark } = shelf.history();
    shelf[Symbol.dispose]();
    // The thread that answers has the file open and would go on reading it; it sees there that it is given up.
    if (!(error instanceof OtherLogError) || !isMainThread) throw error;
    // Those who serve from it see it as well, and leave it; one of them may be first to make it anew.
    const isSame = () => identityOf(file) === identity;
    for (let waited = 0; waited < leaveMs && isSame() && othersServeFrom(dirname(file)); waited += lookMs)
      await setTimeout(lookMs);
    const anew = alone(file, () => (isSame() ? madeAnew(file, clock, otherLog) : null));
    if (anew === null) return openShelfFile(file, ledger, clock);
    anew.shelf.keepHistory({ mark, lost: true });
    return opened(file, anew);
  }
}

const otherLog = 'it followed another ledger, or this one before it lost changes';

/** For so long those who serve from a shelf may take to leave it, and so often that is looked at, in ms. */
const leaveMs = 20_000;
const lookMs = 100;

interface Opened {
  readonly shelf: Shelf;
  readonly rebuilt: string | null;
  readonly identity: string | null;
}

function opened(file: string, { shelf, rebuilt, identity }: Opened): ShelfFile {
  const again = () => {
    const found = alone(file, () => (identityOf(file) === identity ? openShelf(file, families) : null));
    // What this process answers from is not what everybody else writes to.
    if (found === null) throw new CommandError('Another process made the shelf anew: start again.');
    return found;
  };
  return { shelf, again, rebuilt };
}

/** A shelf that is damaged is made anew by whoever opens it first. */
function openedAlone(file: string, clock: Clock | null): Opened {
  return alone(file, () => {
    // Who serves from it goes on as it is: two files of one shelf would give two answers.
    const damage =
      existsSync(file) && !(isMainThread && othersServeFrom(dirname(file))) ? damageOf(file) : null;
    if (damage !== null) return madeAnew(file, clock, damage);
    try {
      return { shelf: openShelf(file, families, clock), rebuilt: null, identity: identityOf(file) };
    } catch (error) {
      if (!isUnreadable(error)) throw error;
      return madeAnew(file, clock, 'it could not be read');
    }
  });
}

/**
 * Runs while no other process opens a shelf of this folder or throws it away: the parts of a shelf are files of
 * their own, and of two that were made at once one would be read and the other one written. Who is killed in
 * between holds nobody up.
 */
function alone<Result>(file: string, run: () => Result): Result {
  using lock = new DatabaseSync(join(dirname(file), 'shelf.lock'), { timeout: lockMs });
  lock.exec('begin exclusive');
  return run();
}

/** How long the others may take, in ms: opening may mean to take over what a killed process left. */
const lockMs = 60_000;

/** Which file it is; null where there is none. The number of a file that went is given to the next one. */
function identityOf(file: string): string | null {
  const found = statSync(file, { throwIfNoEntry: false });
  return found ? `${found.ino} ${found.birthtimeMs}` : null;
}

function madeAnew(file: string, clock: Clock | null, why: string): Opened {
  for (const part of ['', '-wal', '-shm', '-damaged']) rmSync(file + part, { force: true });
  return { shelf: openShelf(file, families, clock), rebuilt: why, identity: identityOf(file) };
}

/** What SQLite says of a file that it cannot read, at once or at some page. */
const unreadable = new Set([11, 26]);

function isUnreadable(error: unknown): boolean {
  return unreadable.has(((error as { errcode?: number } | null)?.errcode ?? 0) & 0xff);
}

/** Notes that a shelf is damaged where the error tells so; the next start then makes it anew. */
export function noteDamage(file: string, error: unknown): void {
  if (!isUnreadable(error)) return;
  try {
    writeFileSync(damageFlag(file), '');
  } catch {
    // Where nothing can be written, the error that is being told of is the one that counts.
  }
}

/** Beside the shelf while it is known to be damaged. */
function damageFlag(file: string): string {
  return `${file}-damaged`;
}

/** What can be seen of a file without reading all of it. Other threads use it as the first one opened it. */
function damageOf(file: string): string | null {
  if (!isMainThread) return null;
  if (existsSync(damageFlag(file))) return 'a page of it was damaged';
  return isCutShort(file) ? 'it was cut short' : null;
}

/** Whether the file is shorter than its first page says. While there is a write-ahead log, it may be. */
function isCutShort(file: string): boolean {
  const log = `${file}-wal`;
  const hasLog = () => existsSync(log) && statSync(log).size > 0;
  if (hasLog()) return false;
  const header = Buffer.alloc(32);
  const opened = openSync(file, 'r');
  const read = readSync(opened, header);
  closeSync(opened);
  if (read < header.length || !header.toString('latin1').startsWith('SQLite format 3')) return false;
  const pageSize = header.readUInt16BE(16) === 1 ? 65_536 : header.readUInt16BE(16);
  return statSync(file).size < pageSize * header.readUInt32BE(28) && !hasLog();
}
