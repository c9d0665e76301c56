// How far a mirror is: the address it mirrors, the cursor, and when it last had everything, written down beside
// the data. A folder mirrors one instance, and begins with an empty ledger.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Mirrored } from '../../context.ts';
import { makeFolder } from '../../engines/sync-names.ts';
import { replaceSynced } from '../../engines/synced-files.ts';
import type { Ledger } from '../../ledger/ledger.ts';
import { CommandError } from '../node/output.ts';
import { MirrorError } from './lines.ts';

interface MirrorPlace {
  readonly url: string;
  readonly cursor: string;
  /** Whether everything was there once. */
  readonly complete: boolean;
  /** What names the program of the instance that made the lines; left out: it did not say. */
  readonly replica_version?: string | undefined;
  /** When nothing more was to be taken, to a minute; left out: never yet. */
  readonly in_step_at?: string | undefined;
}

interface Mirroring {
  readonly url: string;
  readonly ledger: Pick<Ledger, 'head'>;
  readonly folder: string;
}

/** Null before anything was taken. */
export async function readPlace({ url, ledger, folder }: Mirroring): Promise<MirrorPlace | null> {
  const known = placeIn(folder);
  if (known === null) {
    if ((await ledger.head()) === 0) return null;
    throw new MirrorError('The data folder holds records of its own; a mirror begins with an empty one.');
  }
  if (known.url === url) return known;
  // Nothing came from there, as when the address is another one than the instance gives itself.
  if (known.cursor === '' && (await ledger.head()) === 0) return null;
  throw new MirrorError(`The data folder mirrors ${known.url}; use another folder for ${url}.`);
}

/** The instance that a folder mirrors, and when it was last in step with it; null where it mirrors none. */
export function mirroredBy(folder: string): Mirrored | null {
  const place = placeIn(folder);
  return place && { url: place.url, inStepAt: place.in_step_at ?? null };
}

/**
 * For whoever is about to bring records of their own into a folder.
 * @throws CommandError where it is a mirror, which drops whatever its instance does not list when it loads anew
 */
export function mustBeNoMirror(folder: string): void {
  const mirrored = placeIn(folder);
  if (mirrored === null) return;
  throw new CommandError(
    `${folder} mirrors ${mirrored.url}, and would lose what that does not have; name another folder in PERENNIAL_DATA.`,
  );
}

export async function writePlace({ url, folder }: Mirroring, place: Omit<MirrorPlace, 'url'>): Promise<void> {
  makeFolder(folder);
  await replaceSynced(fileIn(folder), JSON.stringify({ url, ...place } satisfies MirrorPlace));
}

/** @throws CommandError where the file is there and damaged */
function placeIn(folder: string): MirrorPlace | null {
  try {
    const place = JSON.parse(readFileSync(fileIn(folder), 'utf8')) as Partial<MirrorPlace> | null;
    if (typeof place?.url === 'string' && typeof place.cursor === 'string') return place as MirrorPlace;
  } catch (error) {
    // A file in the place of the folder is told by whoever opens it.
    if (['ENOENT', 'ENOTDIR'].includes((error as NodeJS.ErrnoException).code ?? '')) return null;
    if (!(error instanceof SyntaxError)) throw error;
  }
  throw new CommandError(
    `${fileIn(folder)} does not say which instance the folder mirrors: put back a copy of it, or name an empty folder in PERENNIAL_DATA and mirror anew.`,
  );
}

function fileIn(folder: string): string {
  return join(folder, 'mirror.json');
}
