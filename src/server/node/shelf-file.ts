// The file of a shelf as a node opens it. A shelf that is damaged, or that followed another log, is thrown away,
// because the ledger can make it again. Several processes may start in the same moment: one of them makes it anew.

import {
  closeSync,
  existsSync,
  openSync,
  readSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout } from 'node:timers/promises';
import { isMainThread } from 'node:worker_threads';
import { families } from '../../families.ts';
import { sqliteCode } from '../../kernel/sqlite-code.ts';
import { checkLog, OtherLogError } from '../../ledger/follow.ts';
import type { Ledger } from '../../ledger/ledger.ts';
import { shelfFile, shelvesBeside } from '../../shelf/layout/shelf-names.ts';
import type { Clock, ShelfHistory } from '../../shelf/layout/state.ts';
import { openShelf, type Shelf } from '../../shelf/shelf.ts';
import { CommandError } from './output.ts';
import { othersServeFrom } from './serving-processes.ts';

interface ShelfFile {
  readonly file: string;
  readonly shelf: Shelf;
  /** The same file opened once more. */
  readonly again: () => Shelf;
  /** Why the shelf that was there is made anew; null where it was good, or there was none. */
  readonly rebuilt: string | null;
}

type Opened = Omit<ShelfFile, 'again'>;

/** Opens the shelf of a folder, where it is good for this log, or an empty one in its place. */
export async function openShelfFile(
  folder: string,
  fingerprint: string,
  ledger: Ledger,
  clock: Clock | null,
): Promise<ShelfFile> {
  const current = () => shelfFile(folder, fingerprint);
  const reopening = (opened: Opened): ShelfFile => ({
    ...opened,
    again: () => {
      const found = alone(folder, () =>
        current() === opened.file ? openShelf(opened.file, families) : null,
      );
      // What this process answers from is not what everybody else writes to.
      if (found === null) throw new CommandError('Another process made the shelf anew: start again.');
      return found;
    },
  });
  const opened = alone(folder, () => openedWhereSound(current(), fingerprint, clock));
  const { file, shelf } = opened;
  try {
    await checkLog(ledger, shelf, shelf.at());
    return reopening(opened);
  } catch (error) {
    const { mark } = shelf.history();
    shelf[Symbol.dispose]();
    // The thread that answers has the file open and would go on reading it; it sees there that it is given up.
    if (!(error instanceof OtherLogError) || !isMainThread) throw error;
    // Those who serve from it see it as well, and leave it; one of them may be first to make it anew.
    const isCurrent = () => current() === file;
    for (
      let waited = 0;
      waited < leaveMs && isCurrent() && othersServeFrom(folder, fingerprint);
      waited += lookMs
    )
      await setTimeout(lookMs);
    const history = { mark, lost: true };
    const anew = alone(folder, () => (isCurrent() ? madeAnew(file, clock, otherLog, history) : null));
    return anew ? reopening(anew) : openShelfFile(folder, fingerprint, ledger, clock);
  }
}

const otherLog = 'it followed another ledger, or this one before it lost changes';

/** For so long those who serve from a shelf may take to leave it, and so often that is looked at, in ms. */
const leaveMs = 20_000;
const lookMs = 100;

/** A shelf that is damaged is made anew by whoever opens it first. What a killed process left of earlier ones goes. */
function openedWhereSound(file: string, fingerprint: string, clock: Clock | null): Opened {
  for (const earlier of shelvesBeside(file).earlier) drop(earlier);
  // Who serves from it goes on as it is: two files of one shelf would give two answers.
  const damage =
    existsSync(file) && !(isMainThread && othersServeFrom(dirname(file), fingerprint))
      ? damageOf(file)
      : null;
  if (damage !== null) return madeAnew(file, clock, damage);
  try {
    return { file, shelf: openShelf(file, families, clock), rebuilt: null };
  } catch (error) {
    if (!isUnreadable(error)) throw error;
    return madeAnew(file, clock, 'it could not be read');
  }
}

/**
 * Runs while no other process opens a shelf of this folder or throws one away: of two that are made at once one would
 * be read and the other one written. Who is killed in between holds nobody up.
 */
function alone<Result>(folder: string, run: () => Result): Result {
  using lock = new DatabaseSync(join(folder, 'shelf.lock'), { timeout: lockMs });
  // An empty file would be written to each time, which a full disk refuses.
  const isEmpty = lock.prepare('pragma page_count').get()?.page_count === 0;
  if (isEmpty) lock.exec('pragma user_version = 1');
  lock.exec('begin exclusive');
  return run();
}

/** How long the others may take, in ms: opening may mean to take over what a killed process left. */
const lockMs = 60_000;

/** An empty shelf in the place of one; it is there as a whole, with what it knows of its history, or not at all. */
function madeAnew(file: string, clock: Clock | null, why: string, history?: ShelfHistory): Opened {
  const { next } = shelvesBeside(file);
  const draft = `${next}-draft`;
  drop(draft);
  {
    using shelf = openShelf(draft, families);
    if (history) shelf.keepHistory(history);
  }
  renameSync(draft, next);
  drop(file);
  return { file: next, shelf: openShelf(next, families, clock), rebuilt: why };
}

function drop(file: string): void {
  for (const part of ['', '-wal', '-shm', '-damaged']) rmSync(file + part, { force: true });
}

/** What SQLite says of a file that it cannot read, at once or at some page. */
const unreadable = new Set([11, 26]);

function isUnreadable(error: unknown): boolean {
  return unreadable.has(sqliteCode(error));
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
  // Whoever closes the shelf last takes the log away, maybe between two looks.
  const hasLog = () => (statSync(`${file}-wal`, { throwIfNoEntry: false })?.size ?? 0) > 0;
  if (hasLog()) return false;
  const header = Buffer.alloc(32);
  const opened = openSync(file, 'r');
  const read = readSync(opened, header);
  closeSync(opened);
  if (read < header.length || !header.toString('latin1').startsWith('SQLite format 3')) return false;
  const pageSize = header.readUInt16BE(16) === 1 ? 65_536 : header.readUInt16BE(16);
  return statSync(file).size < pageSize * header.readUInt32BE(28) && !hasLog();
}
