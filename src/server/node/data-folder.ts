// Where the data of a node lives: the truth (ledger and desk) in a PostgreSQL database that is shared by
// many nodes, or else in a file of the folder; the shelf always in the folder. All of it may be open in
// several processes at once.

import { closeSync, existsSync, openSync, readSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { isMainThread } from 'node:worker_threads';
import { whyTooNew } from '../../desk/migration-names.ts';
import { tooNew } from '../../engines/file-fault.ts';
import { makeFolder } from '../../engines/sync-names.ts';
import { families } from '../../families.ts';
import { checkLog, OtherLogError } from '../../ledger/follow.ts';
import type { Ledger } from '../../ledger/ledger.ts';
import { openLedger } from '../../ledger/open-ledger.ts';
import { shelfFingerprint } from '../../shelf/layout/fingerprint.ts';
import type { Clock } from '../../shelf/layout/state.ts';
import { openShelf, type Shelf, shelfFile } from '../../shelf/shelf.ts';
import { CommandError } from './output.ts';
import { othersServeFrom } from './serving-processes.ts';

export interface DataFolder extends AsyncDisposable {
  readonly path: string;
  readonly ledger: Ledger;
  readonly shelf: Shelf;
  /**
   * The same shelf opened once more, for whoever writes much of it in the process that answers: FTS5 leaves
   * tables in the memory of a connection that wrote, and each question for the beginning of a word looks
   * through all of them.
   */
  readonly openToWrite: () => Shelf;
  /** The code that shaped the shelf, as it was when the folder was opened. */
  readonly fingerprint: string;
  /** Why the shelf that was there is made anew; null where it was good, or there was none. */
  readonly rebuilt: string | null;
  /** Looks whether the error tells that the shelf is damaged; the next start then makes it anew. */
  readonly noteDamage: (error: unknown) => void;
}

/** The settings that say where the data lives. */
export interface DataLocation {
  readonly perennialData: string;
  readonly databaseUrl: string | null;
}

/** What ledger and desk are opened with: the database's address or their file, whose folder is made. */
export function truthOf({ perennialData: data, databaseUrl }: DataLocation): string {
  if (databaseUrl !== null) return databaseUrl;
  makeDataFolder(data);
  return ledgerFile(data);
}

function makeDataFolder(path: string): void {
  if (statSync(path, { throwIfNoEntry: false })?.isFile())
    throw new CommandError(
      `PERENNIAL_DATA=${path} cannot be used: it takes a folder, and this is a file.`,
      2,
    );
  makeFolder(path, 0o700);
}

/** The file that ledger and desk share where there is no database. */
export function ledgerFile(folder: string): string {
  return join(folder, 'ledger.db');
}

/** What SQLite says of a file that it cannot read, at once or at some page. */
const unreadable = new Set([11, 26]);

function isUnreadable(error: unknown): boolean {
  return unreadable.has(((error as { errcode?: number } | null)?.errcode ?? 0) & 0xff);
}

/** Opens ledger and shelf, making the folder when it is not there. */
export async function openDataFolder(place: DataLocation, clock: Clock | null = null): Promise<DataFolder> {
  const path = place.perennialData;
  makeDataFolder(path);
  const ledger = await openLedger(truthOf(place));
  const why = whyTooNew(await ledger.migrations());
  if (why !== null) {
    await ledger[Symbol.asyncDispose]();
    throw tooNew(why);
  }
  const fingerprint = shelfFingerprint();
  const file = shelfFile(path, fingerprint);
  const { shelf, rebuilt } = await followingShelf(file, ledger, clock);
  const noteDamage = (error: unknown) => {
    if (!isUnreadable(error)) return;
    try {
      writeFileSync(damageFlag(file), '');
    } catch {
      // Where nothing can be written, the error that is being told of is the one that counts.
    }
  };
  const watched = (shelf: Shelf): Shelf => ({
    ...shelf,
    take: noticing(shelf.take, noteDamage),
    mergeIndex: noticing(shelf.mergeIndex, noteDamage),
  });
  return {
    path,
    ledger,
    shelf: watched(shelf),
    openToWrite: () => watched(openShelf(file, families)),
    fingerprint,
    rebuilt,
    noteDamage,
    [Symbol.asyncDispose]: async () => {
      shelf[Symbol.dispose]();
      await ledger[Symbol.asyncDispose]();
    },
  };
}

function noticing<Given extends unknown[], Result>(
  run: (...given: Given) => Result,
  noteDamage: (error: unknown) => void,
): (...given: Given) => Result {
  return (...given) => {
    try {
      return run(...given);
    } catch (error) {
      noteDamage(error);
      throw error;
    }
  };
}

/** Beside the shelf while it is known to be damaged. */
function damageFlag(file: string): string {
  return `${file}-damaged`;
}

interface Opened {
  readonly shelf: Shelf;
  readonly rebuilt: string | null;
}

/** A shelf that is damaged is thrown away, because the ledger can make it again. */
async function followingShelf(file: string, ledger: Ledger, clock: Clock | null): Promise<Opened> {
  const folder = dirname(file);
  // Who serves from it goes on as it is: two files of one shelf would give two answers.
  const damage = existsSync(file) && !(isMainThread && othersServeFrom(folder)) ? damageOf(file) : null;
  if (damage !== null) return madeAnew(file, clock, damage);
  let shelf: Shelf;
  let identity: string | null;
  try {
    shelf = openShelf(file, families, clock);
    identity = identityOf(file);
  } catch (error) {
    if (!isUnreadable(error)) throw error;
    return madeAnew(file, clock, 'it could not be read');
  }
  try {
    await checkLog(ledger, shelf, shelf.at());
    return { shelf, rebuilt: null };
  } catch (error) {
    const { mark } = shelf.history();
    shelf[Symbol.dispose]();
    // The thread that answers has the file open and would go on reading it; it sees there that it is given up.
    if (!(error instanceof OtherLogError) || !isMainThread) throw error;
    // Those who serve from it see it as well, and leave it; one of them may be first to make it anew.
    const isSame = () => identityOf(file) === identity;
    for (let waited = 0; waited < leaveMs && isSame() && othersServeFrom(folder); waited += lookMs)
      await setTimeout(lookMs);
    if (!isSame()) return followingShelf(file, ledger, clock);
    const opened = madeAnew(file, clock, 'it followed another ledger, or this one before it lost changes');
    opened.shelf.keepHistory({ mark, lost: true });
    return opened;
  }
}

/** For so long those who serve from a shelf may take to leave it, and so often that is looked at, in ms. */
const leaveMs = 20_000;
const lookMs = 100;

/** Which file it is; null where there is none. The number of a file that went is given to the next one. */
function identityOf(file: string): string | null {
  const found = statSync(file, { throwIfNoEntry: false });
  return found ? `${found.ino} ${found.birthtimeMs}` : null;
}

function madeAnew(file: string, clock: Clock | null, why: string): Opened {
  for (const part of ['', '-wal', '-shm', '-damaged']) rmSync(file + part, { force: true });
  return { shelf: openShelf(file, families, clock), rebuilt: why };
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
