// Where the data of a node lives: the truth (ledger and desk) in a PostgreSQL database that is shared by
// many nodes, or else in a file of the folder; the shelf always in the folder. All of it may be open in
// several processes at once.

import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { families } from './catalogue.ts';
import type { Ledger } from './ledger/ledger.ts';
import { openLedger } from './ledger/open-ledger.ts';
import { shelfFingerprint } from './shelf/fingerprint.ts';
import { dropOtherShelves, openShelf, type Shelf, shelfFile } from './shelf/shelf.ts';
import type { Clock } from './shelf/state.ts';

export interface DataFolder extends AsyncDisposable {
  readonly path: string;
  readonly ledger: Ledger;
  readonly shelf: Shelf;
}

/** The settings that say where the data lives. */
export interface Place {
  readonly data: string;
  readonly databaseUrl: string | null;
}

/** What ledger and desk are opened with: the database's address or their file, whose folder is made. */
export function truthOf({ data, databaseUrl }: Place): string {
  if (databaseUrl !== null) return databaseUrl;
  mkdirSync(data, { recursive: true });
  return ledgerFile(data);
}

/** The file that ledger and desk share where there is no database. */
export function ledgerFile(folder: string): string {
  return join(folder, 'ledger.db');
}

/** A shelf that SQLite cannot read: it is thrown away, because the ledger can make it again. */
const unreadable = new Set([11, 26]);

/** Opens ledger and shelf, making the folder when it is not there. */
export async function openDataFolder(place: Place, clock: Clock | null = null): Promise<DataFolder> {
  const path = place.data;
  mkdirSync(path, { recursive: true });
  const ledger = await openLedger(truthOf(place));
  const fingerprint = shelfFingerprint();
  const shelf = await followingShelf(shelfFile(path, fingerprint), ledger, clock);
  dropOtherShelves(path, fingerprint);
  return {
    path,
    ledger,
    shelf,
    [Symbol.asyncDispose]: async () => {
      shelf[Symbol.dispose]();
      await ledger[Symbol.asyncDispose]();
    },
  };
}

/** A shelf that has seen more than the ledger holds followed another one (a backup was put back). */
async function followingShelf(file: string, ledger: Ledger, clock: Clock | null): Promise<Shelf> {
  const shelf = openOrRebuild(file, clock);
  if (shelf.at() <= (await ledger.head())) return shelf;
  shelf[Symbol.dispose]();
  return rebuilt(file, clock);
}

function openOrRebuild(file: string, clock: Clock | null): Shelf {
  try {
    return openShelf(file, families, clock);
  } catch (error) {
    if (!unreadable.has((error as { errcode?: number }).errcode ?? 0) || !existsSync(file)) throw error;
    return rebuilt(file, clock);
  }
}

function rebuilt(file: string, clock: Clock | null): Shelf {
  for (const part of [file, `${file}-wal`, `${file}-shm`]) rmSync(part, { force: true });
  return openShelf(file, families, clock);
}
