// Erasing records for privacy, wherever they stand: first it is written down, then the log, with the lists
// that keep them from coming back; then, once the shelf shows them no more, what teams keep of them, the
// dumps, and the bytes in the files. Whatever ends in between, the next one who looks finishes it.

import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { Desk } from '../../desk/desk.ts';
import {
  beginErasure,
  bytesAlone,
  dropNames,
  endErasure,
  type UnfinishedErasure,
  unfinishedErasures,
} from '../../desk/unfinished-erasures.ts';
import { dumpSeq, dumpVersions, readDumpIndex } from '../../dumps/dump-index.ts';
import { type DumpRequest, dropDumps, writeDumps } from '../../dumps/write-dumps.ts';
import { syncFolderNow } from '../../engines/sync-folder.ts';
import { families } from '../../families.ts';
import type { Erased } from '../../ledger/erase.ts';
import type { Ledger } from '../../ledger/ledger.ts';
import { foldedWords } from '../../matching/words/folded-words.ts';
import { noteErasedNames } from '../../people/privacy/erased-names.ts';
import { forgetRecord } from '../../people/privacy/erased-records.ts';
import { isWrittenAnew } from '../../shelf/write/compact.ts';
import type { DataFolder } from '../node/data-folder.ts';
import { dropUnfinished } from '../node/leftovers.ts';
import { dropUnreadShelves } from '../node/serving-processes.ts';
import { clearAtDesk } from './desk-references.ts';
import { type Cleared, clearReferences, summed } from './person-references.ts';
import { type Gone, kindOf, type Same, sameAs } from './record-names.ts';
import { withdrawalList } from './withdrawals.ts';

interface ErasedRecord extends Erased {
  readonly family: string;
  /** What it was called in all its versions, and what was merged into it. */
  readonly names: readonly string[];
  /** What was merged into it is the same, and went with it. */
  readonly merged: readonly Gone[];
  /** Other records that held something of it. */
  readonly cleared: readonly Cleared[];
}

interface Truth {
  readonly ledger: Pick<Ledger, 'after' | 'erase' | 'records' | 'rewrite'>;
  readonly desk: Pick<Desk, 'db'>;
}

/** Takes every version of a record out of the log; null when the family never had it. */
export async function eraseRecord(
  truth: Truth,
  family: string,
  id: string,
  now: Date,
): Promise<ErasedRecord | null> {
  return eraseAll(truth, await sameAs(truth.ledger, family, id), now);
}

async function eraseAll(truth: Truth, [one, ...merged]: Same, now: Date): Promise<ErasedRecord | null> {
  const erased = await eraseNamed(truth, one, now);
  const cleared: Cleared[] = [];
  for (const other of merged) cleared.push(...((await eraseNamed(truth, other, now))?.cleared ?? []));
  const names = new Set([one, ...merged].flatMap((each) => each.names));
  return (
    erased && {
      ...{ ...erased, family: one.family, merged, names: [...names] },
      cleared: summed([...erased.cleared, ...cleared]),
    }
  );
}

async function eraseNamed(
  { ledger, desk }: Truth,
  { family, id, names }: Gone,
  now: Date,
): Promise<(Erased & Pick<ErasedRecord, 'cleared'>) | null> {
  await noteErasedNames(desk, names.map(foldedWords), now);
  // Before the record itself goes: its names are known while it is there, whoever takes this up again.
  const cleared = await clearReferences(ledger, { family, id, names }, now);
  const erased = await ledger.erase(family, id, 'privacy_request', now);
  return erased && { ...erased, cleared };
}

/**
 * The same, written down before at the desk and in the list of the folder, so that it is finished whatever
 * happens; `finishErasures` does what follows.
 */
export async function beginErasing(
  truth: Truth,
  folder: string,
  family: string,
  id: string,
  now: Date,
): Promise<ErasedRecord | null> {
  const at = now.toISOString();
  const all = await sameAs(truth.ledger, family, id);
  const list = withdrawalList(folder);
  for (const one of all.filter(({ names }) => names.length > 0)) {
    await beginErasure(truth.desk, { ...one, at });
    await list.note([{ family, id: one.id, at }]);
  }
  const erased = await eraseAll(truth, all, now);
  // Erased before: the list may be another one by now, and must tell of it too.
  if (erased) await list.note([{ family, id: erased.id, at }]);
  return erased;
}

/** What teams and people keep of it goes too; answers from where. Called once the shelf shows it no more. */
export async function forgetErased(
  desk: Pick<Desk, 'db'>,
  { family, id, names, merged = [] }: Gone & Partial<Pick<ErasedRecord, 'merged'>>,
  now: Date,
): Promise<readonly Cleared[]> {
  await forgetRecord(desk, { family, kind: kindOf(family), id, names }, now);
  const cleared = [...(await clearAtDesk(desk, { family, id, names }))];
  for (const other of merged) cleared.push(...(await forgetErased(desk, other, now)));
  return summed(cleared);
}

