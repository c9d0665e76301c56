// Following the ledger: entries go to the shelf batch by batch until there are no more.
//
// The log may become another one under whoever follows it: a standby takes over that lost the last commits,
// or somebody recovers the database to an earlier moment. Numbers do not show that once the new log is long
// enough, so the entry that was taken last is looked at again with every batch.

import { setImmediate } from 'node:timers/promises';
import type { LogEntry } from '../kernel/log-entry.ts';
import type { Ledger } from './ledger.ts';

/** What knows which log it followed. */
interface LogKeeper {
  /** False when it is at `seq` and took another entry there than the one that the log has (undefined: none). */
  readonly follows?: (seq: number, entry: LogEntry | undefined) => boolean;
  /** Told that it took another entry at `seq`. */
  readonly giveUp?: (seq: number) => void;
}

/** What follows: it knows where it is, and takes the entries after that. */
interface Follower extends LogKeeper {
  /** The number it took last; below 0 when it gave up. */
  readonly at: () => number;
  /** False when it was not at `from` any more: somebody else took the batch. */
  readonly take: (from: number, entries: readonly LogEntry[]) => boolean;
  /** Whether to break off behind the batch at hand. */
  readonly stopped?: () => boolean;
}

/** What was followed is not what the ledger holds. */
export class OtherLogError extends Error {
  constructor() {
    super(
      'The shelf followed another ledger, or this one before it lost changes. It takes nothing more; a new start of this node makes it anew.',
    );
    this.name = 'OtherLogError';
  }
}

/** Throws when the log has another entry at `seq` than the one that was taken there. */
export async function checkLog(ledger: Ledger, keeper: LogKeeper, seq: number): Promise<void> {
  if (seq < 0) throw new OtherLogError();
  if (seq === 0 || !keeper.follows) return;
  const [entry] = await ledger.after(seq - 1, 1);
  if (keeper.follows(seq, entry)) return;
  keeper.giveUp?.(seq);
  throw new OtherLogError();
}

/** Hands over everything that is new; resolves with the number of entries taken. */
export async function catchUp(ledger: Ledger, follower: Follower, batch = 4000): Promise<number> {
  let taken = 0;
  while (!follower.stopped?.()) {
    const from = follower.at();
    const entries = from < 0 ? [] : await ledger.after(from, batch);
    if (entries.length === 0 && from >= 0) return taken;
    // Behind the batch: whatever log it came from, it is not taken when the log is another one now.
    await checkLog(ledger, follower, from);
    if (follower.take(from, entries)) taken += entries.length;
    // A batch takes a while; whoever else waits for this thread goes first.
    await setImmediate();
  }
  return taken;
}
