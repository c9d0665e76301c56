// Erasing records for privacy, wherever they stand: first the log, with the lists that keep them from
// coming back; then, once the shelf shows them no more, what teams keep of them, the dumps, and the
// bytes in the files.

import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { families } from '../catalogue.ts';
import type { Config } from '../config.ts';
import type { DataFolder } from '../data-folder.ts';
import { dumpVersions } from '../datasets/dump-index.ts';
import { dropDumps, writeDumps } from '../datasets/write-dumps.ts';
import type { Desk } from '../desk/desk.ts';
import { noteErasedNames } from '../desk/erased-names.ts';
import { forgetRecord } from '../desk/erased-records.ts';
import type { Erased } from '../ledger/erase.ts';
import type { Ledger } from '../ledger/ledger.ts';
import { foldedWords } from '../matching/folded-words.ts';
import { dropOtherShelves } from '../shelf/shelf.ts';
import { dumpTask } from './dump.ts';
import { kindOf, namesIn } from './record-names.ts';

export interface ErasedRecord extends Erased {
  readonly family: string;
  /** What it was called in all its versions. */
  readonly names: readonly string[];
}

/** Takes every version of a record out of the log; null when the family never had it. */
export async function eraseRecord(
  { ledger, desk }: { readonly ledger: Ledger; readonly desk: Desk },
  family: string,
  id: string,
  now: Date,
): Promise<ErasedRecord | null> {
  const names = await namesIn(ledger, family, id);
  await noteErasedNames(desk, names.map(foldedWords), now);
  const erased = await ledger.erase(family, id, 'privacy_request', now);
  return erased && { ...erased, family, names };
}

/** What teams keep of it goes too. Called once the shelf shows it no more. */
export function forgetErased(desk: Desk, { family, id, names }: ErasedRecord, now: Date): Promise<void> {
  return forgetRecord(desk, { family, kind: kindOf(family), id, names }, now);
}

/** Where there are dumps, new ones without what was erased take their place. Their version, or null. */
export async function dumpsWithout(config: Config, now: Date): Promise<string | null> {
  if (dumpVersions(config.dumps).length === 0) return null;
  const { version } = await writeDumps({ ...dumpTask(config), families, now, allowFewer: true });
  await dropDumps(config.dumps, 1);
  return version;
}

/**
 * Leaves no byte of what was deleted in the folder, kept downloads of harvests and shelves of other versions
 * included; false when another process read the files meanwhile.
 */
export async function compact({ ledger, shelf, path, fingerprint }: DataFolder): Promise<boolean> {
  rmSync(join(path, 'harvest'), { recursive: true, force: true });
  dropOtherShelves(path, fingerprint);
  const ofLedger = await ledger.compact();
  return shelf.compact() && ofLedger;
}

/** What to tell of files that another process kept from being written anew. */
export function notCompacted(remedy: string): string {
  return `Another process read the files, so deleted bytes may still be in them; ${remedy}.`;
}
