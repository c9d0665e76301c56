// Where the data of a node lives: the truth (ledger and desk) in a PostgreSQL database that is shared by
// many nodes, or else in a file of the folder; the shelf always in the folder. All of it may be open in
// several processes at once.

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { whyTooNew } from '../../desk/migration-names.ts';
import { DatabaseAwayError } from '../../engines/database-away.ts';
import { tooNew } from '../../engines/file-fault.ts';
import { makeFolder } from '../../engines/sync-names.ts';
import type { Ledger } from '../../ledger/ledger.ts';
import { openLedger } from '../../ledger/open-ledger.ts';
import { shelfFingerprint } from '../../shelf/layout/fingerprint.ts';
import type { Clock } from '../../shelf/layout/state.ts';
import type { Shelf } from '../../shelf/shelf.ts';
import { unfinishedRestore } from './leftovers.ts';
import { mustBeFolder } from './must-be-folder.ts';
import { readsShelf } from './serving-processes.ts';
import { noteDamage, openShelfFile } from './shelf-file.ts';

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

const dataSetting = 'PERENNIAL_DATA';

/** What ledger and desk are opened with: the database's address or their file, whose folder is made. */
export function truthOf({ perennialData: data, databaseUrl }: DataLocation): string {
  if (databaseUrl !== null) return databaseUrl;
  makeDataFolder(data);
  return ledgerFile(data);
}

/** @throws CommandError where a file stands in its place */
export function makeDataFolder(path: string): void {
  mustBeFolder(dataSetting, path);
  makeFolder(path, 0o700);
}

/**
 * What a start says that finds no data: a folder that was renamed, or a disk that is not mounted, looks like one that
 * never was. Null where there are some.
 */
export function saysEmpty({ perennialData: path, databaseUrl }: DataLocation): string | null {
  if (!existsSync(path)) return `Made a new data folder at ${path}.`;
  if (databaseUrl !== null || existsSync(ledgerFile(path))) return null;
  return `No ledger was in ${path}: a new one was made.`;
}

/** The file that ledger and desk share where there is no database. */
export function ledgerFile(folder: string): string {
  return join(folder, 'ledger.db');
}

/**
 * For what begins beside a node that serves: where the data folder was moved away, a new ledger in its place would
 * be taken for one that was restored.
 * @throws DatabaseAwayError while there is none, or a restore fills it; CommandError where a file stands in its place
 */
export function mustBeThere({ perennialData, databaseUrl }: DataLocation): void {
  mustBeFolder(dataSetting, perennialData);
  if (databaseUrl === null && (!existsSync(ledgerFile(perennialData)) || isBeingRestored(perennialData)))
    throw new DatabaseAwayError(ledgerGone);
}

/** A restore takes a ledger that is empty: nobody opens it before. */
export function isBeingRestored(folder: string): boolean {
  return existsSync(join(folder, unfinishedRestore));
}

export const ledgerGone = 'the file of the ledger is gone: put the data folder back, or restore a backup.';

/** Opens ledger and shelf, making the folder when it is not there. */
export async function openDataFolder(place: DataLocation, clock: Clock | null = null): Promise<DataFolder> {
  await using opened = new AsyncDisposableStack();
  const path = place.perennialData;
  makeDataFolder(path);
  const ledger = opened.use(await openLedger(truthOf(place)));
  const why = whyTooNew(await ledger.migrations());
  if (why !== null) throw tooNew(why);
  const fingerprint = shelfFingerprint();
  opened.use(readsShelf(path, fingerprint));
  const { file, shelf, again, rebuilt } = await openShelfFile(path, fingerprint, ledger, clock);
  opened.use(shelf);
  const noted = (error: unknown) => noteDamage(file, error);
  const watched = (shelf: Shelf): Shelf => ({
    ...shelf,
    take: noticing(shelf.take, noted),
    mergeIndex: noticing(shelf.mergeIndex, noted),
  });
  const all = opened.move();
  return {
    path,
    ledger,
    shelf: watched(shelf),
    openToWrite: () => watched(again()),
    fingerprint,
    rebuilt,
    noteDamage: noted,
    [Symbol.asyncDispose]: () => all.disposeAsync(),
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
