// Bringing a shelf to what the ledger holds. A new node, or one whose shelf was thrown away, has the whole
// log before it: it builds its shelf in one go instead of following the log from its first entry.

import { setImmediate, setTimeout } from 'node:timers/promises';
import { isUnavailable } from '../../kernel/refusal.ts';
import { isBusy } from '../../kernel/sqlite-code.ts';
import { catchUp, checkLog } from '../../ledger/follow.ts';
import type { Ledger } from '../../ledger/ledger.ts';
import type { Shelf } from '../../shelf/shelf.ts';

export interface BuildOptions {
  /** Whether to break off, which leaves the shelf empty. */
  readonly stopped?: () => boolean;
  /** Told how many entries of the log are dealt with. */
  readonly onProgress?: (entries: number) => void;
  /** A shorter log is left to be followed: there is nothing to gain. */
  readonly worthwhile?: number;
  /** Asked at the end of the log: waits for more of it, or says that this is all (left out: it is). */
  readonly goesOn?: () => Promise<boolean>;
}

/**
 * Builds an empty shelf, then follows the log to its end; answers how many entries it followed. Who finds
 * that somebody else writes the shelf waits for it, until it is stopped.
 */
export async function bringUpToDate(
  ledger: Ledger,
  shelf: Shelf,
  options: BuildOptions = {},
): Promise<number> {
  const { stopped = () => false, onProgress = () => {} } = options;
  let followed = 0;
  const take: Shelf['take'] = (from, entries) => {
    onProgress(from);
    const taken = shelf.take(from, entries);
    if (taken) followed += entries.length;
    return taken;
  };
  for (;;) {
    await buildShelf(ledger, shelf, options);
    try {
      await catchUp(ledger, { ...shelf, take, stopped });
      return followed;
    } catch (error) {
      if (!isBusy(error) || stopped()) throw error;
    }
    await setTimeout(pauseMs);
  }
}

const batchEntries = 4000;
/** Between two looks at a shelf that another process is filling, in ms. */
const pauseMs = 250;

/** Fills an empty shelf with what the ledger holds now, unless somebody else does so first. */
export async function buildShelf(ledger: Ledger, shelf: Shelf, options: BuildOptions = {}): Promise<void> {
  const { stopped = () => false, onProgress = () => {}, worthwhile = 2000 } = options;
  const { goesOn = async () => false } = options;
  if (shelf.at() > 0) return;
  const head = await ledger.head();
  using build = head >= worthwhile ? shelf.build() : null;
  if (!build) return;
  let from = 0;
  while (from < head || (await goesOn())) {
    const entries = await ledger.after(from, batchEntries);
    if (entries.length > 0) await checkLog(ledger, build, from);
    build.add(entries);
    from = entries.at(-1)?.seq ?? Math.max(from, head);
    onProgress(from - build.waits());
    await setImmediate();
    if (stopped()) return;
  }
  for (;;) {
    const outcome = build.write();
    if (outcome === 'complete' || outcome === 'taken') return;
    onProgress(from - build.waits());
    await (outcome === 'busy' ? setTimeout(pauseMs) : setImmediate());
    if (stopped()) return;
  }
}

/** What was asked for, or null while the database is away or the shelf is not to be had. */
export async function unlessAway<T>(asked: Promise<T>): Promise<T | null> {
  try {
    return await asked;
  } catch (error) {
    if (isUnavailable(error) || isBusy(error)) return null;
    throw error;
  }
}

/** What is left unmerged while another process writes is merged after the next change. */
export function mergesIndex(shelf: Shelf): boolean {
  try {
    return shelf.mergeIndex();
  } catch (error) {
    if (isBusy(error)) return false;
    throw error;
  }
}

/**
 * Brings everything appended before the call to the shelf, in the thread that asks: for whoever has nothing to do
 * meanwhile, as a thread of its own costs a tenth of a second before it begins.
 */
export async function showOnShelf({ ledger, shelf }: { ledger: Ledger; shelf: Shelf }): Promise<void> {
  const upToDate = async () => {
    await checkLog(ledger, shelf, shelf.at());
    return bringUpToDate(ledger, shelf);
  };
  while ((await unlessAway(upToDate())) === null) await setTimeout(pauseMs);
  while (mergesIndex(shelf));
}