export interface FinishParts {
  readonly data: DataFolder;
  readonly desk: Desk;
  /** What dumps are written with. */
  readonly dumps: Omit<DumpRequest, 'families' | 'now' | 'allowFewer'>;
  /** Resolves once the shelf shows what the log holds. */
  readonly shown: () => Promise<void>;
  readonly now: () => Date;
  /** Dumps from before this moment make way for new ones, whatever they hold. */
  readonly dumpsSince?: string;
  /** What else is to be done before the bytes go. */
  readonly beforeCompacting?: (dumps: string | null, atDesk: readonly Cleared[]) => Promise<void>;
  /** For how long other processes may keep bytes from being compacted away, in ms. */
  readonly patienceMs?: number;
}

interface Finished {
  /** False when bytes of it may be left, because others read the files. It stays written down. */
  readonly compacted: boolean;
}

/** Finishes what was begun, here or by a process that ended before it was done. */
export async function finishErasures(parts: FinishParts): Promise<Finished> {
  const { data, desk, now } = parts;
  const begun = await unfinishedErasures(desk);
  for (const one of begun) await carryOut(one, data, desk, now());
  await parts.shown();
  const atDesk: Cleared[] = [];
  for (const one of begun) {
    if (one.family !== bytesAlone.family) atDesk.push(...(await forgetErased(desk, one, now())));
    await dropNames(desk, one);
  }
  const bytes = begun.findLast(({ family }) => family === bytesAlone.family);
  const dumps = await dumpsWithout(parts, parts.dumpsSince ?? bytes?.at);
  await parts.beforeCompacting?.(dumps, atDesk);
  if (begun.length === 0) return { compacted: true };
  const until = now().getTime() + (parts.patienceMs ?? 20_000);
  let own = await compact(data, parts.dumps.folder, now());
  while (!(own && leftToNobody(data)) && now().getTime() < until) {
    await setTimeout(200);
    own ||= await compact(data, parts.dumps.folder, now());
  }
  const compacted = own && leftToNobody(data);
  if (compacted) for (const one of begun) await endErasure(desk, one);
  return { compacted };
}

async function carryOut(one: UnfinishedErasure, data: DataFolder, desk: Desk, now: Date): Promise<void> {
  const { family, id, at } = one;
  if (family === bytesAlone.family) return;
  await withdrawalList(data.path).note([{ family, id, at }]);
  await eraseNamed({ ledger: data.ledger, desk }, one, now);
}

/**
 * Where dumps are from before the last erasure, or from before a moment, new ones take their place. The version
 * of the newest; null where there are none.
 */
async function dumpsWithout(
  { data, dumps, now }: Pick<FinishParts, 'data' | 'dumps' | 'now'>,
  since = '',
): Promise<string | null> {
  const [newest] = dumpVersions(dumps.folder);
  if (newest === undefined) return null;
  const isOld =
    dumpSeq(dumps.folder, newest) < data.shelf.erasedAt() ||
    (readDumpIndex(dumps.folder, newest)?.generated_at ?? '') < since;
  if (!isOld) {
    await dropDumps(dumps.folder, 1, data.shelf.erasedAt());
    return newest;
  }
  const { version } = await writeDumps({ ...dumps, families, now: now(), allowFewer: true });
  await dropDumps(dumps.folder, 1, since === '' ? data.shelf.erasedAt() : undefined);
  return version;
}

/**
 * Leaves no byte of what was deleted in the folder, kept downloads of harvests, shelves that nobody reads and
 * dumps that a killed process began included; false when another process read the files meanwhile.
 */
async function compact(
  { ledger, shelf, path, fingerprint }: DataFolder,
  dumps: string,
  now: Date,
): Promise<boolean> {
  dropUnfinished(path, dumps, now);
  rmSync(join(path, 'harvest'), { recursive: true, force: true });
  dropUnreadShelves(path, fingerprint);
  // A power cut brings nothing of it back.
  for (const folder of [path, dumps]) if (existsSync(folder)) syncFolderNow(folder);
  const ofLedger = await ledger.compact();
  return shelf.compact() && ofLedger;
}

/**
 * Whether no shelf of another release holds a byte of it. One that a process reads is left to that process, which
 * follows the same log and writes it anew, or leaves it behind when it ends.
 */
function leftToNobody({ shelf, path, fingerprint }: DataFolder): boolean {
  return dropUnreadShelves(path, fingerprint).every((file) => isWrittenAnew(file, shelf.erasedAt()));
}

/** What to tell of files that others still read. */
export const notCompacted =
  'Another process reads the files, so deleted bytes may still be in them. It is tried again by the server and by the next command that removes or imports; run this one again to wait for it.';
