// How far a mirror is: the address it mirrors and the cursor, written down beside the data. A folder mirrors
// one instance, and begins with an empty ledger.

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { makeFolder } from '../../engines/sync-names.ts';
import { replaceSynced } from '../../engines/synced-files.ts';
import type { Ledger } from '../../ledger/ledger.ts';
import { MirrorError } from './lines.ts';

export interface MirrorPlace {
  readonly url: string;
  readonly cursor: string;
  /** Whether everything was there once. */
  readonly complete: boolean;
}

interface Mirroring {
  readonly url: string;
  readonly ledger: Pick<Ledger, 'head'>;
  readonly folder: string;
}

/** Null before anything was taken. */
export async function readPlace({ url, ledger, folder }: Mirroring): Promise<MirrorPlace | null> {
  const known = await placeIn(folder);
  if (known === null) {
    if ((await ledger.head()) === 0) return null;
    throw new MirrorError('The data folder holds records of its own; a mirror begins with an empty one.');
  }
  if (known.url === url) return known;
  // Nothing came from there, as when the address is another one than the instance gives itself.
  if (known.cursor === '' && (await ledger.head()) === 0) return null;
  throw new MirrorError(`The data folder mirrors ${known.url}; use another folder for ${url}.`);
}

/** The address of the instance that a folder mirrors; null where it mirrors none. */
export async function mirroredBy(folder: string): Promise<string | null> {
  return (await placeIn(folder))?.url ?? null;
}

export async function writePlace(
  { url, folder }: Mirroring,
  cursor: string,
  complete: boolean,
): Promise<void> {
  makeFolder(folder);
  await replaceSynced(fileIn(folder), JSON.stringify({ url, cursor, complete } satisfies MirrorPlace));
}

async function placeIn(folder: string): Promise<MirrorPlace | null> {
  try {
    return JSON.parse(await readFile(fileIn(folder), 'utf8')) as MirrorPlace;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    return null;
  }
}

function fileIn(folder: string): string {
  return join(folder, 'mirror.json');
}
